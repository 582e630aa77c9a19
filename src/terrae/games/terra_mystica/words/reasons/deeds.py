"""Deeds: reasons about priests, power actions, special actions, passing, burning and converting."""

from __future__ import annotations

from terrae.board.wide import SPOTS
from terrae.core.messages import Message
from terrae.core.voice import target
from terrae.economy.effects import Trait
from terrae.games.terra_mystica.rules.action import SPECIALS, Special
from terrae.games.terra_mystica.rules.box import DWELLING, POST, ROUNDS, Goods
from terrae.games.terra_mystica.rules.conversion import COINS_TO_POINT, MAKING, POINT_TO_COIN, RATES, TWO_COINS_TO_POINT
from terrae.games.terra_mystica.rules.cults import SENDS, free_place, may_climb
from terrae.games.terra_mystica.rules.digging import storm_hexes
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.special import POWERS, can_use, specials_of
from terrae.games.terra_mystica.rules.state import SMALL, TOP, Mystica
from terrae.games.terra_mystica.words.names import (
    cult,
    goods_text,
    home,
    number_of,
    owner_of,
    special_effects,
    text,
    who,
)
from terrae.games.terra_mystica.words.reasons.case import Case, Check, reason
from terrae.games.terra_mystica.words.reasons.ground import dwelling_left
from terrae.games.terra_mystica.words.reasons.order import may_act
from terrae.games.terra_mystica.words.reasons.prices import held, power_short, too_dear
from terrae.games.terra_mystica.words.reasons.works import bridge_possible

# Priests


def unguarded(case: Case, number: int, steps: int) -> Message | None:
    """A step to the last space of a track waits for whoever may get there first."""
    state, seat = case.state, case.seat
    if may_climb(state, seat, number, steps):
        return None
    owner = next(
        other
        for other in state.seats
        if other is not seat and other.faction.steps_when_taken() and other.keys and other.cults[number] < TOP
    )
    return reason("guarded", cult=cult(number), owner=who(state, int(owner.number)))


def send(case: Case) -> Message | None:
    """A priest to a cult."""
    number = int(case.move.at) // SENDS
    steps = SENDS - int(case.move.at) % SENDS
    found = may_act(case)
    if found is not None:
        return found
    if not case.seat.priests:
        return reason("no-priest")
    if steps > 1 and free_place(case.state, number, steps) < 0:
        return reason("no-place", cult=cult(number), steps=number_of("step", steps))
    return unguarded(case, number, steps + int(case.seat.faction.more_steps(case.seat)))


# Power actions and special actions


def power_action(case: Case) -> Message | None:
    state, seat = case.state, case.seat
    action = state.box.power_actions[case.move.at]
    if state.covered & SMALL[case.move.at] and not seat.faction.repeats_power(seat):
        return reason("covered", action=action.name)
    found = power_short(case, int(seat.faction.power_price(action.price)))
    if found is not None:
        return found
    if action.bridges:
        return bridge_possible(case)
    return spades_useful(case) if action.spades else None


def spades_useful(case: Case) -> Message | None:
    return None if case.seat.faction.uses_spades() else reason("spades-useless")


def storm_hex(case: Case) -> Message | None:
    return None if storm_hexes(case.state, case.seat) else reason("no-hex-beside")


def dwelling_stands(case: Case) -> Message | None:
    return None if case.seat.counts[DWELLING] else reason("no-dwelling-stands")


def post_left(case: Case) -> Message | None:
    left = case.seat.counts[POST] < case.state.box.supply[POST]
    return None if left else reason("none-TP")


def home_hex_free(case: Case) -> Message | None:
    free = case.state.terrain[case.seat.home] & ~case.state.occupied
    return None if free else reason("no-free-home", home=home(case.seat))


# By trait: what its action needs, besides its price.
NEEDS: dict[str, tuple[Check, ...]] = {
    "worker-bridge": (bridge_possible,),
    "sandstorm": (storm_hex,),
    "free-post": (dwelling_stands, post_left),
    "ride": (dwelling_left, home_hex_free),
}


