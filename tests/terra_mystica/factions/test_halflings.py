"""Halflings."""

from __future__ import annotations

import pytest

from ..positions import Player, Table, player, position
from .board import BoardTests

GIANTS = player("giants")
NEAR = {"E5": "black", "F3": "yellow", "F4": "black", "E7": "gray"}  # around E6; gray is three steps away from brown


class TestBoard(BoardTests):
    faction = "halflings"


def halflings(**more: object) -> Player:
    return Player("halflings", dwellings="E6", points=0, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("spades", [1, 2, 3])
def test_ability_a_point_for_each_bought_spade(spades: int) -> None:
    """Halflings: a point for every spade, when it is gained."""
    assert position(halflings(), GIANTS).play(f"dig {spades}").points(1) == spades


@pytest.mark.parametrize(("action", "power", "spades"), [("ACT5", 4, 1), ("ACT6", 6, 2), ("BON1", 0, 1)])
def test_ability_a_point_for_each_free_spade(action: str, power: int, spades: int) -> None:
    """Halflings: from any source, even if it is thrown away."""
    wanted = halflings(power=(0, 0, power), bonus="BON1")
    assert position(wanted, GIANTS).turn(f"action {action}").points(1) == spades


def test_ability_a_point_for_spades_of_the_cult_bonus() -> None:
    """Halflings: also those of the cult bonus."""
    table = position(halflings(cults=(0, 0, 8, 0)), GIANTS, scoring="SCORE2").pass_turn().pass_turn()
    assert table.points(1) == 2
    assert table.play("done", seat=1).points(1) == 2


def test_ability_beside_the_round_tile() -> None:
    """Halflings: on top of the tile for spades."""
    assert position(halflings(), GIANTS, scoring="SCORE1").play("dig 2").points(1) == 2 + 4


def test_ability_is_theirs_alone() -> None:
    """Halflings: other diggers get no points."""
    assert position(player("cultists", dwellings="E6", points=0), GIANTS).play("dig 3").points(1) == 0


def built(scoring: str = "SCORE9", **more: object) -> Table:
    wanted = player("halflings", posts="E6", points=0, **more)  # type: ignore[arg-type]
    return position(wanted, GIANTS, terrain=NEAR, scoring=scoring).play("upgrade E6 to SH")


def test_stronghold_three_spades_at_once() -> None:
    """Halflings, stronghold: three spades in the turn it is built, worth their points."""
    assert built().points(1) == 3
    assert built(scoring="SCORE1").points(1) == 3 + 6


def test_stronghold_three_hexes_and_one_dwelling() -> None:
    """Halflings, stronghold: up to three hexes, then one dwelling on one of them."""
    table = built().play("transform E5 to brown", "transform F3 to brown", "transform F4 to brown")
    assert table.targets("transform") == set()
    assert table.targets("build") == {"E5", "F3", "F4"}
    table.play("build F3")
    assert table.targets("build") == set()
    assert [table.terrain(place) for place in ("E5", "F3", "F4")] == ["brown"] * 3


def test_stronghold_after_a_detour() -> None:
    """Power actions: after a hex that is not home, the others go home, with as many spades as they need."""
    table = built().play("transform E7 to red")
    found = {text for text in table.targets("transform") if not text.startswith("E7")}
    assert {"E5 to brown", "F3 to brown", "F4 to brown"} <= found
    assert all(text.endswith(" to brown") for text in found)
    assert {"E7 to yellow", "E7 to brown"} <= table.targets("transform")  # one spade more, or both


def test_stronghold_three_spades_on_one_hex() -> None:
    """Halflings, stronghold: all three on one hex."""
    table = built().play("transform E7 to brown")
    assert table.targets("transform") == set()
    assert table.targets("build") == {"E7"}


def test_stronghold_the_dwelling_comes_last() -> None:
    """Terraforming: all transforms of an action come before its dwelling."""
    table = built().play("transform E5 to brown", "build E5")
    assert table.targets("transform") == set()


def test_stronghold_the_dwelling_only_on_what_was_turned() -> None:
    """Halflings, stronghold: not on another hex that is home terrain already."""
    table = position(player("halflings", posts="E6"), GIANTS, terrain={**NEAR, "D4": "brown"})
    table.play("upgrade E6 to SH")
    assert table.targets("build") == set()
    assert table.play("transform E5 to brown").targets("build") == {"E5"}


def test_stronghold_unused_spades_are_lost() -> None:
    """Halflings, stronghold: what is not used in this turn is lost."""
    table = built().play("transform E5 to brown", "done").turn("pass BON1")
    assert table.state.active == 0
    assert table.targets("transform") == set()


@pytest.mark.parametrize("first", ["", "transform E7 to red"])
def test_stronghold_no_spades_are_bought_to_them(first: str) -> None:
    """Power actions: spades may be bought to those of ACT5, ACT6 and BON1, not to these."""
    table = built()
    if first:
        table.play(first)
    assert table.targets("dig") == set()


def test_stronghold_only_when_it_is_built() -> None:
    """Halflings, stronghold: once."""
    table = position(player("halflings", stronghold="E6"), GIANTS)
    assert table.targets("transform") == set()
