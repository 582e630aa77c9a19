"""Customs: what is done where the printed rules say little, and what tables let pass. Here: as printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from terrae.games.terra_mystica.rules.action import ACTED, FIRST
from terrae.games.terra_mystica.rules.grant import forced

if TYPE_CHECKING:
    from terrae.games.terra_mystica.rules.seat import Seat
    from terrae.games.terra_mystica.rules.state import Mystica


def obliged(state: Mystica, seat: Seat) -> bool:
    """Must something be settled before the next action?"""
    return state.turn.busy() or seat.arrivals > 0 or forced(seat.held)


@mypyc_attr(allow_interpreted_subclasses=True)
class Customs:
    """The printed rules."""

    def no_action(self, state: Mystica, seat: Seat) -> str:
        """What keeps the seat from beginning an action now; empty if nothing does."""
        if obliged(state, seat):
            return FIRST
        return "" if state.turn.actions else ACTED

    def plays_alone(self, state: Mystica, seat: Seat) -> bool:
        """Have all others passed, so that a seat may leave choices for later?"""
        return False

    def pays_first(self) -> bool:
        """Does a price that is due come before everything else?"""
        return True

    def holds_up(self, state: Mystica, seat: Seat) -> bool:
        """Is there something to settle before the turn can end?"""
        return obliged(state, seat)

    def on_pass(self, state: Mystica, seat: Seat) -> None:
        """The seat passes: that ends a double turn, too."""
        state.turn.actions = 0

    def waits_after_pass(self, state: Mystica, seat: Seat) -> bool:
        """Does the turn go on after passing?"""
        return False

    def on_end(self, seat: Seat) -> None:
        """A turn is over: priests are made out of workers only in the turn of the stronghold."""
        seat.makings = 0

    def may_step_back(self, state: Mystica) -> bool:
        """May a seat step down on a cult track? Before it takes a town tile."""
        return state.turn.amount("towns") > 0

    def keeps_arrivals(self, state: Mystica, seat: Seat) -> bool:
        """Do priests that arrive wait to be told what they do, even if they have no choice?"""
        return False

    def can_put_off(self, state: Mystica, seat: Seat) -> bool:
        """May what a seat owes between rounds wait for the next phase?"""
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
