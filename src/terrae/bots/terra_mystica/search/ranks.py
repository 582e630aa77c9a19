"""Ranks on the cult tracks and by networks: what they promise, against the others."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import size
from terrae.bots.terra_mystica.search.weights import Weights
from terrae.games.terra_mystica.rules.box import CULTS, ROUNDS
from terrae.games.terra_mystica.rules.scoring import best_measure, best_network, standing
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.state import TOP, Mystica

NEARLY_TOP: Final = 950  # nobody is sure to have a key


def by_rank(places: list[int], ahead: i64) -> i64:
    """Points, in hundredths, for so many seats ahead, in hundredths."""
    low = ahead // 100
    part = ahead % 100
    last = len(places)
    first: i64 = places[low] if low < last else 0
    second: i64 = places[low + 1] if low + 1 < last else 0
    return first * (100 - part) + second * part


def percent(chance: i64) -> i64:
    return 0 if chance < 0 else 100 if chance > 100 else chance


@final
class Ranks:
    """The others as they stand now or will, and a seat's chances against them; levels and sizes are in hundredths."""

    def __init__(self, state: Mystica, me: i64, weights: Weights) -> None:
        self.w = weights
        self.cults: list[list[i64]] = []
        self.networks: list[i64] = []
        self.measures: list[i64] = []
        self.known: dict[int, i64] = {}  # networks that were measured
        self.away: i64 = ROUNDS - state.round  # rounds left now
        self.foresees = self.away < weights.foreseen
        for other in state.seats:
            if other.number == me:
                continue
            rounds = self.growing(other)  # in halves
            self.cults.append([self.level_of(other, cult, rounds) for cult in range(len(CULTS))])
            net: i64 = best_network(state, other)
            if rounds > 0:
                net += (size(other.structures) - net) * 2 // 3
                if self.away == 0:
                    net += min(other.workers // 3, 3)
            self.networks.append(net * 100 + (weights.net_growth * rounds // 2 if self.foresees and self.away else 0))
            if state.final_tile != NONE:
                self.measures.append(best_measure(state, other, state.box.final_tiles[state.final_tile].measure))

    def growing(self, other: Seat) -> i64:
        """The rounds another seat goes on growing, in halves: this one may be half over."""
        if other.out:
            return 0
        return 2 * self.away + (0 if other.passed else 1)

    def level_of(self, other: Seat, cult: i64, rounds: i64) -> i64:
        """Where another seat will stand on a cult track."""
        level: i64 = standing(other, cult) * 50
        if not self.foresees or level >= TOP * 100:
            return level
        level += self.w.cult_growth * rounds // 2
        return level if level < NEARLY_TOP else NEARLY_TOP

    def on_cults(self, state: Mystica, seat: Seat, left: i64) -> i64:
        """The points that the cult tracks promise."""
        slope = self.w.cult_slope[self.away if self.foresees else left]
        growth = self.w.cult_growth * left if self.foresees else 0
        worth: i64 = 0
        for cult in range(len(CULTS)):
            level: i64 = seat.cults[cult]
            if level == 0:
                continue
            own = standing(seat, cult) * 50 + growth
            ahead: i64 = 0
            if level < TOP:
                for levels in self.cults:
                    other = levels[cult]
                    if other > 0 or left > 0:
                        ahead += percent(50 + (other - own) * slope // 100)
            worth += by_rank(state.box.cult_points, ahead)
        return worth * self.w.cult_share[left] // 100

    def by_network(self, state: Mystica, seat: Seat, left: i64) -> i64:
        """The points that the largest network and the extra tile promise."""
        key = hash((seat.structures, seat.shipping, seat.bridges, seat.skip, seat.town_rivers, seat.land_bridges))
        known = self.known.get(key)
        if known is None:
            known = best_network(state, seat) * 100
            self.known[key] = known
        net = known
        if left > 0:
            net += (size(seat.structures) * 100 - net) * 2 // 3
        slope = self.w.net_slope[self.away if self.foresees else left]
        if self.foresees:
            net += self.w.net_growth * left
        ahead: i64 = 0
        for other in self.networks:
            ahead += percent(50 + (other - net) * slope // 100)
        worth = by_rank(state.box.network_points, ahead)
        if state.final_tile != NONE:
            own: i64 = best_measure(state, seat, state.box.final_tiles[state.final_tile].measure)
            ahead = 0
            for other in self.measures:
                ahead += percent(50 + (other - own) * slope)
            worth += by_rank(state.box.network_points, ahead)
        return worth * self.w.net_share[left] // 100
