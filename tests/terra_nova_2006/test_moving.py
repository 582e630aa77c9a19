"""Chapter "Move a figure": straight, any distance, over nothing. Rulings A13, A14."""

from __future__ import annotations

import random

import pytest

from terrae.core.check import random_move
from terrae.games.terra_nova_2006.rules.figures import count_first_moves, first_move
from tests.terra_nova_2006.positions import fence, position, start


def test_six_directions_and_any_distance() -> None:
    """A figure alone reaches every field of its six lines, and may stop anywhere on the way (A14)."""
    table = position("G8", "A1")
    ways = table.ways("G8")
    assert {f"G{column}" for column in range(1, 16) if column != 8} <= ways
    north_west = {"F7", "E6", "D5", "C4", "B3", "A2"}
    north_east = {"F8", "E8", "D8", "C8", "B8", "A8"}
    south_west = {"H7", "I6", "J5", "K4", "L3", "M2", "N1"}
    south_east = {"H8", "I8", "J8", "K8", "L8", "M8", "N8"}
    assert (
        ways == {f"G{column}" for column in range(1, 16)} - {"G8"} | north_west | north_east | south_west | south_east
    )


def test_the_printed_example_of_moving() -> None:
    """One figure is blocked on all sides and cannot move; another goes up to the stones and figures in its ways."""
    table = position("A1 G8", "A2", stones="B1 B2 G11 E6 H8")
    assert table.ways("A1") == set()
    assert table.ways("G8") == {
        *("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G9", "G10"),
        "F7",
        *("F8", "E8", "D8", "C8", "B8", "A8"),
        *("H7", "I6", "J5", "K4", "L3", "M2", "N1"),
    }  # fmt: skip
    table.play("G8-G10")
    assert table.figures(1) == {"A1", "G10"}


def test_nothing_is_jumped_over() -> None:
    """Neither own figures, nor others', nor stones."""
    table = position("G3 G5", "G8", stones="H3")
    assert {name for name in table.ways("G3") if name[0] == "G"} == {"G1", "G2", "G4"}
    assert {name for name in table.ways("G5") if name[0] == "G"} == {"G4", "G6", "G7"}
    assert "I3" not in table.ways("G3")


def test_only_own_figures_move() -> None:
    table = position("G3", "G8")
    assert {text.partition("-")[0] for text in table.moves()} == {"G3"}


def test_three_moves_of_one_figure_must_not_lead_back() -> None:
    """Ruling A13: a triangle home is forbidden, any other third field is allowed."""
    table = position("G8", "A1").play("G8-G9", "G9-H8")
    assert "G8" not in table.ways("H8")
    assert {"F8", "I8", "H1"} & table.ways("H8")
    assert "G9" in table.ways("H8")


def test_out_and_back_and_a_stone() -> None:
    """Ruling A13: two moves of one figure may lead back; then a stone is placed or another figure moves."""
    table = position("G8 A1", "N1").play("G8-G9", "G9-G8")
    assert "stone F8" in table.moves()
    assert table.ways("A1")
    table.play("stone F8")
    assert table.figures(1) == {"G8", "A1"}
    assert table.asked == 2


def test_out_and_a_stone_and_back() -> None:
    """Ruling A13: with a stone in between it is only two moves."""
    table = position("G8", "N1").play("G8-G9", "stone G10")
    assert "G8" in table.ways("G9")
    table.play("G9-G8")
    assert table.figures(1) == {"G8"}


def test_two_figures_may_change_places_in_three_moves() -> None:
    """The ban is for three moves of one and the same figure: another one may end where it began."""
    table = position("G8 H8", "N1").play("G8-G9", "H8-G8")
    assert "H8" in table.ways("G9")
    table = position("G8 G10", "N1").play("G8-G9", "G10-H9")
    assert "G8" in table.ways("G9")


def test_where_only_the_return_is_left_a_stone_is_possible() -> None:
    """Ruling A13 would skip the third action; but the first field of the way home can always take a stone."""
    table = position("A1", "N9 M9", stones=fence("A1 A2 B2")).play("A1-A2", "A2-B2")
    assert table.moves() == {"stone A1", "stone A2", "B2-A2"}
    table.play("stone A2")
    assert table.asked == 2


@pytest.mark.parametrize("seats", [2, 4])
def test_first_moves_can_be_counted_and_found_without_a_list(seats: int) -> None:
    """Playouts take one of them by its number: the same that the list has there."""
    dice = random.Random(seats)
    table = start(seats, seed=seats, setup="quick")
    turns = 0
    while not table.over:
        state, moves = table.state, table.match.moves()
        seat = state.seats[state.decision.seat]
        if state.action == 0 and moves[0].text != "done":
            found = range(count_first_moves(state, seat))
            assert [first_move(state, seat, number) for number in found] == moves
            turns += 1
        table.play(random_move(moves, dice, by_verb=True).text)
    assert turns > 20
