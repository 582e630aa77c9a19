"""Goods: choosing some, refining, and paying with raw ones."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.core.state import Decision
from terrae.games.terramara.rules.action import DONE
from terrae.games.terramara.rules.effects import GOODS, MILITARY, RAW
from terrae.games.terramara.rules.state import Mara

GAIN: Final = Verb("gain")
REFINE: Final = Verb("refine")
PAY: Final = Verb("pay")
NO_GOODS: Final = -1


@final
class Refine(Decision[Mara]):
    """Which raw goods become refined? Up to so many; a Worker that was called must refine one at least."""

    def __init__(self, seat: i64, number: i64, source: str, must: bool = False) -> None:
        super().__init__(seat)
        self.number = number
        self.source = source
        self.must = must

    def enter(self, state: Mara) -> bool:
        if not state.seats[self.seat].raw():
            return False
        state.now = self
        return True

    def moves(self, state: Mara) -> list[Move]:
        goods = state.seats[self.seat].goods
        family = state.box.of(REFINE)
        out: list[Move] = []
        for kind in range(RAW):
            if goods[kind]:
                out.append(family[kind])
        if not self.must:
            out.append(state.box.of(DONE)[0])
        return out

    def play(self, state: Mara, move: Move) -> None:
        if move.verb is DONE:
            return
        seat = state.seats[self.seat]
        if self.number > 1:
            state.then(Refine(self.seat, self.number - 1, self.source))
        refine(state, self.seat, move.at, self.source)
        assert seat.goods[move.at] >= 0


def refine(state: Mara, number: i64, kind: i64, source: str) -> None:
    """Turn one raw good over."""
    seat = state.seats[number]
    state.pay_goods(seat, kind, 1, source)
    state.gain_goods(seat, kind + RAW, 1, source)


@final
class Pick(Decision[Mara]):
    """Which goods does the seat take? Raw or refined ones, but not of one kind if an exchange says so."""

    def __init__(self, seat: i64, refined: bool, number: i64, source: str, but: i64 = NO_GOODS) -> None:
        super().__init__(seat)
        self.refined = refined
        self.number = number
        self.source = source
        self.but = but

    def moves(self, state: Mara) -> list[Move]:
        family = state.box.of(GAIN)
        start = RAW if self.refined else 0
        out: list[Move] = []
        for kind in range(RAW):
            if kind != self.but:
                out.append(family[start + kind])
        out.append(state.box.of(DONE)[0])
        return out

    def play(self, state: Mara, move: Move) -> None:
        if move.verb is DONE:
            return
        if self.number > 1:
            state.then(Pick(self.seat, self.refined, self.number - 1, self.source, self.but))
        state.gain_goods(state.seats[self.seat], move.at, 1, self.source)


@final
class PayRaw(Decision[Mara]):
    """Which goods does the seat return? Raw ones, or refined ones in their place."""

    def __init__(self, seat: i64, number: i64, source: str) -> None:
        super().__init__(seat)
        self.number = number
        self.source = source

    def moves(self, state: Mara) -> list[Move]:
        out: list[Move] = []
        offer_goods(state, self.seat, 0, out)
        return out

    def play(self, state: Mara, move: Move) -> None:
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
