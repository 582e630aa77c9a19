"""Answers beforehand: played when exactly that comes, gone when the game goes elsewhere, and nobody else's business."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from terrae.core.game import find_game
from terrae.core.moves import Entry
from terrae.server.foresight.lines import Line, foreseen
from tests.server.test_takebacks import two_people
from tests.server.world import Person, World, opened, until

CATALOGUE = find_game("terra-nova").catalogue


def log(*moves: str) -> list[Entry]:
    """A log: `2 sailing` is what the second seat played."""
    spoken = [move.partition(" ") for move in moves]
    return [Entry(int(number) - 1, CATALOGUE.parse(text)) for number, _, text in spoken]


def line(*moves: str, ply: int = 0) -> Line:
    spoken = [move.partition(" ") for move in moves]
    return Line("x", ply, [(int(number), text) for number, _, text in spoken])


@pytest.mark.parametrize(
    ("played", "answer"),
    [
        ([], []),
        (["2 sailing"], ["drop"]),
        (["2 done", "2 sailing"], ["drop"]),
        (["2 sailing", "2 done"], ["drop"]),
        (["2 exchange 1"], []),
        (["2 sailing", "3 drop"], []),
        (["2 sailing", "1 drop"], []),
        (["2 sailing", "1 drop", "2 drop"], ["done"]),
        (["2 sailing", "1 exchange 1"], []),
    ],
)
def test_when_a_line_is_due(played: list[str], answer: list[str]) -> None:
    made = line("2 sailing", "2 done", "1 drop", "2 drop", "1 done")
    assert foreseen([made], 1, log(*played)) == answer
    assert foreseen([line("2 sailing", "1 drop", ply=9)], 1, log(*played)) == [], "the game was never there"


def test_which_lines_a_seat_may_have_together() -> None:
    first = line("2 sailing", "1 drop")
    assert first.goes_with(line("2 exchange 1", "1 drop"), 1), "other moves of others"
    assert first.goes_with(line("2 sailing", "1 drop", "2 drop", "1 done"), 1), "it goes on"
    assert not first.goes_with(line("2 sailing", "1 done"), 1), "another answer to the same"
    assert not first.goes_with(line("2 sailing", "1 drop"), 1), "the same"


async def foresee(person: Person, table: str, ply: int, *moves: str, seat: int = 2) -> Any:
    spoken = [move.partition(" ") for move in moves]
    body = {"seat": seat, "ply": ply, "moves": [[int(number), text] for number, _, text in spoken]}
    return await person.send(f"/api/tables/{table}/foresee", body)


async def settled(world: World, table: str, ply: int) -> None:
    found = await world.house.tables.find(table)

    async def there() -> bool:
        return (await world.house.tables.find(table)).ply >= ply

    await until(there)
    assert found.ply == ply


def test_what_was_foreseen_is_played_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await two_people(world)
            path = f"/api/tables/{table}"
            start = (await anke.look(table))["ply"]
            kept = await foresee(bert, table, start, "1 sailing", "1 done", "2 sailing", "2 done")
            assert kept.status_code == 200, kept.text
            (told,) = kept.json()["lines"]
            assert [turn["seat"] for turn in told["turns"]] == [1, 2] and all(turn["text"] for turn in told["turns"])
            await foresee(bert, table, start, "1 power money", "1 done", "2 sailing", "2 done")
            assert len((await bert.get(f"{path}/foreseen"))["lines"]) == 2
            assert (await anke.get(f"{path}/foreseen"))["lines"] == [], "nobody else is told"
            await anke.play(table, {"ply": start}, "sailing", "done", seat=1)
            await settled(world, table, start + 4)
            log = (await bert.look(table))["log"]
            assert [(turn["seat"], turn["moves"]) for turn in log[-2:]] == [
                (1, ["sailing", "done"]),
                (2, ["sailing", "done"]),
            ]
            assert (await bert.get(f"{path}/foreseen"))["lines"] == [], "one was played, the other left"
            await bert.post(f"{path}/takeback", {"action": "ask"})
            await anke.post(f"{path}/takeback", {"action": "agree"})
            found = await world.house.tables.find(table)
            assert (found.ply, found.owed_seat(found.match)) == (start + 2, None), "and it is not played again"
            world.house.registry.forget(found)
            again = await world.house.tables.find(table)
            assert again.chairs[1].foreseen == ()

    asyncio.run(scene())


def test_a_restart_forgets_no_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await two_people(world)
            start = (await anke.look(table))["ply"]
            assert (await foresee(bert, table, start, "1 sailing", "1 done", "2 sailing", "2 done")).status_code == 200
            (kept,) = (await bert.get(f"/api/tables/{table}/foreseen"))["lines"]
            world.house.registry.forget(await world.house.tables.find(table))
            assert (await bert.get(f"/api/tables/{table}/foreseen"))["lines"] == [kept]
            await bert.post(f"/api/tables/{table}/unforesee", {"seat": 2, "id": kept["id"]})
            assert (await bert.get(f"/api/tables/{table}/foreseen"))["lines"] == []

    asyncio.run(scene())


def test_what_is_no_answer_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await two_people(world)
            start = (await anke.look(table))["ply"]
            for moves, kind in (
                ((), "no-line"),
                (("2 sailing", "2 done"), "no-line"),
                (("1 sailing", "1 done"), "no-line"),
                (("1 sailing", "1 done", "2 drop"), "no-line"),
                (("1 sailing", "1 done", "2 nonsense"), "illegal"),
                (("9 sailing", "2 drop"), "no-line"),
            ):
                assert (await foresee(bert, table, start, *moves)).json()["type"] == kind, moves
            assert (await foresee(bert, table, start + 1, "1 done", "2 drop")).json()["type"] == "stale"
            assert (await foresee(anke, table, start, "1 sailing", "1 done", "2 drop")).json()[
                "type"
            ] == "not-your-seat"

    asyncio.run(scene())
