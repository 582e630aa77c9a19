"""A seat: what one player owns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from terrae.core.vectors import vec
from terrae.games.terramara.rules.box import NO_POWERS, Powers

NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Seat:
    """The holdings of a player and where the clan stands."""

    def __init__(self, number: i64, goods: vec[i64], workers: vec[i64], tired: vec[i64]) -> None:
        self.number: i64 = number
        self.goods = goods  # raw, then refined
        self.workers = workers  # by level less one
        self.tired = tired  # of these, used this round
        self.points: i64 = 0
        self.military: i64 = 0
        self.culture: i64 = 0
        self.caravan: i64 = 0  # where the first Caravan stands: three times the node, then left, then right of it
        self.second: i64 = 0
        self.flags: i64 = 0  # rows with a Flag on their Outpost
        self.end_points: i64 = 0  # what Caravans at the end of the Road will score
        self.cards: i64 = 0  # artifacts created
        self.used: i64 = 0  # of these, used this round
        self.reserved: i64 = NONE
        self.character: i64 = NONE
        self.grown = False  # is the character on its experienced side?
        self.side: Powers = NO_POWERS  # what the character can do now
        self.ability_used = False
        self.start: i64 = NONE  # Starting Resources card, until it is returned
        self.bonus_tiles: i64 = 0  # personal ones
        self.own_crossroads: i64 = NONE  # the tile with the personal Crossroads
        self.own_outpost: i64 = NONE
        self.clan: i64 = 0  # Explorers, wherever they are
        self.explorers: i64 = 0  # of these, not sent yet
        self.chieftain = True  # not sent yet
        self.warriors: i64 = 0  # not sent yet
        self.explorers_at: i64 = 0
        self.chieftain_at: i64 = 0
        self.warriors_at: i64 = 0
        self.hut_explorers: i64 = 0
        self.hut_warriors: i64 = 0
        self.sent: i64 = 0  # clan members sent this round
        # Worked out when cards or the character change.
        self.bends: i64 = 0
        self.raid_bonus: i64 = 0
        self.raw_for_refined: i64 = 0  # raw goods that may pay for refined ones, for each artifact

    def members(self) -> i64:
        """Clan members that can still be sent."""
        return self.explorers + self.warriors + (1 if self.chieftain else 0)

    def raw(self) -> i64:
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[3]

    def refined(self) -> i64:
        goods = self.goods
        return goods[4] + goods[5] + goods[6] + goods[7]

    def worker_levels(self) -> i64:
        """The levels of all Workers, added up."""
        workers = self.workers
        return workers[0] + 2 * workers[1] + 3 * workers[2]

    def ready(self, level: i64) -> bool:
        """Is there a Worker of this level (from 0) that was not used this round?"""
        return self.workers[level] > self.tired[level]

    def slower(self) -> i64:
        """The last node that both Caravans reached."""
        return min(self.caravan, self.second) // 3

    def copy(self) -> Seat:
        twin = Seat(self.number, self.goods[:], self.workers[:], self.tired[:])
        twin.points = self.points
        twin.military = self.military
        twin.culture = self.culture
        twin.caravan = self.caravan
        twin.second = self.second
        twin.flags = self.flags
        twin.end_points = self.end_points
        twin.cards = self.cards
        twin.used = self.used
        twin.reserved = self.reserved
        twin.character = self.character
        twin.grown = self.grown
        twin.side = self.side
        twin.ability_used = self.ability_used
        twin.start = self.start
        twin.bonus_tiles = self.bonus_tiles
        twin.own_crossroads = self.own_crossroads
        twin.own_outpost = self.own_outpost
        twin.clan = self.clan
        twin.explorers = self.explorers
        twin.chieftain = self.chieftain
        twin.warriors = self.warriors
        twin.explorers_at = self.explorers_at
        twin.chieftain_at = self.chieftain_at
        twin.warriors_at = self.warriors_at
        twin.hut_explorers = self.hut_explorers
        twin.hut_warriors = self.hut_warriors
        twin.sent = self.sent
        twin.bends = self.bends
        twin.raid_bonus = self.raid_bonus
        twin.raw_for_refined = self.raw_for_refined
        return twin
