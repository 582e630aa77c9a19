"""Fire Sprites: cheaper power actions; the left palace brings a house anywhere on the rim."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.board.hexes import Hexes
from terrae.core.moves import Move, Verb
from terrae.games.terra_nova.rules.action import DONE, Option
from terrae.games.terra_nova.rules.box import ALWAYS, LEFT, Mat
from terrae.games.terra_nova.rules.building import BUILD, build_house, no_house_left
from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import Why


@final
class RimHouse(Option):
    """Terrain and house together on an unoccupied hex of the rim, or nothing."""

    def verbs(self, state: Nova) -> list[Verb]:
        return [BUILD, DONE]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        if no_house_left(state, seat, why):
            return 0
        return why.only("unoccupied", ~state.occupied) & why.only("on-rim", state.land.rim)

    def play(self, state: Nova, move: Move) -> None:
        if move.verb is BUILD:
            seat = state.seats[self.seat]
            at = state.land.hex_at[move.at]
            state.make_home(seat.faction.home, at)
            build_house(state, seat, at)


@final
class FireSprites(Faction):
    """Points for settlements on the rim are on the mat."""

    @staticmethod
    def forms() -> dict[str, Form]:
        return {"cheap-power": Form(ALWAYS, ["less"]), "rim-house": Form(LEFT, [])}

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.less: i64 = self.number_of("cheap-power", "less")

    def power_price(self, printed: i64) -> i64:
        return max(printed - self.less, 0)

    def on_palace(self, state: Nova, seat: Seat, side: i64) -> None:
        super().on_palace(state, seat, side)
        if side == LEFT:
            state.then(RimHouse(seat.number))
