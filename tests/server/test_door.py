"""Holding the door: odd requests, too many of them, two servers on one file, a database that does not answer."""

from __future__ import annotations

import asyncio
import itertools
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import TimeoutError as PoolTimeout

import terrae.server.house
from terrae.server import jobs
from terrae.server.api import address_of
from terrae.server.listener import allow_files
from terrae.server.live import Caller
from terrae.server.registry import TURN
from terrae.server.store.database import Database, StoreError
from tests.server.world import World, opened, until

# Odd requests


@pytest.mark.parametrize(
    "path",
    [
        "/static/%00",
        f"/static/{'a' * 300}.css",
        "/static/..%2Fapp.py",
        "/table/%00",
        "/api/tables/%00",
        "/league/a%00b",
        "/api/leagues/%00",
    ],
)
def test_an_odd_address_is_no_page(tmp_path: Path, path: str) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            assert (await world.stranger().client.get(path)).status_code == 404

    asyncio.run(scene())


def test_a_zero_in_a_text_is_no_failure_of_the_database(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "open"))["table"]
            for path, field in (
                (f"/api/tables/{table}/notes", {"text": "a\0b", "version": 0}),
                ("/api/notices/seen", {"table": "\0"}),
                ("/api/import", {"text": "\\\0"}),
            ):
                answer = await anke.send(path, field)
                assert (answer.status_code, answer.json()["type"]) == (400, "malformed"), path
            assert (await anke.ask("/api/next", beside="\0")).status_code == 400
            told = {"text": "\\u0000 is how JSON writes it", "version": 0}
            assert (await anke.post(f"/api/tables/{table}/notes", told))["text"] == told["text"]

    asyncio.run(scene())


def test_a_refusal_echoes_no_more_than_a_line(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            answer = await anke.ask("/api/explore/terra-nova", whose="x" * 3000)
            assert answer.status_code == 400 and len(answer.json()["detail"]) < 200
            answer = await anke.send("/api/me", {"name": "x" * 70_000})
            assert (answer.status_code, answer.headers["connection"]) == (413, "close"), "the rest is not read"

    asyncio.run(scene())


def test_an_odd_origin_is_foreign(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            for origin, status in (("http://[", 403), ("nonsense", 403), ("http://terrae.test", 200)):
                assert (await anke.send("/api/me", {"name": "Anke"}, Origin=origin)).status_code == status

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("game", "what"),
    [
        ("1:a\n" * 6000, "5000 lines"),
        ("1:a\r" * 6000, "5000 lines"),
        ("1: a" + ", a" * 20_001, "20000 moves"),
        ("1:a\n" * 410_000, "400000 characters"),
    ],
    ids=["lines", "other line ends", "moves", "2 MB"],
)
def test_a_game_without_end_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, what: str
) -> None:
    def never(*arguments: object) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr("terrae.server.bringing.read", never)
    monkeypatch.setattr("terrae.server.bringing.recognise", never)

    async def scene() -> None:
        async with opened(tmp_path) as world:
            answer = await world.person().send("/api/import", {"text": game})
            assert (answer.status_code, answer.json()["type"]) == (422, "bad-file")
            assert what in answer.json()["detail"]

    asyncio.run(scene())


def test_who_may_call_it_and_how(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, hosts="club.example, play.club.example", secure=True) as world:
            client = world.stranger().client
            assert (await client.get("/")).status_code == 400, "it is called terrae.test here"
            assert (await client.get("/healthz")).status_code == 200
            known = await client.get("/", headers={"Host": "play.club.example"})
            assert known.status_code == 200
            assert "max-age" in known.headers["strict-transport-security"]
        async with opened(tmp_path) as world:
            assert "strict-transport-security" not in (await world.stranger().client.get("/")).headers

    asyncio.run(scene())


class Asked:
    """A request, as far as its address goes."""

    def __init__(self, forwarded: str) -> None:
        self.headers = {"x-forwarded-for": forwarded} if forwarded else {}
        self.client = type("Client", (), {"host": "10.0.0.1"})


