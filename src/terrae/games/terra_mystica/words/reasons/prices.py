"""Prices: what a seat cannot pay, and whether converting first would help."""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.games.terra_mystica.rules.box import Goods
from terrae.games.terra_mystica.rules.means import can_raise
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.turn import Turn
from terrae.games.terra_mystica.words.names import goods_text, number_of, together
from terrae.games.terra_mystica.words.reasons.case import Case, reason


def held(seat: Seat, price: Goods) -> Message:
    """What a seat holds of the goods that a price is made of: "2 coins and 0 workers"."""
    goods = (
        ("coin", price.coins, seat.coins),
        ("worker", price.workers, seat.workers),
        ("priest", price.priests, seat.priests),
        ("power", price.power, seat.bowl3),
        ("point", price.points, seat.points),
    )
    return together([number_of(name, int(has)) for name, asked, has in goods if asked], "and")


def too_dear(case: Case, what: Message, price: Goods) -> Message | None:
    """Is there not enough to pay a price? Tells if converting first would help."""
    if case.state.can_pay(case.seat, price):
        return None
    helps = isinstance(case.decision, Turn) and can_raise(case.seat, price)
    name = "dear-convert" if helps else "dear"
    return reason(name, what=what, price=goods_text(price), held=held(case.seat, price))


def power_short(case: Case, power: int) -> Message | None:
    """Is there not enough power in bowl III? Tells if burning would help."""
    seat = case.seat
    if seat.bowl3 >= power:
        return None
    missing = power - int(seat.bowl3)
    bowls = {"needs": power, "bowl1": int(seat.bowl1), "bowl2": int(seat.bowl2), "bowl3": int(seat.bowl3)}
    return reason("power-burn" if seat.bowl2 >= 2 * missing else "power", **bowls, missing=missing)
