"""Darklings: spades for priests, with points; the stronghold makes priests out of workers."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.box import Mat
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class Darklings(Faction):
    """Their spades cost priests, as the board says."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "points-per-bought-spade": TraitRule("ability", "points"),
        "workers-to-priests": TraitRule("stronghold", "workers"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.points: i64 = self.number_of("points-per-bought-spade", "points")
        self.makings: i64 = self.number_of("workers-to-priests", "workers")

    def on_spades(self, state: Mystica, seat: Seat, spades: i64, bought: bool, source: str) -> i64:
        if bought:
            state.gain_points(seat, spades * self.points, source)
        return spades

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        seat.makings = self.makings
