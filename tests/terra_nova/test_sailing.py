"""Increase sailing."""

from __future__ import annotations

import pytest

from .positions import player, position


def test_printed_example() -> None:
    """Rulebook, "Increase sailing", example: 8 money, one space on, 3 points; land over up to 2 river spaces is in
    reach
    now. The picture is lost."""
    table = position(player("water-sprites", houses="B6", money=8, sailing=1), player("golems"), scoring="town")
    assert "E6" not in table.reach(1)
    table.play("sailing")
    assert table[1].sailing == 2
    assert table[1].money == 0
    assert table[1].points == 3
    assert "E6" in table.reach(1)


@pytest.mark.parametrize(("before", "points"), [(0, 2), (1, 3), (2, 4)])
@pytest.mark.parametrize("move", ["sailing", "power sailing"])
def test_points_of_the_new_space(before: int, points: int, move: str) -> None:
    """Rulebook, "Increase sailing"; facts: 2, 3 and 4 points."""
    wanted = player("water-sprites", houses="B6", sailing=before, power=(4, 0, 4))
    table = position(wanted, player("golems"), scoring="town")
    table.play(move)
    assert (table[1].sailing, table[1].points) == (before + 1, points)


def test_it_costs_eight_money() -> None:
    """Rulebook, "Increase sailing"."""
    assert not position(player("water-sprites", houses="B6", money=7), player("golems")).can("sailing")


def test_the_track_ends_at_three() -> None:
    """Ruling, "Sailing track": at 3 the actions that only increase sailing are illegal."""
    table = position(player("water-sprites", houses="B6", sailing=3, power=(0, 0, 8)), player("golems"))
    assert not table.can("sailing")
    assert not table.can("power sailing")
    assert table.can("power money")


def test_as_often_as_it_can_be_paid() -> None:
    """Rulebook, "Power actions": the action for money may be taken several times a round, in several turns."""
    table = position(player("water-sprites", houses="B6", money=16), player("golems", houses="I4"))
    table.play("sailing").drop_out().play("sailing")
    assert table[1].sailing == 2
    assert table[1].money == 0
