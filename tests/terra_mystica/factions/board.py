"""What is printed on every faction board, played out: start, prices, incomes, power, tracks.

A faction's tests take it over with two lines:

    class TestBoard(BoardTests):
        faction = "witches"
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from textwrap import dedent

from terrae.games.terra_mystica.rules.box import KINDS, TERRAINS
from terrae.games.terra_mystica.rules.seat import Seat

from ..positions import Player, Table, alone, charged, player, position, start, stranger_to
from ..printed import PRINTED

Amounts = dict[str, int]
LOWER = {"TP": "D", "TE": "TP", "SH": "TP", "SA": "TE"}
FIELDS = {"D": "dwellings", "TP": "posts", "TE": "temples", "SH": "stronghold", "SA": "sanctuary"}  # of a player
PLACES = ["A1", "A3", "A5", "A9", "A11", "A13", "C3", "C5"]  # enough for the dwellings of anybody
CARD = {"C": 6}  # income of BON3


def amounts(text: str) -> Amounts:
    """`4C 1P` as numbers."""
    return {word: int(number) for number, word in re.findall(r"(\d+)(PW|C|W|P)\b", text)}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@dataclass
class Printed:
    """A board out of its text in `printed`."""

    set_and_home: str = ""
    start: Amounts = field(default_factory=dict)
    bowls: list[int] = field(default_factory=list)
    cults: list[int] = field(default_factory=list)
    points_2017: int = 0
    dwellings: int = 0
    favours: int = 0
    most_priests: int = 0
    power: list[int] = field(default_factory=list)
    shipping: int = 0
    ship_cost: Amounts = field(default_factory=dict)
    ship_points: list[int] = field(default_factory=list)
    spades: list[Amounts] = field(default_factory=list)
    dig_cost: Amounts = field(default_factory=dict)
    dig_points: list[int] = field(default_factory=list)
    cost: dict[str, Amounts] = field(default_factory=dict)
    income: dict[str, dict[str, list[int]]] = field(default_factory=dict)

    @property
    def home(self) -> str:
        return self.set_and_home.split()[1]


def read_board(faction: str) -> Printed:
    """The board of a faction."""
    first, *lines = dedent(PRINTED[faction]).strip().splitlines()
    board = Printed()
    board.set_and_home, rest = first.split(": ")
    goods, bowls, cults, points, dwellings, favours, priests = rest.split(", ")
    board.start, board.bowls, board.cults = amounts(goods), numbers(bowls), numbers(cults)
    board.points_2017, board.dwellings, board.favours, board.most_priests = (
        numbers(text)[0] for text in (points, dwellings, favours, priests)
    )
    for line in lines:
        name, _, text = line.partition(" ")
        before, _, after = text.partition(": ")
        price = before.partition(" for ")[2]
        if name == "power":
            board.power = numbers(text)
        elif name == "ship" and text != "-":
            board.shipping = numbers(text)[0]
            board.ship_cost, board.ship_points = amounts(price), numbers(after)
        elif name == "dig" and text != "-":
            board.spades = [amounts(word) for word in before.partition(" for ")[0].split()]
            board.dig_cost, board.dig_points = amounts(price), numbers(after)
        elif name in KINDS:
            board.cost[name] = amounts(before)
            board.income[name] = {row.split()[0]: numbers(row) for row in after.split(", ")}
    return board


def owned(seat: Seat) -> Amounts:
    """What a seat has, priests that are still to decide included."""
    return {"C": int(seat.coins), "W": int(seat.workers), "P": int(seat.priests + seat.arrivals), "PW": charged(seat)}


def change(before: Amounts, after: Amounts) -> Amounts:
    return {word: after[word] - before[word] for word in after if after[word] != before[word]}


def minus(price: Amounts) -> Amounts:
    return {word: -number for word, number in price.items()}


class BoardTests:
    """Facts, "Factions": the lines start, ship, dig, building_power and buildings of each faction."""

    faction: str

    @property
    def board(self) -> Printed:
        return read_board(self.faction)

    @property
    def home(self) -> str:
        """The terrain structures stand on; who has none of the wheel picks black."""
        home = self.board.home
        return "black" if home == "variable" else home

    @property
    def other(self) -> str:
        return stranger_to(self.faction)

    def me(self, **more: object) -> Player:
        own_terrain = self.board.home in TERRAINS[:7]
        return Player(self.faction, pick="" if own_terrain else "black", **more)  # type: ignore[arg-type]

    def begin(self, points: str) -> Table:
        return start(2, factions=f"{self.faction},{self.other}", points=points)

    def test_start(self) -> None:
        """Goods, bowls and cult spaces at the start; 20 points, or those of 2017."""
        board = self.board
        table = self.begin("20")
        seat = table[1]
        assert table.goods(1) == tuple(board.start.get(word, 0) for word in "CWP")
        assert list(table.bowls(1)) == board.bowls
        assert list(table.cults(1)) == board.cults
        assert seat.most_priests == board.most_priests
        assert seat.shipping == board.shipping
        assert (seat.digging, seat.keys, seat.bridge_count) == (0, 0, 0)
        assert seat.points == 20
        assert self.begin("2017")[1].points == board.points_2017

    def test_start_on_the_map(self) -> None:
        """First dwellings stand on home terrain, as many as the board says; so do favour tiles at the start."""
        table = self.begin("20")
        built = 0
        while not table.state.round:
            text = table.moves()[0]
            if table.asked == 1 and text.startswith("build"):
                built += 1
            table.play(text)
        assert built == self.board.dwellings == table[1].counts[0]
        assert len(table.favours(1)) == self.board.favours
        terrains = {table.terrain(place) for place in table.structures(1, "D")}
        assert len(terrains) == 1
        assert self.board.home == "variable" or terrains == {self.board.home}

    def test_dwelling(self) -> None:
        """The price of a dwelling, paid to the last coin and worker."""
        price = self.board.cost["D"]
        for short in ("", "C", "W"):
            table = position(
                self.me(dwellings="E5", coins=price["C"] - (short == "C"), workers=price["W"] - (short == "W")),
                player(self.other),
                terrain={"E4": self.home},
            )
            assert table.can("build E4") == (not short)
            if not short:
                table.play("build E4")
                assert table.goods(1) == (0, 0, 0)
                assert table.structures(1, "D") == {"E4", "E5"}

    def test_upgrades(self) -> None:
        """The prices of all upgrades, a trading house with a neighbour and alone."""
        for kind, lower in LOWER.items():
            for neighbour in ("E6", "A13"):
                price = dict(self.board.cost[kind])
                if kind == "TP" and neighbour != "E6":
                    price["C"] *= 2
                for short in ("", "C", "W"):
                    table = position(
                        self.me(
                            **{FIELDS[lower]: "E5"},
                            coins=price["C"] - (short == "C"),
                            workers=price["W"] - (short == "W"),
                            priests=0,
                        ),
                        player(self.other, dwellings=neighbour),
                    )
                    assert table.can(f"upgrade E5 to {kind}") == (not short)
                    if not short:
                        table.play(f"upgrade E5 to {kind}")
                        assert table.goods(1)[:2] == (0, 0)
                        assert table.structures(1, kind) == {"E5"}
                        assert table.structures(1, lower) == set()

    def income_with(self, kind: str, number: int) -> Amounts:
        """What the next income phase brings with so many structures of one kind and BON3."""
        wanted = self.me(**{FIELDS[kind]: " ".join(PLACES[:number])}, priests=0)
        table = position(wanted, player(self.other), beside="BON3").play("pass BON3")
        before = owned(table[1])
        table.pass_turn()
        return change(before, owned(table[1]))

    def test_income(self) -> None:
        """Coins, workers, priests and power by the number of structures of each kind; the card apart."""
        board = self.board
        for kind in KINDS:
            rows = board.income[kind]
            for number in range(len(next(iter(rows.values())))):
                expected = dict(CARD)
                for other in KINDS:
                    for word, row in board.income[other].items():
                        expected[word] = expected.get(word, 0) + row[number if other == kind else 0]
                assert self.income_with(kind, number) == {word: got for word, got in expected.items() if got}

    def test_power_values(self) -> None:
        """The power that its structures bring it when a neighbour builds."""
        for kind, power in zip(KINDS, self.board.power, strict=True):
            table = position(player(self.other, dwellings="E6"), self.me(**{FIELDS[kind]: "E5"}))
            assert table.play("upgrade E6 to TP").offers(2) == [(1, power)]

    def test_shipping_track(self) -> None:
        """Price and points of every step, and nothing after the last."""
        board = self.board
        table = alone(self.me(dwellings="E5", priests=board.most_priests))
        for number, points in enumerate(board.ship_points):
            before, had = owned(table[2]), table[2].points
            table.play("advance ship")
            assert change(before, owned(table[2])) == minus(board.ship_cost)
            assert table[2].points - had == points
            assert table[2].shipping == board.shipping + number + 1
            table.play("done")
        assert not table.can("advance ship")

    def test_shipping_must_be_paid(self) -> None:
        """No step with a coin or a priest too few."""
        if cost := self.board.ship_cost:
            for coins, priests in ((cost["C"] - 1, cost["P"]), (cost["C"], cost["P"] - 1)):
                assert not position(self.me(coins=coins, priests=priests), player(self.other)).can("advance ship")

    def test_exchange_track(self) -> None:
        """Price and points of every step and what spades cost there, and nothing after the last."""
        board = self.board
        table = alone(self.me(dwellings="E5", priests=board.most_priests))
        for level, points in enumerate(board.dig_points):
            before, had = owned(table[2]), table[2].points
            table.play("advance dig")
            assert change(before, owned(table[2])) == minus(board.dig_cost)
            assert table[2].points - had == points
            assert table[2].digging == level + 1
            table.play("done")
        assert not table.can("advance dig")

    def test_exchange_must_be_paid(self) -> None:
        """No step with a coin, a worker or a priest too few."""
        if cost := self.board.dig_cost:
            for short in cost:
                have = {word: number - (word == short) for word, number in cost.items()}
                wanted = self.me(dwellings="E5", coins=have["C"], workers=have["W"], priests=have["P"])
                assert not position(wanted, player(self.other)).can("advance dig")

    def test_price_of_spades(self) -> None:
        """What a spade costs on each level of the exchange track; without a price there is nothing to buy."""
        spades = self.board.spades
        if not spades:
            assert not position(self.me(dwellings="E5"), player(self.other)).targets("dig")
        for level, price in enumerate(spades):
            table = position(self.me(dwellings="E5", digging=level, priests=1), player(self.other))
            fewest = min(int(text) for text in table.targets("dig"))
            before = owned(table[1])
            table.play(f"dig {fewest}")
            assert change(before, owned(table[1])) == {word: -fewest * number for word, number in price.items()}
