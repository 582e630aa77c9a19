"""Druids: power for points, wherever power can be exchanged."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terra_nova.rules.action import DONE, FreeMove, Option
from terrae.games.terra_nova.rules.box import ALWAYS, Mat
from terrae.games.terra_nova.rules.exchange import EXCHANGE
from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import Why


@final
class Worship(FreeMove):
    """`worship 2`: points for power, so many times."""

    def price(self, seat: Seat) -> i64:
        faction = seat.faction
        assert isinstance(faction, Druids)
        return faction.power

    def gain(self, seat: Seat) -> i64:
        faction = seat.faction
        assert isinstance(faction, Druids)
        return faction.points

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        times = at + 1
        state.pay_power(seat, self.price(seat) * times, seat.faction.source)
        state.gain_points(seat, self.gain(seat) * times, seat.faction.source)


LEAST_POWER: Final = 3  # the catalogue has no moves for more times than this allows
WORSHIP: Final = Worship("worship", 2, "points")


@final
class LastWorship(Option):
    """Before the final scoring: how much of bowl III becomes points? The rest becomes money."""

    def verbs(self, state: Nova) -> list[Verb]:
        return [DONE, WORSHIP]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> i64:
        return WORSHIP.targets(state, seat, why)

    def play(self, state: Nova, move: Move) -> None:
        if move.verb is WORSHIP:
            WORSHIP.take(state, state.seats[self.seat], move.at)


@final
class Druids(Faction):
    """Power for settlements and points for trading posts are on the mat."""

    @staticmethod
    def forms() -> dict[str, Form]:
        return {"worship": Form(ALWAYS, ["power", "points"], least={"power": LEAST_POWER})}

    def __init__(self, mat: Mat, number: i64, colour: i64, town_value: i64) -> None:
        super().__init__(mat, number, colour, town_value)
        self.free_moves = [EXCHANGE, WORSHIP]
        self.power: i64 = self.number_of("worship", "power")
        self.points: i64 = self.number_of("worship", "points")

    def before_scoring(self, state: Nova, seat: Seat) -> None:
        state.then(LastWorship(seat.number))
