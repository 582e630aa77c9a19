"""Maps: names, what is next to what, rivers, bridge places, the edge. That each hex is right is in test_components."""

from __future__ import annotations

import pytest

from terrae.board.wide import SPOTS, members
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.data.components import read_box
from terrae.games.terra_mystica.rules.land import Land

MAPS = read_box().maps
BASE = MAPS["base"]
BRIDGES = {
    "base": """
        A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5 C5:D6 D6:E8
        D6:E9 E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9
        """,
    "fire-ice-1": """
        B2:C2 B5:C5 B5:D4 B6:D5 C3:D2 C3:E4 C4:E5 C6:D5 C7:E9 C8:E10 C9:E11 D3:E5 E1:G1 E2:G2 E5:F2 E5:G3
        E9:F5 F1:G2 F1:G3 F1:H2 F2:G3 F2:H5 F3:H6 F6:G5 G2:H2 G4:H6 G6:H8 H2:I2 H6:I7 H8:I9 I3:J2 I7:J6 I9:J8
        """,
    "fire-ice-2": """
        A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5 C5:D6 D6:E8
        D6:E9 E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9
        """,
    "loon-lakes": """
        B4:D2 B9:C7 C3:D2 C3:E3 C5:D5 C8:D7 D2:E3 D5:E6 D5:F5 D7:E8 E3:F3 E6:F5 E7:F5 F5:G6 G2:H1 G2:I3 G3:H2
        G7:I8 H5:J4 H7:I8 I3:J3 I6:J4
        """,
    "fjords": """
        A3:B2 A7:C5 A8:C6 A9:C7 A10:C8 B3:C3 B3:D1 B5:C5 B6:C8 C1:E1 C2:E2 C3:D1 C3:E3 C4:D1 C4:D2 C4:E5 C9:D6
        C9:E10 D1:E3 D2:E5 D6:E10 E3:F3 E6:F5 E9:F9 F2:G3 F6:G6 F8:G9 G2:H2 G7:H6 G7:I6 G8:H7 G8:I7 H6:I6
        """,
}


def names(land: Land, mask: int) -> str:
    return " ".join(land.names[at] for at in members(mask & land.everything))


@pytest.mark.parametrize("name", list(BRIDGES))
def test_bridge_places(name: str) -> None:
    """Maps, bridge places: both common neighbours are river, or one is river and the other beyond the rim."""
    wanted = {frozenset(pair.split(":")) for pair in BRIDGES[name].split()}
    assert {frozenset(pair.split(":")) for pair in MAPS[name].bridge_names} == wanted


def test_two_fjords_have_the_same_bridges() -> None:
    """Maps: the older version differs in the terrain of two hexes only."""
    assert MAPS["fjords-2.0"].bridge_names == MAPS["fjords"].bridge_names


@pytest.mark.parametrize(
    ("name", "place", "around"),
    [
        ("base", "A1", "A2 B1"),
        ("base", "E2", "D1 D2 E1 E3 F1 F2"),
        ("base", "D8", "D7 E10 E11"),  # an odd row lies half a hex to the right
        ("base", "C1", "D2 D3"),  # rivers all around but below
        ("fire-ice-1", "B1", "C1 C2"),  # the first row is an odd one
        ("fire-ice-1", "J4", "I4 I5 J3 J5"),
        ("loon-lakes", "C1", "B1 C2 D1"),
    ],
)
def test_neighbours(name: str, place: str, around: str) -> None:
    """Map geometry: rows with an odd index are shifted right by half a hex."""
    land = MAPS[name]
    assert names(land, land.adjacent[land.by_name[place]]) == around


def test_names_skip_rivers() -> None:
    """Map geometry: land is numbered by row without rivers, rivers in reading order over the whole map."""
    assert BASE.cells[BASE.by_name["B2"]] == (1, 3)
    assert BASE.cells[BASE.by_name["C1"]] == (2, 2)
    assert BASE.river[BASE.river_names.index("r6")] == (2, 0)
    assert BASE.river[BASE.river_names.index("r35")] == (8, 9)


@pytest.mark.parametrize("name", ["fire-ice-1", "loon-lakes"])
def test_two_maps_begin_with_row_b(name: str) -> None:
    """Map geometry: their first row is a short one and is called B, so that it counts as odd."""
    land = MAPS[name]
    assert land.names[0] == "B1"
    assert land.names[-1].startswith("J")
    assert land.cells[0] == (1, 0)


@pytest.mark.parametrize(
    ("range_", "reached"),
    [
        (1, "A2 A4 B1 B2 C1"),
        (2, "A2 A4 B1 B2 C1 C2 D1 D2 D3"),
    ],
)
def test_river_distance(range_: int, reached: str) -> None:
    """Map geometry: two hexes that touch the same river hex are at distance 1; only river lies in between."""
    assert names(BASE, BASE.ships[range_][BASE.by_name["A3"]]) == reached


def test_no_ship_without_river() -> None:
    """Map geometry: a hex that touches no river is reached by no ship."""
    assert not any(BASE.ships[range_][BASE.by_name["G7"]] & BASE.everything for range_ in range(1, 7))


@pytest.mark.parametrize(
    ("first", "second", "steps"),
    [("A1", "A13", 12), ("A1", "I1", 8), ("A1", "B1", 1), ("B6", "C5", 2), ("A1", "I12", 16), ("C1", "E3", 2)],
)
def test_distance(first: str, second: str, steps: int) -> None:
    """Map geometry: hex distance counts all hexes, rivers too."""
    assert BASE.distances[BASE.by_name[first]][BASE.by_name[second]] == steps


def test_jumps_skip_any_hex() -> None:
    """Map geometry: tunnel and carpet count hexes of any kind that are skipped: distance less one."""
    from_a1 = BASE.jumps[1][BASE.by_name["A1"]]
    assert names(BASE, from_a1) == "A3"  # rivers lie two steps away, too
    assert names(BASE, BASE.jumps[2][BASE.by_name["A1"]]) == "A3 A4 C1 D1 D2"


def test_edge() -> None:
    """Map geometry: first and last hex of a row, first and last row; river hexes count for finding the ends."""
    edge = names(BASE, BASE.edge).split()
    assert {place for place in edge if place[0] not in "AI"} == {
        *("B1", "B6", "D1", "D8", "E1", "E11", "F1", "F7", "G7", "H1", "H8"),
    }  # rows C and G begin, and C ends, with a river
    assert {place for place in BASE.names if place[0] in "AI"} <= set(edge)


def test_edge_of_a_map_that_begins_with_row_b() -> None:
    """Map geometry: the first row that has hexes."""
    land = MAPS["fire-ice-1"]
    assert land.edge & SPOTS[land.by_name["B5"]]
    assert not land.edge & SPOTS[land.by_name["C4"]]


@pytest.mark.parametrize("name", list(MAPS))
@pytest.mark.parametrize("seats", [2, 5])
def test_every_map_can_be_chosen(name: str, seats: int) -> None:
    """Options: the map, for any number of seats."""
    state = GAME.start(GAME.setting(seats, {"map": name}))
    assert state.land.name == name
    assert len(state.seats) == seats
