"""Landscapes that advance shipping or the exchange track."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import DEAR
from terrae.games.terra_mystica.rules.box import FREE, Goods
from terrae.games.terra_mystica.rules.grant import RIGHTS, Grant
from terrae.games.terra_mystica.rules.landscape import Landscape
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.tracks import ADVANCE, EXCHANGE, SHIP, no_step, pay_advance, price_of_advance


@final
class FreeAdvance(Grant):
    """One step on a track, without the priest or for nothing."""

    def __init__(self, track: i64, rank: i64, shown: str, free: bool) -> None:
        super().__init__("boon", rank, ADVANCE, lasts=True, shown=shown)
        self.track = track
        self.free = free

    def price(self, state: Mystica, seat: Seat, at: i64) -> Goods:
        printed = price_of_advance(seat, at)
        return FREE if self.free else Goods(printed.coins, printed.workers, 0, printed.power)

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        move = state.land.of(ADVANCE)[self.track]
        if not self.against(state, seat, amount, move) and move not in out:
            out.append(move)

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        found = no_step(seat, self.track)  # a town tile may have been faster
        return found if found or state.can_pay(seat, self.price(state, seat, self.track)) else DEAR

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is ADVANCE and move.at == self.track

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        pay_advance(state, seat, self.track, self.price(state, seat, self.track))


LESSON: Final = FreeAdvance(EXCHANGE, RIGHTS + 20, "digging", True)
SHIP_BOON: Final = FreeAdvance(SHIP, RIGHTS + 21, "shipping", False)
DIG_BOON: Final = FreeAdvance(EXCHANGE, RIGHTS + 22, "digging", False)


@final
class CheapAdvances(Landscape):
    """At once, both tracks may be advanced without the priest."""

    trait: ClassVar[str] = "cheap-advances"

    def on_placed(self, state: Mystica, seat: Seat) -> None:
        mat = seat.faction.mat
        if seat.shipping < mat.most_shipping:
            state.turn.hold(SHIP_BOON, 1)
        if seat.digging < len(mat.dig_points):
            state.turn.hold(DIG_BOON, 1)


@final
class FreeExchange(Landscape):
    """At once, the exchange track may be advanced for nothing."""

    trait: ClassVar[str] = "free-exchange"

    def on_placed(self, state: Mystica, seat: Seat) -> None:
        if seat.digging < len(seat.faction.mat.dig_points):
            state.turn.hold(LESSON, 1)
