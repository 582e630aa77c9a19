"""Neutral players, for two or three seats: Fire tiles, their Explorers, their Military."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import below, one
from terrae.core.moves import Move, Verb
from terrae.core.state import Chance, Frame
from terrae.games.terramara.rules.action import Question, add
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.spaces import COLUMNS, ROWS, row_mask
from terrae.games.terramara.rules.state import Mara

DRAW_FIRE: Final = Verb("draw fire", icon="i-eye")
DRAW_NEUTRAL: Final = Verb("draw neutral", icon="i-eye")
NEUTRAL: Final = Verb("neutral", icon="explorer", part="space:{target}")


class DrawCard(Chance[Mara]):
    """Nature turns up a Neutral Player card; those turned up stay out until they are shuffled."""

    def cards(self, state: Mara) -> i64:
        """Those that can be turned up, as a set of values less one."""
        left = below(self.values(state)) & ~state.shuffled
        return left or below(self.values(state))

    def values(self, state: Mara) -> i64:
        raise NotImplementedError

    def turn_up(self, state: Mara, card: i64) -> None:
        state.shuffled = one(card) | (state.shuffled if below(self.values(state)) & ~state.shuffled else 0)


@final
class DrawFire(DrawCard):
    """A Fire tile on one of the small spaces of a row, counted from the left."""

    def __init__(self, row: i64) -> None:
        super().__init__()
        self.row = row

    def values(self, state: Mara) -> i64:
        return state.box.neutral_cards

    def moves(self, state: Mara) -> list[Move]:
        out: list[Move] = []
        add(out, state.box.of(DRAW_FIRE), self.cards(state))
        return out

    def play(self, state: Mara, move: Move) -> None:
        self.turn_up(state, move.at)
        small: i64 = 0
        for column in range(COLUMNS):
            space = self.row * COLUMNS + column
            if state.places[space].small:
                if small == move.at:
                    state.fire |= one(space)
                small += 1


@final
class PlaceNeutral(Question):
    """Where in this row does an Explorer of a neutral player stand?"""

    def __init__(self, seat: i64, row: i64, neutral: i64) -> None:
        super().__init__(seat, NEUTRAL)
        self.row = row
        self.neutral = neutral

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        if not row_mask(self.row) & one(at):
            return "this-row"
        for mask in state.neutral_at:
            if mask & one(at):
                return "neutral-free"
        return "no-fire" if state.fire & one(at) else ""

    def play(self, state: Mara, move: Move) -> None:
        state.neutral_at[self.neutral] |= one(move.at)


@final
class DrawNeutral(DrawCard):
    """A neutral player grows stronger; with two of them the weakest comes first."""

    def values(self, state: Mara) -> i64:
        return state.terms.neutral_cards

    def moves(self, state: Mara) -> list[Move]:
        out: list[Move] = []
        add(out, state.box.of(DRAW_NEUTRAL), self.cards(state))
        return out

    def play(self, state: Mara, move: Move) -> None:
        self.turn_up(state, move.at)
        number = weakest(state)
        state.moved |= one(number)
        grown = state.neutral_military[number] + move.at + 1
        state.neutral_military[number] = min(grown, state.box.military_last)


def weakest(state: Mara) -> i64:
    """Of the neutral players not moved yet this round the one with the least Military; the first one of equals."""
    found: i64 = -1
    for number in range(len(state.neutral_military)):
        if not state.moved & one(number) and (
            found < 0 or state.neutral_military[number] < state.neutral_military[found]
        ):
            found = number
    return found


DRAW: Final = DrawNeutral()


def neutral_setup(state: Mara) -> list[Frame[Any]]:
    """Fire tiles in all rows, then for each neutral player an Explorer in each row, placed in turn order."""
    frames: list[Frame[Any]] = [DrawFire(row) for row in range(ROWS)]
    seats = state.order
    placed = 0
    for neutral in range(len(state.neutral_military)):
        for row in range(ROWS):
            frames.append(PlaceNeutral(seats[placed % len(seats)], row, neutral))
            placed += 1
    return frames
