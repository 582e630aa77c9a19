"""A puzzle at a table: the turn of the guest is judged, and played only if it is as good as the best."""

from __future__ import annotations

import logging
from functools import cached_property

from terrae.analysis.reasons import explained
from terrae.analysis.verdicts import read_verdict
from terrae.analysis.work import FULL, turns_of
from terrae.bots import usual_bot
from terrae.core.languages import written
from terrae.core.match import Match
from terrae.core.record import write
from terrae.core.story import steps
from terrae.core.turns import turn_over
from terrae.core.wording import phrase, sentence
from terrae.puzzles.puzzle import Puzzle
from terrae.server.answers import Coach, CoachCard
from terrae.server.beginning import Begun
from terrae.server.drafts import Orders
from terrae.server.problems import Problem
from terrae.server.table import Table, runs_of
from terrae.server.thinkers import ThinkerFailed, Thinkers

LOG = logging.getLogger("terrae.server")
AS_GOOD = 1.0  # points that a turn may give away and still count as the best


class PuzzleGuide:
    """Asks for one turn."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.seat = puzzle.seat

    @cached_property
    def start(self) -> int:
        """The ply at which it begins."""
        return self.puzzle.start().ply

    def title(self) -> str:
        return phrase("server.puzzle-title")

    def begin(self) -> Begun:
        match = self.puzzle.start()
        bot = usual_bot(match.game)
        return Begun(match, runs_of(match.log), self.seat + 1, self.puzzle.name, bot, Orders())

    def solved(self, table: Table) -> bool:
        """Only a turn that is right is ever played."""
        return table.ply > self.start

    async def correction(self, table: Table, turn: Match, thinkers: Thinkers) -> str | None:
        """By how many points another turn is better; nothing if none is, or if the puzzle is solved."""
        if self.solved(table):
            return None
        played = [entry.move for entry in turn.draft if entry.seat == self.seat]
        if tuple(move.text for move in played) == self.puzzle.answer:
            return None
        judged = turn.fork()
        try:
            (told,) = await thinkers.judge(table.creator, write(judged), [len(turns_of(judged)) - 1], FULL)
        except ThinkerFailed as error:
            LOG.error("table %s: no verdict: %s", table.id, error)
            raise Problem(503, "no-advice", "server.no-advice") from None
        loss = read_verdict(told).loss
        if loss < AS_GOOD:
            return None
        did = "; ".join(step.text for step in steps(turn, table.match.at(table.ply), table.ply, turn.ply))
        return phrase("server.puzzle-wrong", did=sentence(did), loss=written(f"{loss:.1f}".removesuffix(".0")))

    def reply(self, table: Table, seat: int) -> list[str] | None:
        return None

    def coach(self, table: Table, match: Match) -> Coach:
        """What is asked for; afterwards, what the best turn gains."""
        solved = self.solved(table)
        right = not solved and bool(match.draft) and turn_over(match, self.seat)
        return Coach(
            kind="puzzle",
            title=table.name,
            steps=[],
            at=int(solved),
            minutes=0,
            cards=[self.answer() if solved else self.question(table)],
            praise="",
            right=right,
            over=solved,
            again=None,
        )

    def question(self, table: Table) -> CoachCard:
        game, state = table.game, table.match.state
        called = game.called(state)[self.seat] or phrase("server.seat", seat=self.seat + 1)
        now = game.round_of(state)
        values = {
            "who": called,
            "points": game.scores(state)[self.seat],
            "round": now,
            "gap": written(f"{self.puzzle.gap:g}"),
        }
        return CoachCard(
            title=phrase("server.puzzle-title"),
            text=phrase("server.puzzle-round" if now else "server.puzzle-text", **values),
            ask=phrase("server.puzzle-ask"),
            why="",
            light=[],
        )

    def answer(self) -> CoachCard:
        """The turn in words, and where its points come from."""
        match = self.puzzle.start()
        first = match.ply
        before = match.at(first)
        for text in self.puzzle.answer:
            match.play(text, self.seat)
        did = "; ".join(step.text for step in steps(match, before, first, match.ply))
        why = explained(match.game.name, self.puzzle.why)
        values = {"did": sentence(did), "gap": written(f"{self.puzzle.gap:g}")}
        text = phrase("server.puzzle-why" if why else "server.puzzle-gap", why=why, **values)
        return CoachCard(title=phrase("server.puzzle-solved"), text=text, ask="", why="", light=[])

    def shown(self, table: Table) -> list[str]:
        if self.solved(table):
            raise Problem(409, "nothing-to-show", "server.nothing-to-show")
        return list(self.puzzle.answer)
