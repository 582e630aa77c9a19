"""Sailing and bridges."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one, union
from terrae.core.moves import Move, Verb
from terrae.games.terra_nova.rules.action import Action, Question
from terrae.games.terra_nova.rules.box import MOST_SEATS
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import Why


def no_bridge_left(state: Nova, seat: Seat, why: Why) -> bool:
    return seat.bridge_count == state.box.bridges and why.stop("bridge-left")


def bridge_spaces(state: Nova, seat: Seat, why: Why) -> i64:
    """The free bridge spaces next to a building of the seat, if it has a bridge left."""
    if no_bridge_left(state, seat, why):
        return 0
    return why.only("bridge-free", ~state.bridged) & why.only("bridge-joined", union(state.land.spans, seat.buildings))


def track_ends(state: Nova, seat: Seat, why: Why) -> bool:
    """Is there no step left on the sailing track?"""
    return seat.sailing == state.box.track_end and why.stop("track-left")


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

    def targets(self, state: Nova, seat: Seat, why: Why) -> i64:
        price = state.box.sailing_price
        return 0 if track_ends(state, seat, why) or (seat.money < price and why.dear("sailing-paid", price)) else 1

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        state.pay_money(seat, state.box.sailing_price, "sailing")
        state.sail(seat, "sailing")


@final
class Bridge(Action):
    """`bridge C3-D1`: a bridge for money."""

    def targets(self, state: Nova, seat: Seat, why: Why) -> i64:
        price = state.box.bridge_price
        return 0 if seat.money < price and why.dear("bridge-paid", price) else bridge_spaces(state, seat, why)

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        state.pay_money(seat, state.box.bridge_price, "bridge")
        set_bridge(state, seat, state.land.bridge_at[at])


@final
class PlaceBridge(Question):
    """Where does the bridge of a power action go?"""

    def verbs(self, state: Nova) -> list[Verb]:
        return [BRIDGE]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> i64:
        return bridge_spaces(state, seat, why)

    def play(self, state: Nova, move: Move) -> None:
        set_bridge(state, state.seats[self.seat], state.land.bridge_at[move.at])


SAIL: Final = Sail("sailing", icon="sailing", part="track:{seat}/sailing")
BRIDGE: Final = Bridge("bridge", icon="bridge", part="bridge:{target}")
PLACE_BRIDGE: Final = [PlaceBridge(number) for number in range(MOST_SEATS)]
