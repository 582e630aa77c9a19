"""Rounds: cult bonus, income, coins on cards, turn order."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.core.state import SETTLE, Frame, Step
from terrae.games.terra_mystica.rules.box import KINDS, ON_PRIESTS, ROUNDS, Goods
from terrae.games.terra_mystica.rules.neighbours import remind
from terrae.games.terra_mystica.rules.scoring import FINAL_SCORING
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.spades import CULT_SPADES
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import BEGIN_TURN


def next_order(state: Mystica) -> list[int]:
    """The turn order of the next round: as they passed, or the first to pass and on around the table."""
    if state.terms.by_passing:
        return [number for number in state.passing if not state.seats[number].out]
    return around_from(state, state.passing[0]) if state.passing else []


def around_from(state: Mystica, first: int) -> list[int]:
    """The seats still in the game, around the table from a seat."""
    seating = state.seating
    at = seating.index(first)
    return [number for number in seating[at:] + seating[:at] if not state.seats[number].out]


def everybody(state: Mystica) -> list[int]:
    """The seats in turn order, then those that have left the game: their structures go on working."""
    gone = [number for number in state.seating if state.seats[number].out and number not in state.order]
    return state.order + gone


def times(goods: Goods, number: i64) -> Goods:
    """Goods, so many times."""
    return Goods(
        goods.coins * number,
        goods.workers * number,
        goods.priests * number,
        goods.power * number,
        goods.points * number,
    )


@final
class CultBonus(Step[Mystica]):
    """The bonus of the finished round's tile, for steps on its cult track or for priests on the cult board."""

    def run(self, state: Mystica) -> None:
        tile = state.box.round_tiles[state.round_tiles[state.round - 1]]
        source = f"cult-bonus:{tile.name}"
        for number in everybody(state):
            seat = state.seats[number]
            steps: i64 = seat.priests_placed if tile.cult == ON_PRIESTS else seat.cults[tile.cult]
            won = steps // tile.per
            if won:
                state.gain(seat, times(tile.bonus, won), source)
                if tile.spades:
                    spades = seat.faction.on_spades(state, seat, tile.spades * won, False, source)
                    seat.cult_spades = 0 if seat.out else spades
            remind(state, seat)


def take_income(state: Mystica, seat: Seat) -> None:
    """What structures, favour tiles and the bonus card bring."""
    income = seat.faction.mat.income
    for kind in range(len(KINDS)):
        state.gain(seat, income[kind][seat.counts[kind]], f"income:{KINDS[kind]}")
    for number, tile in enumerate(state.box.favours):
        if seat.favours >> number & 1:
            state.gain(seat, tile.income, f"income:{tile.name}")
    if seat.bonus != NONE:
        card = state.box.bonus_cards[seat.bonus]
        state.gain(seat, card.income, f"income:{card.name}")


@final
class TakeIncome(Step[Mystica]):
    """Everybody's income."""

    def run(self, state: Mystica) -> None:
        state.begin_round()
        for number in everybody(state):
            seat = state.seats[number]
            take_income(state, seat)
            if seat.landmark and not seat.out:
                seat.faction.landmark_rules().on_round(state, seat)
        for number in state.order:
            remind(state, state.seats[number])


@final
class StartRound(Step[Mystica]):
    """A coin on every card nobody holds; actions are free again; the first seat has its turn."""

    def run(self, state: Mystica) -> None:
        state.round += 1
        state.covered = 0
        state.passing = []
        coins = state.bonus_coins[:]
        offer = state.bonus_offer
        number = 0
        while offer:
            if offer & 1:
                coins[number] += 1
            offer >>= 1
            number += 1
        state.bonus_coins = coins
        for seat in state.seats:
            seat.used = 0
            seat.passed = seat.out
        state.then(END_ROUND)
        for first in state.order:
            if not state.seats[first].out:
                state.then(BEGIN_TURN[first])
                break


@final
class EndRound(Step[Mystica]):
    """All have passed: cult bonus and income, or the end."""

    def run(self, state: Mystica) -> None:
        state.begin_round()
        for seat in state.seats:
            seat.offers = []  # those left bring nothing
        order = next_order(state)
        if state.round == ROUNDS or not order:
            state.then(FINAL_SCORING)
            return
        state.order = order
        frames: list[Frame[Any]] = [CULT_BONUS]
        frames += [CULT_SPADES[number] for number in order]
        frames += [SETTLE, INCOME, SETTLE, START_ROUND]
        state.programme(frames)


CULT_BONUS: Final = CultBonus()
INCOME: Final = TakeIncome()
START_ROUND: Final = StartRound()
END_ROUND: Final = EndRound()
