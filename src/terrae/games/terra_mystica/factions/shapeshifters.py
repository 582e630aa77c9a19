"""Shapeshifters: a token when a neighbour takes power from them; the stronghold lets them change their home."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.games.terra_mystica.action import SPECIALS, Special
from terrae.games.terra_mystica.box import Mat
from terrae.games.terra_mystica.faction import Faction
from terrae.games.terra_mystica.seat import Seat
from terrae.games.terra_mystica.state import Mystica


@final
class ChangeForPower(Special):
    """A new home terrain for power."""

    def __init__(self, name: i64, power: i64) -> None:
        super().__init__(name, False)
        self.power = power

    def possible(self, state: Mystica, seat: Seat) -> bool:
        return seat.bowl3 >= self.power

    def use(self, state: Mystica, seat: Seat) -> None:
        state.pay_power(seat, self.power, seat.faction.source)
        state.task.recolour = True


@final
class ChangeForTokens(Special):
    """A new home terrain for tokens that leave the game."""

    def __init__(self, name: i64, tokens: i64) -> None:
        super().__init__(name, False)
        self.tokens = tokens

    def possible(self, state: Mystica, seat: Seat) -> bool:
        return seat.bowl1 + seat.bowl2 + seat.bowl3 >= self.tokens

    def use(self, state: Mystica, seat: Seat) -> None:
        state.lose_tokens(seat, self.tokens, seat.faction.source)
        state.task.recolour = True


@final
class Shapeshifters(Faction):
    """They pick their home terrain at the start."""

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.listens = True
        self.price: i64 = self.number_of("token-when-taken", "points")
        self.power: i64 = self.number_of("token-when-taken", "power")
        self.specials = [
            ChangeForPower(SPECIALS.index("ACTH5"), self.number_of("change-home", "power")),
            ChangeForTokens(SPECIALS.index("ACTH6"), self.number_of("change-home", "tokens")),
        ]

    def pick(self, seat: Seat, terrain: i64) -> None:
        seat.home = terrain

    def token_price(self) -> i64:
        return self.price

    def on_taken(self, state: Mystica, seat: Seat) -> None:
        if not seat.out and seat.points >= self.price:
            seat.tokens_offered += 1

    def on_declined(self, state: Mystica, seat: Seat) -> None:
        state.gain_power(seat, self.power, self.source)
