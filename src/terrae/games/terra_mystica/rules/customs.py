"""Customs: what is done where the printed rules say little, and what tables let pass. Here: as printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from terrae.games.terra_mystica.rules.grant import forced

if TYPE_CHECKING:
    from terrae.games.terra_mystica.rules.seat import Seat
    from terrae.games.terra_mystica.rules.state import Mystica


def obliged(state: Mystica, seat: Seat) -> bool:
    """Must something be settled before the next action?"""
    return state.task.busy() or seat.arrivals > 0 or forced(seat.held)


@mypyc_attr(allow_interpreted_subclasses=True)
class Customs:
    """The printed rules."""

    def may_act(self, state: Mystica, seat: Seat) -> bool:
        """May the seat begin an action now?"""
        return state.task.actions > 0 and not obliged(state, seat)

    def plays_on(self, state: Mystica, seat: Seat) -> bool:
        """May it begin another turn before all of this one is settled?"""
        return False

    def holds_up(self, state: Mystica, seat: Seat) -> bool:
        """Is there something to settle before the turn can end?"""
        return obliged(state, seat)

    def on_pass(self, state: Mystica, seat: Seat) -> None:
        """The seat passes: that ends a double turn, too."""
        state.task.actions = 0

    def waits_after_pass(self, state: Mystica, seat: Seat) -> bool:
        """Does the turn go on after passing?"""
        return False

    def on_end(self, seat: Seat) -> None:
        """A turn is over: priests are made out of workers only in the turn of the stronghold."""
        seat.makings = 0

    def leaves_choices(self) -> bool:
        """May what an action brings be chosen at any time before the turn ends?"""
        return False

    def answers_in_turn(self) -> bool:
        """May power offers be answered in one's own turn?"""
        return False

    def idle(self) -> bool:
        """Are there actions and conversions that bring nothing?"""
        return False

    def builds_elsewhere(self) -> bool:
        """May a dwelling follow a transform on another hex?"""
        return False
