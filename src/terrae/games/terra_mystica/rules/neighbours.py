"""Power for the neighbours of a new structure: offers, answers, and what hangs on them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS
from terrae.core.moves import Move, Verb
from terrae.core.state import Decision, Frame, Owed
from terrae.games.terra_mystica.rules.action import DONE, FIRST, WHEN, Departure
from terrae.games.terra_mystica.rules.box import MOST_OFFER, MOST_SEATS
from terrae.games.terra_mystica.rules.conversion import BURN
from terrae.games.terra_mystica.rules.cults import STEP, against_track, climb, offer_tracks
from terrae.games.terra_mystica.rules.grant import each, find, offer_all
from terrae.games.terra_mystica.rules.offers import ALWAYS, ASK, Deal, Offer
from terrae.games.terra_mystica.rules.priests import UNLOCK, no_unlock, offer_unlocks, settle_arrivals, unlock
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.state import OTHER_QUESTION, Mystica, Question

LEECH: Final = Verb("leech", icon="power")
DECLINE: Final = Verb("decline", icon="i-close")
OFFERS: Final = Verb("offers", icon="i-gear")  # how a seat answers from now on: ask, always, or up to a price
COIN: Final = Verb("coin", icon="coins")  # instead of power, next to a landscape
NO_OFFER: Final = "no-offer"
RULES: Final = ["ask", "always", *[f"up-to {price}" for price in range(MOST_OFFER)]]


def gain_of(seat: Seat, offer: Offer) -> i64:
    """The power a seat would really gain by accepting."""
    gain = offer.power
    if gain > seat.room():
        gain = seat.room()
    if gain > seat.points + 1:
        gain = seat.points + 1
    return gain


def real_offers(seat: Seat) -> bool:
    """Is there an offer that brings something?"""
    for offer in seat.offers:
        if gain_of(seat, offer) > 0 or offer.coins:
            return True
    return False


def offer_power(state: Mystica, seat: Seat, at: i64) -> None:
    """Every other seat with structures next to the new one is offered their power."""
    around = state.near[at] & state.occupied & ~seat.structures
    if not around:
        return
    state.deals += 1
    waiting: i64 = 0
    asked: list[Seat] = []
    for other in state.seats:
        if other is not seat and not other.out:
            power = other.value_of(other.structures & around)
            if power:
                coins: i64 = 0
                if other.landmark & around:
                    coins = other.faction.landmark_rules().coin_instead()
                offer = Offer(seat.number, at, power, state.deals, other.room() > 0, coins)
                other.offers = [*other.offers, offer]
                asked.append(other)
                if offer.counts:
                    waiting += 1
    if seat.faction.listens and waiting:
        seat.deals = [*seat.deals, Deal(state.deals, waiting)]
    for other in asked:
        answer_by_rule(state, other)
        remind(state, other)


def price_of(seat: Seat, offer: Offer) -> i64:
    """What accepting costs, in points."""
    gain = gain_of(seat, offer)
    return gain - 1 if gain > 1 else 0


def dearest(seat: Seat) -> i64:
    """The highest price among the offers that a rule could take; -1 if there is none."""
    price: i64 = -1
    for offer in seat.offers:
        if gain_of(seat, offer) > 0 and not offer.coins:
            price = max(price, price_of(seat, offer))
    return price


def target_of(state: Mystica, offer: Offer) -> i64:
    """What the answers to an offer point at."""
    return state.seats[offer.builder].faction.number * MOST_OFFER + offer.power - 1


def answer_by_rule(state: Mystica, seat: Seat) -> None:
    """Offers a seat has said it takes are taken without asking, unless there is a coin to take instead."""
    if seat.answer == ASK:
        return
    for offer in seat.offers:
        if gain_of(seat, offer) > 0 and price_of(seat, offer) <= seat.answer and not offer.coins:
            accept(state, seat, offer)


def accept(state: Mystica, seat: Seat, offer: Offer) -> None:
    """Take the power and pay for it."""
    seat.offers = [other for other in seat.offers if other is not offer]
    gain = gain_of(seat, offer)
    if gain > 0:
        price = price_of(seat, offer)
        state.gain_power(seat, gain, "neighbour")
        if price:
            state.gain_points(seat, -price, "neighbour")
        close(state, offer, True, False)
        if not seat.room():
            lapse(state, seat)
    elif offer.counts:
        close(state, offer, False, True)


def lapse(state: Mystica, seat: Seat) -> None:
    """With full bowls the other offers bring nothing any more: nobody waits for them, and they refuse nothing."""
    offers = seat.offers
    seat.offers = [Offer(offer.builder, offer.at, offer.power, offer.deal, False, offer.coins) for offer in offers]
    for offer in offers:
        if offer.counts:
            close(state, offer, False, False)


def decline(state: Mystica, seat: Seat, offer: Offer) -> None:
    """Leave the power."""
    seat.offers = [other for other in seat.offers if other is not offer]
    if offer.counts:
        close(state, offer, False, True)


def decline_all(state: Mystica, seat: Seat) -> None:
    """Every open offer is declined."""
    for offer in seat.offers:
        decline(state, seat, offer)


def close(state: Mystica, offer: Offer, taken: bool, refused: bool) -> None:
    """Tell the builder of an answer, if its faction draws something from it."""
    builder = state.seats[offer.builder]
    if not builder.faction.listens:
        return
    left: list[Deal] = []
    for deal in builder.deals:
        if deal.number != offer.deal:
            left.append(deal)
            continue
        if taken and not deal.taken:
            late = builder.late_steps
            builder.faction.on_taken(state, builder)
            if deal.number <= builder.earlier:  # it comes from an earlier turn, whenever the answer comes
                builder.late_steps = late
            remind(state, builder)
        done = Deal(deal.number, deal.waiting - 1, deal.taken or taken, deal.refused or refused, deal.void)
        if done.waiting:
            left.append(done)
        elif done.refused and not done.taken and not done.void and state.terms.consolation:
            builder.faction.on_declined(state, builder)
    builder.deals = left


def drop_out(state: Mystica, seat: Seat) -> None:
    """A seat leaves the game: what it was asked is forgotten, its card goes back, its structures stay."""
    seat.out = True
    seat.passed = True
    for offer in seat.offers:
        if offer.counts:
            cancel(state.seats[offer.builder], offer.deal)
    seat.offers = []
    seat.steps = 0
    seat.late_steps = 0
    seat.held = None
    seat.arrivals = 0
    seat.cult_spades = 0
    if seat.bonus != NONE:
        state.bonus_offer |= SPOTS[seat.bonus]
        seat.bonus = NONE


def cancel(builder: Seat, number: i64) -> None:
    """An answer to a deal will never come; what others answer still counts."""
    left: list[Deal] = []
    for deal in builder.deals:
        if deal.number != number:
            left.append(deal)
        elif deal.waiting > 1:
            left.append(Deal(number, deal.waiting - 1, deal.taken, deal.refused, True))
    builder.deals = left


def leave(state: Mystica, seat: Seat) -> None:
    """A seat drops out at once, whatever it is asked; its turn ends."""
    drop_out(state, seat)
    withdraw(state, seat)
    now = state.now
    if now is not None and now.seat == seat.number:
        state.now = None
        if state.active == seat.number:
            state.then(TURN_ENDS[seat.number])


@final
class Resign(Departure):
    """`resign`: leave the game, at any time."""

    def leave(self, state: Mystica, seat: Seat) -> None:
        leave(state, seat)


RESIGN: Final = Resign("resign", icon="i-flag-next")


def offer_leaving(state: Mystica, out: list[Move]) -> None:
    """Add leaving the game, where the terms allow it."""
    if state.resign is not None:
        out.append(state.resign)


# What a seat owes when it is not its turn


def can_wait(state: Mystica, seat: Seat) -> bool:
    """Is it this seat's own turn, where all but offers is asked anyway?"""
    return state.active == seat.number


