"""Gain power thanks to others."""

from __future__ import annotations

import pytest

from .positions import charged, player, position


@pytest.mark.parametrize("moves", [["build E3"], ["post E2"], ["palace-left F2"], ["habitable E1", "build E1"]])
def test_everyone_next_to_a_new_building_gains_power(moves: list[str]) -> None:
    """Rulebook, "Gain power thanks to others": for houses, trading posts and palaces, 1 power for each building."""
    at = moves[-1].split()[-1]
    around = {"E3": ("F3", "E4"), "E2": ("D1", "F1"), "F2": ("F1", "F3"), "E1": ("D1", "F1")}[at]
    table = position(
        player("water-sprites", houses="E2", posts="F2"),
        player("golems", houses=" ".join(around)),
        player("fairies", houses="I5"),
        terrain={"E3": "lake"},
    )
    table.play(*moves)
    assert [charged(seat) for seat in table.state.seats] == [0, 2, 0]


def test_every_kind_of_building_counts_one() -> None:
    """Rulebook, "Gain power thanks to others": 1 power for each building, whatever its kind."""
    table = position(
        player("water-sprites", houses="E3"),
        player("golems", houses="D1", posts="E1", left="F1", right="F2"),
        terrain={"E2": "lake"},
    )
    table.play("build E2")
    assert charged(table[2]) == 4


def test_own_buildings_give_nothing() -> None:
    """Rulebook, "Gain power thanks to others": never from your own buildings."""
    table = position(player("water-sprites", houses="E3 E1 D1"), player("golems"), terrain={"E2": "lake"})
    table.play("build E2")
    assert charged(table[1]) == 0


def test_making_habitable_alone_gives_nothing() -> None:
    """Rulebook, "Gain power thanks to others": it takes a building."""
    table = position(player("water-sprites", houses="E2"), player("golems", houses="F1"))
    table.play("habitable E1", "done")
    assert charged(table[2]) == 0


@pytest.mark.parametrize("owner", [1, 2])
def test_over_a_bridge_both_ways(owner: int) -> None:
    """Ruling, "Bridges": adjacent for power, whichever of the two owns the bridge."""
    bridges = ["E5-G5", ""] if owner == 1 else ["", "E5-G5"]
    table = position(
        player("water-sprites", houses="E5", bridges=bridges[0]), player("golems", houses="G5", bridges=bridges[1])
    )
    table.play("post E5")
    assert charged(table[2]) == 1


def test_not_across_the_river() -> None:
    """Rulebook, "Adjacency": sailing does not make neighbours."""
    table = position(player("water-sprites", houses="E5", sailing=3), player("golems", houses="G5", sailing=3))
    table.play("post E5")
    assert charged(table[2]) == 0


def test_a_new_bridge_gives_nobody_power() -> None:
    """Rulebook, "Gain power thanks to others": only houses and upgrades do."""
    table = position(player("water-sprites", houses="E5"), player("golems", houses="G5"))
    table.play("bridge E5-G5")
    assert charged(table[2]) == 0


def test_power_is_taken_without_asking() -> None:
    """Ruling, "Power from others": it costs nothing, so it is always taken; the next seat simply plays on."""
    table = position(
        player("water-sprites", houses="E2"), player("golems", houses="E1 F1"), player("fairies", houses="F2")
    )
    table.play("post E2")
    assert table.asked == 2
    assert table.can("drop")
    assert table.state.open is None


def test_whoever_has_dropped_out_still_gains() -> None:
    """Rulebook, "Drop out": power still comes from neighbours."""
    table = position(player("golems", houses="F1"), player("water-sprites", houses="E2"))
    table.drop_out()
    table.play("post E2")
    assert charged(table[1]) == 1
