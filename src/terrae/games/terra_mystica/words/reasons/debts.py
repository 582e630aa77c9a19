"""Debts: reasons about power offers, tiles, cult steps, tokens, terrains: what is granted or owed."""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.core.voice import target
from terrae.games.terra_mystica.rules.box import CULTS
from terrae.games.terra_mystica.rules.cults import SAFE, TOPS, may_climb, may_step_back
from terrae.games.terra_mystica.rules.grant import total
from terrae.games.terra_mystica.rules.neighbours import DECLINE, gain_of, price_of
from terrae.games.terra_mystica.rules.offers import ASK
from terrae.games.terra_mystica.rules.priests import KEEP, unlock_price
from terrae.games.terra_mystica.rules.state import SMALL, TOP
from terrae.games.terra_mystica.rules.towns import must_wait
from terrae.games.terra_mystica.rules.turn import Turn
from terrae.games.terra_mystica.words.asks.labels import offer_meant
from terrae.games.terra_mystica.words.names import cult, number_of, terrain, who
from terrae.games.terra_mystica.words.reasons.case import Case, reason
from terrae.games.terra_mystica.words.reasons.deeds import unguarded

# Power offers


def answer(case: Case) -> Message | None:
    """Taking or leaving power that is offered."""
    state, seat = case.state, case.seat
    offer = offer_meant(state, seat, case.move)
    if offer is not None:
        refuses = case.move.verb is DECLINE and coin_meant(case)
        return None if gain_of(seat, offer) > 0 or refuses else reason("offer-empty")
    if not seat.offers:
        return reason("no-offer")
    offers = ", ".join(f"{one.power} from {state.seats[one.builder].faction.mat.key}" for one in seat.offers)
    return reason("other-offer", offers=offers)


def coin(case: Case) -> Message | None:
    """Coins instead of power that is offered."""
    if offer_meant(case.state, case.seat, case.move) is None:
        return answer(case)
    return None if coin_meant(case) else reason("no-coin")


def coin_meant(case: Case) -> bool:
    """Is there such an offer with coins?"""
    return any(
        offer.coins and target(case.move) == f"{offer.power} from {case.state.seats[offer.builder].faction.mat.key}"
        for offer in case.seat.offers
    )


def standing_order(case: Case) -> Message | None:
    """How offers are answered from now on."""
    seat = case.seat
    if case.move.at == 0:
        if not isinstance(case.decision, Turn):
            return reason("ask-later")
        return None if seat.answer != ASK else reason("asked-anyway")
    prices = [int(price_of(seat, offer)) for offer in seat.offers if gain_of(seat, offer) > 0 and not offer.coins]
    if not prices:
        return reason("no-offer")
    if case.move.at == 1 or case.move.at == 2 + max(prices):
        return None
    return reason("offers-price", price=max(prices))


# Tiles


def favour(case: Case) -> Message | None:
    """A favour tile that is left and that the seat does not have; its steps may have to wait for somebody."""
    number = int(case.move.at)
    tile = case.state.box.favours[number]
    if isinstance(case.decision, Turn) and not case.task.amount("favours"):
        return reason("no-favour-due")
    if case.seat.favours >> number & 1:
        return reason("favour-own", tile=tile.name)
    if not case.state.favours_left[number]:
        return reason("tile-gone", tile=tile.name)
    return unguarded(case, int(tile.cult), int(tile.steps))


def town(case: Case) -> Message | None:
    """A town tile that is left."""
    number = int(case.move.at)
    tile = case.state.box.towns[number]
    if not case.task.amount("towns"):
        return reason("no-town-due")
    if case.state.towns_left[number]:
        return None if town_free(case, number) else reason("tile-waits", tile=tile.name)
    return reason("tile-gone" if number in case.state.terms.town_pool else "tile-absent", tile=tile.name)


