"""The shipping track and the exchange track."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move
from terrae.games.terra_mystica.action import Action
from terrae.games.terra_mystica.box import Goods
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.state import Mystica

SHIP: Final = 0
EXCHANGE: Final = 1

# What a landscape allows at once and only once, as a mask.
SHIP_BOON: Final = 1  # advance shipping without the priest
DIG_BOON: Final = 2  # advance the exchange track without the priest
LESSON: Final = 4  # advance the exchange track for nothing


@final
class Advance(Action):
    """`advance ship`, `advance dig`: one step on a track, with its points."""

    full = True

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        mat = seat.faction.mat
        family = state.land.of(self)
        if seat.shipping < mat.most_shipping and mat.ship_points and state.can_pay(seat, mat.ship_cost):
            out.append(family[SHIP])
        if seat.digging < len(mat.dig_points) and state.can_pay(seat, mat.dig_cost):
            out.append(family[EXCHANGE])

    def offer_boons(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        """Add the advances that a landscape allows at once, without the priest or for nothing."""
        mat = seat.faction.mat
        boons = state.task.boons
        family = state.land.of(self)
        if (
            boons & SHIP_BOON
            and seat.shipping < mat.most_shipping  # a town tile may have been faster
            and state.can_pay(seat, without_priest(mat.ship_cost))
        ):
            out.append(family[SHIP])
        if boons & LESSON or (boons & DIG_BOON and state.can_pay(seat, without_priest(mat.dig_cost))):
            out.append(family[EXCHANGE])

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        mat = seat.faction.mat
        task = state.task
        if at == SHIP:
            boon = task.boons & SHIP_BOON
            state.pay(seat, without_priest(mat.ship_cost) if boon else mat.ship_cost, "track:shipping")
            task.boons &= ~SHIP_BOON
            state.advance_shipping(seat, "track:shipping")
            return
        if task.boons & LESSON:
            task.boons &= ~LESSON
        else:
            boon = task.boons & DIG_BOON
            state.pay(seat, without_priest(mat.dig_cost) if boon else mat.dig_cost, "track:exchange")
            task.boons &= ~DIG_BOON
        state.gain_points(seat, mat.dig_points[seat.digging], "track:exchange")
        seat.digging += 1


def without_priest(cost: Goods) -> Goods:
    """A price, but for the priest."""
    return Goods(cost.coins, cost.workers, 0, cost.power)


ADVANCE: Final = Advance("advance")
