"""Final scoring: the extra tile, cults, networks, goods."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.games.terra_mystica.rules.scoring import best_measure, best_network
from tests.terra_mystica.positions import Player, Table, player, position

Four = tuple[int, int, int, int]
COLOURS = ["witches", "nomads", "giants", "darklings", "engineers"]


def scored(*players: Player, **more: Any) -> Table:
    """The last round ends."""
    table = position(*players, round=6, **more).finish_round()
    assert table.match.over
    return table


def by_cult(*levels: int) -> list[int]:
    """The points of seats that stand so high on the track of fire."""
    table = scored(*(player(faction, cults=(level, 0, 0, 0)) for faction, level in zip(COLOURS, levels, strict=False)))
    return [table.points_from(seat).get("final:FIRE", 0) for seat in range(1, len(levels) + 1)]


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((9, 5, 3), [8, 4, 2]),
        ((3, 9, 5), [2, 8, 4]),
        ((9, 9, 3), [6, 6, 2]),  # first and second place shared
        ((9, 5, 5), [8, 3, 3]),  # second and third
        ((5, 5, 5), [4, 4, 4]),  # 14 among three, rounded down
        ((9, 5, 3, 3), [8, 4, 1, 1]),  # third and fourth, which brings nothing
        ((9, 9, 9, 9), [3, 3, 3, 3]),
        ((9, 9, 9, 2), [4, 4, 4, 0]),
        ((9, 8, 7, 6, 5), [8, 4, 2, 0, 0]),
        ((9, 5, 5, 5), [8, 2, 2, 2]),
        ((5, 0), [8, 0]),  # who never stepped scores nothing
        ((5, 0, 0), [8, 0, 0]),
        ((0, 0), [0, 0]),
        ((1, 1, 0), [6, 6, 0]),
    ],
)
def test_cults(levels: tuple[int, ...], points: list[int]) -> None:
    """Cults: 8, 4 and 2 points; tied players share the places they cover, rounded down; level 0 never scores."""
    assert by_cult(*levels) == points


def test_each_track_alone() -> None:
    """Cults: every track is scored."""
    table = scored(player("witches", cults=(1, 0, 5, 2)), player("nomads", cults=(0, 3, 6, 2)))
    found = {name: (table.points_from(1).get(f"final:{name}", 0), table.points_from(2).get(f"final:{name}", 0))
             for name in ("FIRE", "WATER", "EARTH", "AIR")}  # fmt: skip
    assert found == {"FIRE": (8, 0), "WATER": (0, 8), "EARTH": (4, 8), "AIR": (6, 6)}


# Networks


def size(wanted: Player, other: Player | None = None, **more: Any) -> int:
    """The largest network of a seat."""
    table = position(wanted, other or player("giants", dwellings="I12", bonus="BON8"), **more)
    return int(best_network(table.state, table[1]))


@pytest.mark.parametrize(
    ("sizes", "points"),
    [((3, 2, 1), [18, 12, 6]), ((3, 3, 1), [15, 15, 6]), ((1, 1, 1), [12, 12, 12]), ((3, 2, 2), [18, 9, 9])],
)
def test_network(sizes: tuple[int, int, int], points: list[int]) -> None:
    """Networks: 18, 12 and 6 points, shared like the cults."""
    rows = [("A1", "A2", "A3"), ("I1", "I2", "I3"), ("G5", "G6", "G7")]
    table = scored(
        *(
            player(faction, dwellings=" ".join(row[:number]))
            for faction, row, number in zip(COLOURS, rows, sizes, strict=False)
        )
    )
    assert [table.points_from(seat)["final:network"] for seat in (1, 2, 3)] == points


def test_adjacent_structures_of_any_kind() -> None:
    """Networks: structures count one each, whatever their kind."""
    wanted = player("witches", dwellings="E10", posts="E11", temples="F7", stronghold="G7", sanctuary="A1")
    assert size(wanted) == 4


@pytest.mark.parametrize(("shipping", "joined"), [(0, 1), (1, 2), (2, 3)])
def test_networks_by_ship(shipping: int, joined: int) -> None:
    """Networks: by ship with the real shipping level. A3 and C1 are one river hex apart, C2 is two from A3."""
    places = "A3 C1" if shipping < 2 else "A3 B1 D2"
    assert size(player("witches", dwellings=places, shipping=shipping)) == joined


def test_no_bonus_card_for_networks() -> None:
    """Networks: BON4 does not count."""
    assert size(player("witches", dwellings="A3 C1", bonus="BON4")) == 1


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_networks_by_tunnel_and_carpet(faction: str) -> None:
    """Networks: Dwarves and Fakirs skip one hex; anything may lie in between."""
    assert size(player(faction, dwellings="H8 H6"), player("giants", dwellings="H7")) == 2
    assert size(player(faction, dwellings="H8 G4")) == 1  # two hexes in between


def test_networks_by_a_longer_carpet() -> None:
    """Networks: the range of the carpet."""
    assert size(player("fakirs", dwellings="H8 G4", skip=2)) == 2


def test_networks_of_riverwalkers() -> None:
    """Networks: direct adjacency counts here too."""
    assert size(player("riverwalkers", dwellings="G6 G7 H8", pick="blue")) == 3


def test_networks_over_a_river_hex_of_a_town() -> None:
    """Networks: a river hex used for a town counts as direct adjacency (Mermaids)."""
    table = position(
        player("mermaids", stronghold="A3", posts="C1", dwellings="D2 A2", shipping=0),
        player("giants", dwellings="I12"),
    )
    assert best_network(table.state, table[1]) == 2
    table.play("connect r0", "+TW1")
    assert best_network(table.state, table[1]) == 4


def test_opponents_in_between_do_not_matter() -> None:
    """Networks: a river belongs to everybody."""
    assert size(player("witches", dwellings="A3 B1", shipping=1), player("giants", dwellings="A2 C1")) == 2


# Goods


@pytest.mark.parametrize(
    ("goods", "power", "points", "left"),
    [
        ((8, 0, 0), (12, 0, 0), 2, 2),
        ((0, 4, 2), (12, 0, 0), 2, 0),
        ((0, 0, 0), (0, 0, 6), 2, 0),
        ((0, 0, 0), (0, 7, 0), 1, 0),  # three tokens after burning
        ((1, 1, 1), (0, 5, 1), 2, 0),  # 3 goods, 1 token, 2 burnt for
        ((0, 0, 0), (5, 1, 0), 0, 0),
    ],
)
def test_goods(goods: tuple[int, int, int], power: tuple[int, int, int], points: int, left: int) -> None:
    """Goods: burn half of bowl II; each token in III, priest and worker is a coin; a point for 3 coins."""
    coins, workers, priests = goods
    table = scored(
        player("witches", coins=coins, workers=workers, priests=priests, power=power), player("nomads", bonus="BON8")
    )
    assert table.points_from(1).get("final:goods", 0) == points
    assert table.goods(1) == (left, 0, 0)


def test_goods_of_alchemists() -> None:
    """Goods: a point for 2 coins for Alchemists."""
    table = scored(player("alchemists", coins=5, workers=2, power=(0, 0, 0)), player("nomads", bonus="BON8"))
    assert table.points_from(1)["final:goods"] == 3


def test_order_of_scoring() -> None:
    """Final scoring: extra tile, cults, network, goods."""
    table = scored(
        player("witches", dwellings="A1", cults=(1, 1, 0, 0)), player("nomads"), final_scoring="building-on-edge"
    )
    assert list(table.points_from(1)) == [
        *("final:building-on-edge", "final:FIRE", "final:WATER", "final:network", "final:goods"),
    ]


# Extra tiles

TILES = ["connected-distance", "connected-sa-sh-distance", "building-on-edge", "connected-clusters"]


def measured(tile: str, wanted: Player) -> int:
    """What an extra tile counts for a seat."""
    table = position(wanted, player("giants", dwellings="F3", bonus="BON8"), final_scoring=tile)
    kind = table.state.box.final_tiles[table.state.final_tile].measure
    return int(best_measure(table.state, table[1], kind))


@pytest.mark.parametrize(
    ("tile", "wanted", "value"),
    [
        ("connected-distance", player("witches", dwellings="A1 A2 A3 A4 I12"), 3),
        ("connected-distance", player("witches", dwellings="A3 C1 D3", shipping=1), 3),
        ("connected-distance", player("witches", dwellings="A1"), 0),
        ("connected-distance", player("witches", dwellings="E9 E10 F7 D8"), 2),
        ("connected-distance", player("witches", dwellings="A1 A2 A3 A4 G5 G6 H7 F6 H6"), 3),  # not the largest one
        ("connected-sa-sh-distance", player("witches", stronghold="A1", sanctuary="A3", dwellings="A2"), 2),
        ("connected-sa-sh-distance", player("witches", stronghold="A1", sanctuary="A3"), 0),
        ("connected-sa-sh-distance", player("witches", stronghold="A1", dwellings="A2 A3"), 0),
        ("connected-sa-sh-distance", player("witches", stronghold="A3", sanctuary="C1", shipping=1), 2),
        ("building-on-edge", player("witches", dwellings="A1 A2 E10 E11 D8"), 2),
        ("building-on-edge", player("witches", dwellings="A1 A2 A3 G5 G6"), 3),
        ("building-on-edge", player("witches", dwellings="G4 G5 G6 F6 A1"), 1),  # the best network, not the largest
        ("building-on-edge", player("witches", dwellings="G5 G6"), 0),
        ("connected-clusters", player("witches", dwellings="A2 A3 C1 D2 B2", shipping=1), 3),
        ("connected-clusters", player("witches", dwellings="A2 A3 C1 D2 B2"), 1),
        ("connected-clusters", player("witches", dwellings="A2 A3 A4 A5 A6"), 1),
        ("connected-clusters", player("dwarves", dwellings="H8 H6 G6"), 2),
    ],
)
def test_extra_tiles(tile: str, wanted: Player, value: int) -> None:
    """Extra tiles: within one network, which is the one of the area scoring; the best one for the tile is taken."""
    assert measured(tile, wanted) == value


@pytest.mark.parametrize("tile", TILES)
def test_points_of_extra_tiles(tile: str) -> None:
    """Extra tiles: 18, 12 and 6 points like networks; nothing counts as no place."""
    table = scored(
        player("witches", stronghold="A1", dwellings="A2 A3", sanctuary="A4", posts="C1", shipping=1),
        player("nomads", stronghold="I1", dwellings="I2", sanctuary="I3", posts="H4"),
        player("giants", dwellings="F6"),
        final_scoring=tile,
    )
    found = [table.points_from(seat).get(f"final:{tile}", 0) for seat in (1, 2, 3)]
    expected = {
        "connected-distance": [18, 12, 0],
        "connected-sa-sh-distance": [18, 12, 0],
        "building-on-edge": [18, 12, 0],
        "connected-clusters": [18, 9, 9],
    }
    assert found == expected[tile]


def test_no_extra_tile_unless_wanted() -> None:
    """Options: extra final tiles come with Fire & Ice."""
    table = scored(player("witches", dwellings="A1"), player("nomads", dwellings="I1"))
    assert {source.removeprefix("final:") for source in table.points_from(1)}.isdisjoint(TILES)


def test_winner() -> None:
    """Game: most points win; tied seats share the victory."""
    table = scored(player("witches", points=50), player("nomads", points=20, bonus="BON8"))
    assert table.match.game.winners(table.state) == [0]
    table.state.seats[1].points = table.state.seats[0].points
    assert table.match.game.winners(table.state) == [0, 1]
