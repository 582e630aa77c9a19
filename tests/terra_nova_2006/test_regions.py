"""Chapter "Scoring": what a region is, what it is worth, who gets it. Rulings A1-A4, A6, A8, A9, A15, A16, A25-A28."""

from __future__ import annotations

import pytest

from terrae.games.terra_nova_2006.rules.regions import CLOSE, SPLIT, effect_of_stone, may_cut
from terrae.games.terra_nova_2006.rules.state import SCORED, STONE_ON
from tests.terra_nova_2006.positions import LAND, Table, fence, position

TWELVE = "A1 A2 A3 A4 A5 A6 A7 A8 A9 B8 B9 B10"  # forest and hills
SEVEN = "N4 N5 N6 N7 N8 N9 M10"  # farmland
TOP_AND_F = " ".join(name for name in LAND.names if name[0] in "ABCDEF")


def kinds(fields: str) -> set[str]:
    return {LAND.landscapes[LAND.landscape[LAND.by_name[name]]] for name in fields.split()}


def close(fields: str, gap: str, first: str, second: str, mover: str, *more: str) -> Table:
    """Close land by a stone on the gap: a figure of seat 1 goes beside it first."""
    return position(first, second, *more, stones=fence(fields, but=gap)).play(mover, f"stone {gap}")


def test_the_printed_example_of_twelve_fields() -> None:
    """Region A: 12 fields, 2 landscapes, two figures against one: 24 points and none."""
    assert len(TWELVE.split()) == 12 and kinds(TWELVE) == {"forest", "hills"}
    table = close(TWELVE, "C9", "A2 A7 G9", "A4 N1", "G9-D9")
    assert table.points == [24, 0]
    assert table.figures(1) == {"D9"} and table.figures(2) == {"N1"}


def test_the_printed_example_of_seven_fields() -> None:
    """Region B: 7 fields, 1 landscape, one figure each: 21 points are shared, 10 for each (A16: the rest is lost)."""
    assert len(SEVEN.split()) == 7 and kinds(SEVEN) == {"farmland"}
    table = close(SEVEN, "M9", "N5 G9", "N7 A1", "G9-L9")
    assert table.points == [10, 10]


def test_three_landscapes_count_once() -> None:
    fields = "G1 G2 H1 H2 I1 I2 J1 J2 I3 K1"
    assert kinds(fields) == {"steppe", "meadow"}
    three = f"{fields} H3 H4"
    assert kinds(three) == {"steppe", "meadow", "lake"}
    table = close(three, "H5", "J1 H9", "A1", "H9-H6")
    assert table.points == [12, 0]


def test_occupied_fields_count_and_stones_do_not() -> None:
    """12 fields with three figures on them are 12 fields; the stones of the fence are none."""
    table = close(TWELVE, "C9", "A2 A7 G9", "A4 N1", "G9-D9")
    (region,) = table.state.regions
    assert len(region.fields) == 12 and region.value == 24


def test_stones_stay_and_figures_leave_for_good() -> None:
    """Ruling A4: scored once, dead for ever."""
    table = close(SEVEN, "M9", "N5 G9", "N7 A1", "G9-L9")
    assert all(table.holds(name) == SCORED for name in SEVEN.split())
    assert all(table.holds(name) == STONE_ON for name in fence(SEVEN).split())
    assert [int(seat.held) for seat in table.state.seats] == [1, 1]


@pytest.mark.parametrize(
    ("figures", "points"),
    [
        (("N5 G9", "N7 A1", "A2"), [10, 10, 0]),
        (("N5 N4 G9", "N7 A1", "N9 A2"), [21, 0, 0]),
        (("N5 G9", "N7 A1", "N9 A2"), [7, 7, 7]),
        (("G9", "N7 N8 A1", "N9 N4 A2"), [0, 10, 10]),
        (("G9", "A1", "A2"), [0, 0, 0]),
    ],
)
def test_majorities(figures: tuple[str, ...], points: list[int]) -> None:
    """Ruling A16: tied leaders share, each rounded down. Ruling A6: without figures nobody gets anything."""
    table = position(*figures, stones=fence(SEVEN, but="M9")).play("G9-L9", "stone M9")
    assert table.points == points
    assert table.holds("N4") == SCORED


def test_a_region_of_one_field() -> None:
    """Ruling A28: 3 points."""
    table = close("A1", "B2", "A1 C4", "N1", "C4-C3")
    assert table.points == [3, 0]


def test_four_landscapes_are_open_land() -> None:
    """Ruling A1: the closed piece is no region; play goes on inside it."""
    top = f"{TOP_AND_F} G5 G6"
    assert len(kinds(top)) > 3
    gap = "G7"
    table = position("A1 J7", "N1 A5", stones=fence(top, but=gap)).play("J7-H7", f"stone {gap}")
    assert table.points == [0, 0] and not table.state.regions
    assert table.asked == 1 and table.ways("A1")


def test_open_land_is_judged_when_it_is_divided_later() -> None:
    """Ruling A2: each part alone when its stone falls, and points only for the parts."""
    top = f"{TOP_AND_F} G5 G6"
    stones = fence(top) + " " + fence("A1 A2", but="A3")
    table = position("A1 B5", "N1 A5", stones=stones).play("B5-B4", "stone A3")
    assert table.points == [6, 0]
    assert len(table.state.regions) == 1
    assert table.holds("A5") == 2


