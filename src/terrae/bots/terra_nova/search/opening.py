"""The normal bot before the first round: where its first houses stand."""

from __future__ import annotations

from mypy_extensions import i64

from terrae.board.hexes import Hexes, bits, count
from terrae.bots.terra_nova.search.weights import Weights
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


def surroundings(state: Nova, seat: Seat, hexes: Hexes, weights: Weights) -> i64:
    """The worth of some hexes by how hard they are to make habitable."""
    home = seat.faction.home
    free = hexes & ~state.occupied
    return (
        count(free & state.terrain[home]) * weights.site_home
        + count(free & state.at_distance(home, 1)) * weights.site_near
        + count(free & state.at_distance(home, 2)) * weights.site_far
    )


def first_site(state: Nova, seat: Seat, at: i64, weights: Weights) -> i64:
    """How good a first house stands on a hex: room to grow, neighbours to trade with, the other house at hand."""
    land = state.land
    near = land.adjacent[at]
    sailed = land.reach[1][at] & ~near
    worth = surroundings(state, seat, near, weights)
    worth += surroundings(state, seat, sailed, weights) * weights.site_sailed // 100
    strangers = state.occupied & ~seat.buildings
    worth += min(count(near & strangers), 2) * weights.site_stranger
    own = seat.buildings
    if own:
        shared: i64 = 0
        for other in bits(own):
            shared = max(shared, count(land.adjacent[other] & near & ~state.occupied))
        worth += min(shared, 2) * weights.site_shared
        if near & own:
            worth += weights.site_joined
        elif land.reach[1][at] & own:
            worth += weights.site_sight
    return worth
