"""How the server bears many tables and many who look on.

python -m benchmarks.load [--sizes 10:20 100:200 1000:2000] [--seconds 20] [--json]
python -m benchmarks.load --postgresql 1 2        one process on PostgreSQL, then two, without and with a proxy's choice
python -m benchmarks.load --postgresql 1 2 --share 20      the same, with a fifth of a core for each process that serves
python -m benchmarks.load --soak 3600             an ordinary pace for so long (see `benchmarks.soak`)

Each size is a server of its own (`terrae serve`, data on disk), so many open tables and so many pages that hang on
them. People play from 64 connections, each move one request whose answer is the position after it; a page hears of a
move by its stream, and goes along to the next game when one is over. First all play as fast as they can: moves are
counted as rows of the log that seats played, by another program than the server. CPU is that of the processes that
serve, as the system counts it; people, pages and PostgreSQL share the same cores and are told apart. Then all together
play a few moves a second, and what a page waits is measured: from the moment a move is sent to the moment a page hears
of it.

Several processes are measured twice: at one port, where requests and pages of a table come to any of them, and at ports
of their own, where people's connections choose by the table, as the proxy of `deploy/nginx.conf` does (the proxy itself
is not there, so what it costs is in no number). What two are worth is told in two ways: by the CPU of a move, which is
how many more moves two processes make that have a core each; and by the clock, on cores that everybody shares. Where
one process, people and PostgreSQL fill all cores already, the clock tells nothing of two; `--share` then gives each
process the same part of a core and no more (Debian's `cpulimit`), so that there is room for all, and the processes are
what everybody waits for.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from tests.server.process import Server, serving
from tools.postgres import Cluster

from benchmarks import soak
from benchmarks.crowd import Proxied, Tough, Viewer, cpu, errand, family, memory

CONNECTIONS = 64
FEW = 8  # tables that are set up at a time
WARM = 3.0  # seconds before anything is measured
CALM = 5.0  # moves a second while delays are measured
GUEST = "b" * 24
UNLIMITED = {
    "TERRAE_STREAMS_BY_GUEST": "100000",
    "TERRAE_STREAMS_BY_ADDRESS": "100000",
    "TERRAE_CACHED_TABLES": "2000",
    "TERRAE_CONNECTIONS": "16000",
}


class Spent(NamedTuple):
    """CPU-seconds: of the processes that serve, of PostgreSQL, and of people and their pages."""

    server: float
    store: float
    people: float


class Load:
    """One size on one server."""

    def __init__(self, server: Server, cluster: Cluster | None, tables: int, viewers: int) -> None:
        self.server = server
        self.cluster = cluster
        self.luck = random.Random(tables)
        self.tables, self.viewers = tables, viewers
        self.sent: dict[tuple[str, int], float] = {}  # when a move was sent that leads to a ply
        self.arrived: list[tuple[str, int, float]] = []  # what pages heard: a table, its ply, and when
        self.moves = self.refused = 0
        self.pages: dict[Tough, list[Viewer]] = {}  # that look at somebody's table
        self.known: dict[str, dict[str, Any]] = {}  # by table: its last position, as its people know it

    def line(self, guest: str = GUEST) -> Proxied:
        return Proxied(self.server.urls, self.server.folder, guest)

    def processes(self) -> list[int]:
        return family(self.server.process.pid)

    def spent(self) -> Spent:
        """CPU-seconds so far."""
        store = cpu(family(self.cluster.process), ended=True) if self.cluster is not None else 0.0
        return Spent(cpu(self.processes()), store, time.process_time())

    def delays(self) -> list[float]:
        """Seconds from the moment a move was sent to the moment a page heard of it, the shortest first."""
        known = ((self.sent.get((table, ply)), when) for table, ply, when in self.arrived)
        return sorted(when - began for began, when in known if began is not None and when >= began)

    async def run(self, seconds: float) -> dict[str, Any]:
        lines = [self.line() for _ in range(CONNECTIONS)]
        seats = [{"kind": "me"}, {"kind": "hot"}]
        empty = memory(self.processes())
        people = [Tough(lines[number % CONNECTIONS], seats) for number in range(self.tables)]
        for number in range(0, self.tables, FEW):
            await asyncio.gather(*(one.begin() for one in people[number : number + FEW]))
        with_tables = memory(self.processes())
        for number in range(self.viewers):
            person = people[number % self.tables]
            page = Viewer(self.server.urls, self.server.folder, f"{number:024x}", person.table, self.arrived)
            self.pages.setdefault(person, []).append(page)
        pages = [page for looking in self.pages.values() for page in looking]
        for number in range(0, self.viewers, CONNECTIONS):
            await asyncio.gather(*(page.open() for page in pages[number : number + CONNECTIONS]))
        with_viewers = memory(self.processes())
        free: asyncio.Queue[Proxied] = asyncio.Queue()
        for line in lines:
            free.put_nowait(line)
        for line in lines:
            line.close()  # the server has closed those that were silent for long
        await self.all_play(people, free, WARM)  # what every table does once is not a move's cost
        committed, sent = self.committed(), self.moves
        errands: list[float] = []
        busy = asyncio.create_task(run_errands(errands))
        before, began = self.spent(), time.perf_counter()
        await self.all_play(people, free, seconds)
        after, passed = self.spent(), time.perf_counter() - began
        spent = after.server - before.server
        committed, sent = self.committed() - committed, self.moves - sent
        busy.cancel()
        self.sent.clear()
        self.arrived.clear()
        await self.all_play(people, free, seconds / 2, CALM)
        await asyncio.sleep(0.5)  # what was said last is still on its way
        for page in pages:
            page.close()
        for line in lines:
            line.close()
        delays = self.delays() or [float("nan")]
        return {
            "tables": self.tables,
            "viewers": self.viewers,
            "moves": committed,
            "requests": sent,
            "moves_per_second": committed / passed,
            "moves_per_cpu_second": committed / spent,
            "cpu_ms_per_move": spent * 1000 / max(1, committed),
            "cores": spent / passed,
            "store_ms_per_move": (after.store - before.store) * 1000 / max(1, committed),
            "people_ms_per_move": (after.people - before.people) * 1000 / max(1, committed),
            "errand_ms": 1000 * sum(errands) / len(errands),
            "refused": self.refused,
            "heard": len(delays),
            "delay_ms": {str(part): 1000 * delays[int(len(delays) * part / 100)] for part in (50, 95, 99)},
            "kb_per_table": (with_tables - empty) * 1024 / self.tables,
            "kb_per_viewer": (with_viewers - with_tables) * 1024 / max(1, self.viewers),
            "megabytes": memory(self.processes()),
        }

    async def all_play(
        self, people: list[Tough], free: asyncio.Queue[Proxied], seconds: float, pace: float = 0.0
    ) -> None:
        """For so long, as fast as they can or so many moves a second altogether."""
        until = time.perf_counter() + seconds
        pause = len(people) / pace if pace else 0.0
        await asyncio.gather(*(self.play(person, free, until, pause) for person in people))

    async def play(self, person: Tough, free: asyncio.Queue[Proxied], until: float, pause: float) -> None:
        """Turns of one table, one after the other, on whatever connection is free."""
        told = self.known.get(person.table, {})
        while time.perf_counter() < until:
            if pause:
                await asyncio.sleep(min(self.luck.uniform(0, 2 * pause), until - time.perf_counter()))
            line = await free.get()
            try:
                if time.perf_counter() >= until:
                    return
                if not told.get("ask"):
                    told = await line.ask("GET", f"/api/tables/{person.table}?log_after=100000")
                ask = told.get("ask")
                if told["over"]:
                    person.line = line
                    await person.begin()  # the next game; who looks on comes along
                    await asyncio.gather(*(page.follow(person.table) for page in self.pages.get(person, [])))
                    told = {}
                    continue
                if not ask:  # the server answers for a seat
                    continue
                choices = ask["choices"]
                move = choices[(told["ply"] * 7) % len(choices)]["move"]
                body = {"ply": told["ply"], "epoch": told["epoch"], "seat": ask["seat"], "moves": [move]}
                sent = time.perf_counter()
                told = await line.ask(
                    "POST",
                    f"/api/tables/{person.table}/moves",
                    {**body, "have": told["key"], "log_after": told["ply"]},
                )
                self.sent[person.table, told["ply"]] = sent
                self.moves += 1
            except Exception as error:
                status = getattr(error, "status", 0)
                if status != 409 and status < 500:
                    raise
                self.refused += status >= 500  # too much for the machine; people try again
                told = {}  # or a standing order was faster
            finally:
                free.put_nowait(line)
                self.known[person.table] = told

    def committed(self) -> int:
        """Moves of seats that the database holds, read by somebody else than the server."""
        statement = "SELECT count(*) FROM moves WHERE seat > 0"
        if self.cluster is not None:
            return int(self.cluster.sql(statement))
        with closing(sqlite3.connect(self.server.folder / "terrae.sqlite3")) as file:
            return int(file.execute(statement).fetchone()[0])


async def run_errands(errands: list[float]) -> None:
    """The same piece of work again and again, to know what CPU-time is worth meanwhile."""
    while True:
        errands.append(errand())
        await asyncio.sleep(1.0)


@contextmanager
def limited(processes: list[int], share: int) -> Iterator[None]:
    """Each of these processes gets so many hundredths of a core at most; 0: as much as there is."""
    program = shutil.which("cpulimit")
    if share and program is None:
        raise SystemExit("--share needs the program cpulimit (on Debian the package of that name)")
    watching = [
        subprocess.Popen([str(program), "--pid", str(process), "--limit", str(share)], stdout=subprocess.DEVNULL)
        for process in processes
        if share
    ]
    try:
        yield
    finally:
        for watcher in watching:
            watcher.terminate()  # it lets its process go on
            watcher.wait()


def measure(size: tuple[int, int], seconds: float, processes: int, apart: bool, share: int = 0) -> dict[str, Any]:
    """One size, on SQLite or (with a number of processes) on PostgreSQL; apart: each table is served by one of them."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="terrae-load-")))
        arguments: list[str] = []
        cluster = None
        if processes:
            cluster = Cluster(folder / "postgres", hasty=False)
            folder.chmod(0o755)
            cluster.make()
            cluster.start()
            stack.callback(cluster.stop)
            arguments = ["--database", cluster.url().replace("+asyncpg", ""), "--processes", str(processes)]
            arguments += ["--own-ports"] if apart else []
        server = stack.enter_context(serving(folder, *arguments))
        load = Load(server, cluster, *size)
        stack.enter_context(limited(load.processes(), share))
        found = asyncio.run(load.run(seconds))
    about = {"store": "PostgreSQL" if processes else "SQLite", "processes": processes or 1, "apart": apart}
    return {**about, "share": share, **found}


