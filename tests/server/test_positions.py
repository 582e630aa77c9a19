"""Positions: only what changed travels, any ply can be looked at, and unlit parts say why."""

from __future__ import annotations

import asyncio
import json
import zlib
from pathlib import Path

from tests.server.world import GAME, opened

UPDATE_LIMIT = 20_000
FIRST_LIMIT = 200_000


def test_only_what_changed_travels(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, eve = world.person(), world.person()
            table = (await anke.new_table("me", "hot", options={"setup": "first-game"}))["table"]
            await world.play_on(table, {1: anke, 2: anke}, 30)
            seen = await eve.look(table)
            assert seen["seat"] is None and seen["ask"] is None and seen["question"].startswith("Waiting")
            shown = dict(seen["units"])
            log = {entry["first"]: entry for entry in seen["log"]}
            sizes = []
            for ply in range(31, 60):
                await world.play_on(table, {1: anke, 2: anke}, ply)
                answer = await eve.ask(f"/api/tables/{table}", have=seen["key"], log_after=seen["ply"])
                sizes.append(int(answer.headers["content-length"]))
                fresh = answer.json()
                assert len(fresh["units"]) < len(shown) / 2
                shown |= fresh["units"]
                log |= {entry["first"]: entry for entry in fresh["log"]}
                seen = fresh
            whole = await eve.look(table)
            assert shown == whole["units"]
            assert [log[first] for first in sorted(log)] == whole["log"]
            assert max(sizes) < UPDATE_LIMIT
            same = await eve.look(table, have=whole["key"])
            assert same["units"] == {}
            for nonsense in ("x", "1.2.3", "99999.0", "-1.0.0.0", "1.0.0.zz", "...", "9" * 5000 + ".0.0.0"):
                assert (await eve.look(table, have=nonsense))["units"] == whole["units"], nonsense

    asyncio.run(scene())


def test_a_forgotten_position_is_painted_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            await world.play_on(table, {1: anke, 2: anke}, 20)
            before = await anke.look(table, ply=10)
            world.house.positions.units.kept.clear()
            after = await anke.look(table, have=before["key"])
            assert 0 < len(after["units"]) < len(before["units"])

    asyncio.run(scene())


def test_every_ply_can_be_looked_at(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            seen = []
            for ply in range(15, 40, 5):
                await world.play_on(table, {1: anke, 2: anke}, ply)
                seen.append(await anke.look(table))
            for position in seen:
                replay = await anke.look(table, ply=position["ply"])
                assert replay["units"] == position["units"] and replay["log"] == position["log"]
                page = await anke.ask(f"/table/{table}", ply=position["ply"])
                assert page.status_code == 200
            assert replay["mode"] in ("live", "replay")
            assert (await anke.look(table, ply=0))["log"] == []
            for ply in (-1, 10_000):
                missing = await anke.ask(f"/api/tables/{table}", ply=ply)
                assert (missing.status_code, missing.json()["type"]) == (404, "no-such-ply")

    asyncio.run(scene())


def test_marks_are_told_once_and_of_the_live_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            await world.play_on(table, {1: anke, 2: anke}, 60)
            whole = await anke.look(table)
            marks = whole["marks"]
            assert [mark["text"] for mark in marks if mark["kind"] == "round"][:2] == ["1", "2"]
            after = marks[0]["ply"]
            later = await anke.look(table, have=whole["key"], log_after=after, epoch=whole["epoch"])
            assert later["marks"] == [mark for mark in marks if mark["ply"] > after]
            assert (await anke.look(table, ply=after))["marks"] == []

    asyncio.run(scene())


def test_as_little_is_kept_of_tables_as_the_settings_say(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, cached_tables=3) as world:
            anke = world.person()
            for _ in range(7):
                await anke.look((await anke.new_table("me", "hot"))["table"])
            positions = world.house.positions
            kept = len(positions.told), len(positions.units.easels), len(positions.units.last)
            assert (*kept, len(world.house.registry.recent)) == (3, 3, 3, 3)

    asyncio.run(scene())


def test_an_end_that_no_move_has_says_why(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            made = await anke.new_table("me", "hot", game="terra-nova-2006", options={"setup": "quick"})
            position = await anke.look(made["table"])
            way = next(choice for choice in position["ask"]["choices"] if len(choice["at"]) == 2)
            start, seat = way["at"][0], position["ask"]["seat"]
            body = {"at": start, "start": start, "seat": seat, "ply": position["ply"]}
            told = await anke.post(f"/api/tables/{made['table']}/why", body)
            assert len(told["reasons"]) == 1 and "already" in told["reasons"][0]

    asyncio.run(scene())


def test_what_lies_ahead_is_a_list_of_parts(tmp_path: Path) -> None:
    """Where a next step could lie is told without a picture; only to who holds the seat, and only of moves that fit."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            options = {"first": "1", "setup": "quick"}
            table = (await anke.new_table("me", "hot", game="terra-nova-2006", options=options))["table"]
            seen = await anke.look(table)
            (way, *_) = [choice["move"] for choice in seen["ask"]["choices"] if len(choice["at"]) > 1]
            body = {"ply": seen["ply"], "seat": 1, "draft": [way]}
            tried = await anke.post(f"/api/tables/{table}/try", body)
            stones = {choice["at"][0] for choice in tried["ask"]["choices"] if len(choice["at"]) == 1}
            found = await anke.post(f"/api/tables/{table}/ahead", body)
            assert stones and set(found["parts"]) == stones and len(found["parts"]) == len(stones)
            assert (await world.person().send(f"/api/tables/{table}/ahead", body)).status_code == 403
            assert (await anke.send(f"/api/tables/{table}/ahead", {**body, "draft": ["done"]})).status_code == 422

    asyncio.run(scene())


def test_a_replay_says_who_is_next(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"setup": "first-game"}))["table"]
            await world.play_on(table, {1: anke, 2: anke}, 6)
            past = await anke.look(table, ply=4)
            assert past["mode"] == "replay" and past["question"].startswith("Next: ")

    asyncio.run(scene())


def test_an_unlit_part_says_why(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"setup": "first-game"}))["table"]
            while (await anke.look(table))["ask"]["kind"] != "Turn":
                await world.play_on(table, {1: anke, 2: anke}, (await anke.look(table))["ply"] + 1)
            position = await anke.look(table)
            lit = {part for choice in position["ask"]["choices"] for part in choice["at"]}
            parts = [unit for unit in position["units"] if unit.startswith(("hex:", "bridge:"))]
            parts += [f"action:{name}" for name in ("shovel", "money", "bridge-3", "bonus")]
            seat = position["seat"]
            for part in parts:
                if part not in lit:
                    body = {"at": part, "seat": seat, "ply": position["ply"]}
                    told = await anke.post(f"/api/tables/{table}/why", body)
                    assert told["reasons"] and all(reason.endswith((".", "?", "!")) for reason in told["reasons"]), part
            body = {"at": parts[0], "seat": seat, "ply": position["ply"], "draft": ["sailing"]}
            assert (await anke.post(f"/api/tables/{table}/why", body))["reasons"]
            other = await world.person().send(f"/api/tables/{table}/why", body)
            assert other.status_code == 403

    asyncio.run(scene())


def test_pages_and_their_size(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            made = await anke.new_table("me", "open")
            table = made["table"]
            await world.person().join(made["invites"]["2"], table=table)
            fresh = await anke.new_table("me", "open")
            guests = [fresh["invites"]["2"]]
            for path in ("/", f"/table/{table}", "/help", f"/help/{GAME}", *guests):
                page = await (world.stranger() if path in guests else anke).ask(path)
                assert page.status_code == 200, (path, page.text)
                assert page.headers["content-type"].startswith("text/html")
                assert int(page.headers["content-length"]) < FIRST_LIMIT
                assert page.headers["content-encoding"] == "br"
                policy = page.headers["content-security-policy"]
                assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "http" not in policy
                assert page.headers["x-content-type-options"] == "nosniff"
                assert page.headers["referrer-policy"] == "same-origin"
            gzip = await anke.client.get(f"/table/{table}", headers={"accept-encoding": "gzip"})
            assert gzip.headers["content-encoding"] == "gzip"

    asyncio.run(scene())


def test_a_whole_position_is_small_when_compressed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", "hot", "hot"))["table"]
            await world.play_on(table, dict.fromkeys(range(1, 5), anke))
            position = await anke.look(table)
            assert len(zlib.compress(json.dumps(position).encode())) < FIRST_LIMIT / 2

    asyncio.run(scene())
