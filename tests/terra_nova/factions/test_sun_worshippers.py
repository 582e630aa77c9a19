"""Sun Worshippers."""

from __future__ import annotations

from ..positions import charged, player, position, start


def test_ability_three_houses() -> None:
    """Rulebook, "Sun Worshippers": the third house after everybody's second; its income is open from the first
    round."""
    table = start(2, factions="golems sun-worshippers", bonus_tiles="A B C D E")
    asked = []
    while table.targets("build"):
        asked.append(table.asked)
        table.play(table.moves()[0])
    assert asked == [1, 2, 2, 1, 2]
    table.play("bonus B", "bonus D")
    assert table[2].money == 5 + 2 + 9 + 6


def test_left_palace_a_hex_next_door_without_shovels() -> None:
    """Rulebook, "Sun Worshippers", left palace: free, any terrain, no shovels; the house costs 4 and is optional."""
    for scoring, points in (("house", 2), ("shovel", 0)):
        table = position(player("sun-worshippers", left="E2", money=4), player("golems", houses="F1"), scoring=scoring)
        table.play("special left")
        assert table.targets("habitable") == {"E1", "F2"}  # D1 and E3 are deserts, F1 is taken
        table.play("habitable E1")
        assert table.terrain("E1") == "desert"
        assert table.moves() == ["build E1", "done"]
        table.play("build E1")
        assert (table[1].money, table[1].points) == (0, points)
        assert charged(table[2]) == 1


def test_left_palace_the_house_is_optional() -> None:
    """Ruling, "Sun Worshippers' special action": declined, or not asked for without the money."""
    table = position(player("sun-worshippers", left="E2"), player("golems")).play(
        "special left", "habitable E1", "done"
    )
    assert table.asked == 2
    assert table[1].house_count == 0
    table = position(player("sun-worshippers", left="E2", money=3), player("golems")).play(
        "special left", "habitable E1"
    )
    assert table.asked == 2


def test_left_palace_no_bridge_no_sailing() -> None:
    """Ruling, "Sun Worshippers' special action": a hex sharing a side with one of their buildings."""
    wanted = player("sun-worshippers", left="E5", bridges="E5-G5", sailing=3)
    table = position(wanted, player("golems")).play("special left")
    assert table.targets("habitable") == {"D4", "D5", "E4"}  # not G5 over the bridge, not E6 which is desert


def test_left_palace_from_any_building() -> None:
    """Ruling, "Sun Worshippers' special action": one of their buildings, not only the palace."""
    table = position(player("sun-worshippers", left="E5", houses="I1"), player("golems")).play("special left")
    assert "I2" in table.targets("habitable")


def test_left_palace_once_a_round_and_only_with_something_to_do() -> None:
    """Rulebook, "Sun Worshippers", left palace: once per round."""
    table = position(player("sun-worshippers", left="E2"), player("golems")).play(
        "special left", "habitable E1", "done"
    )
    assert not table.drop_out().can("special left")
    assert not position(player("sun-worshippers", left="I1"), player("golems", houses="I2")).can("special left")
    assert not position(player("sun-worshippers", right="E2"), player("golems")).can("special left")


def test_right_palace_towns_from_value_six() -> None:
    """Rulebook, "Sun Worshippers", right palace."""
    wanted = player("sun-worshippers", right="E3", houses="E2 E4")
    assert position(wanted, player("golems"), terrain={"F2": "desert"}).play("build F2").targets("town")