@pytest.mark.parametrize(
    ("forwarded", "proxies", "address"),
    [
        ("1.1.1.1, 2.2.2.2", 0, "10.0.0.1"),  # anybody can write such a header
        ("1.1.1.1, 2.2.2.2", 1, "2.2.2.2"),
        ("1.1.1.1, 2.2.2.2", 2, "1.1.1.1"),
        ("2.2.2.2", 2, "10.0.0.1"),  # it did not come through both
        ("", 1, "10.0.0.1"),
        ("2001:db8:1:2::7", 1, "2001:db8:1:2::/64"),  # whoever has one of them has all
        ("2001:db8:1:2:ffff::1, 2001:db8:1:3::1", 2, "2001:db8:1:2::/64"),
        ("::ffff:2.2.2.2", 1, "2.2.2.2"),
        ("2.2.2.2:4711", 1, "2.2.2.2"),
        ("x" * 9000, 1, "x" * 64),
    ],
)
def test_an_address_behind_proxies(forwarded: str, proxies: int, address: str) -> None:
    asked: Any = Asked(forwarded)
    assert address_of(asked, proxies) == address


def test_nobody_holds_all_streams(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, streams_by_guest=2, streams_by_address=3) as world:
            anke, bert = world.person(), world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            live, path = world.house.live, f"/api/tables/{table}/live"
            here = "127.0.0.1"
            for _ in range(2):
                live.count(Caller(anke.guest, here), 1)
            refused = await anke.ask(path)
            assert refused.status_code == 429 and "2 pages" in refused.json()["detail"]
            live.count(Caller(bert.guest, here), 1)
            refused = await bert.ask(path)
            assert refused.status_code == 429 and "from where you are" in refused.json()["detail"]
            live.count(Caller(anke.guest, here), -1)
            assert live.admit(bert.guest, here) == Caller(bert.guest, here)
            for caller in (anke, bert):
                live.count(Caller(caller.guest, here), -1)
            assert not live.streams.census.here.all, "nothing is kept of those who left"

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_files_are_allowed_for_connections() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert allow_files(600) == 600
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= 600
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# The database


def test_one_server_for_one_file(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'terrae.sqlite3'}"
    one, other = Database(url), Database(url)
    with one.claimed(), pytest.raises(StoreError, match="another server works with"), other.claimed():
        pass
    with other.claimed():
        pass
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "club.sqlite3").symlink_to(tmp_path / "terrae.sqlite3")
    linked = Database(f"sqlite+aiosqlite:///{tmp_path / 'elsewhere' / 'club.sqlite3'}")
    with one.claimed(), pytest.raises(StoreError, match="another server works with"), linked.claimed():
        pass


@pytest.mark.sqlite
@pytest.mark.skipif(sys.platform == "win32", reason="no such rights there")
def test_the_file_is_private(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            await world.person().new_table("me", "hot")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("terrae.sqlite3*")}
            assert len(modes) > 1 and set(modes.values()) == {0o600}, modes

    asyncio.run(scene())


@pytest.mark.parametrize("error", [PoolTimeout("no connection"), ConnectionRefusedError(111, "refused"), EOFError()])
def test_whatever_a_database_throws_is_the_stores_error(tmp_path: Path, error: Exception) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            database = world.house.database

            class Broken:
                def connect(self) -> Broken:
                    return self

                async def __aenter__(self) -> None:
                    raise error

                async def __aexit__(self, *error: object) -> None:
                    raise AssertionError("it was never open")

            database.reader, kept = Broken(), database.reader  # type: ignore[assignment]
            answer = await world.stranger().client.get("/api/tables")
            database.reader = kept
            assert (answer.status_code, answer.json()["type"]) == (503, "store")

    asyncio.run(scene())


