"""Make habitable and build; upgrade; power for the neighbours."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hex, Hexes, count, one
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_nova.rules.action import DONE, HexAction, add
from terrae.games.terra_nova.rules.box import HOUSE, LEFT, PALACE, POST, RIGHT, SHOVEL
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


def feed_neighbours(state: Nova, seat: Seat, at: Hex) -> None:
    """Each other seat gains 1 power for each of its buildings next to the new one."""
    for other in state.seats:
        if other is not seat:
            near = state.adjacent_to(seat, other, at) & other.buildings
            if near:
                state.gain_power(other, count(near), "neighbour")


def can_pay_house(state: Nova, seat: Seat) -> bool:
    """Is there a house on the mat and the money for it?"""
    return seat.money >= state.box.house_price and seat.house_count < state.box.houses


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


def diggable(state: Nova, seat: Seat, free: i64, may_buy: bool) -> Hexes:
    """The unoccupied hexes in reach that can be made habitable with so many free shovels."""
    faction = seat.faction
    hexes = state.free_hexes(seat)
    found: Hexes = 0
    for steps in range(1, 3):
        bought = faction.shovels(seat, steps) - free
        if bought <= 0 or (may_buy and seat.money >= bought * state.box.shovel_price):
            found |= hexes & state.at_distance(faction.home, steps)
    return found


def buildable(state: Nova, seat: Seat) -> Hexes:
    """The unoccupied hexes of home terrain in reach, if a house can be paid."""
    return state.free_hexes(seat) & state.terrain[seat.faction.home] if can_pay_house(state, seat) else 0


def can_dig(state: Nova, seat: Seat, free: i64) -> bool:
    """Can a make-habitable-and-build action with free shovels be carried out?"""
    return (diggable(state, seat, free, free == 1) | buildable(state, seat)) != 0


@final
class Dig(Decision[Nova]):
    """Make habitable and build: hexes first, then perhaps a house on one of them."""

    def __init__(self, seat: i64, free: i64, changed: Hexes = 0) -> None:
        super().__init__(seat)
        self.free = free  # shovels left
        self.changed = changed  # hexes this action made habitable

    def enter(self, state: Nova) -> bool:
        if self.changed:
            seat = state.seats[self.seat]
            more = diggable(state, seat, self.free, False) if self.free else 0
            if not more and not can_pay_house(state, seat):
                return False
        state.now = self
        return True

    def moves(self, state: Nova) -> list[Move]:
        seat = state.seats[self.seat]
        out: list[Move] = []
        if not self.changed:
            add(out, state.land.of(HABITABLE), diggable(state, seat, self.free, self.free == 1))
            add(out, state.land.of(BUILD), buildable(state, seat))
            return out
        if self.free:
            add(out, state.land.of(HABITABLE), diggable(state, seat, self.free, False))
        if can_pay_house(state, seat):
            add(out, state.land.of(BUILD), self.changed)
        out.append(state.land.of(DONE)[0])
        return out

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

    def offer(self, state: Nova, seat: Seat, out: list[Move]) -> None:
        if seat.money >= state.box.shovel_price:
            add(out, state.land.of(self), diggable(state, seat, 0, True))

    def act(self, state: Nova, seat: Seat, at: Hex) -> None:
        make_habitable(state, seat, at, 0)
        state.then(Dig(seat.number, 0, one(at)))


@final
class Build(HexAction):
    """`build E5`: a house on home terrain in reach."""

    def offer(self, state: Nova, seat: Seat, out: list[Move]) -> None:
        add(out, state.land.of(self), buildable(state, seat))

    def act(self, state: Nova, seat: Seat, at: Hex) -> None:
        state.pay_money(seat, state.box.house_price, "house")
        build_house(state, seat, at)


@final
class Upgrade(HexAction):
    """`post E5`: upgrade a house to a trading post."""

    def offer(self, state: Nova, seat: Seat, out: list[Move]) -> None:
        faction = seat.faction
        if seat.post_count == state.box.posts or seat.money < faction.post_price(state, seat, True):
            return
        if seat.money >= faction.post_price(state, seat, False):
            add(out, state.land.of(self), seat.houses)
        else:
            add(out, state.land.of(self), state.with_neighbours(seat, seat.houses))

    def act(self, state: Nova, seat: Seat, at: Hex) -> None:
        price = seat.faction.post_price(state, seat, state.has_neighbour(seat, at))
        state.pay_money(seat, price, "post")
        upgrade_to_post(state, seat, at)


@final
class Palace(HexAction):
    """`palace-left E5` and `palace-right E5`: upgrade a trading post to the palace of that side."""

    def __init__(self, word: str, side: i64) -> None:
        super().__init__(word)
        self.side = side

    def offer(self, state: Nova, seat: Seat, out: list[Move]) -> None:
        if seat.posts and seat.money >= state.box.palace_price and not seat.has(self.side):
            add(out, state.land.of(self), seat.posts)

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


HABITABLE: Final = Habitable("habitable")
BUILD: Final = Build("build")
UPGRADE: Final = Upgrade("post")
PALACE_LEFT: Final = Palace("palace-left", LEFT)
PALACE_RIGHT: Final = Palace("palace-right", RIGHT)
