"""Rivals in a plan: a seat is skipped, or a bot plays for it."""

from __future__ import annotations

import logging

from terrae.bots import usual_bot
from terrae.core.asks import try_move
from terrae.core.errors import MoveError
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.record import write
from terrae.core.state import NATURE
from terrae.core.turns import turn_over
from terrae.server.forms import PlanForm
from terrae.server.positions import plan_of
from terrae.server.problems import Problem
from terrae.server.slices import Slices, Work
from terrae.server.table import Table, number_of
from terrae.server.thinkers import ThinkerFailed, Thinkers

LOG = logging.getLogger("terrae.rivals")
BUDGET = 1.0  # seconds for as many moves as a bot finds in them: somebody waits
MOST_MOVES = 100  # of a turn


class Rivals:
    """Goes on with plans until somebody else must decide."""

    def __init__(self, thinkers: Thinkers, slices: Slices) -> None:
        self.thinkers = thinkers
        self.slices = slices

    async def play(self, guest: str, table: Table, form: PlanForm) -> None:
        """Add to somebody's plan what it wants the seat that is asked to do by itself."""
        if form.rival is None:
            return
        if form.rival == "bot":
            table.expect_no_help()
        planned, seat = await self.slices.done(guest, plan_of(table, form))
        if planned.over or seat == NATURE:
            raise Problem(422, "illegal", "server.no-rival")
        before = len(planned.draft)
        if form.rival == "bot":
            await self.play_bot(guest, planned, seat)
        else:
            await self.slices.done(guest, skip(planned, seat))
        form.moves = [*form.moves, *((number_of(one.seat), one.move.text) for one in planned.draft[before:])]

    async def play_bot(self, guest: str, planned: Match, seat: int) -> None:
        """What the usual bot of the title would play; one that needs more time is asked again."""
        bot = usual_bot(planned.game)
        try:
            for _ in range(MOST_MOVES):
                thought = await self.thinkers.think(guest, write(planned), seat, bot, most=BUDGET)
                for text in thought.moves:
                    planned.play(text, seat)
                    if turn_over(planned, seat):
                        return
        except (ThinkerFailed, MoveError) as error:
            LOG.error("a plan: the bot %s failed: %s", bot, error)
            raise Problem(422, "bot-failed", "server.bot-failed") from None


def skip(planned: Match, seat: int) -> Work[None]:
    """A seat does as little as the rules let it."""
    for _ in range(MOST_MOVES):
        planned.play(least(planned, seat), seat)
        yield
        if turn_over(planned, seat):
            return


def least(planned: Match, seat: int) -> Move:
    """The move by which a seat does least: one of the verbs that end things, else the one that changes least."""
    moves = planned.moves(seat)
    for word in planned.game.idle:
        ending = [move for move in moves if move.verb.word == word]
        if ending:
            moves = ending
            break

    def changed(move: Move) -> int:
        _, ledger = try_move(planned.state, move, seat)
        return sum(abs(int(event.amount)) for event in ledger.events)

    return min(moves, key=changed)
