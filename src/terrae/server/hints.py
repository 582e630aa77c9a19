"""Hints: what a judge would play in a person's place, and how good their last turn was."""

from __future__ import annotations

import logging

from terrae.analysis.hints import grade
from terrae.analysis.reasons import explained
from terrae.analysis.telling import case
from terrae.analysis.verdicts import Verdict, read_verdict
from terrae.analysis.work import FULL, QUICK, refined, turns_of
from terrae.bots.judging import can_judge
from terrae.core.record import write
from terrae.core.wording import phrase
from terrae.server.answers import Advice, AdvisedTurn, Grade
from terrae.server.problems import Problem
from terrae.server.table import Table, seat_of
from terrae.server.thinkers import ThinkerFailed, Thinkers

LOG = logging.getLogger("terrae.hints")


class Hints:
    """Asks the thinkers on behalf of people."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers

    def expect(self, table: Table, guest: str, seat: int) -> None:
        table.held(seat, guest)
        if not table.may_hint(guest):
            raise Problem(403, "no-hints", "server.no-hints")
        if not can_judge(table.game):
            raise Problem(422, "no-judge", "error.no-judge", game=table.game.title)

    async def advise(self, table: Table, guest: str, seat: int) -> Advice:
        """The best turns for a seat that is about to begin one."""
        self.expect(table, guest, seat)
        try:
            told = await self.thinkers.advise(guest, write(table.match), seat_of(seat), FULL)
        except ThinkerFailed as error:
            LOG.error("table %s: no advice: %s", table.id, error)
            raise Problem(503, "no-advice", "server.no-advice") from None
        return Advice(turns=[AdvisedTurn(**turn) for turn in told["turns"]])

    async def grade(self, table: Table, guest: str, seat: int) -> Grade:
        """How good the last turn of a seat was."""
        self.expect(table, guest, seat)
        match = table.match.fork()
        turns = turns_of(match)
        number = max((at for at, turn in enumerate(turns) if turn.seat == seat_of(seat)), default=None)
        if number is None:
            raise Problem(422, "no-turns", "server.no-turn-yet")
        try:
            verdict = await self.judge(guest, write(match), number)
        except ThinkerFailed as error:
            LOG.error("table %s: no verdict: %s", table.id, error)
            raise Problem(503, "no-advice", "server.no-advice") from None
        told = case(match, verdict)
        kind = grade(verdict)
        return Grade(
            kind=kind,
            text=phrase(f"server.grade-{kind}", played=told.played.text),
            better=told.better.text if verdict.better else "",
            why=explained(table.game.name, verdict.reasons),
        )

    async def judge(self, guest: str, game: str, number: int) -> Verdict:
        """Quickly, and again if that says something was lost."""
        quick = read_verdict((await self.thinkers.judge(guest, game, [number], QUICK))[0])
        if not quick.claimed:
            return quick
        return refined(quick, read_verdict((await self.thinkers.judge(guest, game, [number], FULL))[0]))
