"""Chaos Magicians: more favour tiles; with the stronghold, a double turn in each round."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.action import Special
from terrae.games.terra_mystica.rules.box import Mat
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class DoubleTurn(Special):
    """More actions in this turn."""

    def __init__(self, name: str, actions: i64) -> None:
        super().__init__(name)
        self.actions = actions

    def use(self, state: Mystica, seat: Seat) -> None:
        state.turn.actions += self.actions


@final
class ChaosMagicians(Faction):
    """They begin with a single dwelling."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "more-favours": TraitRule("ability", "favours"),
        "double-turn": TraitRule("stronghold", "actions", action=True),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.favours: i64 = self.number_of("more-favours", "favours")
        self.specials = [DoubleTurn("ACTC", self.number_of("double-turn", "actions"))]

    def favours_for_temple(self) -> i64:
        return self.favours
