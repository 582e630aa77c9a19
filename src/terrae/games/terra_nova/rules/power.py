"""The power actions on the board."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.games.terra_nova.rules.action import Action, Question
from terrae.games.terra_nova.rules.box import PowerAction
from terrae.games.terra_nova.rules.building import Dig
from terrae.games.terra_nova.rules.river import PLACE_BRIDGE, no_bridge_left, track_ends
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import Why


@final
class Power(Action):
    """`power money`: spend power, cover the action."""

    def targets(self, state: Nova, seat: Seat, why: Why) -> i64:
        found: i64 = 0
        if seat.bowl3 or why.spot:
            for number, action in enumerate(state.box.power_actions):
                spot = one(number)
                if (
                    (why.spot and why.spot != spot)
                    or (state.covered & spot and why.stop("uncovered"))
                    or (seat.bowl3 < seat.faction.power_price(action.price) and why.stop("power-there"))
                ):
                    continue
                if self.useful(state, seat, number, action, why):
                    found |= spot
        return found

    def useful(self, state: Nova, seat: Seat, number: i64, action: PowerAction, why: Why) -> bool:
        """Can what it offers be carried out?"""
        if (action.bridge and no_bridge_left(state, seat, why)) or (action.sailing and track_ends(state, seat, why)):
            return False
        question = self.asks(state, seat, number)
        return question is None or question.answered(state, seat) or not why.stop("answer")

    def power(self, state: Nova, seat: Seat, at: i64) -> i64:
        return seat.faction.power_price(state.box.power_actions[at].price)

    def asks(self, state: Nova, seat: Seat, at: i64) -> Question | None:
        action = state.box.power_actions[at]
        if action.bridge:
            return PLACE_BRIDGE[seat.number]
        return Dig(seat.number, action.shovels) if action.shovels else None

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        action = state.box.power_actions[at]
        state.pay_power(seat, self.power(state, seat, at), action.source)
        state.covered |= one(at)
        if action.money:
            state.gain_money(seat, action.money, action.source)
        for _ in range(action.sailing):
            state.sail(seat, action.source)
        question = self.asks(state, seat, at)
        if question is not None:
            state.then(question)


POWER: Final = Power("power", icon="power", part="action:{target}")
