"""A purse: what a seat could pay if it converted first."""

from __future__ import annotations

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.box import Goods
from terrae.games.terra_mystica.rules.conversion import POINT_TO_COIN
from terrae.games.terra_mystica.rules.seat import Seat


def plus(first: Goods, second: Goods) -> Goods:
    """Two prices together."""
    return Goods(
        first.coins + second.coins,
        first.workers + second.workers,
        first.priests + second.priests,
        first.power + second.power,
        first.points + second.points,
    )


def can_raise(seat: Seat, price: Goods) -> bool:
    """Could a seat pay a price after burning and converting? What is dearest is raised from what is worth least."""
    power = seat.bowl3 + seat.bowl2 // 2 - price.power
    priests = seat.priests - price.priests
    if priests < 0:
        power += 5 * priests
        priests = 0
    workers = seat.workers - price.workers
    if workers < 0:
        ordained: i64 = min(-workers, priests)
        priests -= ordained
        power += 3 * (workers + ordained)
        workers = 0
    sold = seat.points if POINT_TO_COIN in seat.faction.rates else 0
    return power >= 0 and seat.coins + workers + priests + power + sold >= price.coins
