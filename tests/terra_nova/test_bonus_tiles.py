"""Bonus tiles: what each is worth beyond its income (see test_income) and its points (see test_drop_out)."""

from __future__ import annotations

import pytest

from .positions import income_with, player, position


def test_valid_for_one_round() -> None:
    """Rulebook, appendix "Bonus tiles": income of the tile held in phase 1, not of the one held before."""
    assert income_with(player("golems", bonus="D"), "A") == (4, 0)


def test_a_full_action_with_one_free_shovel() -> None:
    """Rulebook, appendix "Bonus tiles": the usual rules, round scoring included; the house is paid."""
    for scoring in ("shovel", "house"):
        table = position(player("golems", houses="E4", bonus="A"), player("fairies"), scoring=scoring)
        table.play("special bonus", "habitable E3", "build E3")
        assert table[1].points == 2
        assert table[1].money == 96


def test_the_shovel_tile_may_just_build() -> None:
    """Ruling, "Make habitable and build": a free-shovel action may also build on home terrain in reach."""
    table = position(player("golems", houses="E4", bonus="A"), player("fairies"), terrain={"E3": "wasteland"})
    table.play("special bonus", "build E3")
    assert table[1].house_count == 2


def test_the_shovel_tile_is_no_power_action() -> None:
    """Rulebook, "Special actions": no power is spent, and no power action is covered."""
    table = position(player("golems", houses="E4", bonus="A"), player("fairies"))
    table.play("special bonus", "habitable E3", "done")
    assert table.state.covered == 0
    assert table.bowls(1) == (8, 0, 0)


def test_lifted_sailing_serves_actions() -> None:
    """Rulebook, appendix "Bonus tiles": reach for making habitable and building."""
    table = position(player("golems", houses="E5", bonus="C"), player("fairies"))
    assert table.can("build G5")
    assert not position(player("golems", houses="E5", bonus="B"), player("fairies")).can("build G5")


def test_lifted_sailing_is_no_step_on_the_track() -> None:
    """Rulebook, appendix "Bonus tiles": the token does not move, so it earns nothing and leaves the price as it is."""
    table = position(player("golems", houses="E5", bonus="C"), player("fairies"))
    assert (table[1].sailing, table[1].points) == (0, 0)
    table.play("sailing")
    assert table.points_from(1)["track:sailing"] == 2


@pytest.mark.parametrize("tile", "ABCD")
def test_tiles_without_a_closed_scroll_pay_nothing_when_dropping_out(tile: str) -> None:
    """Rulebook, appendix "Bonus tiles"."""
    wanted = player("sea-dogs", houses="E2", posts="E5", left="I6", sailing=2, bonus=tile)
    assert position(wanted, player("golems")).drop_out()[1].points == 0


def test_steps_count_by_the_true_value() -> None:
    """Rulebook, appendix "Bonus tiles": 3 points per step of progress on the track."""
    for sailing in range(4):
        table = position(player("sea-dogs", sailing=sailing, bonus="H"), player("golems"))
        assert table.drop_out()[1].points == 3 * sailing
