"""The registry of tables: finds them in memory or in the database; each change is written before anybody sees it."""

from __future__ import annotations

import re
from weakref import WeakValueDictionary

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.core.match import Match
from terrae.core.state import NATURE
from terrae.server import jobs
from terrae.server.clocks import rows as clock_rows
from terrae.server.clocks.clock import Pauses
from terrae.server.notices.outbox import Outbox
from terrae.server.problems import Problem, no_table, stale
from terrae.server.rows import aware, chair_row, move_rows, now, read_table, read_wish, standing_row, table_row
from terrae.server.slices import Slices
from terrae.server.store.database import Database, later
from terrae.server.store.models import MOVES, SEATS, TABLES, TAKEBACKS
from terrae.server.table import Chair, Table, Wish, number_of

# Statements are written once: SQLAlchemy then knows their translation.
ADVANCE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("the_id"), TABLES.c.version == bindparam("the_version"))
    .values(
        version=TABLES.c.version + 1,
        **{name: bindparam(f"new_{name}") for name in ("ply", "epoch", "over", "to_move", "owed", "result", "changed")},
    )
)
ADD_MOVES = insert(MOVES)
FIND_WISH = select(TAKEBACKS).where(TAKEBACKS.c.table_id == bindparam("the_id"), TAKEBACKS.c.state == "asked")
FIND_TABLE = select(
    TABLES,
    FIND_WISH.with_only_columns(func.count()).scalar_subquery().label("wishes"),  # few have any
    clock_rows.COMPANY.label("company"),
).where(TABLES.c.id == bindparam("the_id"))
FIND_SEATS = select(SEATS).where(SEATS.c.table_id == bindparam("the_id")).order_by(SEATS.c.seat)
FIND_MOVES = (
    select(MOVES.c.seat, MOVES.c.text, MOVES.c.run, MOVES.c.remark, MOVES.c.played)
    .where(MOVES.c.table_id == bindparam("the_id"), MOVES.c.ply >= bindparam("the_ply"))
    .order_by(MOVES.c.ply)
)
TURN = "turn"  # the kind of job by which the server answers for a seat
NAME = re.compile(r"[0-9A-Za-z_-]{1,16}")  # what a table may be called
FINISHED = "finished"  # the job of whatever follows from the end of a game
FIND_VERSION = select(TABLES.c.version).where(TABLES.c.id == bindparam("the_id"))


