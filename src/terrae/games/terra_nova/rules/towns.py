"""Founding towns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, count, one
from terrae.core.moves import Move, Verb
from terrae.games.terra_nova.rules.action import Question
from terrae.games.terra_nova.rules.box import TOWN as TOWN_FOUNDED
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import Why

TOWN: Final = Verb("town", icon="town", part="tile:town-{target}")
FOUND: Final = Verb("found", icon="town", part="hex:{target}")


def town_value(state: Nova, seat: Seat, group: Hexes) -> i64:
    """The total town value of some buildings."""
    box = state.box
    palaces = group & (seat.left | seat.right)
    return (
        count(group & seat.houses) * box.house_value
        + count(group & seat.posts) * box.post_value
        + count(palaces) * box.palace_value
    )


def is_town(state: Nova, seat: Seat, group: Hexes) -> bool:
    """Do these joined buildings suffice for a new town?"""
    return (
        not group & seat.towns
        and count(group) >= state.box.town_buildings
        and town_value(state, seat, group) >= seat.faction.town_value(seat)
    )


def grow_towns(state: Nova, seat: Seat) -> None:
    """Buildings joined to a town belong to it from now on."""
    if seat.towns:
        seat.towns |= state.group(seat, seat.towns)


def new_towns(state: Nova, seat: Seat) -> list[Hexes]:
    """The groups of buildings that could become a town."""
    found: list[Hexes] = []
    if not seat.town_tiles:
        return found
    left = seat.buildings & ~seat.towns
    while left:
        group = state.group(seat, left & -left)
        left &= ~group
        if is_town(state, seat, group):
            found.append(group)
    return found


@final
class ChooseGroup(Question):
    """Several groups could become a town: which one now?"""

    def verbs(self, state: Nova) -> list[Verb]:
        return [FOUND]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        firsts: Hexes = 0
        for group in new_towns(state, seat):
            firsts |= group & -group
        return why.only("town-begins", firsts)

    def play(self, state: Nova, move: Move) -> None:
        group = state.group(state.seats[self.seat], one(state.land.hex_at[move.at]))
        state.then(ChooseTownTile(self.seat, group))


@final
class ChooseTownTile(Question):
    """Which town tile goes with the new town?"""

    def __init__(self, seat: i64, group: Hexes) -> None:
        super().__init__(seat)
        self.group = group

    def verbs(self, state: Nova) -> list[Verb]:
        return [TOWN]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        return why.only("town-tile-left", seat.town_tiles)

    def play(self, state: Nova, move: Move) -> None:
        seat = state.seats[self.seat]
        tile = state.box.town_tiles[move.at]
        seat.towns |= self.group
        seat.town_tiles &= ~one(move.at)
        if tile.money:
            state.gain_money(seat, tile.money, tile.source)
        if tile.power:
            state.gain_power(seat, tile.power, tile.source)
        state.gain_points(seat, tile.points, tile.source)
        for _ in range(tile.sailing):
            state.sail(seat, tile.source)
        state.reward(seat, TOWN_FOUNDED)
