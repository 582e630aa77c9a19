"""Druids."""

from __future__ import annotations

import pytest

from ..positions import charged, player, position


@pytest.mark.parametrize(("bowl3", "times"), [(2, set()), (3, {"1"}), (5, {"1"}), (6, {"1", "2"}), (8, {"1", "2"})])
def test_ability_three_power_for_two_points(bowl3: int, times: set[str]) -> None:
    """Rulebook, "Druids": as many times as you like, 3 power of bowl III for 2 points."""
    table = position(player("druids", power=(8 - bowl3, 0, bowl3)), player("golems"))
    assert table.targets("worship") == times
    for text in times:
        table = position(player("druids", power=(8 - bowl3, 0, bowl3)), player("golems"))
        table.play(f"worship {text}")
        assert table[1].points == 2 * int(text)
        assert table.bowls(1)[2] == bowl3 - 3 * int(text)
        assert table.asked == 1  # it is no action


def test_ability_beside_the_exchange() -> None:
    """Rulebook, "Druids": an additional possibility; ruling: both may be used in one window, in either order."""
    for first, second in (("exchange 2", "worship 2"), ("worship 2", "exchange 2")):
        table = position(player("druids", power=(0, 0, 8)), player("golems")).play(first, second)
        assert (table[1].points, table[1].money) == (4, 102)


def test_ability_at_the_times_of_the_exchange() -> None:
    """Rulebook, "Druids": before and after the action, when dropping out, in phase 3."""
    table = position(player("druids", power=(0, 0, 8)), player("golems"))
    assert table.targets("worship")
    table.play("sailing")
    assert table.targets("worship")
    table.play("done").drop_out().play("drop")
    table.play(table.moves()[0])
    assert table.targets("worship")
    table.play("done")
    assert table.state.round == 1
    assert table.targets("worship")
    table.play("worship 2")
    assert table.targets("exchange")


def test_ability_is_theirs_alone() -> None:
    """Rulebook, "Druids": nobody else."""
    assert position(player("fairies", power=(0, 0, 8)), player("golems")).targets("worship") == set()


def test_end_of_the_game() -> None:
    """Ruling, "End of the game for Druids": before money scoring they choose how much of bowl III becomes points."""
    table = position(player("druids", money=0, power=(0, 0, 8)), player("golems"), round=5)
    table.drop_out().drop_out()
    assert table.asked == 1
    assert table.moves() == ["done", "worship 1", "worship 2"]
    table[1].money = 0
    table.play("worship 2")
    assert table.match.over
    assert table.points_from(1)["faction:druids"] == 4
    assert table.points_from(1)["scoring:money"] == 0  # two power are left: 2 money


def test_end_of_the_game_without_worship() -> None:
    """Ruling, "End of the game for Druids": what they leave becomes money."""
    table = position(player("druids", power=(0, 0, 8)), player("golems"), round=5)
    table.drop_out().drop_out()
    table[1].money = 1
    table.play("done")
    assert table.points_from(1)["scoring:money"] == 3


def test_end_of_the_game_with_too_little_power() -> None:
    """Notation: a question that only `done` could answer is not asked."""
    table = position(player("druids", power=(6, 0, 2)), player("golems"), round=5)
    assert table.drop_out().drop_out().match.over


@pytest.mark.parametrize(
    ("houses", "bridges", "settlements"),
    [("", "", 1), ("E2", "", 1), ("E2 I5", "", 2), ("E2 I5 I6 A8", "", 3), ("G2 I2", "", 3), ("G2 I2", "G2-I2", 2)],
)
def test_left_palace_power_for_settlements(houses: str, bridges: str, settlements: int) -> None:
    """Rulebook, "Druids", left palace: when dropping out, 2 power for each settlement; a bridge joins two."""
    table = position(player("druids", left="E1", houses=houses, bridges=bridges, sailing=3), player("golems"))
    table.play("drop")
    assert charged(table[1]) == 2 * settlements


def test_left_palace_must_stand() -> None:
    """Rulebook, "Druids", left palace: once built."""
    assert charged(position(player("druids", right="E1", houses="I5"), player("golems")).play("drop")[1]) == 0


def test_right_palace_three_points_for_each_trading_post() -> None:
    """Rulebook, "Druids", right palace: each upgrade of a house, beside the round tile."""
    table = position(player("druids", right="E1", houses="I5"), player("golems"), scoring="post")
    assert table.play("post I5")[1].points == 6
    table = position(player("druids", left="E1", houses="I5"), player("golems"))
    assert table.play("post I5")[1].points == 0


def test_right_palace_not_for_itself() -> None:
    """Rulebook, "Druids", right palace: a house into a trading post, not a palace."""
    table = position(player("druids", posts="I5"), player("golems"))
    assert table.play("palace-right I5")[1].points == 0
