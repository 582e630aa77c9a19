"""Alchemists: points for coins and coins for points; with the stronghold, power for spades."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.box import Mat
from terrae.games.terra_mystica.rules.conversion import POINT_TO_COIN, TWO_COINS_TO_POINT
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class Alchemists(Faction):
    """They sell points, and buy them at a better rate than others."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "points-for-coins": TraitRule("ability", "coins", limits={"coins": (1, 1)}),
        "coins-for-points": TraitRule("ability", "coins", limits={"coins": (2, 2)}),
        "power-now": TraitRule("stronghold", "power"),
        "power-per-spade": TraitRule("stronghold", "power"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.rates = [POINT_TO_COIN, TWO_COINS_TO_POINT]
        self.coins: i64 = self.number_of("coins-for-points", "coins")
        self.power_now: i64 = self.number_of("power-now", "power")
        self.power_per_spade: i64 = self.number_of("power-per-spade", "power")

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        state.gain_power(seat, self.power_now, self.source)

    def on_spades(self, state: Mystica, seat: Seat, spades: i64, bought: bool, source: str) -> i64:
        if seat.has_stronghold():
            state.gain_power(seat, spades * self.power_per_spade, source)
        return spades

    def coins_for_point(self, state: Mystica) -> i64:
        return self.coins
