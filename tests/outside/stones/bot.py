"""A bot for one title, written outside."""

from __future__ import annotations

from terrae.bots.bot import Bot
from terrae.core.moves import Move
from terrae.core.state import State


class CountingBot(Bot):
    """Leaves a multiple of four if it can."""

    games = ("stones",)

    def choose(self, state: State, seat: int) -> Move:
        stones: int = state.stones  # type: ignore[attr-defined]
        moves = state.moves_of(seat)
        return next((move for move in moves if (stones - move.at - 1) % 4 == 0), moves[0])