def test_health_says_when_nothing_can_be_written(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, patience=0) as world:
            client, clock = world.stranger().client, itertools.count(1.0)
            world.house.pulse.clock = lambda: next(clock)
            assert (await client.get("/healthz")).json()["status"] == "ok"
            other = Database(world.house.settings.url, patience=30)  # the server writes, too, at its start
            async with other.writing() as connection:
                await connection.execute(text("UPDATE pulse SET beat = beat"))
                answer = await client.get("/healthz", headers={"Accept": "application/json"})
                assert answer.status_code == 503 and "locked" in answer.text
            await other.close()
            assert (await client.get("/healthz")).status_code == 200

    asyncio.run(scene())


def test_the_health_of_a_server_costs_one_write_a_second_however_many_ask(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            client, pulse, writes = world.stranger().client, world.house.pulse, [0]
            moment, beat = [0.0], world.house.pulse.beat

            async def counted() -> None:
                writes[0] += 1
                await beat()

            pulse.beat, pulse.clock = counted, lambda: moment[0]  # type: ignore[method-assign]
            for after, number in ((0.0, 1), (0.5, 1), (1.0, 2)):
                moment[0] = after
                answers = await asyncio.gather(*(client.get("/healthz") for _ in range(30)))
                assert ({answer.status_code for answer in answers}, writes) == ({200}, [number])

    asyncio.run(scene())


def test_an_answer_that_was_swallowed_is_given_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that say an answer is owed are looked for again and again, not only at the start, and whatever happens."""
    monkeypatch.setattr(terrae.server.house, "SWEEP", 0.01)
    failures = iter([ValueError("of whatever kind"), StoreError("server.store-locked")])

    async def scene() -> None:
        async with opened(tmp_path) as world:
            world.house.jobs.kinds.pop(TURN)
            sweep = world.house.dealer.sweep

            async def failing() -> None:
                if (failure := next(failures, None)) is not None:
                    raise failure
                await sweep()

            monkeypatch.setattr(world.house.dealer, "sweep", failing)
            anke = world.person()
            table = (await anke.new_table("me", "random", options={"first": "2"}))["table"]
            ply = (await anke.look(table))["ply"]
            async with world.house.database.writing() as connection:
                await jobs.cancel(connection, TURN, table)  # nobody knows of it any more
            world.house.jobs.handle(TURN, world.house.dealer.turn)

            async def answered() -> bool:
                return bool((await anke.look(table))["ply"] > ply)

            await until(answered)
            assert next(failures, None) is None

    asyncio.run(scene())


# Whole or not at all


async def broken(*arguments: object, **more: object) -> None:
    raise StoreError("server.store-full")


async def rows(world: World, query: str) -> list[tuple[Any, ...]]:
    async with world.house.database.reading() as connection:
        return [tuple(row) for row in (await connection.execute(text(query))).all()]


def test_a_takeback_is_one_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"first": "1"}))["table"]
            position = await anke.play(table, await anke.look(table), "mat blue")
            monkeypatch.setattr(world.house.registry, "close_wish", broken)
            refused = await anke.send(f"/api/tables/{table}/takeback", {"action": "ask"})
            assert refused.status_code == 503
            assert await rows(world, "SELECT * FROM takebacks") == []
            now = await anke.look(table)
            assert (now["ply"], now["epoch"], now["takeback"]) == (position["ply"], 0, None)
            monkeypatch.undo()
            done = await anke.post(f"/api/tables/{table}/takeback", {"action": "ask"})
            assert (done["ply"], done["epoch"]) == (position["ply"] - 1, 1)

    asyncio.run(scene())


def test_opening_a_seat_is_one_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            monkeypatch.setattr(world.house.tables, "invite", broken)
            refused = await anke.send(f"/api/tables/{table}/keeper", {"seat": 2, "kind": "open"})
            assert refused.status_code == 503
            assert await rows(world, "SELECT kind FROM seats ORDER BY seat") == [("person",), ("person",)]
            assert [chair.kind for chair in (await world.house.tables.find(table)).chairs] == ["person", "person"]

    asyncio.run(scene())
