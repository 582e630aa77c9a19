"""Sea Dogs: towns over one river space; the right palace upgrades a house for free, once a round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, count, one
from terrae.core.moves import Move, Verb
from terrae.games.terra_nova.rules.action import DONE, Option, Question, Special
from terrae.games.terra_nova.rules.box import ALWAYS, MOST_SEATS, RIGHT, Mat
from terrae.games.terra_nova.rules.building import UPGRADE, no_post_left, upgrade_to_post
from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.towns import ChooseTownTile, is_town
from terrae.games.terra_nova.rules.why import Why

HARBOUR: Final = Verb("harbour", icon="settlement", part="hex:{target}")


def beside(state: Nova, seat: Seat, space: i64) -> Hexes:
    """All own groups beside a river space together, if there are two or more."""
    shore = state.land.banks[space] & seat.buildings
    if not shore:
        return 0
    nearest = state.group(seat, shore & -shore)
    if not shore & ~nearest:
        return 0
    return state.group(seat, shore)


@final
class Harbour(Option):
    """A town over one river space, now or later?"""

    def enter(self, state: Nova) -> bool:
        seat = state.seats[self.seat]
        if not seat.town_tiles or count(seat.buildings & ~seat.towns) < state.box.town_buildings:
            return False
        return super().enter(state)

    def verbs(self, state: Nova) -> list[Verb]:
        return [HARBOUR, DONE]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        shores: Hexes = 0
        fresh: Hexes = 0
        large: Hexes = 0
        for space in range(len(state.land.banks)):
            group = beside(state, seat, space)
            if group:
                shores |= one(space)
                if not group & seat.towns:
                    fresh |= one(space)
                    if is_town(state, seat, group):
                        large |= one(space)
        return (
            why.only("settlements-beside", shores) & why.only("no-town-beside", fresh) & why.only("town-large", large)
        )

    def play(self, state: Nova, move: Move) -> None:
        if move.verb is HARBOUR:
            seat = state.seats[self.seat]
            space = state.land.space_at[move.at]
            group = beside(state, seat, space)
            seat.harbours = [*seat.harbours, space]
            seat.moored = [*seat.moored, state.land.banks[space] & group]
            state.then(ChooseTownTile(self.seat, group), self)


@final
class FreePost(Special):
    """A house becomes a trading post."""

    def ready(self, state: Nova, seat: Seat, why: Why) -> bool:
        return not no_post_left(state, seat, why)

    def asks(self, seat: Seat) -> Question:
        return ChooseFreePost(seat.number)


@final
class ChooseFreePost(Question):
    """Which house?"""

    def verbs(self, state: Nova) -> list[Verb]:
        return [UPGRADE]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        return why.only("own-house", seat.houses)

    def play(self, state: Nova, move: Move) -> None:
        upgrade_to_post(state, state.seats[self.seat], state.land.hex_at[move.at])


HARBOURS: Final = [Harbour(number) for number in range(MOST_SEATS)]


@final
class SeaDogs(Faction):
    """The step of the left palace is on the mat."""

    @staticmethod
    def forms() -> dict[str, Form]:
        return {"harbour": Form(ALWAYS, []), "free-post": Form(RIGHT, [], action=True)}

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.specials = [FreePost(RIGHT)]

    def after_action(self, state: Nova, seat: Seat) -> None:
        state.then(HARBOURS[seat.number])
