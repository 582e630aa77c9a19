"""Shapeshifters: a token when a neighbour takes power from them; the stronghold lets them change their home."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.action import Special
from terrae.games.terra_mystica.rules.box import Goods, Mat
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule, find_trait
from terrae.games.terra_mystica.rules.grant import CHOICES, DEBTS, Debt, amount_of
from terrae.games.terra_mystica.rules.homes import NewHome
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica

NO_LIMIT: Final = -1
RECOLOUR: Final = NewHome("recolour", CHOICES + 70, True)


BUY_TOKEN: Final = Verb("gain", icon="power-gain", part="bowls:{seat}")
NO_TOKEN: Final = Verb("-GAIN_P3_FOR_VP", icon="i-close")


@final
class Tokens(Debt):
    """Power tokens to buy for points, or not."""

    def offer(self, state: Mystica, seat: Seat, amount: int, out: list[Move]) -> None:
        for move in (state.land.of(BUY_TOKEN)[0], state.land.of(NO_TOKEN)[0]):
            if not self.against(state, seat, amount, move):
                out.append(move)

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        return "few-points" if move.verb is BUY_TOKEN and seat.points < seat.faction.token_price() else ""

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is BUY_TOKEN or move.verb is NO_TOKEN

    def use(self, state: Mystica, seat: Seat, move: Move) -> None:
        if move.verb is BUY_TOKEN:
            state.gain_points(seat, -seat.faction.token_price(), seat.faction.source)
            state.gain_charged_tokens(seat, 1, seat.faction.source)


TOKENS: Final = Tokens("token", DEBTS + 30, shown="tokens", unit="token")


@final
class ChangeHome(Special):
    """A new home terrain, for power or for tokens that leave the game."""

    def __init__(self, name: str, power: i64, tokens: i64, points: i64, fewer: i64) -> None:
        super().__init__(name, once=False, price=Goods(power=power), tokens=tokens)
        self.points = points
        self.fewer = fewer  # times in a game than there are seats; NO_LIMIT: as often as they like

    def against(self, state: Mystica, seat: Seat) -> str:
        if seat.bowl1 + seat.bowl2 + seat.bowl3 < self.tokens:
            return "few-tokens"
        spent = self.fewer != NO_LIMIT and seat.changes >= len(state.seats) - self.fewer
        return "special-spent" if spent else ""

    def use(self, state: Mystica, seat: Seat) -> None:
        state.pay(seat, self.price, seat.faction.source)
        if self.tokens:
            state.lose_tokens(seat, self.tokens, seat.faction.source)
        if self.points:
            state.gain_points(seat, self.points, seat.faction.source)
        seat.changes += 1
        state.turn.hold(RECOLOUR, 1)


@final
class Shapeshifters(Faction):
    """They pick their home terrain at the start."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "token-when-taken": TraitRule("ability", "points", "power", other={"token-free": ["points", "power"]}),
        "change-home": TraitRule(
            "stronghold",
            "power",
            "tokens",
            action=True,
            other={
                "change-home-points": ["power", "tokens", "points"],
                "change-home-rarely": ["power", "tokens", "points", "fewer"],
            },
        ),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.listens = True
        self.price: i64 = self.number_of("token-when-taken", "points")
        self.power: i64 = self.number_of("token-when-taken", "power")
        power = self.number_of("change-home", "power")
        tokens = self.number_of("change-home", "tokens")
        points = self.number_of("change-home", "points")
        change = find_trait(mat.stronghold, "change-home")
        fewer: i64 = change.numbers.get("fewer", NO_LIMIT) if change is not None else NO_LIMIT
        self.specials = [
            ChangeHome("ACTH5", power, 0, points, fewer),
            ChangeHome("ACTH6", 0, tokens, points, fewer),
        ]

    def pick(self, seat: Seat, terrain: i64) -> None:
        seat.home = terrain

    def token_price(self) -> i64:
        return self.price

    def on_taken(self, state: Mystica, seat: Seat) -> None:
        if not self.price:
            state.gain_charged_tokens(seat, 1, self.source)
        elif not seat.out and seat.points >= self.price:
            TOKENS.hold(state, seat, amount_of(seat.held, TOKENS) + 1)

    def on_declined(self, state: Mystica, seat: Seat) -> None:
        state.gain_power(seat, self.power, self.source)