class Registry:
    """All tables. Whoever changes one holds its lock."""

    def __init__(self, database: Database, cached: int, outbox: Outbox, slices: Slices) -> None:
        self.database = database
        self.slices = slices
        self.outbox = outbox
        self.committed = 0  # moves, since the start
        self.cached = cached
        self.now = now
        self.pauses = Pauses()
        self.recent: dict[str, Table] = {}  # the last used, the latest at the end: they stay alive
        self.alive: WeakValueDictionary[str, Table] = WeakValueDictionary()  # one object for a table, while it is used

    # Finding

    async def find(self, table_id: str) -> Table:
        """The table of this name."""
        table = self.alive.get(table_id)
        if table is None:
            table = self.alive.setdefault(table_id, await self.load(table_id))
        elif not self.database.is_sqlite and await self.is_outdated(table):
            await self.catch_up(table)
        self.keep(table)
        return table

    async def is_outdated(self, table: Table) -> bool:
        """Has another process of the server changed it?"""
        if table.lock.locked():  # it is being changed right now, by us
            return False
        async with self.database.glancing() as connection:
            version = (await connection.execute(FIND_VERSION, {"the_id": table.id})).scalar()
        return bool(version != table.version)

    async def catch_up(self, table: Table) -> None:
        """What other processes did to a table is done to it here, too, and what is known about its game stays."""
        try:
            fresh = await self.load(table.id, table)
        except Problem:  # it is gone, or cannot be played here
            self.forget(table)
            raise
        async with table.lock:
            if fresh.version > table.version:  # else we, or somebody else who looked, were faster
                table.become(fresh)

    def forget(self, table: Table) -> None:
        """Read it anew next time."""
        self.recent.pop(table.id, None)
        if self.alive.get(table.id) is table:
            del self.alive[table.id]

    async def load(self, table_id: str, known: Table | None = None) -> Table:
        """Rebuild a table from its rows: from all its moves, or from those that are new to whoever knows it."""
        if not NAME.fullmatch(table_id):
            raise no_table(table_id)
        key = {"the_id": table_id}
        async with self.database.reading() as connection:
            row = (await connection.execute(FIND_TABLE, key)).mappings().first()
            if row is None:
                raise no_table(table_id)
            seats = (await connection.execute(FIND_SEATS, key)).mappings().all()
            start = known.past_of(row["ply"], row["epoch"]) if known is not None else None
            moves = (await connection.execute(FIND_MOVES, {**key, "the_ply": start.ply if start else 0})).all()
            if start is not None and not start.ends_with(*moves[0][:2]):
                start, moves = None, (await connection.execute(FIND_MOVES, {**key, "the_ply": 0})).all()
            new = moves[1:] if start else moves  # the first of them was looked up to be sure that it is still there
            chairs = [dict(seat) for seat in seats]
            replay = read_table(dict(row), chairs, [tuple(move)[:4] for move in new], start)
            table = await self.slices.done(None, replay)
            if row["wishes"]:
                asked = (await connection.execute(FIND_WISH, key)).mappings().first()
                table.wish = None if asked is None else read_wish(dict(asked))
            if row["company"]:
                await clock_rows.read_company(connection, table)
            if row["clock"]:
                moments = [aware(move.played) for move in new]
                steps = start.clock.steps if start and start.clock else None
                table.clock = await clock_rows.read_clock(connection, table, row["clock"], moments, self.pauses, steps)
        return table

    # Writing

    async def add(self, connection: AsyncConnection, table: Table) -> None:
        """A new table with all that happened on it so far."""
        await connection.execute(insert(TABLES), table_row(table))
        await connection.execute(insert(SEATS), [{"table_id": table.id, **chair_row(chair)} for chair in table.chairs])
        if table.match.log:
            moment = table.clock.standing.at if table.clock else self.now()
            await later(connection, ADD_MOVES, move_rows(table, 0, table.match.log, table.runs, moment))
        if table.clock is not None:
            await clock_rows.write_beginning(connection, table)
        if table.owed_seat(table.match) is not None:
            await self.owe(connection, table)

    async def owe(self, connection: AsyncConnection, table: Table) -> None:
        """The server must answer for a seat: a job, in the transaction of what makes it necessary."""
        await jobs.add(connection, TURN, table.id, party=table.creator)

    def keep(self, table: Table) -> None:
        """A table that is in the database and was used just now."""
        self.alive[table.id] = table
        self.recent.pop(table.id, None)
        self.recent[table.id] = table
        if len(self.recent) > self.cached:
            del self.recent[next(iter(self.recent))]

    async def commit(self, table: Table, draft: Match, *, run: int, remark: str = "", by_job: bool = False) -> None:
        """A draft on top of the game becomes the game: in the database first, then in memory.

        A turn that a job answers for a seat leaves the job as it is, if more is owed.
        """
        start = table.ply
        table.remarks.pop(run, None)
        if remark:
            table.remarks[run] = remark
        entries = draft.log[start:]
        runs = [0 if entry.seat == NATURE else run for entry in entries]
        dropped = False
        moment = self.now()
        rows = move_rows(table, start, entries, runs, moment)
        step = clock_rows.step_after(table.match, draft, moment) if table.clock else None
        async with self.database.writing() as connection:
            await self.advance(connection, table, draft, table.epoch, by_job)
            await later(connection, ADD_MOVES, rows)
            if table.wish is not None:
                await self.close_wish(connection, table.wish, "late")
            if table.clock is not None and step is not None:
                await clock_rows.look_again(connection, table, table.clock.due_after(step))
            if table.motion is not None and table.motion.seat in {number_of(entry.seat) for entry in entries}:
                await clock_rows.drop_motion(connection, table.motion)
                dropped = True
            if draft.over:
                await jobs.add(connection, FINISHED, table.id)
        if table.clock is not None and step is not None:
            table.clock.step(step)
        table.wish = None
        table.motion = None if dropped else table.motion
        table.version += 1
        table.changed = moment
        draft.commit()
        table.match = draft
        table.runs += runs
        self.committed += len(entries)

    async def advance(
        self, connection: AsyncConnection, table: Table, after: Match, epoch: int, by_job: bool = False
    ) -> None:
        """Move the row of a table on, if it is still the row we know."""
        values = {"ply": after.ply, "epoch": epoch, "changed": self.now(), **standing_row(table, after)}
        found = await connection.execute(
            ADVANCE,
            {
                "the_id": table.id,
                "the_version": table.version,
                **{f"new_{name}": value for name, value in values.items()},
            },
        )
        self.expect_one(table, found.rowcount)
        if values["owed"] and not by_job:
            await self.owe(connection, table)
        elif not values["owed"] and (by_job or table.owed_seat(table.match) is not None):
            await jobs.cancel(connection, TURN, table.id)
        await self.outbox.turned(connection, table, after)

    def expect_one(self, table: Table, count: int) -> None:
        """Another process was faster: what we know is out of date."""
        if count != 1:
            self.forget(table)
            raise stale(table.ply, table.epoch)

    async def close_wish(self, connection: AsyncConnection, wish: Wish, state: str) -> None:
        """A wish to take back is decided."""
        await connection.execute(update(TAKEBACKS).where(TAKEBACKS.c.id == wish.id).values(state=state))

    async def cut(self, connection: AsyncConnection, table: Table, match: Match, wish: Wish | None) -> None:
        """Everything after a position has not happened; the match is what is left. `shorten` follows."""
        await self.advance(connection, table, match, table.epoch + 1)
        await connection.execute(delete(MOVES).where(MOVES.c.table_id == table.id, MOVES.c.ply > match.ply))
        if wish is not None:
            await self.close_wish(connection, wish, "done")
        if table.clock is not None:
            await clock_rows.write_cut(connection, table, match.ply, self.now())

    async def reopen(self, connection: AsyncConnection, table: Table) -> None:
        """A game that people ended goes on; `cut` came before."""
        await connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(ended=None))

    def shorten(self, table: Table, match: Match) -> None:
        """In memory, too, after it was written."""
        table.epoch += 1
        table.match = match
        if table.clock is not None:
            table.clock.take_back(match.ply, self.now())
        del table.runs[match.ply :]
        table.remarks = {run: remark for run, remark in table.remarks.items() if run <= match.ply}

    async def save_chair(self, connection: AsyncConnection, table: Table, chair: Chair) -> None:
        """Somebody sat down, got another name or other orders. `touch` follows."""
        row = chair_row(chair)
        where = (SEATS.c.table_id == table.id, SEATS.c.seat == row.pop("seat"))
        await connection.execute(update(SEATS).where(*where).values(**row))

    async def touch(self, connection: AsyncConnection, table: Table, **values: object) -> None:
        """Something about a table changes, but not its game."""
        standing = standing_row(table, table.match)
        found = await connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table.id, TABLES.c.version == table.version)
            .values(version=TABLES.c.version + 1, **standing, **values)
        )
        self.expect_one(table, found.rowcount)
        if standing["owed"]:
            await self.owe(connection, table)
        else:
            await jobs.cancel(connection, TURN, table.id)
