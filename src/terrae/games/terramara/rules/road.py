"""The Road: Caravans, detours, Flags, and the places at its end.

A place on the Road is a number: three times the node (0 the start, 1 to 5 the Crossroads, 6 the end), and from there
one more on the left path, two more on the right one.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import one, place
from terrae.core.moves import Move, Verb
from terrae.core.state import Frame
from terrae.games.terramara.rules.box import Answer
from terrae.games.terramara.rules.free import Own
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.spaces import FLIPPED_ROWS, ROWS
from terrae.games.terramara.rules.state import Mara

STEP: Final = Verb("caravan", icon="caravan", part="road:{road}")
END: Final = 18
AHEAD: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
WAYS: Final[tuple[str, ...]] = ("ahead", "left", "right")


def right_open(state: Mara, row: i64) -> bool:
    """Is the right path of a row (from 0) open? Outposts are, once their tile is turned over."""
    return row >= FLIPPED_ROWS or row + 1 < state.round


def ahead(at: i64, way: i64) -> i64:
    """Where a step leads."""
    return at + way if way else at - at % 3 + 3


@final
class Travel(Own):
    """Which Caravan goes where? So many steps are left."""

    def __init__(self, seat: i64, steps: i64, source: str) -> None:
        super().__init__(seat, STEP)
        self.steps = steps
        self.source = source

    def enter(self, state: Mara) -> bool:
        seat = state.seats[self.seat]
        if seat.caravan == END and seat.second == END:
            return False
        state.now = self
        return True

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        place = seat.caravan if at < 3 else seat.second
        way = at % 3
        if place == END:
            return "under-way"
        if at >= 3 and seat.second == seat.caravan:
            return "caravans-apart"  # two in one place are alike
        if way and place % 3:
            return "on-road"
        return "outpost-open" if way == RIGHT and not right_open(state, place // 3) else ""

    def answer(self, state: Mara, move: Move) -> None:
        if self.steps > 1:
            state.then(Travel(self.seat, self.steps - 1, self.source))
        seat = state.seats[self.seat]
        if move.at < 3:
            seat.caravan = ahead(seat.caravan, move.at)
            arrive(state, seat, seat.caravan, seat.second)
        else:
            seat.second = ahead(seat.second, move.at - 3)
            arrive(state, seat, seat.second, seat.caravan)


def arrive(state: Mara, seat: Seat, at: i64, other: i64) -> None:
    """A Caravan has reached a place; the other one stands elsewhere."""
    state.record(seat, "step", 1, "road")
    row = at // 3
    if at % 3 == LEFT:
        state.programme(state.box.bonus_tiles[state.bonus[state.box.river_slots + row]].frames[seat.number])
    elif at % 3 == RIGHT and row < FLIPPED_ROWS:
        if not seat.flags & one(row):
            leave_flag(state, seat, row)
    elif at % 3 == RIGHT:
        slot = state.box.river_slots + ROWS + row - FLIPPED_ROWS
        state.programme(state.box.bonus_tiles[state.bonus[slot]].frames[seat.number])
    elif at == END:
        ends = state.box.ends
        seat.end_points += ends[min(state.arrived, len(ends) - 1)]
        state.arrived += 1
    else:
        reach_crossroads(state, seat, row, other >= at)


def leave_flag(state: Mara, seat: Seat, row: i64) -> None:
    """The first visit to an Outpost."""
    seat.flags |= one(row)
    state.record(seat, "flag", 1, "road")
    frames = list(seat.side.on_flag[seat.number])
    cards = seat.cards & state.box.flag_cards
    while cards:
        low = cards & -cards
        frames += state.box.artifacts[place(low)].powers.on_flag[seat.number]
        cards ^= low
    if frames:
        state.programme(frames)


def reach_crossroads(state: Mara, seat: Seat, number: i64, second: bool) -> None:
    """What cards and character give for a Caravan at a Crossroads; is it the second one there?"""
    frames: list[Frame[Any]] = []
    answer_crossroads(seat.side.on_caravan, seat.number, number, second, frames)
    cards = seat.cards & state.box.caravan_cards
    while cards:
        low = cards & -cards
        answer_crossroads(state.box.artifacts[place(low)].powers.on_caravan, seat.number, number, second, frames)
        cards ^= low
    if frames:
        state.programme(frames)


def answer_crossroads(answers: list[Answer], seat: i64, number: i64, second: bool, frames: list[Frame[Any]]) -> None:
    for answer in answers:
        if (answer.crossroads == 0 or answer.crossroads == number) and (second or not answer.second):
            frames += answer.frames[seat]


def gain_travel(state: Mara, seat: Seat, amount: i64, source: str, plain: bool) -> None:
    """One event of gaining Travel; a plain one comes from a Starting Resources card, to which nothing is added."""
    frames: list[Frame[Any]] = []
    if not plain:
        amount += seat.side.more_travel
        frames += seat.side.on_travel[seat.number]
        cards = seat.cards & state.box.travel_cards
        while cards:
            low = cards & -cards
            powers = state.box.artifacts[place(low)].powers
            amount += powers.more_travel
            frames += powers.on_travel[seat.number]
            cards ^= low
    frames.append(Travel(seat.number, amount, source))
    state.programme(frames)
