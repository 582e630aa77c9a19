"""Structures: upgrades, their prices, the price of a trading house, favour tiles for temples and the sanctuary."""

from __future__ import annotations

import pytest

from terrae.games.terra_mystica.rules.catalogue import FAVOURS
from tests.terra_mystica.positions import Table, player, position

FAR = player("nomads", dwellings="A1", bonus="BON8")
NEAR = player("nomads", dwellings="D8", bonus="BON8")


def test_upgrade_paths() -> None:
    """Upgrades: trading house from dwelling, temple and stronghold from trading house, sanctuary from temple."""
    table = position(player("witches", dwellings="E10", posts="A3", temples="I11"), FAR)
    assert table.targets("upgrade") == {"E10 to TP", "A3 to TE", "A3 to SH", "I11 to SA"}
    table = position(player("witches", stronghold="E10", sanctuary="A3"), FAR)
    assert table.targets("upgrade") == set()


@pytest.mark.parametrize(
    ("before", "move", "coins", "workers"),
    [
        ("dwellings", "upgrade E10 to TP", 3, 2),
        ("posts", "upgrade E10 to TE", 5, 2),
        ("posts", "upgrade E10 to SH", 6, 4),
        ("temples", "upgrade E10 to SA", 6, 4),
    ],
)
def test_prices(before: str, move: str, coins: int, workers: int) -> None:
    """Upgrades: the printed price (Witches), no less."""

    def table(more_coins: int, more_workers: int) -> Table:
        goods = {"coins": coins + more_coins, "workers": workers + more_workers}
        return position(player("witches", **{before: "E10"}, **goods), NEAR)  # type: ignore[arg-type]

    assert table(0, 0).play(move).goods(1) == (0, 0, 0)
    assert not table(-1, 0).can(move)
    assert not table(0, -1).can(move)


def test_a_lonely_trading_house_costs_twice_the_coins() -> None:
    """Trading house: without a structure of another faction next to it the coins double, the workers do not."""
    table = position(player("witches", dwellings="E10", coins=6, workers=2), FAR).play("upgrade E10 to TP")
    assert table.goods(1) == (0, 0, 0)
    assert not position(player("witches", dwellings="E10", coins=5), FAR).can("upgrade E10 to TP")


def test_own_structures_are_no_neighbours() -> None:
    """Trading house: only structures of other factions make it cheap."""
    table = position(player("witches", dwellings="E10 E9", coins=6), FAR).play("upgrade E10 to TP")
    assert table[1].coins == 0


def test_ships_make_no_neighbours() -> None:
    """Trading house: the neighbour must be directly adjacent."""
    table = position(player("witches", dwellings="A3", shipping=3, coins=6), player("nomads", dwellings="B1"))
    table.play("upgrade A3 to TP")
    assert table[1].coins == 0


@pytest.mark.parametrize("owner", [1, 2])
def test_neighbours_over_a_bridge(owner: int) -> None:
    """Trading house: bridges count, whoever built them."""
    bridges = {owner: "A3:C1"}
    table = position(
        player("witches", dwellings="A3", coins=3, bridges=bridges.get(1, "")),
        player("nomads", dwellings="C1", bridges=bridges.get(2, "")),
    )
    table.play("upgrade A3 to TP")
    assert table[1].coins == 0


def test_structures_of_those_who_left_are_neighbours() -> None:
    """Trading house: structures of factions that dropped out still count as neighbours."""
    table = position(
        player("giants", dwellings="A6"),
        player("nomads", dwellings="D8"),
        player("witches", dwellings="E10", coins=3),
        loose="resign",
    )
    table.play("pass BON2").play("resign", seat=2)
    table.play("upgrade E10 to TP", seat=3)
    assert table[3].coins == 0
    assert table.offers(2) == []


def test_the_old_structure_returns() -> None:
    """Upgrades: the old building goes back to the supply, and the new one stands in its place."""
    table = position(player("witches", dwellings="E10"), NEAR).play("upgrade E10 to TP")
    assert table.structure("E10") == "1:TP"
    assert list(table[1].counts) == [0, 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("before", "kind", "places", "move"),
    [
        ("dwellings", "posts", "A3 A10 C3 C4", "upgrade E10 to TP"),
        ("posts", "temples", "A3 A10 C3", "upgrade E10 to TE"),
        ("posts", "stronghold", "A3", "upgrade E10 to SH"),
        ("temples", "sanctuary", "A3", "upgrade E10 to SA"),
    ],
)
def test_supply(before: str, kind: str, places: str, move: str) -> None:
    """Factions: the supply is 4 trading houses, 3 temples, a stronghold and a sanctuary."""
    full = {before: "E10", kind: places}
    one_less = {before: "E10", kind: " ".join(places.split()[1:])}
    assert not position(player("witches", **full), FAR).can(move)  # type: ignore[arg-type]
    assert position(player("witches", **one_less), FAR).can(move)  # type: ignore[arg-type]


def test_an_upgrade_needs_no_reach() -> None:
    """Reach: not needed for upgrades."""
    table = position(player("witches", dwellings="A13 I1"), FAR)
    assert {"A13 to TP", "I1 to TP"} <= table.targets("upgrade")


# Favour tiles


@pytest.mark.parametrize(("before", "move"), [("posts", "upgrade E10 to TE"), ("temples", "upgrade E10 to SA")])
def test_a_favour_tile_at_once(before: str, move: str) -> None:
    """Temples and sanctuary: one favour tile at once; nothing else goes on before it is taken."""
    table = position(player("witches", **{before: "E10"}), FAR).play(move)  # type: ignore[arg-type]
    taken = {text for text in table.moves() if text.startswith("+FAV")}
    assert taken == {f"+{name}" for name in FAVOURS}
    assert not table.can("done")
    table.play("+FAV9")
    assert table.favours(1) == {"FAV9"}
    assert not [text for text in table.moves() if text.startswith("+FAV")]
    assert table.can("done")


@pytest.mark.parametrize(("before", "move"), [("dwellings", "upgrade E10 to TP"), ("posts", "upgrade E10 to SH")])
def test_no_favour_tile_for_other_structures(before: str, move: str) -> None:
    table = position(player("witches", **{before: "E10"}), FAR).play(move)  # type: ignore[arg-type]
    assert not [text for text in table.moves() if text.startswith("+FAV")]


def test_each_kind_once() -> None:
    """Favour tiles: each kind only once per faction."""
    table = position(player("witches", posts="E10", favours="FAV5 FAV12"), FAR).play("upgrade E10 to TE")
    assert not table.can("+FAV5")
    assert not table.can("+FAV12")
    assert table.can("+FAV6")


def test_single_tiles_are_gone_when_taken() -> None:
    """Favour tiles: one copy of the first four, three of each other kind."""
    table = position(
        player("witches", posts="E10"),
        player("nomads", dwellings="A1", favours="FAV1 FAV5"),
        player("giants", favours="FAV5"),
    )
    table.play("upgrade E10 to TE")
    assert not table.can("+FAV1")
    assert table.can("+FAV5")
    table.play("+FAV5")
    assert table.state.favours_left[4] == 0
    assert table.state.favours_left[:4] == [0, 1, 1, 1]


def test_no_tile_left_to_take() -> None:
    """Favour tiles: where all kinds that a faction has not are gone, its temple brings none."""
    table = position(player("witches", posts="E10", favours="FAV5"), FAR)
    table.state.favours_left = [0, 0, 0, 0, 2, *[0] * 7]
    table.turn("upgrade E10 to TE")
    assert table.asked == 2
    assert table.favours(1) == {"FAV5"}
