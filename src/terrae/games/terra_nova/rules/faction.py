"""A faction: the numbers of its mat, and the rule points it may bend."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from terrae.economy.effects import Each, Effect, Gain, Income, OnDropOut, TownFrom, Trait
from terrae.games.terra_nova.rules.action import FreeMove, Special
from terrae.games.terra_nova.rules.box import ALWAYS, DEEDS, LEFT, RIGHT, Mat, Payout, Reward
from terrae.games.terra_nova.rules.exchange import EXCHANGE
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova


@final
class Form:
    """How a mat writes a trait: where on it, with which numbers, and what they must be at least."""

    def __init__(
        self, needs: i64, numbers: list[str], action: bool = False, least: dict[str, int] | None = None
    ) -> None:
        self.needs = needs
        self.numbers = numbers
        self.action = action  # is it something a seat does on its turn?
        self.least = least or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """The ordinary answer to every question the rules ask; what the mat says as effects is done for all alike."""

    def __init__(self, mat: Mat, number: i64, colour: i64, seats_town_value: i64) -> None:
        self.mat = mat
        self.number = number  # in the catalogue
        self.colour = colour
        self.home: i64 = mat.home
        self.source = f"faction:{mat.key}"
        self.rewards: list[list[Reward]] = [[] for _ in DEEDS]
        self.payouts: list[Payout] = []
        self.palace_gains: list[list[Gain]] = [[], [], []]
        self.palace_money: list[i64] = [0, 0, 0]  # income by what it needs: nothing, left palace, right palace
        self.palace_power: list[i64] = [0, 0, 0]
        self.town_values: list[i64] = [seats_town_value, seats_town_value, seats_town_value]
        self.traits: dict[str, dict[str, int]] = {}
        self.free_moves: list[FreeMove] = [EXCHANGE]
        self.specials: list[Special] = []
        self._read(mat.ability, ALWAYS)
        self._read(mat.left, LEFT)
        self._read(mat.right, RIGHT)

    def _read(self, effects: list[Effect], needs: i64) -> None:
        source = self.effect_source(needs)
        for effect in effects:
            if isinstance(effect, Income):
                self.palace_money[needs] += effect.amount("money")
                self.palace_power[needs] += effect.amount("power")
            elif isinstance(effect, Each):
                reward = Reward(needs, effect.amount("points"), effect.amount("power"), source)
                self.rewards[DEEDS.index(effect.what)].append(reward)
            elif isinstance(effect, OnDropOut):
                points, power = effect.amount("points"), effect.amount("power")
                self.payouts.append(Payout(needs, effect.per, points, power, effect.table, source))
            elif isinstance(effect, Gain):
                self.palace_gains[needs].append(effect)
            elif isinstance(effect, TownFrom):
                self.town_values[needs] = effect.value
            elif isinstance(effect, Trait):
                self.traits[effect.name] = effect.numbers

    def effect_source(self, needs: i64) -> str:
        """What the ledger calls the ability or a palace."""
        if needs == ALWAYS:
            return self.source
        return f"palace:{self.mat.key}-{'left' if needs == LEFT else 'right'}"

    @staticmethod
    def forms() -> dict[str, Form]:
        """The traits that its rules carry out; the mat must name each of them, so that people can read of it."""
        return {}

    def number_of(self, trait: str, name: str) -> int:
        """A number of an ability that the mat's data gives."""
        return self.traits[trait][name]

    def special(self, slot: i64) -> Special | None:
        """The action of a palace."""
        for special in self.specials:
            if special.slot == slot:
                return special
        return None

    # Rule points

    def shovels(self, seat: Seat, steps: i64) -> i64:
        """How many shovels a hex needs whose terrain is so many steps from home."""
        return steps

    def power_price(self, printed: i64) -> i64:
        """What a power action on the board costs."""
        return printed

    def post_price(self, state: Nova, seat: Seat, neighbour: bool) -> i64:
        """What a trading post costs, with or without a building of another faction next to it."""
        return state.box.post_price_adjacent if neighbour else state.box.post_price_alone

    def town_value(self, seat: Seat) -> i64:
        """The least total town value of a town."""
        value = self.town_values[ALWAYS]
        if seat.left:
            value = min(value, self.town_values[LEFT])
        if seat.right:
            value = min(value, self.town_values[RIGHT])
        return value

    def on_palace(self, state: Nova, seat: Seat, side: i64) -> None:
        """This seat built the palace of that side."""
        for gain in self.palace_gains[side]:
            state.gain(seat, gain, self.effect_source(side))

    def after_action(self, state: Nova, seat: Seat) -> None:
        """What this seat may do after its action and its towns."""

    def on_other_house(self, state: Nova, seat: Seat) -> None:
        """Another seat built a house."""

    def on_other_upgrade(self, state: Nova, seat: Seat) -> None:
        """Another seat upgraded a building."""

    def before_scoring(self, state: Nova, seat: Seat) -> None:
        """The last round is over; the final scoring follows."""
