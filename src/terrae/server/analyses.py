"""Analyses of finished games: made by the thinkers while people look, and kept with the game.

An analysis is a job, a few turns at a time, and what is known is written after each: if the process that was at it is
gone, another goes on where it was, or the same after its next start. Pages hear of each step, wherever they hang.
"""

from __future__ import annotations

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
from terrae.server import jobs
from terrae.server.jobs import AGAIN, Job, Lost
from terrae.server.problems import Problem
from terrae.server.registry import Registry
from terrae.server.rows import now
from terrae.server.store.models import ANALYSES, JOBS
from terrae.server.table import Table
from terrae.server.thinkers import ThinkerFailed, Thinkers

LOG = logging.getLogger("terrae.analyses")
JOB = "analysis"
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
    cases: dict[tuple[int, float, float, str], Case] = field(default_factory=dict)
    opening: dict[str, str] = field(default_factory=dict)  # by language

    @property
    def done(self) -> int:
        return len(self.verdicts) + self.checked

    @property
    def total(self) -> int:
        return self.turns + self.harder

    def take(self, verdicts: Sequence[Verdict]) -> None:
        """These are known; as soon as there is one about every turn, it is known which want a harder look."""
        self.verdicts = {verdict.number: verdict for verdict in verdicts}
        self.checked = sum(verdict.depth == FULL for verdict in verdicts)
        self.harder = self.checked + (len(again(verdicts, QUICK)) if len(verdicts) == self.turns else 0)

    def study(self) -> Study:
        return study(self.table.retold, list(self.verdicts.values()))

    def told(self, verdict: Verdict) -> Case:
        """A verdict in words, which are found once for each language."""
        key = (verdict.number, verdict.loss, verdict.sure, current())
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
    """One job for each game that is being analysed."""

    def __init__(self, registry: Registry, thinkers: Thinkers, announce: Callable[[Table, str], None]) -> None:
        self.registry = registry
        self.database = registry.database
        self.thinkers = thinkers
        self.announce = announce
        self.known: dict[str, Analysis] = {}

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
            found = self.fresh(table)
            self.known[table.id] = found
            while len(self.known) > KEPT:
                del self.known[next(iter(self.known))]
        if not found.finished:
            await self.look(found)
        return found

    def fresh(self, table: Table) -> Analysis:
        """One that has not begun."""
        try:
            turns = len(turns_of(table.match))
        except NothingToAnalyse:
            raise Problem(422, "no-turns", "analysis.no-turns", game=table.game.title) from None
        return Analysis(table, table.ply, table.epoch, turns)

    async def look(self, found: Analysis) -> None:
        """What is written about the same game, by whichever process; nobody may be at it any more."""
        table = found.table
        async with self.database.reading() as connection:
            row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == table.id))).mappings().first()
            chosen = select(JOBS.c.stuck).where(JOBS.c.kind == JOB, JOBS.c.key == table.id)
            job = (await connection.execute(chosen)).first()
        if row is not None and (row["ply"], row["epoch"]) == (table.ply, table.epoch):
            found.take([read_verdict(data) for data in json.loads(row["verdicts"])])
            found.finished = bool(row["finished"])
            found.failed = not found.finished and (job is None or bool(job.stuck))

    async def start(self, table: Table, guest: str) -> Analysis:
        """Go on with an analysis, unless it is finished or under way; the thinkers' time is that of whoever asks."""
        found = await self.find(table)
        if not found.finished:
            async with self.database.writing() as connection:
                asking = jobs.add if found.failed else jobs.ensure
                await asking(connection, JOB, table.id, party=guest)
            found.failed = False
        return found

    async def go_on(self, job: Job) -> str | None:
        """A few turns: each quickly, all over the game first; then a harder look at those that seem to have cost
        something."""
        try:
            table = await self.registry.find(job.key)
            found = await self.find(table)
        except Problem:  # the table is gone, or its game goes on
            return None
        if found.finished:
            return None
        missing = [number for number in spread(found.turns) if number not in found.verdicts]
        depth = QUICK if missing else FULL
        numbers = (missing or again(list(found.verdicts.values()), QUICK))[: CHUNKS[depth]]
        try:
            told = await self.thinkers.judge(job.party, write(table.match), numbers, depth) if numbers else []
        except ThinkerFailed as error:
            LOG.error("table %s: its analysis failed: %s", table.id, error)
            await self.save(job, found, done=True)
            self.announce(table, "analysis")
            return None
        for verdict in map(read_verdict, told):
            before = found.verdicts.get(verdict.number)
            found.verdicts[verdict.number] = verdict if before is None else refined(before, verdict)
        found.take(list(found.verdicts.values()))
        finished = len(found.verdicts) == found.turns and found.checked == found.harder
        await self.save(job, found, done=finished, finished=finished)
        found.finished = finished
        self.announce(table, "analysis")
        return AGAIN

    async def save(self, job: Job, found: Analysis, *, done: bool, finished: bool = False) -> None:
        """Keep what is known with the game; a job that is somebody else's by now writes nothing."""
        row = {
            "table_id": found.table.id,
            "ply": found.ply,
            "epoch": found.epoch,
            "verdicts": json.dumps([found.verdicts[number].data() for number in sorted(found.verdicts)]),
            "finished": finished,
            "changed": now(),
        }
        async with self.database.writing() as connection:
            if done:
                await job.done(connection)
            elif (await connection.execute(select(JOBS.c.key).where(job.mine()))).first() is None:
                raise Lost(job.key)
            await connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == found.table.id))
            await connection.execute(insert(ANALYSES), row)
