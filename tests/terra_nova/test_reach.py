"""Adjacency and reach."""

from __future__ import annotations

import pytest

from .positions import Table, player, position


def at(place: str, **more: object) -> Table:
    """Water Sprites with one house."""
    return position(player("water-sprites", houses=place, **more), player("golems"))  # type: ignore[arg-type]


def test_printed_example() -> None:
    """Rulebook, "Adjacency and in reach", example: neighbours and, over the bridge, a wasteland are adjacent; with
    sailing value 2 all land that up to two river spaces separate is in reach too. The picture is lost; E5
    with the bridge
    to the wasteland G5 fits."""
    table = at("E5", bridges="E5-G5", sailing=0)
    adjacent = {"D4", "D5", "E4", "E6", "G5"}
    assert table.terrain("G5") == "wasteland"
    assert table.reach(1) == adjacent
    table = at("E5", bridges="E5-G5", sailing=2)
    assert table.reach(1) == adjacent | {"F3", "G6"} | {"F7", "H3", "H4"}


def test_land_hexes_that_share_a_side_are_adjacent() -> None:
    """Rulebook, "Adjacency": in even and in odd rows, at the edge and inside."""
    assert at("H5").reach(1) == {"G5", "G6", "H4", "H6", "I5", "I6"}
    assert at("E10").reach(1) == {"D9", "D10", "E9", "F9", "F10"}
    assert at("I1").reach(1) == {"I2"}


def test_the_river_separates() -> None:
    """Rulebook, "Adjacency": hexes on two banks are not adjacent."""
    assert at("G8").reach(1) == {"F7", "F8"}


NEXT_TO_B6 = {"A6", "A7", "B7", "C7"}
ONE_FROM_B6 = {"A5", "C5", "D5"}
TWO_FROM_B6 = {"A4", "B3", "D7", "E6"}


@pytest.mark.parametrize(
    ("sailing", "reached"),
    [(0, NEXT_TO_B6), (1, NEXT_TO_B6 | ONE_FROM_B6), (2, NEXT_TO_B6 | ONE_FROM_B6 | TWO_FROM_B6)],
)
def test_sailing_value_is_the_number_of_river_spaces(sailing: int, reached: set[str]) -> None:
    """Rulebook, "In reach": at most so many river spaces between the building and the terrain."""
    assert at("B6", sailing=sailing).reach(1) == reached


def test_sailing_crosses_water_only() -> None:
    """Rulebook, "In reach": river spaces lie between, never land."""
    assert at("E1", sailing=3).reach(1) == {"D1", "E2", "F1"}  # no river beside it
    table = at("I1", sailing=1)  # H1, one river space, leads to G2; F1 lies beyond G1
    assert table.reach(1) == {"I2", "G2"}
    assert "F1" in at("I1", sailing=2).reach(1)


def test_reach_starts_at_buildings_only() -> None:
    """Rulebook, "Increase sailing": the starting point is always an own building, not a changed hex or another's."""
    table = position(
        player("water-sprites", houses="I1"), player("golems", houses="I4"), terrain={"I2": "lake"}
    )  # fmt: skip
    assert table.reach(1) == {"I2"}


def test_occupied_hexes_are_not_free() -> None:
    """Rulebook, "Make habitable and build": unoccupied terrain only."""
    table = position(player("water-sprites", houses="E2"), player("golems", houses="E1 F1"), neutral="D1")
    assert table.reach(1) == {"E3", "F2"}


def test_bonus_tile_lifts_the_sailing_value() -> None:
    """Rulebook, appendix "Bonus tiles": the tile counts as one more for reach; the track does not move."""
    assert at("B6", bonus="C").reach(1) == at("B6", sailing=1).reach(1)
    assert at("B6", bonus="C")[1].sailing == 0


def test_bonus_tile_lifts_three_to_four() -> None:
    """Ruling, "Bonus tile C": a sailing value of 3 becomes 4."""
    plain = at("A2", sailing=3).reach(1)
    lifted = at("A2", sailing=3, bonus="C").reach(1)
    assert plain < lifted
    assert "D4" in lifted - plain  # A1, B1, C2, D2, D3: four of them between


def test_a_new_bonus_tile_changes_reach_in_its_round_only() -> None:
    """Rulebook, appendix "Bonus tiles": valid for one round."""
    table = position(player("water-sprites", houses="B6", bonus="C"), player("golems", houses="I4"), beside="D")
    assert "C5" in table.reach(1)
    table.play("drop", "bonus D")
    assert "C5" not in table.reach(1)


def test_only_own_bridges_give_reach() -> None:
    """Ruling, "Bridges": nobody builds across another's bridge."""
    table = position(player("water-sprites", houses="G5"), player("golems", houses="E5", bridges="E5-G5"))
    assert "E6" not in table.reach(1)
    table = position(player("water-sprites", houses="G5"), player("golems", houses="I9", bridges="E5-G5"))
    assert "E5" not in table.reach(1)
    table = position(player("water-sprites", houses="G5", bridges="E5-G5"), player("golems"))
    assert "E5" in table.reach(1)


def test_own_bridges_do_not_open_those_of_others() -> None:
    """Ruling, "Bridges": whoever has a bridge somewhere still cannot use another's."""
    wanted = player("water-sprites", houses="G5 C8", bridges="C8-D9")
    table = position(wanted, player("golems", bridges="E5-G5"))
    assert "D9" in table.reach(1)
    assert "E5" not in table.reach(1)


def test_a_bridge_without_own_building_at_its_end_gives_nothing() -> None:
    """Rulebook, "Adjacency": a bridge joins its two ends, nothing else."""
    table = position(player("water-sprites", houses="H4", bridges="E5-G5"), player("golems"))
    assert "E5" not in table.reach(1)


def test_two_player_map() -> None:
    """Rulebook, "Adjacency", on the other side of the board, whose rows differ in length."""
    table = position(player("water-sprites", houses="D7"), player("golems"), map="two-player")
    assert table.reach(1) == {"C8", "D8", "E8"}
