"""Sailing and bridges."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one, union
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_nova.rules.action import Action, add
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


def bridge_spaces(state: Nova, seat: Seat) -> i64:
    """The free bridge spaces next to a building of the seat, if it has a bridge left."""
    if seat.bridge_count == state.box.bridges:
        return 0
    return union(state.land.spans, seat.buildings) & ~state.bridged


def set_bridge(state: Nova, seat: Seat, space: i64) -> None:
    """Put a bridge on its space."""
    seat.bridges |= one(space)
    seat.grown = True
    seat.bridge_count += 1
    state.bridged |= one(space)
    state.refresh_reach(seat)


@final
class Sail(Action):
    """`sailing`: one step on the track for money."""

    def offer(self, state: Nova, seat: Seat, out: list[Move]) -> None:
        if seat.money >= state.box.sailing_price and seat.sailing < state.box.track_end:
            out.append(state.land.of(self)[0])

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        state.pay_money(seat, state.box.sailing_price, "sailing")
        state.sail(seat, "sailing")


@final
class Bridge(Action):
    """`bridge C3-D1`: a bridge for money."""

    def offer(self, state: Nova, seat: Seat, out: list[Move]) -> None:
        if seat.money >= state.box.bridge_price:
            add(out, state.land.of(self), bridge_spaces(state, seat))

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        state.pay_money(seat, state.box.bridge_price, "bridge")
        set_bridge(state, seat, state.land.bridge_at[at])


@final
class PlaceBridge(Decision[Nova]):
    """Where does the bridge of a power action go?"""

    def moves(self, state: Nova) -> list[Move]:
        out: list[Move] = []
        add(out, state.land.of(BRIDGE), bridge_spaces(state, state.seats[self.seat]))
        return out

    def play(self, state: Nova, move: Move) -> None:
        set_bridge(state, state.seats[self.seat], state.land.bridge_at[move.at])


SAIL: Final = Sail("sailing")
BRIDGE: Final = Bridge("bridge")
