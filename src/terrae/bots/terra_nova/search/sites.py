"""Where something could stand: a look at first sight, before anything is tried."""

from __future__ import annotations

from mypy_extensions import i64

from terrae.board.hexes import bits, count, one
from terrae.core.moves import Move
from terrae.games.terra_nova.rules.river import bridge_spaces
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import NOBODY


def joining(state: Nova, seat: Seat) -> i64:
    """The free bridge spaces that would join two settlements of the seat."""
    found: i64 = 0
    own = seat.buildings
    for space in bits(bridge_spaces(state, seat, NOBODY)):
        ends = state.land.bridge_ends[space]
        if ends & own == ends:
            near = ends & -ends
            if not state.group(seat, near) & ends & ~near:
                found |= one(space)
    return found


def site(state: Nova, seat: Seat, at: i64) -> i64:
    """How promising a hex looks for a house, at first sight."""
    near = state.land.adjacent[at]
    own = near & seat.buildings
    worth = 3 * count(own) + 2 * count(own & ~seat.towns)
    worth += min(count(near & state.occupied & ~seat.buildings), 2)
    worth += count(near & state.terrain[seat.faction.home] & ~state.occupied)
    return worth - 5 * seat.faction.shovels(seat, state.distance(seat.faction.home, at))


def promising(state: Nova, seat: Seat, moves: list[Move], most: i64) -> list[Move]:
    """The moves that point at the most promising hexes."""
    if len(moves) <= most:
        return moves
    found: list[Move] = []
    worths: list[i64] = []
    for move in moves:
        worth = site(state, seat, state.land.hex_at[move.at])
        place = len(found)
        while place > 0 and worths[place - 1] < worth:
            place -= 1
        if place < most:
            found.insert(place, move)
            worths.insert(place, worth)
            if len(found) > most:
                found.pop()
                worths.pop()
    return found
