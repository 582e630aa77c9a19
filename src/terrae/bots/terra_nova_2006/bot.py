"""The surveyor: plays whole turns at Terra Nova (2006), with an eye on pockets and on what the open land is worth."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

from terrae.bots.bot import Seed, Setting
from terrae.bots.judging import Judge, Judgement, Plan
from terrae.bots.terra_nova_2006.judge import Judging
from terrae.bots.terra_nova_2006.search.evaluation import Outlook
from terrae.bots.terra_nova_2006.search.opening import place_value
from terrae.bots.terra_nova_2006.search.search import Search
from terrae.bots.terra_nova_2006.search.weights import Weights
from terrae.bots.weights import SETTING, weighted
from terrae.core.dice import Dice
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.state import State
from terrae.games.terra_nova_2006.rules.setup import PlaceFigure
from terrae.games.terra_nova_2006.rules.state import Island
from terrae.games.terra_nova_2006.rules.turn import Act

SEEDS = 2**31
# How it judges turns of others.
JUDGING: Mapping[str, Mapping[str, Setting]] = {
    "quick": {"answers": 1, "tried": 6, "wide": 12, "answer_wide": 4, "replies": 1, "playouts": 0},
    "full": {"answers": 1, "tried": 12, "playouts": 40},
}
SEARCH = (
    "watched", "wide", "sample", "tried", "playouts", "halvings", "horizon", "keen", "answers", "answer_wide",
    "replies", "positions",
)  # fmt: skip

MOST = 1_000_000_000  # of anything
HUNDRED = 100  # worths are in hundredths of a point


class SurveyorBot(Judge):
    """Values pockets, land and figures, and plays the best turns out before it decides."""

    name: ClassVar[str] = "surveyor"
    games: ClassVar[tuple[str, ...] | None] = ("terra-nova-2006",)
    turn = Act
    judging = JUDGING
    settings: Mapping[str, Setting] = {
        "sight": 2,  # sees the points of its turn (0), pockets too (1), and the worth of open land (2)
        **{name: int(getattr(Weights(), name)) for name in SEARCH},
        **SETTING,
        "many": "",  # weights in place of these at tables of three seats and more
    }
    ranges = {
        "sight": (0, 2),
        **dict.fromkeys(("wide", "tried", "answer_wide", "replies", "positions"), (1, MOST)),
        **dict.fromkeys(("watched", "sample", "playouts", "horizon"), (0, MOST)),
        "halvings": (0, 20),
        "keen": (0, 100),
        "answers": (0, 9),
    }

    def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
        super().__init__(game, seed, **settings)
        self.weights = self.weighed(self.settings)
        many = self.settings["many"]
        self.many = self.weighed({"weights": many}) if many else self.weights
        self.planned: list[Move] = []  # the rest of the turn
        self.expected: tuple[object, ...] = ()  # what the position must look like for it
        self.looked = 0  # at positions, for the last turn

    def weighed(self, settings: Mapping[str, Setting]) -> Weights:
        """What it thinks things are worth, as far as it sees them."""
        weights = weighted(Weights(), settings, "terrae.bots.terra_nova_2006")
        for name in SEARCH:
            setattr(weights, name, self.number(name))
        if self.number("sight") < 2:
            weights.field = 0
        if self.number("sight") < 1:
            weights.next_to_move = 0
        return weights

    def weights_for(self, state: Island) -> Weights:
        return self.many if len(state.seats) > 2 else self.weights

    def choose(self, state: State, seat: int) -> Move:
        assert isinstance(state, Island)
        moves = state.moves_of(seat)
        if len(moves) == 1:
            return moves[0]
        if isinstance(state.decision, PlaceFigure):
            return self.place(state, seat, moves)
        if not self.planned or self.expected != picture(state) or self.planned[0] not in moves:
            dice = Dice(self.random.randrange(SEEDS))
            search = Search(Outlook(state.land, self.weights_for(state)), state, seat, dice, self.until)
            self.planned = search.best()
            self.looked = int(search.outlook.looked)
            self.cut_short = search.deadline.cut_short
        move, *self.planned = self.planned
        if self.planned:
            state.play(move, seat)
            self.expected = picture(state)
        return move

    def begins_turn(self, state: State, seat: int) -> bool:
        return super().begins_turn(state, seat) and isinstance(state, Island) and state.action == 0

    def judge(self, state: State, seat: int, played: Sequence[Move] | None = None) -> Judgement:
        assert isinstance(state, Island)
        near = weighted(Weights(), self.settings, "terrae.bots.terra_nova_2006")
        near.field = 0
        seed = int(random.Random(f"{self.seed}/{state.turn}").randrange(SEEDS))
        return Judging(state, seat, self.weights, near, seed).judge(self.number("tried"), played)

    def plan(self, match: Match, seat: int | None = None) -> Plan:
        """The turn it would play, if a turn is what is asked; what the land promises each seat."""
        state = match.state.copy()
        assert isinstance(state, Island)
        seat = match.seats_to_move[0] if seat is None else seat
        outlook = Outlook(state.land, self.weights_for(state))
        asked = not match.over and state.decision.seat == seat and isinstance(state.decision, Act)
        moves = Search(outlook, state, seat, Dice(int(state.turn)), self.until).best() if asked else []
        mover = seat if match.over else int(state.decision.seat)
        totals = [total / HUNDRED for total in outlook.totals(state, mover)]
        others = [total for number, total in enumerate(totals) if number != seat]
        own = float(state.seats[seat].points)
        terms = {"points": own, "land": totals[seat] - own, "others": -sum(others) / len(others)}
        return Plan([moves] if moves else [], totals, terms)

    def place(self, state: Island, seat: int, moves: list[Move]) -> Move:
        """One of the best fields for a figure."""
        land = state.land
        values = [place_value(state, seat, land.field_at[move.at]) for move in moves]
        return self.random.choice([move for move, value in zip(moves, values, strict=True) if value == max(values)])


def picture(state: Island) -> tuple[object, ...]:
    """Enough of a position to tell whether it is the one that was planned for."""
    return state.turn, state.action, bytes(int(holds) for holds in state.fields)
