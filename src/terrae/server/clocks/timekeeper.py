"""The timekeeper: looks when a seat runs out of time, takes down when nobody could play, and grants vacations."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.core.wording import phrase
from terrae.server.clocks import rows
from terrae.server.clocks.answers import ClockAnswer, ClockHand, Company, Gone, MotionAnswer, VacationAnswer
from terrae.server.clocks.clock import Span
from terrae.server.clocks.leaving import Leaving, absent, waiting_for
from terrae.server.clocks.terms import SLOW
from terrae.server.jobs import Job
from terrae.server.names import called
from terrae.server.problems import Problem
from terrae.server.rows import aware
from terrae.server.store.clocks import OUTAGES, VACATIONS
from terrae.server.store.models import GUESTS, PULSE, SEATS, TABLES
from terrae.server.store.notices import NOTICES
from terrae.server.table import PERSON, Table

LOG = logging.getLogger("terrae.clocks")
OUTAGE = timedelta(seconds=75)  # without one: nobody could play
JUMP = 5.0  # seconds by which the time of day may run ahead of the time that passed
YEAR = timedelta(days=365)
DAY = timedelta(days=1)
OF_A_YEAR = 30  # days of vacation


class Timekeeper:
    """All that concerns time besides the clocks themselves."""

    def __init__(self, leaving: Leaving) -> None:
        self.leaving = leaving
        self.tables = leaving.tables
        self.registry = leaving.registry
        self.database = leaving.database
        self.steady: Callable[[], float] = time.monotonic
        self.last: tuple[datetime, float] | None = None
        self.goes_on: Callable[[Table], Awaitable[bool]] = nobody_waits  # does a table decide by itself after a while?

    # When time is over

    async def look(self, job: Job) -> datetime | None:
        """A seat may have run out of time, or of grace: whoever sits there and the others are told."""
        table = await self.tables.find(job.key)
        if table.clock is None or table.over:
            return None
        now = self.registry.now()
        if table.clock.forsaken(now) and await self.goes_on(table):
            async with table.lock:
                for seat in table.clock.forsaken(now):
                    await self.leaving.put_bot(table, seat, "time")
        self.tables.tell(table)
        due = table.clock.due(now)
        async with self.database.writing() as connection:
            for seat in table.clock.running():
                chair, left = table.chairs[seat - 1], table.clock.left(seat, now)
                if left <= 0:
                    await self.notify(connection, table, [str(chair.guest)], "late")
                if left <= -table.clock.terms.grace:
                    others = [guest for guest in table.people() if guest != chair.guest]
                    await self.notify(connection, table, others, "absent", chair.name)
            await connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(due=due))
        return due

    async def notify(
        self, connection: AsyncConnection, table: Table, guests: list[str], kind: str, name: str = ""
    ) -> None:
        """Tell people something once since the last move."""
        known = (NOTICES.c.table_id == table.id, NOTICES.c.kind == kind, NOTICES.c.made > table.changed)
        told = (await connection.execute(select(NOTICES.c.guest).where(*known))).scalars().all()
        await self.registry.outbox.add(connection, table, set(guests) - set(told), kind, name)

    # When nobody could play

    async def open(self) -> None:
        """Take down how long the server was away."""
        now = self.registry.now()
        async with self.database.writing() as connection:
            beat = (await connection.execute(select(PULSE.c.beat))).scalar()
            if beat is not None and now - aware(beat) > OUTAGE:
                await connection.execute(insert(OUTAGES), {"began": aware(beat), "ended": now})
            await connection.execute(update(PULSE).values(beat=now))
            self.registry.pauses.outages = await rows.read_outages(connection)
        self.last = (now, self.steady())

    async def beat(self) -> None:
        """A sign of life; if the time of day ran ahead of the time that passed, nobody could play meanwhile."""
        now, steady = self.registry.now(), self.steady()
        before, then = self.last or (now, steady)
        ahead = (now - before).total_seconds() - (steady - then)
        async with self.database.writing() as connection:
            await connection.execute(update(PULSE).values(beat=now))
            if ahead > JUMP:
                LOG.warning("the time of day jumped by %d s; no clock counts them", ahead)
                jumped: Span = (now - timedelta(seconds=ahead), now)
                await connection.execute(insert(OUTAGES), {"began": jumped[0], "ended": jumped[1]})
                self.registry.pauses.outages.append(jumped)
        self.last = (now, steady)

    # Vacations

    async def vacation(self, guest: str) -> VacationAnswer:
        """Until when somebody is away, and what is left of the days of a year."""
        async with self.database.reading() as connection:
            return await self.taken(connection, guest, self.registry.now())

    async def taken(self, connection: AsyncConnection, guest: str, now: datetime) -> VacationAnswer:
        taken = await connection.execute(select(VACATIONS).where(VACATIONS.c.guest == guest))
        spans = [(aware(row.began), aware(row.ended)) for row in taken.all()]
        until = next((end for start, end in spans if start <= now < end), None)
        used = sum(((end - max(start, now - YEAR)) for start, end in spans if end > now - YEAR), timedelta())
        left = max(0, OF_A_YEAR - -(-used // DAY))
        return VacationAnswer(until=until.isoformat() if until else None, left=left)

    async def go_away(self, guest: str, days: int) -> VacationAnswer:
        """From now on for some days; none: back again."""
        async with self.database.writing() as connection:
            await self.tables.remember(connection, guest)
            await connection.execute(select(GUESTS.c.id).where(GUESTS.c.id == guest).with_for_update())
            now = self.registry.now()
            known = await self.taken(connection, guest, now)
            if known.until is not None and days:
                raise Problem(409, "on-vacation", "server.on-vacation")
            if days > known.left:
                raise Problem(422, "no-vacation", "server.no-vacation", left=known.left, year=OF_A_YEAR)
            if days:
                await connection.execute(insert(VACATIONS), {"guest": guest, "began": now, "ended": now + days * DAY})
            else:
                running = (VACATIONS.c.guest == guest, VACATIONS.c.ended > now)
                await connection.execute(update(VACATIONS).where(*running).values(ended=now))
                await connection.execute(delete(VACATIONS).where(VACATIONS.c.ended <= VACATIONS.c.began))
            await rows.read_vacations(connection, self.registry.pauses, [guest])
        for table_id in await self.slow_tables(guest):
            await self.wind_anew(table_id)
        return await self.vacation(guest)

    async def slow_tables(self, guest: str) -> list[str]:
        mine = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        slow = TABLES.c.clock.like(f"{SLOW}%")
        async with self.database.reading() as connection:
            found = await connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(mine), slow, ~TABLES.c.over))
        return [str(table_id) for (table_id,) in found.all()]

    async def wind_anew(self, table_id: str) -> None:
        """A table at which somebody went away or came back: all processes read it anew, and everybody is told."""
        table = await self.tables.find(table_id)
        async with table.lock:
            async with self.database.writing() as connection:
                await self.registry.touch(connection, table)
                await rows.look_again(connection, table, self.registry.now())
            table.version += 1
        self.tables.tell(table)

    # What pages are told

    def company(self, table: Table, guest: str | None) -> Company:
        """How a table stands besides its game, as somebody is told who looks at it."""
        now = self.registry.now()
        motion = table.motion
        return Company(
            rated=table.rated,
            terms=terms_of(table),
            ended=table.ended,
            gone=[
                Gone(seat=one.seat, name=called(one.name), why=one.why, you=one.guest == guest)
                for one in table.departures
            ],
            absent=absent(table, now),
            motion=None
            if motion is None
            else MotionAnswer(
                kind="end" if motion.kind == "end" else "bot",
                seat=motion.seat,
                asked_by=motion.asked_by,
                waiting_for=waiting_for(table, motion, now),
            ),
            clock=self.clock(table, now),
        )

    def clock(self, table: Table, now: datetime) -> ClockAnswer | None:
        clock = table.clock
        if clock is None:
            return None
        running, late = ([], []) if table.over else (clock.running(), clock.late(now))
        hands = []
        for chair in table.chairs:
            if chair.kind == PERSON:
                away = self.registry.pauses.away(chair.guest, now) if clock.terms.kind == SLOW else None
                hands.append(
                    ClockHand(
                        seat=chair.number,
                        left=round(clock.left(chair.number, now), 1),
                        runs=chair.number in running and away is None,
                        late=chair.number in late,
                        away=away.isoformat() if away else None,
                    )
                )
        terms = clock.terms
        return ClockAnswer(
            kind=terms.kind,
            seconds=terms.seconds,
            increment=terms.increment,
            grace=terms.grace,
            low=terms.low,
            going=clock.standing.going and not table.over,
            hands=hands,
        )


def terms_of(table: Table) -> str:
    """What everybody agrees to who sits down: the clock, and that the game is rated."""
    told = [table.clock.terms.words] if table.clock is not None else []
    return ", ".join([*told, phrase("page.rated-word")] if table.rated else told)


async def nobody_waits(table: Table) -> bool:
    """Tables of people wait until somebody decides."""
    del table
    return False
