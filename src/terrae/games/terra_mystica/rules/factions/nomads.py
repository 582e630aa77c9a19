"""Nomads: with the stronghold, a sandstorm in each round."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS, members
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import Special
from terrae.games.terra_mystica.rules.box import TERRAINS, Mat
from terrae.games.terra_mystica.rules.digging import no_ground, storm_hexes
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.grant import RIGHTS, Grant
from terrae.games.terra_mystica.rules.landscape import LANDSCAPE, may_place, no_landscape, no_site, place_landscape
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.spades import (
    ELSEWHERE,
    HOME_ONLY,
    TRANSFORM,
    allow_elsewhere,
    offer_sites,
    turn_hex,
)
from terrae.games.terra_mystica.rules.state import Mystica


@final
class Storm(Grant):
    """One hex next door becomes home terrain, or takes the landscape."""

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        family = state.land.of(TRANSFORM)
        hexes = storm_hexes(state, seat)
        for at in members(hexes):
            out.append(family[at * len(TERRAINS) + seat.home])
        if may_place(state, seat) and seat.faction.landmark_rules().dug():
            offer_sites(state, seat, hexes, out)

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        if move.verb is LANDSCAPE:
            dug = not no_landscape(state, seat) and seat.faction.landmark_rules().dug()
            return no_landscape(state, seat) or no_site(state, move.at, storm_hexes(state, seat) if dug else 0)
        hex_ = state.land.hex_at[move.at // len(TERRAINS)]
        found = no_ground(state, seat, hex_)
        if found:
            return found
        if move.at % len(TERRAINS) != seat.home:
            return HOME_ONLY
        return "" if storm_hexes(state, seat) & SPOTS[hex_] else "not-beside"

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is TRANSFORM or move.verb is LANDSCAPE

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        state.turn.hold(ELSEWHERE, 0)
        if move.verb is LANDSCAPE:
            place_landscape(state, seat, state.land.place_at[move.at])
        else:
            turn_hex(state, seat, state.land.hex_at[move.at // len(TERRAINS)], seat.home, True, False)


STORM: Final = Storm("storm", RIGHTS + 40, TRANSFORM, shown="storm", site="FREE_TF")


@final
class Sandstorm(Special):
    """One hex next door becomes home terrain, without spades."""

    def useless(self, state: Mystica, seat: Seat) -> str:
        return "" if storm_hexes(state, seat) else "no-hex-beside"

    def use(self, state: Mystica, seat: Seat) -> None:
        state.turn.hold(STORM, 1)
        allow_elsewhere(state)


@final
class Nomads(Faction):
    """The third dwelling at the start is on the board."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "sandstorm": TraitRule("stronghold", action=True),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.specials = [Sandstorm("ACTN")]
