"""Homes: a new home terrain for all structures of a seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.box import WHEEL
from terrae.games.terra_mystica.rules.building import DWELLINGS
from terrae.games.terra_mystica.rules.grant import Grant
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import SMALL, Mystica

PICK: Final = Verb("pick-color")


@final
class NewHome(Grant):
    """A terrain to pick that nobody else calls home."""

    def __init__(self, key: str, rank: i64, must: bool) -> None:
        super().__init__(key, rank, PICK, must=must, lasts=True, shown="home")

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        homes = state.foreign_homes(seat) | SMALL[seat.home]
        for terrain in range(WHEEL):
            if not homes & SMALL[terrain]:
                out.append(state.land.of(PICK)[terrain])

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        """The hexes of all own structures change with the home, those turned in this action do not."""
        state.task.hold(DWELLINGS, 0)
        seat.home = move.at
        state.set_terrain(seat.structures, move.at)
