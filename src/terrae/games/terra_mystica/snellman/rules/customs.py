"""What terra.snellman.net lets pass against the printed rules, each with its switch."""

from __future__ import annotations

from typing import final

from terrae.games.terra_mystica.rules.action import ACTED
from terrae.games.terra_mystica.rules.customs import Customs, obliged
from terrae.games.terra_mystica.rules.grant import forced
from terrae.games.terra_mystica.rules.neighbours import real_offers
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class SiteCustoms(Customs):
    """The printed rules with some of them loosened."""

    def __init__(
        self,
        *,
        late_choices: bool,
        late_offers: bool,
        late_making: bool,
        double_pass: bool,
        idle_actions: bool,
        build_elsewhere: bool,
    ) -> None:
        self.late_choices = late_choices
        self.late_offers = late_offers
        self.late_making = late_making
        self.double_pass = double_pass
        self.idle_actions = idle_actions
        self.build_elsewhere = build_elsewhere

    def no_action(self, state: Mystica, seat: Seat) -> str:
        """Who plays alone may begin another turn before all of the last one is settled."""
        if not self.late_choices:
            return super().no_action(state, seat)
        return "" if state.turn.actions or (self.unsettled(state, seat) and self.plays_alone(state, seat)) else ACTED

    def unsettled(self, state: Mystica, seat: Seat) -> bool:
        """Is something of its own actions left to choose? Steps that others' answers bring are never waited for."""
        return obliged(state, seat) or (seat.steps > 0 and not seat.faction.listens)

    def plays_alone(self, state: Mystica, seat: Seat) -> bool:
        if not self.late_choices or seat.passed:
            return False
        for other in state.seats:
            if other is not seat and not other.passed:
                return False
        return True

    def pays_first(self) -> bool:
        """Only other choices wait for it."""
        return not self.late_choices

    def holds_up(self, state: Mystica, seat: Seat) -> bool:
        return state.turn.busy() or seat.arrivals > 0 if self.late_choices else obliged(state, seat)

    def on_pass(self, state: Mystica, seat: Seat) -> None:
        turn = state.turn
        if not self.double_pass:
            turn.actions = 0
        if self.late_choices and state.terms.by_passing:
            turn.unsettled = turn.unsettled or seat.steps > 0 or turn.actions > 0 or obliged(state, seat)

    def waits_after_pass(self, state: Mystica, seat: Seat) -> bool:
        return state.turn.actions > 0 or (self.late_choices and self.unsettled(state, seat))

    def on_end(self, seat: Seat) -> None:
        if not self.late_making:
            seat.makings = 0

    def may_step_back(self, state: Mystica) -> bool:
        """A step down may come before the action that founds the town, too."""
        return super().may_step_back(state) or (self.late_choices and state.turn.actions > 0)

    def keeps_arrivals(self, state: Mystica, seat: Seat) -> bool:
        return self.late_choices and state.active == seat.number

    def can_put_off(self, state: Mystica, seat: Seat) -> bool:
        """Cult steps and tokens may wait."""
        if not self.late_choices or state.now is not None or real_offers(seat):
            return False
        return (seat.steps > 0 or seat.held is not None) and not seat.arrivals and not forced(seat.held)

    def answers_in_turn(self) -> bool:
        return self.late_offers

    def idle(self) -> bool:
        return self.idle_actions

    def builds_elsewhere(self) -> bool:
        return self.build_elsewhere
