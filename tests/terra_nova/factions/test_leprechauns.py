"""Leprechauns."""

from __future__ import annotations

import pytest

from ..positions import charged, player, position


@pytest.mark.parametrize(("terrain", "power"), [("desert", 2), ("lake", 2), ("wasteland", 4), ("forest", 4)])
def test_ability_power_for_shovels(terrain: str, power: int) -> None:
    """Rulebook, "Leprechauns": 2 power for each shovel used."""
    table = position(player("leprechauns", houses="E2"), player("fairies"), terrain={"F2": terrain})
    table.play("habitable F2")
    assert charged(table[1]) == power


def test_ability_free_shovels_count() -> None:
    """Rulebook, "Leprechauns": free shovels count; only those really used."""
    wanted = player("leprechauns", houses="E2", bonus="A")
    table = position(wanted, player("fairies"), terrain={"F2": "desert", "F1": "wasteland"})
    table.play("special bonus", "habitable F1")
    assert charged(table[1]) == 4
    table = position(wanted, player("fairies"), terrain={"F2": "desert"})
    table.play("special bonus", "habitable F2")
    assert charged(table[1]) == 2


def test_ability_not_for_building() -> None:
    """Rulebook, "Leprechauns": shovels, not houses."""
    table = position(player("leprechauns", houses="E2"), player("fairies"), terrain={"F2": "swamp"})
    assert charged(table.play("build F2")[1]) == 0


def test_left_palace_six_power_at_once() -> None:
    """Rulebook, "Leprechauns", left palace: once and immediately; its income comes in phase 1 only."""
    table = position(player("leprechauns", posts="E2"), player("fairies"))
    table.play("palace-left E2")
    assert charged(table[1]) == 6
    assert table[1].money == 86


def test_right_palace_gives_no_power() -> None:
    """Rulebook, "Leprechauns": that is the left one."""
    table = position(player("leprechauns", posts="E2"), player("fairies")).play("palace-right E2")
    assert charged(table[1]) == 0


def test_right_palace_towns_from_value_six() -> None:
    """Rulebook, "Leprechauns", right palace."""
    table = position(player("leprechauns", right="E3", houses="E2 E4"), player("fairies"), terrain={"F2": "swamp"})
    assert table.play("build F2").targets("town")
