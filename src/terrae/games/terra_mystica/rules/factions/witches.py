"""Witches: points for towns; with the stronghold, a free dwelling in any forest in each round."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.action import OCCUPIED, Special, add, lacking
from terrae.games.terra_mystica.rules.box import DWELLING, Mat
from terrae.games.terra_mystica.rules.building import BUILD, no_piece, raise_dwelling
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.grant import RIGHTS, Grant
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica

SITES: Final = [OCCUPIED, "not-home"]


@final
class FreeDwelling(Grant):
    """A dwelling on any free hex of the home terrain, for nothing."""

    def claims(self, state: Mystica, verb: Verb) -> bool:
        return verb is BUILD

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        if not no_piece(state, seat, DWELLING):
            add(out, state.land.of(BUILD), state.terrain[seat.home] & ~state.occupied)

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        missing = lacking(SITES, [~state.occupied, state.terrain[seat.home]], state.land.hex_at[move.at])
        return missing or no_piece(state, seat, DWELLING)

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        state.turn.drop_rights()
        raise_dwelling(state, seat, state.land.hex_at[move.at])


RIDE: Final = FreeDwelling("ride", RIGHTS + 50, BUILD, shown="ride", site="FREE_D")


@final
class Ride(Special):
    """A dwelling on any free hex of the home terrain."""

    def useless(self, state: Mystica, seat: Seat) -> str:
        found = no_piece(state, seat, DWELLING)
        return found if found or state.terrain[seat.home] & ~state.occupied else "no-free-home"

    def use(self, state: Mystica, seat: Seat) -> None:
        state.turn.hold(RIDE, 1)


@final
class Witches(Faction):
    """They ride wherever they like."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "points-per-town": TraitRule("ability", "points"),
        "ride": TraitRule("stronghold", action=True),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.specials = [Ride("ACTW")]
        self.points: i64 = self.number_of("points-per-town", "points")

    def on_town(self, state: Mystica, seat: Seat) -> None:
        state.gain_points(seat, self.points, self.source)
