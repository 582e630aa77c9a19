"""Build a bridge."""

from __future__ import annotations

import pytest

from .positions import player, position


def test_printed_example() -> None:
    """Rulebook, "Build a bridge", example: of three free bridge spaces the top and the middle one are adjacent to your
    house. The picture is lost; the house on C8 touches B9-C8 and C8-D9, and not D7-E9 below."""
    table = position(player("golems", houses="C8"), player("fairies"))
    assert table.targets("bridge") == {"B9-C8", "C8-D9"}
    assert "D7-E9" in table.state.land.bridge_names


PRICES = [
    (["bridge C8-D9"], 10, 0),
    (["power bridge-3", "bridge C8-D9"], 0, 3),
    (["power bridge-4", "bridge C8-D9"], 0, 4),
]


@pytest.mark.parametrize(("move", "money", "power"), PRICES)
def test_prices(move: list[str], money: int, power: int) -> None:
    """Rulebook, "Build a bridge" and "Power actions": 10 money, or 3 or 4 power."""
    table = position(player("golems", houses="C8", power=(0, 0, 8)), player("fairies"))
    table.play(*move)
    assert table[1].money == 100 - money
    assert table.bowls(1) == (power, 0, 8 - power)
    assert table[1].bridge_count == 1
    assert "D9" in table.reach(1)


def test_not_without_money() -> None:
    """Rulebook, "Build a bridge": 10 money."""
    table = position(player("golems", houses="C8", money=9), player("fairies"))
    assert table.targets("bridge") == set()


def test_printed_spaces_only() -> None:
    """Ruling 4: no bridge where none is printed, though the river is as narrow there."""
    table = position(player("golems", houses="A6"), player("fairies"))
    assert table.targets("bridge") == set()
    assert "A6-C6" not in table.state.land.bridge_names


def test_one_bridge_on_a_space() -> None:
    """Ruling, "Bridges": one bridge per space, whoever owns it."""
    table = position(player("golems", houses="C8"), player("fairies", houses="D9", bridges="C8-D9"))
    assert table.targets("bridge") == {"B9-C8"}
    assert table.play("drop", "bonus E").targets("bridge") == set()


def test_from_either_end() -> None:
    """Rulebook, "Build a bridge": adjacent to a hex with one of your buildings, at either end."""
    for place in ("C8", "D9"):
        assert position(player("golems", houses=place), player("fairies")).can("bridge C8-D9")


@pytest.mark.parametrize("kind", ["houses", "posts", "left", "right"])
def test_from_any_building(kind: str) -> None:
    """Rulebook, "Build a bridge": any building will do."""
    assert position(player("golems", **{kind: "C8"}), player("fairies")).can("bridge C8-D9")  # type: ignore[arg-type]


def test_not_from_empty_land_or_other_buildings() -> None:
    """Rulebook, "Build a bridge": your own building."""
    table = position(player("golems", houses="B7"), player("fairies", houses="C8"), neutral="D9")
    assert table.targets("bridge") == set()


def test_three_bridges() -> None:
    """Ruling, "Supplies": each seat has 3 bridges."""
    table = position(player("golems", houses="C8", bridges="E5-G5 F3-G5 G2-H3", power=(0, 0, 8)), player("fairies"))
    assert table.targets("bridge") == set()
    assert table.targets("power") == {"sailing", "money", "shovel", "two-shovels"}


def test_both_power_bridges_in_one_round() -> None:
    """Rulebook, "Power actions": two actions, each once a round; for money as often as one likes."""
    wanted = player("golems", houses="C8 C3", power=(0, 0, 8))
    table = position(wanted, player("fairies")).play("power bridge-3", "bridge C8-D9", "done").drop_out()
    assert not table.can("power bridge-3")
    table.play("power bridge-4", "bridge B9-C8")
    assert not table.targets("power")
    table.play("done", "bridge C3-D4")
    assert table[1].bridge_count == 3


def test_the_other_end_may_be_taken() -> None:
    """Rulebook, "Build a bridge": nothing is asked of the other end."""
    table = position(player("golems", houses="C8"), player("fairies", houses="D9"))
    table.play("bridge C8-D9")
    assert table[1].bridge_count == 1


def test_named_from_either_end() -> None:
    """Notation: a bridge space has one name, but people may turn it round."""
    table = position(player("golems", houses="C8"), player("fairies"))
    table.play("bridge D9-C8")
    assert table[1].bridge_count == 1
