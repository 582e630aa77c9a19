"""Sun Worshippers: the left palace makes a hex next door habitable, once a round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, one, union
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_nova.rules.action import Special, add
from terrae.games.terra_nova.rules.box import LEFT, Mat
from terrae.games.terra_nova.rules.building import HABITABLE, Dig
from terrae.games.terra_nova.rules.faction import Faction
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


def sunny(state: Nova, seat: Seat) -> Hexes:
    """The free hexes of another terrain that share a side with a building of the seat; bridges do not count."""
    home = state.terrain[seat.faction.home]
    return union(state.land.adjacent, seat.buildings) & ~state.occupied & ~home


@final
class Sunrise(Special):
    """Make a hex habitable without shovels, then perhaps build."""

    def possible(self, state: Nova, seat: Seat) -> bool:
        return sunny(state, seat) != 0

    def use(self, state: Nova, seat: Seat) -> None:
        state.then(ChooseSunny(seat.number))


@final
class ChooseSunny(Decision[Nova]):
    """Which hex?"""

    def moves(self, state: Nova) -> list[Move]:
        out: list[Move] = []
        add(out, state.land.of(HABITABLE), sunny(state, state.seats[self.seat]))
        return out

    def play(self, state: Nova, move: Move) -> None:
        at = state.land.hex_at[move.at]
        state.make_home(state.seats[self.seat].faction.home, at)
        state.then(Dig(self.seat, 0, one(at)))


@final
class SunWorshippers(Faction):
    """The third start house is on the mat."""

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.specials = [Sunrise(LEFT)]
        self.require("sunrise")
        self.require("third-house")
