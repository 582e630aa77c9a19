"""What a position is worth to a seat: points, the pockets one stone would close, and a share of the open land.

All arithmetic is in whole numbers, hundredths of a point, so that compiled and interpreted bots play alike.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.bots.terra_nova_2006.search.ground import NO_POCKET, Ground, Grounds
from terrae.bots.terra_nova_2006.search.weights import Weights
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.state import EMPTY, Island

POINT = 100
PER_CENT = 100


@final
class Outlook:
    """A mind that values positions of one game."""

    def __init__(self, land: Land, weights: Weights) -> None:
        self.weights = weights
        self.grounds = Grounds(land)
        self.looked: i64 = 0  # at so many positions

    def value(self, state: Island, seat: i64, mover: i64) -> i64:
        """What a position with this mover is worth to a seat; of two equal ones, the one with more thin fences."""
        fences = self.weights.fence
        if not fences:
            return self.lead(state, seat, mover)
        ground = self.grounds.of(state)
        return self.lead(state, seat, mover, ground) + fences * ground.thin

    def lead(self, state: Island, seat: i64, mover: i64, ground: Ground | None = None) -> i64:
        """The prospects of a seat less the mean of the others'."""
        self.looked += 1
        totals = self.totals(state, mover, ground)
        others: i64 = 0
        for number in range(len(totals)):
            if number != seat:
                others += totals[number]
        return totals[seat] - others // (len(totals) - 1)

    def totals(self, state: Island, mover: i64, ground: Ground | None = None) -> vec[i64]:
        """The prospects of each seat; the ground need not be looked for if it is known."""
        totals = vec[i64]([0] * len(state.seats))
        for seat in state.seats:
            totals[seat.number] = seat.points * POINT
        weights = self.weights
        if state.over or not (weights.next_to_move or weights.field):
            return totals
        if ground is None:
            ground = self.grounds.of(state)
        if weights.next_to_move and ground.pockets:
            self.add_pockets(state, ground, mover, totals)
        if weights.field:
            self.add_land(state, ground, totals)
        return totals

    def add_pockets(self, state: Island, ground: Ground, mover: i64, totals: vec[i64]) -> None:
        """Every pocket for whoever would win it, by the figures in it."""
        seats = len(totals)
        held = vec[i64]([0] * (len(ground.pockets) * seats))
        for seat in state.seats:
            for at in range(seat.count):
                pocket = i64(ground.pocket_of[seat.figures[at]])
                if pocket != NO_POCKET:
                    held[pocket * seats + seat.number] += 1
        for number in range(len(ground.pockets)):
            self.add_pocket(state, ground, number, held, mover, totals)

    def add_pocket(self, state: Island, ground: Ground, at: i64, held: vec[i64], mover: i64, totals: vec[i64]) -> None:
        """A pocket counts for whoever would win it: more if they move next, or if others can hardly break in."""
        seats = len(totals)
        most: i64 = 0
        second: i64 = 0
        winners: i64 = 0
        mover_wins = False
        for number in range(seats):
            figures = held[at * seats + number]
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
        pocket = ground.pockets[at]
        margin = 0 if winners > 1 else min(most - second, len(weights.by_margin) - 1)
        share: i64 = weights.next_to_move if mover_wins else weights.by_margin[margin]
        if state.fields[pocket.cut] != EMPTY:
            share = share * weights.blocked // PER_CENT
        worth = pocket.value // winners * POINT * share // PER_CENT
        for number in range(seats):
            if held[at * seats + number] == most:
                totals[number] += worth

    def add_land(self, state: Island, ground: Ground, totals: vec[i64]) -> None:
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
        held = vec[i64]([0] * (kinds * seats))
        sums = vec[i64]([0] * kinds)
        for seat in state.seats:
            for number in range(seat.count):
                kind = land.landscape[seat.figures[number]]
                held[kind * seats + seat.number] += 1
                sums[kind] += 1
        for kind in range(kinds):
            if sums[kind]:
                worth = ground.open_fields[kind] * weights.field * weights.presence // PER_CENT
                for number in range(seats):
                    totals[number] += worth * held[kind * seats + number] // sums[kind]