def show(found: list[dict[str, Any]], console: Console) -> None:
    table = Table(title=f"{CONNECTIONS} connections of people")
    for name in ("store", "processes", "tables", "viewers", "moves/s", "moves/CPU s", "CPU ms/move", "errand ms"):
        table.add_column(name, justify="right")
    table.add_column("PostgreSQL, people", justify="right")
    for name in ("delay ms 50/95/99 %", "kB/table", "kB/viewer", "MB"):
        table.add_column(name, justify="right")
    for one in found:
        delays = " / ".join(f"{value:.0f}" for value in one["delay_ms"].values())
        table.add_row(
            one["store"],
            f"{one['processes']}{', a table by one' if one['apart'] else ''}",
            *(str(one[name]) for name in ("tables", "viewers")),
            *(
                f"{one[name]:.1f}"
                for name in ("moves_per_second", "moves_per_cpu_second", "cpu_ms_per_move", "errand_ms")
            ),
            " + ".join(f"{one[name]:.1f}" for name in ("store_ms_per_move", "people_ms_per_move")),
            delays,
            *(f"{one[name]:.0f}" for name in ("kb_per_table", "kb_per_viewer", "megabytes")),
        )
    console.print(table)
    alike = [one for one in found if one["store"] == found[0]["store"] and one["processes"] == found[0]["processes"]]
    if len(alike) > 1:
        ratio = alike[-1]["cpu_ms_per_move"] / alike[0]["cpu_ms_per_move"]
        console.print(f"a move at {alike[-1]['tables']} tables costs {ratio:.2f} times one at {alike[0]['tables']}")
    alone = next((one for one in found if one["store"] == "PostgreSQL" and one["processes"] == 1), None)
    for one in found:
        if alone is not None and one["processes"] > 1 and one["tables"] == alone["tables"]:
            console.print(worth(alone, one))


