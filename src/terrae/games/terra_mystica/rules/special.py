"""Power actions and special actions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import SPECIALS, Action, Special
from terrae.games.terra_mystica.rules.box import PowerAction
from terrae.games.terra_mystica.rules.building import BRIDGES, can_bridge
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.spades import SPADES, gain_spades
from terrae.games.terra_mystica.rules.state import SMALL, Mystica

POWERS: Final = 6  # actions on the board; special actions follow them in the catalogue


def possible(state: Mystica, seat: Seat, action: PowerAction) -> bool:
    """Can what it offers be used at all?"""
    if action.bridges:
        return state.terms.customs.idle() or can_bridge(state, seat)
    if action.spades:
        return seat.faction.uses_spades()
    return True


@final
class BonusAction(Special):
    """The special action of the bonus card a seat holds: spades, or steps on a cult track."""

    def possible(self, state: Mystica, seat: Seat) -> bool:
        return state.box.bonus_cards[seat.bonus].spades == 0 or seat.faction.uses_spades()

    def use(self, state: Mystica, seat: Seat) -> None:
        card = state.box.bonus_cards[seat.bonus]
        if card.spades:
            gain_spades(state, seat, card.spades, SPADES)
        seat.steps += card.steps


@final
class FavourAction(Special):
    """The special action of a favour tile: steps on a cult track."""

    def __init__(self, name: i64, tile: i64) -> None:
        super().__init__(name, True, False)
        self.tile = tile

    def possible(self, state: Mystica, seat: Seat) -> bool:
        return True

    def use(self, state: Mystica, seat: Seat) -> None:
        seat.steps += state.box.favours[self.tile].action_steps


# The special actions that cards can have, by the name of the card.
OF_BONUS: Final[dict[str, Special]] = {
    name: BonusAction(number, True, False) for number, name in enumerate(SPECIALS) if name.startswith("BON")
}
OF_FAVOUR: Final[dict[str, Special]] = {
    name: FavourAction(number, int(name[3:]) - 1) for number, name in enumerate(SPECIALS) if name.startswith("FAV")
}


def specials_of(state: Mystica, seat: Seat) -> list[Special]:
    """The special actions a seat has now: of its faction, its bonus card and its favour tiles."""
    found: list[Special] = []
    for special in seat.faction.specials:
        if not special.stronghold or seat.has_stronghold():
            found.append(special)
    if seat.bonus != NONE:
        card = state.box.bonus_cards[seat.bonus]
        if card.spades or card.steps:
            found.append(OF_BONUS[card.name])
    favours = seat.favours
    number = 0
    while favours:
        if favours & 1:
            tile = state.box.favours[number]
            if tile.action_steps:
                found.append(OF_FAVOUR[tile.name])
        favours >>= 1
        number += 1
    return found


def can_use(state: Mystica, seat: Seat, special: Special) -> bool:
    """Can it be used, and for something, unless custom does not mind?"""
    return special.possible(state, seat) and (special.useful(state, seat) or state.terms.customs.idle())


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
            if not (special.once and SPOTS[special.name] & seat.used) and can_use(state, seat, special):
                out.append(family[POWERS + special.name])

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        if at < POWERS:
            action = state.box.power_actions[at]
            state.pay_power(seat, seat.faction.power_price(action.price), action.source)
            state.covered |= SMALL[at]
            state.gain(seat, action.gain, action.source)
            if action.bridges:
                state.task.add(BRIDGES, action.bridges)
            if action.spades:
                gain_spades(state, seat, action.spades, SPADES)
            return
        name = at - POWERS
        for special in specials_of(state, seat):
            if special.name == name:
                if special.once:
                    seat.used |= SPOTS[name]
                special.use(state, seat)
                return


USE: Final = UseAction("action")
