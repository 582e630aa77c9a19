"""A long day of a server at an ordinary pace, and its memory meanwhile.

python -m benchmarks.load --soak 3600 [--pace 3] [--course FILE]

People's scripts play against each other and against bots, each with a page that listens, and do what people do beside
playing: they load pages, try drafts, look back, talk, visit the home page, and begin the next game when one is over.
Together they commit about so many moves a second, whatever the machine could do. Each keeps to one title and to one
kind of company, so that what is in memory is alike at all times, and not more at times when many happen to play what
takes more. The caches of the server are small, and before anybody plays somebody asks for more addresses than Litestar
remembers, so that what is kept on purpose is full after some minutes and what grows after that is a leak. A line is
written for each sample, as soon as it is taken: seconds, megabytes of the process that serves, megabytes with its
thinkers, CPU-seconds, moves of people, games begun, requests refused because the store did not answer in time (people
try again), files and connections open.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.process import Server, serving

from benchmarks.crowd import Line, Refused, Viewer, cpu, family, memory

GAMES = ("terra-nova", "terra-nova", "terra-nova-2006")
SEATS: tuple[list[dict[str, str]], ...] = (
    [{"kind": "me"}, {"kind": "hot"}],
    [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    [{"kind": "me"}, {"kind": "hot"}, {"kind": "bot", "bot": "random"}],
)
PEOPLE = 24
SMALL = {"TERRAE_CACHED_TABLES": "32", "TERRAE_CACHED_UNITS": "8", "TERRAE_CACHED_WORDS": "128"}
ADDRESSES = 1200  # Litestar keeps what it found in the last 1,024 paths and as many queries
Sample = dict[str, float]


class Person:
    """A script that plays one game after the other, with a page open, and now and then does something else."""

    def __init__(self, server: Server, number: int) -> None:
        self.server = server
        self.luck = random.Random(number)
        self.game = GAMES[number % len(GAMES)]
        self.seats = SEATS[number // len(GAMES) % len(SEATS)]
        self.guest = f"{number:024x}"
        self.line = Line(server.url, server.folder, self.guest)
        self.page = Viewer(server.urls, server.folder, self.guest, "", [])
        self.table = ""
        self.told: dict[str, Any] = {}
        self.moves = 0
        self.games = 0
        self.waits = 0  # how often the server could not, and said so; people try again then

    async def live(self, pause: float) -> None:
        """For ever: something every so many seconds in the mean."""
        while True:
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * pause)
            try:
                await self.act()
            except Refused as refused:
                if refused.status not in (409, 503):
                    raise
                self.told = {}  # a bot or a standing order was faster; or a starved machine could not write in time
                self.waits += refused.status == 503

    async def act(self) -> None:
        if not self.table or self.told.get("over"):
            await self.begin()
        if not self.told.get("ask"):
            self.told = await self.line.ask("GET", f"/api/tables/{self.table}?log_after=100000")
        if self.luck.random() < 0.1:
            await self.linger()
        ask = self.told.get("ask")
        if self.told["over"] or not ask or ask["seat"] not in self.told["to_move"]:
            self.told = {**self.told, "ask": None}
            return  # it is over, or a bot thinks
        move = self.luck.choice(ask["choices"])["move"]
        body = {"ply": self.told["ply"], "epoch": self.told["epoch"], "seat": ask["seat"], "moves": [move]}
        known = {"have": self.told["key"], "log_after": self.told["ply"]}
        self.told = await self.line.ask("POST", f"/api/tables/{self.table}/moves", {**body, **known})
        self.moves += 1

    async def begin(self) -> None:
        """The next table, and its page."""
        form = {"game": self.game, "seats": self.seats}
        self.table = (await self.line.ask("POST", "/api/tables", form))["table"]
        self.told = {}
        self.games += 1
        await self.line.fetch("GET", f"/table/{self.table}")
        await self.page.follow(self.table)

    async def linger(self) -> None:
        """Something else than a move."""
        here = f"/api/tables/{self.table}"
        ply = self.told["ply"]
        match self.luck.randrange(6):
            case 0:
                await self.line.fetch("GET", "/")
            case 1:
                await self.line.fetch("GET", f"/table/{self.table}")
            case 2:
                await self.line.ask("GET", f"{here}?ply={self.luck.randint(0, ply)}&have={self.told['key']}")
            case 3 if self.told.get("ask"):
                ask = self.told["ask"]
                body = {"ply": ply, "seat": ask["seat"], "draft": [self.luck.choice(ask["choices"])["move"]]}
                await self.line.ask("POST", f"{here}/try", body)
            case 4:
                await self.line.ask("POST", f"{here}/notes", {"text": "n" * self.luck.randint(1, 500), "version": 0})
            case _:
                await self.line.ask("GET", "/api/tables?mine")

    def close(self) -> None:
        self.page.close()
        self.line.close()


async def stroll(server: Server) -> None:
    """Look for so many tables that are not there."""
    line = Line(server.url, server.folder, f"{0:024x}")
    try:
        for number in range(ADDRESSES):
            try:
                await line.ask("GET", f"/api/tables/{number:012x}?ply={number}&have={number:032x}")
            except Refused as refused:
                if refused.status != 404:
                    raise
    finally:
        line.close()


def sample(server: Server, began: float, people: list[Person]) -> Sample:
    """How the server is now."""
    first = server.process.pid
    processes = family(first)
    return {
        "seconds": round(time.perf_counter() - began, 1),
        "megabytes": round(memory([first]), 2),
        "with_thinkers": round(memory(processes), 2),
        "cpu": round(cpu(processes), 2),
        "moves": sum(person.moves for person in people),
        "games": sum(person.games for person in people),
        "refused": sum(person.waits for person in people),
        "files": len(os.listdir(f"/proc/{first}/fd")),
    }


async def soak(server: Server, seconds: float, pace: float, every: float, file: Path | None) -> list[Sample]:
    """Let people live on a server for so long; what fails for one of them ends it."""
    await stroll(server)
    people = [Person(server, number) for number in range(1, PEOPLE + 1)]
    began = time.perf_counter()
    living = [asyncio.create_task(person.live(PEOPLE / pace)) for person in people]
    found: list[Sample] = []
    try:
        while not found or found[-1]["seconds"] < seconds:
            found.append(sample(server, began, people))
            if file is not None:
                with file.open("a") as lines:
                    lines.write(json.dumps(found[-1]) + "\n")
            left = seconds - (time.perf_counter() - began)
            done, _ = await asyncio.wait(living, timeout=max(0.1, min(every, left)), return_when="FIRST_COMPLETED")
            for task in done:
                task.result()
    finally:
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        for person in people:
            person.close()
    return found


def run(seconds: float, pace: float, file: Path | None) -> list[Sample]:
    """A server of its own on SQLite, and people on it."""
    os.environ.update(SMALL)
    with tempfile.TemporaryDirectory(prefix="terrae-soak-") as folder, serving(Path(folder)) as server:
        return asyncio.run(soak(server, seconds, pace, max(1.0, min(30.0, seconds / 60)), file))


def in_words(found: list[Sample]) -> str:
    """What came of it: a line through the second half of the samples tells whether memory still grows."""
    first, last = found[0], found[-1]
    half = found[len(found) // 2 :]
    hours = (last["seconds"] - first["seconds"]) / 3600
    lines = [
        f"{last['moves']:.0f} moves of people in {last['games']:.0f} games, {hours * 60:.0f} minutes, "
        f"{last['refused']:.0f} requests refused for a while, "
        f"{(last['cpu'] - first['cpu']) / max(1e-9, hours * 3600):.3f} of a core",
        f"megabytes: {first['megabytes']:.0f} at the start, {half[0]['megabytes']:.1f} after half of the time, "
        f"{last['megabytes']:.1f} at the end; {growth(half):+.1f} an hour in the second half",
    ]
    return "\n".join(lines)


def growth(samples: list[Sample]) -> float:
    """Megabytes an hour, as the line of least squares through samples rises."""
    times = [one["seconds"] / 3600 for one in samples]
    sizes = [one["megabytes"] for one in samples]
    middle, mean = sum(times) / len(times), sum(sizes) / len(sizes)
    spread = sum((time - middle) ** 2 for time in times)
    return sum((at - middle) * (size - mean) for at, size in zip(times, sizes, strict=True)) / spread if spread else 0.0
