"""Analysis and hints on the server: made by thinkers, told as they grow, kept with the game, and given to nobody who
plays against people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from terrae.analysis.work import judge_turns
from terrae.core.record import load, read, write
from terrae.server import analyses
from terrae.server.analyses import JOB, Analyses, Analysis
from terrae.server.store.models import JOBS
from terrae.server.thinkers import ThinkerFailed, Thinkers
from tests.server.world import PATIENCE, World, opened

GOLDEN = Path(__file__).parent.parent / "terra_nova/golden/01-2-seats-first-game.terrae"
BEGUN = {"setup": "first-game", "first": "1"}
PLIES = 20  # of the game that is analysed, in place of all of it: a few turns, some of them bad


async def short_table(world: World, plies: int) -> tuple[Any, str]:
    """A table with the first moves of a game."""
    anna = world.person()
    made = await anna.post("/api/import", {"text": write(load(GOLDEN).fork(plies))})
    return anna, f"/api/tables/{made['table']}/analysis"


def test_an_analysis_grows_and_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Analyses, "expect", lambda self, table: None)  # the rest of the game would say nothing new

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anna, path = await short_table(world, PLIES)
            announced: list[str] = []
            world.house.analyses.announce = lambda table, what: announced.append(what)
            before = await anna.get(path)
            assert (before["done"], before["finished"], before["graph"]) == (0, False, "")
            assert (await anna.post(path))["total"] == before["total"]
            assert (await settled(world)).finished
            assert set(announced) == {"analysis"}
            known = await anna.get(path)
            assert known["finished"]
            assert known["done"] == known["total"] and known["graph"].startswith("<svg") and known["costly"]
            shown = await anna.get(path.replace("analysis", "costly"), number=known["costly"][0]["number"])
            assert 'data-mark="better"' in shown["board"] and "Better was" in shown["text"]
            assert (await anna.ask(path.replace("analysis", "costly"), number=999)).status_code == 404
            world.house.analyses.known.clear()
            assert await anna.get(path) == known  # from the database

    asyncio.run(scene())


def test_an_analysis_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Analyses, "expect", lambda self, table: None)
    monkeypatch.setattr(analyses, "CHUNKS", {"quick": 2, "full": 1})
    judged: list[list[int]] = []
    thinking = asyncio.Event()

    async def judge(self: Thinkers, party: str, game: str, turns: list[int], depth: str) -> list[dict[str, Any]]:
        if len(judged) == 1:
            thinking.set()
            await asyncio.sleep(PATIENCE)  # the server ends while it thinks
        judged.append(turns)
        found = judge_turns(read(game).match(), turns, "quick")
        return [{**verdict.data(), "depth": depth, "doubt": 0.0} for verdict in found]

    monkeypatch.setattr(Thinkers, "judge", judge)

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anna, path = await short_table(world, PLIES)
            await anna.post(path)
            await asyncio.wait_for(thinking.wait(), PATIENCE)  # what was judged first is kept
            begun = await anna.get(path)
            assert not begun["finished"] and not begun["failed"]
        judged.append([])
        async with opened(tmp_path) as world:
            again = world.person(anna.guest)
            assert (await settled(world)).finished
            known = await again.get(path)
            assert known["done"] == known["total"] > begun["done"] and not known["failed"]
        asked = sum(judged, [])
        assert len(asked) == len(set(asked)) == known["total"], "nothing is asked twice"

    asyncio.run(scene())


def test_an_analysis_that_failed_says_so_and_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Analyses, "expect", lambda self, table: None)
    asked: list[int] = []

    async def judge(self: Thinkers, *arguments: object) -> list[dict[str, Any]]:
        asked.append(1)
        raise ThinkerFailed("it broke")

    monkeypatch.setattr(Thinkers, "judge", judge)

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anna, path = await short_table(world, PLIES)
            for times in (1, 2):
                assert not (await anna.post(path))["failed"]
                await settled(world)
                assert (await anna.get(path))["failed"] and len(asked) == times

    asyncio.run(scene())


async def settled(world: World) -> Analysis:
    """The only analysis there is, when nobody is at it any more, however long that takes."""
    while True:
        async with world.house.database.reading() as connection:
            if (await connection.execute(select(JOBS.c.key).where(JOBS.c.kind == JOB))).first() is None:
                return next(iter(world.house.analyses.known.values()))
        await asyncio.sleep(0.05)


def test_a_game_that_goes_on_is_not_analysed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anna = world.person()
            table = (await anna.new_table("me", "hot", options=BEGUN))["table"]
            assert (await anna.send(f"/api/tables/{table}/analysis")).status_code == 409
            assert (await anna.ask(f"/table/{table}/analysis")).status_code == 303

    asyncio.run(scene())


@pytest.mark.parametrize(("other", "allowed"), [("beginner", True), ("open", False)])
def test_hints_are_for_games_against_bots(tmp_path: Path, other: str, allowed: bool) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anna = world.person()
            table = (await anna.new_table("me", other, options=BEGUN))["table"]
            if allowed:
                await world.play_on(table, {1: anna}, until_ply=12)
            position = await anna.look(table)
            assert position["hints"] is allowed
            asked = await anna.send(f"/api/tables/{table}/hint", {"seat": 1, "ply": position["ply"]})
            if not allowed:
                assert (asked.status_code, asked.json()["type"]) == (403, "no-hints")
                return
            turns = asked.json()["turns"]
            assert 1 <= len(turns) <= 3 and turns[0]["behind"] == 0 and turns[0]["text"]
            body = {"ply": position["ply"], "seat": 1, "draft": turns[0]["moves"]}
            tried = await anna.post(f"/api/tables/{table}/try", body)
            assert tried["draft"][: len(turns[0]["moves"])] == turns[0]["moves"]  # it can be played
            grade = await anna.post(f"/api/tables/{table}/grade", {"seat": 1})
            assert grade["kind"] in ("best", "good", "fair", "costly") and grade["text"]
            stranger = await world.person().send(f"/api/tables/{table}/hint", {"seat": 1})
            assert stranger.status_code == 403

    asyncio.run(scene())
