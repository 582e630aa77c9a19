"""A round: income, the turns of the action phase, the end of the round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.core.state import SETTLE, Step
from terrae.games.terra_nova.rules.box import ALWAYS, LEFT, RIGHT, ROUNDS
from terrae.games.terra_nova.rules.exchange import BetweenRounds
from terrae.games.terra_nova.rules.neutral import dig_lucky, place_rest
from terrae.games.terra_nova.rules.scoring import FINAL_SCORING
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import TURNS

PLANNER_ROUND: Final = 3  # after it the other neutral houses come


def clockwise(state: Nova) -> list[int]:
    """All seats, from the one with the start player token."""
    seats = len(state.seats)
    return [(state.first + ahead) % seats for ahead in range(seats)]


def income_of(state: Nova, seat: Seat) -> list[tuple[i64, i64, str]]:
    """Money, power and where they come from: what the mat shows, what ability and palaces add, the bonus tile."""
    faction = seat.faction
    mat = faction.mat
    money = mat.house_money[seat.house_count] + mat.post_money[seat.post_count]
    power = mat.house_power[seat.house_count] + mat.post_power[seat.post_count]
    found: list[tuple[i64, i64, str]] = [(money, power, "income")]
    for needs in (ALWAYS, LEFT, RIGHT):
        if seat.has(needs):
            found.append((faction.palace_money[needs], faction.palace_power[needs], faction.effect_source(needs)))
    if seat.bonus != NONE:
        tile = state.box.bonus_tiles[seat.bonus]
        found.append((tile.money, tile.power, tile.source))
    return found


def gain_income(state: Nova, seat: Seat) -> None:
    """Phase 1."""
    for money, power, source in income_of(state, seat):
        if money:
            state.gain_money(seat, money, source)
        if power:
            state.gain_power(seat, power, source)


@final
class StartRound(Step[Nova]):
    """What comes before the income of a round."""

    def run(self, state: Nova) -> None:
        state.then(INCOME)
        if state.terms.lucky_digger:
            dig_lucky(state)


@final
class Income(Step[Nova]):
    """Phase 1, then the turns of phase 2."""

    def run(self, state: Nova) -> None:
        state.begin_round()
        state.round += 1
        for seat in state.seats:
            gain_income(state, seat)
        state.then(TURNS[state.order[0]], END_ROUND)


def place_money(state: Nova) -> None:
    """One money on each bonus tile next to the board."""
    for number in range(len(state.box.bonus_tiles)):
        if state.bonus_offer & one(number):
            state.bonus_money[number] += 1


@final
class EndRound(Step[Nova]):
    """Phase 3, or the final scoring after the last round."""

    def run(self, state: Nova) -> None:
        state.begin_round()
        state.order = state.dropped if state.terms.by_dropout else clockwise(state)
        if state.round == ROUNDS:
            state.then(FINAL_SCORING)
            return
        state.dropped = []
        state.covered = 0
        state.bonus_used = 0
        place_money(state)
        if state.terms.planner and state.round == PLANNER_ROUND:
            place_rest(state)
        for seat in state.seats:
            seat.dropped = False
            seat.used = 0
        for number in state.order:
            if state.seats[number].bowl3:
                state.owe(BetweenRounds(number))
        state.then(SETTLE, START_ROUND)


START_ROUND: Final = StartRound()
INCOME: Final = Income()
END_ROUND: Final = EndRound()
