"""Turns: one action, what it grants, and whose turn comes next."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terra_mystica.positions import Table, player, position

FAR = player("nomads", dwellings="A1", bonus="BON8")


def rich(**options: Any) -> Table:
    """Witches who could do anything."""
    return position(
        player("witches", dwellings="E10 C1", posts="F4", priests=3, power=(0, 0, 12), bonus="BON2"), FAR, **options
    )


ACTIONS = {
    "build": ["build E9"],
    "transform": ["dig 1", "transform E11 to green"],
    "shipping": ["advance ship"],
    "exchange": ["advance dig"],
    "upgrade": ["upgrade E10 to TP"],
    "priest": ["send p to FIRE for 3"],
    "power": ["action ACT4"],
    "special": ["action BON2", "+FIRE"],
}


@pytest.mark.parametrize("name", list(ACTIONS))
def test_one_action_each_turn(name: str) -> None:
    """Actions of a turn: one of them; then only free steps and the end of the turn."""
    table = rich().play(*ACTIONS[name])
    verbs = {text.split()[0] for text in table.moves(1)}
    assert verbs <= {"done", "convert", "burn", "build"}  # a dwelling only on the hex just transformed
    assert table.targets("build", 1) <= {"E11"}
    table.play("done", seat=1).decline_all()
    assert table.state.active == 1


def test_pass_is_an_action_too() -> None:
    table = rich().play("pass BON1")
    assert table.asked == 2


def test_a_turn_needs_an_action() -> None:
    """Turn: nobody may do nothing."""
    table = rich()
    assert not table.can("done")
    table.play("convert 1W to 1C", "convert 1PW to 1C")
    assert not table.can("done")


def test_a_turn_ends_by_itself_when_nothing_can_follow() -> None:
    """Turn: with nothing left to convert or to use nobody must say so."""
    table = position(player("witches", dwellings="E10", coins=2, workers=1), FAR).play("build E9")
    assert table.asked == 2


def test_around_the_table() -> None:
    """Turn order: in order, again and again."""
    table = position(player("witches"), player("nomads"), player("giants"))
    for seat in (1, 2, 3, 1, 2, 3):
        assert table.asked == seat
        table[seat].priests = 1
        table.turn("send p to FIRE for 1")


def test_who_passed_is_skipped() -> None:
    """Turn order: passed players are skipped."""
    table = position(player("witches", priests=5), player("nomads"), player("giants", priests=5))
    table.turn("send p to FIRE for 1").play("pass BON2").turn("send p to FIRE for 1")
    assert table.asked == 1
    table.turn("send p to FIRE for 1")
    assert table.asked == 3


def test_the_last_one_goes_on() -> None:
    """Passing: if only one player is left, she simply takes turn after turn."""
    table = position(player("witches"), player("nomads", priests=3)).play("pass BON1")
    for number in (1, 2, 3):
        assert table.asked == 2
        table.turn("send p to FIRE for 1")
        assert table.cults(2)[0] == number


# Tracks


@pytest.mark.parametrize(("level", "points"), [(0, 2), (1, 3), (2, 4)])
def test_shipping(level: int, points: int) -> None:
    """Shipping: 4 coins and a priest; 2, 3, 4 points for the three advances."""
    table = position(player("witches", shipping=level, coins=4, priests=1, workers=0), FAR).play("advance ship")
    assert (table[1].shipping, table.points(1), table.goods(1)) == (level + 1, 20 + points, (0, 0, 0))


def test_the_end_of_shipping() -> None:
    """Shipping: three advances at most."""
    assert not position(player("witches", shipping=3, priests=1), FAR).can("advance ship")


@pytest.mark.parametrize("level", [0, 1])
def test_exchange(level: int) -> None:
    """Exchange track: 5 coins, 2 workers and a priest; 6 points each of two times."""
    table = position(player("witches", digging=level, coins=5, workers=2, priests=1), FAR).play("advance dig")
    assert (table[1].digging, table.points(1), table.goods(1)) == (level + 1, 26, (0, 0, 0))


def test_the_end_of_the_exchange_track() -> None:
    assert not position(player("witches", digging=2, priests=1), FAR).can("advance dig")


@pytest.mark.parametrize(("coins", "workers", "priests"), [(4, 2, 1), (5, 1, 1), (5, 2, 0)])
def test_exchange_must_be_paid(coins: int, workers: int, priests: int) -> None:
    table = position(player("witches", coins=coins, workers=workers, priests=priests), FAR)
    assert not table.can("advance dig")


@pytest.mark.parametrize(("coins", "priests"), [(3, 1), (4, 0)])
def test_shipping_must_be_paid(coins: int, priests: int) -> None:
    assert not position(player("witches", coins=coins, priests=priests), FAR).can("advance ship")


# Special actions


def test_a_special_action_comes_back_with_the_round() -> None:
    """Special actions: once per round."""
    table = position(player("witches", dwellings="E10", favours="FAV6"), FAR).turn("action FAV6", "+FIRE").pass_turn()
    assert not table.can("action FAV6")
    table.finish_round()
    assert (table.state.round, table.asked) == (2, 2)
    table.pass_turn()
    assert table.can("action FAV6")


def test_strongholds_bring_special_actions() -> None:
    """Special actions: those of a stronghold only while it stands."""
    table = position(player("witches", dwellings="E10"), FAR)
    assert "ACTW" not in table.targets("action")
    table = position(player("witches", stronghold="E10"), FAR)
    assert "ACTW" in table.targets("action")
