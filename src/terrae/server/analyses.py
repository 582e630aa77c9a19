"""Analyses of finished games: made by the thinkers while people look, and kept with the game."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import delete, insert, select

from terrae.analysis.page import beginnings
from terrae.analysis.study import Study, study
from terrae.analysis.telling import Case, case
from terrae.analysis.verdicts import Verdict, read_verdict
from terrae.analysis.work import FULL, QUICK, NothingToAnalyse, again, refined, spread, turns_of
from terrae.bots.judging import can_judge
from terrae.core.languages import current
from terrae.core.record import write
from terrae.server.problems import Problem
from terrae.server.rows import now
from terrae.server.store.database import Database, StoreError
from terrae.server.store.models import ANALYSES
from terrae.server.table import Table
from terrae.server.thinkers import ThinkerFailed, Thinkers

LOG = logging.getLogger("terrae.analyses")
CHUNKS = {QUICK: 12, FULL: 2}  # turns in one question, so that a bot that must move never waits long
KEPT = 50  # analyses in memory


@dataclass
class Analysis:
    """What is known about the turns of a table's game."""

    table: Table
    ply: int
    epoch: int
    turns: int
    verdicts: dict[int, Verdict] = field(default_factory=dict)
    harder: int = 0  # turns that want a harder look, as soon as that is known
    checked: int = 0  # of these
    finished: bool = False
    failed: bool = False
    cases: dict[tuple[int, float, str], Case] = field(default_factory=dict)
    opening: dict[str, str] = field(default_factory=dict)  # by language

    @property
    def done(self) -> int:
        return len(self.verdicts) + self.checked

    @property
    def total(self) -> int:
        return self.turns + self.harder

    def study(self) -> Study:
        return study(self.table.retold, list(self.verdicts.values()))

    def told(self, verdict: Verdict) -> Case:
        """A verdict in words, which are found once for each language."""
        key = (verdict.number, verdict.loss, current())
        if key not in self.cases:
            self.cases[key] = case(self.table.retold, verdict)
        return self.cases[key]

    def openings(self, study: Study) -> str:
        """What can be said of the openings, which is found once for each language."""
        if current() not in self.opening:
            self.opening[current()] = beginnings(self.table.retold, study)
        return self.opening[current()]

    def fits(self, table: Table) -> bool:
        """Is it about the game as it is now?"""
        return (self.ply, self.epoch) == (table.ply, table.epoch)


class Analyses:
    """One task for each game that is being analysed."""

    def __init__(self, database: Database, thinkers: Thinkers, announce: Callable[[Table, str], None]) -> None:
        self.database = database
        self.thinkers = thinkers
        self.announce = announce
        self.known: dict[str, Analysis] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def expect(self, table: Table) -> None:
        """Only a game that is over is analysed: before, it would help one seat against the others."""
        if not table.match.over:
            raise Problem(409, "not-over", "server.analysis-not-over")
        if not can_judge(table.game):
            raise Problem(422, "no-judge", "error.no-judge", game=table.game.title)

    async def find(self, table: Table) -> Analysis:
        """What is known about a game, which may be nothing yet."""
        self.expect(table)
        found = self.known.get(table.id)
        if found is None or not found.fits(table):
            found = await self.load(table)
            self.known[table.id] = found
            while len(self.known) > KEPT:
                del self.known[next(iter(self.known))]
        return found

    async def load(self, table: Table) -> Analysis:
        """From the database, if it is about the same game."""
        try:
            turns = len(turns_of(table.match))
        except NothingToAnalyse:
            raise Problem(422, "no-turns", "analysis.no-turns", game=table.game.title) from None
        found = Analysis(table, table.ply, table.epoch, turns)
        async with self.database.reading() as connection:
            row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == table.id))).mappings().first()
        if row is not None and (row["ply"], row["epoch"]) == (table.ply, table.epoch):
            verdicts = [read_verdict(data) for data in json.loads(row["verdicts"])]
            found.verdicts = {verdict.number: verdict for verdict in verdicts}
            found.harder = found.checked = sum(verdict.depth == FULL for verdict in verdicts)
            found.finished = bool(row["finished"])
        return found

    async def start(self, table: Table, guest: str) -> Analysis:
        """Go on with an analysis, unless it is finished or under way; the thinkers' time is that of whoever asks."""
        found = await self.find(table)
        if not found.finished and table.id not in self.tasks:
            found.failed = False
            task = asyncio.create_task(self.run(found, guest))
            self.tasks[table.id] = task
            task.add_done_callback(lambda _: self.tasks.pop(table.id, None))
        return found

    async def run(self, found: Analysis, guest: str) -> None:
        """Every turn quickly, all over the game first; then a harder look at those that seem to have cost something."""
        table = found.table
        game = write(table.match)
        try:
            missing = [number for number in spread(found.turns) if number not in found.verdicts]
            await self.judge(found, guest, game, missing, QUICK)
            claimed = again(list(found.verdicts.values()), QUICK)
            found.harder = len(claimed)
            await self.judge(found, guest, game, claimed, FULL)
            await self.save(found)
            found.finished = True
        except (ThinkerFailed, StoreError) as error:
            LOG.error("table %s: its analysis failed: %s", table.id, error)
            found.failed = True
        self.announce(table, "analysis")

    async def judge(self, found: Analysis, guest: str, game: str, numbers: Sequence[int], depth: str) -> None:
        """Ask about some turns at a time, and tell whoever looks."""
        size = CHUNKS[depth]
        for start in range(0, len(numbers), size):
            told = await self.thinkers.judge(guest, game, list(numbers[start : start + size]), depth)
            for verdict in map(read_verdict, told):
                before = found.verdicts.get(verdict.number)
                found.verdicts[verdict.number] = verdict if before is None else refined(before, verdict)
                found.checked += before is not None
            self.announce(found.table, "analysis")

    async def save(self, found: Analysis) -> None:
        """Keep a finished one with the game."""
        row = {
            "table_id": found.table.id,
            "ply": found.ply,
            "epoch": found.epoch,
            "verdicts": json.dumps([found.verdicts[number].data() for number in sorted(found.verdicts)]),
            "finished": True,
            "changed": now(),
        }
        async with self.database.writing() as connection:
            await connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == found.table.id))
            await connection.execute(insert(ANALYSES), row)

    async def close(self) -> None:
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
