"""The Orchard: points when it is placed."""

from __future__ import annotations

from typing import ClassVar

from terrae.games.terra_mystica.rules.landscape import Landscape
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


class Orchard(Landscape):
    """A landscape that is a joy to look at."""

    trait: ClassVar = "fruit"
    numbers: ClassVar = {"points": (1, 9)}

    def on_placed(self, state: Mystica, seat: Seat) -> None:
        state.gain_points(seat, self.number_of("fruit", "points"), "landscape")
