"""Landscapes that count as a dwelling, or let towns grow."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_mystica.box import DWELLING
from terrae.games.terra_mystica.landscape import Landscape


@final
class Camp(Landscape):
    """A dwelling for everything that brings points."""

    def counts_as(self) -> i64:
        return DWELLING


@final
class BreedingGround(Landscape):
    """Towns that grow bring more tiles."""

    def grows_towns(self) -> bool:
        return True
