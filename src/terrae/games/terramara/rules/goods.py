"""Goods: choosing some, and paying with them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terramara.rules.effects import GOODS, MILITARY, RAW
from terrae.games.terramara.rules.free import Own, Price
from terrae.games.terramara.rules.state import Mara

GAIN: Final = Verb("gain")
PAY: Final = Verb("pay")
NO_GOODS: Final = -1


@final
class Pick(Own):
    """Which goods does the seat take? Raw or refined ones, but not of one kind if an exchange says so."""

    def __init__(self, seat: i64, refined: bool, number: i64, source: str, but: i64 = NO_GOODS) -> None:
        super().__init__(seat)
        self.refined = refined
        self.number = number
        self.source = source
        self.but = but

    def offer(self, state: Mara, out: list[Move]) -> None:
        family = state.box.of(GAIN)
        start = RAW if self.refined else 0
        for kind in range(RAW):
            if kind != self.but:
                out.append(family[start + kind])

    def answer(self, state: Mara, move: Move) -> None:
        if self.number > 1:
            state.then(Pick(self.seat, self.refined, self.number - 1, self.source, self.but))
        state.gain_goods(state.seats[self.seat], move.at, 1, self.source)


@final
class PayRaw(Price):
    """Which goods does the seat return? Raw ones, or refined ones in their place."""

    def __init__(self, seat: i64, number: i64, source: str) -> None:
        super().__init__(seat)
        self.number = number
        self.source = source

    def offer(self, state: Mara, out: list[Move]) -> None:
        offer_goods(state, self.seat, 0, out)

    def pay(self, state: Mara, move: Move) -> None:
        if self.number > 1:
            state.then(PayRaw(self.seat, self.number - 1, self.source))
        state.pay_goods(state.seats[self.seat], move.at, 1, self.source)


def offer_goods(state: Mara, number: i64, start: i64, out: list[Move]) -> None:
    """`pay` with any good from a kind on: from 0 all of them, from 4 the refined ones."""
    goods = state.seats[number].goods
    family = state.box.of(PAY)
    for kind in range(start, GOODS):
        if goods[kind]:
            out.append(family[kind])


def offer_military(state: Mara, out: list[Move]) -> None:
    out.append(state.box.of(PAY)[MILITARY])
