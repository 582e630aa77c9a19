"""Several processes on one PostgreSQL: two houses with a database between them, and the command itself."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner
from sqlalchemy import func, select

from terrae.cli.serve import serve, worker
from terrae.server.app import create_app
from terrae.server.listener import bind
from terrae.server.live import Caller
from terrae.server.presence import GONE, Presence
from terrae.server.processes import Crew, Door, doors
from terrae.server.settings import BadSetting, Settings
from terrae.server.store.database import Database
from terrae.server.store.models import GUESTS, MOVES
from terrae.server.wire import LONGEST, Wire
from tests.server import postgres
from tests.server.process import PATIENCE, Server, serving
from tests.server.test_live import next_event
from tests.server.test_watching import numbers
from tests.server.world import GAME, Answer, World, database_of, opened, until

pytestmark = pytest.mark.postgresql
ANKE = "a" * 24
DEPLOY = Path(__file__).parent.parent.parent / "deploy"
OTHERS = "pid <> pg_backend_pid() AND datname = current_database()"


@asynccontextmanager
async def listening(world: World, table_id: str, guest: str) -> AsyncIterator[AsyncIterator[bytes]]:
    """A page that hangs on one of the processes."""
    table = await world.house.tables.find(table_id)
    heard = world.house.live.listen(table, Caller(guest, "here"), table.ply, table.epoch)
    await next_event(heard, "presence")
    yield heard
    await heard.aclose()


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[World, World]]:
    """Two processes of one server, as far as a test needs them."""
    async with opened(folder) as first:
        shared = await database_of(folder)
        async with opened(folder, database=shared) as second:
            for world in (first, second):
                await until(lambda world=world: asyncio.sleep(0, len(world.house.live.presence.census.alive) > 0))  # type: ignore[misc]
            yield first, second


def test_a_move_is_heard_and_seen_on_the_other_process(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two(tmp_path) as (first, second):
            anke = first.person()
            table = (await anke.new_table("me", "hot"))["table"]
            other = second.person(anke.guest)
            before = await other.look(table)
            async with listening(second, table, anke.guest) as heard:
                seat, move = await first.choose(table)
                await anke.play(table, before, move, seat=seat)
                told = await next_event(heard, "ply")
                assert told["ply"] > before["ply"]
                after = await other.look(table)
                assert after["ply"] == told["ply"] and after["log"]
                assert first.house.live.looking(table) == {anke.guest}, "the other process knows who looks"
            await until(lambda: asyncio.sleep(0, not first.house.live.looking(table)))
            seat, move = await second.choose(table)
            await other.play(table, after, move, seat=seat)
            assert (await anke.look(table))["ply"] > after["ply"]

    asyncio.run(scene())


def test_of_two_processes_that_race_for_a_ply_one_wins(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two(tmp_path) as (first, second):
            anke = first.person()
            table = (await anke.new_table("me", "hot"))["table"]
            other = second.person(anke.guest)
            for _ in range(12):
                position = await anke.look(table)
                assert (await other.look(table))["ply"] == position["ply"]
                seat, move = await first.choose(table)
                body = {"ply": position["ply"], "epoch": position["epoch"], "seat": seat, "moves": [move]}
                answers = await asyncio.gather(*(one.send(f"/api/tables/{table}/moves", body) for one in (anke, other)))
                assert sorted(answer.status_code for answer in answers) == [200, 409]
            async with first.house.database.reading() as connection:
                plies = (await connection.execute(select(MOVES.c.ply).where(MOVES.c.table_id == table))).scalars().all()
            assert sorted(plies) == list(range(1, len(plies) + 1))

    asyncio.run(scene())


def test_a_bot_is_asked_once(tmp_path: Path) -> None:
    """Jobs of a table that one process has are none for the other."""

    async def scene() -> None:
        async with two(tmp_path) as (first, second):
            anke = first.person()
            options = {"first": "2"}
            tables = [(await anke.new_table("me", "random", options=options))["table"] for _ in range(4)]

            async def answered() -> bool:
                return all([1 in (await anke.look(table))["to_move"] for table in tables])

            await until(answered)
            held = [house.jobs.running for house in (first.house, second.house)]
            assert not set(held[0]) & set(held[1])

    asyncio.run(scene())


def test_first_requests_of_a_newcomer_all_succeed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two(tmp_path) as worlds:
            guest = worlds[0].house.people.newcomer()
            people = [world.person(guest) for world in worlds]
            body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "hot"}]}
            asked = [people[number % 2].send("/api/tables", body) for number in range(20)]
            assert {answer.status_code for answer in await asyncio.gather(*asked)} == {201}
            async with worlds[0].house.database.reading() as connection:
                same = await connection.execute(select(func.count()).where(GUESTS.c.id == guest))
            assert same.scalar() == 1

    asyncio.run(scene())


def test_two_first_starts_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        cluster = postgres.running()
        await postgres.say(cluster, "postgres", "DROP DATABASE IF EXISTS fresh")
        await postgres.say(cluster, "postgres", "CREATE DATABASE fresh")
        databases = [Database(cluster.url("fresh")) for _ in range(3)]
        await asyncio.gather(*(database.upgrade() for database in databases))
        async with databases[0].reading() as connection:
            assert (await connection.execute(select(func.count()).select_from(GUESTS))).scalar() == 0
        for database in databases:
            await database.close()

    asyncio.run(scene())


def test_who_was_cut_off_looks_again(tmp_path: Path) -> None:
    """PostgreSQL ends all connections; what happened meanwhile is told when they are back."""

    async def scene() -> None:
        async with two(tmp_path) as (first, second):
            anke = first.person()
            table = (await anke.new_table("me", "hot"))["table"]
            position = await anke.look(table)
            async with listening(second, table, anke.guest) as heard:
                second.house.wire.hearers.pop("event")  # deaf, as if the notice had been lost
                seat, move = await first.choose(table)
                await anke.play(table, position, move, seat=seat)
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_notify%'"
                await postgres.say(postgres.running(), str(second.house.database.url.database), f"{cut} AND {OTHERS}")
                assert (await next_event(heard, "ply"))["ply"] > position["ply"]

    asyncio.run(scene())


def test_whoever_is_not_heard_of_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrae.server.presence.BEAT", 0.001)
    told: list[str] = []
    clock = [0.0]
    presence = Presence(Wire(Database("sqlite+aiosqlite:///nowhere.sqlite3")), told.append, lambda: clock[0])
    presence.census.heard("other", [("a", "anke", 1), ("b", "anke", 1), ("b", "bert", 2)])
    presence.change("a", "carla", 1)
    assert presence.guests("a") == {"anke", "carla"} and presence.guests("b") == {"anke", "bert"}
    presence.census.heard("other", [("b", "anke", 0), ("b", "bert", 0)])
    assert presence.guests("b") == set() and told[-1] == "b"
    clock[0] = GONE + 1
    presence.census.heard("third", [("a", "dirk", 1)])

    async def one_beat() -> None:
        beating = asyncio.create_task(presence.beat())
        await until(lambda: asyncio.sleep(0, "other" not in presence.census.elsewhere))
        beating.cancel()

    asyncio.run(one_beat())
    assert presence.guests("a") == {"carla", "dirk"} and told[-1] == "a"


def test_notes_travel_together_as_far_as_they_fit() -> None:
    wire = Wire(Database("sqlite+aiosqlite:///nowhere.sqlite3"))
    wire.send("event", "nobody hears it with SQLite")
    assert wire.waiting == []
    wire.waiting = ["x" * 1000] * 10
    assert wire.fitting() == LONGEST // 1001


def test_a_note_that_cannot_be_sent_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    wire = Wire(Database("postgresql+asyncpg://nobody@nowhere/nothing"))
    for note in ("first", "x" * LONGEST, "second"):
        wire.send("event", note)
    assert wire.waiting == ['["event","first"]', '["event","second"]'] and wire.fitting() == 2
    assert "cannot be sent" in caplog.text


def test_a_table_at_which_very_many_look_silences_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with two(tmp_path) as (first, second):
            crowd = {f"{number:024x}" for number in range(500)}
            for guest in sorted(crowd):
                first.house.live.presence.change("table", guest, 1)
            third = await database_of(tmp_path)
            async with opened(tmp_path, database=third) as late:  # which is told of all of them together
                for world in (second, late):
                    looking = world.house.live.looking
                    await until(lambda looking=looking: asyncio.sleep(0, looking("table") == crowd))  # type: ignore[misc]
            for guest in sorted(crowd)[1:]:
                first.house.live.presence.change("table", guest, -1)
            await until(lambda: asyncio.sleep(0, second.house.live.looking("table") == {f"{0:024x}"}))

    asyncio.run(scene())


WATCHED = ("terrae_moves_total", "terrae_streams")


def children(server: Server) -> list[int]:
    """The processes that answer."""
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_asleep(pid: int) -> bool:
    """Has each thread of a process stopped?"""
    try:
        said = [(thread / "stat").read_text() for thread in Path(f"/proc/{pid}/task").iterdir()]
    except FileNotFoundError:  # one ended while we looked
        return False
    return all(line.rpartition(")")[2].split()[0] == "T" for line in said)


@contextmanager
def asleep(pid: int) -> Iterator[None]:
    """Whoever comes meanwhile is answered by another process.

    A signal is on its way for a moment, in which some thread may still take a call that nobody will answer.
    """
    os.kill(pid, signal.SIGSTOP)
    while not is_asleep(pid):
        time.sleep(0.001)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="the processes of a server are looked for in /proc")
def test_two_real_processes_are_one_server_and_outlive_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERRAE_METRICS", "127.0.0.1:0")

    async def scene() -> None:
        database = await database_of(tmp_path)
        with serving(tmp_path, "--database", database, "--processes", "2") as server:
            await until(lambda: asyncio.sleep(0, len(children(server)) == 2))
            first, second = children(server)
            async with server.client(ANKE) as here, server.client(ANKE) as there, server.client(ANKE) as later:
                with asleep(second):
                    made = await here.post(
                        "/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "hot"}]}
                    )
                    place = f"/api/tables/{made.json()['table']}"
                    position = (await here.get(place)).json()
                with asleep(first):
                    request = there.build_request("GET", f"{place}/live", params={"ply": position["ply"], "epoch": 0})
                    stream = await there.send(request, stream=True)
                    heard = stream.aiter_lines()
                    await told(heard, "presence")
                for browser in (here, later):  # by the first process, and when that is gone
                    body = {"ply": position["ply"], "seat": position["seat"], "moves": [some_move(position)]}
                    answer = await browser.post(f"{place}/moves", json=body)
                    assert answer.status_code == 200, answer.text
                    position = answer.json()
                    assert (await told(heard, "ply"))["ply"] == position["ply"]
                    if browser is here:
                        await until(lambda: counted(server))
                        os.kill(first, signal.SIGKILL)
                        await until(lambda: asyncio.sleep(0, first not in children(server)))
                await stream.aclose()

    asyncio.run(scene())


async def counted(server: Server) -> bool:
    """Does one address tell of both processes: of whichever took a move, and of whichever a page hangs on?"""
    url = next(line.rpartition(" ")[2] for line in server.said if line.endswith("/metrics"))
    found = numbers((await asyncio.to_thread(httpx.get, url, timeout=PATIENCE)).text)
    each = {name: [found.get(f'{name}{{process="{number}"}}') for number in (1, 2)] for name in WATCHED}
    if any(None in values for values in each.values()):
        return False  # one was too busy to tell
    moves, streams = (sum(value or 0 for value in each[name]) for name in WATCHED)
    return moves >= 1 and streams == 1 and found["terrae_processes"] == 2


def some_move(position: Answer) -> str:
    return str(position["ask"]["choices"][0]["move"])


async def told(heard: AsyncIterator[str], name: str) -> Answer:
    """The next event of this name, as it came over the network."""
    async with asyncio.timeout(PATIENCE):
        async for line in heard:
            if line == f"event: {name}":
                found: Answer = json.loads((await anext(heard)).removeprefix("data: "))
                return found
    raise AssertionError("the stream ended")


@pytest.mark.parametrize(
    ("command", "arguments"), [(serve, ["--processes", "2"]), (serve, ["--no-jobs"]), (worker, [])]
)
def test_sqlite_is_for_one_process(tmp_path: Path, command: object, arguments: list[str]) -> None:
    with pytest.raises(BadSetting, match="postgresql://"):
        CliRunner().invoke(command, [*arguments, "--data", str(tmp_path)], catch_exceptions=False)  # type: ignore[arg-type]


ANSWERER = """
import json, socket, sys
told = json.loads(sys.stdin.buffer.readline())
bound, channel = (socket.socket(fileno=number) for number in told["sockets"])
bound.setblocking(True)
sys.stdin.buffer.read(1)  # not yet ready, for a process that was begun anew
bound.listen()
while True:
    bound.accept()[0].close()
