"""How long somebody waits for bots: from the request that ends a turn until the server asks them again.

python -m benchmarks.answers [--bot normal] [--bots 3] [--turns 40] [--title terramara]

A real server with one thinker on SQLite, and one person who hears of moves as a page does. Their own turns are played
at random, but they never stop for the round while there is something else to do, so that others go on as in a usual
game. A wait counts if all bots moved in it. Beside the clock, the CPU of the server with its thinker; where the machine
is busy, the clock says more about that than about the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid
from tests.server.process import Server, serving

from benchmarks.crowd import Line, Refused, cpu, family
from benchmarks.workers import TITLES
from terrae.core.game import Game, find_game

CONSOLE = Console()
GUEST = "5eed" * 8
STALE = 409  # of an answer: the game has moved on


class Person:
    """Sits at a table with bots."""

    def __init__(self, server: Server, game: Game, bot: str, bots: int) -> None:
        self.server, self.game = server, game
        self.line = Line(server.url, server.folder, GUEST)
        self.seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for _ in range(bots))]
        self.luck = random.Random(game.name)
        self.table = ""
        self.news = asyncio.Event()

    async def sit_down(self) -> Line:
        """At a new table; what is heard of it comes by the line."""
        self.table = (await self.line.ask("POST", "/api/tables", {"game": self.game.name, "seats": self.seats}))[
            "table"
        ]
        live = Line(self.server.url, self.server.folder, GUEST)
        await live.send("GET", f"/api/tables/{self.table}/live?ply=0")
        return live

    async def listen(self, live: Line) -> None:
        while await live.reader.readline():
            self.news.set()

    async def asked(self) -> dict[str, Any]:
        """The position in which it is this person's turn, or the game is over."""
        while True:
            self.news.clear()
            position: dict[str, Any] = await self.line.ask("GET", f"/api/tables/{self.table}?log_after=100000")
            if position["over"] or (position.get("ask") and position["ask"]["seat"] in position["to_move"]):
                return position
            await self.news.wait()

    def choice(self, position: dict[str, Any]) -> str:
        """Something to do, at random; the least only where there is nothing else."""
        moves = [choice["move"] for choice in position["ask"]["choices"]]
        busy = [move for move in moves if move.split()[0] not in self.game.idle]
        return str(self.luck.choice(busy or moves))

    async def waits(self, most: int) -> tuple[list[float], list[float]]:
        """Seconds by the clock and of CPU for each wait, in games until there are enough of them."""
        clock: list[float] = []
        spent: list[float] = []
        processes = family(self.server.process.pid)
        while len(clock) < most:
            live = await self.sit_down()
            listening = asyncio.create_task(self.listen(live))
            position = await self.asked()
            while not position["over"] and len(clock) < most:
                ply = position["ply"]
                began, before = time.perf_counter(), cpu(processes)
                body = {"ply": ply, "epoch": position["epoch"], "seat": position["ask"]["seat"]}
                try:
                    await self.line.ask(
                        "POST", f"/api/tables/{self.table}/moves", {**body, "moves": [self.choice(position)]}
                    )
                except Refused as refused:
                    if refused.status != STALE:
                        raise
                    position = await self.asked()  # a bot answered something meanwhile
                    continue
                position = await self.asked()
                if position["ply"] - ply > len(self.seats) - 1:  # everybody moved
                    clock.append(time.perf_counter() - began)
                    spent.append(cpu(processes) - before)
            listening.cancel()
            live.close()
        return clock, spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", action="append", choices=TITLES)
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        for title in track(given.title or TITLES, "titles", disable=given.json):
            person = Person(server, find_game(title), given.bot, given.bots)
            clock, spent = asyncio.run(person.waits(given.turns))
            clock.sort()
            found[title] = {
                "median": statistics.median(clock),
                "95 of 100": clock[int(len(clock) * 0.95)],
                "most": clock[-1],
                "CPU": statistics.mean(spent),
            }
    if given.json:
        print(json.dumps(found))
        return
    grid = Grid("title", *next(iter(found.values())), title=f"seconds until {given.bots} x {given.bot} have answered")
    for title, numbers in found.items():
        grid.add_row(title, *(f"{number:.2f}" for number in numbers.values()))
    CONSOLE.print(grid)


if __name__ == "__main__":
    main()
