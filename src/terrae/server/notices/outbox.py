"""The outbox: what somebody is to be told is written in the transaction of what happened, with the jobs that tell it.

The bell rings when that is committed; devices and letters are jobs, for those who have some. Whoever looks at the table
sees it there, and is told nothing. At a table without other people nothing is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import timedelta
from functools import partial

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.core.match import Match
from terrae.core.state import NATURE
from terrae.server import jobs
from terrae.server.foresight.lines import foreseen
from terrae.server.rows import now
from terrae.server.store.accounts import ACCOUNTS
from terrae.server.store.database import afterwards, later
from terrae.server.store.notices import DEVICES, NOTICES
from terrae.server.table import PERSON, Table

DIGEST = "digest"  # the job that writes to them what they have not seen meanwhile
GATHER = timedelta(minutes=15)  # before a letter, so that it tells several things at once
TELL = "tell"  # the job that reaches the devices of a guest
Looking = Callable[[str], Iterable[str]]


def people(table: Table) -> set[str]:
    """The guests who play at a table."""
    return {chair.guest for chair in table.chairs if chair.kind == PERSON and chair.guest is not None}


def asked(table: Table, match: Match) -> set[str]:
    """The guests who must decide in a position themselves: no order or answer given beforehand does it for them."""
    state = match.state
    found: set[str] = set()
    for decision in [] if state.over else state.decisions():
        chair = None if decision.seat == NATURE else table.chairs[decision.seat]
        if chair is None or chair.guest is None or chair.guest in found:
            continue
        if foreseen(chair.foreseen, chair.number, match.log):
            continue
        if chair.orders.answer(table.game, state, decision.seat, forced=False) is None:
            found.add(chair.guest)
    return found


class Outbox:
    """Writes what is to be told."""

    def __init__(self, looking: Looking, ring: Callable[[str], None], *, mails: bool) -> None:
        """Looking: the guests who look at a table now. Ring: the bells of a guest. Mails: letters can be sent."""
        self.looking = looking
        self.ring = ring
        self.mails = mails

    async def add(
        self, connection: AsyncConnection, table: Table, guests: Iterable[str], kind: str, name: str = ""
    ) -> None:
        """Some guests are told something about a table, unless they look at it."""
        away = set(guests) - set(self.looking(table.id))
        await self.write(connection, away, {"table_id": table.id, "league_id": None, "kind": kind, "name": name})

    async def of_league(self, connection: AsyncConnection, league_id: str, guests: Iterable[str], kind: str) -> None:
        """Some guests are told something about a league."""
        await self.write(connection, set(guests), {"table_id": None, "league_id": league_id, "kind": kind, "name": ""})

    async def write(self, connection: AsyncConnection, away: set[str], about: dict[str, str | None]) -> None:
        if not away:
            return
        fresh = {**about, "made": now()}
        rest = {"seen": False, "pushed": False, "mailed": False}
        await later(connection, insert(NOTICES), [{"guest": guest, **fresh, **rest} for guest in sorted(away)])
        for guest in away:
            afterwards(connection, partial(self.ring, guest))
        reached = await connection.execute(select(DEVICES.c.guest).where(DEVICES.c.guest.in_(away)).distinct())
        for guest in sorted(reached.scalars()):
            await jobs.add(connection, TELL, guest, party=guest)
        if self.mails:
            writable = select(ACCOUNTS.c.guest).where(ACCOUNTS.c.guest.in_(away), ACCOUNTS.c.mail.is_not(None))
            for guest in sorted((await connection.execute(writable)).scalars()):
                await jobs.ensure(connection, DIGEST, guest, now() + GATHER, party=guest)

    async def drop(self, connection: AsyncConnection, table: Table, kind: str, guests: Iterable[str]) -> None:
        """What was to be told is not true any more."""
        gone = sorted(set(guests))
        if gone:
            where = (NOTICES.c.table_id == table.id, NOTICES.c.kind == kind, NOTICES.c.guest.in_(gone))
            await later(connection, delete(NOTICES).where(*where), {})

    async def turned(self, connection: AsyncConnection, table: Table, after: Match) -> None:
        """The game goes on, or back: whose turn it is now, and whose it is no more."""
        everybody = people(table)
        if table.guide is not None or len(everybody) < 2:
            return
        before, then = asked(table, table.match), asked(table, after)
        await self.drop(connection, table, "turn", before - then)
        await self.add(connection, table, then - before, "turn")
        if after.over and not table.match.over:
            seats = {entry.seat for entry in after.log[table.ply :] if entry.seat != NATURE}
            await self.add(connection, table, everybody - {table.chairs[seat].guest for seat in seats}, "over")

    async def begun(self, connection: AsyncConnection, table: Table, by: str) -> None:
        """The same people sit at a new table, where somebody wants to play again."""
        name = next((chair.kept_name for chair in table.chairs if chair.guest == by), "")
        await self.add(connection, table, people(table) - {by}, "again", name)

    async def joined(self, connection: AsyncConnection, table: Table, by: str, name: str) -> None:
        """Somebody sat down."""
        await self.add(connection, table, people(table) - {by}, "joined", name)
