"""A seat: what one player owns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from terrae.board.wide import SPOTS, Places, size
from terrae.economy.power import PowerCycle
from terrae.games.terra_mystica.rules.box import SANCTUARY, STRONGHOLD
from terrae.games.terra_mystica.rules.grant import Held
from terrae.games.terra_mystica.rules.offers import ASK, Deal, Offer

if TYPE_CHECKING:
    from terrae.games.terra_mystica.rules.faction import Faction

NONE: Final = -1

# What a new seat and a copy begin with: lists are replaced, never changed, so all of them share these.
NO_PLACES: Final[list[int]] = []
NO_OFFERS: Final[list[Offer]] = []
NO_DEALS: Final[list[Deal]] = []
NO_STEPS: Final = [0, 0, 0, 0]  # by cult
NO_STRUCTURES: Final = [0, 0, 0, 0, 0]  # by kind


@final
@mypyc_attr(acyclic=True)
class Seat(PowerCycle):
    """The holdings of a player and where the structures stand. Lists are replaced, never changed."""

    def __init__(self, number: i64, faction: Faction) -> None:
        super().__init__()
        self.number: i64 = number
        self.faction = faction
        self.points: i64 = 0
        self.coins: i64 = 0
        self.workers: i64 = 0
        self.priests: i64 = 0
        self.most_priests: i64 = 0  # in hand
        self.priests_placed: i64 = 0  # on the cult board for good
        self.orders: i64 = 0  # their places there, four bits for each cult
        self.keys: i64 = 0
        self.cults: list[int] = NO_STEPS
        self.remembered: i64 = 0  # cult tracks where a step to the top failed for want of a key, this turn
        self.home: i64 = NONE  # the terrain the structures stand on
        self.picked: i64 = NONE  # the terrain a faction picked in set-up
        self.changes: i64 = 0  # of the home terrain
        self.unlocked: i64 = 0  # terrains to build on without turning them
        self.shipping: i64 = 0
        self.digging: i64 = 0  # level of the exchange track
        self.skip: i64 = 0  # hexes that tunnel or carpet skips
        self.standing: list[int] = NO_STRUCTURES  # by kind: the hexes
        self.counts: list[int] = NO_STRUCTURES
        self.structures: Places = 0
        self.reach: Places = 0  # what adjacency and ships reach, worked out when one of them changes
        self.bridges: Places = 0  # bridge spaces with an own bridge
        self.bridge_count: i64 = 0
        self.stacked: list[int] = NO_PLACES  # bridge spaces of further own bridges on top
        self.towns: Places = 0  # structures that belong to a town
        self.town_rivers: Places = 0  # river hexes that join structures to a town
        self.town_tiles: list[int] = NO_PLACES
        self.favours: i64 = 0  # favour tiles, as a mask
        self.bonus: i64 = NONE
        self.used: i64 = 0  # special actions of this round
        self.passed = False
        self.out = False  # dropped from the game
        # What the seat still has to answer, on its turn or not
        self.offers: list[Offer] = NO_OFFERS
        self.deals: list[Deal] = NO_DEALS
        self.steps: i64 = 0  # cult steps to take
        self.late_steps: i64 = 0  # so many of them may wait for the next turn
        self.earlier: i64 = 0  # the last deal made before its turn began
        self.held: Held | None = None  # other debts
        self.arrivals: i64 = 0  # priests that may unlock a terrain instead
        self.cult_spades: i64 = 0
        self.makings: i64 = 0  # workers that may become priests
        self.landmark: Places = 0  # where the special landscape lies
        self.land_bridges: Places = 0  # the hexes that land bridges join to it
        self.town_spots: list[int] = NO_PLACES  # for each town tile gained or due: a hex of its town
        self.answer: i64 = ASK  # how offers are answered: asked, always, or up to so many points

    def set_structure(self, kind: i64, at: i64) -> None:
        """A structure stands on a hex."""
        spot = SPOTS[at]
        standing = self.standing[:]
        counts = self.counts[:]
        standing[kind] |= spot
        counts[kind] += 1
        self.standing = standing
        self.counts = counts
        self.structures |= spot

    def remove_structure(self, kind: i64, at: i64) -> None:
        """A structure goes back to the faction board."""
        spot = SPOTS[at]
        standing = self.standing[:]
        counts = self.counts[:]
        standing[kind] &= ~spot
        counts[kind] -= 1
        self.standing = standing
        self.counts = counts
        self.structures &= ~spot

    def has_stronghold(self) -> bool:
        return self.counts[STRONGHOLD] > 0

    def value_of(self, group: Places) -> i64:
        """The power of the structures of a group."""
        power = self.faction.mat.power
        total: i64 = 0
        for kind in range(5):
            mask = self.standing[kind] & group
            if mask:
                total += power[kind] * size(mask)
        return total + 1 if self.landmark & group else total

    def buildings_in(self, group: Places) -> i64:
        """How many structures a group has, the sanctuary counting twice."""
        number = size(self.structures & group)
        return number + 1 if self.standing[SANCTUARY] & group else number

    def copy(self) -> Seat:
        twin = Seat(self.number, self.faction)
        twin.bowl1 = self.bowl1
        twin.bowl2 = self.bowl2
        twin.bowl3 = self.bowl3
        twin.points = self.points
        twin.coins = self.coins
        twin.workers = self.workers
        twin.priests = self.priests
        twin.most_priests = self.most_priests
        twin.priests_placed = self.priests_placed
        twin.orders = self.orders
        twin.keys = self.keys
        twin.cults = self.cults
        twin.remembered = self.remembered
        twin.home = self.home
        twin.picked = self.picked
        twin.changes = self.changes
        twin.unlocked = self.unlocked
        twin.shipping = self.shipping
        twin.digging = self.digging
        twin.skip = self.skip
        twin.standing = self.standing
        twin.counts = self.counts
        twin.structures = self.structures
        twin.reach = self.reach
        twin.bridges = self.bridges
        twin.bridge_count = self.bridge_count
        twin.stacked = self.stacked
        twin.towns = self.towns
        twin.town_rivers = self.town_rivers
        twin.town_tiles = self.town_tiles
        twin.favours = self.favours
        twin.bonus = self.bonus
        twin.used = self.used
        twin.passed = self.passed
        twin.out = self.out
        twin.offers = self.offers
        twin.deals = self.deals
        twin.steps = self.steps
        twin.late_steps = self.late_steps
        twin.earlier = self.earlier
        twin.held = self.held
        twin.arrivals = self.arrivals
        twin.cult_spades = self.cult_spades
        twin.makings = self.makings
        twin.landmark = self.landmark
        twin.land_bridges = self.land_bridges
        twin.town_spots = self.town_spots
        twin.answer = self.answer
        return twin
