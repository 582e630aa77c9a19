"""What is in the box: mats, tiles and numbers, as the rules read them. `components` fills it from files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from terrae.economy.effects import Effect, Trait

if TYPE_CHECKING:
    from terrae.games.terra_mystica.rules.action import Special
    from terrae.games.terra_mystica.rules.faction import Faction
    from terrae.games.terra_mystica.rules.land import Land

# The kinds of structures, as numbers.
DWELLING: Final = 0
POST: Final = 1
TEMPLE: Final = 2
STRONGHOLD: Final = 3
SANCTUARY: Final = 4
KINDS: Final = ["D", "TP", "TE", "SH", "SA"]

# What is rewarded each time it is done: a structure of a kind (the numbers above), a town, a spade.
TOWN: Final = 5
SPADE: Final = 6
DEEDS: Final[tuple[str, ...]] = ("D", "TP", "TE", "SH", "SA", "town", "spade")

# What is counted when passing.
PER: Final[tuple[str, ...]] = ("D", "TP", "TE", "SH", "SA", "ship", "bridge")
PER_SHIP: Final = 5
PER_BRIDGE: Final = 6

# The terrains: a wheel of seven, and two that never change again.
TERRAINS: Final = ["yellow", "brown", "black", "blue", "green", "gray", "red", "ice", "volcano"]
WHEEL: Final = 7
ICE: Final = 7
VOLCANO: Final = 8
VARIABLE: Final = 9  # the home of a faction that picks it

# The cults.
CULTS: Final = ["FIRE", "WATER", "EARTH", "AIR"]
FIRE: Final = 0
ON_PRIESTS: Final = 4  # a round tile that counts priests on the cult board instead of steps on a track

ROUNDS: Final = 6
MOST_SEATS: Final = 5
MOST_OFFER: Final = 22  # power that one structure can bring a neighbour


@final
class Goods:
    """Amounts of what seats own."""

    def __init__(self, coins: i64 = 0, workers: i64 = 0, priests: i64 = 0, power: i64 = 0, points: i64 = 0) -> None:
        self.coins = coins
        self.workers = workers
        self.priests = priests
        self.power = power
        self.points = points


FREE: Final = Goods()


@final
class Reward:
    """Points each time a deed is done."""

    def __init__(self, deed: i64, points: i64, source: str) -> None:
        self.deed = deed
        self.points = points
        self.source = source


@final
class Payout:
    """Points when passing, for each thing counted or by a table whose last entry goes on."""

    def __init__(self, per: i64, points: i64, table: list[int] | None, source: str) -> None:
        self.per = per
        self.points = points
        self.table = table
        self.source = source

    def worth(self, number: i64) -> i64:
        """The points for so many."""
        table = self.table
        if table is None:
            return self.points * number
        return table[min(number, len(table) - 1)]


@final
class RoundTile:
    """Points each time something is done in a round, and a bonus for cult steps at its end."""

    def __init__(
        self,
        name: str,
        option: str,
        deeds: list[int],
        points: i64,
        cult: i64,
        per: i64,
        bonus: Goods,
        spades: i64,
        effects: list[Effect],
    ) -> None:
        self.name = name
        self.option = option  # must be on for the tile to be in the game; empty: always
        self.deeds = deeds
        self.points = points
        self.cult = cult  # a track, or ON_PRIESTS
        self.per = per
        self.bonus = bonus
        self.spades = spades
        self.effects = effects
        self.source = f"tile:{name}"


@final
class BonusCard:
    """Income for one round, and a little more."""

    def __init__(
        self,
        name: str,
        option: str,
        income: Goods,
        shipping: i64,
        special: Special | None,
        payouts: list[Payout],
        effects: list[Effect],
    ) -> None:
        self.name = name
        self.option = option
        self.income = income
        self.shipping = shipping  # lifted by so much while held
        self.special = special  # its special action
        self.payouts = payouts
        self.effects = effects
        self.source = f"tile:{name}"


@final
class FavourTile:
    """Cult steps at once, and something lasting."""

    def __init__(
        self,
        name: str,
        copies: i64,
        cult: i64,
        steps: i64,
        income: Goods,
        town_value: i64,
        special: Special | None,
        rewards: list[Reward],
        payouts: list[Payout],
        effects: list[Effect],
    ) -> None:
        self.name = name
        self.copies = copies
        self.cult = cult
        self.steps = steps
        self.income = income
        self.town_value = town_value  # towns need only this much; 0: no change
        self.special = special  # its special action
        self.rewards = rewards
        self.payouts = payouts
        self.effects = effects
        self.source = f"tile:{name}"


@final
class TownTile:
    """What founding a town gives."""

    def __init__(
        self,
        name: str,
        option: str,
        copies: i64,
        gain: Goods,
        steps: i64,
        shipping: i64,
        keys: i64,
        effects: list[Effect],
    ) -> None:
        self.name = name
        self.option = option
        self.copies = copies
        self.gain = gain
        self.steps = steps  # on each cult track
        self.shipping = shipping
        self.keys = keys
        self.effects = effects
        self.source = f"tile:{name}"


@final
class PowerAction:
    """One of the actions on the board: its price in power, and what it does."""

    def __init__(self, name: str, price: i64, gain: Goods, bridges: i64, spades: i64, effects: list[Effect]) -> None:
        self.name = name
        self.price = price
        self.gain = gain
        self.bridges = bridges
        self.spades = spades
        self.effects = effects
        self.source = f"power:{name}"


@final
class FinalTile:
    """What an extra final scoring tile measures."""

    def __init__(self, name: str, measure: i64, effects: list[Effect]) -> None:
        self.name = name
        self.measure = measure
        self.effects = effects
        self.source = f"final:{name}"


# What final tiles measure, as numbers.
DISTANCE: Final = 0
CLUSTERS: Final = 1
EDGE: Final = 2
HALLS: Final = 3
MEASURES: Final[tuple[str, ...]] = ("distance", "clusters", "edge", "halls")


@final
class Landmark:
    """The special landscape of a faction: its name, what must stand before, what it does."""

    def __init__(self, name: str, needs: list[int], effects: list[Effect], symbol: str = "landmark") -> None:
        self.name = name
        self.symbol = symbol  # the word by which it is drawn
        self.needs = needs  # by kind of structure
        self.effects = effects


@final
class Mat:
    """The numbers printed on a faction board."""

    def __init__(self, key: str, name: str, set_name: str, home: i64) -> None:
        self.key = key
        self.name = name
        self.set_name = set_name  # base, ice, volcano or variable
        self.home = home  # a terrain, ICE, VOLCANO or VARIABLE
        self.start = Goods()
        self.points_2017: i64 = 0
        self.bowls: list[int] = [0, 0, 0]
        self.cults: list[int] = [0, 0, 0, 0]
        self.dwellings: i64 = 2  # at the start
        self.favours: i64 = 0  # at the start
        self.priests: i64 = 7  # most in hand
        self.shipping: i64 = 0
        self.most_shipping: i64 = 0
        self.ship_cost = Goods()
        self.ship_points: list[int] = []
        self.spade_cost: list[Goods] = []  # by level of the exchange track; empty: buys no spades
        self.dig_cost = Goods()
        self.dig_points: list[int] = []
        self.jump: i64 = 0  # hexes skipped by tunnel or carpet; 0: cannot
        self.jump_cost = Goods()
        self.jump_cost_later = Goods()  # with the stronghold
        self.jump_points: i64 = 0
        self.cost: list[Goods] = []  # by kind of structure
        self.income: list[list[Goods]] = []  # by kind, then by the number standing on the map
        self.power: list[int] = [1, 2, 2, 3, 3]  # by kind
        self.ability: list[Effect] = []
        self.stronghold: list[Effect] = []

    def with_traits(self, traits: list[Effect]) -> Mat:
        """The same board with other numbers for some of its traits."""
        twin = Mat(self.key, self.name, self.set_name, self.home)
        twin.start = self.start
        twin.points_2017 = self.points_2017
        twin.bowls = self.bowls
        twin.cults = self.cults
        twin.dwellings = self.dwellings
        twin.favours = self.favours
        twin.priests = self.priests
        twin.shipping = self.shipping
        twin.most_shipping = self.most_shipping
        twin.ship_cost = self.ship_cost
        twin.ship_points = self.ship_points
        twin.spade_cost = self.spade_cost
        twin.dig_cost = self.dig_cost
        twin.dig_points = self.dig_points
        twin.jump = self.jump
        twin.jump_cost = self.jump_cost
        twin.jump_cost_later = self.jump_cost_later
        twin.jump_points = self.jump_points
        twin.cost = self.cost
        twin.income = self.income
        twin.power = self.power
        twin.ability = exchanged(self.ability, traits)
        twin.stronghold = exchanged(self.stronghold, traits)
        return twin


def exchanged(effects: list[Effect], traits: list[Effect]) -> list[Effect]:
    """Effects, with other traits in the place of those of the same name."""
    others = {trait.name: trait for trait in traits if isinstance(trait, Trait)}
    return [others.get(effect.name, effect) if isinstance(effect, Trait) else effect for effect in effects]


@final
class Box:
    """A set of components."""

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest
        self.supply: list[int] = []  # structures of each kind
        self.bridges: i64 = 0
        self.town_buildings: i64 = 0
        self.town_value: i64 = 0
        self.step_power: list[int] = []  # by space of a cult track: the power for entering it from below
        self.priest_steps: list[int] = []  # by place of a cult track for priests
        self.cult_points: list[int] = []
        self.network_points: list[int] = []
        self.start_points: i64 = 0
        self.coins_for_point: i64 = 1
        self.spare_bonus_cards: i64 = 0
        self.round_tiles: list[RoundTile] = []
        self.bonus_cards: list[BonusCard] = []
        self.favours: list[FavourTile] = []
        self.towns: list[TownTile] = []
        self.power_actions: list[PowerAction] = []
        self.final_tiles: list[FinalTile] = []
        self.factions: list[Faction] = []
        self.variants: dict[str, dict[str, list[Effect]]] = {}  # older traits: by name of a variant, then by faction
        self.maps: dict[str, Land] = {}
