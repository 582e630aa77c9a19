"""Moving a figure: one of six directions, straight, any number of empty fields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terra_nova_2006.rules.seat import Seat
from terrae.games.terra_nova_2006.rules.state import EMPTY, Island

MOVE: Final = Verb("move", icon="figure", part="hex:{target}")
ACTIONS: Final = 3  # of a turn


def offer_moves(state: Island, seat: Seat, out: list[Move]) -> None:
    """Add every way a figure of the seat can go; three moves of one figure must not end where it began."""
    land, fields = state.land, state.fields
    bounds, targets, ways = land.bounds, land.targets, land.ways
    no_return = state.runs == ACTIONS - 1
    for number in range(seat.count):
        field = seat.figures[number]
        banned: i64 = state.start if no_return and field == state.mover else -1
        for side in range(field * 6, field * 6 + 6):
            at = bounds[side]
            end = bounds[side + 1]
            while at < end and fields[targets[at]] == EMPTY:
                if targets[at] != banned:
                    out.append(ways[at])
                at += 1


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
