"""The shipping track and the exchange track."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import Action
from terrae.games.terra_mystica.rules.box import Goods
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica

SHIP: Final = 0
EXCHANGE: Final = 1


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

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        pay_advance(state, seat, at, price_of_advance(seat, at))


def price_of_advance(seat: Seat, track: i64) -> Goods:
    """What one step costs as an action."""
    return seat.faction.mat.ship_cost if track == SHIP else seat.faction.mat.dig_cost


def pay_advance(state: Mystica, seat: Seat, track: i64, price: Goods) -> None:
    """One step on a track for a price."""
    if track == SHIP:
        state.pay(seat, price, "track:shipping")
        state.advance_shipping(seat, "track:shipping")
    else:
        state.pay(seat, price, "track:exchange")
        state.gain_points(seat, seat.faction.mat.dig_points[seat.digging], "track:exchange")
        seat.digging += 1


ADVANCE: Final = Advance("advance")
