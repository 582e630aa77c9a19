"""Fire Sprites."""

from __future__ import annotations

import pytest

from ..positions import charged, player, position

RIM = {
    "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A10", "B10", "C1", "C10", "D1", "D10", "E1", "E10", "F1", "F10", "G10",
    "H10", "I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9",
}  # fmt: skip


@pytest.mark.parametrize(
    ("action", "price"),
    [("bridge-3", 2), ("bridge-4", 3), ("sailing", 3), ("money", 3), ("shovel", 3), ("two-shovels", 5)],
)
def test_ability_cheaper_power_actions(action: str, price: int) -> None:
    """Rulebook, "Fire Sprites": each power action costs 1 power less."""
    table = position(player("fire-sprites", houses="C8", power=(9 - price, 0, price - 1)), player("fairies"))
    assert not table.can(f"power {action}")
    table = position(player("fire-sprites", houses="C8", power=(8 - price, 0, price)), player("fairies"))
    table.play(f"power {action}")
    assert table.bowls(1) == (8, 0, 0)


def test_ability_not_for_the_exchange() -> None:
    """Rulebook, "Fire Sprites": power exchange stays one for one."""
    table = position(player("fire-sprites", power=(4, 0, 4)), player("fairies"))
    assert table.targets("exchange") == {"1", "2", "3", "4"}
    assert table.play("exchange 4")[1].money == 104


def test_left_palace_a_house_anywhere_on_the_rim() -> None:
    """Rulebook, "Fire Sprites", left palace; ruling: any unoccupied land hex with fewer than six neighbours on the
    grid,
    also of home terrain, in reach or not."""
    table = position(player("fire-sprites", posts="E4", money=14), player("fairies", houses="A5"))
    table.play("palace-left E4")
    assert table.targets("build") == RIM - {"A5"}
    assert table.can("done")
    table.play("build I9")
    assert table.terrain("I9") == "wasteland"
    assert table.names(table[1].houses) == {"I9"}
    assert table[1].money == 0
    assert table.asked == 2


def test_left_palace_counts_as_a_house_not_as_shovels() -> None:
    """Rulebook, "Fire Sprites", left palace: house scoring and power for neighbours, no shovel scoring."""
    for scoring, points in (("house", 2), ("shovel", 0)):
        table = position(player("fire-sprites", posts="E4"), player("fairies", houses="I8"), scoring=scoring)
        table.play("palace-left E4", "build I9")
        assert table[1].points == points
        assert charged(table[2]) == 1


def test_left_palace_may_be_declined_and_is_gone() -> None:
    """Ruling, "Fire Sprites' left palace": declining is allowed; it is once and immediately."""
    table = position(player("fire-sprites", posts="E4"), player("fairies")).play("palace-left E4", "done")
    assert table[1].house_count == 0
    assert table.terrain("I9") == "lake"
    assert table.drop_out().targets("special") == set()


def test_left_palace_needs_a_house() -> None:
    """Ruling, "Fire Sprites' left palace": it needs a house in supply."""
    wanted = player("fire-sprites", posts="E4", houses="A6 A10 C3 C8 D5 D9 F1 F9")
    assert position(wanted, player("fairies")).play("palace-left E4").asked == 2


def test_left_palace_terrain_and_house_together() -> None:
    """Ruling, "Fire Sprites' free house": terrain and house together, or nothing."""
    table = position(player("fire-sprites", posts="E4"), player("fairies")).play("palace-left E4")
    assert table.targets("habitable") == set()
    assert table.play("build A2").asked == 2  # nothing more is asked


def test_left_palace_towns_come_after_the_house() -> None:
    """Ruling, "When towns are checked": once, after the action with palace effects and free houses."""
    wanted = player("fire-sprites", posts="E2 D1", houses="F1")  # palace 3 + 2 + 1, and E1 on the rim makes four and 7
    table = position(wanted, player("fairies")).play("palace-left E2")
    assert not table.targets("town")
    assert table.play("build E1").targets("town")


def test_printed_example_of_settlements_at_the_edge() -> None:
    """Rulebook, "Fire Sprites", right palace, example: 3 settlements at the edge. The picture is lost; here are a
    town, a
    pair and a single house at the edge, and one settlement inside."""
    wanted = player("fire-sprites", right="D1", houses="E1 E2 I4 I5 A10", posts="F1 E6", towns="D1 E1 E2 F1")
    table = position(wanted, player("fairies"))
    assert table.drop_out()[1].points == 3


@pytest.mark.parametrize(
    ("bridges", "sailing", "points"),
    [("", 0, 2), ("", 3, 2), ("G2-I2", 0, 1)],
)
def test_right_palace_settlements_are_adjacent_buildings(bridges: str, sailing: int, points: int) -> None:
    """Rulebook, "Fire Sprites", right palace: adjacency, with bridges and without sailing; a settlement counts once."""
    wanted = player("fire-sprites", right="F1", houses="G2 I1 I2", bridges=bridges, sailing=sailing, bonus="B")
    assert position(wanted, player("fairies")).drop_out()[1].points == points


def test_right_palace_must_stand() -> None:
    """Rulebook, "Fire Sprites", right palace: once built."""
    assert position(player("fire-sprites", left="D1", houses="I4"), player("fairies")).drop_out()[1].points == 0
