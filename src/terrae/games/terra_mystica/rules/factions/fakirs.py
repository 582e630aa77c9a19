"""Fakirs: carpet flight, farther with the stronghold and with town tiles that lift shipping."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.box import Mat
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.land import MOST_SKIP
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class Fakirs(Faction):
    """Price and points of a flight are on the board."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "carpet": TraitRule(
            "ability",
            "priests",
            "points",
            "skip",
            printed={"priests": "jump_cost.priests", "points": "jump_points", "skip": "jump"},
        ),
        "longer-carpet": TraitRule("stronghold", "skip"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.longer: i64 = self.number_of("longer-carpet", "skip")

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        for _ in range(self.longer):
            self.lengthen(seat)

    def lengthen(self, seat: Seat) -> None:
        if seat.skip < MOST_SKIP:
            seat.skip += 1
