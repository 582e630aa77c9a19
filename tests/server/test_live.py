"""Announcements: after the commit, to everybody who listens; whoever was away catches up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import terrae.server.live
from terrae.server.live import Caller
from tests.server.world import PATIENCE, opened


async def next_event(heard: AsyncIterator[bytes], name: str) -> dict[str, Any]:
    """The next event of a kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            lines = (await anext(heard)).decode().splitlines()
            if lines[0] == f"event: {name}":
                found: dict[str, Any] = json.loads(lines[1].removeprefix("data: "))
                return found


def test_everybody_hears_of_a_move_after_its_commit(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            found = await world.house.tables.find(table)
            listeners = [
                world.house.live.listen(found, Caller(guest, "here"), found.ply, found.epoch)
                for guest in ("a", "b", anke.guest)
            ]
            for heard in listeners:
                await anext(heard)
            position = await anke.look(table)
            seat, move = await world.choose(table)
            done = await anke.play(table, position, move, seat=seat)
            for heard in listeners:
                told = await next_event(heard, "ply")
                assert told == {"table": table, "ply": done["ply"], "epoch": 0}
            for heard in listeners:
                await heard.aclose()
            assert not world.house.live.looking(table) and not world.house.live.tables()

    asyncio.run(scene())


def test_a_channel_that_nobody_hears_is_forgotten(tmp_path: Path) -> None:
    """Or a server would remember every table and every guest that ever was."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, live = world.person(), world.house.live
            for _ in range(3):
                found = await world.house.tables.find((await anke.new_table("me", "hot"))["table"])
                both = [live.listen(found, Caller(guest, "here"), found.ply, 0) for guest in ("a", "b")]
                for heard in both:
                    await anext(heard)
                await both[0].aclose()
                live.announce(found, "table")
                assert (await next_event(both[1], "table"))["table"] == found.id, "others still hear it"
                await both[1].aclose()
            assert live.channels._channels == {}

    asyncio.run(scene())


def test_whoever_is_behind_hears_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            await world.play_on(table, {1: anke, 2: anke}, 20)
            found = await world.house.tables.find(table)
            for ply, epoch in ((3, 0), (None, None), (found.ply, 1)):
                heard = world.house.live.listen(found, Caller("a", "here"), ply, epoch)
                assert (await anext(heard)).startswith(b"retry: ")
                assert (await next_event(heard, "ply"))["ply"] == found.ply
                await heard.aclose()

    asyncio.run(scene())


def test_presence_and_wishes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open", options={"first": "1"})
            table = made["table"]
            await bert.join(made["invites"]["2"], table=table)
            found = await world.house.tables.find(table)
            hers = world.house.live.listen(found, Caller(anke.guest, "here"), found.ply, 0)
            assert await next_event(hers, "presence") == {"seats": [1], "watching": 0}
            his = world.house.live.listen(found, Caller(bert.guest, "here"), found.ply, 0)
            await anext(his)
            assert await next_event(hers, "presence") == {"seats": [1, 2], "watching": 0}
            others = world.house.live.listen(found, Caller("somebody", "here"), found.ply, 0)
            await anext(others)
            assert await next_event(hers, "presence") == {"seats": [1, 2], "watching": 1}
            await others.aclose()
            await anke.play(table, await anke.look(table), "mat blue")
            await anke.post(f"/api/tables/{table}/takeback", {"action": "ask"})
            await next_event(his, "table")
            wish = (await bert.look(table))["takeback"]
            assert (wish["asked_by"], wish["waiting_for"]) == (1, [2])
            await bert.post(f"/api/tables/{table}/takeback", {"action": "agree"})
            while (told := await next_event(hers, "table"))["epoch"] == 0:
                pass
            assert told == {"table": table, "ply": found.ply, "epoch": 1}
            await his.aclose()
            while (there := await next_event(hers, "presence"))["seats"] != [1]:
                pass
            assert there["watching"] == 0
            await hers.aclose()

    asyncio.run(scene())


def test_signs_of_life_and_the_end(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(terrae.server.live, "KEEP_ALIVE", 0.01)

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            found = await world.house.tables.find(table)
            heard = world.house.live.listen(found, Caller(anke.guest, "here"), found.ply, 0)
            async with asyncio.timeout(PATIENCE):
                while not (await anext(heard)).startswith(b": "):
                    pass
                world.house.live.closing.set()
                async for _ in heard:
                    pass

    asyncio.run(scene())


def test_sitting_down_and_names_are_announced(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open")
            table = made["table"]
            found = await world.house.tables.find(table)
            seen = await anke.look(table)
            heard = world.house.live.listen(found, Caller(anke.guest, "here"), found.ply, 0)
            await anext(heard)
            await bert.join(made["invites"]["2"], table=table, name="Bert")
            assert (await next_event(heard, "table"))["ply"] == found.ply
            fresh = await anke.look(table, have=seen["key"])
            assert fresh["seats"][1]["name"] == "Bert"
            assert fresh["units"], "the name is part of the picture"
            await heard.aclose()

    asyncio.run(scene())
