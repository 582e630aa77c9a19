"""Neutral houses: the two variants for two seats."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, bits, one
from terrae.core.moves import Move, Verb
from terrae.core.state import Chance
from terrae.games.terra_nova.rules.action import Option
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import NOBODY, Why

NEUTRAL: Final = Verb("neutral", icon="house", part="hex:{target}")
DRAW_NEUTRAL: Final = Verb("draw neutral", icon="i-eye")
DRAW_HOUSE: Final = Verb("draw house", icon="i-eye")


def places(state: Nova, terrain: i64, why: Why) -> Hexes:
    """The marked hexes of a terrain that are unoccupied and still of that terrain."""
    return (
        why.only("marked", state.land.marked[terrain])
        & why.only("unoccupied", ~state.occupied)
        & why.only("mark-unchanged", state.terrain[terrain])
    )


def set_neutral(state: Nova, house: Hexes) -> None:
    """A neutral house stands; nothing follows from it."""
    state.neutral |= house
    state.occupied |= house


@final
class PlaceNeutral(Option):
    """Where does the neutral house stand? Not asked if there is no place left: the house is discarded."""

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour = colour

    def verbs(self, state: Nova) -> list[Verb]:
        return [NEUTRAL]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        return places(state, state.box.homes[self.colour], why)

    def play(self, state: Nova, move: Move) -> None:
        set_neutral(state, one(state.land.hex_at[move.at]))


@final
class DrawNeutral(Chance[Nova]):
    """Planner: nature picks the neutral colour among those no seat was given."""

    def moves(self, state: Nova) -> list[Move]:
        given = [seat.colour for seat in state.seats]
        family = state.land.of(DRAW_NEUTRAL)
        return [family[colour] for colour in range(len(state.box.homes)) if colour not in given]

    def play(self, state: Nova, move: Move) -> None:
        state.neutral_colour = move.at
        for number in range(len(state.order) - 1, -1, -1):
            state.then(PlaceNeutral(state.order[number], move.at))


def place_rest(state: Nova) -> None:
    """Planner, phase 3 of the third round: the other marked hexes get their houses, if they are still available."""
    for at in bits(places(state, state.box.homes[state.neutral_colour], NOBODY)):
        set_neutral(state, one(at))


@final
class DrawHouse(Chance[Nova]):
    """Lucky Digger: nature draws the colour of the house that a seat places."""

    def __init__(self, seat: i64, drawn: i64) -> None:
        super().__init__()
        self.places = seat
        self.drawn = drawn  # the colour drawn before in this round

    def moves(self, state: Nova) -> list[Move]:
        taken = [seat.colour for seat in state.seats]
        family = state.land.of(DRAW_HOUSE)
        return [
            family[colour]
            for colour in range(len(state.box.homes))
            if colour not in taken and colour != self.drawn
        ]  # fmt: skip

    def play(self, state: Nova, move: Move) -> None:
        if self.drawn == NONE:
            state.then(PlaceNeutral(self.places, move.at), DrawHouse(1 - self.places, move.at))
        else:
            state.then(PlaceNeutral(self.places, move.at))


def dig_lucky(state: Nova) -> None:
    """Lucky Digger, before each round: two houses are drawn, the starting seat places the first."""
    state.then(DrawHouse(state.first, NONE))
