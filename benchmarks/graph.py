"""How long somebody who asks for an analysis waits for the first graph on the page.

python -m benchmarks.graph [TITLE...] [--seats 3] [--level normal]

A real server that has just started, as `terrae serve` starts it: a game of bots is imported, its analysis page is
asked for, then the analysis, and the clock runs until the announcement that something is known and the answer with the
graph. Seconds of the clock depend on what else the machine does; CPU-seconds are those of the server and of all it
started, thinkers that load the rules among them, and are what an idle machine would need at most.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import tempfile
import time
from pathlib import Path

from tests.server.process import Server, serving

from terrae.bots import find_bot, play_to_the_end
from terrae.core.game import find_game, games
from terrae.core.match import Match
from terrae.core.record import write

TICKS = os.sysconf("SC_CLK_TCK")
PARENT, USER, SYSTEM = 1, 11, 12  # fields of a process after its name


def played(title: str, seats: int, level: str) -> str:
    """A game of bots, as a file."""
    game = find_game(title)
    match = Match(game, game.setting(seats), seed=f"graph/{title}")
    bots = [find_bot(level, game)(f"graph/{seat}") for seat in range(seats)]
    play_to_the_end(match, bots)
    return write(match)


def spent(root: int) -> float:
    """CPU-seconds of a process and of those it started, as the system counts them."""
    found: dict[int, list[str]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            found[int(path.parent.name)] = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
    family = {root}
    while more := {number for number, it in found.items() if int(it[PARENT]) in family} - family:
        family |= more
    return sum(int(found[number][USER]) + int(found[number][SYSTEM]) for number in family) / TICKS


async def measure(server: Server, text: str) -> tuple[float, float, int, int]:
    """Seconds and CPU-seconds until there is a graph, and how many turns of how many it knows of."""
    async with server.client(secrets.token_hex(16)) as client:
        made = (await client.post("/api/import", json={"text": text})).raise_for_status().json()
        path = f"/api/tables/{made['table']}"
        began, before = time.monotonic(), spent(server.process.pid)
        (await client.get(f"{made['url']}/analysis")).raise_for_status()
        position = (await client.get(path)).raise_for_status().json()
        async with client.stream("GET", f"{path}/live", params={"ply": position["ply"]}) as news:
            (await client.post(f"{path}/analysis", json={})).raise_for_status()
            async for line in news.aiter_lines():
                if line == "event: analysis":
                    break
        study = (await client.get(f"{path}/analysis")).raise_for_status().json()
        assert study["done"] and "<svg" in study["graph"]
        return time.monotonic() - began, spent(server.process.pid) - before, study["done"], study["total"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=games(), metavar="TITLE")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="normal")
    asked = parser.parse_args()
    for title in asked.titles or games():
        text = played(title, asked.seats, asked.level)
        with tempfile.TemporaryDirectory(prefix="terrae-graph-") as folder, serving(Path(folder)) as server:
            clock, cpu, done, total = asyncio.run(measure(server, text))
        load = os.getloadavg()[0]
        print(f"{title}: graph of {done} of {total} turns: {clock:.1f} s, {cpu:.1f} CPU-seconds; load {load:.1f}")


if __name__ == "__main__":
    main()
