"""The planning bot of Terra Mystica: plans its turns, and answers all else it is asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from terrae.board.wide import members
from terrae.bots.bot import Seed, Setting
from terrae.bots.judging import Usual
from terrae.bots.planner.bot import AGAIN, MOST, RANGES, RIVALS, PlanningBot
from terrae.bots.planner.search.sight import Sight
from terrae.bots.terra_mystica.book import habit, openings
from terrae.bots.terra_mystica.factions import fortune_of, habits_of, known
from terrae.bots.terra_mystica.search.evaluation import TERMS
from terrae.bots.terra_mystica.search.opening import first_site
from terrae.bots.terra_mystica.search.sight import MysticaSight
from terrae.bots.terra_mystica.search.weights import Habits, Weights
from terrae.bots.weights import shake, weighted, weights_of
from terrae.core.game import Game
from terrae.core.game import Setting as GameSetting
from terrae.core.moves import Move
from terrae.core.state import Decision, State
from terrae.games.terra_mystica.rules.box import ROUNDS
from terrae.games.terra_mystica.rules.neighbours import DECLINE, LEECH, Answers, gain_of, target_of
from terrae.games.terra_mystica.rules.setup import ChooseFaction, FirstCard, FirstFavour, PickTerrain, PlaceDwelling
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import Turn

MOST_PAID = (4, 4, 4, 3, 3, 2, 0)  # points for power from a neighbour, by round
FORESEEN_SEATS = 2  # with more, rivals in the plan bring nothing that stands out
MANY_RIVALS = 3  # among them ranks are as doubtful as the setting says; against a single one they are not
HUNDRED = 100
HEED = (-20, 120)  # percent of what a faction's players do, when it plans again with other weights
FANCY = 120  # and what is added to or taken from it, for each round to come
WHIM = 4.0  # points: it does not play the same faction every day
# How it judges turns of others.
JUDGING: Mapping[str, Mapping[str, Setting]] = {
    "quick": {"width": 4, "later": 2, "last": 12, "sites": 3, "positions": 1_500, "tries": 2, "looks": "0+1"},
    "full": {"width": 10, "later": 6, "last": 60, "cap": 5, "positions": 15_000, "tries": 5, "looks": "0+1+2"},
}


def less_sure(weights: Weights, percent: int) -> Weights:
    """The same weights with only a part of what ranks on cults and by network promise: others do not stand still."""
    for shares in (weights.cult_share, weights.net_share):
        shares[:] = [share * percent // 100 for share in shares]
    return weights


def taken_lightly(habits: Habits, luck: random.Random) -> Habits:
    """What a faction's players do, each part of it heeded more or less, and something else fancied."""
    return Habits(
        **{
            name: int(value) * luck.randint(*HEED) // HUNDRED + luck.randint(-FANCY, FANCY)
            for name, value in weights_of(habits).items()
            if isinstance(value, int)
        }
    )


