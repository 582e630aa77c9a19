"""The final scoring: money and territory."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, count, union
from terrae.core.state import Step
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


def territory(state: Nova, seat: Seat) -> i64:
    """The size of the biggest group of buildings joined by reach; the sailing value counts without bonus tiles."""
    reach = state.land.reach[seat.sailing]
    own = seat.buildings
    best: i64 = 0
    left = own
    while left:
        group: Hexes = 0
        fringe = left & -left
        while fringe:
            group |= fringe
            fringe = (union(reach, fringe) | state.land.far_ends(fringe, seat.bridges)) & own & ~group
        best = max(best, count(group))
        left &= ~group
    return best


def territory_points(state: Nova, sizes: list[i64]) -> list[i64]:
    """The points of each seat by rank; tied seats share the places they take."""
    points: list[i64] = []
    for size in sizes:
        ahead = sum([1 for other in sizes if other > size])
        tied = sum([1 for other in sizes if other == size])
        points.append(sum(state.box.territory[ahead : ahead + tied]) // tied)
    return points


@final
class FinalScoring(Step[Nova]):
    """Abilities first, then money and territory."""

    def run(self, state: Nova) -> None:
        state.then(COUNT)
        for seat in state.seats:
            seat.faction.before_scoring(state, seat)


@final
class Count(Step[Nova]):
    """Bowl III becomes money, money becomes points, then the ranking by territory."""

    def run(self, state: Nova) -> None:
        for seat in state.seats:
            if seat.bowl3:
                state.exchange(seat, seat.bowl3)
            state.gain_points(seat, seat.money // state.box.money_for_point, "scoring:money")
        points = territory_points(state, [territory(state, seat) for seat in state.seats])
        for seat in state.seats:
            state.gain_points(seat, points[seat.number], "scoring:territory")


FINAL_SCORING: Final = FinalScoring()
COUNT: Final = Count()
