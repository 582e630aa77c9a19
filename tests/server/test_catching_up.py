"""Two processes know a table: whoever is behind reads the moves that are new, and all of them after a takeback."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from terrae.server import registry, rows
from terrae.server.admin.forms import RollbackForm
from terrae.server.table import Table
from tests.server.world import World, opened

CALM = {"wait": False, "forced": False}  # nothing is answered but by people


def told(table: Table) -> dict[str, Any]:
    """All that a table knows."""
    apart = ("lock", "nature", "match", "clock", "changed")
    kept = {name: value for name, value in vars(table).items() if name not in apart}
    clock = table.clock
    return {
        **kept,
        "log": [(entry.seat, entry.move.text) for entry in table.match.log],
        "events": [len(table.match.events(ply)) for ply in range(table.ply + 1)],
        "view": table.game.view(table.match.state, None),
        "clock": None if clock is None else (clock.steps, clock.happenings, clock.standing),
    }


def test_whoever_is_behind_reads_only_what_is_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[tuple[int, bool]] = []  # how many moves were read, and whether they follow on what was known
    read_table = rows.read_table

    def noted(row: Any, seats: Any, moves: Any, known: Any = None) -> Any:
        read.append((len(moves), known is not None))
        return read_table(row, seats, moves, known)

    async def scene() -> None:
        async with opened(tmp_path) as one, opened(tmp_path, jobs=False) as other:  # it only looks
            anke = one.person()
            clock = {"kind": "live", "minutes": 5, "increment": 10}
            made = await anke.new_table("me", "hot", options={"first": "1"}, clock=clock)
            name, path = made["table"], f"/api/tables/{made['table']}"
            for seat in (1, 2):
                await anke.post(f"{path}/settings", {"seat": seat, "auto": CALM})
            mine, theirs = await one.house.registry.find(name), await other.house.registry.find(name)
            monkeypatch.setattr(registry, "read_table", noted)

            async def is_caught_up(new: int, follows: bool) -> None:
                await caught_up(other, theirs)
                assert read.pop() == (new, follows) and not read
                assert told(theirs) == told(await one.house.registry.load(name))
                assert (theirs.ply, theirs.epoch, theirs.version) == (mine.ply, mine.epoch, mine.version)
                read.clear()

            begun = mine.ply
            await one.play_on(name, {1: anke, 2: anke}, begun + 3)
            await is_caught_up(mine.ply - begun, True)
            await anke.post(f"{path}/settings", {"seat": 2, "name": "Bert"})
            await is_caught_up(0, True)
            match = theirs.match
            asked = await anke.post(f"{path}/takeback", {"action": "ask"})
            assert asked["epoch"] == 1
            await one.play_on(name, {1: anke, 2: anke}, match.ply)  # another move in the place of the one taken back
            await is_caught_up(mine.ply, False)
            await one.play_on(name, {1: anke, 2: anke}, mine.ply + 1)
            before = mine.ply
            await one.house.steward.roll_back("admin", RollbackForm(table=name, ply=begun + 1, reason="a mistake"))
            assert mine.ply < before
            await is_caught_up(mine.ply, False)
            await one.play_on(name, {1: anke, 2: anke}, mine.ply + 2)
            assert (await other.house.registry.find(name)) is theirs, "pages hang on it"

    asyncio.run(scene())


async def caught_up(world: World, table: Table) -> None:
    """SQLite is for one process: there nobody looks whether another has changed something."""
    if world.house.database.is_sqlite:
        await world.house.registry.catch_up(table)
    else:
        assert await world.house.registry.find(table.id) is table


def test_what_was_changed_here_meanwhile_is_not_read_over(tmp_path: Path) -> None:
    """Somebody is read, and before that is used the same table goes on."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            name = (await anke.new_table("me", "hot"))["table"]
            table = await world.house.registry.find(name)
            before = table.match
            async with table.lock:
                behind = asyncio.create_task(world.house.registry.catch_up(table))
                await asyncio.sleep(0.05)
                assert not behind.done() and table.match is before
            seat, move = await world.choose(name)
            await anke.play(name, await anke.look(name), move, seat=seat)
            await behind
            assert table.ply > before.ply and (await anke.look(name))["ply"] == table.ply

    asyncio.run(scene())
