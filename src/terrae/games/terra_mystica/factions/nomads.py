"""Nomads: with the stronghold, a sandstorm in each round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_mystica.action import SPECIALS, Special
from terrae.games.terra_mystica.box import Mat
from terrae.games.terra_mystica.digging import storm_hexes
from terrae.games.terra_mystica.faction import Faction
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.state import Mystica


@final
class Sandstorm(Special):
    """One hex next door becomes home terrain, without spades."""

    def possible(self, state: Mystica, seat: Seat) -> bool:
        return state.terms.idle_actions or storm_hexes(state, seat) != 0

    def use(self, state: Mystica, seat: Seat) -> None:
        state.task.storm = True


@final
class Nomads(Faction):
    """The third dwelling at the start is on the board."""

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.specials = [Sandstorm(SPECIALS.index("ACTN"))]
