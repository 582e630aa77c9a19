"""The shipping track and the exchange track."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.action import DEAR, Tried
from terrae.games.terra_mystica.rules.box import Goods
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica

SHIP: Final = 0
EXCHANGE: Final = 1


@final
class Advance(Tried):
    """`advance ship`, `advance dig`: one step on a track, with its points."""

    full = True

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        found = no_step(seat, at)
        return found if found or state.can_pay(seat, price_of_advance(seat, at)) else DEAR

    def price(self, state: Mystica, seat: Seat, at: i64) -> Goods:
        return price_of_advance(seat, at)

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        pay_advance(state, seat, at, price_of_advance(seat, at))


def no_step(seat: Seat, track: i64) -> str:
    """The thing against a step on a track, whatever it costs."""
    mat = seat.faction.mat
    if track == SHIP:
        if not mat.ship_points:
            return "fixed-shipping" if mat.most_shipping else "no-shipping"
        return "" if seat.shipping < mat.most_shipping else "shipping-end"
    if not mat.dig_points:
        return "no-exchange"
    return "" if seat.digging < len(mat.dig_points) else "exchange-end"


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


ADVANCE: Final = Advance("advance", icon="shipping")
