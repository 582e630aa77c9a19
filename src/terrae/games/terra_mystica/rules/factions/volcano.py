"""Volcanoes: Acolytes pay for them with cult steps, Dragonlords with power tokens; neither ever digs."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from terrae.board.wide import Places
from terrae.games.terra_mystica.rules.box import WHEEL, Mat
from terrae.games.terra_mystica.rules.cults import PRICES
from terrae.games.terra_mystica.rules.digging import soft
from terrae.games.terra_mystica.rules.faction import Faction, TraitRule
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import SMALL, Mystica


@mypyc_attr(allow_interpreted_subclasses=True)
class VolcanoFaction(Faction):
    """Turning a hex that is another faction's home terrain costs more."""

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.picks_last = True

    def price(self) -> i64:
        """What a volcano costs."""
        raise NotImplementedError

    def more(self) -> i64:
        """What it costs on top on another faction's home terrain."""
        raise NotImplementedError

    def can_afford(self, seat: Seat, price: i64) -> bool:
        raise NotImplementedError

    def made_price(self, state: Mystica, seat: Seat, terrain: i64) -> i64:
        return self.price() + self.more() if state.foreign_homes(seat) & SMALL[terrain] else self.price()

    def makes_terrain(self, state: Mystica, seat: Seat) -> Places:
        if not self.can_afford(seat, self.price()):
            return 0
        hexes = seat.reach & soft(state, seat)
        if not self.can_afford(seat, self.price() + self.more()):
            homes = state.foreign_homes(seat)
            for terrain in range(WHEEL):
                if homes & SMALL[terrain]:
                    hexes &= ~state.terrain[terrain]
        return hexes

    def spades_home(self, seat: Seat, terrain: i64) -> i64:
        return WHEEL  # never with spades


@final
class Acolytes(VolcanoFaction):
    """Steps down one cult track for a volcano, steps up for spades."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "volcano-by-cult": TraitRule("ability", "steps", "more", limits={"steps": (3, 3), "more": (0, 1)}),
        "step-for-spade": TraitRule("ability", "steps"),
        "more-steps": TraitRule("stronghold", "steps"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.made_with = "steps"
        self.steps: i64 = self.number_of("volcano-by-cult", "steps")
        self.more_down: i64 = self.number_of("volcano-by-cult", "more")
        self.up: i64 = self.number_of("step-for-spade", "steps")
        self.sent: i64 = self.number_of("more-steps", "steps")

    def price(self) -> i64:
        return self.steps

    def more(self) -> i64:
        return self.more_down

    def can_afford(self, seat: Seat, price: i64) -> bool:
        return max(seat.cults) >= price

    def make_terrain(self, state: Mystica, seat: Seat, at: i64) -> None:
        state.turn.hold(PRICES, self.made_price(state, seat, state.terrain_at(at)))

    def on_spades(self, state: Mystica, seat: Seat, spades: i64, bought: bool, source: str) -> i64:
        if not seat.out:
            seat.steps += spades * self.up
        return 0

    def more_steps(self, seat: Seat) -> i64:
        return self.sent if seat.has_stronghold() else 0


@final
class Dragonlords(VolcanoFaction):
    """Tokens leave the game for a volcano, and come for spades."""

    traits: ClassVar[dict[str, TraitRule]] = {
        "volcano-by-tokens": TraitRule("ability", "tokens", "more"),
        "token-for-spade": TraitRule("ability", "tokens"),
        "tokens-per-seat": TraitRule("stronghold", "tokens"),
    }

    def __init__(self, mat: Mat, number: i64) -> None:
        super().__init__(mat, number)
        self.made_with = "tokens"
        self.tokens: i64 = self.number_of("volcano-by-tokens", "tokens")
        self.more_tokens: i64 = self.number_of("volcano-by-tokens", "more")
        self.for_spade: i64 = self.number_of("token-for-spade", "tokens")
        self.per_seat: i64 = self.number_of("tokens-per-seat", "tokens")

    def price(self) -> i64:
        return self.tokens

    def more(self) -> i64:
        return self.more_tokens

    def can_afford(self, seat: Seat, price: i64) -> bool:
        return seat.bowl1 + seat.bowl2 + seat.bowl3 >= price

    def make_terrain(self, state: Mystica, seat: Seat, at: i64) -> None:
        state.lose_tokens(seat, self.made_price(state, seat, state.terrain_at(at)), self.source)

    def on_spades(self, state: Mystica, seat: Seat, spades: i64, bought: bool, source: str) -> i64:
        state.gain_tokens(seat, spades * self.for_spade, source)
        return 0

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        state.gain_tokens(seat, self.per_seat * len(state.seats), self.source)