def test_a_stone_on_the_last_field_of_a_landscape() -> None:
    """Ruling A3: no split, but three landscapes are left: scored at once."""
    inside = f"{TWELVE} B1 B2 B3 B4 B5 B6 B7 C8 C9 C10 C11 C1 C2 C3 C4 C5 C6 D1"
    assert kinds(inside) == {"forest", "hills", "mountains", "steppe"}
    table = position("C3 A9", "A5 B9 N1", stones=fence(inside)).play("C3-C1")
    assert not table.state.regions
    table.play("stone D1")
    (region,) = table.state.regions
    assert region.landscapes == 3 and region.value == len(inside.split()) - 1
    assert table.points == [14, 14]


def test_a_figure_in_a_gap_closes_nothing() -> None:
    """Ruling A8: the border is stones and rim. Ruling A9: a move never scores."""
    table = position("A1 G9", "N1", stones=fence("A1 A2", but="A3")).play("G9-G10", "G10-G11", "G11-G12")
    table.play("N1-N2", "N2-N3", "N3-N4")
    table.play("A1-A2", "A2-A3")
    assert table.points == [0, 0] and not table.state.regions


def test_a_stone_closes_nothing_while_a_figure_stands_in_the_other_gap() -> None:
    """Ruling A8: of two gaps one is filled by a stone, the other by a figure."""
    table = position("A2 C5", "A4 N1", stones=fence("A1 A2 A3", but="A4 B1")).play("C5-C2", "stone B1")
    assert not table.state.regions and table.figures(1) == {"A2", "C2"}


def test_several_regions_by_one_stone() -> None:
    """Ruling A15: all of them are scored, whatever their order."""
    stones = set(fence("A1 A2").split()) | set(fence("A4 A5").split())
    table = position("A1 G8", "N1 A4 A5", stones=" ".join(sorted(stones - {"A3"}))).play("A1-A2", "stone A3")
    assert table.points == [6, 6]
    assert len(table.state.regions) == 2


def test_two_stones_score_one_after_the_other() -> None:
    """Ruling A15: the first stone is scored before the second falls."""
    stones = f"{fence('A1 A2', but='A3')} {fence('A6 A7', but='A5')}"
    table = position("A1 D7", "A6 N1", stones=stones).play("D7-A4", "stone A3")
    assert table.points == [6, 0]
    table.play("stone A5")
    assert table.points == [6, 4]
    assert [len(region.fields) for region in table.state.regions] == [2, 2]


def test_water_is_a_landscape_like_any_other() -> None:
    """Ruling A25."""
    assert "lake" in LAND.landscapes
    lake = "L5 L6"
    assert kinds(lake) == {"lake"}
    table = close(lake, "M5", "L5 N3", "A1", "N3-N4")
    assert table.points == [6, 0]


def test_the_rim_is_a_border() -> None:
    """Ruling A26: no field lies outside, and the rim closes regions: a corner needs three stones only."""
    assert len(fence("A1").split()) == 3 and LAND.size == 168
    table = close("A1", "B2", "A1 C4", "N1", "C4-C3")
    assert table.points == [3, 0] and 168 - table.state.unsettled == 4


def test_two_patches_of_a_landscape_count_once() -> None:
    """Ruling A27: steppe, lake, steppe is two landscapes."""
    fields = "F4 F5 G4 G5 H3 H4"
    assert kinds(fields) == {"steppe", "lake"}
    table = close(fields, "G6", "F4 G10", "A1", "G10-G7")
    assert table.points == [12, 0]


# When a search is needed


def test_a_stone_in_open_country_needs_no_search() -> None:
    state = position("G3", "A1").state
    assert not may_cut(state.land, state.fields, LAND.by_name["G8"])


def test_no_search_is_made_where_nothing_can_split() -> None:
    """A search would find that this land has few landscapes: put together by hand, for play never leaves such land."""
    forest = "A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4"
    assert kinds(forest) == {"forest"}
    table = position("C2 A4", "N1", stones=fence(forest)).play("C2-C3")
    assert effect_of_stone(table.state, LAND.by_name["B3"]) == 0
    table.play("stone B3")
    assert not table.state.regions and table.points == [0, 0]
    table.play("stone B2")
    assert not table.state.regions, "the open fields around B2 still form one arc"
    assert effect_of_stone(table.state, LAND.by_name["A2"]) == CLOSE


def test_fields_that_would_split() -> None:
    """In a corridor every field splits; it closes a region only where few enough landscapes are left."""
    top = f"{TOP_AND_F} G5 G6"
    state = position("A1", "N1", stones=fence(top, but="G7")).state
    assert effect_of_stone(state, LAND.by_name["G7"]) == SPLIT
    state = position("A1", "N1", stones=fence("A1 A2", but="A3")).state
    assert effect_of_stone(state, LAND.by_name["A3"]) == CLOSE
    assert effect_of_stone(state, LAND.by_name["G8"]) == 0
