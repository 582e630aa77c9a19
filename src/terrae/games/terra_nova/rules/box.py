"""What is in the box: mats, tiles and numbers, as the rules read them. `components` fills it from files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from terrae.core.vectors import vec
from terrae.economy.effects import Effect

if TYPE_CHECKING:
    from terrae.games.terra_nova.rules.faction import Faction
    from terrae.games.terra_nova.rules.land import Land

# What is rewarded each time it is done, as numbers; tiles and abilities name them by word.
HOUSE: Final = 0
POST: Final = 1
PALACE: Final = 2
TOWN: Final = 3
SAILING: Final = 4
SHOVEL: Final = 5
DEEDS: Final[tuple[str, ...]] = ("house", "post", "palace", "town", "sailing", "shovel")

# What is counted when dropping out.
PER: Final[tuple[str, ...]] = ("house", "post", "palace", "sailing", "settlement", "rim-settlement", "inland")

# When an effect of a mat holds.
ALWAYS: Final = 0
LEFT: Final = 1
RIGHT: Final = 2

ROUNDS: Final = 5
MOST_SEATS: Final = 4


@final
class Reward:
    """Points and power each time a deed is done."""

    def __init__(self, needs: i64, points: i64, power: i64, source: str) -> None:
        self.needs = needs
        self.points = points
        self.power = power
        self.source = source


@final
class Payout:
    """Points and power when dropping out, for each thing counted or by a table."""

    def __init__(self, needs: i64, per: str, points: i64, power: i64, table: list[int] | None, source: str) -> None:
        self.needs = needs
        self.per = per
        self.points = points
        self.power = power
        self.table = table
        self.source = source

    def worth(self, number: i64) -> i64:
        """The points for so many."""
        table = self.table
        return self.points * number if table is None else table[number]


@final
class RoundTile:
    """Points each time something is done in a round."""

    def __init__(self, name: str, copies: int, deed: i64, points: i64, effects: list[Effect]) -> None:
        self.name = name
        self.copies = copies
        self.deed = deed
        self.points = points
        self.effects = effects
        self.source = f"tile:round-{name}"


@final
class BonusTile:
    """Income for one round, and a little more."""

    def __init__(
        self,
        name: str,
        money: i64,
        power: i64,
        sailing: i64,
        shovels: i64,
        payouts: list[Payout],
        effects: list[Effect],
    ) -> None:
        self.name = name
        self.money = money
        self.power = power
        self.sailing = sailing
        self.shovels = shovels
        self.payouts = payouts
        self.effects = effects
        self.source = f"tile:bonus-{name}"


@final
class TownTile:
    """What founding a town gives."""

    def __init__(self, name: str, money: i64, power: i64, points: i64, sailing: i64, effects: list[Effect]) -> None:
        self.name = name
        self.money = money
        self.power = power
        self.points = points
        self.sailing = sailing
        self.effects = effects
        self.source = f"tile:town-{name}"


@final
class PowerAction:
    """One of the actions on the board: its price in power, and what it does."""

    def __init__(
        self, name: str, price: i64, money: i64, sailing: i64, bridge: bool, shovels: i64, effects: list[Effect]
    ) -> None:
        self.name = name
        self.price = price
        self.money = money
        self.sailing = sailing
        self.bridge = bridge
        self.shovels = shovels
        self.effects = effects
        self.source = f"power:{name}"


@final
class Mat:
    """The numbers printed on one side of a faction mat."""

    def __init__(
        self,
        key: str,
        name: str,
        colour: str,
        side: str,
        home: i64,
        money: i64,
        houses: i64,
        fixed: list[int],
        house: list[list[int]],
        post: list[list[int]],
        ability: list[Effect],
        left: list[Effect],
        right: list[Effect],
    ) -> None:
        self.key = key
        self.name = name
        self.colour = colour
        self.side = side
        self.home = home
        self.money = money
        self.houses = houses
        self.fixed = fixed
        self.house = house
        self.post = post
        self.ability = ability
        self.left = left
        self.right = right
        # Income by the number of buildings on the board; the fixed income stands at the head of the house row.
        self.house_money = totals(fixed[0], [scroll[0] for scroll in house])
        self.house_power = totals(fixed[1], [scroll[1] for scroll in house])
        self.post_money = totals(0, [scroll[0] for scroll in post])
        self.post_power = totals(0, [scroll[1] for scroll in post])


def totals(start: int, parts: list[int]) -> vec[i64]:
    """Running totals."""
    result = [start]
    for part in parts:
        result.append(result[-1] + part)
    return vec[i64](result)


@final
class FirstGame:
    """The set-up recommended for the first game of so many seats."""

    def __init__(self, rounds: list[int], bonus: list[int], tiles: dict[str, int]) -> None:
        self.rounds = rounds
        self.bonus = bonus
        self.tiles = tiles  # by faction: its bonus tile


@final
class Box:
    """A set of components."""

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest
        self.terrains: list[str] = []
        self.colours: list[str] = []
        self.homes = vec[i64]([0])  # by colour: its home terrain
        self.shovel_price: i64 = 0
        self.house_price: i64 = 0
        self.post_price_adjacent: i64 = 0
        self.post_price_alone: i64 = 0
        self.palace_price: i64 = 0
        self.sailing_price: i64 = 0
        self.bridge_price: i64 = 0
        self.houses: i64 = 0
        self.posts: i64 = 0
        self.bridges: i64 = 0
        self.start_power: list[int] = []
        self.town_buildings: i64 = 0
        self.town_value: i64 = 0
        self.house_value: i64 = 0
        self.post_value: i64 = 0
        self.palace_value: i64 = 0
        self.sailing_points: vec[i64] = vec[i64]([0])
        self.track_end: i64 = 0
        self.territory: list[int] = []
        self.money_for_point: i64 = 1
        self.spare_bonus_tiles: i64 = 0
        self.round_tiles: list[RoundTile] = []
        self.bonus_tiles: list[BonusTile] = []
        self.town_tiles: list[TownTile] = []
        self.power_actions: list[PowerAction] = []
        self.factions: list[Faction] = []
        self.maps: dict[str, Land] = {}
        self.first_games: dict[int, FirstGame] = {}
