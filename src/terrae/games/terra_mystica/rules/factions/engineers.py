"""Engineers: bridges for workers; with the stronghold, points for bridges when passing."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from terrae.games.terra_mystica.rules.action import Special
from terrae.games.terra_mystica.rules.box import PER_BRIDGE, Goods, Mat, Payout
from terrae.games.terra_mystica.rules.building import BRIDGES, no_bridge
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class WorkerBridge(Special):
    """A bridge for workers, as often as they like."""

    def useless(self, state: Mystica, seat: Seat) -> str:
        return no_bridge(state, seat)

    def use(self, state: Mystica, seat: Seat) -> None:
        state.pay(seat, self.price, seat.faction.source)
        state.turn.add(BRIDGES, 1)


@final
class Engineers(Faction):
    """Cheap structures are on the board."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "worker-bridge": TraitRule("ability", "workers", action=True),
        "points-per-bridge": TraitRule("stronghold", "points"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        price = Goods(workers=self.number_of("worker-bridge", "workers"))
        self.specials = [WorkerBridge("ACTE", once=False, stronghold=False, price=price)]
        self.payouts = [Payout(PER_BRIDGE, self.number_of("points-per-bridge", "points"), None, self.source)]
