"""Golems: with the left palace one shovel is always enough."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_nova.rules.box import LEFT
from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.seat import Seat


@final
class Golems(Faction):
    """Points for trading posts when dropping out are on the mat."""

    @staticmethod
    def forms() -> dict[str, Form]:
        return {"one-shovel": Form(LEFT, [])}

    def shovels(self, seat: Seat, steps: i64) -> i64:
        return 1 if seat.left else steps
