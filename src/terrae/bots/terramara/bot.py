"""The planning bot of Terramara: plans its rounds, and answers all else it is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from terrae.bots.bot import Seed, Setting
from terrae.bots.planner.bot import MOST, RANGES, PlanningBot
from terrae.bots.planner.search.sight import Sight
from terrae.bots.terramara.draft import fortune_of
from terrae.bots.terramara.search.evaluation import TERMS
from terrae.bots.terramara.search.sight import MaraSight
from terrae.bots.terramara.search.weights import Weights
from terrae.bots.weights import weighted
from terrae.core.game import Game
from terrae.core.moves import Move
from terrae.core.state import State
from terrae.games.terramara.rules.neutral import PlaceNeutral
from terrae.games.terramara.rules.setup import CHARACTER, Draft
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import DECLINE, Turn

WHIM = 3.0  # points: it does not draft the same cards every day
FITTED = "fitted"  # weights by outcomes of games, which the best level has and judges by
# How it judges turns of others.
JUDGING: Mapping[str, Mapping[str, Setting]] = {
    "quick": {
        "width": 4,
        "later": 1,
        "last": 8,
        "branch": 1,
        "forecast": 1,
        "positions": 1_500,
        "tries": 2,
        "looks": "0",
        "weights": FITTED,
    },
    "full": {"width": 8, "later": 3, "last": 40, "branch": 1, "positions": 15_000, "tries": 5, "weights": FITTED},
}


class MaraBot(PlanningBot[Mara]):
    """Sees its clan through the rounds to come, and values what that leads to."""

    name: ClassVar[str] = "planner"
    games: ClassVar[tuple[str, ...] | None] = ("terramara",)
    terms: ClassVar[Sequence[str]] = TERMS
    turn = Turn
    judging = JUDGING
    settings: Mapping[str, Setting] = {
        **PlanningBot.settings,
        "horizon": 4,
        "branch": 2,
        "flips": 1,
        "forecast": 2,
        "draft": 0,
    }  # draft: are cards taken by what they were worth in many games?
    ranges = {**RANGES, "branch": (1, MOST), "flips": (0, 1), "forecast": (0, 9), "draft": (0, 1)}

    def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
        super().__init__(game, seed, **settings)
        self.weights = weighted(Weights(), self.settings, "terrae.bots.terramara")

    def sight(self, state: Mara, seat: int) -> MaraSight:
        return self.sees(state, seat, self.number("forecast"))

    def sees(self, state: Mara, seat: int, forecast: int, every: int = 0) -> MaraSight:
        """The same with so many turns of rivals foreseen, and with every way to play a turn if there are no more."""
        branch, flips = self.number("branch"), bool(self.number("flips"))
        return MaraSight(state, seat, self.weights, self.weighed, branch, flips, forecast, every)

    def thorough(self, state: Mara, seat: int, sight: Sight[Mara], most: int) -> list[Sight[Mara]]:
        """Every way to play a turn, if there are no more; what is sensible is chosen by what looks best at once."""
        return [self.sees(state, seat, self.number("forecast"), most), sight]

    def follow(self, state: State, seat: int, moves: Sequence[Move]) -> State | None:
        """Nobody comes in between: a position in the midst of a line cannot tell where rivals were expected."""
        assert isinstance(state, Mara)
        return self.sees(state, seat, 0).replay(state, list(moves), False)

    def choose(self, state: State, seat: int) -> Move:
        assert isinstance(state, Mara)
        decision = next(decision for decision in state.decisions() if decision.seat == seat)
        moves = decision.moves(state)
        if len(moves) == 1 and not self.planned:
            return moves[0]
        if isinstance(decision, Draft):
            return max(moves, key=lambda move: self.liking(state, move) + WHIM * self.random.random())
        if isinstance(decision, PlaceNeutral):
            return self.random.choice(moves)
        if state.turn != seat or decision is not state.now:
            return self.sight(state, seat).settle(state, decision, moves)
        return self.next_move(state, seat, moves)

    def fallback(self, state: Mara, seat: int, moves: list[Move]) -> Move:
        return next((move for move in moves if move.verb is not DECLINE), moves[0])

    def liking(self, state: Mara, move: Move) -> float:
        """How much a card of the draft is liked: for what it was worth, or characters that work all game long first."""
        if self.number("draft"):
            return self.ahead(state, move)
        if move.verb is not CHARACTER:
            return 0
        young = state.box.characters[move.at].young
        by_worth = (young.more_travel, young.explorers, young.more_culture, young.raw_for_refined)
        return max(worth if power else 0 for worth, power in enumerate(by_worth, 1))

    def ahead(self, state: Mara, move: Move) -> float:
        """By how much a card was better in many games than those of its kind which lie beside it."""
        character = move.verb is CHARACTER
        cards = state.box.characters if character else state.box.starts
        offered = state.dealt if character else state.starts
        worths = {int(at): fortune_of(move.verb.word, cards[at].key) for at in offered}
        return worths[int(move.at)] - sum(worths.values()) / len(worths)
