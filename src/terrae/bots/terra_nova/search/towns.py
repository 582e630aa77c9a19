"""Towns in the making: what each cluster of buildings still lacks, in money, and what would join two of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, count, one, place, union
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.towns import town_value

FAR: Final = 999  # more than any town costs
NOTHING_NEAR: Final = 20  # money for a house where there is no ground around: a detour


@final
class Cluster:
    """Buildings that are joined, or would be."""

    def __init__(self, hexes: Hexes, number: i64, value: i64, price: i64) -> None:
        self.hexes = hexes
        self.number = number
        self.value = value
        self.price = price  # what the town costs from here


@final
class TownPlans:
    """How far the towns of a seat are away."""

    def __init__(self, me: i64) -> None:
        self.me = me

    def prices(self, state: Nova) -> list[i64]:
        """What the towns cost that could be founded one beside the other, the cheapest first."""
        seat = state.seats[self.me]
        found: list[i64] = []
        if not seat.town_tiles:
            return found
        clusters = self.clusters(state, seat)
        apart: i64 = 0
        for cluster in clusters:
            apart += worth_at(cluster.price)
        best = apart
        joint: Cluster | None = None
        if len(clusters) > 1:
            for candidate in self.joints(state, seat, clusters):
                total = apart + worth_at(candidate.price)
                for cluster in clusters:
                    if cluster.hexes & candidate.hexes:
                        total -= worth_at(cluster.price)
                if total > best:
                    best = total
                    joint = candidate
        if joint is not None:
            insert(found, joint.price)
        for cluster in clusters:
            if joint is None or not cluster.hexes & joint.hexes:
                insert(found, cluster.price)
        return found

    def clusters(self, state: Nova, seat: Seat) -> list[Cluster]:
        """The settlements that are no town yet, lone houses left out."""
        need = seat.faction.town_value(seat)
        found: list[Cluster] = []
        rest = seat.buildings & ~seat.towns
        while rest:
            group = state.group(seat, rest & -rest)
            rest &= ~group
            if group & seat.towns:
                continue
            number = count(group)
            value = town_value(state, seat, group)
            found.append(Cluster(group, number, value, self.price(state, seat, group, number, value, need)))
        return found

    def joints(self, state: Nova, seat: Seat, clusters: list[Cluster]) -> list[Cluster]:
        """The free hexes, and the bridges, that would join two clusters or more."""
        land = state.land
        need = seat.faction.town_value(seat)
        found: list[Cluster] = []
        once: Hexes = 0
        twice: Hexes = 0
        free = ~state.occupied
        for cluster in clusters:
            ring = union(land.adjacent, cluster.hexes) & free
            twice |= once & ring
            once |= ring
        if seat.towns:
            twice &= ~union(land.adjacent, seat.towns)
        house: i64 = state.box.house_price
        if seat.house_count >= state.box.houses:
            twice = 0
        while twice:
            low = twice & -twice
            twice ^= low
            at = place(low)
            near = land.adjacent[at]
            hexes = low
            number: i64 = 1
            value: i64 = state.box.house_value
            for cluster in clusters:
                if cluster.hexes & near:
                    hexes |= cluster.hexes
                    number += cluster.number
                    value += cluster.value
            shovels = seat.faction.shovels(seat, state.distance(seat.faction.home, at))
            price = house + shovels * state.box.shovel_price
            price += self.price(state, seat, hexes, number, value, need)
            found.append(Cluster(hexes, number, value, price))
        if seat.bridge_count < state.box.bridges:
            own = seat.buildings & ~seat.towns
            for space in range(len(land.bridge_ends)):
                ends = land.bridge_ends[space]
                if ends & own == ends and not state.bridged & one(space):
                    hexes = 0
                    number = 0
                    value = 0
                    for cluster in clusters:
                        if cluster.hexes & ends:
                            hexes |= cluster.hexes
                            number += cluster.number
                            value += cluster.value
                    price = BRIDGE_PRICE + self.price(state, seat, hexes, number, value, need)
                    found.append(Cluster(hexes, number, value, price))
        return found

    def price(self, state: Nova, seat: Seat, hexes: Hexes, number: i64, value: i64, need: i64) -> i64:
        """What the houses and upgrades cost that such a cluster lacks, each time the cheapest."""
        box = state.box
        home = seat.faction.home
        lacking = box.town_buildings - number
        missing = need - value
        if lacking <= 0 and missing <= 0:
            return 0
        around = union(state.land.adjacent, hexes) & ~state.occupied
        if seat.towns:
            around &= ~union(state.land.adjacent, seat.towns)
        homes = count(around & state.terrain[home])
        nears = count(around & state.at_distance(home, 1))
        fars = count(around & state.at_distance(home, 2))
        supply = box.houses - seat.house_count
        posts = box.posts - seat.post_count
        raisable = count(hexes & seat.houses)
        castles = count(hexes & seat.posts)
        palaces: i64 = 2 - seat.palace_count()
        near_price = box.house_price + seat.faction.shovels(seat, 1) * box.shovel_price
        far_price = box.house_price + seat.faction.shovels(seat, 2) * box.shovel_price
        post_price = box.post_price_adjacent + 1
        total: i64 = 0
        while lacking > 0 or missing > 0:
            house_price: i64 = FAR
            if supply > 0 or posts > 0:
                if homes > 0:
                    house_price = box.house_price
                elif nears > 0:
                    house_price = near_price
                elif fars > 0:
                    house_price = far_price
                else:
                    house_price = NOTHING_NEAR
            if lacking <= 0:
                if posts > 0 and raisable > 0 and post_price <= house_price:
                    total += post_price
                    posts -= 1
                    raisable -= 1
                    castles += 1
                    missing -= 1
                    continue
                if palaces > 0 and castles > 0 and box.palace_price - PALACE_LESS <= house_price:
                    total += box.palace_price - PALACE_LESS
                    palaces -= 1
                    castles -= 1
                    missing -= 1
                    continue
            if house_price >= FAR:
                return FAR
            total += house_price
            if homes > 0:
                homes -= 1
            elif nears > 0:
                nears -= 1
            else:
                fars -= 1
            supply -= 1
            raisable += 1
            lacking -= 1
            missing -= 1
            if total > FAR:
                return FAR
        return total


BRIDGE_PRICE: Final = 5  # money that the power for a bridge is worth
PALACE_LESS: Final = 3  # what a palace brings besides, in money


def worth_at(price: i64) -> i64:
    """A rough worth of a town that costs so much, to compare joining two clusters with leaving them apart."""
    return max(60 - price, 0)


def insert(prices: list[i64], price: i64) -> None:
    """Put a price in its place, the lowest first."""
    place = len(prices)
    while place > 0 and prices[place - 1] > price:
        place -= 1
    prices.insert(place, price)
