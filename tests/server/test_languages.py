"""Every page in every language: nothing is left in English, and everybody is answered in their own."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from terrae.core import languages, messages
from terrae.core.game import games
from terrae.lessons.lesson import Words
from terrae.lessons.shelf import lessons
from tests.server.world import Person, opened

STRANGE = "zz"  # a language that says all in letters of its own
WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"}
SPOKEN = ("aria-label", "title", "alt", "placeholder")
UNSPOKEN = ("script", "style", "code", "kbd")
WORD = re.compile(r"[A-Za-z]{3,}")
CODE = re.compile(r"\([\w-]+\)$|\bIII\b")  # what is typed stands behind its name
NAMES = {"Terrae", "Terra", "Nova", "Mystica", "Terramara", "Surveyor", *languages.NAMES.values()}


def widened(data: Any) -> Any:
    """The texts of a lesson in wide letters; what stands between braces stays."""
    if isinstance(data, str):
        return re.sub(r"[^{}]+(?![^{]*\})", lambda text: text[0].translate(WIDE), data)
    return {key: widened(value) for key, value in data.items()}


class Widened(Transformer):
    """Words in wide letters; what stands between braces stays."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(WIDE)
        return node


@pytest.fixture(scope="module", autouse=True)
def strange_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("strange") / "messages"
    (folder / STRANGE).mkdir(parents=True)
    parser, serializer = FluentParser(with_spans=False), FluentSerializer()
    for path in sorted(Path(messages.__file__).parents[1].rglob("messages/en/*.ftl")):
        read = Widened().visit(parser.parse(path.read_text(encoding="utf-8")))
        place = folder / STRANGE / f"{path.parents[2].name}-{path.parents[3].name}-{path.name}"
        place.write_text(serializer.serialize(read), encoding="utf-8")
    for lesson in lessons(None).values():
        lesson.words[STRANGE] = msgspec.convert(widened(msgspec.to_builtins(lesson.words["en"])), Words)  # type: ignore[index]
    languages.NAMES[STRANGE] = STRANGE
    languages.SEPARATORS[STRANGE] = (".", ",")
    messages.add_messages(folder)
    yield
    for lesson in lessons(None).values():
        del lesson.words[STRANGE]  # type: ignore[attr-defined]
    messages._folders.remove(str(folder))
    messages.forget()
    del languages.NAMES[STRANGE], languages.SEPARATORS[STRANGE]


class Heard(HTMLParser):
    """What a page says to whoever sees it or has it read aloud."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.silent: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in UNSPOKEN:
            self.silent.append(tag)
        self.texts += [value for name, value in attrs if name in SPOKEN and value]

    def handle_endtag(self, tag: str) -> None:
        if self.silent and self.silent[-1] == tag:
            self.silent.pop()

    def handle_data(self, data: str) -> None:
        if not self.silent:
            self.texts.append(data)


def heard(page: str) -> list[str]:
    parser = Heard()
    parser.feed(page)
    return [text.strip() for text in parser.texts if text.strip()]


def english(texts: list[str]) -> list[str]:
    """Texts with words in ordinary letters."""
    return list(dict.fromkeys(text for text in texts if {*WORD.findall(CODE.sub("", text))} - NAMES))


# What a position says; the rest of it are codes.
TOLD = {"question", "label", "about", "warning", "text", "summary", "title", "name", "called", "source", "what", "why"}
TOLD |= {"why_no_undo", "why_no_takeback", "remark", "round", "ask", "praise", "detail", "level", "help"}


def told(data: Any, key: str = "") -> Iterator[str]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name == "units":
                yield from (text for unit in value.values() for text in heard(unit))
            elif name == "sources":
                yield from value
            else:
                yield from told(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from told(value, key)
    elif isinstance(data, str) and key in TOLD:
        yield data


async def speak(person: Person, language: str) -> Person:
    person.client.headers["accept-language"] = language
    return person


def golden(title: str) -> Path:
    """The shortest recorded game of a title."""
    found = (Path(__file__).parents[1] / title.replace("-", "_") / "golden").glob("*.terrae")
    return min(found, key=lambda path: path.stat().st_size)


@pytest.mark.parametrize("title", games())
def test_a_table_says_nothing_in_english(tmp_path: Path, title: str) -> None:
    """When it begins, and when it is over."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = await speak(world.person(), STRANGE)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            begun = await anke.post("/api/tables", {"game": title, "seats": seats})
            ended = await anke.post("/api/import", {"text": golden(title).read_text(encoding="utf-8"), "name": "Bo"})
            for page in (begun["url"], f"{ended['url']}/end"):
                assert english(heard((await anke.ask(page)).text)) == []
            for table in (begun["table"], ended["table"]):
                assert english(list(told(await anke.get(f"/api/tables/{table}")))) == []

    asyncio.run(scene())


def test_pages_say_nothing_in_english(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = await speak(world.person(), STRANGE)
            pages = ["/", "/learn", "/explore", "/help", "/login", "/register", *(f"/new/{name}" for name in games())]
            pages += [f"/help/{name}" for name in games()]
            for page in pages:
                answer = await anke.ask(page)
                assert f'<html lang="{STRANGE}">' in answer.text and answer.headers["content-language"] == STRANGE
                assert (page, english(heard(answer.text))) == (page, [])
                texts = json.loads(answer.text.partition('id="texts">')[2].partition("</script>")[0])
                assert english([re.sub(r"\{\w+\}", "", text) for text in texts.values() if isinstance(text, str)]) == []

    asyncio.run(scene())


def test_the_browser_decides_and_a_cookie_overrides(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bo = world.person(), world.person()
            assert '<html lang="en">' in (await anke.ask("/")).text
            await speak(anke, "fr-FR, nl;q=0.8, en;q=0.5")
            assert '<html lang="nl">' in (await anke.ask("/")).text
            anke.client.cookies.set("terrae-language", "de")
            assert '<html lang="de">' in (await anke.ask("/")).text
            assert '<html lang="en">' in (await bo.ask("/")).text

    asyncio.run(scene())


def test_names_that_nobody_chose_are_said_to_each_in_their_language(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bo = world.person(), await speak(world.person(), STRANGE)
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "hot"}]
            made = await anke.post("/api/tables", {"game": "terra-nova", "seats": seats, "public": True})
            here, there = [
                [seat["name"] for seat in (await one.get(f"/api/tables/{made['table']}"))["seats"]]
                for one in (anke, bo)
            ]
            assert here[1:] == ["Beginner bot", "Open seat", "Player 4"] and here[0].startswith("Guest ")
            assert english(there) == []
            assert english(heard((await bo.ask("/")).text)) == []

    asyncio.run(scene())
