"""How long one request holds the event loop, and so everybody else: CPU milliseconds between two of its turns.

python -m benchmarks.held [--times 5] [--games 5000]

The application without a network. While somebody asks, a task looks how much CPU this process spent since the loop came
round last, in whatever thread: compiled code in a thread holds the loop up as well. What other processes spend is not
counted, for nobody waits for it but whoever asked. Tables are the longest golden games of each title, and each request
is made with nothing in memory (cold) or after the same one (warm).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import insert
from tests.server.world import GAME, Person, World, opened

from terrae.core.game import games
from terrae.core.record import load, write
from terrae.server.listener import settle
from terrae.server.rows import now, table_row
from terrae.server.store.models import SEATS, TABLES
from terrae.server.store.ratings import PLAYED, RESULTS

GOLDEN = Path(__file__).parent.parent / "tests"
TITLES = ("terra_nova", "terra_nova_2006", "terra_mystica", "terramara")
WIDE = 0.7  # of a game: where most is possible
Asking = Callable[[], Awaitable[Any]]


class Watch:
    """Looks at every turn of the loop."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.last = time.process_time()

    async def look(self) -> None:
        self.last = time.process_time()
        while True:
            await asyncio.sleep(0)
            now = time.process_time()
            self.longest = max(self.longest, now - self.last)
            self.last = now

    async def during(self, asking: Asking) -> tuple[float, float]:
        """The longest time the loop was held while somebody asked, and how long they waited, in milliseconds."""
        task = asyncio.create_task(self.look())
        await asyncio.sleep(0)
        self.longest, self.last = 0.0, time.process_time()
        began = time.perf_counter()
        await asking()
        waited = time.perf_counter() - began
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return self.longest * 1000, waited * 1000


def forget(world: World) -> None:
    """As after a restart."""
    house = world.house
    house.registry.recent.clear()
    house.registry.alive.clear()
    house.positions.units.kept.clear()
    house.positions.units.easels.clear()
    house.positions.told.clear()


def longest_game(title: str) -> Path:
    return max((GOLDEN / title / "golden").glob("*.terrae"), key=lambda path: load(path).ply)


async def shown(watch: Watch, what: str, asking: Asking, times: int, before: Callable[[], None] = lambda: None) -> None:
    """Measure one kind of request."""
    found = []
    for _ in range(times):
        before()
        found.append(await watch.during(asking))
    held = sorted(held for held, _ in found)
    print(f"  {what:38} {held[len(held) // 2]:8.1f} {held[-1]:8.1f} {sorted(waited for _, waited in found)[0]:9.1f}")


async def ask_all(world: World, anke: Person, title: str, times: int) -> None:
    """Everything a page asks of a table of this title."""
    path = longest_game(title)
    whole = load(path)
    watch = Watch()
    print(f"{title}, {whole.setting.seats} seats, {whole.ply} moves ({path.name})")
    text = write(whole)
    over = (await anke.post("/api/import", {"text": text}))["table"]
    half = whole.fork(int(whole.ply * WIDE))
    while half.draw_is_due:
        half = whole.fork(half.ply - 1)
    begun = await anke.post("/api/import", {"text": write(half)})
    going = begun["table"]
    for invite in begun["invites"].values():
        await anke.join(invite, table=going)
    fresh = whole.fork(next(ply for ply in range(whole.ply) if whole.log[ply].seat >= 0))
    opening = (await anke.post("/api/import", {"text": write(fresh)}))["table"]

    def cold() -> None:
        forget(world)

    async def warm_up(table: str) -> None:
        await anke.ask(f"/table/{table}")

    async def expect(path: str, body: Any) -> None:
        answer = await anke.client.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text

    async def every(table: str, path: str, bodies: list[Any]) -> None:
        for body in bodies:
            await expect(f"/api/tables/{table}/{path}", body)
            await asyncio.sleep(0)  # over a network nobody's next request follows in the same turn

    place = f"/api/tables/{going}"
    position = await anke.look(going)
    seat, ply = position["seat"], position["ply"]
    await shown(watch, "page of a finished game, cold", lambda: anke.client.get(f"/table/{over}"), times, cold)
    await shown(watch, "page of a finished game, warm", lambda: anke.client.get(f"/table/{over}"), times)
    await shown(watch, "position of it, cold", lambda: anke.client.get(f"/api/tables/{over}"), times, cold)
    await shown(watch, "position of it at ply 100, warm", lambda: anke.client.get(f"/api/tables/{over}?ply=100"), times)
    await shown(watch, "game file, cold", lambda: anke.client.get(f"/api/tables/{over}/game"), times, cold)
    await shown(watch, "page of the end, cold", lambda: anke.client.get(f"/table/{over}/end"), times, cold)
    await shown(watch, "page of the end, warm", lambda: anke.client.get(f"/table/{over}/end"), times)
    await shown(watch, "story, warm", lambda: anke.client.get(f"/api/tables/{over}/story"), times)
    await shown(watch, "page of the analysis, cold", lambda: anke.client.get(f"/table/{over}/analysis"), times, cold)
    await warm_up(going)
    await shown(watch, "position of a running game, warm", lambda: anke.client.get(place), times)
    draft = [{"ply": ply, "seat": seat, "draft": []}]
    await shown(watch, "a click (draft of nothing), warm", lambda: every(going, "try", draft), times)
    await shown(watch, "ahead, warm", lambda: every(going, "ahead", draft), times)
    parts = sorted(part_names(await anke.look(going)))
    why = [{"at": part, "seat": seat, "ply": ply} for part in parts]
    await shown(watch, f"why not, {len(parts)} parts, warm", lambda: every(going, "why", why), 1)
    moves = [[0 if one.seat < 0 else one.seat + 1, one.move.text] for one in whole.log[fresh.ply :]]
    for number in (50, 300):
        if len(moves) >= number:
            plan = [{"ply": fresh.ply, "moves": moves[:number], "seat": None}]
            await shown(watch, f"plan of {number} moves, warm", lambda: every(opening, "plan", plan), times)  # noqa: B023
    await shown(watch, "import", lambda: expect("/api/import", {"text": text}), times)
    await shown(watch, "branch at the end", lambda: expect(f"/api/tables/{over}/branch", {"ply": whole.ply - 1}), times)


