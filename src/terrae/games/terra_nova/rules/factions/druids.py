"""Druids: power for points, wherever power can be exchanged."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import below
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_nova.rules.action import DONE, FreeMove, add
from terrae.games.terra_nova.rules.box import Mat
from terrae.games.terra_nova.rules.faction import Faction
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


@final
class Worship(FreeMove):
    """`worship 2`: points for power, so many times."""

    def offer(self, state: Nova, seat: Seat, out: list[Move]) -> None:
        faction = seat.faction
        assert isinstance(faction, Druids)
        add(out, state.land.of(self), below(seat.bowl3 // faction.power))

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        faction = seat.faction
        assert isinstance(faction, Druids)
        times = at + 1
        state.pay_power(seat, faction.power * times, faction.source)
        state.gain_points(seat, faction.points * times, faction.source)


WORSHIP: Final = Worship("worship", 2)


@final
class LastWorship(Decision[Nova]):
    """Before the final scoring: how much of bowl III becomes points? The rest becomes money."""

    def enter(self, state: Nova) -> bool:
        seat = state.seats[self.seat]
        faction = seat.faction
        assert isinstance(faction, Druids)
        if seat.bowl3 < faction.power:
            return False
        state.now = self
        return True

    def moves(self, state: Nova) -> list[Move]:
        out = [state.land.of(DONE)[0]]
        WORSHIP.offer(state, state.seats[self.seat], out)
        return out

    def play(self, state: Nova, move: Move) -> None:
        if move.verb is WORSHIP:
            WORSHIP.take(state, state.seats[self.seat], move.at)


@final
class Druids(Faction):
    """Power for settlements and points for trading posts are on the mat."""

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.free_moves = [WORSHIP]
        self.power: i64 = self.number_of("worship", "power")
        self.points: i64 = self.number_of("worship", "points")

    def before_scoring(self, state: Nova, seat: Seat) -> None:
        state.then(LastWorship(seat.number))
