"""The normal bot of Terra Nova: plans its round, and opens sensibly."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from terrae.board.hexes import one
from terrae.bots.bot import Bot, Seed, Setting
from terrae.bots.terra_nova.search.evaluation import Outlook
from terrae.bots.terra_nova.search.opening import first_site
from terrae.bots.terra_nova.search.search import best_moves, settle
from terrae.bots.terra_nova.search.weights import Weights
from terrae.core.game import Game
from terrae.core.moves import Move
from terrae.core.state import State
from terrae.games.terra_nova.rules.exchange import BetweenRounds
from terrae.games.terra_nova.rules.neutral import PlaceNeutral
from terrae.games.terra_nova.rules.setup import ChooseMat, ChooseSide, PlaceHouse
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import TakeBonus

# How well each faction did in games of this bot against itself, in points above or below the average.
FORTUNES = {
    "leprechauns": 5,
    "fairies": 4,
    "sun-worshippers": 3,
    "golems": 2,
    "fire-sprites": 2,
    "inventors": 0,
    "sand-cats": -2,
    "sea-dogs": -3,
    "water-sprites": -3,
    "druids": -5,
}
WHIM = 4.0  # points: it does not play the same faction every day


class NormalBot(Bot):
    """Sees its own round through to the end, and values what it leads to."""

    name: ClassVar[str] = "normal"
    games: ClassVar[tuple[str, ...] | None] = ("terra-nova",)
    width: ClassVar[int] = 16  # lines kept while planning
    depth: ClassVar[int] = 7  # own turns planned

    def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
        super().__init__(game, seed, **settings)
        self.weights = Weights()
        self.planned: list[Move] = []  # the rest of the turn
        self.expected: tuple[object, ...] = ()  # what the position must look like for it

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
            case BetweenRounds() | TakeBonus():
                return settle(state, decision, moves, Outlook(state, seat, self.weights))
        if state.seats[seat].dropped:
            return settle(state, decision, moves, Outlook(state, seat, self.weights))
        return self.plan(state, seat, moves)

    def plan(self, state: Nova, seat: int, moves: list[Move]) -> Move:
        """The next move of the turn as planned; a new plan if nothing is planned for this position."""
        if not self.planned or self.expected != picture(state) or self.planned[0] not in moves:
            self.planned = best_moves(state, seat, self.weights, self.width, self.depth)
        move, *self.planned = self.planned
        if self.planned:
            state.play(move, seat)
            self.expected = picture(state)
        return move

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


def picture(state: Nova) -> tuple[object, ...]:
    """Enough of a position to tell whether it is the one that was planned for."""
    seats = tuple((seat.money, seat.points, seat.bowl2, seat.bowl3, seat.buildings) for seat in state.seats)
    return state.round, state.covered, state.occupied, type(state.now).__name__, seats
