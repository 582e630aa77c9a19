"""Landscapes that change digging, tunnels, flights and homes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import add
from terrae.games.terra_mystica.rules.box import Landmark
from terrae.games.terra_mystica.rules.grant import RIGHTS, Grant
from terrae.games.terra_mystica.rules.homes import NewHome
from terrae.games.terra_mystica.rules.landscape import (
    LANDSCAPE,
    Landscape,
    may_place,
    no_landscape,
    no_site,
    place_landscape,
)
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.spades import Spades, gain_spades
from terrae.games.terra_mystica.rules.state import Mystica


@final
class Drill(Landscape):
    """Hexes next to it take fewer spades, at least one."""

    trait: ClassVar[str] = "fewer-spades"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"spades": (1, 9)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.spades: i64 = self.number_of("fewer-spades", "spades")

    def spades_saved(self) -> i64:
        return self.spades


@final
class LongTunnel(Landscape):
    """Tunnels from it are longer; cult bonus spades may be used by tunnel, without its price."""

    trait: ClassVar[str] = "longer-tunnel"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"skip": (1, 9)}

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

    trait: ClassVar[str] = "coins-per-flight"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"coins": (1, 9)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.coins: i64 = self.number_of("coins-per-flight", "coins")

    def on_leap(self, state: Mystica, seat: Seat) -> None:
        state.gain_coins(seat, self.coins, "landscape")


TEMPLE_SPADES: Final = Spades(bare=True)


@final
class TempleSpades(Landscape):
    """A spade for every temple, used at once."""

    trait: ClassVar[str] = "spade-per-temple"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"spades": (1, 9)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.spades: i64 = self.number_of("spade-per-temple", "spades")

    def on_temple(self, state: Mystica, seat: Seat) -> None:
        gain_spades(state, seat, self.spades, TEMPLE_SPADES)


@final
class FreePlace(Grant):
    """The landscape on any free hex of the home terrain."""

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        if may_place(state, seat):
            add(out, state.land.of(LANDSCAPE), state.terrain[seat.home] & ~state.occupied)

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        return no_landscape(state, seat) or no_site(state, move.at, state.terrain[seat.home])

    def takes(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is LANDSCAPE

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is LANDSCAPE and state.terrain[seat.home] & SPOTS[state.land.place_at[move.at]] != 0

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        place_landscape(state, seat, state.land.place_at[move.at])


PORTAL: Final = FreePlace("portal", RIGHTS, LANDSCAPE, lasts=True, shown="landscape")
SHIFT: Final = NewHome("shift", RIGHTS + 10, False)


@final
class Portal(Landscape):
    """Free on any free hex of the home terrain when the stronghold is built."""

    trait: ClassVar[str] = "portal"

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        state.turn.hold(PORTAL, 1)


@final
class FreeChange(Landscape):
    """At once, a new home terrain for nothing."""

    trait: ClassVar[str] = "free-change"

    def on_placed(self, state: Mystica, seat: Seat) -> None:
        state.turn.hold(SHIFT, 1)
