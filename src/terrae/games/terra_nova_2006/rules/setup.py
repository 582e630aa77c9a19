"""Set-up: who starts, and where the figures stand."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.core.state import NATURE, Chance, Decision, Frame, Step
from terrae.games.terra_nova_2006.rules.box import MOST_SEATS
from terrae.games.terra_nova_2006.rules.seat import Seat
from terrae.games.terra_nova_2006.rules.state import EMPTY, RUNNING, Island
from terrae.games.terra_nova_2006.rules.turn import begin_turn, ending_now

DRAW_FIRST: Final = Verb("draw first", icon="i-eye", part="seat:{target}")
DRAW_FIGURE: Final = Verb("draw figure", icon="i-eye", part="hex:{target}")
PLACE: Final = Verb("place", icon="figure", part="hex:{target}")


@final
class DrawFirst(Chance[Island]):
    """Nature draws who starts."""

    def moves(self, state: Island) -> list[Move]:
        return state.land.of(DRAW_FIRST)[: len(state.seats)]

    def play(self, state: Island, move: Move) -> None:
        state.first = move.at


@final
class PlaceFigure(Decision[Island]):
    """Where does the next figure stand? On any empty field."""

    def moves(self, state: Island) -> list[Move]:
        family, fields = state.land.of(PLACE), state.fields
        return [family[field] for field in range(state.land.size) if fields[field] == EMPTY]

    def play(self, state: Island, move: Move) -> None:
        state.put(state.seats[self.seat], state.land.field_at[move.at])


def spread(state: Island, seat: Seat) -> list[int]:
    """How many figures a seat has in each landscape."""
    counts = [0] * len(state.land.landscapes)
    for number in range(seat.count):
        counts[state.land.landscape[seat.figures[number]]] += 1
    return counts


def room(state: Island) -> list[int]:
    """How many empty fields each landscape has."""
    counts = [0] * len(state.land.landscapes)
    for field in range(state.land.size):
        if state.fields[field] == EMPTY:
            counts[state.land.landscape[field]] += 1
    return counts


def fair_landscapes(state: Island, seat: Seat) -> list[int]:
    """Where the next figure of a quick set-up goes, so that all seats have as many figures in each landscape.

    The starting seat's goes to a landscape that has fewest of them, and room for everybody; the others follow it there.
    On a board whose landscapes are too small for that it goes wherever there is room.
    """
    own, empty = spread(state, seat), room(state)
    leader = state.seats[state.first]
    if seat is leader:
        fair = [number for number, fields in enumerate(empty) if fields >= len(state.seats)]
    else:
        fair = [number for number, count in enumerate(spread(state, leader)) if count > own[number] and empty[number]]
    if not fair:
        fair = [number for number, fields in enumerate(empty) if fields]
    fewest = min([own[number] for number in fair])
    return [number for number in fair if own[number] == fewest]


@final
class DrawFigure(Chance[Island]):
    """Nature puts the next figure of a seat somewhere fair."""

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner = owner

    def moves(self, state: Island) -> list[Move]:
        family, land = state.land.of(DRAW_FIGURE), state.land
        fair = fair_landscapes(state, state.seats[self.owner])
        return [
            family[field]
            for field in range(land.size)
            if state.fields[field] == EMPTY and land.landscape[field] in fair
        ]

    def play(self, state: Island, move: Move) -> None:
        state.put(state.seats[self.owner], state.land.field_at[move.at])


@final
class SetFigures(Step[Island]):
    """One figure each, round after round from the starting seat, until all are placed."""

    def run(self, state: Island) -> None:
        seats = len(state.seats)
        order = [(state.first + ahead) % seats for ahead in range(seats)]
        frames: list[Frame[Any]] = []
        for _ in range(state.box.figures[seats]):
            for number in order:
                frames.append(DRAW[number] if state.terms.quick else PLACE_FIGURE[number])
        frames.append(BEGIN)
        state.programme(frames)


@final
class Begin(Step[Island]):
    """The starting seat takes the first turn, if there is anything to play for."""

    def run(self, state: Island) -> None:
        how = ending_now(state)
        if how != RUNNING:
            state.end(how)
        else:
            begin_turn(state, state.first)


def set_up(state: Island) -> None:
    """Run a new game up to its first question."""
    for seat in state.seats:
        state.gain_figures(seat, state.box.figures[len(state.seats)], "setup")
    if state.terms.first == NATURE:
        state.then(DrawFirst(), SET_FIGURES)
    else:
        state.first = state.terms.first
        state.then(SET_FIGURES)
    state.advance()


PLACE_FIGURE: Final = [PlaceFigure(number) for number in range(MOST_SEATS)]
DRAW: Final = [DrawFigure(number) for number in range(MOST_SEATS)]
SET_FIGURES: Final = SetFigures()
BEGIN: Final = Begin()
