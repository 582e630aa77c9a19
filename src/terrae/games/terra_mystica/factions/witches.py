"""Witches: points for towns; with the stronghold, a free dwelling in any forest in each round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_mystica.action import SPECIALS, Special
from terrae.games.terra_mystica.box import DWELLING, Mat
from terrae.games.terra_mystica.faction import Faction
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.state import Mystica


@final
class Ride(Special):
    """A dwelling on any free hex of the home terrain."""

    def possible(self, state: Mystica, seat: Seat) -> bool:
        return state.terms.idle_actions or (
            seat.counts[DWELLING] < state.box.supply[DWELLING] and state.terrain[seat.home] & ~state.occupied != 0
        )

    def use(self, state: Mystica, seat: Seat) -> None:
        state.task.ride = True


@final
class Witches(Faction):
    """They ride wherever they like."""

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.specials = [Ride(SPECIALS.index("ACTW"))]
        self.points: i64 = self.number_of("points-per-town", "points")

    def on_town(self, state: Mystica, seat: Seat) -> None:
        state.gain_points(seat, self.points, self.source)
