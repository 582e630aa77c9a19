"""The power actions on the board."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.core.moves import Move
from terrae.games.terra_nova.rules.action import Action
from terrae.games.terra_nova.rules.box import PowerAction
from terrae.games.terra_nova.rules.building import Dig, can_dig
from terrae.games.terra_nova.rules.river import PlaceBridge, bridge_spaces
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


def possible(state: Nova, seat: Seat, action: PowerAction) -> bool:
    """Can what it offers be carried out?"""
    if action.bridge:
        return bridge_spaces(state, seat) != 0
    if action.shovels:
        return can_dig(state, seat, action.shovels)
    if action.sailing:
        return seat.sailing < state.box.track_end
    return True


@final
class Power(Action):
    """`power money`: spend power, cover the action."""

    def offer(self, state: Nova, seat: Seat, out: list[Move]) -> None:
        covered = state.covered
        if seat.bowl3 == 0:
            return
        for number, action in enumerate(state.box.power_actions):
            if (
                not covered & one(number)
                and seat.bowl3 >= seat.faction.power_price(action.price)
                and possible(state, seat, action)
            ):
                out.append(state.land.of(self)[number])

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        action = state.box.power_actions[at]
        state.pay_power(seat, seat.faction.power_price(action.price), action.source)
        state.covered |= one(at)
        if action.money:
            state.gain_money(seat, action.money, action.source)
        for _ in range(action.sailing):
            state.sail(seat, action.source)
        if action.bridge:
            state.then(PlaceBridge(seat.number))
        if action.shovels:
            state.then(Dig(seat.number, action.shovels))


POWER: Final = Power("power")
