"""A seat: what one player owns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from terrae.board.hexes import Hexes
from terrae.economy.power import PowerCycle
from terrae.games.terra_nova.rules.box import ALWAYS, LEFT

if TYPE_CHECKING:
    from terrae.games.terra_nova.rules.faction import Faction

NONE: Final = -1
NO_HARBOURS: Final[list[int]] = []  # what every seat begins with


@final
@mypyc_attr(acyclic=True)
class Seat(PowerCycle):
    """The holdings of a player and where the buildings stand."""

    def __init__(self, number: i64, faction: Faction) -> None:
        super().__init__()
        self.number: i64 = number
        self.faction = faction
        self.colour: i64 = NONE  # of the mat, which is taken before its side is chosen
        self.money: i64 = 0
        self.points: i64 = 0
        self.sailing: i64 = 0
        self.houses: Hexes = 0
        self.posts: Hexes = 0
        self.left: Hexes = 0  # where the left palace stands
        self.right: Hexes = 0
        self.house_count: i64 = 0
        self.post_count: i64 = 0
        self.bridges: i64 = 0
        self.bridge_count: i64 = 0
        self.reach: Hexes = 0  # what buildings, bridges and sailing reach, worked out when one of them changes
        self.towns: Hexes = 0  # buildings that belong to a town
        self.harbours: list[int] = NO_HARBOURS  # river spaces with a town tile on them; replaced, never changed
        self.moored: list[int] = NO_HARBOURS  # for each, the buildings beside it when its town was founded
        self.town_tiles: i64 = 0b1111  # not yet used
        self.bonus: i64 = NONE
        self.used: i64 = 0  # special actions of this round: 2 left palace, 4 right palace
        self.dropped = False
        self.grown = False  # built or bridged since towns were last looked for

    @property
    def buildings(self) -> Hexes:
        return self.houses | self.posts | self.left | self.right

    def has(self, needs: i64) -> bool:
        """Does an effect of the mat hold that needs this palace?"""
        if needs == ALWAYS:
            return True
        return (self.left if needs == LEFT else self.right) != 0

    def palace_count(self) -> i64:
        return (1 if self.left else 0) + (1 if self.right else 0)

    def copy(self) -> Seat:
        twin = Seat(self.number, self.faction)
        twin.bowl1 = self.bowl1
        twin.bowl2 = self.bowl2
        twin.bowl3 = self.bowl3
        twin.colour = self.colour
        twin.money = self.money
        twin.points = self.points
        twin.sailing = self.sailing
        twin.houses = self.houses
        twin.posts = self.posts
        twin.left = self.left
        twin.right = self.right
        twin.house_count = self.house_count
        twin.post_count = self.post_count
        twin.bridges = self.bridges
        twin.bridge_count = self.bridge_count
        twin.reach = self.reach
        twin.towns = self.towns
        twin.harbours = self.harbours
        twin.moored = self.moored
        twin.town_tiles = self.town_tiles
        twin.bonus = self.bonus
        twin.used = self.used
        twin.dropped = self.dropped
        twin.grown = self.grown
        return twin
