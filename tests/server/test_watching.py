"""Watching a server: metrics for Prometheus, a dashboard that asks for them, and logs without secrets."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry, generate_latest

from terrae.server import gathering, logs
from terrae.server.app import create_app
from terrae.server.gathering import Gathering, tell
from terrae.server.house import House
from terrae.server.metrics import Page, read_address
from terrae.server.settings import BadSetting, Settings
from tests.server.world import opened

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def numbers(text: str) -> dict[str, float]:
    """Every series of a page of metrics, by its name and labels."""
    lines = [line.rpartition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def page_of(house: House) -> Page:
    assert house.metrics.page is not None
    return house.metrics.page


def test_metrics_tell_what_happens_and_the_dashboard_asks_for_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, metrics="127.0.0.1:0") as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"setup": "first-game", "first": "1"}))["table"]
            await world.play_on(table, {1: anke, 2: anke}, 4)
            await anke.look(table)
            await world.house.metrics.look()
            page = await asyncio.to_thread(httpx.get, page_of(world.house).url)
            found = numbers(page.text)
            assert found["terrae_moves_total"] == 4 and found["terrae_tables_going"] == 1
            assert found["terrae_tables_stuck"] == found["terrae_jobs_stuck"] == 0 == found["terrae_thinkers_waiting"]
            assert found["terrae_thinkers"] == found["terrae_database_answers"] == 1
            assert found["terrae_writer_wait_seconds_count"] > 4
            assert any("/api/tables/{table_id}" in name and "terrae_http_requests_total" in name for name in found)
            assert table not in page.text and anke.guest not in page.text
            told = {re.split("[{ ]", name)[0] for name in found} | {"terrae_jobs_running"}  # which may be none now
            panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
            asked = {
                name
                for panel in panels
                for target in panel["targets"]
                for name in re.findall(r"\b(?:terrae|process)_\w+", target["expr"])
            }
            assert len(asked) > 15 and asked <= told, asked - told

    asyncio.run(scene())


def test_the_numbers_of_all_processes_are_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "PATIENCE", 0.05)

    async def scene() -> None:
        whole = Gathering(asyncio.get_running_loop())
        pairs = [socket.socketpair() for _ in range(3)]
        for number, (ours, _) in enumerate(pairs, 1):
            await whole.join(number, ours)
        said = b'# TYPE a_total counter\na_total{path="/"} %d\n# TYPE b gauge\nb 5\n'
        telling = [asyncio.create_task(tell(pairs[at][1], lambda at=at: said % (at + 2))) for at in range(2)]  # type: ignore[misc]
        registry = CollectorRegistry()
        registry.register(whole)

        async def page() -> dict[str, float]:
            return numbers((await asyncio.to_thread(generate_latest, registry)).decode())

        told = {f'a_total{{path="/",process="{number}"}}': number + 1.0 for number in (1, 2)}
        told |= {f'b{{process="{number}"}}': 5.0 for number in (1, 2)}
        while (found := await page()) != {
            **told,
            "terrae_processes": 2.0,
        }:  # the third is silent, others may be slow
            assert set(found) <= {*told, "terrae_processes"}
        telling.append(asyncio.create_task(tell(pairs[2][1], lambda: said % 9)))  # all that it was asked, late
        while (await page()).get('a_total{path="/",process="3"}') != 9:
            pass
        whole.leave(1)
        assert 'b{process="1"}' not in await page()
        for number in (2, 3):
            whole.leave(number)
        await asyncio.gather(*telling)

    asyncio.run(scene())


def test_a_page_of_which_half_came_too_late_is_no_other_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waited for it is gone by then; the next page begins where it ends."""

    async def scene() -> None:
        ours, theirs = socket.socketpair()
        asked = gathering.Asked(*await asyncio.open_connection(sock=ours))
        reader, writer = await asyncio.open_connection(sock=theirs)
        monkeypatch.setattr(gathering, "PATIENCE", 0.05)
        waiting = asyncio.create_task(asked.page())
        first = int(await reader.readline())
        writer.write(gathering.HEAD.pack(first, 6) + b"slo")
        with pytest.raises(TimeoutError):
            await waiting
        monkeypatch.setattr(gathering, "PATIENCE", 60.0)
        waiting = asyncio.create_task(asked.page())
        second = int(await reader.readline())
        writer.write(b"wly" + gathering.HEAD.pack(second, 5) + b"again")
        assert await waiting == "again"
        waiting = asyncio.create_task(asked.page())
        await reader.readline()
        writer.close()
        with pytest.raises(ConnectionError):
            await waiting
        with pytest.raises(ConnectionError):
            await asked.page()
        asked.close()

    asyncio.run(scene())


@pytest.mark.parametrize("wrong", ["9187", "localhost:", "localhost:x", ":1", "localhost:70000"])
def test_a_wrong_address_of_metrics_is_refused(wrong: str) -> None:
    assert read_address("[::1]:9187") == ("::1", 9187)
    with pytest.raises(BadSetting):
        read_address(wrong)


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged, as somebody who keeps logs gets it."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    heard = io.StringIO()
    logs.configure(heard)
    yield heard
    root.handlers = before
    root.setLevel(level)


def test_logs_are_lines_of_json_without_secrets(log: io.StringIO) -> None:
    logger = logging.getLogger("terrae.server")
    try:
        raise ValueError("postgresql://terrae:hunter2@localhost/terrae does not answer")
    except ValueError as error:
        logger.error("%s %s failed", "GET", "/join/abcDEF123_-", exc_info=error)
    logger.warning("cookie terrae=abc.def; terrae-session=xyz, Bearer tok123, password: 'geheim und leise'")
    logger.warning("smtp_password='ge heim', a terrae_%s, postgresql://me:p@ss@host", "tok" * 15)
    logger.warning("GET /x\n2026-11-19 nothing [info] forged \x1b[2J failed")
    logger.info("nobody wants to know")
    first, second, third, fourth = [json.loads(line) for line in log.getvalue().splitlines()]
    assert (first["event"], first["level"], first["logger"]) == ("GET /join/… failed", "error", "terrae.server")
    assert "ValueError" in first["exception"] and "timestamp" in first
    for secret in ("hunter2", "abcDEF123", "abc.def", "xyz", "tok", "geheim", "leise", "heim", "p@ss", "ss@"):
        assert secret not in log.getvalue()
    assert third["event"] == "smtp_password=…, a …, postgresql://…@host"
    assert fourth["event"] == r"GET /x\n2026-11-19 nothing [info] forged \x1b[2J failed", "one line, which nobody obeys"
    assert second["event"].startswith("cookie terrae=…; terrae-session=…")


def test_no_address_with_a_token_is_logged_with_it(tmp_path: Path) -> None:
    """Whoever makes a new one is told here."""
    paths = {route.path for route in create_app(Settings(data=tmp_path)).routes if "{token" in route.path}
    assert len(paths) > 3
    for path in paths:
        said = logs.without_secrets(f"GET {re.sub(r'{.*?}', 'abcDEF123_-', path)} failed")
        assert "abcDEF" not in said, path
