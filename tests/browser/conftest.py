"""Chromium, a server, and people who visit it. Nothing outside the server can be reached, and nobody may try."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright
from tools import chromium as debian
from tools.debian import must_be_there

from tests.browser.house import House
from tests.browser.person import Person

PATIENCE = 60_000  # milliseconds; only a failing test ever waits that long
NO_WORLD = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"
QUIET = ("--no-sandbox", "--disable-background-networking", "--disable-component-update", NO_WORLD)


class Door(Protocol):
    """Lets somebody in: a context of their own, with their own cookie."""

    def __call__(self, at: House | None = None, /, **looks: Any) -> Person: ...


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of this folder, closed before other folders run: it holds the event loop."""
    path = debian.find()
    if path is None:
        (pytest.fail if must_be_there() else pytest.skip)(debian.HOW)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests share; each sets up tables of its own."""
    server = House(tmp_path_factory.mktemp("house"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for one test alone, which may kill it."""
    server = House(tmp_path / "house")
    server.start()
    yield server
    server.stop()


class Watch:
    """Takes down what no page may do: reach outside, stumble in a script, break its own security policy."""

    def __init__(self) -> None:
        self.outside: list[str] = []
        self.mistakes: list[str] = []

    def over(self, context: BrowserContext, home: str) -> None:
        context.on("request", lambda request: self.request(request, home))
        context.on("console", self.console)
        context.on("weberror", lambda problem: self.mistakes.append(str(problem.error)))

    def request(self, request: Request, home: str) -> None:
        if not request.url.startswith((home + "/", "data:", "blob:")):
            self.outside.append(request.url)

    def console(self, message: ConsoleMessage) -> None:
        # A refused move or a lost connection is a line in the console too: tests look at what the page makes of it.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.mistakes.append(message.text)


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Door]:
    """People who come in; afterwards their pages must have behaved."""
    watch = Watch()
    contexts: list[BrowserContext] = []

    def enter(at: House | None = None, /, **looks: Any) -> Person:
        home = (at or house).url
        context = chromium.new_context(
            **{"viewport": {"width": 1400, "height": 900}, "reduced_motion": "reduce", **looks}
        )
        context.set_default_timeout(PATIENCE)
        watch.over(context, home)
        contexts.append(context)
        return Person(context, home)

    yield enter
    for context in contexts:
        context.close()
    assert watch.outside == []
    assert watch.mistakes == []


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A browser without any network."""
    context = chromium.new_context(offline=True, reduced_motion="reduce")
    yield context.new_page()
    context.close()
