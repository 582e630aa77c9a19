"""Inventors: power when others build houses; the left palace turns power into trading posts, as often as they like."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, one
from terrae.core.moves import Move, Verb
from terrae.games.terra_nova.rules.action import Question, Special
from terrae.games.terra_nova.rules.box import ALWAYS, LEFT, Mat
from terrae.games.terra_nova.rules.building import UPGRADE, free_hexes, no_post_left, set_post
from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import Why


@final
class Invention(Special):
    """A trading post on any free hex in reach, for power."""

    def __init__(self, power: i64) -> None:
        super().__init__(LEFT, power, once=False)

    def ready(self, state: Nova, seat: Seat, why: Why) -> bool:
        return not no_post_left(state, seat, why)

    def asks(self, seat: Seat) -> Question:
        return Invent(seat.number)


@final
class Invent(Question):
    """Where? The terrain changes if need be, without shovels."""

    def verbs(self, state: Nova) -> list[Verb]:
        return [UPGRADE]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        return free_hexes(state, seat, why)

    def play(self, state: Nova, move: Move) -> None:
        seat = state.seats[self.seat]
        at = state.land.hex_at[move.at]
        state.make_home(seat.faction.home, at)
        state.occupied |= one(at)
        set_post(state, seat, at)
        state.refresh_reach(seat)


@final
class Inventors(Faction):
    """Points for own houses are on the mat."""

    @staticmethod
    def forms() -> dict[str, Form]:
        return {
            "power-from-houses": Form(ALWAYS, ["power", "power_of_two_seats"]),
            "invention": Form(LEFT, ["power"], action=True),
        }

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.specials = [Invention(self.number_of("invention", "power"))]
        self.power: i64 = self.number_of("power-from-houses", "power")
        self.power_of_two_seats: i64 = self.number_of("power-from-houses", "power_of_two_seats")

    def on_other_house(self, state: Nova, seat: Seat) -> None:
        state.gain_power(seat, self.power_of_two_seats if len(state.seats) == 2 else self.power, self.source)
