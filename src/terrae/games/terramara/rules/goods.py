"""Goods: choosing some, and paying with them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terramara.rules.effects import GOODS, RAW
from terrae.games.terramara.rules.free import GOODS_PART, Own, Price
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.state import Mara

GAIN: Final = Verb("gain", icon="i-plus", part=GOODS_PART)
PAY: Final = Verb("pay", icon="i-minus", part=GOODS_PART)
NO_GOODS: Final = -1


@final
class Pick(Own):
    """Which goods does the seat take? Raw or refined ones, but not of one kind if an exchange says so."""

    def __init__(self, seat: i64, refined: bool, number: i64, source: str, but: i64 = NO_GOODS) -> None:
        super().__init__(seat, GAIN)
        self.refined = refined
        self.number = number
        self.source = source
        self.but = but

    def manner(self) -> str:
        return "refined" if self.refined else "raw"

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        if (at >= RAW) != self.refined:
            return "pick-refined" if self.refined else "pick-raw"
        return "other-kind" if at == self.but else ""

    def answer(self, state: Mara, move: Move) -> None:
        if self.number > 1:
            state.then(Pick(self.seat, self.refined, self.number - 1, self.source, self.but))
        state.gain_goods(state.seats[self.seat], move.at, 1, self.source)


@final
class PayRaw(Price):
    """Which goods does the seat return? Raw ones, or refined ones in their place."""

    def __init__(self, seat: i64, number: i64, source: str) -> None:
        super().__init__(seat, PAY)
        self.number = number
        self.source = source

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        return against_good(seat, at, False)

    def pay(self, state: Mara, move: Move) -> None:
        if self.number > 1:
            state.then(PayRaw(self.seat, self.number - 1, self.source))
        state.pay_goods(state.seats[self.seat], move.at, 1, self.source)


def against_good(seat: Seat, at: i64, refined: bool) -> str:
    """The first thing against paying with a good, or with a refined one."""
    if at >= GOODS:
        return "pays-goods"
    if refined and at < RAW:
        return "pays-refined"
    return "" if seat.goods[at] else "good-held"
