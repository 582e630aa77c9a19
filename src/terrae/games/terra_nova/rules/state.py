"""The state of a game of Terra Nova, and the only ways to change what a seat owns."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from terrae.board.hexes import Hex, Hexes, one, place, union
from terrae.board.regions import connected
from terrae.core.state import State
from terrae.core.vectors import vec
from terrae.economy.effects import Gain
from terrae.games.terra_nova.rules.box import SAILING, Box
from terrae.games.terra_nova.rules.land import Land
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.terms import Terms


def circle_steps(home: i64, terrain: i64) -> i64:
    """Steps between two terrains on the circle, the shorter way round."""
    around = (terrain - home) % 5
    return min(around, 5 - around)


@final
@mypyc_attr(acyclic=True)
class Nova(State):
    """A position."""

    def __init__(
        self,
        box: Box,
        land: Land,
        terms: Terms,
        seats: list[Seat],
        terrain: vec[Hexes],
        round_tiles: list[int],
        bonus_money: vec[i64],
    ) -> None:
        super().__init__()
        self.box = box
        self.land = land
        self.terms = terms
        self.seats = seats
        self.terrain = terrain  # by terrain: the hexes that have it now
        self.round_tiles = round_tiles
        self.bonus_money = bonus_money  # by bonus tile: what lies on it
        self.bonus_offer: i64 = 0  # bonus tiles next to the board
        self.occupied: Hexes = 0  # hexes with a building
        self.neutral: Hexes = 0  # hexes with a house of nobody
        self.neutral_colour: i64 = NONE
        self.bridged: i64 = 0  # bridge spaces with a bridge
        self.covered: i64 = 0  # power actions used this round
        self.bonus_used: i64 = 0  # bonus tiles whose special action was used this round
        self.round: i64 = 0
        self.first: i64 = NONE  # has the start player token
        self.order: list[int] = []  # turn order of this round; replaced, never changed
        self.dropped: list[int] = []  # who dropped out, in this order; replaced, never changed

    def copy(self) -> Nova:
        twin = Nova(
            self.box,
            self.land,
            self.terms,
            [seat.copy() for seat in self.seats],
            self.terrain[:],
            self.round_tiles,
            self.bonus_money[:],
        )
        twin.stack = self.stack
        twin.now = self.now
        twin.open = self.open
        twin.bonus_offer = self.bonus_offer
        twin.occupied = self.occupied
        twin.neutral = self.neutral
        twin.neutral_colour = self.neutral_colour
        twin.bridged = self.bridged
        twin.covered = self.covered
        twin.bonus_used = self.bonus_used
        twin.round = self.round
        twin.first = self.first
        twin.order = self.order
        twin.dropped = self.dropped
        return twin

    # What a seat owns

    def gain_money(self, seat: Seat, amount: i64, source: str) -> None:
        seat.money += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "money", amount, source)

    def pay_money(self, seat: Seat, amount: i64, source: str) -> None:
        seat.money -= amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "money", -amount, source)

    def gain_points(self, seat: Seat, amount: i64, source: str) -> None:
        seat.points += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "points", amount, source)

    def gain_power(self, seat: Seat, amount: i64, source: str) -> None:
        charged = seat.charge(amount)
        if self.ledger is not None:
            self.ledger.record(seat.number, "power", charged, source)
            if charged < amount:
                self.ledger.record(seat.number, "wasted", amount - charged, source)

    def pay_power(self, seat: Seat, amount: i64, source: str) -> None:
        seat.spend(amount)
        if self.ledger is not None:
            self.ledger.record(seat.number, "spent", amount, source)

    def gain(self, seat: Seat, gain: Gain, source: str) -> None:
        """Everything a gain holds."""
        money: i64 = gain.amount("money")
        power: i64 = gain.amount("power")
        points: i64 = gain.amount("points")
        if money:
            self.gain_money(seat, money, source)
        if power:
            self.gain_power(seat, power, source)
        if points:
            self.gain_points(seat, points, source)
        for _ in range(gain.amount("sailing")):
            self.sail(seat, source)

    def exchange(self, seat: Seat, amount: i64) -> None:
        """Power exchange: one money for each power."""
        self.pay_power(seat, amount, "exchange")
        self.gain_money(seat, amount, "exchange")

    def reward(self, seat: Seat, deed: i64, times: i64 = 1) -> None:
        """What the round scoring tile and the faction give for a deed."""
        tile = self.box.round_tiles[self.round_tiles[self.round - 1]]
        if tile.deed == deed:
            self.gain_points(seat, tile.points * times, tile.source)
        for reward in seat.faction.rewards[deed]:
            if seat.has(reward.needs):
                if reward.points:
                    self.gain_points(seat, reward.points * times, reward.source)
                if reward.power:
                    self.gain_power(seat, reward.power * times, reward.source)

    def sail(self, seat: Seat, source: str) -> None:
        """One step on the sailing track; past its end, nothing."""
        if seat.sailing < self.box.track_end:
            seat.sailing += 1
            if self.ledger is not None:
                self.ledger.record(seat.number, "sailing", 1, source)
            self.gain_points(seat, self.box.sailing_points[seat.sailing], "track:sailing")
            self.reward(seat, SAILING)
            self.refresh_reach(seat)

    # The land

    def at_distance(self, home: i64, steps: i64) -> Hexes:
        """The hexes whose terrain is so many steps from home on the circle."""
        return self.terrain[(home + steps) % 5] | self.terrain[(home - steps) % 5]

    def distance(self, home: i64, at: Hex) -> i64:
        """How many steps the terrain of a hex is from home."""
        spot = one(at)
        terrain: i64 = 0
        while not self.terrain[terrain] & spot:
            terrain += 1
        return circle_steps(home, terrain)

    def make_home(self, home: i64, at: Hex) -> None:
        """Place a terrain tile."""
        spot = one(at)
        for terrain in range(len(self.terrain)):
            self.terrain[terrain] &= ~spot
        self.terrain[home] |= spot

    def adjacent_to(self, seat: Seat, other: Seat, at: Hex) -> Hexes:
        """The hexes next to a hex, over bridges of either of two seats."""
        near = self.land.adjacent[at]
        bridges = seat.bridges | other.bridges
        return near | self.land.across(at, bridges) if bridges else near

    def has_neighbour(self, seat: Seat, at: Hex) -> bool:
        """Does a building of another faction stand next to this hex of the seat?"""
        if self.neutral and (self.land.adjacent[at] | self.land.across(at, seat.bridges)) & self.neutral:
            return True
        for other in self.seats:
            if other is not seat and self.adjacent_to(seat, other, at) & other.buildings:
                return True
        return False

    def with_neighbours(self, seat: Seat, hexes: Hexes) -> Hexes:
        """Those hexes of the seat that have a building of another faction next to them."""
        result: Hexes = 0
        while hexes:
            low = hexes & -hexes
            if self.has_neighbour(seat, place(low)):
                result |= low
            hexes ^= low
        return result

    def sailing_reach(self, seat: Seat) -> i64:
        """The sailing value for reach: a bonus tile may lift it."""
        if seat.bonus == NONE:
            return seat.sailing
        return seat.sailing + self.box.bonus_tiles[seat.bonus].sailing

    def refresh_reach(self, seat: Seat) -> None:
        """Work out anew what is in reach."""
        buildings = seat.buildings
        reach = union(self.land.reach[self.sailing_reach(seat)], buildings)
        if seat.bridges:
            reach |= self.land.far_ends(buildings, seat.bridges)
        seat.reach = reach

    def group(self, seat: Seat, start: Hexes) -> Hexes:
        """All buildings of a seat joined to the buildings of the start set."""
        own = seat.buildings
        if not seat.bridges:
            return connected(self.land.adjacent, start, own)
        group: Hexes = 0
        fringe = start & own
        while fringe:
            group |= fringe
            fringe = self.land.around(fringe, seat.bridges) & own & ~group
        return group

    def groups(self, seat: Seat) -> list[Hexes]:
        """The settlements of a seat."""
        found: list[Hexes] = []
        left = seat.buildings
        while left:
            group = self.group(seat, left & -left)
            found.append(group)
            left &= ~group
        return found