"""


def is_let_in(door: Door) -> bool:
    try:
        socket.create_connection((door.host, door.port), timeout=PATIENCE).close()
    except ConnectionRefusedError:
        return False
    return True


def test_a_process_with_a_port_of_its_own_lets_nobody_wait_who_could_go_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it starts for the first time there is nobody else, and people wait; later, those refused go to another."""
    monkeypatch.setattr("terrae.server.processes.COMMAND", ("-c", ANSWERER))
    monkeypatch.setattr("terrae.server.processes.SOON", 0.0)

    async def scene() -> None:
        settings = Settings(data=tmp_path, port=0, processes=2, own_ports=True)
        with bind(settings.host, settings.port) as bound:
            crew = Crew(settings, doors(settings, bound))
            first, second = crew.doors
            assert first.port == bound.getsockname()[1] != second.port
            serving = asyncio.create_task(crew.serve())
            await until(lambda: asyncio.sleep(0, len(crew.processes) == 2))
            assert is_let_in(first) and is_let_in(second), "they do not answer yet, but listen"
            before = set(crew.processes)
            next(iter(before)).kill()
            await until(lambda: asyncio.sleep(0, len(crew.processes - before) == 1))
            (fresh,) = crew.processes - before
            refused = [door for door in crew.doors if not is_let_in(door)]
            assert len(refused) == 1, "the new one is not ready, the other goes on"
            assert fresh.stdin is not None
            fresh.stdin.write(b"\n")
            await until(lambda: asyncio.sleep(0, is_let_in(refused[0])))
            crew.stop()
            await serving

    asyncio.run(scene())


