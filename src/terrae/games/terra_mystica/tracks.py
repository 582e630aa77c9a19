"""The shipping track and the exchange track."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move
from terrae.games.terra_mystica.action import Action
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.state import Mystica

SHIP: Final = 0
EXCHANGE: Final = 1


@final
class Advance(Action):
    """`advance ship`, `advance dig`: one step on a track, with its points."""

    full = True

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        mat = seat.faction.mat
        family = state.land.of(self)
        if seat.shipping - mat.shipping < len(mat.ship_points) and state.can_pay(seat, mat.ship_cost):
            if seat.shipping < mat.most_shipping:
                out.append(family[SHIP])
        if seat.digging < len(mat.dig_points) and state.can_pay(seat, mat.dig_cost):
            out.append(family[EXCHANGE])

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        mat = seat.faction.mat
        if at == SHIP:
            state.pay(seat, mat.ship_cost, "track:shipping")
            state.advance_shipping(seat, "track:shipping")
        else:
            state.pay(seat, mat.dig_cost, "track:exchange")
            state.gain_points(seat, mat.dig_points[seat.digging], "track:exchange")
            seat.digging += 1


ADVANCE: Final = Advance("advance")
