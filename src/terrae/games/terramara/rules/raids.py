"""Raids: what other players must give, and what they choose to give."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.core.moves import Move, Verb
from terrae.core.state import SETTLE
from terrae.games.terramara.rules.action import Question
from terrae.games.terramara.rules.effects import NO_LOSS
from terrae.games.terramara.rules.free import GOODS_PART
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.state import Mara

GIVE: Final = Verb("give", icon="raid", part=GOODS_PART)
FARTHEST: Final = 3  # levels apart that count


def can_lose(seat: Seat, amount: i64) -> bool:
    """Can the seat lose so much Military? Whoever never loses any always can."""
    return seat.military >= amount or seat.bends & one(NO_LOSS) != 0


def tribute(state: Mara, raider: Seat, victim: Seat) -> i64:
    """How many goods the victim owes, by the difference in Power Level."""
    apart = state.power_level(raider.military) + raider.raid_bonus - state.power_level(victim.military)
    apart = max(-FARTHEST, min(FARTHEST, apart))
    return (victim.raw() + victim.refined()) // state.box.raid_rates[FARTHEST + apart]


def raid(state: Mara, raider: Seat) -> None:
    """All other players owe the raider something; they may answer in any order."""
    waits = False
    for victim in state.seats:
        if victim is not raider:
            owed = tribute(state, raider, victim)
            if owed:
                state.owe(GiveTribute(victim.number, raider.number, owed))
                waits = True
    if waits:
        state.then(SETTLE)


@final
class GiveTribute(Question):
    """Which of its goods does the victim give?"""

    def __init__(self, seat: i64, raider: i64, number: i64) -> None:
        super().__init__(seat, GIVE)
        self.raider = raider
        self.number = number

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        return "" if seat.goods[at] else "good-held"

    def play(self, state: Mara, move: Move) -> None:
        if self.number > 1:
            state.owe(GiveTribute(self.seat, self.raider, self.number - 1))
        state.pay_goods(state.seats[self.seat], move.at, 1, "raid")
        state.gain_goods(state.seats[self.raider], move.at, 1, "raid")
