"""Moving a figure: one of six directions, straight, any number of empty fields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from terrae.core.moves import Move, Verb
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.seat import Seat
from terrae.games.terra_nova_2006.rules.state import EMPTY, Island

MOVE: Final = Verb("move", icon="figure", part="hex:{target}")
ACTIONS: Final = 3  # of a turn


def end_of_run(bounds: vec[i64], targets: vec[i64], fields: vec[u8], side: i64) -> i64:
    """The first way from a field in a direction that a figure cannot go, by its number on the board."""
    at = bounds[side]
    end = bounds[side + 1]
    while at < end and fields[targets[at]] == EMPTY:
        at += 1
    return at


def offer_moves(state: Island, seat: Seat, out: list[Move]) -> None:
    """Add every way a figure of the seat can go; three moves of one figure must not end where it began."""
    land, fields = state.land, state.fields
    bounds, targets, ways = land.bounds, land.targets, land.ways
    no_return = state.runs == ACTIONS - 1
    for number in range(seat.count):
        field = seat.figures[number]
        banned: i64 = state.start if no_return and field == state.mover else -1
        for side in range(field * 6, field * 6 + 6):
            for at in range(bounds[side], end_of_run(bounds, targets, fields, side)):
                if targets[at] != banned:
                    out.append(ways[at])


def count_first_moves(state: Island, seat: Seat) -> i64:
    """How many ways there are for the first action of a turn."""
    bounds, targets, fields = state.land.bounds, state.land.targets, state.fields
    found: i64 = 0
    for number in range(seat.count):
        first = seat.figures[number] * 6
        for side in range(first, first + 6):
            found += end_of_run(bounds, targets, fields, side) - bounds[side]
    return found


def first_move(state: Island, seat: Seat, left: i64) -> Move:
    """The one of them that is offered after so many others."""
    bounds, targets, fields = state.land.bounds, state.land.targets, state.fields
    for number in range(seat.count):
        first = seat.figures[number] * 6
        for side in range(first, first + 6):
            run = end_of_run(bounds, targets, fields, side) - bounds[side]
            if left < run:
                return state.land.ways[bounds[side] + left]
            left -= run
    raise AssertionError("there are fewer ways")


def move_figure(state: Island, seat: Seat, start: i64, end: i64) -> None:
    """A figure goes; the turn remembers which ones have moved."""
    if state.action == 0:
        state.start = start
        state.mover = end
        state.runs = 1
    elif start == state.mover:
        state.mover = end
        state.runs += 1
    else:
        state.other = end
    state.shift(seat, start, end)
