"""Power actions and special actions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import DEAR, Action, Special
from terrae.games.terra_mystica.rules.box import FREE, Goods
from terrae.games.terra_mystica.rules.building import BRIDGES, no_bridge
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.spades import SPADES, gain_spades
from terrae.games.terra_mystica.rules.state import SMALL, Mystica

POWERS: Final = 6  # actions on the board; special actions follow them in the catalogue


@final
class TileAction(Special):
    """The special action of a bonus card or favour tile: spades, or steps on a cult track."""

    def __init__(self, name: str, spades: i64, steps: i64) -> None:
        super().__init__(name, stronghold=False)
        self.spades = spades
        self.steps = steps

    def against(self, state: Mystica, seat: Seat) -> str:
        return "spades-useless" if self.spades and not seat.faction.uses_spades() else ""

    def use(self, state: Mystica, seat: Seat) -> None:
        if self.spades:
            gain_spades(state, seat, self.spades, SPADES)
        seat.steps += self.steps


def specials_of(state: Mystica, seat: Seat) -> list[Special]:
    """The special actions a seat has now: of its faction, its bonus card and its favour tiles."""
    found: list[Special] = []
    for special in seat.faction.specials:
        if not special.stronghold or seat.has_stronghold():
            found.append(special)
    if seat.bonus != NONE:
        of_card = state.box.bonus_cards[seat.bonus].special
        if of_card is not None:
            found.append(of_card)
    favours = seat.favours
    number = 0
    while favours:
        if favours & 1:
            of_tile = state.box.favours[number].special
            if of_tile is not None:
                found.append(of_tile)
        favours >>= 1
        number += 1
    return found


def against_power(state: Mystica, seat: Seat, number: i64) -> str:
    """The first thing against a power action."""
    action = state.box.power_actions[number]
    if state.covered & SMALL[number] and not seat.faction.repeats_power(seat):
        return "covered"
    if seat.bowl3 < seat.faction.power_price(action.price):
        return "power"
    if action.bridges:
        return "" if state.terms.customs.idle() else no_bridge(state, seat)
    return "spades-useless" if action.spades and not seat.faction.uses_spades() else ""


def against_special(state: Mystica, seat: Seat, special: Special) -> str:
    """The first thing against a special action that the seat has; custom may not mind that it brings nothing."""
    if special.once and SPOTS[special.number] & seat.used:
        return "special-used"
    if not state.can_pay(seat, special.price):
        return "power" if special.price.power else DEAR
    found = special.against(state, seat)
    return found if found or state.terms.customs.idle() else special.useless(state, seat)


@final
class UseAction(Action):
    """`action ACT4`, `action BON1`: a power action or a special action."""

    full = True

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        family = state.land.of(self)
        if seat.bowl3:
            for number in range(len(state.box.power_actions)):
                if not against_power(state, seat, number):
                    out.append(family[number])
        for special in specials_of(state, seat):
            if not against_special(state, seat, special):
                out.append(family[POWERS + special.number])

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        if at < POWERS:
            return against_power(state, seat, at)
        for special in specials_of(state, seat):
            if special.number == at - POWERS:
                return against_special(state, seat, special)
        return "no-special"

    def price(self, state: Mystica, seat: Seat, at: i64) -> Goods:
        if at < POWERS:
            return Goods(power=seat.faction.power_price(state.box.power_actions[at].price))
        return next((one.price for one in specials_of(state, seat) if one.number == at - POWERS), FREE)

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        if at < POWERS:
            action = state.box.power_actions[at]
            state.pay_power(seat, seat.faction.power_price(action.price), action.source)
            state.covered |= SMALL[at]
            state.gain(seat, action.gain, action.source)
            if action.bridges:
                state.turn.add(BRIDGES, action.bridges)
            if action.spades:
                gain_spades(state, seat, action.spades, SPADES)
            return
        for special in specials_of(state, seat):
            if special.number == at - POWERS:
                if special.once:
                    seat.used |= SPOTS[special.number]
                special.use(state, seat)
                return


USE: Final = UseAction("action", icon="a-octagon-line")
