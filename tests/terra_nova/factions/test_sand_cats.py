"""Sand Cats."""

from __future__ import annotations

import pytest

from ..positions import player, position

OTHERS = [
    player("water-sprites", houses="E4", posts="E2"), player("golems", houses="A10"), player("fairies", houses="B10"),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "money"), [(2, 2), (3, 1), (4, 1)])
@pytest.mark.parametrize("move", ["post E4", "palace-left E2"])
def test_ability_money_for_upgrades_of_others(seats: int, money: int, move: str) -> None:
    """Rulebook, "Sand Cats": each upgrade of another faction; 2 money in a game of two, 1 otherwise."""
    table = position(*OTHERS[: seats - 1], player("sand-cats", houses="I1"))
    assert table.play(move)[seats].money == 100 + money


def test_ability_not_for_houses_or_own_upgrades() -> None:
    """Rulebook, "Sand Cats": another faction, an upgrade."""
    table = position(OTHERS[0], player("sand-cats", houses="I1"))
    assert table.play("build E5")[2].money == 100
    table = position(player("sand-cats", houses="I1"), OTHERS[1])
    assert table.play("post I1")[1].money == 90


def test_ability_for_free_upgrades_too() -> None:
    """Rulebook, "Sand Cats": an upgrade is an upgrade, paid or not."""
    table = position(player("sea-dogs", right="E2", houses="E5"), player("sand-cats", houses="I1"))
    assert table.play("special right", "post E5")[2].money == 102


@pytest.mark.parametrize(("left", "alone", "adjacent"), [("", 10, 7), ("I4", 7, 5)])
def test_left_palace_cheaper_trading_posts(left: str, alone: int, adjacent: int) -> None:
    """Rulebook, "Sand Cats", left palace: 5 money with a neighbour, 7 without."""
    for place, price in (("A3", alone), ("E3", adjacent)):
        table = position(player("sand-cats", houses="A3 E3", left=left), player("golems", houses="E4"))
        assert table.play(f"post {place}")[1].money == 100 - price


def test_left_palace_affordable_from_five() -> None:
    """Rulebook, "Sand Cats", left palace: what can be paid is offered."""
    table = position(player("sand-cats", houses="A3 E3", left="I4", money=5), player("golems", houses="E4"))
    assert table.targets("post") == {"E3"}
    table = position(player("sand-cats", houses="A3 E3", left="I4", money=7), player("golems", houses="E4"))
    assert table.targets("post") == {"A3", "E3"}


def test_left_palace_not_for_palaces() -> None:
    """Rulebook, "Sand Cats", left palace: trading posts only."""
    table = position(player("sand-cats", posts="A3", left="I4"), player("golems"))
    assert table.play("palace-right A3")[1].money == 86


def test_right_palace_points_for_buildings_away_from_the_river() -> None:
    """Rulebook, "Sand Cats", right palace: 1 point for each building not adjacent to the river, of any kind."""
    wanted = player("sand-cats", right="H5", houses="I4 I5 E2", posts="E10 G8")  # E2 and G8 lie at the river
    assert position(wanted, player("golems")).drop_out()[1].points == 4


def test_right_palace_counts_itself_only_inland() -> None:
    """Rulebook, "Sand Cats", right palace: the palace is one of the buildings."""
    assert position(player("sand-cats", right="E2"), player("golems")).drop_out()[1].points == 0
    assert position(player("sand-cats", left="H5"), player("golems")).drop_out()[1].points == 0
