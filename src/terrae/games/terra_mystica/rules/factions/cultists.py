"""Cultists: a cult step when a neighbour takes power from them."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.box import Mat
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class Cultists(Faction):
    """The step may wait until their next turn."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "step-when-taken": TraitRule("ability", "steps", "power"),
        "points-now": TraitRule("stronghold", "points"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.listens = True
        self.steps: i64 = self.number_of("step-when-taken", "steps")
        self.power: i64 = self.number_of("step-when-taken", "power")
        self.points_now: i64 = self.number_of("points-now", "points")

    def steps_when_taken(self) -> i64:
        return self.steps

    def on_taken(self, state: Mystica, seat: Seat) -> None:
        if not seat.out:
            seat.steps += self.steps
            seat.late_steps += self.steps

    def on_declined(self, state: Mystica, seat: Seat) -> None:
        state.gain_power(seat, self.power, self.source)

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        state.gain_points(seat, self.points_now, self.source)
