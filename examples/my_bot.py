"""A bot of your own, complete, for any title: it tries some moves, plays random games on from each, and takes the best.

terrae play terra-nova --seats 2 --seat human --seat examples/my_bot.py:PlayoutBot
terrae play terramara --seats 2 --seat human --seat examples/my_bot.py:PlayoutBot@games=20
"""

from __future__ import annotations

import time

from terrae.bots import Bot
from terrae.core.dice import Dice
from terrae.core.moves import Move
from terrae.core.state import State
from terrae.lab.playout import playout


class PlayoutBot(Bot):
    """Knows nothing about the title but its rules."""

    name = "playouts"
    level = "easy"
    settings = {"moves": 12, "games": 6}  # tried at a time; played on from each of them

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves_of(seat)
        if len(moves) == 1:
            return moves[0]
        luck = [self.random.randrange(2**31) for _ in range(self.number("games"))]  # the same for all moves
        tried = self.random.sample(moves, min(len(moves), self.number("moves")))
        best, most = tried[0], self.lead(state, seat, tried[0], luck)
        self.cut_short = False
        for move in tried[1:]:
            if time.monotonic() > self.until:  # somebody waits: answer with what was found
                self.cut_short = True
                break
            lead = self.lead(state, seat, move, luck)
            if lead > most:
                best, most = move, lead
        return best

    def lead(self, state: State, seat: int, move: Move, luck: list[int]) -> int:
        """How far ahead of the best other seat some random games end, all together."""
        total = 0
        for seed in luck:
            end = state.copy()
            end.play(move, seat)
            playout(end, Dice(seed))
            points = self.game.scores(end)
            total += points[seat] - max(points[:seat] + points[seat + 1 :])
        return total