def town_free(case: Case, number: int) -> bool:
    """Nobody else decides first about a space that the tile would lead to, or that holds for all tiles."""
    state, seat = case.state, case.seat
    waits = [must_wait(state, seat, tile) for tile, left in zip(state.box.towns, state.towns_left, strict=True) if left]
    return all(waits) or not must_wait(state, seat, state.box.towns[number])


# Cults


def climbable(case: Case, number: int, steps: int) -> Message | None:
    """The track is not finished, and nobody goes first; if that leaves no track, any will do."""
    state, seat = case.state, case.seat
    idle = state.terms.customs.idle()
    if not any((level < TOP or idle) and may_climb(state, seat, one, steps) for one, level in enumerate(seat.cults)):
        return None
    if seat.cults[number] == TOP and not idle:
        return reason("top-already", cult=cult(number))
    return unguarded(case, number, steps)


def step(case: Case) -> Message | None:
    return climbable(case, int(case.move.at), 1) if case.seat.steps else reason("no-step")


def pair(case: Case) -> Message | None:
    return climbable(case, int(case.move.at), 2) if case.task.amount("pairs") else reason("no-pair")


def top(case: Case) -> Message | None:
    """Which of several tracks goes to its last space."""
    waits = case.task.of(TOPS) & SMALL[case.move.at]
    return None if waits else reason("no-top", cult=cult(int(case.move.at)))


def gift(case: Case) -> Message | None:
    """What a new town brings: points, or steps on a track that is not finished."""
    if not case.task.amount("gifts"):
        return reason("no-gift")
    number = int(case.move.at) - 1
    if number < 0:
        return None
    if case.seat.cults[number] == TOP:
        return reason("top-already", cult=cult(number))
    return unguarded(case, number, int(case.seat.faction.landmark_rules().number_of("town-steps", "steps")))


def lower(case: Case) -> Message | None:
    """A step down before a town tile, or the price of a hex."""
    row, number = divmod(int(case.move.at), len(CULTS))
    level = int(case.seat.cults[number])
    if row == 0:
        if not may_step_back(case.state):
            return reason("no-lowering")
        return None if SAFE < level < TOP else reason("not-lowered", cult=cult(number), least=SAFE + 1, most=TOP - 1)
    price = int(case.task.amount("price"))
    if not price:
        return reason("no-price")
    if row != (1 if price == 3 else 2):
        return reason("other-price", steps=number_of("step", price))
    return None if level >= price else reason("low", cult=cult(number), level=level, steps=number_of("step", price))


# Tokens, priests, terrains


def token(case: Case) -> Message | None:
    """A new power token for points."""
    price = int(case.seat.faction.token_price())
    if not total(case.seat.held, "tokens"):
        return reason("no-token")
    return None if case.seat.points >= price else reason("few-points", points=price)


def tokens(case: Case) -> Message | None:
    return None if total(case.seat.held, "due") else reason("no-tokens-due")


def no_token(case: Case) -> Message | None:
    return None if total(case.seat.held, "tokens") else reason("no-token")


def unlock(case: Case) -> Message | None:
    """A priest that arrives may unlock a terrain instead."""
    state, seat, at = case.state, case.seat, int(case.move.at)
    if not seat.unlocked:
        return reason("no-unlocking")
    if not seat.arrivals:
        return reason("no-arrival")
    if at == KEEP:
        return None
    if seat.unlocked & SMALL[at]:
        return reason("unlocked", terrain=terrain(at))
    price = int(unlock_price(state, seat, at))
    return (
        None if price <= seat.coins else reason("unlock-price", terrain=terrain(at), price=price, coins=int(seat.coins))
    )


def recolour(case: Case) -> Message | None:
    """A new home terrain that is nobody else's."""
    state, seat, at = case.state, case.seat, int(case.move.at)
    if not case.task.amount("home"):
        return reason("no-recolour")
    if seat.home == at:
        return reason("home-now", terrain=terrain(at))
    if not state.foreign_homes(seat) & SMALL[at]:
        return None
    owner = next(other for other in state.seats if other is not seat and other.home == at)
    return reason("foreign-home", terrain=terrain(at), owner=who(state, int(owner.number)))
