"""Landscapes that change digging, tunnels, flights and homes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_mystica.box import Landmark
from terrae.games.terra_mystica.digging import gain_spades
from terrae.games.terra_mystica.landscape import PORTAL, SHIFT, Landscape
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.state import Mystica


@final
class Drill(Landscape):
    """Hexes next to it take fewer spades, at least one."""

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.spades: i64 = self.number_of("fewer-spades", "spades")

    def spades_saved(self) -> i64:
        return self.spades


@final
class LongTunnel(Landscape):
    """Tunnels from it are longer; cult bonus spades may be used by tunnel, without its price."""

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.skip: i64 = self.number_of("longer-tunnel", "skip")

    def longer_leap(self) -> i64:
        return self.skip

    def cult_leaps(self) -> bool:
        return True


@final
class FlightCoins(Landscape):
    """Coins for every flight."""

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.coins: i64 = self.number_of("coins-per-flight", "coins")

    def on_leap(self, state: Mystica, seat: Seat) -> None:
        state.gain_coins(seat, self.coins, "landscape")


@final
class TempleSpades(Landscape):
    """A spade for every temple, used at once."""

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.spades: i64 = self.number_of("spade-per-temple", "spades")

    def on_temple(self, state: Mystica, seat: Seat) -> None:
        gain_spades(state, seat, self.spades, False)
        state.task.bare = True


@final
class Portal(Landscape):
    """Free on any free hex of the home terrain when the stronghold is built."""

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        state.task.boons |= PORTAL


@final
class FreeChange(Landscape):
    """At once, a new home terrain for nothing."""

    def on_placed(self, state: Mystica, seat: Seat) -> None:
        state.task.boons |= SHIFT