def test_ports_of_their_own_are_there_for_all_processes(tmp_path: Path) -> None:
    """The system would take whichever it likes in place of those beyond the last."""
    settings = Settings(data=tmp_path, port=65_534, processes=3, own_ports=True)
    with bind("127.0.0.1", 0) as bound, pytest.raises(BadSetting, match="between 0 and 65533"):
        doors(settings, bound)


def test_processes_at_one_port_share_its_socket(tmp_path: Path) -> None:
    with bind("127.0.0.1", 0) as bound:
        settings = Settings(data=tmp_path, processes=3)
        shared = doors(settings, bound)
        assert len(shared) == 3 and {door.bound for door in shared} == {bound}
        shared[0].hand_over()
        assert shared[0].open() is bound and is_let_in(shared[0])


def test_proxies_send_all_that_concerns_a_table_to_one_process(tmp_path: Path) -> None:
    """What the files of proxies look for is what a table's routes look like."""
    routes = [route.path for route in create_app(Settings(data=tmp_path)).routes]
    of_tables = {path for path in routes if path.startswith(("/table/", "/api/tables/"))}
    assert len(of_tables) > 30
    for name, pattern in (("nginx.conf", r'"~(\S+)" \$name'), ("Caddyfile", r'~(\S+) "\$\{1\}"')):
        text = (DEPLOY / name).read_text()
        chosen = re.compile(re.findall(pattern, text)[0].replace("?<", "?P<"))
        found = {path for path in routes if (match := chosen.match(path)) and match[1] == "{table_id:str}"}
        assert found == of_tables, name


def test_proxies_pass_streams_on_at_once(tmp_path: Path) -> None:
    """The file of nginx names every stream, and nothing else."""
    described = create_app(Settings(data=tmp_path)).openapi_schema.to_schema()["paths"]
    streams = {
        path
        for path, methods in described.items()
        if "text/event-stream" in str(methods.get("get", {}).get("responses", {}).get("200", {}).get("content", {}))
    }
    assert len(streams) == 3
    (unbuffered,) = re.findall(r"location ~ (\S+) \{[^}]*proxy_buffering off;", (DEPLOY / "nginx.conf").read_text())
    assert {path for path in described if re.match(unbuffered, path)} == streams
