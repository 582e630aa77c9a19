"""Homes: a new home terrain for all structures of a seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.building import DWELLINGS
from terrae.games.terra_mystica.rules.grant import Choice
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import SMALL, Mystica

PICK: Final = Verb("pick-color", icon="wheel", part="terrain:{target}")
FOREIGN_HOME: Final = "foreign-home"


@final
class NewHome(Choice):
    """A terrain to pick that nobody else calls home."""

    def __init__(self, key: str, rank: i64, must: bool) -> None:
        super().__init__(key, rank, PICK, must=must, lasts=True, shown="home")

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        if move.at == seat.home:
            return "home-now"
        return FOREIGN_HOME if state.foreign_homes(seat) & SMALL[move.at] else ""

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        """The hexes of all own structures change with the home, those turned in this action do not."""
        state.turn.hold(DWELLINGS, 0)
        seat.home = move.at
        state.set_terrain(seat.structures, move.at)
