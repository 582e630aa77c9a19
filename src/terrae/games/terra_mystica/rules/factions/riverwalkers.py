"""Riverwalkers: only along rivers, only where terrain is unlocked; priests unlock it."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from terrae.board.wide import Places
from terrae.games.terra_mystica.rules.box import WHEEL, Mat
from terrae.games.terra_mystica.rules.building import BRIDGES
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import SMALL, Mystica


@final
class Riverwalkers(Faction):
    """They never turn a hex."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "river-only": TraitRule("ability"),
        "unlock": TraitRule("ability", "coins", "more", other={"unlock-free": ["coins", "more"]}),
        "bridges-now": TraitRule("stronghold", "bridges"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.coins: i64 = self.number_of("unlock", "coins")
        self.more: i64 = self.number_of("unlock", "more")
        self.bridges: i64 = self.number_of("bridges-now", "bridges")

    def pick(self, seat: Seat, terrain: i64) -> None:
        seat.home = terrain
        seat.unlocked = SMALL[terrain]

    def start_hexes(self, state: Mystica, seat: Seat) -> Places:
        return state.terrain[seat.home] & state.land.riverside

    def walks(self) -> bool:
        return False

    def uses_spades(self) -> bool:
        return False

    def on_spades(self, state: Mystica, seat: Seat, spades: i64, bought: bool, source: str) -> i64:
        return 0

    def building_ground(self, state: Mystica, seat: Seat) -> Places:
        ground = 0
        for terrain in range(WHEEL):
            if seat.unlocked & SMALL[terrain]:
                ground |= state.terrain[terrain]
        return ground

    def on_priests(self, state: Mystica, seat: Seat, priests: i64, source: str) -> None:
        if not seat.out:  # who has left cannot choose, and gets nobody
            seat.arrivals += priests

    def unlock_price(self, state: Mystica, seat: Seat, terrain: i64) -> i64:
        """More for a terrain that is another faction's home."""
        return self.coins + self.more if state.foreign_homes(seat) & SMALL[terrain] else self.coins

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        state.turn.add(BRIDGES, self.bridges)
