"""Water Sprites: the left palace builds a free house on any lake, once a round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.board.hexes import Hexes
from terrae.core.moves import Move, Verb
from terrae.games.terra_nova.rules.action import Question, Special
from terrae.games.terra_nova.rules.box import LEFT, Mat
from terrae.games.terra_nova.rules.building import BUILD, build_house, free_homes, no_house_left
from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import Why


@final
class LakeHouse(Special):
    """A free house on any hex of the home terrain."""

    def ready(self, state: Nova, seat: Seat, why: Why) -> bool:
        return not no_house_left(state, seat, why)

    def asks(self, seat: Seat) -> Question:
        return ChooseLake(seat.number)


@final
class ChooseLake(Question):
    """Which lake?"""

    def verbs(self, state: Nova) -> list[Verb]:
        return [BUILD]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        return free_homes(state, seat, why)

    def play(self, state: Nova, move: Move) -> None:
        build_house(state, state.seats[self.seat], state.land.hex_at[move.at])


@final
class WaterSprites(Faction):
    """Points for towns are on the mat."""

    @staticmethod
    def forms() -> dict[str, Form]:
        return {"lake-house": Form(LEFT, [], action=True)}

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.specials = [LakeHouse(LEFT)]
