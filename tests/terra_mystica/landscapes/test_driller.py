"""Halflings: Driller."""

from __future__ import annotations

import pytest

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground, lay

# E6 has D4, E7, F3, F4 and E5 around it.


class TestGeneral(LandscapeTests):
    faction = "halflings"
    needs = "SH"


def drilled(terrain: str, **more: object) -> Table:
    """The Driller lies on E6; F4, next to it alone, has a terrain."""
    me = Player("halflings", dwellings="E5", stronghold="A1", points=0, **more)  # type: ignore[arg-type]
    return lay(ground(me, player("giants", dwellings="I1"), terrain={"F4": terrain}), 1, "E6")


@pytest.mark.parametrize(("terrain", "spades"), [("yellow", 1), ("black", 1), ("red", 1), ("blue", 1), ("gray", 2)])
def test_one_spade_less(terrain: str, spades: int) -> None:
    """Driller: one spade fewer next to it, at least one."""
    table = drilled(terrain)
    for number in (1, 2, 3):
        fresh = drilled(terrain).play(f"dig {number}")
        assert ("F4" in fresh.transforms("brown")) == (number == spades)
    table.play(f"dig {spades}", "transform F4 to brown", "build F4")
    assert table.structure("F4") == "1:D"


def test_not_elsewhere() -> None:
    """Driller: only hexes directly next to it."""
    table = drilled("red", power=(0, 0, 4)).play("action ACT5")
    assert "F4" in table.transforms("brown")
    assert "E4" not in table.transforms("brown")  # blue, next to E5 but not to E6


def test_spades_are_used_up_elsewhere() -> None:
    """Driller: a hex that is not next to it takes all its spades; one that is leaves a spade."""
    for place, left in (("E4", 0), ("F3", 1)):
        table = ground(
            Player("halflings", dwellings="E5", stronghold="A1", power=(0, 0, 6)),
            player("giants", dwellings="I1"),
            terrain={"E4": "red", "F3": "red"},
        )
        lay(table, 1, "E6").play("action ACT6", f"transform {place} to brown")
        assert table.state.turn.amount("spades") == left


def test_the_spade_saved_scores_nothing() -> None:
    """Ruling: it is not used, so it brings no points."""
    table = drilled("green").play("dig 2", "transform F4 to brown")
    assert table.points_from(1) == {"faction:halflings": 2}


def test_free_spades_go_farther() -> None:
    """Driller: every time they transform, whatever the spades are from."""
    table = drilled("green", power=(0, 0, 6)).play("action ACT6", "transform F4 to brown")
    assert table.terrain("F4") == "brown"


def test_not_before() -> None:
    """Driller: hexes take what they take until it is placed."""
    me = Player("halflings", dwellings="E5 E6", stronghold="A1", power=(0, 0, 4))
    table = ground(me, player("giants"), terrain={"F4": "red"}).play("action ACT5")
    assert "F4" not in table.transforms("brown")


def test_no_more_spades_than_can_be_used() -> None:
    """Driller: three spades are not sold when no hex in reach can take three."""
    rocks = dict.fromkeys(("D4", "E7", "F3", "F4"), "green")
    me = Player("halflings", stronghold="A1", points=0)
    table = lay(ground(me, player("giants", dwellings="A2 B1 E5"), terrain=rocks), 1, "E6")
    assert table.targets("dig") == {"1", "2"}


def test_the_long_way_is_counted() -> None:
    """Driller: turning past other terrains takes the steps of the way that avoids home."""
    table = drilled("yellow", power=(0, 0, 6)).play("dig 3")
    for text in [text for text in table.moves() if text.startswith("transform F4")]:
        fresh = drilled("yellow").play("dig 3", text)
        assert fresh.state.turn.amount("spades") == 0


def test_spades_of_the_cult_bonus() -> None:
    """Driller: every time they transform, also with spades of the cult bonus."""
    me = Player("halflings", dwellings="E5", stronghold="A1", points=0, cults=(0, 0, 4, 0))
    table = lay(ground(me, player("giants", dwellings="I1"), terrain={"F4": "red"}), 1, "E6")
    table.pass_turn()
    table.pass_turn()
    assert "F4" in table.transforms("brown", 1)
    table.play("transform F4 to brown", seat=1)
    assert table.terrain("F4") == "brown"


def test_with_the_spades_of_the_stronghold() -> None:
    """Ruling: the stronghold stands when its spades are used, so one of them may make the Driller."""
    me = Player("halflings", posts="E5", points=0)
    land = {"E6": "black", "F3": "red", "F4": "black"}
    table = ground(me, player("giants", dwellings="I1"), terrain=land).play("upgrade E5 to SH", "landscape E6")
    assert table[1].landmark and table.state.turn.amount("spades") == 2
    assert "F4" not in table.transforms("brown")  # next to the Driller alone
    table.play("transform F3 to brown")  # two steps, one spade: it is next to both
    assert table.state.turn.amount("spades") == 1
