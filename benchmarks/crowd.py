"""People for benchmarks of the server: they play by its API, go on after a fault, and know what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import socket
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from terrae.server.people import COOKIE, People, read_secret

GAME = "terra-nova"
HURT = (OSError, EOFError, asyncio.IncompleteReadError, TimeoutError)  # what a connection to a dead server does
PATIENCE = 60.0
TABLE = re.compile(r"/(?:api/tables|table)/([^/?]+)")


class Refused(Exception):
    """An answer that is none: its status and what it says."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status}: {body[:300]!r}")
        self.status = status


class Line:
    """A keep-alive connection that does no more than it must, so that the server is what is measured."""

    def __init__(self, url: str, folder: Path, guest: str) -> None:
        self.host, self.port = str(urlsplit(url).hostname), int(urlsplit(url).port or 80)
        self.cookie = People(read_secret(folder)).cookie(guest)
        self.writer: asyncio.StreamWriter | None = None

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    async def send(self, method: str, path: str, body: object = None) -> None:
        if self.writer is None:
            await self.open()
        assert self.writer is not None
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\ncookie: {COOKIE}={self.cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        self.writer.write(head.encode() + content)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer as data."""
        return json.loads(await self.fetch(method, path, body))

    async def fetch(self, method: str, path: str, body: object = None) -> bytes:
        """The answer; a connection that is hurt is closed, and opened again for the next question."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.send(method, path, body)
                top = await self.reader.readuntil(b"\r\n\r\n")
                length = int(top.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
                answer = await self.reader.readexactly(length)
        except HURT:
            self.close()
            raise
        status = int(top.split(b" ", 2)[1])
        if status >= 300:
            raise Refused(status, answer)
        return answer

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.writer = None


def chosen(urls: list[str], path: str) -> str:
    """Which process a proxy asks that tells tables apart (`deploy/nginx.conf`): one for each table, else any."""
    table = TABLE.match(path)
    return urls[zlib.crc32(table[1].encode()) % len(urls)] if table else random.choice(urls)


class Proxied:
    """Somebody behind such a proxy, which keeps a connection to each process."""

    def __init__(self, urls: list[str], folder: Path, guest: str) -> None:
        self.lines = {url: Line(url, folder, guest) for url in urls}

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        return await self.lines[chosen(list(self.lines), path)].ask(method, path, body)

    def close(self) -> None:
        for line in self.lines.values():
            line.close()


class Viewer:
    """A page that hangs on a table and hears of each ply."""

    def __init__(
        self, urls: list[str], folder: Path, guest: str, table: str, arrived: list[tuple[str, int, float]]
    ) -> None:
        self.urls, self.folder, self.guest = urls, folder, guest
        self.table = table
        self.arrived = arrived
        self.line: Line | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.line = Line(chosen(self.urls, f"/table/{self.table}"), self.folder, self.guest)
        await self.line.send("GET", f"/api/tables/{self.table}/live?ply=0")
        await self.line.reader.readuntil(b"retry:")
        self.task = asyncio.create_task(self.listen(self.line.reader))

    async def follow(self, table: str) -> None:
        """To the next game of whoever is looked at."""
        self.close()
        self.table = table
        await self.open()

    async def listen(self, reader: asyncio.StreamReader) -> None:
        name = b""
        while line := await reader.readline():
            if line.startswith(b"event:"):
                name = line[6:].strip()
            elif line.startswith(b"data:") and name == b"ply":
                told = json.loads(line[5:])
                self.arrived.append((told["table"], told["ply"], time.perf_counter()))

    def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
        if self.line is not None:
            self.line.close()


class Tough:
    """Plays a table and never gives up: after a fault it looks, and goes on."""

    def __init__(self, line: Line | Proxied, seats: list[dict[str, str]]) -> None:
        self.line = line
        self.seats = seats
        self.table = ""
        self.acknowledged: dict[int, str] = {}
        self.faults = 0
        self.over = False

    async def begin(self) -> None:
        self.table = (await self.line.ask("POST", "/api/tables", {"game": GAME, "seats": self.seats}))["table"]

    async def play(self, enough: asyncio.Event) -> None:
        """Until it is enough."""
        while not enough.is_set():
            try:
                await self.turn()
            except Refused as refused:
                if refused.status < 500 and refused.status not in (409, 429):
                    raise
                self.faults += refused.status >= 500
                await asyncio.sleep(0.05)
            except HURT:
                self.faults += 1
                await asyncio.sleep(0.1)

    async def turn(self) -> None:
        position = await self.line.ask("GET", f"/api/tables/{self.table}?log_after=100000")
        self.over = position["over"]
        if self.over:
            await asyncio.sleep(0.2)
            return
        ask = position.get("ask")
        if not ask or ask["seat"] not in position["to_move"]:
            await asyncio.sleep(0.02)  # a bot thinks
            return
        choices = ask["choices"]
        move = choices[(position["ply"] * 7) % len(choices)]["move"]
        body = {"ply": position["ply"], "epoch": position["epoch"], "seat": ask["seat"], "moves": [move]}
        await self.line.ask("POST", f"/api/tables/{self.table}/moves", body)
        self.acknowledged[position["ply"] + 1] = move

    def check(self, log: list[tuple[int, str]]) -> None:
        """Everything acknowledged is in the log, once."""
        if [ply for ply, _ in log] != list(range(1, len(log) + 1)):
            raise SystemExit(f"table {self.table}: a ply is missing or there twice")
        kept = dict(log)
        for ply, move in self.acknowledged.items():
            if kept.get(ply) != move:
                raise SystemExit(f"table {self.table}: ply {ply} was acknowledged as {move}, but is {kept.get(ply)}")


# What a process costs


def errand() -> float:
    """Seconds of CPU that a fixed piece of work takes, about six thousandths on a core of one's own.

    Neighbours on the same cores make it take more, though it is CPU-time: they empty the caches.
    """
    began = time.thread_time()
    counts: dict[str, int] = {}
    for number in range(20_000):
        word = f"a{number % 997}"
        counts[word] = counts.get(word, 0) + len(word)
    json.dumps(counts)
    return time.thread_time() - began


def family(process: int) -> list[int]:
    """A process and all below it."""
    found = [process]
    for path in Path(f"/proc/{process}/task").glob("*/children"):
        for child in path.read_text().split():
            found += family(int(child))
    return found


def cpu(processes: list[int], *, ended: bool = False) -> float:
    """Seconds of CPU that they have used; also those below them that have ended, if that is wanted."""
    ticks = 0
    for process in processes:
        with suppress(FileNotFoundError):  # one that has just ended
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
            ticks += sum(map(int, fields[11 : 15 if ended else 13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(processes: list[int]) -> float:
    """Megabytes that they have written to, or had to put aside.

    Pages of files that they only read, some forty megabytes of programs and libraries, are left out: whether they count
    as private changes with what other programs are running.
    """
    total = 0
    for process in processes:
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith(("Private_Dirty", "Swap:")):
                total += int(line.split()[1])
    return total / 1024