def worth(alone: dict[str, Any], one: dict[str, Any]) -> str:
    """What several processes are worth, in words."""
    number, costs = one["processes"], [each["cpu_ms_per_move"] for each in (alone, one)]
    paces = [each["moves_per_second"] for each in (alone, one)]
    errands = alone["errand_ms"] / one["errand_ms"]
    where = "each table served by one" if one["apart"] else "each table served by all"
    room = f"each process on {one['share']} % of a core" if one["share"] else "shared with people and PostgreSQL"
    return (
        f"{number} processes, {where}: with a core for each, {number} x {costs[0]:.2f} / {costs[1]:.2f} ms of CPU a "
        f"move = {number * costs[0] / costs[1]:.2f} times one ({number * costs[0] / costs[1] / errands:.2f} reckoned "
        f"with the errand); by the clock {paces[1]:.1f} / {paces[0]:.1f} moves a second = {paces[1] / paces[0]:.2f} "
        f"times, on {os.cpu_count()} cores, {room}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How the server bears many tables and viewers.")
    parser.add_argument("--sizes", nargs="+", default=["10:20", "100:200", "1000:2000"], help="tables:viewers")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long people play at each size")
    parser.add_argument("--postgresql", nargs="+", type=int, default=[], metavar="N", help="on so many processes each")
    parser.add_argument(
        "--share", type=int, default=0, help="hundredths of a core for each process that serves, at most"
    )
    parser.add_argument("--soak", type=float, default=0.0, help="an ordinary pace for so many seconds instead")
    parser.add_argument("--pace", type=float, default=3.0, help="moves a second of people in a soak")
    parser.add_argument("--course", type=Path, help="a file to which a soak adds its samples")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whatever was started is ended then, too
    os.environ.update(UNLIMITED)
    sizes = [(int(tables), int(viewers)) for tables, viewers in (size.split(":") for size in arguments.sizes)]
    if arguments.soak:
        course = soak.run(arguments.soak, arguments.pace, arguments.course)
        print(json.dumps(course, indent=2) if arguments.json else soak.in_words(course))
        return
    runs = [(number, apart) for number in (arguments.postgresql or [0]) for apart in (False, True)[: max(1, number)]]
    found = [measure(size, arguments.seconds, *run, arguments.share) for run in runs for size in sizes]
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        show(found, Console())


if __name__ == "__main__":
    main()
