"""Landscapes that advance shipping or the exchange track."""

from __future__ import annotations

from typing import final

from terrae.games.terra_mystica.landscape import Landscape
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.state import Mystica
from terrae.games.terra_mystica.tracks import DIG_BOON, LESSON, SHIP_BOON


@final
class CheapAdvances(Landscape):
    """At once, both tracks may be advanced without the priest."""

    def on_placed(self, state: Mystica, seat: Seat) -> None:
        mat = seat.faction.mat
        if seat.shipping < mat.most_shipping:
            state.task.boons |= SHIP_BOON
        if seat.digging < len(mat.dig_points):
            state.task.boons |= DIG_BOON


@final
class FreeExchange(Landscape):
    """At once, the exchange track may be advanced for nothing."""

    def on_placed(self, state: Mystica, seat: Seat) -> None:
        if seat.digging < len(seat.faction.mat.dig_points):
            state.task.boons |= LESSON
