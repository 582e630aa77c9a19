"""Everything that lies on the table, the questions one can put about it, and the elementary effects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from . import facts
from .board import Board, bridge_ends, bridges_in_order, in_reading_order


@dataclass
class Seat:
    """A player and all that belongs to them."""

    number: int
    faction: str = ""
    colour: str = ""
    money: int = 0
    points: int = 0
    power: list[int] = field(default_factory=lambda: list(facts.START_POWER))
    sailing: int = 0
    houses: set[str] = field(default_factory=set)
    posts: set[str] = field(default_factory=set)
    palaces: dict[str, str] = field(default_factory=lambda: {"left": "", "right": ""})
    bridges: set[str] = field(default_factory=set)
    town_hexes: set[str] = field(default_factory=set)
    town_tiles: list[str] = field(default_factory=lambda: list(facts.TOWN_TILES))
    bonus: str = ""
    used_palaces: set[str] = field(default_factory=set)
    dropped: bool = False

    @property
    def mat(self) -> facts.Faction:
        return facts.FACTIONS[self.faction]

    @property
    def home(self) -> str:
        return facts.HOME_TERRAIN[self.colour]

    def take_faction(self, faction: str) -> None:
        self.faction = faction
        self.colour = self.mat.colour
        self.money = self.mat.money

    def has_palace(self, side: str, faction: str) -> bool:
        """Does this seat play that faction, and has it built that palace?"""
        return self.faction == faction and self.palaces[side] != ""

    def built_palaces(self) -> list[str]:
        return [name for name in self.palaces.values() if name != ""]

    def buildings(self) -> set[str]:
        return self.houses | self.posts | set(self.built_palaces())

    def town_value(self, name: str) -> int:
        if name in self.houses:
            return facts.HOUSE_VALUE
        if name in self.posts:
            return facts.POST_VALUE
        return facts.PALACE_VALUE

    def has_house_left(self) -> bool:
        return len(self.houses) < facts.HOUSES

    def has_post_left(self) -> bool:
        return len(self.posts) < facts.POSTS

    def bridges_left(self) -> int:
        return facts.BRIDGES - len(self.bridges)

    def gain_power(self, steps: int) -> None:
        for _ in range(steps):
            if self.power[0] > 0:
                self.power[0] -= 1
                self.power[1] += 1
            elif self.power[1] > 0:
                self.power[1] -= 1
                self.power[2] += 1

    def spend_power(self, amount: int) -> None:
        assert self.power[2] >= amount
        self.power[2] -= amount
        self.power[0] += amount

    def pay(self, amount: int) -> None:
        assert self.money >= amount
        self.money -= amount


class Table:
    """The state of one game."""

    def __init__(self, board: Board, seat_count: int) -> None:
        self.board = board
        self.seats = [Seat(number) for number in range(1, seat_count + 1)]
        self.terrain = {name: board.printed[name] for name in board.land()}
        self.neutral: set[str] = set()
        self.round = 0
        self.first = 0
        self.round_tiles: list[str] = []
        self.bonus_tiles: dict[str, int] = {}
        self.covered: set[str] = set()  # power actions on the board
        self.covered_bonus: set[str] = set()  # bonus tiles with an X-token on them
        self.drop_order: list[int] = []  # seats that have dropped out of this round

    # ---- questions about the board

    def occupied(self) -> set[str]:
        taken = set(self.neutral)
        for seat in self.seats:
            taken |= seat.buildings()
        return taken

    def built_bridges(self) -> set[str]:
        return {space for seat in self.seats for space in seat.bridges}

    def clockwise(self) -> list[Seat]:
        """All seats by number, beginning with the holder of the start player token."""
        return self.seats[self.first - 1 :] + self.seats[: self.first - 1]

    def others(self, seat: Seat) -> list[Seat]:
        return [other for other in self.seats if other is not seat]

    def sailing_now(self, seat: Seat) -> int:
        return seat.sailing + (1 if seat.bonus == "C" else 0)

    def own_adjacent(self, seat: Seat, name: str) -> set[str]:
        """Land hexes adjacent to this one for the seat: by a side or by a bridge of its own."""
        found = set(self.board.land_neighbours(name))
        for space in seat.bridges:
            ends = bridge_ends(space)
            if name in ends:
                found.add(ends[1] if name == ends[0] else ends[0])
        return found

    def reach_from(self, seat: Seat, name: str, sailing: int) -> set[str]:
        return self.own_adjacent(seat, name) | self.board.over_river(name, sailing)

    def reach(self, seat: Seat) -> set[str]:
        """All land hexes in reach of some building of the seat now, whatever stands on them."""
        found: set[str] = set()
        for name in seat.buildings():
            found |= self.reach_from(seat, name, self.sailing_now(seat))
        return found

    def free_reach(self, seat: Seat) -> list[str]:
        return in_reading_order(self.reach(seat) - self.occupied())

    def groups(self, seat: Seat) -> list[set[str]]:
        """The settlements: own adjacent buildings, or one that stands alone; in reading order of their first hex."""
        return self._connected(seat, lambda name: self.own_adjacent(seat, name))

    def territories(self, seat: Seat) -> list[set[str]]:
        """Groups of buildings connected by reach, with the true sailing value."""
        return self._connected(seat, lambda name: self.reach_from(seat, name, seat.sailing))

    def _connected(self, seat: Seat, near: Callable[[str], set[str]]) -> list[set[str]]:
        left = seat.buildings()
        found: list[set[str]] = []
        while left:
            start = in_reading_order(left)[0]
            group = {start}
            wave = {start}
            while wave:
                wave = {n for name in wave for n in near(name)} & (left - group)
                group |= wave
            left -= group
            found.append(group)
        return found

    def linked_for_power(self, name: str) -> set[str]:
        """Land hexes adjacent by a side or by anybody's bridge (one end of a bridge is always its owner's)."""
        found = set(self.board.land_neighbours(name))
        for space in self.built_bridges():
            ends = bridge_ends(space)
            if name in ends:
                found.add(ends[1] if name == ends[0] else ends[0])
        return found

    def beside_other_faction(self, seat: Seat, name: str) -> bool:
        foreign = set(self.neutral)
        for other in self.others(seat):
            foreign |= other.buildings()
        return bool(self.linked_for_power(name) & foreign)

    def bridge_places(self, seat: Seat) -> list[str]:
        """Unoccupied bridge spaces that touch a hex with an own building."""
        if seat.bridges_left() == 0:
            return []
        own = seat.buildings()
        free = [space for space in self.board.bridge_spaces if space not in self.built_bridges()]
        return [space for space in free if own & set(bridge_ends(space))]

    # ---- prices

    def post_cost(self, seat: Seat, name: str) -> int:
        beside = self.beside_other_faction(seat, name)
        if seat.has_palace("left", "sand-cats"):
            return facts.SAND_CATS_POST_COST_ADJACENT if beside else facts.SAND_CATS_POST_COST_ALONE
        return facts.POST_COST_ADJACENT if beside else facts.POST_COST_ALONE

    def shovels_needed(self, seat: Seat, name: str) -> int:
        circle = facts.TERRAIN_CIRCLE
        steps = abs(circle.index(self.terrain[name]) - circle.index(seat.home))
        steps = min(steps, len(circle) - steps)
        if steps == 2 and seat.has_palace("left", "golems"):
            return 1
        return steps

    def power_cost(self, seat: Seat, action: str) -> int:
        return facts.POWER_ACTIONS[action] - (1 if seat.faction == "fire-sprites" else 0)

    # ---- elementary effects

    def score_round(self, seat: Seat, kind: str, times: int = 1) -> None:
        if self.round_tiles[self.round - 1] == kind:
            seat.points += facts.ROUND_TILE_POINTS[kind] * times

    def small_table_gain(self) -> int:
        """What Inventors and Sand Cats gain each time: 2 with two players, else 1."""
        return 2 if len(self.seats) == 2 else 1

    def power_thanks_to(self, seat: Seat, name: str) -> None:
        near = self.linked_for_power(name)
        for other in self.others(seat):
            other.gain_power(len(near & other.buildings()))

    def use_shovels(self, seat: Seat, name: str, shovels: int) -> None:
        self.terrain[name] = seat.home
        self.score_round(seat, "shovel", shovels)
        if seat.faction == "leprechauns":
            seat.gain_power(2 * shovels)

    def build_house(self, seat: Seat, name: str) -> None:
        """A house from the supply, its price already paid."""
        assert seat.has_house_left() and name not in self.occupied() and self.terrain[name] == seat.home
        seat.houses.add(name)
        self.score_round(seat, "house")
        if seat.has_palace("right", "inventors"):
            seat.points += 2
        self.power_thanks_to(seat, name)
        for other in self.others(seat):
            if other.faction == "inventors":
                other.gain_power(self.small_table_gain())

    def upgraded(self, seat: Seat, name: str, kind: str) -> None:
        """What always follows an upgrade to a trading post ("post") or palace."""
        self.score_round(seat, kind)
        self.power_thanks_to(seat, name)
        for other in self.others(seat):
            if other.faction == "sand-cats":
                other.money += self.small_table_gain()

    def upgrade_to_post(self, seat: Seat, name: str) -> None:
        assert seat.has_post_left()
        seat.houses.remove(name)
        seat.posts.add(name)
        if seat.has_palace("right", "druids"):
            seat.points += 3
        self.upgraded(seat, name, "post")

    def build_inventors_post(self, seat: Seat, name: str) -> None:
        assert seat.has_post_left() and name not in self.occupied()
        self.terrain[name] = seat.home
        seat.posts.add(name)
        self.upgraded(seat, name, "post")

    def upgrade_to_palace(self, seat: Seat, name: str, side: str) -> None:
        assert seat.palaces[side] == ""
        seat.posts.remove(name)
        seat.palaces[side] = name
        self.upgraded(seat, name, "palace")

    def increase_sailing(self, seat: Seat) -> None:
        """One step on the track; at its end nothing happens."""
        if seat.sailing + 1 < len(facts.SAILING_POINTS):
            seat.sailing += 1
            seat.points += facts.SAILING_POINTS[seat.sailing]
            self.score_round(seat, "sailing")

    # ---- towns

    def expand_towns(self, seat: Seat) -> None:
        """Buildings adjacent to a town belong to it."""
        for group in self.groups(seat):
            if group & seat.town_hexes:
                seat.town_hexes |= group

    def big_enough(self, seat: Seat, group: set[str]) -> bool:
        side_a_right = seat.mat.side == "A" and seat.palaces["right"] != ""
        needed = facts.TOWN_VALUE_SIDE_A_RIGHT_PALACE if side_a_right else facts.TOWN_VALUE
        return len(group) >= facts.TOWN_BUILDINGS and sum(seat.town_value(name) for name in group) >= needed

    def new_towns(self, seat: Seat) -> list[set[str]]:
        """Groups that could become a town now."""
        if not seat.town_tiles:
            return []
        return [g for g in self.groups(seat) if not g & seat.town_hexes and self.big_enough(seat, g)]

    def harbours(self, seat: Seat) -> dict[str, set[str]]:
        """Sea Dogs: river spaces over which a town could be founded now, with all the buildings it would have."""
        found: dict[str, set[str]] = {}
        if seat.faction != "sea-dogs" or not seat.town_tiles:
            return found
        for river in in_reading_order(name for name in self.board.printed if self.board.is_river(name)):
            bank = set(self.board.land_neighbours(river))
            beside = [group for group in self.groups(seat) if group & bank]
            together = {name for group in beside for name in group}
            if len(beside) >= 2 and not together & seat.town_hexes and self.big_enough(seat, together):
                found[river] = together
        return found

    def found_town(self, seat: Seat, group: set[str], tile: str) -> None:
        seat.town_hexes |= group
        seat.town_tiles.remove(tile)
        points, money, power, sailing = facts.TOWN_TILES[tile]
        seat.points += points
        seat.money += money
        seat.gain_power(power)
        for _ in range(sailing):
            self.increase_sailing(seat)
        self.score_round(seat, "town")
        if seat.faction == "water-sprites":
            seat.points += 4

    # ---- income and dropping out

    def income(self, seat: Seat) -> None:
        mat = seat.mat
        gains = [mat.fixed_income, facts.BONUS_INCOME[seat.bonus]]
        gains += mat.house_income[: len(seat.houses)]
        gains += mat.post_income[: len(seat.posts)]
        if seat.palaces["left"] != "":
            gains.append(mat.left_income)
        if seat.palaces["right"] != "":
            gains.append(mat.right_income)
        for money, power in gains:
            seat.money += money
            seat.gain_power(power)

    def gains_of_dropping_out(self, seat: Seat) -> None:
        posts = len(seat.posts)
        if seat.bonus == "E":
            seat.points += 4 * len(seat.built_palaces())
        elif seat.bonus == "F":
            seat.points += 2 * posts
        elif seat.bonus == "G":
            seat.points += len(seat.houses)
        elif seat.bonus == "H":
            seat.points += 3 * seat.sailing
        if seat.faction == "golems":
            seat.points += {0: 0, 1: 2, 2: 2, 3: 3, 4: 4}[posts]
        if seat.has_palace("right", "fire-sprites"):
            seat.points += sum(1 for g in self.groups(seat) if any(self.board.at_edge(name) for name in g))
        if seat.has_palace("left", "druids"):
            seat.gain_power(2 * len(self.groups(seat)))
        if seat.has_palace("right", "sand-cats"):
            seat.points += sum(1 for name in seat.buildings() if not self.board.river_neighbours(name))

    # ---- for the comparison

    def seat_summary(self, seat: Seat) -> dict[str, object]:
        used = set(seat.used_palaces)
        if seat.bonus in self.covered_bonus:
            used.add("bonus")
        return {
            "faction": seat.faction,
            "colour": seat.colour,
            "money": seat.money,
            "points": seat.points,
            "power": list(seat.power),
            "sailing": seat.sailing,
            "houses": in_reading_order(seat.houses),
            "posts": in_reading_order(seat.posts),
            "palaces": dict(seat.palaces),
            "bridges": bridges_in_order(seat.bridges),
            "town_hexes": in_reading_order(seat.town_hexes),
            "town_tiles": [name for name in facts.TOWN_TILES if name in seat.town_tiles],
            "bonus": seat.bonus,
            "used": sorted(used),
            "dropped": seat.dropped,
            "bridges_left": seat.bridges_left(),
            "reach": in_reading_order(self.reach(seat)),
        }
