"""Landscapes on river hexes, and the one that bridges land."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from terrae.board.wide import Places, members, place_of
from terrae.games.terra_mystica.rules.box import Landmark
from terrae.games.terra_mystica.rules.landscape import Landscape, beside_river
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class Reef(Landscape):
    """On a river hex next to an own structure, for one spade."""

    trait: ClassVar[str] = "by-spade-on-the-river"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"spades": (1, 1)}

    def dug(self) -> bool:
        return False

    def river_sites(self, state: Mystica, seat: Seat) -> Places:
        return beside_river(state, seat)


@final
class FloatingPalace(Landscape):
    """On a river hex next to an own structure, for a priest, as an action of its own."""

    trait: ClassVar[str] = "on-the-river"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"priests": (1, 9)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.priests: i64 = self.number_of("on-the-river", "priests")

    def dug(self) -> bool:
        return False

    def sites(self, state: Mystica, seat: Seat) -> Places:
        return beside_river(state, seat) if seat.priests >= self.priests else 0

    def pay(self, state: Mystica, seat: Seat, at: i64) -> None:
        state.pay_priests(seat, self.priests, "landscape")


@final
class BridgeTower(Landscape):
    """Bridges from its corners along the edge of two other hexes, whatever these are."""

    trait: ClassVar[str] = "land-bridges"

    def land_bridges(self, state: Mystica, seat: Seat) -> Places:
        tower = place_of(seat.landmark)
        hexes = state.land.corners[tower] & ~seat.land_bridges
        for space in members(state.land.spaces_at[tower]):  # there an ordinary bridge goes
            hexes &= ~state.land.bridge_ends[space]
        return hexes
