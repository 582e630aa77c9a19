"""What a move costs on the server, beside the least a server of this kind can do; and what survives SIGKILL.

python -m benchmarks.server [--json] [--moves 1500] [--rounds 3] [--kills 100]

One server process (Litestar on Granian, SQLite on disk with synchronous=FULL), 64 connections over loopback. The
yardstick is a handler on the same stack that reads a body, authenticates its guest and commits one row. Beside it: a
handler that plays a move and says no more than that, and the request that a page sends, whose answer is the position
after the turn (question, picture, log). CPU is that of the server process with all its threads, as the system counts
it. Rounds of all three take turns; the median is printed.
`--kills N` ends servers under load with SIGKILL instead, and checks that all acknowledged moves are there, once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from litestar.params import FromPath, JSONBody
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from tests.server.haste import NO_QUOTAS
from tests.server.process import Player, serving

from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.core.record import read
from terrae.draw.units import paint
from terrae.server.forms import MovesForm
from terrae.server.people import COOKIE, People, read_secret

GAME = "terra-nova"
CONNECTIONS = 64
BAR = 3.0  # times the CPU of the yardstick that a move may cost
TABLES = (1, 10, 100)
PATIENCE = 300.0


# The server


def serve(folder: Path) -> None:
    """A server with three more addresses: the yardstick, a move without an answer, and its own CPU time."""
    from litestar import Request, get, post
    from sqlalchemy import Column, Integer, MetaData, String, insert
    from sqlalchemy import Table as Rows

    from terrae.server.api import from_our_pages, house_of, person
    from terrae.server.app import create_app
    from terrae.server.house import House
    from terrae.server.listener import Listener, bind
    from terrae.server.settings import Settings

    metadata = MetaData()
    columns = (Column("id", Integer, primary_key=True), Column("guest", String(32)), Column("text", String(200)))
    rows = Rows("yardstick", metadata, *columns)
    add_row = insert(rows)

    @post("/yardstick", status_code=200, guards=[from_our_pages])
    async def yardstick(request: Request[Any, Any, Any], data: JSONBody[MovesForm]) -> dict[str, Any]:
        async with house_of(request).database.writing() as connection:
            await connection.execute(add_row, {"guest": person(request), "text": data.moves[0]})
        return {"ply": data.ply, "epoch": 0}

    @post("/commit/{table_id:str}", status_code=200, guards=[from_our_pages])
    async def commit(
        request: Request[Any, Any, Any], table_id: FromPath[str], data: JSONBody[MovesForm]
    ) -> dict[str, Any]:
        tables = house_of(request).tables
        table = await tables.find(table_id)
        await tables.play(person(request), table, data)
        return {"ply": table.ply, "epoch": table.epoch}

    @get("/cpu")
    async def cpu() -> dict[str, float]:
        return {"seconds": time.process_time()}

    async def run() -> None:
        settings = Settings(data=folder, **NO_QUOTAS)
        house = House(settings)
        await house.database.upgrade()
        async with house.database.writing() as connection:
            await connection.run_sync(metadata.create_all)
        app = create_app(settings, house)
        app.register(yardstick)
        app.register(commit)
        app.register(cpu)
        bound = bind("127.0.0.1", 0)
        print(bound.getsockname()[1], flush=True)
        server = Listener(app, bound, settings.connections)
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.halt)
        await server.serve()

    asyncio.run(run())


class Process:
    """The server as a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "benchmarks.server", "--serve", str(folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.guest = secrets.token_hex(12)
        self.cookie = People(read_secret(folder)).cookie(self.guest)

    def end(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


# Connections


class Connection:
    """A keep-alive connection that does no more than it must, so that the server is what is measured."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.received = 0

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.process.port)
        raw = self.writer.get_extra_info("socket")
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    async def ask(self, method: str, path: str, body: object = None, *, packed: bool = False) -> bytes:
        """The body of the answer; it must be a good one."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: x\r\ncookie: {COOKIE}={self.process.cookie}\r\n"
        head += "accept-encoding: br\r\n" if packed else ""
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)
        top = await self.reader.readuntil(b"\r\n\r\n")
        length = int(top.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
        answer = await self.reader.readexactly(length)
        self.received = len(top) + length
        if not top.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise SystemExit(f"{method} {path}: {top.decode()}{answer.decode(errors='replace')}")
        return answer

    async def data(self, method: str, path: str, body: object = None) -> Any:
        return json.loads(await self.ask(method, path, body))

    def close(self) -> None:
        self.writer.close()


class Run:
    """A table and the moves that will be played on it, chosen before anything is measured."""

    def __init__(self, table: str, match: Match, moves: int, seed: int) -> None:
        self.table = table
        self.bodies: list[dict[str, object]] = []
        luck = random.Random(seed)
        while not match.over and len(self.bodies) < moves:
            seat = match.seats_to_move[0]
            legal = match.moves(seat)
            move = luck.choice([one for one in legal if one.verb.word != "drop"] or legal)
            self.bodies.append({"ply": match.ply, "epoch": 0, "seat": seat + 1, "moves": [move.text]})
            match.play(move, seat)
            match.commit()


async def prepare(connection: Connection, moves: int, seed: int) -> Run:
    """A table of four seats that one guest plays alone, without standing orders."""
    seats = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}, {"kind": "hot"}]
    made = await connection.data("POST", "/api/tables", {"game": GAME, "seats": seats})
    for seat in range(1, 5):
        auto = {"wait": False, "forced": False}
        await connection.ask("POST", f"/api/tables/{made['table']}/settings", {"seat": seat, "auto": auto})
    text = (await connection.ask("GET", f"/api/tables/{made['table']}/game")).decode()
    return Run(made["table"], read(text).match(), moves, seed)


