"""Auren: the stronghold brings a favour tile, and two cult steps in each round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_mystica.action import SPECIALS, Special
from terrae.games.terra_mystica.box import Mat
from terrae.games.terra_mystica.building import favours_to_take
from terrae.games.terra_mystica.faction import Faction
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.state import Mystica


@final
class CultAction(Special):
    """Two steps on one cult track."""

    def possible(self, state: Mystica, seat: Seat) -> bool:
        return True

    def use(self, state: Mystica, seat: Seat) -> None:
        state.task.pairs += 1


@final
class Auren(Faction):
    """Only their stronghold is special."""

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.specials = [CultAction(SPECIALS.index("ACTA"))]
        self.favours: i64 = self.number_of("favour-now", "favours")

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        state.task.favours = min(state.task.favours + self.favours, favours_to_take(state, seat))
