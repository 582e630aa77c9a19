"""Make habitable and build; upgrade; power for the neighbours."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hex, Hexes, count, one
from terrae.core.moves import Move, Verb
from terrae.games.terra_nova.rules.action import DONE, HexAction, Question
from terrae.games.terra_nova.rules.box import HOUSE, LEFT, PALACE, POST, RIGHT, SHOVEL
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import Why


def feed_neighbours(state: Nova, seat: Seat, at: Hex) -> None:
    """Each other seat gains 1 power for each of its buildings next to the new one."""
    for other in state.seats:
        if other is not seat:
            near = state.adjacent_to(seat, other, at) & other.buildings
            if near:
                state.gain_power(other, count(near), "neighbour")


def set_house(state: Nova, seat: Seat, at: Hex) -> None:
    """Put the leftmost house on a hex."""
    seat.houses |= one(at)
    seat.grown = True
    seat.house_count += 1
    state.occupied |= one(at)
    state.refresh_reach(seat)


def build_house(state: Nova, seat: Seat, at: Hex) -> None:
    """A house stands; everybody draws the consequences."""
    set_house(state, seat, at)
    state.reward(seat, HOUSE)
    for other in state.seats:
        if other is not seat:
            other.faction.on_other_house(state, other)
    feed_neighbours(state, seat, at)


def set_post(state: Nova, seat: Seat, at: Hex) -> None:
    """A trading post stands, which counts as an upgrade; everybody draws the consequences."""
    seat.posts |= one(at)
    seat.post_count += 1
    seat.grown = True
    state.reward(seat, POST)
    tell_of_upgrade(state, seat, at)


def tell_of_upgrade(state: Nova, seat: Seat, at: Hex) -> None:
    """The other seats learn of an upgrade."""
    for other in state.seats:
        if other is not seat:
            other.faction.on_other_upgrade(state, other)
    feed_neighbours(state, seat, at)


def upgrade_to_post(state: Nova, seat: Seat, at: Hex) -> None:
    """A house returns to the mat and a trading post takes its place."""
    seat.houses &= ~one(at)
    seat.house_count -= 1
    set_post(state, seat, at)


def make_habitable(state: Nova, seat: Seat, at: Hex, free: i64) -> i64:
    """Turn a hex into home terrain, buying the shovels that are not free; tell how many were used."""
    faction = seat.faction
    used = faction.shovels(seat, state.distance(faction.home, at))
    if used > free:
        state.pay_money(seat, (used - free) * state.box.shovel_price, "shovel")
    state.make_home(faction.home, at)
    state.reward(seat, SHOVEL, used)
    return used


def free_hexes(state: Nova, seat: Seat, why: Why) -> Hexes:
    """The unoccupied hexes in reach."""
    return why.only("unoccupied", ~state.occupied) & why.only("in-reach", seat.reach)


def diggable(state: Nova, seat: Seat, free: i64, may_buy: bool, why: Why) -> Hexes:
    """The hexes that can be made habitable with so many free shovels."""
    faction = seat.faction
    hexes = free_hexes(state, seat, why) & why.only("foreign", ~state.terrain[faction.home])
    for steps in range(1, 3):
        bought = faction.shovels(seat, steps) - free
        if bought > 0:
            price = bought * state.box.shovel_price
            if not may_buy:
                hexes &= why.only("shovels-there", ~state.at_distance(faction.home, steps))
            elif seat.money < price:
                hexes &= why.paid("shovels-paid", ~state.at_distance(faction.home, steps), price)
    return hexes


def no_house(state: Nova, seat: Seat, why: Why) -> bool:
    """Is the money for a house missing, or is none left?"""
    price = state.box.house_price
    return (seat.money < price and why.dear("house-paid", price)) or no_house_left(state, seat, why)


def no_house_left(state: Nova, seat: Seat, why: Why) -> bool:
    return seat.house_count == state.box.houses and why.stop("house-left")


def no_post_left(state: Nova, seat: Seat, why: Why) -> bool:
    return seat.post_count == state.box.posts and why.stop("post-left")


def buildable(state: Nova, seat: Seat, why: Why) -> Hexes:
    """The hexes where a house can be built."""
    if no_house(state, seat, why):
        return 0
    return free_hexes(state, seat, why) & why.only("home", state.terrain[seat.faction.home])


def free_homes(state: Nova, seat: Seat, why: Why) -> Hexes:
    """All unoccupied hexes of the home terrain, in reach or not."""
    return why.only("unoccupied", ~state.occupied) & why.only("native", state.terrain[seat.faction.home])


@final
class Dig(Question):
    """Make habitable and build: hexes first, then perhaps a house on one of them."""

    def __init__(self, seat: i64, free: i64, changed: Hexes = 0) -> None:
        super().__init__(seat)
        self.free = free  # shovels left
        self.changed = changed  # hexes this action made habitable

    def enter(self, state: Nova) -> bool:
        if self.changed and not self.answered(state, state.seats[self.seat]):
            return False
        state.now = self
        return True

    def verbs(self, state: Nova) -> list[Verb]:
        return GO_ON if self.changed else BEGIN

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        if verb is HABITABLE:
            if not self.free and why.stop("shovels-there"):
                return 0
            return diggable(state, seat, self.free, self.free == 1 and not self.changed, why)
        if not self.changed:
            return buildable(state, seat, why)
        return 0 if no_house(state, seat, why) else why.only("changed", self.changed)

    def play(self, state: Nova, move: Move) -> None:
        seat = state.seats[self.seat]
        if move.verb is BUILD:
            BUILD.take(state, seat, move.at)
        elif move.verb is HABITABLE:
            at = state.land.hex_at[move.at]
            left = self.free - make_habitable(state, seat, at, self.free)
            state.then(Dig(self.seat, max(left, 0), self.changed | one(at)))


@final
class Habitable(HexAction):
    """`habitable E5`: pay shovels, then perhaps build."""

    def targets(self, state: Nova, seat: Seat, why: Why) -> Hexes:
        price = state.box.shovel_price
        if seat.money < price and why.dear("shovels-paid", price):
            return 0
        return diggable(state, seat, 0, True, why)

    def act(self, state: Nova, seat: Seat, at: Hex) -> None:
        make_habitable(state, seat, at, 0)
        state.then(Dig(seat.number, 0, one(at)))


@final
class Build(HexAction):
    """`build E5`: a house on home terrain in reach."""

    def targets(self, state: Nova, seat: Seat, why: Why) -> Hexes:
        return buildable(state, seat, why)

    def act(self, state: Nova, seat: Seat, at: Hex) -> None:
        state.pay_money(seat, state.box.house_price, "house")
        build_house(state, seat, at)


@final
class Upgrade(HexAction):
    """`post E5`: upgrade a house to a trading post."""

    def targets(self, state: Nova, seat: Seat, why: Why) -> Hexes:
        price = seat.faction.post_price(state, seat, True)
        if (seat.money < price and why.dear("post-paid", price)) or no_post_left(state, seat, why):
            return 0
        houses = why.only("own-house", seat.houses)
        price = seat.faction.post_price(state, seat, False)
        if seat.money >= price:
            return houses
        return why.paid("post-paid", state.with_neighbours(seat, houses), price)

    def act(self, state: Nova, seat: Seat, at: Hex) -> None:
        price = seat.faction.post_price(state, seat, state.has_neighbour(seat, at))
        state.pay_money(seat, price, "post")
        upgrade_to_post(state, seat, at)


@final
class Palace(HexAction):
    """`palace-left E5` and `palace-right E5`: upgrade a trading post to the palace of that side."""

    def __init__(self, word: str, side: i64) -> None:
        super().__init__(word, icon="palace", part="hex:{target}")
        self.side = side

    def targets(self, state: Nova, seat: Seat, why: Why) -> Hexes:
        price = state.box.palace_price
        if (seat.money < price and why.dear("palace-paid", price)) or (seat.has(self.side) and why.stop("palace-left")):
            return 0
        return why.only("own-post", seat.posts)

    def act(self, state: Nova, seat: Seat, at: Hex) -> None:
        state.pay_money(seat, state.box.palace_price, "palace")
        seat.posts &= ~one(at)
        seat.post_count -= 1
        if self.side == LEFT:
            seat.left = one(at)
        else:
            seat.right = one(at)
        seat.grown = True
        state.reward(seat, PALACE)
        tell_of_upgrade(state, seat, at)
        seat.faction.on_palace(state, seat, self.side)


HABITABLE: Final = Habitable("habitable", icon="shovel", part="hex:{target}")
BUILD: Final = Build("build", icon="house", part="hex:{target}")
UPGRADE: Final = Upgrade("post", icon="trading-post", part="hex:{target}")
PALACE_LEFT: Final = Palace("palace-left", LEFT)
PALACE_RIGHT: Final = Palace("palace-right", RIGHT)
BEGIN: Final[list[Verb]] = [HABITABLE, BUILD]
GO_ON: Final[list[Verb]] = [HABITABLE, BUILD, DONE]
