"""The dealer answers for seats without a person at the moment: bots' turns, and standing orders of people."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import bindparam, delete, exists, select

from terrae.bots import SUBSTITUTE, Bot, ask_bot, find_bot
from terrae.core.errors import MoveError
from terrae.core.match import Match
from terrae.core.record import write
from terrae.server import jobs
from terrae.server.drafts import extend
from terrae.server.foresight.lines import foreseen
from terrae.server.guides import Guides
from terrae.server.jobs import AGAIN, Job
from terrae.server.problems import Problem
from terrae.server.registry import TURN, Registry
from terrae.server.rows import now
from terrae.server.store.models import JOBS, TABLES
from terrae.server.table import BOT, Chair, Table, seat_of
from terrae.server.thinkers import ThinkerFailed, Thinkers, Thought

LOG = logging.getLogger("terrae.dealer")
AT_WORK = exists().where(
    JOBS.c.kind == TURN, JOBS.c.key == TABLES.c.id, ~(JOBS.c.stuck & (JOBS.c.due < bindparam("moment")))
)
FORGOTTEN = select(TABLES.c.id, TABLES.c.creator).where(TABLES.c.owed, ~TABLES.c.over, ~AT_WORK)


class Dealer:
    """One job for each table on which something is owed; each time it is done, one seat has answered."""

    def __init__(
        self, registry: Registry, thinkers: Thinkers, guides: Guides, announce: Callable[[Table], None]
    ) -> None:
        self.registry = registry
        self.guides = guides
        self.thinkers = thinkers
        self.announce = announce

    async def turn(self, job: Job) -> str | None:
        """Answer for a seat; again, as long as no person must decide."""
        try:
            table = await self.registry.find(job.key)
            seat = table.owed_seat(table.match)
            if seat is None:
                return None
            await self.answer(table, seat)
        except Problem as problem:
            if problem.kind == "no-table":
                return None
            if problem.kind != "stale":  # else another process was faster
                raise
            return AGAIN
        job.closed = table.owed_seat(table.match) is None  # its row went with the turn
        return AGAIN

    async def sweep(self) -> None:
        """Rows that say an answer is owed have a job, whatever became of it: one that failed too often is tried again
        when its last delay is over, for a machine may have been out of memory for long."""
        async with self.registry.database.reading() as connection:
            rows = (await connection.execute(FORGOTTEN, {"moment": now()})).all()
        if not rows:
            return
        async with self.registry.database.writing() as connection:
            for table_id, creator in rows:
                given_up = (JOBS.c.kind == TURN, JOBS.c.key == table_id, JOBS.c.stuck)
                await connection.execute(delete(JOBS).where(*given_up))
                await jobs.ensure(connection, TURN, table_id, party=creator)

    async def answer(self, table: Table, seat: int) -> None:
        """One turn of one seat."""
        chair = table.chairs[seat]
        ply, epoch = table.ply, table.epoch
        thought = await self.ask_bot(table, chair) if chair.kind == BOT else None
        remark = ""
        async with table.lock:
            if (table.ply, table.epoch) != (ply, epoch) or table.chairs[seat] is not chair:
                return  # somebody else was asked too and was faster: look again
            draft = table.match.fork()
            answer = foreseen(chair.foreseen, chair.number, table.match.log)
            if thought is not None:
                remark = self.play_thought(table, draft, chair, thought)
            elif answer:
                if not await self.play_foreseen(table, draft, chair, answer):
                    return
            else:
                move = chair.orders.answer(table.game, draft.state, seat, forced=False)
                if move is None:
                    return
                draft.play(move, seat)
            draft.draw(table.nature)
            run = ply + 1 if thought is not None or answer else 0
            await self.registry.commit(table, draft, run=run, remark=remark, by_job=True)
        self.announce(table)

    async def play_foreseen(self, table: Table, draft: Match, chair: Chair, answer: list[str]) -> bool:
        """Play what a seat has answered beforehand. If that is not possible after all, the seat is asked itself."""
        try:
            for text in answer:
                extend(draft, seat_of(chair.number), text)
        except MoveError as error:
            LOG.warning("table %s, seat %d: what was foreseen is not possible: %s", table.id, chair.number, error)
            table.chairs[chair.number - 1] = replace(chair, foreseen=())
            async with self.registry.database.writing() as connection:
                await self.registry.save_chair(connection, table, table.chairs[chair.number - 1])
                await self.registry.touch(connection, table)
            table.version += 1
            return False
        return True

    async def ask_bot(self, table: Table, chair: Chair) -> Thought:
        """What a bot wants to play, or what a lesson has written for it; nothing if it failed."""
        written = self.guides.reply(table, seat_of(chair.number))
        if written is not None:
            return Thought(written, cut_short=False)
        try:
            return await self.thinkers.think(table.creator, write(table.match), seat_of(chair.number), str(chair.bot))
        except ThinkerFailed as error:
            LOG.error("table %s, seat %d: the bot %s failed: %s", table.id, chair.number, chair.bot, error)
            return Thought([], cut_short=False)

    def play_thought(self, table: Table, draft: Match, chair: Chair, thought: Thought) -> str:
        """Play what the bot chose as far as it is legal, at least one move; a substitute plays for one that failed.

        The remark on it, if any, is part of the table's record.
        """
        seat = seat_of(chair.number)
        for text in thought.moves:
            try:
                extend(draft, seat, text)
            except MoveError as error:
                LOG.error("table %s, seat %d: the bot %s failed: %s", table.id, chair.number, chair.bot, error)
                break
        if not draft.draft:
            substitute: Bot = find_bot(SUBSTITUTE, table.game)(secrets.token_hex(8))
            draft.play(ask_bot(substitute, draft.state, seat), seat)
            return "substitute"
        return "cut-short" if thought.cut_short else ""
