"""Mermaids: towns over one river hex; the stronghold lifts shipping."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS, Places
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import Action
from terrae.games.terra_mystica.rules.box import Mat
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.towns import found_town, is_town, tiles_left


def beside(state: Mystica, seat: Seat, river: i64) -> Places:
    """All own groups beside a river hex together, if there are two or more."""
    shore = state.land.shores[river] & seat.structures
    if not shore & (shore - 1):
        return 0
    nearest = state.group(seat, shore & -shore)
    return state.group(seat, shore) if shore & ~nearest else 0


@final
class Connect(Action):
    """`connect r12`: a town over a river hex, from now on one group."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        if tiles_left(state) <= 0 or not is_town(state, seat, seat.structures & ~seat.towns):
            return  # not even all of them together
        family = state.land.of(self)
        for river in range(len(state.land.banks)):
            if not self.no_town(state, seat, river):
                out.append(family[river])

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        if at >= len(state.land.banks):
            return "no-river"
        return self.no_town(state, seat, at) if tiles_left(state) > 0 else "no-town-tile"

    def no_town(self, state: Mystica, seat: Seat, river: i64) -> str:
        """The first thing against a town over a river hex, if there is a tile for it."""
        group = beside(state, seat, river)
        if not group:
            return "few-groups"
        if group & seat.towns:
            return "town-beside"
        return "" if is_town(state, seat, group) else "small-town"

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        group = beside(state, seat, at)
        seat.town_rivers |= SPOTS[at]
        found_town(state, seat, group)


CONNECT: Final = Connect("connect", icon="settlement", part="hex:{place}")


@final
class Mermaids(Faction):
    """Longer shipping is on the board."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "river-town": TraitRule("ability"),
        "shipping-now": TraitRule("stronghold", "shipping"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.free_moves = [CONNECT]
        self.shipping: i64 = self.number_of("shipping-now", "shipping")

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        for _ in range(self.shipping):
            state.advance_shipping(seat, self.source)
