"""What a position is worth to a seat: points, the pockets one stone would close, and a share of the open land.

All arithmetic is in whole numbers, hundredths of a point, so that compiled and interpreted bots play alike.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.bots.terra_nova_2006.search.survey import Pocket, Survey, figures_of
from terrae.bots.terra_nova_2006.search.weights import Weights
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.state import EMPTY, SCORED, STONE_ON, Island

POINT = 100
PER_CENT = 100


def thin_fences(state: Island) -> i64:
    """How many stones have open land on more than one side, with something shut in between."""
    near, fields = state.land.near, state.fields
    thin: i64 = 0
    for field in range(state.land.size):
        if fields[field] != STONE_ON:
            continue
        arcs: i64 = 0
        last = near[field * 6 + 5]
        before = last >= 0 and fields[last] < SCORED
        for side in range(field * 6, field * 6 + 6):
            open_ = near[side] >= 0 and fields[near[side]] < SCORED
            if open_ and not before:
                arcs += 1
            before = open_
        if arcs > 1:
            thin += 1
    return thin


@final
class Outlook:
    """A mind that values positions of one game."""

    def __init__(self, land: Land, weights: Weights) -> None:
        self.weights = weights
        self.survey = Survey(land)

    def value(self, state: Island, seat: i64, mover: i64) -> i64:
        """What a position with this mover is worth to a seat: its own prospects less the mean of the others'."""
        totals = self.totals(state, mover)
        others: i64 = 0
        for number in range(len(totals)):
            if number != seat:
                others += totals[number]
        worth = totals[seat] - others // (len(totals) - 1)
        return worth + self.weights.fence * thin_fences(state) if self.weights.fence else worth

    def totals(self, state: Island, mover: i64) -> list[i64]:
        """The prospects of each seat."""
        totals: list[i64] = [seat.points * POINT for seat in state.seats]
        if state.over:
            return totals
        weights = self.weights
        if weights.next_to_move:
            self.survey.examine(state)
            for pocket in self.survey.choose():
                self.add_pocket(state, pocket, mover, totals)
        if weights.field:
            self.add_land(state, totals)
        return totals

    def add_pocket(self, state: Island, pocket: Pocket, mover: i64, totals: list[i64]) -> None:
        """A pocket counts for whoever would win it: more if they move next, or if others can hardly break in."""
        most: i64 = 0
        second: i64 = 0
        winners: i64 = 0
        mover_wins = False
        for number in range(len(totals)):
            figures = figures_of(pocket.figures, number)
            if figures > most:
                second = most
                most = figures
                winners = 1
                mover_wins = number == mover
            elif figures == most and most:
                winners += 1
                mover_wins = mover_wins or number == mover
            elif figures > second:
                second = figures
        if not most:
            return
        weights = self.weights
        margin = 0 if winners > 1 else min(most - second, len(weights.by_margin) - 1)
        share: i64 = weights.next_to_move if mover_wins else weights.by_margin[margin]
        if state.fields[pocket.cut] != EMPTY:
            share = share * weights.blocked // PER_CENT
        worth = pocket.value // winners * POINT * share // PER_CENT
        for number in range(len(totals)):
            if figures_of(pocket.figures, number) == most:
                totals[number] += worth

    def add_land(self, state: Island, totals: list[i64]) -> None:
        """What open land is still worth, shared by figures, and landscape by landscape by the figures there."""
        weights, land = self.weights, state.land
        seats = len(totals)
        figures: i64 = 0
        for seat in state.seats:
            figures += seat.count
        if figures:
            common = state.unsettled * weights.field * weights.figures // PER_CENT
            for seat in state.seats:
                totals[seat.number] += common * seat.count // figures
        if not weights.presence:
            return
        kinds = len(land.landscapes)
        fields = vec[i64]([0] * kinds)
        for field in range(land.size):
            if state.fields[field] < SCORED:
                fields[land.landscape[field]] += 1
        held = vec[i64]([0] * (kinds * seats))
        sums = vec[i64]([0] * kinds)
        for seat in state.seats:
            for number in range(seat.count):
                kind = land.landscape[seat.figures[number]]
                held[kind * seats + seat.number] += 1
                sums[kind] += 1
        for kind in range(kinds):
            if sums[kind]:
                worth = fields[kind] * weights.field * weights.presence // PER_CENT
                for number in range(seats):
                    totals[number] += worth * held[kind * seats + number] // sums[kind]
