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
        state.task.boons |= SHIP_BOON | DIG_BOON


@final
class FreeExchange(Landscape):
    """At once, the exchange track may be advanced for nothing."""

    def on_placed(self, state: Mystica, seat: Seat) -> None:
        state.task.boons |= LESSON
