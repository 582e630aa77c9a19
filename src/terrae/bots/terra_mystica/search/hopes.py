"""Towns in the making: what each cluster lacks, and which hex would join two of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS, Places, joined, members, size
from terrae.bots.terra_mystica.search.weights import Weights
from terrae.games.terra_mystica.rules.box import ROUNDS, TOWN, WHEEL
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.towns import town_value

FAR: Final = 999  # steps, in tenths, that nobody makes
SPADE_STEP: Final = 6  # what a spade makes a step dearer, in tenths


@final
class Hope:
    """Of one position: towns to be expected, in hundredths, and the steps to the two nearest, in tenths."""

    def __init__(self, towns: i64, first: i64, second: i64) -> None:
        self.towns = towns
        self.first = first
        self.second = second


@final
class Clusters:
    """The clusters of a seat that are no towns yet."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.buildings: list[i64] = []
        self.powers: list[i64] = []
        self.lacks: list[i64] = []  # steps to a town, in tenths


@final
class Hopes:
    """The hopes of one seat in one thought."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights
        self.known: dict[int, Hope] = {}

    def of(self, state: Mystica, seat: Seat) -> Hope:
        standing = seat.standing
        key = hash(
            (
                state.round,
                standing[0],
                standing[1],
                standing[2],
                standing[3],
                standing[4],
                seat.bridges,
                seat.towns,
                seat.favours,
                seat.home,
                seat.landmark,
                seat.land_bridges,
            )
        )
        known = self.known.get(key)
        if known is None:
            known = self.count(state, seat)
            self.known[key] = known
        return known

    def count(self, state: Mystica, seat: Seat) -> Hope:
        """The same, worked out."""
        need = town_value(state, seat)
        found = self.clusters(state, seat, need)
        first: i64 = FAR
        second: i64 = FAR
        for steps in found.lacks:
            if steps < first:
                second = first
                first = steps
            elif steps < second:
                second = steps
        budget = self.w.town_budget[ROUNDS - state.round]
        total = self.affordable(found.lacks, 0, -1, budget)
        if len(found.places) > 1:
            fringe = joined(state.near, seat.structures & ~seat.towns) & state.land.everything & ~state.occupied
            for at in members(fringe):
                around = state.near[at]
                if around & seat.towns:
                    continue
                merged = 0
                parts: i64 = 0
                buildings: i64 = 1
                power: i64 = 1
                for number in range(len(found.places)):
                    if found.places[number] & around:
                        merged |= SPOTS[number]
                        parts += 1
                        buildings += found.buildings[number]
                        power += found.powers[number]
                if parts > 1:
                    away = seat.faction.spades_home(seat, state.terrain_at(at)) if seat.home < WHEEL else 1
                    steps = self.steps(state, need, buildings, power) + 10 + SPADE_STEP * away
                    if steps < first:
                        first = steps
                    joint = self.affordable(found.lacks, merged, steps, budget)
                    if joint > total:
                        total = joint
        return Hope(total, first, second)

    def clusters(self, state: Mystica, seat: Seat, need: i64) -> Clusters:
        """The clusters, and what each lacks by itself."""
        found = Clusters()
        free = state.land.everything & ~state.occupied
        rest = seat.structures & ~seat.towns
        while rest:
            group = state.group(seat, rest & -rest)
            rest &= ~group
            if group & seat.towns:
                continue
            buildings = seat.buildings_in(group)
            power = seat.value_of(group)
            steps = self.steps(state, need, buildings, power)
            lack = state.box.town_buildings - buildings
            if lack > 0:
                steps += self.ground(state, seat, joined(state.near, group) & free, lack)
            found.places.append(group)
            found.buildings.append(buildings)
            found.powers.append(power)
            found.lacks.append(steps)
        return found

    def steps(self, state: Mystica, need: i64, buildings: i64, power: i64) -> i64:
        """Structures or upgrades that so many buildings of so much power lack, in tenths."""
        lack = state.box.town_buildings - buildings
        more = need - power
        steps = more if more > lack else lack
        return 10 * steps if steps > 0 else 0

    def ground(self, state: Mystica, seat: Seat, hexes: Places, lack: i64) -> i64:
        """How much dearer the next dwellings of a cluster are for the ground around it, in tenths of a step."""
        if seat.home >= WHEEL:
            return 5
        home = seat.home
        wheel = state.terrain
        more: i64 = 0
        left = lack - size(hexes & wheel[home])
        for away in range(1, 3):
            if left <= 0:
                return more
            found = size(hexes & (wheel[(home + away) % WHEEL] | wheel[(home + WHEEL - away) % WHEEL]))
            if found > left:
                found = left
            more += found * SPADE_STEP * away
            left -= found
        return more + left * 20 if left > 0 else more

    def affordable(self, lacks: list[i64], merged: int, joint: i64, budget: i64) -> i64:
        """The chances of the clusters nearest to a town, some of them merged, as far as actions to come suffice."""
        left = budget
        total: i64 = 0
        used = merged
        fresh = joint >= 0
        while True:
            best: i64 = FAR
            which: i64 = -1
            for number in range(len(lacks)):
                if lacks[number] < best and not used & SPOTS[number]:
                    best = lacks[number]
                    which = number
            if fresh and joint <= best:
                best = joint
                which = len(lacks)
            if which < 0 or best > left:
                return total
            if which == len(lacks):
                fresh = False
            else:
                used |= SPOTS[which]
            total += self.chance(best)
            left -= best if best > 10 else 10

    def chance(self, steps: i64) -> i64:
        """The chance of a town that lacks so many tenths of a step."""
        table = self.w.town_steps
        whole = steps // 10
        if whole >= len(table) - 1:
            return 0
        part = steps % 10
        return (table[whole] * (10 - part) + table[whole + 1] * part) // 10

    def payable(self, state: Mystica, seat: Seat, prize: i64) -> i64:
        """In the last round: towns that can still be paid, less what they cost."""
        w = self.w
        hope = self.of(state, seat)
        tile = state.box.round_tiles[state.round_tiles[state.round - 1]]
        if TOWN in tile.deeds:
            prize += tile.points * 100
        power = seat.bowl3 + seat.bowl2 // 2
        able = (seat.workers * 10 + seat.priests * 7 + power * 2) * 10 // 15
        able_coins = (seat.coins * 10 + power * 8) * 10 // 25
        if able_coins < able:
            able = able_coins
        first = hope.first
        if first > able or prize <= first * w.last_step:
            return 0
        worth = prize - first * w.last_step
        second = hope.second
        if second < FAR and first + second <= able and prize > second * w.last_step:
            worth += prize - second * w.last_step
        return worth * w.last_share // 100
