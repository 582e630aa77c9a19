"""Plans: a rival is skipped, or a bot plays for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from terrae.core.game import games
from terrae.server.thinkers import Thought
from tests.scale import only_at_full_scale
from tests.server.world import Person, World, opened


async def begun(world: World, anke: Person, game: str, plies: int = 30) -> tuple[str, dict[str, Any]]:
    """A game of two seats after some moves, as a plan that has not begun."""
    table = (await anke.new_table("me", "hot", game=game))["table"]
    await world.play_on(table, {1: anke, 2: anke}, until_ply=plies)
    position = await anke.look(table)
    plan = await anke.post(f"/api/tables/{table}/plan", {"ply": position["ply"]})
    return table, plan


BOTH = [(game, rival) for rival in ("skip", "bot") for game in games()]
# Each title, and both kinds of going on.
SOME = [pair for at, pair in enumerate(BOTH) if at % len(games()) % 2 == at // len(games())]
TRIED = BOTH if only_at_full_scale("rivals of every title that go on in either way") else SOME


@pytest.mark.parametrize(("game", "rival"), TRIED)
def test_a_rival_goes_on_by_itself(tmp_path: Path, game: str, rival: str) -> None:
    async def scene() -> None:
        async with opened(tmp_path, budget=1) as world:
            anke = world.person()
            table, plan = await begun(world, anke, game)
            asked = plan["ask"]["seat"]
            gone = await anke.post(f"/api/tables/{table}/plan", {"ply": plan["ply"], "rival": rival, "seat": asked})
            assert gone["plan"] and {seat for seat, _ in gone["plan"]} == {asked}
            assert gone["ask"] is None or gone["ask"]["seat"] != asked or gone["plan"][-1][1] == "done"
            again = await anke.post(f"/api/tables/{table}/plan", {"ply": plan["ply"], "moves": gone["plan"]})
            assert again["plan"] == gone["plan"] and again["scores"] == gone["scores"]
            assert (await anke.look(table))["ply"] == plan["ply"]

    asyncio.run(scene())


def test_skipping_is_the_least_that_the_rules_allow(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table, plan = await begun(world, anke, "terra-nova")
            skipped = await anke.post(f"/api/tables/{table}/plan", {"ply": plan["ply"], "rival": "skip"})
            assert [text.split()[0] for _, text in skipped["plan"]] == ["drop", "bonus"]

    asyncio.run(scene())


def test_a_draw_is_nobody_to_skip(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", game="terra-mystica"))["table"]
            refused = await anke.send(f"/api/tables/{table}/plan", {"ply": 0, "rival": "bot"})
            assert (refused.status_code, refused.json()["type"]) == (422, "illegal")

    asyncio.run(scene())


def test_a_bot_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nonsense(*_: object, **__: object) -> Thought:
        return Thought(["nonsense"], cut_short=False)

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table, plan = await begun(world, anke, "terra-nova")
            monkeypatch.setattr(world.house.thinkers, "think", nonsense)
            refused = await anke.send(f"/api/tables/{table}/plan", {"ply": plan["ply"], "rival": "bot"})
            assert (refused.status_code, refused.json()["type"]) == (422, "bot-failed")

    asyncio.run(scene())
