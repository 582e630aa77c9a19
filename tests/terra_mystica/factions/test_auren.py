"""Auren."""

from __future__ import annotations

import pytest

from terrae.games.terra_mystica.rules.catalogue import FAVOURS

from ..positions import alone, charged, player, position
from .board import BoardTests

GIANTS = player("giants")


class TestBoard(BoardTests):
    faction = "auren"


def test_stronghold_a_favour_tile_at_once() -> None:
    """Auren, stronghold: one favour tile, to be taken at once."""
    table = position(player("auren", posts="E9"), GIANTS).play("upgrade E9 to SH")
    assert table.tiles_to_take("FAV") == set(FAVOURS)
    assert not table.can("done")
    table.play("+FAV7")
    assert table.favours(1) == {"FAV7"}
    assert table.cults(1) == (0, 0, 2, 0)
    assert table.tiles_to_take("FAV") == set()
    assert table.can("done")


def test_stronghold_a_favour_tile_of_another_kind() -> None:
    """Structures: each kind of favour tile only once."""
    table = position(player("auren", posts="E9", favours="FAV7 FAV1"), GIANTS).play("upgrade E9 to SH")
    assert table.tiles_to_take("FAV") == set(FAVOURS) - {"FAV7", "FAV1"}


def test_one_favour_tile_for_a_temple() -> None:
    """Structures: a temple brings one favour tile, as for others."""
    table = position(player("auren", posts="E9", stronghold="D1"), GIANTS).play("upgrade E9 to TE", "+FAV9")
    assert table.tiles_to_take("FAV") == set()


def test_action_two_steps_on_one_track() -> None:
    """Auren, stronghold: two steps on one track, not to be split."""
    table = position(player("auren", stronghold="E9"), GIANTS).play("action ACTA")
    assert {text for text in table.moves() if text.startswith("+")} == {"+2FIRE", "+2WATER", "+2EARTH", "+2AIR"}
    assert not table.can("done")
    table.play("+2AIR")
    assert table.cults(1) == (0, 0, 0, 2)
    assert not [text for text in table.moves() if text.startswith("+")]
    assert table.can("done")


@pytest.mark.parametrize(("level", "reached", "power"), [(0, 2, 0), (1, 3, 1), (2, 4, 1), (4, 6, 2), (6, 8, 2)])
def test_action_power_on_the_way(level: int, reached: int, power: int) -> None:
    """Cults: 1, 2, 2 power for reaching 3, 5 and 7."""
    table = position(player("auren", stronghold="E9", cults=(0, level, 0, 0)), GIANTS).play("action ACTA", "+2WATER")
    assert table.cults(1) == (0, reached, 0, 0)
    assert charged(table[1]) == power


@pytest.mark.parametrize(("keys", "reached", "power"), [(0, 9, 0), (1, 10, 3)])
def test_action_to_the_last_space(keys: int, reached: int, power: int) -> None:
    """Cults: space 10 needs a key."""
    table = position(player("auren", stronghold="E9", cults=(0, 8, 0, 0), keys=keys), GIANTS)
    table.play("action ACTA", "+2WATER")
    assert table.cults(1) == (0, reached, 0, 0)
    assert charged(table[1]) == power


def test_action_once_a_round() -> None:
    """Auren, stronghold: once in each round."""
    table = alone(player("auren", stronghold="E9")).turn("action ACTA", "+2AIR")
    assert not table.can("action ACTA")
    table.finish_round()
    while table.state.active != 1:
        table.pass_turn()
    assert table.can("action ACTA")


def test_action_needs_the_stronghold() -> None:
    """Auren, stronghold: nothing before it stands; nobody else has it."""
    assert not position(player("auren", sanctuary="E9", posts="D1"), GIANTS).can("action ACTA")
    assert not position(player("witches", stronghold="E9"), GIANTS).can("action ACTA")