async def years(world: World, anke: Person, number: int, times: int) -> None:
    """What pages add up of so many games that a club has played, a person in all of them."""
    table = await world.house.tables.find((await anke.new_table("me", "hot"))["table"])
    like, moment = {**table_row(table), "over": True, "public": True, "result": "[50,40,30]"}, now()
    things = ("house", "post", "town")
    for start in range(0, number, 500):
        ids = [f"y{at:07d}" for at in range(start, min(number, start + 500))]
        seats = [(name, at, seat) for at, name in enumerate(ids) for seat in (1, 2, 3)]
        person = {"bot": None, "guest": None, "name": "x", "auto": "{}", "confirm": True, "foreseen": None}
        played = {"game": GAME, "seats": 3, "rated": True, "finished": moment}
        result = {"game": GAME, "bot": None, "gone": False, "before": None, "after": None, "faction": "", "ahead": 1.0}
        async with world.house.database.writing() as connection:
            await connection.execute(insert(TABLES), [{**like, "id": name} for name in ids])
            setups = [json.dumps([["round-tiles", things[at % 3]], ["map", "main"]]) for at in range(len(ids))]
            rows = [{**played, "table_id": name, "setup": setup} for name, setup in zip(ids, setups, strict=True)]
            await connection.execute(insert(PLAYED), rows)
            for rows_of, more in ((SEATS, person), (RESULTS, result)):
                found = [{**more, "table_id": name, "seat": seat} for name, _, seat in seats]
                for row, (_, at, seat) in zip(found, seats, strict=True):
                    who = anke.guest if seat == 1 else f"guest {at % 300}"
                    row |= {"kind": "person", "guest": who} if rows_of is SEATS else {"person": who, "place": seat}
                    row |= {} if rows_of is SEATS else {"rank": seat, "won": float(seat == 1), "points": 30 + at % 60}
                await connection.execute(insert(rows_of), found)
    watch = Watch()
    print(f"{number:,} finished games")
    for path in (f"/ratings/{GAME}", f"/ratings/{GAME}?mine=true", "/@Anke", "/api/account/data", "/", "/api/tables"):
        await shown(watch, path, partial(anke.client.get, path), times)
    for title in games():
        await shown(watch, f"/explore/{title}", partial(anke.client.get, f"/explore/{title}"), times)


def part_names(position: Any) -> set[str]:
    """Parts of the picture that can be clicked."""
    return set(re.findall(r'data-part="([^"]+)"', "".join(position["units"].values())))


async def measure(times: int, titles: list[str], number: int) -> None:
    with tempfile.TemporaryDirectory(prefix="terrae-held-") as folder:
        async with opened(Path(folder)) as world:
            anke = world.person()
            await anke.ask("/")
            settle()
            print(f"{'CPU ms the loop was held':40} {'median':>8} {'most':>8} {'answered':>9}")
            for title in titles:
                await ask_all(world, anke, title, times)
            watch = Watch()
            for what, text in (
                ("2 MB of `1:a`", "1:a\n" * (2 * 1024 * 256 - 100)),
                ("5,000 lines of `1:a`", "1:a\n" * 5_000),
                ("20,000 moves in a line", "terrae: 1\ngame: terra-nova\n1: " + "a," * 19_999 + "a\n"),
            ):
                asking = partial(anke.client.post, "/api/import", json={"text": text})
                await shown(watch, f"import of {what}", asking, times)
            if number:
                await anke.post("/api/register", {"name": "Anke", "password": "correct horse 7"})
                await years(world, anke, number, times)


def main() -> None:
    parser = argparse.ArgumentParser(description="How long one request holds the event loop.")
    parser.add_argument("--times", type=int, default=5, help="how often each is asked")
    parser.add_argument("--games", type=int, default=0, help="finished games of which pages tell what they add up to")
    parser.add_argument("titles", nargs="*", default=list(TITLES), help="folders below tests")
    arguments = parser.parse_args()
    asyncio.run(measure(arguments.times, arguments.titles, arguments.games))


if __name__ == "__main__":
    main()
