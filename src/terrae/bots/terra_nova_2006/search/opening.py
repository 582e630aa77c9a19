"""The opening: where a figure is placed before the first turn."""

from __future__ import annotations

from mypy_extensions import i64

from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.state import EMPTY, Island

FREE_SIDE = 3  # what an empty neighbour is worth
NEW_GROUND = 30  # a landscape where the seat has no more figures than anybody else
CROWD = 12  # against each own figure beside it
LEAD = 14  # against each figure that the seat is ahead there already


def place_value(state: Island, seat: i64, field: i64) -> i64:
    """How good a figure stands on an empty field: room around it, and a majority in the making without bunching."""
    land = state.land
    seats = len(state.seats)
    held = vec[i64]([0] * seats)
    kind = land.landscape[field]
    for owner in state.seats:
        for number in range(owner.count):
            if land.landscape[owner.figures[number]] == kind:
                held[owner.number] += 1
    most: i64 = 0
    for number in range(seats):
        if number != seat and held[number] > most:
            most = held[number]
    ahead = held[seat] - most
    value: i64 = NEW_GROUND if ahead <= 0 else -LEAD * ahead
    for side in range(field * 6, field * 6 + 6):
        other = land.near[side]
        if other < 0:
            continue
        if state.fields[other] == EMPTY:
            value += FREE_SIDE
        elif state.fields[other] == seat + 1:
            value -= CROWD
    return value
