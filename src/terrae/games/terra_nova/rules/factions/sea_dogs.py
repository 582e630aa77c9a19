"""Sea Dogs: towns over one river space; the right palace upgrades a house for free, once a round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, count, one
from terrae.core.moves import Move, Verb
from terrae.core.state import Decision
from terrae.games.terra_nova.rules.action import DONE, Special, add
from terrae.games.terra_nova.rules.box import MOST_SEATS, RIGHT, Mat
from terrae.games.terra_nova.rules.building import UPGRADE, upgrade_to_post
from terrae.games.terra_nova.rules.faction import Faction
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.towns import ChooseTownTile, is_town

HARBOUR: Final = Verb("harbour")


def beside(state: Nova, seat: Seat, space: i64) -> Hexes:
    """All own groups beside a river space together, if there are two or more."""
    shore = state.land.banks[space] & seat.buildings
    if not shore:
        return 0
    nearest = state.group(seat, shore & -shore)
    if not shore & ~nearest:
        return 0
    return state.group(seat, shore)


def harbours(state: Nova, seat: Seat) -> Hexes:
    """The river spaces over which a town could be founded."""
    found: Hexes = 0
    if seat.town_tiles and count(seat.buildings & ~seat.towns) >= state.box.town_buildings:
        for space in range(len(state.land.banks)):
            group = beside(state, seat, space)
            if group and is_town(state, seat, group):
                found |= one(space)
    return found


@final
class Harbour(Decision[Nova]):
    """A town over one river space, now or later?"""

    def enter(self, state: Nova) -> bool:
        if not harbours(state, state.seats[self.seat]):
            return False
        state.now = self
        return True

    def moves(self, state: Nova) -> list[Move]:
        out: list[Move] = []
        add(out, state.land.of(HARBOUR), harbours(state, state.seats[self.seat]))
        out.append(state.land.of(DONE)[0])
        return out

    def play(self, state: Nova, move: Move) -> None:
        if move.verb is HARBOUR:
            seat = state.seats[self.seat]
            space = state.land.space_at[move.at]
            group = beside(state, seat, space)
            seat.harbours |= one(space)
            state.then(ChooseTownTile(self.seat, group), self)


@final
class FreePost(Special):
    """A house becomes a trading post."""

    def possible(self, state: Nova, seat: Seat) -> bool:
        return seat.houses != 0 and seat.post_count < state.box.posts

    def use(self, state: Nova, seat: Seat) -> None:
        state.then(ChooseFreePost(seat.number))


@final
class ChooseFreePost(Decision[Nova]):
    """Which house?"""

    def moves(self, state: Nova) -> list[Move]:
        out: list[Move] = []
        add(out, state.land.of(UPGRADE), state.seats[self.seat].houses)
        return out

    def play(self, state: Nova, move: Move) -> None:
        upgrade_to_post(state, state.seats[self.seat], state.land.hex_at[move.at])


HARBOURS: Final = [Harbour(number) for number in range(MOST_SEATS)]


@final
class SeaDogs(Faction):
    """The step of the left palace is on the mat."""

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.specials = [FreePost(RIGHT)]
        self.require("harbour")
        self.require("free-post")

    def after_action(self, state: Nova, seat: Seat) -> None:
        state.then(HARBOURS[seat.number])
