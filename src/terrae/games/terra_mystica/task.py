"""What the seat whose turn it is may and must still do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from terrae.board.wide import Places

NOWHERE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Task:
    """A turn under way: actions left, and what the last action granted."""

    def __init__(self) -> None:
        self.actions: i64 = 0  # full actions left
        self.acted = False
        # Terraforming
        self.spades: i64 = 0  # not used yet
        self.bought = False  # then all spades of the action go on one hex
        self.worked: i64 = NOWHERE  # the hex the action's spades were used on
        self.turned: Places = 0  # hexes this action made home terrain
        self.strayed = False  # a hex was turned into something else than home
        self.digs = False  # is it an action that spades may be bought for?
        self.complete = False  # no spades may be bought to those it brought
        self.may_build = False  # a dwelling on a hex that was turned
        self.jumped: i64 = NOWHERE  # the hex that tunnel or carpet was paid for
        self.storm = False  # one hex next door becomes home terrain
        self.ride = False  # a free dwelling anywhere on home terrain
        # Rewards to choose and prices to pay
        self.favours: i64 = 0
        self.towns: i64 = 0
        self.pairs: i64 = 0  # two steps on one cult track
        self.price: i64 = 0  # cult steps to go down on one track
        self.tops: i64 = 0  # cult tracks of which only some can go to the last space, for want of keys
        self.bridges: i64 = 0
        self.posts: i64 = 0  # free upgrades to trading houses
        self.recolour = False  # a new home terrain must be picked
        self.unsettled = False  # passed with something left to choose
        # Special landscapes
        self.landed = False  # this action placed one: what is next to it alone is out of reach
        self.bare = False  # spades without a dwelling, and without more spades
        self.quiet = False  # steps down of this turn pay for the landscape itself
        self.gifts: i64 = 0  # of towns, to choose
        self.growths: i64 = 0  # town tiles of towns that only grew
        self.boons: i64 = 0  # what a landscape allows at once and only once

    def busy(self) -> bool:
        """Is there something that must be done before the turn can end?"""
        return (
            self.favours > 0
            or self.towns > 0
            or self.pairs > 0
            or self.price > 0
            or self.tops > 0
            or self.recolour
            or self.gifts > 0
            or (self.bought and self.spades > 0)
        )

    def drop_rights(self) -> None:
        """What the last action granted and was not used is lost."""
        self.spades = 0
        self.bought = False
        self.worked = NOWHERE
        self.turned = 0
        self.strayed = False
        self.digs = False
        self.complete = False
        self.may_build = False
        self.jumped = NOWHERE
        self.storm = False
        self.ride = False
        self.bridges = 0
        self.posts = 0
        self.landed = False
        self.bare = False

    def copy(self) -> Task:
        twin = Task()
        twin.actions = self.actions
        twin.acted = self.acted
        twin.spades = self.spades
        twin.bought = self.bought
        twin.worked = self.worked
        twin.turned = self.turned
        twin.strayed = self.strayed
        twin.digs = self.digs
        twin.complete = self.complete
        twin.may_build = self.may_build
        twin.jumped = self.jumped
        twin.storm = self.storm
        twin.ride = self.ride
        twin.favours = self.favours
        twin.towns = self.towns
        twin.pairs = self.pairs
        twin.price = self.price
        twin.tops = self.tops
        twin.bridges = self.bridges
        twin.posts = self.posts
        twin.recolour = self.recolour
        twin.unsettled = self.unsettled
        twin.landed = self.landed
        twin.bare = self.bare
        twin.quiet = self.quiet
        twin.gifts = self.gifts
        twin.growths = self.growths
        twin.boons = self.boons
        return twin
