"""What goes wrong around a server, one thing after the other, while people and bots play on it.

python -m benchmarks.faults [NAME ...] [--tables 8] [--bots 4] [--seconds 10] [--json]

After each fault every acknowledged move must be there exactly once, as another program reads it from the database, and
every table must go on by itself; otherwise this ends at once and says which.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from tests.server.haste import AS_VARIABLES
from tests.server.process import Server
from tools.postgres import Cluster

from benchmarks.crowd import Line, Refused, Tough, family

GUEST = "c" * 24
PATIENCE = 300.0  # seconds in which everything must have gone on
WORKER = [sys.executable, "-c", "from terrae.cli import main; main()", "worker"]


class Stage:
    """A server, people on it, and what can go wrong with it."""

    def __init__(self, folder: Path, arguments: argparse.Namespace, cluster: Cluster | None) -> None:
        self.folder = folder
        self.arguments = arguments
        self.cluster = cluster
        self.port = free_port()
        self.wrong = folder / "wrong"  # by how many seconds the time of day is
        self.server: Server | None = None
        self.workers: list[subprocess.Popen[bytes]] = []
        self.people: list[Tough] = []
        self.lines: list[Line] = []
        self.enough = asyncio.Event()
        self.playing: list[asyncio.Task[None]] = []
        self.usual = 0.0  # seconds that the same takes before anything goes wrong

    # The server

    @property
    def database(self) -> list[str]:
        return [] if self.cluster is None else ["--database", self.cluster.url().replace("+asyncpg", "")]

    def start(self, *more: str) -> None:
        """In a thread: it waits until the server answers."""
        command = [sys.executable, "-m", "benchmarks.shifted", str(self.wrong), "serve"]
        self.server = Server(self.folder, *self.database, "--port", str(self.port), *more, command=command)

    def end(self, how: signal.Signals) -> None:
        assert self.server is not None
        self.server.end(how)

    def work(self) -> subprocess.Popen[bytes]:
        """One more `terrae worker`."""
        command = [*WORKER, "--data", str(self.folder), *self.database]
        self.workers.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **AS_VARIABLES}))
        return self.workers[-1]

    def close(self) -> None:
        if self.server is not None:
            self.server.end(signal.SIGKILL)
        for worker in self.workers:
            worker.kill()
            worker.wait()

    # People

    async def fill(self) -> None:
        """Tables at which somebody plays alone, and tables with bots."""
        kinds = [[{"kind": "me"}, {"kind": "hot"}]] * self.arguments.tables
        kinds += [[{"kind": "me"}, {"kind": "bot", "bot": "random"}]] * self.arguments.bots
        for seats in kinds:
            line = Line(f"http://127.0.0.1:{self.port}", self.folder, GUEST)
            self.lines.append(line)
            self.people.append(Tough(line, seats))
            await self.people[-1].begin()
        self.playing = [asyncio.create_task(person.play(self.enough)) for person in self.people]
        self.usual = await self.all_go_on()

    async def all_go_on(self) -> float:
        """Wait until every table has two more moves of its people, or is over; tell how long that took.

        At twenty tables with bots this takes seconds also when nothing is wrong: the bots of one guest think two at a
        time, and people ask again and again whether they are through.
        """
        began = time.perf_counter()
        before = {person.table: len(person.acknowledged) for person in self.people}
        waiting = list(self.people)
        while waiting:
            for task in self.playing:
                if task.done():
                    task.result()
            if time.perf_counter() - began > PATIENCE:
                raise SystemExit(f"tables that do not go on: {[person.table for person in waiting]}")
            await asyncio.sleep(0.1)
            waiting = [one for one in waiting if not one.over and len(one.acknowledged) < before[one.table] + 2]
        return time.perf_counter() - began

    async def stop(self) -> None:
        self.enough.set()
        await asyncio.gather(*self.playing)
        for line in self.lines:
            line.close()

    def check(self) -> int:
        """All that was acknowledged is there, once; tell how much that is."""
        for person in self.people:
            person.check(self.log(person.table))
        return sum(len(person.acknowledged) for person in self.people)

    def log(self, table: str) -> list[tuple[int, str]]:
        """What the database says, read by somebody else than the server."""
        statement = f"SELECT ply, text FROM moves WHERE table_id = '{table}' ORDER BY ply"
        if self.cluster is not None:
            rows = (line.split("|", 1) for line in self.cluster.sql(statement).splitlines())
            return [(int(ply), text) for ply, text in rows]
        with sqlite3.connect(self.folder / "terrae.sqlite3") as file:
            return [(int(ply), str(text)) for ply, text in file.execute(statement)]


def free_port() -> int:
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        return int(some.getsockname()[1])


# What goes wrong. Each is given a stage on which everybody plays.


async def web(stage: Stage) -> None:
    """One of two processes that serve is killed."""
    assert stage.server is not None
    children = [one for one in family(stage.server.process.pid)[1:] if b"processes" in command_of(one)]
    os.kill(children[0], signal.SIGKILL)


async def worker(stage: Stage) -> None:
    """A worker is killed in the middle of its work, and there is another."""
    first = stage.workers[0]
    first.kill()
    first.wait()


async def database(stage: Stage) -> None:
    """PostgreSQL is killed, with all its processes, and started again."""
    assert stage.cluster is not None
    await asyncio.to_thread(stage.cluster.kill)
    await asyncio.sleep(stage.arguments.seconds / 2)
    await asyncio.to_thread(stage.cluster.start)


async def order(stage: Stage) -> None:
    """All are killed; the workers are started first, then the database, then the server."""
    assert stage.cluster is not None
    stage.end(signal.SIGKILL)
    for one in stage.workers:
        one.kill()
        one.wait()
    await asyncio.to_thread(stage.cluster.kill)
    late = stage.work()
    await asyncio.sleep(2.0)
    await asyncio.to_thread(stage.cluster.start)
    await asyncio.to_thread(stage.start, "--processes", "2", "--no-jobs")
    if late.poll() is not None:  # it found no database and said so: systemd would start it again
        stage.work()


async def slow(stage: Stage) -> None:
    """PostgreSQL answers nothing for a while, as with a disk that hangs."""
    assert stage.cluster is not None
    first = int((stage.cluster.data / "postmaster.pid").read_text().split()[0])
    processes = family(first)
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    await asyncio.sleep(stage.arguments.seconds)
    for process in processes:
        os.kill(process, signal.SIGCONT)


async def killed(stage: Stage) -> None:
    """The one process on SQLite is killed and started again."""
    stage.end(signal.SIGKILL)
    await asyncio.to_thread(stage.start)


async def locked(stage: Stage) -> None:
    """Another program locks the file of SQLite for a minute."""
    file = sqlite3.connect(stage.folder / "terrae.sqlite3", isolation_level=None, timeout=60)
    file.execute("BEGIN IMMEDIATE")
    await asyncio.sleep(stage.arguments.locked)
    file.execute("ROLLBACK")
    file.close()


async def full(stage: Stage) -> None:
    """No file of the server may grow any more, as on a full disk."""
    assert stage.server is not None
    size = (stage.folder / "terrae.sqlite3-wal").stat().st_size
    for process in family(stage.server.process.pid):
        resource.prlimit(process, resource.RLIMIT_FSIZE, (max(4096, size // 2), resource.RLIM_INFINITY))
    await asyncio.sleep(stage.arguments.seconds)
    for process in family(stage.server.process.pid):
        resource.prlimit(process, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def idle(stage: Stage) -> None:
    """Thousands of connections that say nothing, or half a request and no more; pages still answer."""
    held: list[socket.socket] = []
    for number in range(stage.arguments.idle):
        one = await asyncio.to_thread(socket.create_connection, ("127.0.0.1", stage.port))
        one.sendall((b"", b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n", b"POST /api/tables HTTP/1.1\r\n")[number % 3])
        held.append(one)
    began = time.perf_counter()
    line = Line(f"http://127.0.0.1:{stage.port}", stage.folder, GUEST)
    await line.ask("GET", "/healthz")
    print(f"  answered in {time.perf_counter() - began:.2f} s with {len(held)} such connections", file=sys.stderr)
    line.close()
    await stage.all_go_on()
    for one in held:
        one.close()


async def clock(stage: Stage) -> None:
    """The time of day jumps: an hour ahead, two hours back, and right again."""
    for wrong in (3600, -3600, 0):
        stage.wrong.write_text(str(wrong))
        await stage.all_go_on()


async def sluggish(stage: Stage) -> None:
    """Clients that read nothing of what they are sent, and some that send a byte at a time; others play on."""
    held: list[Line] = []
    for number in range(stage.arguments.sluggish):
        line = Line(f"http://127.0.0.1:{stage.port}", stage.folder, f"{number:024x}")
        table = stage.people[number % len(stage.people)].table
        await line.open()
        raw = line.writer.get_extra_info("socket") if line.writer else None
        assert line.writer is not None and raw is not None
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(8):  # answers that nobody fetches
            await line.send("GET", f"/table/{table}")
        await line.send("GET", f"/api/tables/{table}/live?ply=0")
        held.append(line)
    slow_line = Line(f"http://127.0.0.1:{stage.port}", stage.folder, GUEST)
    await slow_line.open()
    assert slow_line.writer is not None
    until = time.perf_counter() + stage.arguments.seconds
    for letter in itertools.cycle(b"GET / HTTP/1.1 and never the end of it "):
        slow_line.writer.write(bytes([letter]))
        await asyncio.sleep(0.2)
        if time.perf_counter() > until:
            break
    await stage.all_go_on()
    for line in [*held, slow_line]:
        line.close()


async def race(stage: Stage) -> None:
    """Two processes race for each ply of a table, again and again: one wins each time."""
    seats = [{"kind": "me"}, {"kind": "hot"}]
    lines = [Line(f"http://127.0.0.1:{stage.port}", stage.folder, GUEST) for _ in range(8)]
    won = 0
    person = Tough(lines[0], seats)
    await person.begin()
    while won < stage.arguments.races:
        position = await lines[0].ask("GET", f"/api/tables/{person.table}?log_after=100000")
        ask = position.get("ask")
        if position["over"]:
            person = Tough(lines[0], seats)
            await person.begin()
            continue
        if not ask:
            await asyncio.sleep(0.02)
            continue
        move = ask["choices"][0]["move"]
        body = {"ply": position["ply"], "epoch": position["epoch"], "seat": ask["seat"], "moves": [move]}
        path = f"/api/tables/{person.table}/moves"
        answers = await asyncio.gather(*(line.ask("POST", path, body) for line in lines), return_exceptions=True)
        good = [one for one in answers if not isinstance(one, BaseException)]
        bad = [one for one in answers if isinstance(one, BaseException)]
        if len(good) > 1 or any(not isinstance(one, Refused) or one.status != 409 for one in bad):
            raise SystemExit(f"{len(good)} winners of ply {position['ply'] + 1}; others heard {bad}")
        won += len(good)
    for line in lines:
        line.close()


def command_of(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


Fault = Callable[[Stage], Awaitable[None]]
ALONE: dict[str, Fault] = {
    "killed": killed,
    "locked": locked,
    "full": full,
    "idle": idle,
    "sluggish": sluggish,
    "clock": clock,
}
SHARED: dict[str, Fault] = {
    "web": web,
    "worker": worker,
    "database": database,
    "order": order,
    "slow": slow,
    "race": race,
}
FAULTS = {**ALONE, **SHARED}


async def suffer(name: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """One fault, from beginning to end."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="terrae-faults-")))
        cluster = None
        if name in SHARED:
            folder.chmod(0o755)
            cluster = Cluster(folder / "postgres", hasty=False)
            cluster.make()
            cluster.start()
            stack.callback(cluster.stop)
        stage = Stage(folder, arguments, cluster)
        stack.callback(stage.close)
        if cluster is None:
            await asyncio.to_thread(stage.start)
        else:
            await asyncio.to_thread(stage.start, "--processes", "2", "--no-jobs")
            stage.work()
            stage.work()
        await stage.fill()
        await FAULTS[name](stage)
        back = await stage.all_go_on()
        await stage.stop()
        acknowledged = stage.check()
    faults = sum(person.faults for person in stage.people)
    return {
        "fault": name,
        "acknowledged": acknowledged,
        "lost_or_doubled": 0,
        "refused": faults,
        "all_on_after": back,
        "usual": stage.usual,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="What goes wrong around a server, and that nothing is lost by it.")
    parser.add_argument("faults", nargs="*", metavar="NAME", help=", ".join(FAULTS))
    parser.add_argument("--tables", type=int, default=8, help="tables of people")
    parser.add_argument("--bots", type=int, default=4, help="tables with a bot")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long a fault lasts that lasts")
    parser.add_argument("--locked", type=float, default=60.0, help="how long the database is locked")
    parser.add_argument("--idle", type=int, default=2000, help="connections that say nothing")
    parser.add_argument("--sluggish", type=int, default=200, help="clients that do not read")
    parser.add_argument("--races", type=int, default=1000, help="plies that processes race for")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whatever was started is ended then, too
    unknown = set(arguments.faults) - set(FAULTS)
    if unknown:
        parser.error(f"no such fault: {', '.join(sorted(unknown))}; there are {', '.join(FAULTS)}")
    console = Console(stderr=True)
    os.environ["TERRAE_STREAMS_BY_ADDRESS"] = "100000"
    found = []
    for name in arguments.faults or FAULTS:
        console.print(f"{name}: {(FAULTS[name].__doc__ or '').strip()}")
        found.append(asyncio.run(suffer(name, arguments)))
        last = found[-1]
        console.print(
            f"  {last['acknowledged']} moves acknowledged, none lost or doubled; {last['refused']} requests refused or"
            f" cut off; all tables on {last['all_on_after']:.1f} s after it was over; two moves at each, with nothing"
            f" wrong, took {last['usual']:.1f} s"
        )
    if arguments.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
