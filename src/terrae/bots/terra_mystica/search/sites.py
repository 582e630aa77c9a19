"""Which hexes and bridges look promising, at first sight."""

from __future__ import annotations

from mypy_extensions import i64

from terrae.board.wide import SPOTS, size
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.box import TERRAINS, WHEEL
from terrae.games.terra_mystica.rules.building import BRIDGE, UPGRADES
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


def hex_of(state: Mystica, move: Move, each: i64) -> i64:
    """The hex a move points at, if the family has so many moves for each."""
    return state.land.hex_at[move.at // each]


def site(state: Mystica, seat: Seat, at: i64, step: i64) -> i64:
    """How promising a hex looks for a dwelling; a spade that it takes to make it home counts so much against it."""
    near = state.near[at]
    own = near & seat.structures
    worth = 6 * size(own & ~seat.towns) + 2 * size(own & seat.towns)
    if own & ~seat.towns and own & seat.towns:
        worth -= 4
    foreign: i64 = size(near & state.occupied & ~seat.structures)
    worth += 3 * (foreign if foreign < 2 else 2)
    if seat.home < WHEEL:
        worth += 2 * size(near & state.terrain[seat.home] & ~state.occupied)
        worth -= step * seat.faction.spades_home(seat, state.terrain_at(at))
    if state.land.riverside & SPOTS[at]:
        worth += 2
    return worth


def promising(state: Mystica, seat: Seat, moves: list[Move], each: i64, most: i64, step: i64 = 7) -> list[Move]:
    """The moves that point at the most promising hexes, the best first; `each`: moves of the family for one hex."""
    if len(moves) <= most:
        return moves
    worths = [site(state, seat, hex_of(state, move, each), step) for move in moves]
    return best(moves, worths, most)


def homely(seat: Seat, moves: list[Move]) -> list[Move]:
    """Of ways to turn hexes, those that make home terrain."""
    return [move for move in moves if move.at % len(TERRAINS) == seat.home]


def best_posts(state: Mystica, seat: Seat, moves: list[Move], most: i64) -> list[Move]:
    """Upgrades to trading houses: with neighbours, and where a town grows."""
    if len(moves) <= most:
        return moves
    worths: list[i64] = []
    for move in moves:
        at = hex_of(state, move, UPGRADES)
        worth: i64 = 6 * size(state.near[at] & seat.structures & ~seat.towns)
        if state.has_neighbour(seat, at):
            worth += 8
        if not seat.towns & SPOTS[at]:
            worth += 6
        worths.append(worth)
    return best(moves, worths, most)


def best(moves: list[Move], worths: list[i64], most: i64) -> list[Move]:
    """The moves with the highest worths, the best first; of equals the first ones."""
    found: list[Move] = []
    known: list[i64] = []
    for number in range(len(moves)):
        worth = worths[number]
        place: i64 = len(found)
        while place > 0 and known[place - 1] < worth:
            place -= 1
        if place < most:
            found.insert(place, moves[number])
            known.insert(place, worth)
            if len(found) > most:
                found.pop()
                known.pop()
    return found


def useful_bridges(state: Mystica, seat: Seat, moves: list[Move]) -> list[Move]:
    """Bridges that join two structures of the seat that are not joined yet, or bring points as such."""
    found: list[Move] = []
    for move in moves:
        if move.verb is not BRIDGE:
            found.append(move)  # over land, from a landscape
            continue
        ends = state.land.bridge_ends[state.land.bridge_at[move.at]]
        other = ends & ~seat.structures
        if other:
            if seat.faction.payouts and not other & state.occupied:  # the other end may be built on later
                found.append(move)
        elif seat.faction.payouts or not state.group(seat, ends & -ends) & ends & ~(ends & -ends):
            found.append(move)
    return found
