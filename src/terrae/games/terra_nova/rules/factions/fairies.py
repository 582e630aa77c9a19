"""Fairies: the left palace gives a free shovel for power, once a round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_nova.rules.action import Question, Special
from terrae.games.terra_nova.rules.box import LEFT, Mat
from terrae.games.terra_nova.rules.building import Dig
from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.seat import Seat


@final
class PalaceShovel(Special):
    """Make habitable and build with free shovels, for power."""

    def __init__(self, power: i64, shovels: i64) -> None:
        super().__init__(LEFT, power)
        self.shovels = shovels

    def asks(self, seat: Seat) -> Question:
        return Dig(seat.number, self.shovels)


@final
class Fairies(Faction):
    """More power in each income phase is on the mat."""

    @staticmethod
    def forms() -> dict[str, Form]:
        return {"palace-shovel": Form(LEFT, ["power", "shovels"], action=True)}

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.specials = [
            PalaceShovel(self.number_of("palace-shovel", "power"), self.number_of("palace-shovel", "shovels"))
        ]
