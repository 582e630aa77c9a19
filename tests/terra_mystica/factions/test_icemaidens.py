"""Ice Maidens."""

from __future__ import annotations

import pytest

from terrae.games.terra_mystica.rules.catalogue import FAVOURS

from ..positions import Player, player, position
from .board import BoardTests
from .ice import IceTests, choosing

GIANTS = player("giants")


class TestBoard(BoardTests):
    faction = "icemaidens"


class TestIce(IceTests):
    faction = "icemaidens"


def test_start_a_favour_tile() -> None:
    """Ice Maidens: they take a favour tile when the faction is chosen, with its cult steps."""
    table = choosing("icemaidens").play("pick-color black")
    assert table.asked == 1
    assert table.tiles_to_take("FAV") == set(FAVOURS)
    table.play("+FAV2")
    assert table.favours(1) == {"FAV2"}
    assert table.cults(1) == (0, 4, 0, 1)
    assert table.bowls(1) == (5, 7, 0)  # reaching 3 brings 1 power
    assert table.asked == 2


def test_start_the_favour_tile_is_gone_for_others() -> None:
    """Favour tiles: of some there is only one."""
    table = choosing("icemaidens").play("pick-color black", "+FAV2")
    assert table.state.favours_left[FAVOURS.index("FAV2")] == 0


def test_start_first_dwellings_score_nothing() -> None:
    """Favour tiles: FAV11 does not count the first dwellings."""
    table = choosing("icemaidens").play("pick-color black", "+FAV11", "setup witches", "setup giants")
    while not table.state.round:
        table.play(table.moves()[0])
    assert table.points(1) == 20


def test_start_the_favour_tile_counts_later() -> None:
    """Favour tiles: dwellings built in a round do count."""
    wanted = Player("icemaidens", dwellings="E5", pick="black", favours="FAV11")
    table = position(wanted, GIANTS, terrain={"E6": "ice"}).play("build E6")
    assert table.points(1) == 22


@pytest.mark.parametrize(("temples", "points"), [("", 0), ("E5", 3), ("E5 E6", 6), ("E5 E6 E7", 9)])
def test_stronghold_points_for_temples(temples: str, points: int) -> None:
    """Ice Maidens, stronghold: when passing, 3 points for each temple; the sanctuary does not count."""
    wanted = player("icemaidens", pick="black", stronghold="B3", sanctuary="A8", temples=temples)
    assert position(wanted, GIANTS).pass_turn().points(1) == 20 + points


def test_stronghold_must_stand() -> None:
    """Ice Maidens, stronghold: nothing without it, and for nobody else."""
    wanted = player("icemaidens", pick="black", sanctuary="A8", temples="E5 E6")
    assert position(wanted, GIANTS).pass_turn().points(1) == 20
    wanted = player("yetis", pick="black", stronghold="A8", temples="E5 E6")
    assert position(wanted, GIANTS).pass_turn().points(1) == 20


def test_stronghold_in_the_last_round_too() -> None:
    """Passing: effects of strongholds in every round."""
    wanted = player("icemaidens", pick="black", stronghold="B3", temples="E5 E6")
    table = position(wanted, GIANTS, round=6).play("pass")
    assert table.points_from(1) == {"faction:icemaidens": 6}
