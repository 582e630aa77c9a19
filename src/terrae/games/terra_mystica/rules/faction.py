"""A faction: its board, and the points where it may bend the rules. Subclasses are in `factions`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from terrae.board.wide import Places
from terrae.economy.effects import Effect, Trait
from terrae.games.terra_mystica.rules.box import WHEEL, Goods, Mat, Payout

if TYPE_CHECKING:
    from terrae.games.terra_mystica.rules.action import Action, Special
    from terrae.games.terra_mystica.rules.landscape import Landscape
    from terrae.games.terra_mystica.rules.seat import Seat
    from terrae.games.terra_mystica.rules.state import Mystica


def find_trait(effects: list[Effect], name: str) -> Trait | None:
    """The trait of this name among the effects of a board."""
    for effect in effects:
        if isinstance(effect, Trait) and effect.name == name:
            return effect
    return None


class TraitRule:
    """What the data of a faction must say about a rule of its own: on which part of its board, and in which numbers."""

    def __init__(
        self,
        part: str,
        *numbers: str,
        limits: dict[str, tuple[int, int]] | None = None,
        action: bool = False,
        other: dict[str, list[str]] | None = None,
        printed: dict[str, str] | None = None,
    ) -> None:
        self.part = part
        self.numbers = list(numbers)
        self.limits = limits if limits is not None else {}  # of numbers that moves of the catalogue name
        self.action = action  # is it something a seat does on its turn?
        self.other = other if other is not None else {}  # other sentences, for other values, and their numbers
        self.printed = printed if printed is not None else {}  # numbers that stand on the board as well: where


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction:
    """Everything a faction does as its board says, when nothing is bent."""

    traits: ClassVar[dict[str, TraitRule]] = {}  # what its data says about its own rules

    def __init__(self, mat: Mat, number: i64) -> None:
        self.mat = mat
        self.number = number
        self.source = f"faction:{mat.key}"
        self.specials: list[Special] = []  # special actions of its own
        self.payouts: list[Payout] = []  # when passing, with the stronghold
        self.landscape: Landscape | None = None
        self.free_moves: list[Action] = []  # what only it can do besides its action
        self.rates: list[int] = []  # at which only it can convert
        self.made_with = ""  # what it pays in for home terrain that it makes without spades
        self.picks_last = False  # its first terrain, after all factions are chosen
        self.listens = False  # does it draw something from the answers to its power offers?

    def number_of(self, trait: str, field: str) -> i64:
        """A number of one of the faction's traits, as its data says."""
        found = find_trait([*self.mat.ability, *self.mat.stronghold], trait)
        return found.numbers.get(field, 0) if found is not None else 0

    def landmark_rules(self) -> Landscape:
        """The rules of its special landscape."""
        landscape = self.landscape
        assert landscape is not None, "no landscape"
        return landscape

    # Set-up

    def start_hexes(self, state: Mystica, seat: Seat) -> Places:
        """Where a first dwelling may stand, if the hex is free."""
        return state.terrain[seat.picked if seat.home >= WHEEL else seat.home]

    def pick(self, seat: Seat, terrain: i64) -> None:
        """The terrain it begins on, if its home is none of the wheel."""
        seat.picked = terrain

    # Terraforming

    def spades_home(self, seat: Seat, terrain: i64) -> i64:
        """How many spades turn this terrain into home terrain."""
        around = (terrain - seat.home) % 7
        return min(around, 7 - around)

    def turns_partly(self) -> bool:
        """May it turn a hex into something else than home terrain?"""
        return True

    def goal(self, seat: Seat) -> i64:
        """The terrain of the wheel that spades work towards."""
        return seat.home

    def spade_cost(self, seat: Seat) -> Goods:
        return self.mat.spade_cost[seat.digging]

    def buys_spades(self) -> bool:
        return len(self.mat.spade_cost) > 0

    def uses_spades(self) -> bool:
        """Can it do anything with spades it is given?"""
        return True

    def on_spades(self, state: Mystica, seat: Seat, spades: i64, bought: bool, source: str) -> i64:
        """Spades were gained, so many; tell how many can be dug with."""
        return spades

    def makes_terrain(self, state: Mystica, seat: Seat) -> Places:
        """Free hexes in reach that it can turn into home terrain without any spade."""
        return 0

    def made_price(self, state: Mystica, seat: Seat, terrain: i64) -> i64:
        """What turning a terrain costs without spades."""
        return 0

    def make_terrain(self, state: Mystica, seat: Seat, at: i64) -> None:
        """Pay for turning such a hex."""

    def building_ground(self, state: Mystica, seat: Seat) -> Places:
        """The hexes whose terrain is fit for a dwelling."""
        return state.terrain[seat.home]

    def walks(self) -> bool:
        """Does it reach what is next to its structures?"""
        return True

    def jump_cost(self, seat: Seat) -> Goods:
        return self.mat.jump_cost_later if seat.has_stronghold() else self.mat.jump_cost

    def lengthen(self, seat: Seat) -> None:
        """A town tile lifts the shipping of a faction without ships."""

    # Structures

    def favours_for_temple(self) -> i64:
        return 1

    def on_stronghold(self, state: Mystica, seat: Seat) -> None:
        """The stronghold was built."""

    def on_town(self, state: Mystica, seat: Seat) -> None:
        """A town tile was taken."""

    # Power

    def power_price(self, printed: i64) -> i64:
        return printed

    def repeats_power(self, seat: Seat) -> bool:
        """May it use power actions that were used already?"""
        return False

    def on_taken(self, state: Mystica, seat: Seat) -> None:
        """The first neighbour took power because of a structure of this seat."""

    def steps_when_taken(self) -> i64:
        """Cult steps it gets then."""
        return 0

    def on_declined(self, state: Mystica, seat: Seat) -> None:
        """All neighbours who could have taken power declined."""

    def token_price(self) -> i64:
        """What a power token in bowl III costs when a neighbour took power, in points."""
        return 0

    # Cults and priests

    def more_steps(self, seat: Seat) -> i64:
        """Steps on top of those a priest sent to a cult brings."""
        return 0

    def on_priests(self, state: Mystica, seat: Seat, priests: i64, source: str) -> None:
        """Priests arrive."""
        state.welcome_priests(seat, priests, source)

    def unlock_price(self, state: Mystica, seat: Seat, terrain: i64) -> i64:
        """Coins for unlocking a terrain instead of taking a priest to hand."""
        return 0

    # The end

    def coins_for_point(self, state: Mystica) -> i64:
        return state.box.coins_for_point
