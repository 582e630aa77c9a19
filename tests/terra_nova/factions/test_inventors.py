"""Inventors."""

from __future__ import annotations

import pytest

from ..positions import Player, Table, charged, player, position

OTHERS = [player("water-sprites", houses="E4"), player("golems", houses="A10"), player("sand-cats", houses="B10")]


@pytest.mark.parametrize(("seats", "power"), [(2, 2), (3, 1), (4, 1)])
def test_ability_power_for_houses_of_others(seats: int, power: int) -> None:
    """Rulebook, "Inventors": no matter where; 2 power in a game of two, 1 otherwise."""
    table = position(*OTHERS[: seats - 1], player("inventors", houses="I1"))
    table.play("build E5")
    assert charged(table[seats]) == power


def test_ability_adds_to_power_from_neighbours() -> None:
    """Rulebook, "Inventors" and "Gain power thanks to others": both apply."""
    table = position(OTHERS[0], player("inventors", houses="D4"))
    assert charged(table.play("build E5")[2]) == 3


def test_ability_not_for_upgrades_or_own_houses() -> None:
    """Rulebook, "Inventors": another faction, a house."""
    table = position(OTHERS[0], player("inventors", houses="I1"))
    assert charged(table.play("post E4")[2]) == 0
    table = position(player("inventors", houses="E2"), OTHERS[1], terrain={"F2": "swamp"})
    assert charged(table.play("build F2")[1]) == 0


def test_ability_for_free_houses_too() -> None:
    """Rulebook, "Water Sprites", left palace: the special action counts as building a house."""
    table = position(player("water-sprites", left="E5"), player("inventors", houses="I1"))
    assert charged(table.play("special left", "build I9")[2]) == 2


def inventors(**more: object) -> Table:
    wanted = Player("inventors", left="E2", power=(2, 0, 6), **more)  # type: ignore[arg-type]
    return position(wanted, player("sand-cats", houses="E3"), scoring="post")


def test_left_palace_a_trading_post_for_six_power() -> None:
    """Rulebook, "Inventors", left palace; ruling 13: 6 power, terrain and trading post for free, any terrain in
    reach."""
    table = inventors(money=0).play("special left")
    assert table.bowls(1) == (8, 0, 0)
    assert table.targets("post") == {"D1", "E1", "F1", "F2"}
    table.play("post F1")
    assert table.terrain("F1") == "swamp"
    assert table.names(table[1].posts) == {"F1"}
    assert "F1" not in table.reach(1)  # it is occupied now
    assert table[1].money == 0
    assert table[1].house_count == 0


def test_left_palace_counts_as_an_upgrade() -> None:
    """Ruling, "Inventors' action": scoring, Sand Cats, power to neighbours."""
    table = inventors().play("special left", "post F2")
    assert table[1].points == 3
    assert table[2].money == 102
    assert charged(table[2]) == 1


@pytest.mark.parametrize("scoring", ["house", "shovel"])
def test_left_palace_is_neither_house_nor_shovels(scoring: str) -> None:
    """Ruling, "Inventors' action": not as a house and not as shovels."""
    wanted = player("inventors", left="E2", right="I1", power=(2, 0, 6))
    table = position(wanted, player("sand-cats"), scoring=scoring)
    assert table.play("special left", "post F1")[1].points == 0


def test_left_palace_as_often_as_they_like() -> None:
    """Rulebook, "Inventors", left palace: multiple times per round."""
    table = inventors().play("special left", "post F2").drop_out()
    table.set_power(1, (2, 0, 6))
    table.play("special left", "post F1")
    assert table[1].post_count == 2


def test_left_palace_needs_power_and_a_trading_post() -> None:
    """Ruling, "Inventors' action": a trading post must be in supply, and 6 power in bowl III."""
    assert not position(player("inventors", left="E2", power=(3, 0, 5)), player("golems")).can("special left")
    full = player("inventors", left="E2", power=(0, 0, 8), posts="I1 A4 B2 C7")
    assert not position(full, player("golems")).can("special left")
    assert not position(player("inventors", right="E2", power=(0, 0, 8)), player("golems")).can("special left")


def test_left_palace_in_reach_only() -> None:
    """Rulebook, "Inventors", left palace: a terrain in reach, sailing included, home terrain too."""
    table = position(
        player("inventors", left="I1", sailing=1, power=(2, 0, 6)), player("golems"), terrain={"I2": "swamp"}
    )
    table.play("special left")
    assert table.targets("post") == {"I2", "G2"}


def test_left_palace_can_found_a_town_and_extends_reach() -> None:
    """Ruling, "When towns are checked": after the action is complete."""
    wanted = player("inventors", left="E2", posts="", houses="D1 E1", power=(2, 0, 6))
    table = position(wanted, player("golems"))
    table.play("special left", "post F2")
    assert table.targets("town")
    assert "F3" in table.reach(1)


def test_right_palace_two_points_for_each_own_house() -> None:
    """Rulebook, "Inventors", right palace: each time you build a house."""
    table = position(
        player("inventors", right="E2"), player("golems", houses="A10"), terrain={"F2": "swamp"}, scoring="house"
    )
    assert table.play("build F2")[1].points == 4
    table = position(player("inventors", left="E2"), player("golems"), terrain={"F2": "swamp"})
    assert table.play("build F2")[1].points == 0


def test_right_palace_not_for_houses_of_others() -> None:
    """Rulebook, "Inventors", right palace: you build."""
    assert position(OTHERS[0], player("inventors", right="I1")).play("build E5")[2].points == 0
