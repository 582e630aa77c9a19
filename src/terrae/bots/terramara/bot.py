"""The steady bot of Terramara: sees its own turn through, and values what it leads to."""

from __future__ import annotations

from typing import ClassVar

from terrae.bots.bot import Bot
from terrae.bots.terramara.search.evaluation import best_move
from terrae.core.moves import Move
from terrae.core.state import State
from terrae.games.terramara.rules.box import Character
from terrae.games.terramara.rules.neutral import PlaceNeutral
from terrae.games.terramara.rules.setup import CHARACTER, Draft
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import FLIP, Turn

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
            return max(moves, key=lambda move: self.liking(state, move) + 3 * self.random.random())
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
        return number >= 0 and state.round >= grown_from(state.box.characters[number])

    def liking(self, state: Mara, move: Move) -> int:
        """How much a card of the draft is liked: characters that work all game long come first."""
        if move.verb is not CHARACTER:
            return 0
        young = state.box.characters[move.at].young
        by_worth = (young.more_travel, young.explorers, young.more_culture, young.raw_for_refined)
        return max(worth if power else 0 for worth, power in enumerate(by_worth, 1))


def grown_from(character: Character) -> int:
    """From when on the experienced side is worth more: early if it scores each round, late if much is lost with it."""
    if character.grown.once[0]:
        return 2
    return 5 if character.young.raw_for_refined or character.young.explorers else 4
