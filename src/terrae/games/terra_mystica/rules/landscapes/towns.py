"""Landscapes that count as a dwelling, or let towns grow."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.box import DWELLING, Landmark
from terrae.games.terra_mystica.rules.landscape import Landscape


@final
class Camp(Landscape):
    """A dwelling for everything that brings points."""

    trait: ClassVar[str] = "counts-as-dwelling"

    def counts_as(self) -> i64:
        return DWELLING


@final
class BreedingGround(Landscape):
    """Towns that grow bring more tiles."""

    trait: ClassVar[str] = "growing-towns"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"tiles": (1, 9)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.tiles: i64 = self.number_of("growing-towns", "tiles")

    def tiles_of_town(self) -> i64:
        return self.tiles
