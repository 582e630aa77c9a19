"""Auren: the stronghold brings a favour tile, and two cult steps in each round."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import Special
from terrae.games.terra_mystica.rules.box import Mat
from terrae.games.terra_mystica.rules.building import grant_favours
from terrae.games.terra_mystica.rules.cults import PAIR, against_track, climb, offer_tracks
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.grant import CHOICES, Grant
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class Pairs(Grant):
    """Two steps on one cult track."""

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        offer_tracks(state, seat, PAIR, 2, out)

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        return against_track(state, seat, PAIR, 2, move.at)

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        climb(state, seat, move.at, 2, seat.faction.source)


PAIRS: Final = Pairs("pair", CHOICES + 50, PAIR, must=True, lasts=True, shown="pairs")


@final
class CultAction(Special):
    """Two steps on one cult track."""

    def use(self, state: Mystica, seat: Seat) -> None:
        state.turn.add(PAIRS, 1)


@final
class Auren(Faction):
    """Only their stronghold is special."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "favour-now": TraitRule("stronghold", "favours"),
        "cult-action": TraitRule("stronghold", "steps", limits={"steps": (2, 2)}, action=True),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.specials = [CultAction("ACTA")]
        self.favours: i64 = self.number_of("favour-now", "favours")

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        grant_favours(state, seat, self.favours)
