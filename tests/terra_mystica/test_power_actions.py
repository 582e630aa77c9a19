"""Power actions: price, effect, once per round for the whole table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terra_mystica.positions import Table, player, position

PRICES = {"ACT1": 3, "ACT2": 3, "ACT3": 4, "ACT4": 4, "ACT5": 4, "ACT6": 6}


def charged(tokens: int, **more: Any) -> Table:
    """Witches at C1, beside places for bridges, with so many tokens in bowl III."""
    return position(
        player("witches", dwellings="C1", power=(0, 0, tokens), **more),
        player("nomads", dwellings="A1", power=(0, 0, 12), bonus="BON8"),
    )


@pytest.mark.parametrize(("name", "price"), PRICES.items())
def test_price(name: str, price: int) -> None:
    """Power actions: the price is paid from bowl III, and the tokens go to bowl I."""
    assert not charged(price - 1).can(f"action {name}")
    table = charged(price + 1).play(f"action {name}")
    assert table.bowls(1) == (price, 0, 1)


def test_burning_first() -> None:
    """Power actions: after burning, if needed."""
    table = position(player("witches", dwellings="C1", power=(0, 6, 0)), player("nomads"))
    assert not table.can("action ACT2")
    table.play("burn 3", "action ACT2")
    assert table.bowls(1) == (3, 0, 0)


def test_a_bridge() -> None:
    """ACT1: build 1 bridge."""
    table = charged(3).play("action ACT1")
    assert table.targets("bridge") == {"A3:C1", "B1:C1", "B2:C1"}
    table.play("bridge B1:C1")
    assert table[1].bridge_count == 1
    assert table.targets("bridge") == set()


@pytest.mark.parametrize(
    ("name", "goods"),
    [("ACT2", (0, 0, 1)), ("ACT3", (0, 2, 0)), ("ACT4", (7, 0, 0))],
    ids=["priest", "workers", "coins"],
)
def test_goods(name: str, goods: tuple[int, int, int]) -> None:
    """ACT2: 1 priest. ACT3: 2 workers. ACT4: 7 coins."""
    table = charged(6, coins=0, workers=0).play(f"action {name}")
    assert table.goods(1) == goods


@pytest.mark.parametrize(("name", "spades"), [("ACT5", 1), ("ACT6", 2)])
def test_spades(name: str, spades: int) -> None:
    """ACT5: 1 spade, ACT6: 2 spades, then may build there."""
    table = charged(6).play(f"action {name}")
    assert table.state.turn.amount("spades") == spades
    table.play("transform D2 to green")
    assert table.targets("build") == {"D2"}


@pytest.mark.parametrize("name", PRICES)
def test_once_a_round_for_everybody(name: str) -> None:
    """Power actions: each once per round for the whole table."""
    table = position(
        player("witches", dwellings="C1", power=(0, 0, 12)),
        player("nomads", dwellings="B1", power=(0, 0, 12), bonus="BON8"),
    )
    assert table.can(f"action {name}")
    table.turn(f"action {name}")
    assert table.asked == 2
    assert not table.can(f"action {name}")
    others = [other for other in PRICES if other != name]
    assert all(table.can(f"action {other}") for other in others)


def test_free_again_in_the_next_round() -> None:
    """Power actions: once per round."""
    table = charged(12).turn("action ACT4")
    table.finish_round()
    assert table.state.round == 2
    assert "ACT4" in table.targets("action")


def test_a_power_action_is_an_action() -> None:
    """Actions of a turn: one of them."""
    table = charged(12).play("action ACT4")
    assert table.targets("action") == set()
    assert table.can("done")


def test_unused_rights_are_lost() -> None:
    """Power actions: what was granted and not used is given up; the price stays paid."""
    table = charged(4).play("action ACT5", "done")
    assert table.asked == 2
    assert table.bowls(1) == (4, 0, 0)
    table.turn("pass BON1")
    assert table.targets("transform") == set()


@pytest.mark.parametrize("name", ["ACT5", "ACT6"])
def test_no_spades_for_those_who_never_dig(name: str) -> None:
    """Power actions: Riverwalkers may not take those for spades."""
    table = position(
        player("riverwalkers", dwellings="C1", power=(0, 0, 12), pick="black"), player("nomads", dwellings="A1")
    )
    assert not table.can(f"action {name}")
    assert table.can("action ACT4")
