"""Gardeners: each town lets them plant a garden, which is land of their own without any spade."""

from __future__ import annotations

from typing import ClassVar

from terrae.board.wide import Places, joined
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import Action, add
from terrae.games.terra_mystica.rules.box import Mat
from terrae.games.terra_mystica.rules.digging import soft
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.grant import RIGHTS, Grant
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


def beds(state: Mystica, seat: Seat) -> Places:
    """The free hexes of another terrain next to a structure of the seat."""
    return joined(state.land.adjacent, seat.structures) & soft(state, seat)


class Plant(Action):
    """`plant E5`: turn the hex into home terrain."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        add(out, state.land.of(self), beds(state, seat))

    def take(self, state: Mystica, seat: Seat, at: int) -> None:
        state.set_terrain(1 << state.land.hex_at[at], seat.home)
        state.gain_points(seat, seat.faction.number_of("gardens", "points"), seat.faction.source)


PLANT = Plant("plant", icon="garden", part="hex:{place}")


class Gardens(Grant):
    """Gardens to plant, now or never."""

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        PLANT.offer(state, seat, out)


GARDENS = Gardens("garden", RIGHTS + 90, PLANT, lasts=True, shown="gardens", unit="garden")


class Gardeners(Faction):
    """They plant where others dig."""

    traits: ClassVar = {
        "gardens": TraitRule("ability", "points"),
        "gardens-now": TraitRule("stronghold", "gardens"),
    }

    def __init__(self, mat: Mat, number: int) -> None:
        super().__init__(mat, number)
        self.now = self.number_of("gardens-now", "gardens")

    def on_town(self, state: Mystica, seat: Seat) -> None:
        state.turn.add(GARDENS, 1)

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        state.turn.add(GARDENS, self.now)
