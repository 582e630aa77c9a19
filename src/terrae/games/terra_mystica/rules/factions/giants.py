"""Giants: always two spades; with the stronghold, two free ones in each round."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.action import Special
from terrae.games.terra_mystica.rules.box import Mat
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.spades import SPADES, gain_spades
from terrae.games.terra_mystica.rules.state import Mystica


@final
class SpadeAction(Special):
    """Free spades."""

    def __init__(self, name: str, spades: i64) -> None:
        super().__init__(name)
        self.spades = spades

    def use(self, state: Mystica, seat: Seat) -> None:
        gain_spades(state, seat, self.spades, SPADES)


@final
class Giants(Faction):
    """Whatever the terrain, it takes the same number of spades, and leads straight home."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "always-two-spades": TraitRule("ability", "spades", limits={"spades": (1, 3)}),
        "spade-action": TraitRule("stronghold", "spades", action=True),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.spades: i64 = self.number_of("always-two-spades", "spades")
        self.specials = [SpadeAction("ACTG", self.number_of("spade-action", "spades"))]

    def spades_home(self, seat: Seat, terrain: i64) -> i64:
        return self.spades

    def turns_partly(self) -> bool:
        return False
