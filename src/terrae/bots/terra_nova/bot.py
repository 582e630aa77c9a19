"""The planning bot of Terra Nova: plans its turns, and answers all else it is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from terrae.board.hexes import one
from terrae.bots.bot import Seed, Setting
from terrae.bots.judging import Usual
from terrae.bots.planner.bot import AGAIN, RIVALS, PlanningBot
from terrae.bots.planner.search.sight import Sight
from terrae.bots.terra_nova.search.evaluation import TERMS
from terrae.bots.terra_nova.search.opening import first_site
from terrae.bots.terra_nova.search.sight import NovaSight
from terrae.bots.terra_nova.search.weights import Weights
from terrae.bots.weights import shake, weighted
from terrae.core.game import Game
from terrae.core.game import Setting as GameSetting
from terrae.core.moves import Move
from terrae.core.state import State
from terrae.games.terra_nova.rules.exchange import BetweenRounds
from terrae.games.terra_nova.rules.neutral import PlaceNeutral
from terrae.games.terra_nova.rules.setup import ChooseMat, ChooseSide, PlaceHouse
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import TakeBonus, Turn

# How well each faction did in 2,000 games of `hard` against itself (docs/balance), in points ahead of its tables.
FORTUNES = {
    "leprechauns": 6,
    "fire-sprites": 4,
    "sun-worshippers": 2,
    "fairies": 1,
    "golems": 1,
    "sand-cats": 0,
    "inventors": -1,
    "druids": -2,
    "water-sprites": -5,
    "sea-dogs": -7,
}
WHIM = 4.0  # points: it does not play the same faction every day
# How it judges turns of others.
JUDGING: Mapping[str, Mapping[str, Setting]] = {
    "quick": {"width": 4, "later": 2, "last": 12, "sites": 4, "positions": 1_500, "tries": 2, "looks": "0+1"},
    "full": {"width": 12, "later": 8, "last": 60, "cap": 12, "positions": 15_000, "tries": 5, "looks": "0+1+4"},
}


class NovaBot(PlanningBot[Nova]):
    """Sees its own rounds through to the end of the game, and values what they lead to."""

    name: ClassVar[str] = "planner"
    games: ClassVar[tuple[str, ...] | None] = ("terra-nova",)
    terms: ClassVar[Sequence[str]] = TERMS
    turn = Turn
    judging = JUDGING
    settings: Mapping[str, Setting] = {**PlanningBot.settings, "horizon": 4, "sites": 6, **RIVALS, **AGAIN}
    # sites: how many hexes it considers for a house

    def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
        super().__init__(game, seed, **settings)
        self.weights = weighted(Weights(), self.settings)

    def sight(self, state: Nova, seat: int) -> NovaSight:
        return NovaSight(state, seat, self.weights, self.weighed, self.number("sites"))

    def shaken(self, state: Nova, seat: int) -> NovaSight:
        weights = shake(weighted(Weights(), self.settings), self.number("shake"), self.random)
        return NovaSight(state, seat, weights, self.weighed, self.number("sites"))

    def foresight(self, state: Nova, seat: int) -> Sight[Nova]:
        return (
            self.among_rivals(state, seat, len(state.seats)) if isinstance(state.now, Turn) else self.sight(state, seat)
        )

    def choose(self, state: State, seat: int) -> Move:
        assert isinstance(state, Nova)
        decision = next(decision for decision in state.decisions() if decision.seat == seat)
        moves = decision.moves(state)
        match decision:
            case ChooseMat() | ChooseSide():
                return self.best(moves, lambda move: self.fortune(state, seat, move))
            case PlaceHouse():
                return self.best(moves, lambda move: self.first_site(state, seat, move))
            case PlaceNeutral():
                return self.best(moves, lambda move: self.neutral_site(state, seat, move))
        if isinstance(decision, BetweenRounds | TakeBonus) or state.seats[seat].dropped:
            return self.sight(state, seat).settle(state, decision, moves)
        return self.next_move(state, seat, moves)

    def usual(self, setting: GameSetting, side: str) -> Usual | None:
        return Usual(FORTUNES[side]) if side in FORTUNES else None

    def best(self, moves: list[Move], worth: Callable[[Move], float]) -> Move:
        """The first of the best."""
        return max(moves, key=worth)

    def fortune(self, state: Nova, seat: int, move: Move) -> float:
        """How lucky a mat or one of its sides promises to be."""
        colour = state.seats[seat].colour
        known = [
            float(FORTUNES.get(faction.mat.key, 0))
            for faction in state.box.factions
            if (faction.colour == move.at if colour < 0 else faction.number == move.at)
        ]
        return max(known) + self.random.random() * WHIM

    def first_site(self, state: Nova, seat: int, move: Move) -> float:
        """How good a first house stands there."""
        return float(first_site(state, state.seats[seat], state.land.hex_at[move.at], self.weights))

    def neutral_site(self, state: Nova, seat: int, move: Move) -> float:
        """A neutral house is welcome next to own houses, and in the way where own houses could go."""
        at = state.land.hex_at[move.at]
        own = state.seats[seat]
        near = 1.0 if state.land.adjacent[at] & own.buildings else 0.0
        return 2 * near - (0.5 if own.reach & one(at) else 0.0) + self.random.random()
