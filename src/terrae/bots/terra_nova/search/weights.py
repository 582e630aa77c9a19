"""What things are worth to the normal bot, in hundredths of a point: a first guess by hand, see docs/bots.md."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.vectors import vec

POINT: Final = 100

# What an ability that is code rather than numbers is worth in each round still to come, by the name of its trait.
TRAITS: Final[dict[str, int]] = {
    "lake-house": 350,
    "sunrise": 250,
    "palace-shovel": 250,
    "free-post": 400,
    "invention": 350,
    "one-shovel": 150,
    "cheap-posts": 80,
}


@final
class Weights:
    """A set of opinions. `by round` means: by the number of rounds still to come after this one, 0 to 5."""

    def __init__(self) -> None:
        self.coin = vec[i64]([33, 40, 46, 52, 56, 60])  # a coin that can be spent when so many rounds follow, plus one
        self.charged: i64 = 120  # power in bowl III, in hundredths of a coin
        self.charging: i64 = 45  # power in bowl II
        self.step: i64 = 55  # one power gained as income in a later round
        self.most_steps: i64 = 12  # power of an income that can be used well
        self.enough = vec[i64]([0, 40, 40, 35, 30, 30])  # by round: money that can be spent well in the next one
        self.surplus: i64 = 70  # per cent of the worth of a coin, for those beyond that
        self.town: i64 = 1250  # a town with the tiles and room that are left
        self.town_sure: i64 = 90  # per cent: the chance of a town that costs nothing more
        self.town_doubt: i64 = 22  # per cent less for ten coins that it still costs, in tenths
        self.town_rounds = vec[i64]([0, 100, 95, 80, 70, 60])  # by round: per cent of that
        self.town_budget = vec[i64]([0, 30, 45, 60, 75, 90])  # by round: money for all towns to come
        self.last_town: i64 = 950  # a town in the last round
        self.last_share: i64 = 85  # per cent of what it brings, until it is founded
        self.last_power: i64 = 130  # what a power pays of it, in hundredths of a coin
        self.territory = vec[i64]([40, 20, 14, 10, 8, 7])  # by round: how much surer one building makes a rank
        self.rank_share = vec[i64]([100, 60, 60, 60, 60, 60])  # by round: per cent of the territory scoring
        self.unfinished: i64 = 50  # hundredths of a round that a rival still has who has not dropped out
        self.largest: i64 = 14  # buildings: no territory grows beyond
        self.leech: i64 = 2  # power from neighbours in a round to come
        self.busy: i64 = 1  # houses and upgrades of each rival in a round to come that our faction may notice
        self.home: i64 = 12  # a free hex of home terrain in reach, for each round to come, three of them at most
        self.near_home: i64 = 5  # a free hex one shovel away, likewise, four at most
        self.neighbour: i64 = 6  # a building next to one of another seat that can still change, for each round to come
        self.rival: i64 = 12  # a step of power somebody else gains
        self.later_house: i64 = 15  # for each round to come: what bonus tiles may pay for it
        self.later_post: i64 = 40
        self.later_palace: i64 = 80
        self.later_sailing: i64 = 20
        self.sailing: i64 = -150  # a step of the sailing track that is made already
        self.post: i64 = 80  # a trading post, besides
        self.palace: i64 = 200  # a palace, besides
        self.ahead: i64 = 65  # per cent of the points that later round tiles promise
        self.tile_share: i64 = 100  # per cent of what the next bonus tile promises
        self.contest: i64 = 50  # being the first to take what one other seat could take too
        self.shovel_tile: i64 = 250  # the free shovel of a bonus tile
        self.reach_tile: i64 = 20  # the longer reach of a bonus tile
        self.growth: i64 = 200  # buildings, in hundredths, that a rival's territory gains in a round
        self.share_of_power: i64 = 2  # power actions a seat hopes for in a round to come
        self.traits: i64 = 100  # per cent of the worth of palace abilities
        self.small_town: i64 = 50  # being able to found towns with less, for each tile left
        # First houses
        self.site_home: i64 = 50  # a hex of home terrain next door
        self.site_near: i64 = 30  # one shovel away
        self.site_far: i64 = 10  # two shovels away
        self.site_sailed: i64 = 50  # per cent of that for hexes over one river space
        self.site_stranger: i64 = 45  # somebody else next door
        self.site_shared: i64 = 25  # a free hex between both houses
        self.site_joined: i64 = 25  # right beside the other house
        self.site_sight: i64 = 20  # one river space away from the other house
