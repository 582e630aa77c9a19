"""Power actions and special actions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS
from terrae.core.moves import Move
from terrae.games.terra_mystica.action import SPECIALS, Action, Special
from terrae.games.terra_mystica.box import PowerAction
from terrae.games.terra_mystica.building import bridge_spaces
from terrae.games.terra_mystica.digging import gain_spades
from terrae.games.terra_mystica.seat import NONE, Seat
from terrae.games.terra_mystica.state import SMALL, Mystica

POWERS: Final = 6  # actions on the board; special actions follow them in the catalogue


def possible(state: Mystica, seat: Seat, action: PowerAction) -> bool:
    """Can what it offers be used at all?"""
    if action.bridges:
        return bridge_spaces(state, seat) != 0
    if action.spades:
        return seat.faction.uses_spades()
    return True


@final
class CardAction(Special):
    """The special action of a bonus card or a favour tile: spades, or a step on a cult track."""

    def __init__(self, name: i64, spades: i64, steps: i64) -> None:
        super().__init__(name, True, False)
        self.spades = spades
        self.steps = steps

    def possible(self, state: Mystica, seat: Seat) -> bool:
        return self.spades == 0 or seat.faction.uses_spades()

    def use(self, state: Mystica, seat: Seat) -> None:
        if self.spades:
            gain_spades(state, seat, self.spades, False)
        seat.steps += self.steps


def specials_of(state: Mystica, seat: Seat) -> list[Special]:
    """The special actions a seat has now: of its faction, its bonus card and its favour tiles."""
    found: list[Special] = []
    for special in seat.faction.specials:
        if not special.stronghold or seat.has_stronghold():
            found.append(special)
    if seat.bonus != NONE:
        card = state.box.bonus_cards[seat.bonus]
        if card.spades or card.steps:
            found.append(CardAction(SPECIALS.index(card.name), card.spades, card.steps))
    favours = seat.favours
    number = 0
    while favours:
        if favours & 1:
            tile = state.box.favours[number]
            if tile.action_steps:
                found.append(CardAction(SPECIALS.index(tile.name), 0, tile.action_steps))
        favours >>= 1
        number += 1
    return found


@final
class UseAction(Action):
    """`action ACT4`, `action BON1`: a power action or a special action."""

    full = True

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        family = state.land.of(self)
        faction = seat.faction
        if seat.bowl3:
            again = faction.repeats_power(seat)
            for number, power in enumerate(state.box.power_actions):
                if (
                    (again or not state.covered & SMALL[number])
                    and seat.bowl3 >= faction.power_price(power.price)
                    and possible(state, seat, power)
                ):
                    out.append(family[number])
        for special in specials_of(state, seat):
            if not (special.once and SPOTS[special.name] & seat.used) and special.possible(state, seat):
                out.append(family[POWERS + special.name])

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        if at < POWERS:
            action = state.box.power_actions[at]
            state.pay_power(seat, seat.faction.power_price(action.price), action.source)
            state.covered |= SMALL[at]
            state.gain(seat, action.gain, action.source)
            state.task.bridges += action.bridges
            if action.spades:
                gain_spades(state, seat, action.spades, False)
            return
        name = at - POWERS
        for special in specials_of(state, seat):
            if special.name == name:
                if special.once:
                    seat.used |= SPOTS[name]
                special.use(state, seat)
                return


USE: Final = UseAction("action")
