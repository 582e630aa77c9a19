"""Leaving: people resign, agree to end a game, or decide about a seat whose person is not there."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.bots import usual_bot
from terrae.server import jobs
from terrae.server.clocks import rows, seating
from terrae.server.clocks.answers import MotionForm
from terrae.server.clocks.clock import MORE, Happening
from terrae.server.names import OPEN_SEAT, bot_name
from terrae.server.problems import Problem
from terrae.server.registry import FINISHED
from terrae.server.rows import seats_text
from terrae.server.store.clocks import MOTIONS
from terrae.server.table import BOT, OPEN, PERSON, Chair, Departure, Motion, Table
from terrae.server.tables import Tables

ABSENT = timedelta(days=3)  # without a move, at a table without a clock
DUEL = 2  # seats of a game that ends when one resigns


def absent(table: Table, now: datetime) -> list[int]:
    """The seats that are waited for too long."""
    if table.over:
        return []
    if table.clock is not None:
        return table.clock.late(now)
    asked = [seat for seat in table.to_move() if seat and table.chairs[seat - 1].kind == PERSON]
    return asked if now - table.changed >= ABSENT else []


def voters(table: Table, motion: Motion, now: datetime) -> list[str]:
    """The people who decide: all who are there, besides the one it is about."""
    missing = {table.chairs[seat - 1].guest for seat in absent(table, now)}
    about = table.chairs[motion.seat - 1].guest if motion.seat else None
    return [guest for guest in table.people() if guest not in missing and guest != about]


def waiting_for(table: Table, motion: Motion, now: datetime) -> list[int]:
    """The first seats of those who have not agreed."""
    agreed = {table.chairs[seat - 1].guest for seat in motion.agreed}
    return [table.seats_of(guest)[0] for guest in voters(table, motion, now) if guest not in agreed]


def is_carried(table: Table, motion: Motion, now: datetime) -> bool:
    """A game ends if all agree, a bot plays for somebody if most do."""
    missing, all_of_them = len(waiting_for(table, motion, now)), len(voters(table, motion, now))
    return missing == 0 if motion.kind == "end" else 2 * missing < all_of_them


class Leaving:
    """What people decide about seats and the end of a game."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.registry = tables.registry
        self.database = tables.database

    async def resign(self, guest: str, table: Table, seat: int) -> None:
        """A duel is over, and whoever resigns has lost it; at a larger table a bot plays on, for the others want to."""
        async with table.lock:
            table.held(seat, guest)
            table.expect_going()
            if len(table.chairs) == DUEL:
                chair = table.chairs[seat - 1]
                await self.end(table, "resigned", [Departure(seat, guest, chair.kept_name, "resigned")])
            else:
                await self.put_bot(table, seat, "resigned")
        self.tables.tell(table)

    async def put_bot(self, table: Table, seat: int, why: str) -> None:
        """A bot plays for a seat from now on. The lock is held."""
        bot = usual_bot(table.game)
        await self.tables.seat(table, Chair(seat, BOT, bot_name(bot, table.game), bot=bot), why=why)

    async def end(self, table: Table, why: str, gone: list[Departure]) -> None:
        """A game is over before its rules say so. The lock is held."""
        moment = self.registry.now()
        table.ended = why
        try:
            async with self.database.writing() as connection:
                for departure in gone:
                    await seating.write_departure(connection, table, departure, moment)
                if table.motion is not None:
                    await self.close_motion(connection, table.motion, "done")
                if table.wish is not None:
                    await self.registry.close_wish(connection, table.wish, "late")
                await self.registry.touch(connection, table, ended=why, changed=moment)
                await rows.look_again(connection, table, None)
                await self.registry.outbox.drop(connection, table, "turn", table.people())
                told = set(table.people()) - {departure.guest for departure in gone if departure.why == "resigned"}
                await self.registry.outbox.add(connection, table, told, "over")
                await jobs.add(connection, FINISHED, table.id)
        except BaseException:
            table.ended = None
            raise
        table.version += 1
        table.departures += gone
        table.motion = table.wish = None
        table.changed = moment

    async def release(self, guest: str, table: Table, seat: int) -> str | None:
        """Whoever set the table up opens a seat whose person is not there; tell the token for a substitute."""
        async with table.lock:
            self.tables.expect_creator(guest, table)
            self.expect_absent(table, seat)
            chair = Chair(seat, OPEN, OPEN_SEAT)
            token = await self.tables.seat(table, chair, why="absent")
        self.tables.tell(table)
        return token

    def expect_absent(self, table: Table, seat: int) -> None:
        if table.chair(seat) is None:
            raise Problem(404, "no-seat", "server.no-seat", seat=seat)
        if seat not in absent(table, self.registry.now()):
            raise Problem(409, "not-absent", "server.not-absent", seat=seat)

    async def give_time(self, guest: str, table: Table, seat: int) -> None:
        """Somebody gives a rival more time."""
        async with table.lock:
            mine, clock = table.seats_of(guest), table.clock
            if not mine or seat in mine:
                raise Problem(403, "not-your-seat", "server.time-of-others")
            if clock is None or seat not in clock.running():
                raise Problem(409, "no-clock", "server.no-clock", seat=seat)
            moment = self.registry.now()
            more = Happening(table.ply, moment, MORE, seat, clock.terms.more)
            async with self.database.writing() as connection:
                await rows.write_happenings(connection, table, [more])
                await self.registry.touch(connection, table)
                await rows.look_again(connection, table, moment)
            table.version += 1
            clock.happen(more)
        self.tables.tell(table)

    # Deciding together

    async def move(self, guest: str, table: Table, form: MotionForm) -> None:
        """Ask all for something, agree, or refuse."""
        async with table.lock:
            table.expect_going()
            mine = table.seats_of(guest)
            if not mine:
                raise Problem(403, "not-your-seat", "server.motion-seat")
            if form.action == "ask":
                await self.ask(table, mine[0], form)
            elif table.motion is None:
                raise Problem(409, "no-motion", "server.no-motion")
            elif form.action == "agree":
                await self.agree(table, table.motion, mine)
            else:
                await self.refuse(table, table.motion, mine)
        self.tables.tell(table)

    async def ask(self, table: Table, seat: int, form: MotionForm) -> None:
        if form.kind is None or (form.kind == "bot") != (form.seat is not None):
            raise Problem(400, "malformed", "server.motion-what")
        if table.motion is not None:
            raise Problem(409, "motion-asked", "server.motion-asked", seat=table.motion.asked_by)
        if form.seat is not None:
            self.expect_absent(table, form.seat)
        row = {
            "table_id": table.id,
            "kind": form.kind,
            "seat": form.seat or 0,
            "asked_by": seat,
            "agreed": str(seat),
            "state": "asked",
            "asked": self.registry.now(),
        }
        async with self.database.writing() as connection:
            made = (await connection.execute(insert(MOTIONS).returning(MOTIONS.c.id), row)).scalar_one()
            await self.registry.touch(connection, table)
            motion = Motion(made, form.kind, form.seat or 0, seat, frozenset({seat}))
            chair = table.chairs[seat - 1]
            asked = set(voters(table, motion, self.registry.now())) - {chair.guest}
            await self.registry.outbox.add(connection, table, asked, f"motion-{form.kind}", chair.name)
        table.version += 1
        table.motion = motion
        await self.decide(table, motion)

    async def agree(self, table: Table, motion: Motion, seats: list[int]) -> None:
        motion = replace(motion, agreed=motion.agreed | frozenset(seats))
        async with self.database.writing() as connection:
            agreed = seats_text(set(motion.agreed))
            await connection.execute(update(MOTIONS).where(MOTIONS.c.id == motion.id).values(agreed=agreed))
            await self.registry.touch(connection, table)
        table.version += 1
        table.motion = motion
        await self.decide(table, motion)

    async def refuse(self, table: Table, motion: Motion, seats: list[int]) -> None:
        """Nobody is made to end a game; that a bot plays for somebody is taken back by whoever asked for it."""
        if motion.kind == "bot" and motion.asked_by not in seats:
            raise Problem(409, "not-yours", "server.motion-most")
        await self.close(table, motion, "refused")

    async def close(self, table: Table, motion: Motion, state: str) -> None:
        async with self.database.writing() as connection:
            await self.close_motion(connection, motion, state)
            await self.registry.touch(connection, table)
        table.version += 1
        table.motion = None

    async def close_motion(self, connection: AsyncConnection, motion: Motion, state: str) -> None:
        await connection.execute(update(MOTIONS).where(MOTIONS.c.id == motion.id).values(state=state))

    async def decide(self, table: Table, motion: Motion) -> None:
        """Carry out what enough people want; those who are not there have left then."""
        now = self.registry.now()
        if not is_carried(table, motion, now):
            return
        if motion.kind == "bot":
            await self.close(table, motion, "done")
            await self.put_bot(table, motion.seat, self.why_absent(table))
            return
        chairs = [table.chairs[seat - 1] for seat in absent(table, now)]
        why = self.why_absent(table)
        gone = [Departure(chair.number, chair.guest, chair.kept_name, why) for chair in chairs if chair.guest]
        await self.end(table, "consent", gone)

    def why_absent(self, table: Table) -> str:
        return "time" if table.clock is not None else "absent"
