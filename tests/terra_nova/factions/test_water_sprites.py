"""Water Sprites."""

from __future__ import annotations

from ..positions import charged, player, position


def test_ability_four_points_for_each_town() -> None:
    """Rulebook, "Water Sprites": 4 additional points, beside those of tile and round."""
    wanted = player("water-sprites", houses="E2", posts="E4", left="E3")
    table = position(wanted, player("golems"), terrain={"F2": "lake"}, scoring="town")
    table.play("build F2", "town points")
    assert table[1].points == 9 + 5 + 4


def test_ability_is_theirs_alone() -> None:
    """Rulebook, "Factions": nobody else gains points for towns."""
    wanted = player("sea-dogs", houses="E2", posts="E4", left="E3")
    table = position(wanted, player("golems"), terrain={"F2": "lake"}).play("build F2", "town points")
    assert table[1].points == 9


def test_left_palace_builds_on_any_free_lake() -> None:
    """Rulebook, "Water Sprites", left palace; ruling: anywhere, free, on land made lake by anyone."""
    table = position(
        player("water-sprites", left="E5", money=0), player("golems", houses="G2"), terrain={"A10": "lake"}
    )
    table.play("special left")
    assert table.targets("build") == {"A7", "A10", "B3", "C10", "D7", "E2", "F10", "G8", "H3", "I6", "I9"}
    table.play("build A10")
    assert table[1].money == 0
    assert table.names(table[1].houses) == {"A10"}


def test_left_palace_counts_as_building_a_house() -> None:
    """Rulebook, "Water Sprites", left palace: round scoring and power for neighbours."""
    table = position(player("water-sprites", left="E5"), player("golems", houses="I8"), scoring="house")
    table.play("special left", "build I9")
    assert table[1].points == 2
    assert charged(table[2]) == 1


def test_left_palace_uses_no_shovels() -> None:
    """Rulebook, "Water Sprites", left palace: no shovels for other terrain; the house is not optional either."""
    table = position(player("water-sprites", left="E5"), player("golems"))
    table.play("special left")
    assert table.targets("habitable") == set()
    assert "done" not in table.moves()


def test_left_palace_needs_a_house_and_a_lake() -> None:
    """Ruling, "Supplies": eight houses; without one the action is not offered."""
    table = position(player("water-sprites", left="E5", houses="A7 B3 C10 D7 E2 G8 I6 I9"), player("golems"))
    assert not table.can("special left")
    full = position(player("water-sprites", left="E5"), player("golems"))
    full.state.occupied |= full.state.terrain[0]
    assert not full.can("special left")


def test_left_palace_once_a_round() -> None:
    """Rulebook, "Water Sprites", left palace: once per round."""
    table = position(player("water-sprites", left="E5"), player("golems")).play("special left", "build I9").drop_out()
    assert not table.can("special left")


def test_left_palace_can_found_a_town() -> None:
    """Ruling, "When towns are checked": after the action, free houses included."""
    table = position(player("water-sprites", left="E4", posts="D5", houses="E6"), player("golems"))
    table.play("special left", "build E5")
    assert table.targets("town")


def test_right_palace_towns_from_value_six() -> None:
    """Rulebook, "Water Sprites", right palace."""
    table = position(player("water-sprites", right="E3", houses="E2 E4"), player("golems"), terrain={"F2": "lake"})
    table.play("build F2", "town money")
    assert table[1].points == 5 + 4
