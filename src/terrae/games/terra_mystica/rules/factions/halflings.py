"""Halflings: points for spades; the stronghold brings three of them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.box import Mat
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.spades import Spades, gain_spades
from terrae.games.terra_mystica.rules.state import Mystica

GIVEN: Final = Spades(complete=True)


@final
class Halflings(Faction):
    """Every spade counts, wherever it comes from."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "points-per-spade": TraitRule("ability", "points"),
        "spades-now": TraitRule("stronghold", "spades"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.points: i64 = self.number_of("points-per-spade", "points")
        self.spades: i64 = self.number_of("spades-now", "spades")

    def on_spades(self, state: Mystica, seat: Seat, spades: i64, bought: bool, source: str) -> i64:
        state.gain_points(seat, spades * self.points, source)
        return spades

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        gain_spades(state, seat, self.spades, GIVEN)
