"""`terrae serve` as people start it: addresses, Ctrl-C, and SIGKILL under load."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner, Result
from sqlalchemy import make_url

from terrae.cli.program import program
from terrae.server.assets import together
from terrae.server.people import read_secret
from tests.scale import scaled
from tests.server import postgres
from tests.server.process import PATIENCE, Player, Server, serving
from tests.server.world import GAME, database_of, kept_in, opened

KILLS = scaled("kills of a server under load", 2, 3)
TABLES = 4
SILENT = 300  # connections; 130 were enough to stop a server


KEEPING = ("accounts list", "admin log", "admin bans", "admin tidy 30", "ratings recompute")


def run(*arguments: str, command: str = "serve") -> Result:
    """A server that does not come to serve, or a command of whoever keeps it."""
    return CliRunner().invoke(program, [*command.split(), *arguments])


def refused(ended: Result) -> str:
    """One sentence."""
    assert ended.exit_code == 2 and len(ended.stderr.splitlines()) == 1, (ended.output, ended.exception)
    return ended.stderr


@pytest.mark.sqlite
def test_it_starts_says_where_and_stops_cleanly(tmp_path: Path) -> None:
    """And nobody is kept out by those who come and say nothing."""
    with serving(tmp_path / "data") as server, ExitStack() as silent:
        assert (tmp_path / "data" / "terrae.sqlite3").exists()
        assert any(str(tmp_path / "data") in line for line in server.said)
        page = httpx.get(server.url, timeout=PATIENCE)
        assert page.status_code == 200 and "terrae" in page.cookies
        cookie = page.headers["set-cookie"].casefold()
        assert "httponly" in cookie and "samesite=lax" in cookie
        place = ("127.0.0.1", int(server.url.rpartition(":")[2]))
        wires = [silent.enter_context(socket.create_connection(place, PATIENCE)) for _ in range(SILENT)]
        with socket.create_connection(place, PATIENCE) as other:
            other.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0")
            assert other.recv(9) == b"", "a listener that must find out which version is meant waits for ever"
        wires[0].setblocking(False)
        with pytest.raises(BlockingIOError):
            wires[0].recv(1)  # it is still there: nobody had to go for others to come in
        with socket.create_connection(place, PATIENCE) as gone:
            head = (
                f"POST /api/me HTTP/1.1\r\nHost: x\r\nCookie: terrae={page.cookies['terrae']}\r\nOrigin: http://x\r\n"
            )
            gone.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{{".encode())
        server.wait_until_it_answers()
        assert server.end(signal.SIGTERM) == 0  # of Ctrl-C the next test
        assert server.complaints == [], "no traceback"
        assert "kept" in server.said[-1]


def test_it_stops_while_somebody_listens(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(*await kept_in(tmp_path)) as server:
            async with server.client("a" * 24) as client:
                player = Player(client)
                await player.begin(GAME)
                async with client.stream("GET", f"/api/tables/{player.table}/live") as heard:
                    assert heard.headers["content-type"].startswith("text/event-stream")
                    lines = heard.aiter_lines()
                    async for line in lines:
                        if line.startswith("event: ply"):
                            break
                    ended = asyncio.get_running_loop().run_in_executor(None, server.end, signal.SIGINT)
                    async for _ in lines:
                        pass
                    assert await ended == 0
            assert server.complaints == []

    asyncio.run(scene())


def test_moves_are_heard_by_others_over_the_network(tmp_path: Path) -> None:
    async def scene() -> None:
        with serving(*await kept_in(tmp_path)) as server:
            async with server.client("a" * 24) as anke, server.client("b" * 24) as bert:
                player = Player(anke)
                await player.begin(GAME)
                position = (await anke.get(f"/api/tables/{player.table}")).json()
                where = f"/api/tables/{player.table}/live?ply={position['ply']}&epoch=0"
                async with bert.stream("GET", where) as heard:
                    lines = heard.aiter_lines()
                    async for line in lines:
                        if line.startswith("event: presence"):
                            break
                    enough = asyncio.Event()
                    playing = asyncio.create_task(player.play(enough))
                    async for line in lines:
                        if line.startswith("data: ") and f'"ply":{position["ply"] + 3}' in line:
                            break
                    enough.set()
                    await playing

    asyncio.run(scene())


def test_a_port_in_use_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = run("--port", str(port), "--data", str(tmp_path))
    assert ended.exit_code == 2
    assert len(ended.stderr.splitlines()) == 1 and f"port {port}" in ended.stderr


def test_bad_settings_are_told_in_one_sentence(tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    newer.mkdir()
    with sqlite3.connect(newer / "terrae.sqlite3") as file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        file.execute("INSERT INTO alembic_version VALUES ('9999')")
    file.close()
    (tmp_path / "file").write_text("")
    cases = {
        ("--host", "not an address"): "no address",
        ("--database", "nonsense"): "no database",
        ("--database", "sqlite://"): "nothing would be kept",
        ("--database", "sqlite:///file:x?mode=memory&uri=true"): "nothing would be kept",
        ("--config", str(tmp_path / "missing.toml")): "cannot be read",
        ("--port", "70000"): "between",
        ("--data", str(tmp_path / "file" / "below")): "cannot be",
        ("--data", str(newer)): "newer version",
    }
    for arguments, expected in cases.items():
        extra = () if "--data" in arguments else ("--data", str(tmp_path / "data"))
        port = () if "--port" in arguments else ("--port", "0")
        ended = run(*arguments, *extra, *port)
        assert ended.exit_code == 2, arguments
        assert len(ended.stderr.splitlines()) == 1 and expected in ended.stderr, (arguments, ended.stderr)


@pytest.mark.sqlite
def test_a_database_that_does_not_answer_is_told_in_one_sentence(tmp_path: Path) -> None:
    """Whatever its driver throws, and without the password."""
    read_secret(tmp_path)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # nobody listens there
        place = f"127.0.0.1:{silent.getsockname()[1]}"
        for command in ("serve --port 0", "serve --port 0 --processes 2", "worker", "backup", *KEEPING):
            for database in (f"postgresql://anke:geheim@{place}/none", "postgresql://anke:ge@heim@host:port/none"):
                said = refused(run("--data", str(tmp_path), "--database", database, command=command))
                assert "database" in said and "geheim" not in said and "heim@" not in said, (command, said)


@pytest.mark.sqlite
@pytest.mark.parametrize("command", KEEPING)
def test_whoever_keeps_a_server_means_one_that_is_there(tmp_path: Path, command: str) -> None:
    """A wrong folder is told, and nothing is made in it; an older database is left to the server."""
    nowhere, older = tmp_path / "nowhere", tmp_path / "older"
    assert "no server keeps anything" in refused(run("--data", str(nowhere), command=command))
    assert not nowhere.exists()
    older.mkdir()
    with closing(sqlite3.connect(older / "terrae.sqlite3")) as file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        file.execute("INSERT INTO alembic_version VALUES ('0001')")
        file.commit()
    before = (older / "terrae.sqlite3").read_bytes()
    assert "older version" in refused(run("--data", str(older), command=command))
    assert (older / "terrae.sqlite3").read_bytes() == before and len(list(older.iterdir())) == 1


@pytest.mark.sqlite
def test_no_other_secret_takes_the_place_of_one_that_is_lost(tmp_path: Path) -> None:
    """Else nobody would be known again, and a worker elsewhere would write links that open nothing."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            await world.person().post("/api/me", {"name": "Anke"})

    asyncio.run(scene())
    (tmp_path / "secret").unlink()
    assert "secret is not there" in refused(run("--port", "0", "--data", str(tmp_path)))
    database = "postgresql://nobody@127.0.0.1/none"
    assert "secret is not there" in refused(run("--data", str(tmp_path), "--database", database, command="worker"))
    assert not (tmp_path / "secret").exists()


