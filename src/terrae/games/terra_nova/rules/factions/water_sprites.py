"""Water Sprites: the left palace builds a free house on any lake, once a round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.board.hexes import Hexes
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_nova.rules.action import Special, add
from terrae.games.terra_nova.rules.box import LEFT, Mat
from terrae.games.terra_nova.rules.building import BUILD, build_house
from terrae.games.terra_nova.rules.faction import Faction
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


def free_homes(state: Nova, seat: Seat) -> Hexes:
    """All unoccupied hexes of the home terrain, in reach or not."""
    return state.terrain[seat.faction.home] & ~state.occupied


@final
class LakeHouse(Special):
    """A free house on any hex of the home terrain."""

    def possible(self, state: Nova, seat: Seat) -> bool:
        return free_homes(state, seat) != 0 and seat.house_count < state.box.houses

    def use(self, state: Nova, seat: Seat) -> None:
        state.then(ChooseLake(seat.number))


@final
class ChooseLake(Decision[Nova]):
    """Which lake?"""

    def moves(self, state: Nova) -> list[Move]:
        out: list[Move] = []
        add(out, state.land.of(BUILD), free_homes(state, state.seats[self.seat]))
        return out

    def play(self, state: Nova, move: Move) -> None:
        build_house(state, state.seats[self.seat], state.land.hex_at[move.at])


@final
class WaterSprites(Faction):
    """Points for towns are on the mat."""

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.specials = [LakeHouse(LEFT)]
        self.require("lake-house")
