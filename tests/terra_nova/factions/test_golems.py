"""Golems."""

from __future__ import annotations

import pytest

from ..positions import player, position


@pytest.mark.parametrize(("posts", "points"), [("", 0), ("E2", 2), ("E2 E5", 2), ("E2 E5 I4", 3), ("E2 E5 I4 I7", 4)])
def test_ability_points_for_trading_posts(posts: str, points: int) -> None:
    """Rulebook, "Golems": when dropping out, 2, 2, 3 and 4 points for 1 to 4 trading posts."""
    table = position(player("golems", posts=posts, houses="F1", left="F9"), player("fairies"))
    assert table.drop_out()[1].points == points


def test_ability_every_round() -> None:
    """Rulebook, "Golems": each time they drop out."""
    table = position(player("golems", posts="E2 E5 I4"), player("fairies")).finish_round().finish_round()
    assert table.points_from(1)["faction:golems"] == 6


@pytest.mark.parametrize(("left", "price"), [("", 12), ("E5", 6)])
def test_left_palace_one_shovel_is_enough(left: str, price: int) -> None:
    """Rulebook, "Golems", left palace: what costs 2 shovels needs 1."""
    table = position(player("golems", houses="E2", left=left), player("fairies"), terrain={"F2": "swamp"})
    table.play("habitable F2")
    assert table[1].money == 100 - price


def test_left_palace_leaves_one_shovel_as_it_is() -> None:
    """Rulebook, "Golems", left palace: only transformations of 2 shovels become cheaper."""
    table = position(player("golems", houses="E2", left="E5"), player("fairies"), terrain={"F2": "desert"})
    table.play("habitable F2")
    assert table[1].money == 94


def test_left_palace_scores_shovels_really_used() -> None:
    """Ruling, "Golems' left palace": only shovels really used score."""
    table = position(
        player("golems", houses="E2", left="E5"), player("fairies"), terrain={"F2": "swamp"}, scoring="shovel"
    )
    table.play("habitable F2")
    assert table[1].points == 2


def test_left_palace_and_two_free_shovels() -> None:
    """Ruling, "Golems' left palace": two hexes of any terrain."""
    wanted = player("golems", houses="E2", left="I4", money=0, power=(2, 0, 6))
    table = position(wanted, player("fairies"), terrain={"F2": "swamp", "E3": "lake"}, scoring="shovel")
    table.play("power two-shovels", "habitable F2", "habitable E3")
    assert table.terrain("F2") == table.terrain("E3") == "wasteland"
    assert table[1].points == 4


def test_left_palace_and_one_free_shovel() -> None:
    """Rulebook, "Golems", left palace, with the power action: no second shovel has to be bought."""
    wanted = player("golems", houses="E2", left="I4", money=0, power=(4, 0, 4))
    table = position(wanted, player("fairies"), terrain={"F2": "swamp"})
    table.play("power shovel", "habitable F2")
    assert table[1].money == 0


def test_right_palace_towns_from_value_six() -> None:
    """Rulebook, "Golems", right palace."""
    table = position(player("golems", right="E3", houses="E2 E4"), player("fairies"), terrain={"F2": "wasteland"})
    assert table.play("build F2").targets("town")


def test_right_palace_does_not_change_shovels() -> None:
    """Rulebook, "Golems": that is the left one."""
    table = position(player("golems", houses="E2", right="I4"), player("fairies"), terrain={"F2": "swamp"})
    assert table.play("habitable F2")[1].money == 88
