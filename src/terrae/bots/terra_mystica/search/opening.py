"""Where the first dwellings go, at first sight."""

from __future__ import annotations

from mypy_extensions import i64

from terrae.board.wide import SPOTS, members, size
from terrae.games.terra_mystica.rules.box import WHEEL
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


def first_site(state: Mystica, seat: Seat, at: i64) -> i64:
    """Cheap ground around, neighbours, and the other dwelling at hand but not too near."""
    land = state.land
    near = land.adjacent[at]
    foreign: i64 = size(near & state.occupied & ~seat.structures)
    worth: i64 = 12 * (foreign if foreign < 3 else 3)
    reach = near | land.ships[1][at]
    for here in members(reach & land.everything & ~state.occupied):
        away = seat.faction.spades_home(seat, state.terrain_at(here)) if seat.home < WHEEL else 2
        direct = near & SPOTS[here] != 0
        if away == 0:
            worth += 10 if direct else 6
        elif away == 1:
            worth += 8 if direct else 4
        elif away == 2 and direct:
            worth += 2
    for here in members(seat.structures):
        distance = land.distances[at][here]
        if distance <= 3:
            worth += 12
        elif distance <= 5:
            worth += 4
    if land.riverside & SPOTS[at]:
        worth += 6
    return worth
