"""Engineers."""

from __future__ import annotations

import pytest

from ..positions import Player, alone, player, position
from .board import BoardTests

GIANTS = player("giants")


class TestBoard(BoardTests):
    faction = "engineers"


def engineers(**more: object) -> Player:
    """Bridges from G1 lead to E4, F2 and F3."""
    return Player("engineers", dwellings="G1", **more)  # type: ignore[arg-type]


def test_action_a_bridge_for_two_workers() -> None:
    """Engineers: two workers for a bridge at a structure of theirs; no stronghold is needed."""
    table = position(engineers(workers=2), GIANTS).play("action ACTE")
    assert table.goods(1) == (100, 0, 0)
    assert table.targets("bridge") == {"E4:G1", "F2:G1", "F3:G1"}
    table.play("bridge F2:G1")
    assert table[1].bridge_count == 1
    assert table.asked == 2  # it was a full action


def test_action_must_be_paid() -> None:
    """Engineers: one worker is too few."""
    assert not position(engineers(workers=1), GIANTS).can("action ACTE")


def test_action_as_often_as_they_like() -> None:
    """Engineers: any number of times in a round, but three bridges in all."""
    table = alone(engineers())
    for bridge in ("E4:G1", "F2:G1", "F3:G1"):
        table.turn("action ACTE", f"bridge {bridge}")
    table.set_power(2, (0, 0, 12))
    assert table.goods(2)[1] == 14
    assert not table.can("action ACTE")
    assert not table.can("action ACT1")


def test_action_power_bridges_count() -> None:
    """Engineers: three bridges, those for power included."""
    table = alone(engineers(power=(0, 0, 3)))
    table.turn("action ACT1", "bridge E4:G1").turn("action ACTE", "bridge F2:G1").turn("action ACTE", "bridge F3:G1")
    assert not table.can("action ACTE")


def test_action_only_where_a_bridge_fits() -> None:
    """Bridges: on a place of the map with an own structure at one end, and not where one stands."""
    assert not position(player("engineers", dwellings="E10"), GIANTS).can("action ACTE")
    table = position(engineers(bridges="F2:G1"), GIANTS).play("action ACTE")
    assert table.targets("bridge") == {"E4:G1", "F3:G1"}


def test_action_the_bridge_may_be_given_up() -> None:
    """Notation: what an action granted may be given up; its price stays paid."""
    table = position(engineers(), GIANTS).play("action ACTE", "done")
    assert (table.goods(1)[1], table[1].bridge_count) == (18, 0)


def test_action_is_theirs_alone() -> None:
    """Engineers: others need power for a bridge."""
    assert not position(player("dwarves", dwellings="G1"), GIANTS).can("action ACTE")


@pytest.mark.parametrize(
    ("dwellings", "bridges", "points"),
    [
        ("G1 F3", "F3:G1", 3),
        ("G1 F3 E4", "F3:G1 E4:G1", 6),
        ("G1 F3 E4 F2", "F3:G1 E4:G1 F2:G1", 9),
        ("G1 F3", "F3:G1 E4:G1", 3),
        ("G1", "F3:G1 E4:G1", 0),
        ("G1 F3", "", 0),
    ],
)
def test_stronghold_points_for_bridges(dwellings: str, bridges: str, points: int) -> None:
    """Engineers, stronghold: when passing, 3 points for each bridge with own structures at both ends."""
    wanted = player("engineers", dwellings=dwellings, bridges=bridges, stronghold="A2")
    assert position(wanted, GIANTS).pass_turn().points(1) == 20 + points


def test_stronghold_the_ends_must_be_their_own() -> None:
    """Engineers, stronghold: a structure of somebody else at one end does not count."""
    wanted = player("engineers", dwellings="G1", bridges="F3:G1", stronghold="A2")
    assert position(wanted, player("nomads", dwellings="F3")).pass_turn().points(1) == 20


def test_stronghold_the_bridge_must_be_their_own() -> None:
    """Engineers, stronghold: own bridges only."""
    wanted = player("engineers", dwellings="G1 F3", stronghold="A2")
    assert position(wanted, player("nomads", bridges="F3:G1")).pass_turn().points(1) == 20


def test_stronghold_must_stand() -> None:
    """Engineers, stronghold: nothing without it."""
    wanted = player("engineers", dwellings="G1 F3", bridges="F3:G1", sanctuary="A2")
    assert position(wanted, GIANTS).pass_turn().points(1) == 20


def test_stronghold_in_every_round() -> None:
    """Engineers, stronghold: whenever they pass, in the last round too."""
    wanted = player("engineers", dwellings="G1 F3", bridges="F3:G1", stronghold="A2")
    table = position(wanted, GIANTS, round=5).finish_round()
    assert table.points_from(1)["faction:engineers"] == 3
    table.finish_round()
    assert table.points_from(1)["faction:engineers"] == 6
