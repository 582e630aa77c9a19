"""Fairies: the left palace gives a free shovel for power, once a round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_nova.rules.action import Special
from terrae.games.terra_nova.rules.box import LEFT, Mat
from terrae.games.terra_nova.rules.building import Dig, can_dig
from terrae.games.terra_nova.rules.faction import Faction
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


@final
class PalaceShovel(Special):
    """Make habitable and build with free shovels, for power."""

    def __init__(self, power: i64, shovels: i64) -> None:
        super().__init__(LEFT)
        self.power = power
        self.shovels = shovels

    def possible(self, state: Nova, seat: Seat) -> bool:
        return seat.bowl3 >= self.power and can_dig(state, seat, self.shovels)

    def use(self, state: Nova, seat: Seat) -> None:
        state.pay_power(seat, self.power, seat.faction.effect_source(LEFT))
        state.then(Dig(seat.number, self.shovels))


@final
class Fairies(Faction):
    """More power in each income phase is on the mat."""

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.specials = [
            PalaceShovel(self.number_of("palace-shovel", "power"), self.number_of("palace-shovel", "shovels"))
        ]
