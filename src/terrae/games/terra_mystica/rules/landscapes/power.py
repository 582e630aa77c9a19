"""Landscapes that bring power tokens, or coins instead of power."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.board.wide import Places
from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.box import Landmark
from terrae.games.terra_mystica.rules.grant import DEBTS, Debt, amount_of
from terrae.games.terra_mystica.rules.landscape import Landscape
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica


@final
class CoinInstead(Landscape):
    """A coin may be taken instead of the power of a structure built next to it."""

    trait: ClassVar[str] = "coin-instead"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"coins": (1, 9)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.coins: i64 = self.number_of("coin-instead", "coins")

    def coin_instead(self) -> i64:
        return self.coins


TOKENS: Final = Verb("tokens", icon="power-gain", part="bowls:{seat}", beside=1)  # take them or leave them


@final
class TokensDue(Debt):
    """Tokens into bowl III, all or none; the amount is their number."""

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        out.extend(state.land.of(TOKENS))

    def play(self, state: Mystica, seat: Seat, amount: int, move: Move) -> None:
        self.hold(state, seat, 0)
        if move.at == 0:
            state.gain_charged_tokens(seat, amount, "landscape")


DUE: Final = TokensDue("due", DEBTS + 40, TOKENS, must=True, lasts=True, shown="charged", unit="token")


@final
class TokensNow(Landscape):
    """At once, tokens into bowl III."""

    trait: ClassVar[str] = "charged-tokens"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"tokens": (1, 9)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.tokens: i64 = self.number_of("charged-tokens", "tokens")

    def on_placed(self, state: Mystica, seat: Seat) -> None:
        DUE.hold(state, seat, amount_of(seat.held, DUE) + self.tokens)


@final
class TokenPerRound(Landscape):
    """A token into bowl III at the start of every round. It is made like a volcano."""

    trait: ClassVar[str] = "charged-token-per-round"
    numbers: ClassVar[dict[str, tuple[int, int]]] = {"tokens": (1, 9)}

    def __init__(self, landmark: Landmark) -> None:
        super().__init__(landmark)
        self.tokens: i64 = self.number_of("charged-token-per-round", "tokens")

    def dug(self) -> bool:
        return False

    def sites(self, state: Mystica, seat: Seat) -> Places:
        return seat.faction.makes_terrain(state, seat)

    def pay(self, state: Mystica, seat: Seat, at: i64) -> None:
        seat.faction.make_terrain(state, seat, at)

    def on_round(self, state: Mystica, seat: Seat) -> None:
        DUE.hold(state, seat, amount_of(seat.held, DUE) + self.tokens)
