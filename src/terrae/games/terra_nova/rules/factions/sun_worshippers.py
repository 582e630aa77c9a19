"""Sun Worshippers: the left palace makes a hex next door habitable, once a round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, one, union
from terrae.core.moves import Move, Verb
from terrae.games.terra_nova.rules.action import Question, Special
from terrae.games.terra_nova.rules.box import ALWAYS, LEFT, Mat
from terrae.games.terra_nova.rules.building import HABITABLE, Dig
from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import Why


@final
class Sunrise(Special):
    """Make a hex habitable without shovels, then perhaps build."""

    def asks(self, seat: Seat) -> Question:
        return ChooseSunny(seat.number)


@final
class ChooseSunny(Question):
    """Which hex of another terrain that shares a side with a building of the seat? Bridges do not count."""

    def verbs(self, state: Nova) -> list[Verb]:
        return [HABITABLE]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        return (
            why.only("unoccupied", ~state.occupied)
            & why.only("beside", union(state.land.adjacent, seat.buildings))
            & why.only("foreign", ~state.terrain[seat.faction.home])
        )

    def play(self, state: Nova, move: Move) -> None:
        at = state.land.hex_at[move.at]
        state.make_home(state.seats[self.seat].faction.home, at)
        state.then(Dig(self.seat, 0, one(at)))


@final
class SunWorshippers(Faction):
    """The third start house is on the mat."""

    @staticmethod
    def forms() -> dict[str, Form]:
        return {"third-house": Form(ALWAYS, []), "sunrise": Form(LEFT, [], action=True)}

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.specials = [Sunrise(LEFT)]
