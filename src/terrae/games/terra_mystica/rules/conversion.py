"""Burning power and converting goods: free steps of one's own turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import Action
from terrae.games.terra_mystica.rules.box import Goods
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica

MOST_BURNT: Final = 6


@final
class Burn(Action):
    """`burn 2`: out of four tokens in bowl II two go to bowl III, two leave the game."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        family = state.land.of(self)
        pairs = seat.bowl2 // 2
        for number in range(pairs if pairs < MOST_BURNT else MOST_BURNT):
            out.append(family[number])

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        return "" if seat.bowl2 >= 2 * (at + 1) else "burn"

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        state.burn(seat, at + 1)


@final
class Rate:
    """What is given and what is got for it. `points_given` is for those who sell points."""

    def __init__(self, text: str, given: Goods, got: Goods) -> None:
        self.text = text
        self.given = given
        self.got = got


COINS_TO_POINT: Final = 6
POINT_TO_COIN: Final = 7
TWO_COINS_TO_POINT: Final = 8
MAKING: Final = 9  # a priest out of a worker
RATES: Final = [
    Rate("5PW to 1P", Goods(power=5), Goods(priests=1)),
    Rate("3PW to 1W", Goods(power=3), Goods(workers=1)),
    Rate("1PW to 1C", Goods(power=1), Goods(coins=1)),
    Rate("1P to 1W", Goods(priests=1), Goods(workers=1)),
    Rate("1P to 1C", Goods(priests=1), Goods(coins=1)),
    Rate("1W to 1C", Goods(workers=1), Goods(coins=1)),
    Rate("3C to 1VP", Goods(coins=3), Goods(points=1)),
    Rate("1VP to 1C", Goods(points=1), Goods(coins=1)),
    Rate("2C to 1VP", Goods(coins=2), Goods(points=1)),
    Rate("1W to 1P", Goods(workers=1), Goods(priests=1)),
]


@final
class Convert(Action):
    """`convert 3PW to 1W`: one exchange; play it again for more."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        family = state.land.of(self)
        if seat.bowl3 >= 5:
            out.append(family[0])
        if seat.bowl3 >= 3:
            out.append(family[1])
        if seat.bowl3:
            out.append(family[2])
        if seat.priests:
            out.append(family[3])
            out.append(family[4])
        if seat.workers:
            out.append(family[5])
        if seat.makings and not self.against(state, seat, MAKING):
            out.append(family[MAKING])
        if state.terms.early_points and not self.against(state, seat, COINS_TO_POINT):
            out.append(family[COINS_TO_POINT])
        for at in seat.faction.rates:
            if not self.against(state, seat, at):
                out.append(family[at])

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        given = RATES[at].given
        if at == MAKING:
            if not seat.makings:
                return "no-making"
            if seat.priests >= seat.most_priests and not state.terms.customs.idle():
                return "priests-full"
        elif at == COINS_TO_POINT:
            if not state.terms.early_points or given.coins != seat.faction.coins_for_point(state):
                return "points-at-end"
        elif at > COINS_TO_POINT and at not in seat.faction.rates:
            return "no-point-trade"
        if seat.bowl3 < given.power:
            return "power"
        return "" if state.can_pay(seat, given) and seat.points >= given.points else "few-goods"

    def price(self, state: Mystica, seat: Seat, at: i64) -> Goods:
        return RATES[at].given

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        rate = RATES[at]
        state.pay(seat, rate.given, "convert")
        if rate.given.points:
            state.gain_points(seat, -rate.given.points, "convert")
        state.gain(seat, rate.got, "convert")
        seat.makings = seat.makings - 1 if at == MAKING else 0


def can_convert(seat: Seat) -> bool:
    """Is there anything to burn or to convert?"""
    return seat.bowl3 > 0 or seat.bowl2 > 1 or seat.workers > 0 or seat.priests > 0


BURN: Final = Burn("burn", icon="i-swap", part="bowls:{seat}")
CONVERT: Final = Convert("convert", icon="i-swap")
