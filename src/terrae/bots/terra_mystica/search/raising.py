"""Raising a price: exactly what has to be burnt and converted before it can be paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.box import ROUNDS, Goods
from terrae.games.terra_mystica.rules.conversion import BURN, CONVERT, MOST_BURNT, POINT_TO_COIN
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica

# Conversions, by their numbers among the rates.
POWER_TO_PRIEST: Final = 0
POWER_TO_WORKER: Final = 1
POWER_TO_COIN: Final = 2
PRIEST_TO_WORKER: Final = 3
PRIEST_TO_COIN: Final = 4
WORKER_TO_COIN: Final = 5


def missing(price: i64, owned: i64) -> i64:
    return price - owned if price > owned else 0


def smaller(first: i64, second: i64) -> i64:
    return first if first < second else second


def raising(state: Mystica, seat: Seat, price: Goods) -> list[Move] | None:
    """The conversions that raise a price; None if it cannot be raised. What is worth least goes first."""
    priests = missing(price.priests, seat.priests)
    workers = missing(price.workers, seat.workers)
    coins = missing(price.coins, seat.coins)
    power = price.power
    if priests + workers + coins == 0 and power <= seat.bowl3:
        return []
    if priests > 0 and seat.priests + priests > seat.most_priests:
        return None
    spare_priests = seat.priests - price.priests if priests == 0 else 0
    spare_workers = seat.workers - price.workers if workers == 0 else 0
    ordained: i64 = 0  # priests that become workers: dear, but for the last rounds
    if workers > 0 and state.round >= ROUNDS - 1:
        ordained = smaller(workers, spare_priests)
        workers -= ordained
        spare_priests -= ordained
    power += 5 * priests + 3 * workers
    most = seat.bowl3 + seat.bowl2 // 2
    if power > most:
        return None
    from_power = smaller(coins, most - power)
    coins -= from_power
    from_workers = smaller(coins, spare_workers)
    coins -= from_workers
    from_priests = smaller(coins, spare_priests)
    coins -= from_priests
    if coins > 0 and (POINT_TO_COIN not in seat.faction.rates or coins > seat.points):
        return None
    found: list[Move] = []
    burn = state.land.of(BURN)
    pairs = power + from_power - seat.bowl3
    while pairs > 0:
        number = smaller(pairs, MOST_BURNT)
        found.append(burn[number - 1])
        pairs -= number
    add(state, found, POWER_TO_PRIEST, priests)
    add(state, found, POWER_TO_WORKER, workers)
    add(state, found, PRIEST_TO_WORKER, ordained)
    add(state, found, POWER_TO_COIN, from_power)
    add(state, found, WORKER_TO_COIN, from_workers)
    add(state, found, PRIEST_TO_COIN, from_priests)
    add(state, found, POINT_TO_COIN, coins)
    return found


def add(state: Mystica, found: list[Move], rate: i64, times: i64) -> None:
    """A conversion, so many times."""
    for _ in range(times):
        found.append(state.land.of(CONVERT)[rate])


def rich(state: Mystica, me: i64) -> Mystica:
    """The same position with all that could be converted at hand in every form: which actions are there to think of?"""
    twin = state.copy()
    seat = twin.seats[me]
    power = seat.bowl3 + seat.bowl2 // 2
    seat.coins += power + seat.workers
    if POINT_TO_COIN in seat.faction.rates:
        seat.coins += seat.points
    seat.workers += power // 3
    if state.round >= ROUNDS - 1:
        seat.workers += seat.priests
    seat.priests += smaller(power // 5, seat.most_priests - seat.priests)
    seat.bowl3 = power
    return twin