async def play_and_kill(server: Server, players: list[Player], moves: int) -> None:
    """Everybody plays at once, and in the middle of it the server dies."""
    tasks = [asyncio.create_task(player.play(asyncio.Event())) for player in players]
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acknowledged) for player in players) < moves:
            await asyncio.sleep(0.001)
        server.process.kill()
        await asyncio.gather(*tasks)
    server.process.wait(PATIENCE)


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """SIGKILL under load, again and again: every acknowledged move is there afterwards, once."""

    async def scene() -> None:
        players: list[Player] = []
        for kill in range(KILLS):
            with serving(*await kept_in(tmp_path)) as server:
                async with server.client("a" * 24) as client:
                    for player in players:
                        player.client = client
                        file = (await client.get(f"/api/tables/{player.table}/game")).text
                        assert f"end: {len(await read_log(tmp_path, player.table))} moves" in file, (
                            "and it is played on"
                        )
                    while len(players) < TABLES + kill:
                        players.append(Player(client))
                        await players[-1].begin(GAME)
                    known = sum(len(player.acknowledged) for player in players)
                    await play_and_kill(server, players, known + 15 + 7 * kill)
            for player in players:
                player.check(await read_log(tmp_path, player.table))

    asyncio.run(scene())


async def read_log(folder: Path, table: str) -> list[tuple[int, str]]:
    """What the database says, read by somebody else than the server."""
    database = await database_of(folder)
    if database:
        asked = f"SELECT ply, text FROM moves WHERE table_id = '{table}' ORDER BY ply"
        lines = postgres.running().sql(asked, str(make_url(database).database)).splitlines()
        return [(int(ply), text) for ply, _, text in (line.partition("|") for line in lines)]
    with sqlite3.connect(folder / "terrae.sqlite3") as file:
        rows = file.execute("SELECT ply, text FROM moves WHERE table_id = ? ORDER BY ply", (table,)).fetchall()
    file.close()
    return rows


def test_files_are_put_together_as_pages_ask_for_them_and_not_otherwise(tmp_path: Path) -> None:
    """Else a short address is an answer of any length, packed anew and kept for each order of names."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            client = world.stranger().client
            assert len(together()) > 2
            for name in together():
                assert (await client.get(f"/static/{name}")).status_code == 200
            for name in ("table+table.js", "panels+board.css", "+".join(["table"] * 2000) + ".js", "+.css"):
                assert (await client.get(f"/static/{name}")).status_code == 404

    asyncio.run(scene())


def test_assets_are_compressed_as_the_browser_can_read_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            client = world.person().client
            codings = {"gzip, br": "br", "gzip": "gzip", "identity": None}
            answers = {
                wanted: await client.get("/static/table.js", headers={"accept-encoding": wanted}) for wanted in codings
            }
            for wanted, coding in codings.items():
                assert answers[wanted].headers.get("content-encoding") == coding
                assert answers[wanted].headers["vary"] == "Accept-Encoding"
            assert len({answer.text for answer in answers.values()}) == 1
            sizes = [int(answer.headers["content-length"]) for answer in answers.values()]
            assert sizes == sorted(sizes)

    asyncio.run(scene())
