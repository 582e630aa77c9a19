"""Final scoring: the extra tile, cults, networks, goods."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import Places, joined, members, size
from terrae.core.state import Step
from terrae.games.terra_mystica.rules.box import CLUSTERS, CULTS, DISTANCE, EDGE, SANCTUARY, STRONGHOLD
from terrae.games.terra_mystica.rules.land import MOST_SKIP
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.state import Mystica


def prizes(values: list[int], places: list[int]) -> list[int]:
    """Points by rank: who ties shares the places covered, rounded down; nothing has no rank."""
    won = [0] * len(values)
    for number, value in enumerate(values):
        if value > 0:
            ahead = sum([1 for other in values if other > value])
            tied = sum([1 for other in values if other == value])
            won[number] = sum(places[ahead : ahead + tied]) // tied
    return won


def networks(state: Mystica, seat: Seat) -> list[Places]:
    """The sets of structures joined directly or by ship, tunnel or carpet."""
    own = seat.structures
    skip = seat.skip if seat.skip < MOST_SKIP else MOST_SKIP
    leaps = 0  # what only the landscape's longer leaps reach
    if seat.landmark and skip:
        longer = min(skip + seat.faction.landmark_rules().longer_leap(), MOST_SKIP)
        leaps = joined(state.land.jumps[longer], seat.landmark)
    found: list[Places] = []
    left = own
    while left:
        area = 0
        fringe = left & -left
        while fringe:
            area |= fringe
            around = state.around(seat, fringe)
            if seat.shipping:
                around |= joined(state.land.ships[seat.shipping], fringe)
            if skip:
                around |= joined(state.land.jumps[skip], fringe)
                if fringe & seat.landmark:
                    around |= leaps
                if fringe & leaps:
                    around |= seat.landmark
            fringe = around & own & ~area
        found.append(area)
        left &= ~area
    return found


def measure(state: Mystica, seat: Seat, network: Places, kind: i64) -> int:
    """What an extra final tile counts in a network."""
    if kind == EDGE:
        return size(network & state.land.edge)
    if kind == CLUSTERS:
        return sum([1 for group in state.groups(seat) if group & network])
    distances = state.land.distances
    if kind == DISTANCE:
        places = members(network)
        return max([distances[here][there] for here in places for there in places])
    halls = members((seat.standing[SANCTUARY] | seat.standing[STRONGHOLD]) & network)
    return distances[halls[0]][halls[1]] if len(halls) == 2 else 0


def best_network(state: Mystica, seat: Seat) -> int:
    """The size of the largest network."""
    return max([size(network) for network in networks(state, seat)], default=0)


def best_measure(state: Mystica, seat: Seat, kind: i64) -> int:
    """The best network for an extra final tile."""
    return max([measure(state, seat, network, kind) for network in networks(state, seat)], default=0)


def standing(seat: Seat, cult: i64) -> int:
    """Where a seat stands on a cult track, in half steps: a landscape may put it half a step ahead."""
    level = 2 * seat.cults[cult]
    return level + 1 if level and seat.landmark and seat.faction.landmark_rules().leads_ties() else level


def award(state: Mystica, values: list[int], places: list[int], source: str) -> None:
    """Points by rank for everybody."""
    for number, points in enumerate(prizes(values, places)):
        if points:
            state.gain_points(state.seats[number], points, source)


def sell_goods(state: Mystica, seat: Seat) -> None:
    """Everything becomes coins, and coins become points."""
    source = "final:goods"
    if seat.bowl2 > 1:
        state.burn(seat, seat.bowl2 // 2, source)
    coins = seat.bowl3 + seat.priests + seat.workers
    if seat.bowl3:
        state.pay_power(seat, seat.bowl3, source)
    if seat.priests:
        state.pay_priests(seat, seat.priests, source)
    if seat.workers:
        state.gain_workers(seat, -seat.workers, source)
    if coins:
        state.gain_coins(seat, coins, source)
    price = seat.faction.coins_for_point(state)
    points = seat.coins // price
    if points:
        state.gain_coins(seat, -points * price, source)
        state.gain_points(seat, points, source)


@final
class FinalScoring(Step[Mystica]):
    """The extra tile, then the cults, then the networks, then goods."""

    def run(self, state: Mystica) -> None:
        box = state.box
        if state.final_tile != NONE:
            tile = box.final_tiles[state.final_tile]
            values = [best_measure(state, seat, tile.measure) for seat in state.seats]
            award(state, values, box.network_points, tile.source)
        for cult in range(len(CULTS)):
            award(state, [standing(seat, cult) for seat in state.seats], box.cult_points, f"final:{CULTS[cult]}")
        award(state, [best_network(state, seat) for seat in state.seats], box.network_points, "final:network")
        for seat in state.seats:
            sell_goods(state, seat)


FINAL_SCORING: Final = FinalScoring()