def owes(seat: Seat) -> bool:
    """Is there anything to answer besides offers?"""
    return seat.steps > 0 or seat.arrivals > 0 or seat.held is not None


def remind(state: Mystica, seat: Seat) -> None:
    """Ask a seat for what it owes, unless it is being asked."""
    if seat.out:
        return
    if seat.arrivals:
        settle_arrivals(state, seat)
    must = real_offers(seat) and (not state.terms.customs.answers_in_turn() or not can_wait(state, seat))
    if not must and (not owes(seat) or can_wait(state, seat)):
        return
    owed = state.open
    while owed is not None:
        if owed.first is ANSWERS[seat.number]:
            return
        owed = owed.rest
    state.owe(ANSWERS[seat.number])


def forget(state: Mystica, seat: Seat) -> None:
    """The seat's own turn asks for what it owes: it is not asked twice."""
    withdraw(state, seat)
    remind(state, seat)


def withdraw(state: Mystica, seat: Seat) -> None:
    """Nothing is open for the seat any more."""
    left: list[Decision[Mystica]] = []
    owed = state.open
    while owed is not None:
        if owed.first.seat != seat.number:
            left.append(owed.first)
        owed = owed.rest
    rest: Owed | None = None
    for number in range(len(left) - 1, -1, -1):
        rest = Owed(left[number], rest)
    state.open = rest


def offer_answers(state: Mystica, seat: Seat, out: list[Move]) -> None:
    """Add the answers to the power offers of a seat."""
    family = state.land.of(LEECH)
    refusals = state.land.of(DECLINE)
    for offer in seat.offers:
        at = target_of(state, offer)
        if offer.coins and state.land.of(COIN)[at] not in out:
            out.append(state.land.of(COIN)[at])
            if gain_of(seat, offer) == 0:
                out.append(refusals[at])
        if gain_of(seat, offer) > 0 and family[at] not in out:
            out.append(family[at])
            if refusals[at] not in out:
                out.append(refusals[at])
    price = dearest(seat)
    if price >= 0:
        rules = state.land.of(OFFERS)
        out.append(rules[1])
        out.append(rules[2 + price])


