"""Engineers: bridges for workers; with the stronghold, points for bridges when passing."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.action import SPECIALS, Special
from terrae.games.terra_mystica.rules.box import PER_BRIDGE, Mat, Payout
from terrae.games.terra_mystica.rules.building import BRIDGES, can_bridge
from terrae.games.terra_mystica.rules.faction import Faction
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class WorkerBridge(Special):
    """A bridge for workers, as often as they like."""

    def __init__(self, name: i64, workers: i64) -> None:
        super().__init__(name, False, False)
        self.workers = workers

    def possible(self, state: Mystica, seat: Seat) -> bool:
        return seat.workers >= self.workers

    def useful(self, state: Mystica, seat: Seat) -> bool:
        return can_bridge(state, seat)

    def use(self, state: Mystica, seat: Seat) -> None:
        state.gain_workers(seat, -self.workers, seat.faction.source)
        state.task.add(BRIDGES, 1)


@final
class Engineers(Faction):
    """Cheap structures are on the board."""

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.specials = [WorkerBridge(SPECIALS.index("ACTE"), self.number_of("worker-bridge", "workers"))]
        self.payouts = [Payout(PER_BRIDGE, self.number_of("points-per-bridge", "points"), None, self.source)]
