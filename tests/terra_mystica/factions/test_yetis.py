"""Yetis."""

from __future__ import annotations

import pytest

from ..positions import Player, alone, player, position
from .board import BoardTests
from .ice import IceTests

GIANTS = player("giants")
PRICES = {"ACT1": 2, "ACT2": 2, "ACT3": 3, "ACT4": 3, "ACT5": 3, "ACT6": 5}


class TestBoard(BoardTests):
    faction = "yetis"


class TestIce(IceTests):
    faction = "yetis"


def yetis(**more: object) -> Player:
    return Player("yetis", pick="black", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("action", "price"), PRICES.items())
def test_ability_cheaper_power_actions(action: str, price: int) -> None:
    """Yetis: each of the six power actions costs 1 power less."""
    table = position(yetis(dwellings="E5", power=(0, 0, price)), GIANTS).play(f"action {action}")
    assert table.bowls(1) == (price, 0, 0)
    assert not position(yetis(dwellings="E5", power=(0, 0, price - 1)), GIANTS).can(f"action {action}")


@pytest.mark.parametrize(("action", "price"), PRICES.items())
def test_ability_is_theirs_alone(action: str, price: int) -> None:
    """Yetis: others pay what is printed."""
    wanted = Player("icemaidens", pick="black", dwellings="E5", power=(0, 0, price))
    assert not position(wanted, GIANTS).can(f"action {action}")


def test_ability_not_for_conversions() -> None:
    """Yetis: power actions only."""
    assert not position(yetis(power=(0, 0, 2)), GIANTS).can("convert 3PW to 1W")
    assert not position(yetis(power=(0, 0, 4)), GIANTS).can("convert 5PW to 1P")


def test_stronghold_used_power_actions() -> None:
    """Yetis, stronghold: power actions that were used already, any number of times."""
    table = alone(yetis(stronghold="E5", power=(0, 0, 9)), covered="ACT4")
    for left in (6, 3, 0):
        table.turn("action ACT4")
        assert table.bowls(2)[2] == left
    assert table.goods(2)[0] == 100 + 3 * 7


def test_stronghold_must_stand() -> None:
    """Yetis, stronghold: without it a used action is used."""
    table = alone(yetis(dwellings="E5", power=(0, 0, 12)), covered="ACT4")
    assert not table.can("action ACT4")
    assert not table.turn("action ACT3").can("action ACT3")


def test_stronghold_others_find_it_used() -> None:
    """Yetis, stronghold: what they use is used for the others."""
    table = position(yetis(stronghold="E5", power=(0, 0, 9)), player("giants", power=(0, 0, 12)))
    table.turn("action ACT4")
    assert not table.can("action ACT4", 2)
    assert table.can("action ACT3", 2)


@pytest.mark.parametrize(("faction", "town"), [("yetis", True), ("icemaidens", False)])
def test_power_of_halls_in_towns(faction: str, town: bool) -> None:
    """Yetis: stronghold and sanctuary count 4 for towns: one of them with three dwellings is enough."""
    wanted = Player(faction, pick="black", stronghold="E5", dwellings="E6 F3")
    assert bool(position(wanted, GIANTS, terrain={"E4": "ice"}).play("build E4").tiles_to_take("TW")) == town
    wanted = Player(faction, pick="black", sanctuary="E5", dwellings="E6 F3")
    assert bool(position(wanted, GIANTS, terrain={"E4": "ice"}).play("build E4").tiles_to_take("TW")) == town
