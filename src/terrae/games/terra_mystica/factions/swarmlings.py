"""Swarmlings: workers for towns; with the stronghold, a free trading house in each round."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_mystica.action import SPECIALS, Special
from terrae.games.terra_mystica.box import DWELLING, POST, Mat
from terrae.games.terra_mystica.faction import Faction
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.state import Mystica


@final
class FreePost(Special):
    """A dwelling becomes a trading house."""

    def possible(self, state: Mystica, seat: Seat) -> bool:
        return state.terms.idle_actions or (seat.counts[DWELLING] > 0 and seat.counts[POST] < state.box.supply[POST])

    def use(self, state: Mystica, seat: Seat) -> None:
        state.task.posts += 1


@final
class Swarmlings(Faction):
    """Dear structures are on the board."""

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.specials = [FreePost(SPECIALS.index("ACTS"))]
        self.workers: i64 = self.number_of("workers-per-town", "workers")

    def on_town(self, state: Mystica, seat: Seat) -> None:
        state.gain_workers(seat, self.workers, self.source)