class MysticaBot(PlanningBot[Mystica]):
    """Sees its own rounds through to the end of the game, and values what they lead to."""

    name: ClassVar[str] = "planner"
    games: ClassVar[tuple[str, ...] | None] = ("terra-mystica",)
    terms: ClassVar[Sequence[str]] = TERMS
    turn = Turn
    judging = JUDGING
    settings: Mapping[str, Setting] = {
        **PlanningBot.settings,
        "horizon": 5,
        "sites": 5,
        "book": 80,
        "ranks": "100",
        **RIVALS,
        **AGAIN,
    }  # ranks: how much of what they promise counts, in percent, by rounds left; the last number holds before that, too
    ranges = {**RANGES, "book": (0, MOST)}

    def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
        super().__init__(game, seed, **settings)
        self.weights = weighted(Weights(), self.settings)
        self.ranks = self.numbers("ranks")
        self.doubting: dict[int, Weights] = {}  # by how much ranks count

    def sight(self, state: Mystica, seat: int) -> MysticaSight:
        habits = habits_of(state.seats[seat].faction.mat.key)
        return MysticaSight(state, seat, self.weights_in(state), habits, self.weighed, self.number("sites"))

    def foresight(self, state: Mystica, seat: int) -> Sight[Mystica]:
        if len(state.seats) > FORESEEN_SEATS or state.open is not None or state.turn.busy():
            return self.sight(state, seat)
        return self.among_rivals(state, seat, len(state.seats))

    def shaken(self, state: Mystica, seat: int) -> MysticaSight:
        weights = less_sure(weighted(Weights(), self.settings), self.certainty(state))
        habits = taken_lightly(habits_of(state.seats[seat].faction.mat.key), self.random)
        weights = shake(weights, self.number("shake"), self.random)
        return MysticaSight(state, seat, weights, habits, self.weighed, self.number("sites"))

    def certainty(self, state: Mystica) -> int:
        """How much of what ranks promise counts, in percent: by rounds left, and by how many might take them."""
        share = self.ranks[min(ROUNDS - state.round, len(self.ranks) - 1)]
        rivals = min(len(state.seats) - 1, MANY_RIVALS)
        return HUNDRED - (HUNDRED - share) * (rivals - 1) // (MANY_RIVALS - 1)

    def weights_in(self, state: Mystica) -> Weights:
        """The weights for a position."""
        percent = self.certainty(state)
        if percent not in self.doubting:
            self.doubting[percent] = less_sure(weighted(Weights(), self.settings), percent)
        return self.doubting[percent]

    def choose(self, state: State, seat: int) -> Move:
        assert isinstance(state, Mystica)
        decision = next(decision for decision in state.decisions() if decision.seat == seat)
        moves = [move for move in decision.moves(state) if move is not state.resign]
        if len(moves) == 1:
            return moves[0]
        match decision:
            case Turn():
                return self.next_move(state, seat, moves)
            case Answers():
                return self.answer(state, seat, decision, moves)
            case ChooseFaction():
                return max(moves, key=lambda move: self.fortune(state, move))
            case PickTerrain():
                return max(moves, key=lambda move: self.open_ground(state, move.at))
            case PlaceDwelling():
                return max(moves, key=self.first_site(state, seat))
            case FirstFavour():
                favours = self.sight(state, seat).outlook.favours
                return max(moves, key=lambda move: favours[move.at])
            case FirstCard():
                outlook, own = self.sight(state, seat).outlook, state.seats[seat]
                return max(moves, key=lambda move: outlook.card_worth(state, own, move.at - 1, ROUNDS - 1))
        return self.settle(state, seat, decision, moves)

    def usual(self, setting: GameSetting, side: str) -> Usual | None:
        seen = openings().get(setting.options["map"], {}).get(side)
        if seen is None:
            return Usual(fortune_of(side)) if side in known() else None
        return Usual(fortune_of(side), int(seen["games"]), seen["places"])

    def fallback(self, state: Mystica, seat: int, moves: list[Move]) -> Move:
        asides = self.game.asides
        return self.settle(state, seat, state.decision, [it for it in moves if it.verb.word not in asides] or moves)

    def settle(self, state: Mystica, seat: int, decision: Decision[Any], moves: list[Move]) -> Move:
        """What leads to the best position."""
        return self.sight(state, seat).settle(state, decision, moves)

    def answer(self, state: Mystica, seat: int, decision: Answers, moves: list[Move]) -> Move:
        """Power is taken up to a price in points."""
        own = state.seats[seat]
        for offer in own.offers:
            at = target_of(state, offer)
            take, leave = state.land.of(LEECH)[at], state.land.of(DECLINE)[at]
            if take in moves:
                return take if gain_of(own, offer) - 1 <= MOST_PAID[state.round] else leave
        return self.settle(state, seat, decision, moves)

    # The opening

    def fortune(self, state: Mystica, move: Move) -> float:
        """How lucky a faction promises to be."""
        return fortune_of(state.terms.roster[move.at].mat.key) + self.random.random() * WHIM

    def open_ground(self, state: Mystica, terrain: int) -> int:
        """The free hexes of a terrain, and the cheap ground next to them."""
        near = state.terrain[(terrain + 1) % 7] | state.terrain[(terrain + 6) % 7]
        free = ~state.occupied
        return sum(4 + len(members(state.near[at] & near & free)) for at in members(state.terrain[terrain] & free))

    def first_site(self, state: Mystica, seat: int) -> Callable[[Move], float]:
        """How good a first dwelling stands where a move says."""
        own = state.seats[seat]
        land, key = state.land, own.faction.mat.key

        def worth(move: Move) -> float:
            at = land.hex_at[move.at]
            return int(first_site(state, own, at)) + self.number("book") * habit(land.name, key, land.names[at])

        return worth
