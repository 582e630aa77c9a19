"""The dealer answers for seats without a person at the moment: bots' turns, and standing orders of people."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace

from terrae.bots import Bot, ask_bot, find_bot
from terrae.core.errors import MoveError
from terrae.core.match import Match
from terrae.core.record import write
from terrae.server.drafts import extend
from terrae.server.foresight.lines import foreseen
from terrae.server.guides import Guides
from terrae.server.problems import Problem
from terrae.server.registry import Registry
from terrae.server.store.database import StoreError
from terrae.server.table import BOT, Chair, Table, seat_of
from terrae.server.thinkers import ThinkerFailed, Thinkers, Thought

LOG = logging.getLogger("terrae.dealer")
SUBSTITUTE = "beginner"  # who plays for a bot that failed
FIRST_PAUSE = 0.5  # seconds to wait before trying again after the database failed; doubled each time
LONGEST_PAUSE = 30.0


class Dealer:
    """One task for each table on which something is owed."""

    def __init__(
        self, registry: Registry, thinkers: Thinkers, guides: Guides, announce: Callable[[Table], None]
    ) -> None:
        self.registry = registry
        self.guides = guides
        self.thinkers = thinkers
        self.announce = announce
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.closing = False
        self.hopeless: set[str] = set()  # tables on which a turn of the server failed: not tried again by itself

    def wake(self, table: Table) -> None:
        """Something changed on a table."""
        self.hopeless.discard(table.id)
        if table.id not in self.tasks and table.owed_seat(table.match) is not None:
            self.start(table.id)

    def start(self, table_id: str) -> None:
        if table_id not in self.tasks and not self.closing:
            task = asyncio.create_task(self.serve(table_id))
            self.tasks[table_id] = task
            task.add_done_callback(lambda _: self.finish(table_id))

    def finish(self, table_id: str) -> None:
        """A task ended; what changed while it ended must not be overlooked."""
        self.tasks.pop(table_id, None)
        table = self.registry.alive.get(table_id)
        if table is not None and table_id not in self.hopeless:
            self.wake(table)

    async def close(self) -> None:
        self.closing = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)

    async def serve(self, table_id: str) -> None:
        """Answer until a person must decide."""
        pause = FIRST_PAUSE
        while True:
            try:
                table = await self.registry.find(table_id)
                seat = table.owed_seat(table.match)
                if seat is None:
                    return
                await self.answer(table, seat)
                pause = FIRST_PAUSE
            except StoreError as error:
                LOG.warning("table %s: %s; trying again in %g s", table_id, error, pause)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
            except Problem as problem:
                if problem.kind != "stale":
                    LOG.error("table %s: %s", table_id, problem)
                    self.hopeless.add(table_id)
                    return
            except Exception:
                LOG.exception("table %s: a turn of the server failed", table_id)
                self.hopeless.add(table_id)
                return

    def sweep(self, owed: list[str]) -> None:
        """Go on with tables whose rows say that an answer is owed, whatever became of the task that was to give it."""
        for table_id in owed:
            if table_id not in self.hopeless:
                self.start(table_id)

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
            await self.registry.commit(table, draft, run=ply + 1 if thought is not None or answer else 0, remark=remark)
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
