"""Tables of lessons: ordinary tables with somebody who knows the steps."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from terrae.core.errors import TerraeError
from terrae.puzzles.puzzle import shipped
from terrae.server.house import House
from terrae.server.settings import Settings
from tests.server.world import Answer, Person, opened, until

LESSON = "lesson:terra-nova/first-game"


async def asked(person: Person, table: str) -> Answer:
    """The table when it is the person's turn again."""
    found: Answer = {}

    async def mine() -> bool:
        found.update(await person.look(table))
        return bool(found["your_turn"])

    await until(mine)
    return found


async def played(person: Person, table: str) -> Answer:
    """What the coach shows is confirmed."""
    position = await asked(person, table)
    shown = await person.get(f"/api/tables/{table}/shown")
    tried = await person.post(f"/api/tables/{table}/try", {"ply": position["ply"], "seat": 1, "draft": shown["moves"]})
    assert tried["coach"]["right"] is True
    return await person.play(table, position, *tried["draft"], seat=1)


def test_a_step_is_taught_until_it_is_done(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            table = (await anke.post("/api/guided", {"guide": LESSON}))["table"]
            first = await anke.look(table)
            assert first["coach"]["at"] == 0
            assert [card["title"] for card in first["coach"]["cards"]][-1] == "Make land yours and build"
            assert "15 money" in first["coach"]["cards"][1]["text"]
            assert (await bert.look(table))["coach"] is None
            assert (await bert.ask(f"/api/tables/{table}/shown")).status_code == 404
            # A wrong turn is not played; it is told what it did, and what is asked for instead.
            body = {"ply": first["ply"], "seat": 1, "moves": ["build A5", "done"]}
            refused = await anke.send(f"/api/tables/{table}/moves", body)
            assert (refused.status_code, refused.json()["type"]) == (422, "not-asked-for")
            assert "House at A5" in refused.json()["detail"]
            assert "touch I5" in refused.json()["detail"]
            assert (await anke.look(table))["ply"] == first["ply"]
            # A right one is: the rival plays what is written, and the next step is taught.
            await played(anke, table)
            second = await asked(anke, table)
            assert second["coach"]["at"] == 3
            assert "brings 3 money" in second["coach"]["praise"]
            assert [turn["moves"] for turn in second["log"] if turn["seat"] == 2][-1] == [
                "habitable H3",
                "build H3",
                "done",
            ]
            # Taking a turn back leads back to its step.
            await anke.post(f"/api/tables/{table}/takeback", {"action": "ask"})
            assert (await anke.look(table))["coach"]["at"] == 0
            page = await anke.ask("/learn")
            assert f"/table/{table}" in page.text
            assert "coach.js" in (await anke.ask(f"/table/{table}")).text
            assert "coach.js" not in (await bert.ask(f"/table/{table}")).text

    asyncio.run(scene())


def test_a_lesson_ends_in_a_game(tmp_path: Path) -> None:
    """After the last step bots play by themselves, and every turn is as good as another."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.post("/api/guided", {"guide": "lesson:terra-nova-2006/first-game"}))["table"]
            while not (position := await asked(anke, table))["coach"]["over"]:
                await played(anke, table)
            assert position["coach"]["cards"][-1]["title"] == "That is the whole game"
            assert (await anke.ask(f"/api/tables/{table}/shown")).status_code == 409
            move = next(choice["move"] for choice in position["ask"]["choices"])
            tried = await anke.post(f"/api/tables/{table}/try", {"ply": position["ply"], "seat": 1, "draft": [move]})
            while not tried["turn_over"]:
                draft = [*tried["draft"], tried["ask"]["choices"][-1]["move"]]
                tried = await anke.post(f"/api/tables/{table}/try", {"ply": position["ply"], "seat": 1, "draft": draft})
            await anke.play(table, position, *tried["draft"], seat=1)
            assert (await asked(anke, table))["ply"] > position["ply"] + len(tried["draft"])

    asyncio.run(scene())


def test_what_is_not_there_is_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            none = await anke.send("/api/guided", {"guide": "lesson:chess/first-game"})
            assert none.status_code == 404
            assert "lesson:terramara/first-game" in none.json()["detail"]
            table = (await anke.new_table("me", "beginner"))["table"]
            assert (await anke.look(table))["coach"] is None
            assert (await anke.ask(f"/api/tables/{table}/shown")).status_code == 404

    asyncio.run(scene())


def test_a_folder_may_hold_more_lessons(tmp_path: Path) -> None:
    """A broken one keeps the server from starting, and says why."""
    (tmp_path / "mine.toml").write_text('game = "terra-nova"\n')
    with pytest.raises(TerraeError, match=r"mine\.toml: 'seats' is missing"):
        House(Settings(data=tmp_path, lessons=str(tmp_path)))


def test_a_puzzle_is_solved_by_its_best_turn(tmp_path: Path) -> None:
    """Another turn is told how much it gives away, and is not played; tables of puzzles are in no list."""
    puzzle = shipped("terra-nova")[0]

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.post("/api/guided", {"guide": f"puzzle:{puzzle.address}"}))["table"]
            first = await anke.look(table)
            seat = puzzle.seat + 1
            assert first["coach"]["kind"] == "puzzle" and not first["coach"]["over"]
            body = {"ply": first["ply"], "seat": seat, "draft": ["drop"]}
            tried = await anke.post(f"/api/tables/{table}/try", body)
            while not tried["turn_over"]:
                body["draft"] = [*tried["draft"], tried["ask"]["choices"][0]["move"]]
                tried = await anke.post(f"/api/tables/{table}/try", body)
            wrong = {"ply": first["ply"], "seat": seat, "moves": tried["draft"]}
            refused = await anke.send(f"/api/tables/{table}/moves", wrong)
            assert (refused.status_code, refused.json()["type"]) == (422, "not-asked-for")
            assert re.search(r"better by \d+(\.\d)? points", refused.json()["detail"])
            shown = (await anke.get(f"/api/tables/{table}/shown"))["moves"]
            solved = await anke.play(table, first, *shown, seat=seat)
            assert solved["coach"]["over"] and f"worth {puzzle.gap:g} points" in solved["coach"]["cards"][0]["text"]
            assert (await anke.get("/api/tables", mine=""))["mine"] == []
            assert "puzzle:terra-nova/" in (await anke.ask("/")).text

    asyncio.run(scene())
