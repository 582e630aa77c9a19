"""Takebacks: by agreement, of the last turn, never across a draw."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import text

from tests.server.world import Person, World, opened

MATS = 2  # plies of a first game whose first seat is given: two mats are chosen, nothing is drawn


async def two_people(world: World) -> tuple[Person, Person, str]:
    anke, bert = world.person(), world.person()
    made = await anke.new_table("me", "open", options={"setup": "first-game", "first": "1"})
    await bert.join(made["invites"]["2"], table=made["table"])
    for person, seat in ((anke, 1), (bert, 2)):
        auto = {"wait": False, "forced": False}
        await person.post(f"/api/tables/{made['table']}/settings", {"seat": seat, "auto": auto})
    await world.play_on(made["table"], {1: anke, 2: bert}, MATS)
    return anke, bert, made["table"]


def test_the_last_turn_is_taken_back_when_everybody_agrees(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await two_people(world)
            path = f"/api/tables/{table}/takeback"
            start = await anke.look(table)
            empty = await anke.new_table("me", "hot")
            nothing = await anke.send(f"/api/tables/{empty['table']}/takeback", {"action": "ask"})
            assert (nothing.status_code, nothing.json()["type"]) == (409, "no-takeback")
            position = await anke.look(empty["table"])
            assert position["why_no_takeback"]
            await anke.play(table, start, "sailing")
            after = await anke.look(table)
            asked = await anke.post(path, {"action": "ask"})
            assert asked["takeback"] == {"asked_by": 1, "waiting_for": [2]}
            assert (await bert.look(table))["takeback"] == asked["takeback"]
            assert (await anke.look(table))["ply"] == after["ply"]
            twice = await anke.send(path, {"action": "ask"})
            assert twice.status_code == 409
            done = await bert.post(path, {"action": "agree"})
            assert done == {"ply": start["ply"], "epoch": 1, "takeback": None}
            position = await anke.look(table, have=after["key"])
            assert (position["ply"], position["epoch"]) == (start["ply"], 1)
            assert [choice["move"] for choice in position["ask"]["choices"]] == [
                choice["move"] for choice in start["ask"]["choices"]
            ]
            stale = await anke.send(
                f"/api/tables/{table}/moves", {"ply": start["ply"], "epoch": 0, "seat": 1, "moves": ["sailing"]}
            )
            assert stale.status_code == 409, "a page from before the takeback is told"
            async with world.house.database.reading() as connection:
                kept = (await connection.execute(text("SELECT state, moves FROM takebacks"))).all()
            assert [tuple(row) for row in kept] == [("done", "sailing")]

    asyncio.run(scene())


def test_a_refusal_and_a_move_end_the_wish(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await two_people(world)
            path = f"/api/tables/{table}/takeback"
            await anke.play(table, await anke.look(table), "sailing", "done")
            await anke.post(path, {"action": "ask"})
            await bert.post(path, {"action": "refuse"})
            assert (await anke.look(table))["takeback"] is None
            late = await bert.send(path, {"action": "agree"})
            assert late.status_code == 409
            await anke.post(path, {"action": "ask"})
            await bert.play(table, await bert.look(table), "sailing")
            assert (await anke.look(table))["takeback"] is None
            outsider = await world.person().send(path, {"action": "ask"})
            assert outsider.status_code == 403
            both = await anke.post(path, {"action": "ask"})
            assert both["takeback"]["waiting_for"] == [2], "the turn of the other seat goes too, so it must agree"
            wish = (await world.house.tables.find(table)).wish
            assert wish is not None and (await bert.post(path, {"action": "agree"}))["ply"] == wish.ply

    asyncio.run(scene())


def test_a_wish_survives_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert, table = await two_people(world)
            start = (await anke.look(table))["ply"]
            await anke.play(table, await anke.look(table), "sailing")
            await anke.post(f"/api/tables/{table}/takeback", {"action": "ask"})
        async with opened(tmp_path) as world:
            bert = world.person(bert.guest)
            assert (await bert.look(table))["takeback"]["asked_by"] == 1
            assert (await bert.post(f"/api/tables/{table}/takeback", {"action": "agree"}))["ply"] == start

    asyncio.run(scene())


def test_bots_agree_at_once_and_never_across_nature(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"variant": "lucky-digger"}))["table"]
            found = await world.house.tables.find(table)
            people = {1: anke, 2: anke}
            drawn = False
            while not found.match.over:
                before = found.ply
                await world.play_on(table, people, before + 1)
                fresh = found.match.log[before:]
                if any(entry.seat == -1 for entry in fresh):
                    refused = await anke.send(f"/api/tables/{table}/takeback", {"action": "ask"})
                    assert (refused.status_code, refused.json()["type"]) == (409, "no-takeback")
                    assert "drawn" in refused.json()["detail"]
                    drawn = True
                    break
            assert drawn
            await world.play_on(table, people, found.ply + 4)
            before = found.ply
            done = await anke.post(f"/api/tables/{table}/takeback", {"action": "ask"})
            assert done["takeback"] is None and done["ply"] < before, "nobody else need be asked"

    asyncio.run(scene())