# Measuring


class Bench:
    """Measures one server."""

    def __init__(self, process: Process, moves: int) -> None:
        self.process = process
        self.moves = moves
        self.connections = [Connection(process) for _ in range(CONNECTIONS)]
        self.seed = 0

    async def open(self) -> None:
        for connection in self.connections:
            await connection.open()

    def close(self) -> None:
        for connection in self.connections:
            connection.close()

    async def cpu(self) -> float:
        return float((await self.connections[0].data("GET", "/cpu"))["seconds"])

    async def yardstick(self) -> dict[str, float]:
        """CPU and pace of the least: authenticate, commit one row."""
        left = iter(range(self.moves))
        body = {"ply": 1, "epoch": 0, "seat": 1, "moves": ["build E5"]}

        async def work(connection: Connection) -> None:
            for _ in left:
                await connection.ask("POST", "/yardstick", body)

        return await self.timed([work(connection) for connection in self.connections], self.moves)

    async def play(self, tables: int, *, whole: bool = True) -> dict[str, float]:
        """CPU and pace of turns on so many tables at once, or of their commits alone, whatever connection they use."""
        runs: list[list[Run]] = [[] for _ in range(tables)]
        planned = 0
        while planned < self.moves:
            for place in runs:
                self.seed += 1
                run = await prepare(self.connections[0], -(-self.moves // tables), self.seed)
                place.append(run)
                planned += len(run.bodies)
        free: asyncio.Queue[Connection] = asyncio.Queue()
        for connection in self.connections:
            free.put_nowait(connection)

        async def work(place: list[Run]) -> None:
            for run in place:
                known: dict[str, object] = {}
                for body in run.bodies:
                    connection = await free.get()
                    path = f"/api/tables/{run.table}/moves" if whole else f"/commit/{run.table}"
                    told = await connection.data("POST", path, {**body, **known})
                    known = {"have": told.get("key"), "log_after": told["ply"]}
                    free.put_nowait(connection)

        return await self.timed([work(place) for place in runs], planned)

    async def timed(self, work: list[Any], count: int) -> dict[str, float]:
        cpu, clock = await self.cpu(), time.perf_counter()
        await asyncio.gather(*work)
        passed = time.perf_counter() - clock
        return {"cpu_ms": (await self.cpu() - cpu) * 1000 / count, "per_second": count / passed}

    async def updates(self, moves: int = 60) -> dict[str, float]:
        """Bytes of the update after each move, and the CPU to send it once it is painted."""
        self.seed += 1
        first = self.connections[0]
        run = await prepare(first, moves, self.seed)
        path = f"/api/tables/{run.table}"
        position = await first.data("GET", path)
        whole = await first.ask("GET", path, packed=True)
        sizes: list[int] = []
        spent = 0.0
        for body in run.bodies:
            query = f"{path}?have={position['key']}&log_after={position['ply']}"
            position = await first.data("POST", f"{path}/moves", body)
            before = await self.cpu()
            await asyncio.gather(*(connection.ask("GET", query, packed=True) for connection in self.connections))
            sizes.append(first.received)  # before the same connection is asked for anything else
            spent += await self.cpu() - before
        return {
            "first_bytes": len(whole),
            "bytes_mean": statistics.mean(sizes),
            "bytes_most": max(sizes),
            "send_cpu_ms": spent * 1000 / (len(run.bodies) * CONNECTIONS),
        }


def draw_cpu() -> float:
    """CPU to paint a position, in milliseconds, over a whole game."""
    game = find_game(GAME)
    match = Match(game, game.setting(4), seed=1)
    luck = random.Random(1)
    spent, count = 0.0, 0
    while not match.over:
        seat = match.seats_to_move[0]
        legal = match.moves(seat)
        match.play(luck.choice([one for one in legal if one.verb.word != "drop"] or legal), seat)
        match.commit()
        before = time.process_time()
        paint(game.scene(game.view(match.state, 0)).named(match.names))
        spent += time.process_time() - before
        count += 1
    return spent * 1000 / count


async def measure(moves: int, rounds: int, console: Console) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="terrae-bench-") as folder:
        process = Process(Path(folder))
        bench = Bench(process, moves)
        try:
            await bench.open()
            await bench.yardstick()  # the first round warms everything up and is not counted
            yardsticks, commits, turns = [], [], []
            for number in range(rounds):
                console.print(f"round {number + 1} of {rounds}")
                yardsticks.append(await bench.yardstick())
                commits.append(await bench.play(CONNECTIONS, whole=False))
                turns.append(await bench.play(CONNECTIONS))
            pace = {tables: (await bench.play(tables))["per_second"] for tables in TABLES}
            updates = await bench.updates()
        finally:
            bench.close()
            process.end()
    row = statistics.median(one["cpu_ms"] for one in yardsticks)
    move = statistics.median(one["cpu_ms"] for one in commits)
    return {
        "connections": CONNECTIONS,
        "cpu_ms_per_row": row,
        "cpu_ms_per_move": move,
        "cpu_times_row": move / row,
        "cpu_ms_per_turn": statistics.median(one["cpu_ms"] for one in turns),
        "rows_per_second": statistics.median(one["per_second"] for one in yardsticks),
        "moves_per_second": {str(tables): value for tables, value in pace.items()},
        "draw_cpu_ms": draw_cpu(),
        **updates,
    }


# SIGKILL


async def survive(kills: int, console: Console) -> dict[str, int]:
    """Kill servers under load; a move that was acknowledged and is not there, or is there twice, ends this at once."""
    luck = random.Random(kills)
    acknowledged, doubtful = 0, 0
    players: list[Player] = []
    with tempfile.TemporaryDirectory(prefix="terrae-kills-") as name, Progress(console=console) as progress:
        folder = Path(name)
        task = progress.add_task("SIGKILL", total=kills)
        for _ in range(kills):
            with serving(folder) as server:
                async with server.client("a" * 24) as client:
                    players = [player for player in players if not await is_over(client, player)][-8:]
                    for player in players:
                        player.client = client
                    while len(players) < 8:
                        players.append(Player(client))
                        await players[-1].begin(GAME)
                    before = sum(len(player.acknowledged) for player in players)
                    wanted = before + luck.randint(1, 60)
                    tasks = [asyncio.create_task(player.play(asyncio.Event())) for player in players]
                    while sum(len(player.acknowledged) for player in players) < wanted:
                        if all(one.done() for one in tasks):
                            break
                        await asyncio.sleep(0.001)
                    await asyncio.sleep(luck.random() * 0.01)
                    server.process.kill()
                    await asyncio.gather(*tasks)
            for player in players:
                player.check(read_log(folder, player.table))
                doubtful += player.uncertain is not None
            acknowledged += sum(len(player.acknowledged) for player in players) - before
            progress.advance(task)
    return {"kills": kills, "acknowledged": acknowledged, "unanswered": doubtful}


async def is_over(client: Any, player: Player) -> bool:
    return bool((await client.get(f"/api/tables/{player.table}")).json()["over"])


def read_log(folder: Path, table: str) -> list[tuple[int, str]]:
    """What the file says, read by somebody else than the server."""
    import sqlite3

    file = sqlite3.connect(folder / "terrae.sqlite3")
    try:
        return file.execute("SELECT ply, text FROM moves WHERE table_id = ? ORDER BY ply", (table,)).fetchall()
    finally:
        file.close()


# Showing


def show(found: dict[str, Any], console: Console) -> None:
    table = Table(title=f"The server at {CONNECTIONS} connections")
    table.add_column("")
    table.add_column("", justify="right")
    times = found["cpu_times_row"]
    rows = [
        ("CPU per committed row (the yardstick)", f"{found['cpu_ms_per_row']:.2f} ms"),
        ("CPU per committed move", f"{found['cpu_ms_per_move']:.2f} ms"),
        (f"a move in yardsticks, at most {BAR:g} wanted", f"{times:.2f} {'met' if times <= BAR else 'NOT met'}"),
        ("CPU per whole turn: committed, answered, painted", f"{found['cpu_ms_per_turn']:.2f} ms"),
        ("rows per second", f"{found['rows_per_second']:.0f}"),
        *[(f"turns per second, {n} tables", f"{pace:.0f}") for n, pace in found["moves_per_second"].items()],
        ("bytes per update, mean / most", f"{found['bytes_mean']:.0f} / {found['bytes_most']}"),
        ("bytes of a whole position", f"{found['first_bytes']}"),
        ("CPU to draw a scene", f"{found['draw_cpu_ms']:.2f} ms"),
        ("CPU to send an update", f"{found['send_cpu_ms']:.2f} ms"),
    ]
    for name, value in rows:
        table.add_row(name, value)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description="What a move costs on the server.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--moves", type=int, default=1500, help="how many moves a round measures")
    parser.add_argument("--rounds", type=int, default=3, help="how often a move and its yardstick are measured")
    parser.add_argument("--kills", type=int, default=0, help="kill so many servers under load instead")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve is not None:
        serve(arguments.serve)
        return
    os.chdir(Path(__file__).resolve().parent.parent)
    progress = Console(stderr=True)
    found: dict[str, Any]
    if arguments.kills:
        found = asyncio.run(survive(arguments.kills, progress))
    else:
        found = asyncio.run(measure(arguments.moves, arguments.rounds, progress))
    if arguments.json:
        print(json.dumps(found, indent=2))
    elif arguments.kills:
        line = "{kills} servers killed: all {acknowledged} acknowledged moves are there, once".format(**found)
        Console().print(f"{line} ({found['unanswered']} were sent and never answered)")
    else:
        show(found, Console(width=100))


if __name__ == "__main__":
    main()