def offer_debts(state: Mystica, seat: Seat, out: list[Move]) -> None:
    """Add what settles a seat's other debts: cult steps, tokens, priests."""
    if seat.steps:
        offer_tracks(state, seat, STEP, 1, out)
    if seat.arrivals:
        offer_unlocks(state, seat, out)
    offer_all(seat.held, state, seat, out)


def no_answer(state: Mystica, seat: Seat, move: Move) -> str:
    """The first thing against an answer to an offer."""
    found = "other-offer" if seat.offers else NO_OFFER
    for offer in seat.offers:
        if target_of(state, offer) == move.at:
            if offer.coins if move.verb is COIN else gain_of(seat, offer) > 0 or (offer.coins and move.verb is DECLINE):
                return ""
            found = "no-coin" if move.verb is COIN else "offer-empty"
    return found


def no_rule(seat: Seat, at: i64, in_turn: bool) -> str:
    """The first thing against a rule for all offers to come."""
    if at == 0:
        if not in_turn:
            return "ask-later"
        return "" if seat.answer != ASK else "asked-anyway"
    if dearest(seat) < 0:
        return NO_OFFER
    return "" if at == 1 or at == 2 + dearest(seat) else "offers-price"


def against_debt(state: Mystica, seat: Seat, move: Move, in_turn: bool) -> str | None:
    """The first thing against an answer to an offer or debt; nothing if the move is none."""
    verb = move.verb
    if verb is LEECH or verb is DECLINE or verb is COIN:
        return no_answer(state, seat, move)
    if verb is OFFERS:
        return no_rule(seat, move.at, in_turn)
    if verb is STEP:
        return against_track(state, seat, STEP, 1, move.at) if seat.steps else WHEN
    if verb is UNLOCK:
        if not seat.unlocked:
            return WHEN
        return no_unlock(state, seat, move.at) if seat.arrivals else "no-arrival"
    if verb is RESIGN:
        return "" if state.resign is not None else WHEN
    for held in each(seat.held):
        if held.grant.takes(state, seat, held.amount, move):
            return held.grant.against(state, seat, held.amount, move)
    return None


def settle_debt(state: Mystica, seat: Seat, move: Move) -> bool:
    """Carry out an answer to an offer or a debt; tell if the move was one."""
    verb = move.verb
    if verb is LEECH or verb is DECLINE or verb is COIN:
        for offer in seat.offers:
            if target_of(state, offer) == move.at and (verb is not COIN or offer.coins):
                if verb is LEECH:
                    accept(state, seat, offer)
                else:
                    if verb is COIN:
                        state.gain_coins(seat, offer.coins, "landscape")
                    decline(state, seat, offer)
                break
    elif verb is OFFERS:
        seat.answer = ASK if move.at == 0 else ALWAYS if move.at == 1 else move.at - 2
        answer_by_rule(state, seat)
    elif verb is STEP:
        seat.steps -= 1
        if seat.late_steps > seat.steps:
            seat.late_steps = seat.steps
        climb(state, seat, move.at, 1, "step")
    elif verb is UNLOCK:
        unlock(state, seat, move.at)
    else:
        held = find(seat.held, state, seat, move)
        if held is None:
            return False
        held.grant.play(state, seat, held.amount, move)
    return True


@final
class Answers(Question):
    """Offers and debts of a seat, in any order it likes; on its own turn only as long as offers hold the turn up."""

    def moves(self, state: Mystica) -> list[Move]:
        seat = state.seats[self.seat]
        out: list[Move] = []
        offer_answers(state, seat, out)
        offer_debts(state, seat, out)
        if can_wait(state, seat):
            BURN.offer(state, seat, out)
        if state.terms.customs.can_put_off(state, seat):
            out.append(state.land.of(DONE)[0])
        offer_leaving(state, out)
        return out

    def against(self, state: Mystica, move: Move) -> str:
        seat = state.seats[self.seat]
        if move.verb is DONE:
            return "" if state.terms.customs.can_put_off(state, seat) else FIRST
        if move.verb is BURN:
            return BURN.against(state, seat, move.at) if can_wait(state, seat) else "burn-later"
        found = against_debt(state, seat, move, False)
        return found if found is not None else OTHER_QUESTION

    def play(self, state: Mystica, move: Move) -> None:
        seat = state.seats[self.seat]
        if move.verb is DONE:
            return  # until it is asked again
        if move.verb is BURN:
            BURN.take(state, seat, move.at)
        else:
            settle_debt(state, seat, move)
        remind(state, seat)


TURN_ENDS: Final[list[Frame[Mystica]]] = []  # by seat: how its turn ends; filled by the module of turns
ANSWERS: Final = [Answers(number) for number in range(MOST_SEATS)]
