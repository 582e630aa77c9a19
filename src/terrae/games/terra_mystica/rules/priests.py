"""Priests that may unlock a terrain instead of coming to hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.box import WHEEL, Goods
from terrae.games.terra_mystica.rules.purse import can_raise
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import SMALL, Mystica

KEEP: Final = WHEEL  # the choice after the terrains: the priest comes to hand
UNLOCK: Final = Verb("unlock-terrain", icon="wheel", part="terrain:{target}", beside=KEEP)


def can_unlock(state: Mystica, seat: Seat) -> bool:
    """Is there a locked terrain that can be paid, in one's own turn after converting goods?"""
    for terrain in range(WHEEL):
        if not seat.unlocked & SMALL[terrain]:
            price = seat.faction.unlock_price(state, seat, terrain)
            if price <= seat.coins or (in_turn(state, seat) and can_raise(seat, Goods(price))):
                return True
    return False


def in_turn(state: Mystica, seat: Seat) -> bool:
    return state.active == seat.number


def settle_arrivals(state: Mystica, seat: Seat) -> None:
    """Priests that have no choice come to hand."""
    if seat.arrivals and not can_unlock(state, seat) and not state.terms.customs.keeps_arrivals(state, seat):
        state.welcome_priests(seat, seat.arrivals, "arrival")
        seat.arrivals = 0


def no_unlock(state: Mystica, seat: Seat, choice: i64) -> str:
    """The first thing against what a priest that arrives might do."""
    if choice == KEEP:
        return ""
    if seat.unlocked & SMALL[choice]:
        return "unlocked"
    return "" if seat.faction.unlock_price(state, seat, choice) <= seat.coins else "unlock-price"


def offer_unlocks(state: Mystica, seat: Seat, out: list[Move]) -> None:
    """Add what a priest that arrives may do."""
    for move in state.land.of(UNLOCK):
        if not no_unlock(state, seat, move.at):
            out.append(move)


def unlock(state: Mystica, seat: Seat, choice: i64) -> None:
    """A priest unlocks a terrain, or comes to hand."""
    seat.arrivals -= 1
    if choice == KEEP:
        state.welcome_priests(seat, 1, "arrival")
    else:
        state.gain_coins(seat, -seat.faction.unlock_price(state, seat, choice), "unlock")
        seat.unlocked |= SMALL[choice]
        seat.most_priests += 1
    settle_arrivals(state, seat)