def priced(case: Case, special: Special) -> Message | None:
    """The price of a special action, in whatever it costs."""
    seat = case.seat
    workers, power, tokens = (int(getattr(special, name, 0)) for name in ("workers", "power", "tokens"))
    found = too_dear(case, text("thing.action"), Goods(workers=workers)) or power_short(case, power)
    owned = int(seat.bowl1 + seat.bowl2 + seat.bowl3)
    return found or (reason("few-tokens", tokens=tokens, held=owned) if owned < tokens else None)


def special_missing(case: Case, name: str) -> Message:
    """Why a seat does not have a special action."""
    state = case.state
    owner = owner_of(state, name)
    if owner is None:
        card = any(tile.name == name for tile in state.box.bonus_cards)
        return reason("no-card" if card else "no-favour", tile=name)
    if owner.mat.key == case.seat.faction.mat.key:
        return reason("stronghold-first")
    return reason("other-action", name=owner.mat.name)


def special_action(case: Case) -> Message | None:
    state, seat = case.state, case.seat
    name = SPECIALS[case.move.at - POWERS]
    special = next((one for one in specials_of(state, seat) if SPECIALS[one.name] == name), None)
    if special is None:
        return special_missing(case, name)
    if special.once and seat.used & SPOTS[special.name]:
        return reason("special-used", action=name)
    if can_use(state, seat, special):
        return None
    found = priced(case, special)
    for effect in special_effects(state, name, seat.faction):
        for check in NEEDS.get(effect.name, ()) if isinstance(effect, Trait) else (spades_useful,):
            found = found or check(case)
    return found or reason("special-spent")


def action(case: Case) -> Message | None:
    """A power action or a special action."""
    found = may_act(case)
    if found is not None:
        return found
    return power_action(case) if case.move.at < POWERS else special_action(case)


# Passing


def card_offered(case: Case) -> Message | None:
    """The bonus card lies beside the board."""
    state, card = case.state, int(case.move.at) - 1
    if state.bonus_offer & SPOTS[card]:
        return None
    name = target(case.move)
    for other in state.seats:
        if other.bonus == card:
            if other is case.seat:
                return reason("card-own", card=name)
            return reason("card-taken", card=name, owner=who(state, int(other.number)))
    return reason("card-absent", card=name)


def pass_(case: Case) -> Message | None:
    """Passing, with a card for the next round if there is one."""
    found = may_act(case)
    if found is not None:
        return found
    if case.state.round == ROUNDS:
        return reason("no-card-now") if case.move.at else None
    return card_offered(case) if case.move.at else reason("which-card")


# Burning and converting


def burn(case: Case) -> Message | None:
    number = int(case.move.at) + 1
    if case.seat.bowl2 >= 2 * number:
        return None
    return reason("burn", number=number, needed=2 * number, bowl2=int(case.seat.bowl2))


def rate_open(state: Mystica, seat: Seat, at: int) -> Message | None:
    """May the seat convert at this rate at all?"""
    if at == COINS_TO_POINT:
        usual = RATES[at].given.coins == seat.faction.coins_for_point(state)
        return None if state.terms.early_points and usual else reason("points-at-end")
    if at in (POINT_TO_COIN, TWO_COINS_TO_POINT):
        return None if seat.faction.number_of("points-for-coins", "coins") else reason("no-point-trade")
    if at == MAKING:
        if not seat.makings:
            return reason("no-making")
        room = seat.priests < seat.most_priests or state.terms.customs.idle()
        return None if room else reason("priests-full", most=int(seat.most_priests))
    return None


def convert(case: Case) -> Message | None:
    """One exchange of goods."""
    rate = RATES[case.move.at]
    seat, given = case.seat, rate.given
    found = rate_open(case.state, seat, int(case.move.at))
    if found is not None:
        return found
    if given.power:
        return power_short(case, int(given.power))
    if case.state.can_pay(seat, given) and seat.points >= given.points:
        return None
    return reason("few-goods", given=goods_text(given), held=held(seat, given))
