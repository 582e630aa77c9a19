"""Upgrade buildings."""

from __future__ import annotations

import pytest

from .positions import charged, income_with, player, position


def test_printed_example_of_prices() -> None:
    """Rulebook, "Upgrade buildings", example: house 1 costs 10 because nobody is near, house 2 costs 7 because of the
    red
    palace next to it. The picture is lost; E2 stands alone, E5 beside the palace on D5."""
    for place, price in (("E2", 10), ("E5", 7)):
        table = position(player("water-sprites", houses="E2 E5"), player("golems", left="D5"))
        table.play(f"post {place}")
        assert 100 - table[1].money == price


def test_the_cheaper_price_needs_a_neighbour() -> None:
    """Rulebook, "Upgrade buildings": with 7 to 9 money only the house with a neighbour can be upgraded."""
    table = position(player("water-sprites", houses="E2 E5", money=7), player("golems", left="D5"))
    assert table.targets("post") == {"E5"}
    table = position(player("water-sprites", houses="E2 E5", money=10), player("golems", left="D5"))
    assert table.targets("post") == {"E2", "E5"}
    table = position(player("water-sprites", houses="E2 E5", money=6), player("golems", left="D5"))
    assert table.targets("post") == set()


def test_own_buildings_are_no_neighbours() -> None:
    """Rulebook, "Upgrade buildings": a building of another faction."""
    table = position(player("water-sprites", houses="E4 E5"), player("golems"))
    table.play("post E5")
    assert table[1].money == 90


def test_a_neighbour_across_the_river_is_none() -> None:
    """Rulebook, "Adjacency": sailing is reach, not adjacency."""
    table = position(player("water-sprites", houses="E5", sailing=3), player("golems", houses="G5"))
    table.play("post E5")
    assert table[1].money == 90


@pytest.mark.parametrize("owner", [1, 2])
def test_a_neighbour_over_a_bridge(owner: int) -> None:
    """Ruling, "Bridges": a building at the far end is adjacent for the price, both ways."""
    bridges = ["", "E5-G5"] if owner == 2 else ["E5-G5", ""]
    table = position(
        player("water-sprites", houses="E5", bridges=bridges[0]), player("golems", houses="G5", bridges=bridges[1])
    )
    table.play("post E5")
    assert table[1].money == 93


def test_a_strangers_bridge_makes_no_neighbours() -> None:
    """Ruling, "Bridges": they serve their owner; between two others nothing is joined."""
    table = position(
        player("water-sprites", houses="E5"), player("golems", houses="G5"), player("fairies", bridges="E5-G5")
    )
    table.play("post E5")
    assert table[1].money == 90
    assert charged(table[2]) == 0


def test_printed_example_of_an_upgrade() -> None:
    """Rulebook, "Upgrade buildings" and "Gain power thanks to others", example: 7 money; yellow with two buildings next
    to the new trading post gains 2 power, black with one gains 1; the income of 3 money is covered again and
    1 power and
    3 money are open instead. The picture is lost; the Water Sprites' second trading post has these numbers."""
    table = position(
        player("water-sprites", houses="E2 I6 I9", posts="A7"),
        player("sand-cats", houses="D1 E3"),
        player("leprechauns", houses="F2"),
    )
    table.play("post E2")
    assert table[1].money == 93
    assert (charged(table[2]), charged(table[3])) == (2, 1)
    assert charged(table[1]) == 0
    before = income_with(player("water-sprites", houses="E2 I6 I9", posts="A7"))
    after = income_with(player("water-sprites", houses="I6 I9", posts="A7 E2"))
    assert (after[0] - before[0], after[1] - before[1]) == (-3 + 3, 1)


def test_the_old_house_returns_to_the_mat() -> None:
    """Rulebook, "Upgrade buildings", steps 3 and 4; ruling 8: the house can be built again."""
    table = position(
        player("water-sprites", houses="A7 B3 C10 D7 E2 G8 I6 I9"), player("golems"), terrain={"E3": "lake"}
    )
    assert not table.can("build E3")
    table.play("post E2")
    assert (table[1].house_count, table[1].post_count) == (7, 1)
    assert table.names(table[1].houses) == {"A7", "B3", "C10", "D7", "G8", "I6", "I9"}
    table.drop_out()
    assert table.can("build E3")


def test_at_most_four_trading_posts() -> None:
    """Ruling, "Supplies": four trading posts."""
    table = position(player("water-sprites", houses="E2", posts="A7 B3 C10 D7"), player("golems"))
    assert table.targets("post") == set()


def test_a_trading_post_upgraded_returns_too() -> None:
    """Rulebook, "Upgrade buildings", step 3: then a fifth upgrade is possible."""
    table = position(player("water-sprites", houses="E2", posts="A7 B3 C10 D7"), player("golems"))
    table.play("palace-right A7")
    assert table[1].post_count == 3
    assert table.names(table[1].right) == {"A7"}
    table.drop_out()
    assert table.can("post E2")


@pytest.mark.parametrize("near", ["", "D5"])
def test_a_palace_costs_14(near: str) -> None:
    """Rulebook, "Upgrade buildings": 14 money, with or without neighbours."""
    table = position(player("water-sprites", posts="E5", money=14), player("golems", houses=near))
    table.play("palace-left E5")
    assert table[1].money == 0
    table = position(player("water-sprites", posts="E5", money=13), player("golems", houses=near))
    assert table.targets("palace-left") == table.targets("palace-right") == set()


def test_the_choice_of_palace() -> None:
    """Rulebook, "Upgrade buildings", step 4: either palace, each once."""
    table = position(player("water-sprites", posts="E5 E2"), player("golems"))
    assert table.targets("palace-left") == table.targets("palace-right") == {"E2", "E5"}
    table = position(player("water-sprites", posts="E5 E2", left="I6"), player("golems"))
    assert table.targets("palace-left") == set()
    assert table.targets("palace-right") == {"E2", "E5"}


def test_no_step_may_be_left_out() -> None:
    """Rulebook, "Upgrade buildings": houses become trading posts, trading posts palaces; palaces stay."""
    table = position(player("water-sprites", houses="E2", posts="E5", left="I6"), player("golems"))
    assert table.targets("post") == {"E2"}
    assert table.targets("palace-right") == {"E5"}


def test_a_palace_action_can_be_used_from_the_next_turn_on() -> None:
    """Rulebook, "Upgrade buildings", step 4: starting on the next turn, in the same round too."""
    table = position(player("water-sprites", posts="E5"), player("golems", houses="I4"))
    table.play("palace-left E5")
    assert table.asked == 2
    table.drop_out()
    assert table.can("special left")


def test_an_upgrade_changes_no_terrain_and_uses_no_shovel() -> None:
    """Rulebook, "Upgrade buildings", step 2: the terrain is habitable already."""
    table = position(player("water-sprites", houses="E5"), player("golems"), scoring="shovel")
    table.play("post E5")
    assert table[1].points == 0
    assert table.terrain("E5") == "lake"
