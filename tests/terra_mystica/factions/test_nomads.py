"""Nomads."""

from __future__ import annotations

from ..positions import Player, alone, player, position
from .board import BoardTests

GIANTS = player("giants")
NEXT = {"E5", "E6", "F4", "G2"}  # around F3; a ship reaches E4 and G1, a bridge G1


class TestBoard(BoardTests):
    faction = "nomads"


def nomads(**more: object) -> Player:
    return Player("nomads", stronghold="F3", points=0, **more)  # type: ignore[arg-type]


def test_action_a_sandstorm() -> None:
    """Nomads, stronghold: a free hex next door becomes desert for nothing, and may be built on."""
    table = position(nomads(coins=2, workers=1), GIANTS).play("action ACTN")
    assert table.targets("transform") == {f"{place} to yellow" for place in NEXT}
    table.play("transform G2 to yellow")
    assert table.goods(1) == (2, 1, 0)
    assert table.targets("build") == {"G2"}
    table.play("build G2")
    assert table.goods(1) == (0, 0, 0)
    assert table.structures(1, "D") == {"G2"}


def test_action_whatever_the_distance() -> None:
    """Nomads, stronghold: no spades are needed, however far the terrain is from desert."""
    table = position(nomads(), GIANTS, terrain={"E5": "blue", "E6": "green"}).play("action ACTN")
    assert {"E5", "E6"} <= table.transforms("yellow")


def test_action_shared_edges_only() -> None:
    """Nomads, stronghold: neither over a bridge nor by ship."""
    table = position(nomads(shipping=3, bridges="F3:G1", bonus="BON4"), GIANTS)
    assert {"E4", "G1"} <= table.reach(1)
    assert table.play("action ACTN").transforms("yellow") == NEXT


def test_action_next_to_any_structure() -> None:
    """Nomads, stronghold: next to any structure of theirs, not only the stronghold."""
    table = position(nomads(dwellings="A5"), GIANTS).play("action ACTN")
    assert table.transforms("yellow") == NEXT | {"A4", "A6", "B2", "B3"}


def test_action_what_cannot_be_turned() -> None:
    """Terraforming: no structures, no ice, no volcano, nothing that is desert already."""
    table = position(nomads(), player("giants", dwellings="G2"), terrain={"E5": "ice", "E6": "yellow"})
    assert table.play("action ACTN").transforms("yellow") == {"F4"}


def test_action_needs_a_hex() -> None:
    """Nomads, stronghold: nothing to turn, nothing to do."""
    around = {"E5": "volcano", "E6": "ice", "F4": "yellow", "G2": "yellow"}
    assert not position(nomads(), GIANTS, terrain=around).can("action ACTN")


def test_action_uses_no_spades() -> None:
    """Round tiles: a sandstorm is no spade."""
    table = position(nomads(), GIANTS, scoring="SCORE1").play("action ACTN", "transform G2 to yellow")
    assert table.points(1) == 0


def test_action_once_a_round() -> None:
    """Nomads, stronghold: once in each round."""
    table = alone(nomads()).turn("action ACTN", "transform G2 to yellow")
    assert not table.can("action ACTN")


def test_action_one_hex() -> None:
    """Nomads, stronghold: a single hex, and the dwelling only there."""
    table = position(nomads(), GIANTS, terrain={"E6": "yellow"}).play("action ACTN", "transform G2 to yellow")
    assert table.targets("transform") == set()
    assert table.targets("build") == {"G2"}


def test_action_may_be_given_up() -> None:
    """Notation: what is granted may be given up; the action is used all the same."""
    table = alone(nomads()).turn("action ACTN")
    assert not table.can("action ACTN")


def test_action_needs_the_stronghold() -> None:
    """Nomads, stronghold: not before; nobody else has it."""
    assert not position(player("nomads", posts="F3", sanctuary="A5"), GIANTS).can("action ACTN")
    assert not position(player("fakirs", stronghold="F3"), GIANTS).can("action ACTN")
