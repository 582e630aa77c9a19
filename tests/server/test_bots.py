"""Bots think in processes of their own; one that breaks, hangs or cheats is replaced and the table goes on."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import select, update

from terrae.server.registry import TURN
from terrae.server.rows import now
from terrae.server.store.models import JOBS, SEATS, TABLES
from terrae.server.thinkers import ThinkerFailed, Thinkers
from tests.server.world import opened, until

BAD_BOTS = """
import os, time
from terrae.bots import Bot


class Crash(Bot):
    def choose(self, state, seat):
        raise RuntimeError("I cannot go on")


class Die(Bot):
    def choose(self, state, seat):
        os._exit(3)


class Hang(Bot):
    def choose(self, state, seat):
        while True:
            pass


class Cheat(Bot):
    def choose(self, state, seat):
        return next(move for move in self.game.catalogue.moves if move not in state.moves_of(seat))


class Ponder(Bot):
    def choose(self, state, seat):
        while time.monotonic() < self.until:
            pass
        self.cut_short = True
        return state.moves_of(seat)[0]


class Talk(Bot):
    def choose(self, state, seat):
        print("{}")
        os.write(1, b"nonsense\\n")
        return state.moves_of(seat)[0]
"""


def test_a_person_and_three_bots_play_a_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "random", "easy", "random"))["table"]
            await world.play_on(table, {1: anke})
            found = await world.house.tables.find(table)
            assert found.match.over
            assert {entry.seat for entry in found.match.log} == {-1, 0, 1, 2, 3}

    asyncio.run(scene())


@pytest.mark.parametrize(("name", "complaint"), [("Crash", "cannot go on"), ("Die", "died"), ("Cheat", "not possible")])
def test_a_bad_bot_is_replaced(tmp_path: Path, name: str, complaint: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            (tmp_path / "bad.py").write_text(BAD_BOTS)
            anke = world.person()
            table = (await anke.new_table("me", "open", options={"first": "1"}))["table"]
            found = await world.house.tables.find(table)
            chair = found.chairs[1]
            chair.kind, chair.bot = "bot", f"{tmp_path / 'bad.py'}:{name}"
            before = found.ply
            await world.play_on(table, {1: anke}, before + 8)
            played = [entry for entry in found.match.log[before:] if entry.seat == 1]
            assert played, "somebody has played for the bot"
            assert set(found.remarks.values()) == {"substitute"}

    with caplog.at_level(logging.ERROR):
        asyncio.run(scene())
    assert complaint in caplog.text


def test_a_thought_that_was_cut_short_is_in_the_record(tmp_path: Path) -> None:
    """The log says so, also after a restart."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            (tmp_path / "bad.py").write_text(BAD_BOTS)
            anke = world.person()
            table = (await anke.new_table("me", "open", options={"first": "1"}))["table"]
            found = await world.house.tables.find(table)
            world.house.thinkers.budget = 0.01
            found.chairs[1].kind, found.chairs[1].bot = "bot", f"{tmp_path / 'bad.py'}:Ponder"
            await world.play_on(table, {1: anke}, found.ply + 8)
            assert set(found.remarks.values()) == {"cut-short"}
            told = [turn["remark"] for turn in (await anke.look(table))["log"] if turn["seat"] == 2]
            assert "played before it had thought to the end" in told
            kept = dict(found.remarks)
            world.house.registry.forget(found)
            assert (await world.house.tables.find(table)).remarks == kept

    asyncio.run(scene())


def test_a_bot_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terrae.server.thinkers.GRACE", 0.1)

    async def scene() -> None:
        async with opened(tmp_path) as world:
            (tmp_path / "bad.py").write_text(BAD_BOTS)
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"first": "1"}))["table"]
            file = (await anke.ask(f"/api/tables/{table}/game")).text
        thinkers = Thinkers(1, budget=0.1)
        assert await thinkers.think("anke", file, 0, "random"), "the process has started"
        first = thinkers.all[0].process
        with pytest.raises(ThinkerFailed, match="no answer"):
            await thinkers.think("anke", file, 0, f"{tmp_path / 'bad.py'}:Hang")
        assert first is not None and first.returncode is not None
        assert await thinkers.think("anke", file, 0, "random"), "a fresh one goes on"
        await thinkers.close()

    asyncio.run(scene())


def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            (tmp_path / "bad.py").write_text(BAD_BOTS)
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"first": "1"}))["table"]
            file = (await anke.ask(f"/api/tables/{table}/game")).text
            moves = await world.house.thinkers.think("anke", file, 0, f"{tmp_path / 'bad.py'}:Talk")
            assert moves

    asyncio.run(scene())


def test_a_bot_answers_after_a_restart(tmp_path: Path) -> None:
    """The server stops before a bot has answered; the next start sees that it owes a turn."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            await world.house.jobs.close()  # it stops before the bot is asked
            anke = world.person()
            table = (await anke.new_table("me", "random", options={"first": "2"}))["table"]
            ply = (await anke.look(table))["ply"]
        async with opened(tmp_path) as world:
            anke = world.person(anke.guest)

            async def answered() -> bool:
                return bool((await anke.look(table))["ply"] > ply)

            await until(answered)
            async with world.house.database.reading() as connection:
                owed = (await connection.execute(select(TABLES.c.owed).where(TABLES.c.id == table))).scalar()
            assert owed is False or (await anke.look(table))["to_move"] == [2]

    asyncio.run(scene())


def test_a_turn_that_was_given_up_is_tried_again_when_its_last_delay_is_over(tmp_path: Path) -> None:
    """A machine may be out of memory for an hour, and people come back to their tables."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            world.house.jobs.kinds.pop(TURN)
            anke = world.person()
            table = (await anke.new_table("me", "random", options={"first": "2"}))["table"]
            ply = (await anke.look(table))["ply"]
            row = update(JOBS).where(JOBS.c.kind == TURN)
            for due, goes_on in ((now() + timedelta(hours=1), False), (now() - timedelta(seconds=1), True)):
                async with world.house.database.writing() as connection:
                    await connection.execute(row.values(stuck=True, attempts=12, due=due))
                await world.house.dealer.sweep()
                async with world.house.database.reading() as connection:
                    chosen = select(JOBS.c.stuck, JOBS.c.attempts).where(JOBS.c.kind == TURN)
                    (kept,) = (await connection.execute(chosen)).all()
                assert tuple(kept) == ((False, 0) if goes_on else (True, 12))
            world.house.jobs.handle(TURN, world.house.dealer.turn)

            async def answered() -> bool:
                return bool((await anke.look(table))["ply"] > ply)

            await until(answered)

    asyncio.run(scene())


def test_an_unknown_bot_holds_up_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A bot that was uninstalled since: its seat is played by the substitute."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "open", options={"first": "1"}))["table"]
            ply = (await anke.look(table))["ply"]
            async with world.house.database.writing() as connection:
                values = {"kind": "bot", "bot": "gone"}
                await connection.execute(update(SEATS).where(SEATS.c.seat == 2).values(**values))
        async with opened(tmp_path) as world:
            await world.play_on(table, {1: world.person(anke.guest)}, ply + 4)

    asyncio.run(scene())
    assert "gone" in caplog.text
