"""Landscapes that change what the cult tracks bring."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.board.wide import Places
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.box import Landmark
from terrae.games.terra_mystica.rules.cults import GUARDED, PRICES, climb, may_climb
from terrae.games.terra_mystica.rules.digging import soft
from terrae.games.terra_mystica.rules.grant import CHOICES, Choice
from terrae.games.terra_mystica.rules.landscape import GIFT, Landscape
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import TOP, Mystica


@final
class TopPoints(Landscape):
    """Points for every arrival on the last space of a cult track."""

    trait: ClassVar[str] = "points-on-top"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"points": (1, 9)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.points: i64 = self.number_of("points-on-top", "points")

    def on_top(self, state: Mystica, seat: Seat) -> None:
        state.gain_points(seat, self.points, "landscape")


@final
class Gifts(Choice):
    """What new towns bring: points, or steps on a track not finished."""

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        if move.at == 0:
            return ""
        if seat.cults[move.at - 1] == TOP:
            return "top-already"
        return "" if may_climb(state, seat, move.at - 1, seat.faction.landmark_rules().town_steps()) else GUARDED

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        if move.at == 0:
            seat.faction.on_town(state, seat)
        else:
            climb(state, seat, move.at - 1, seat.faction.landmark_rules().town_steps(), "landscape")


GIFTS: Final = Gifts("gift", CHOICES + 40, GIFT, must=True, lasts=True, shown="gifts")


@final
class TownSteps(Landscape):
    """Each new town brings the usual points, or steps on one cult track."""

    trait: ClassVar[str] = "town-steps"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"steps": (1, 9)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.steps: i64 = self.number_of("town-steps", "steps")

    def town_steps(self) -> i64:
        return self.steps

    def on_town(self, state: Mystica, seat: Seat) -> bool:
        state.turn.add(GIFTS, 1)
        return True


@final
class HalfStep(Landscape):
    """Half a step ahead on every cult track in the end."""

    trait: ClassVar[str] = "half-step"

    def leads_ties(self) -> bool:
        return True


@final
class Sacrifice(Landscape):
    """Placed on any terrain but ice for steps down a cult track; from then on such steps bring power too."""

    trait: ClassVar[str] = "power-downwards"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"steps": (3, 3)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.steps: i64 = self.number_of("power-downwards", "steps")

    def dug(self) -> bool:
        return False

    def sites(self, state: Mystica, seat: Seat) -> Places:
        if max(seat.cults) < self.steps:
            return 0
        return seat.reach & soft(state, seat)

    def pay(self, state: Mystica, seat: Seat, at: i64) -> None:
        state.turn.hold(PRICES, self.steps)
        state.turn.quiet = True

    def power_downwards(self) -> bool:
        return True
