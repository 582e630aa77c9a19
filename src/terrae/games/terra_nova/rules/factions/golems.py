"""Golems: with the left palace one shovel is always enough."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_nova.rules.box import Mat
from terrae.games.terra_nova.rules.faction import Faction
from terrae.games.terra_nova.rules.seat import Seat


@final
class Golems(Faction):
    """Points for trading posts when dropping out are on the mat."""

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.require("one-shovel")

    def shovels(self, seat: Seat, steps: i64) -> i64:
        return 1 if seat.left else steps
