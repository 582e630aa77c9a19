"""The steady bot of Terramara: sees its own turn through, and values what it leads to."""

from __future__ import annotations

from typing import ClassVar

from terrae.bots.bot import Bot
from terrae.bots.terramara.search.evaluation import best_move
from terrae.core.moves import Move
from terrae.core.state import State
from terrae.games.terramara.rules.neutral import PlaceNeutral
from terrae.games.terramara.rules.setup import Draft
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import FLIP, Turn

# The round in which each character is turned over, and how much it is liked in the draft.
GROWS = {"K1": 4, "K2": 4, "K3": 2, "K4": 5, "K5": 4, "K6": 5, "K7": 4}
LIKED = {"K4": 4, "K2": 3, "K6": 2, "K1": 1}
DEPTH = 4
NOISE = 0.3


class SteadyBot(Bot):
    """Tries every way through its own turn, and looks no further."""

    name: ClassVar[str] = "steady"
    games: ClassVar[tuple[str, ...] | None] = ("terramara",)
    depth: ClassVar[int] = DEPTH

    def choose(self, state: State, seat: int) -> Move:
        assert isinstance(state, Mara)
        decision = next(decision for decision in state.decisions() if decision.seat == seat)
        moves = decision.moves(state)
        if len(moves) == 1:
            return moves[0]
        if isinstance(decision, Draft):
            return max(moves, key=lambda move: LIKED.get(move.text.split()[1], 0) + 3 * self.random.random())
        if isinstance(decision, PlaceNeutral):
            return self.random.choice(moves)
        if isinstance(decision, Turn) and self.grows_up(state, seat):
            flips = [move for move in moves if move.verb is FLIP]
            if flips:
                return flips[0]
        noise = [self.random.random() * NOISE for _ in moves]
        return best_move(state, seat, moves, self.depth, noise)

    def grows_up(self, state: Mara, seat: int) -> bool:
        """Is it time for the experienced side?"""
        number = state.seats[seat].character
        return number >= 0 and state.round >= GROWS.get(state.box.characters[number].key, 4)
