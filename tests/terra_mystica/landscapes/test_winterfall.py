"""Ice Maidens: Winterfall."""

from __future__ import annotations

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground, lay


class TestGeneral(LandscapeTests):
    faction = "icemaidens"


def maidens(**more: object) -> Player:
    wanted: dict[str, object] = {"pick": "black", "dwellings": "E5", "posts": "E7", "points": 0, **more}
    return Player("icemaidens", **wanted)  # type: ignore[arg-type]


def temple(**more: object) -> Table:
    """A temple was just built on E7; Winterfall lies on E6."""
    table = lay(ground(maidens(**more), player("giants"), scoring="SCORE1", terrain={"F3": "blue"}), 1, "E6")
    return table.play("upgrade E7 to TE")


def test_a_spade_for_a_temple() -> None:
    """Winterfall: one spade for each temple, used at once; it scores like any spade."""
    table = temple().play("+FAV9")
    assert table.points_from(1) == {"tile:SCORE1": 2}
    assert "F3" in table.transforms("ice")
    table.play("transform F3 to ice")
    assert table.terrain("F3") == "ice"
    assert not table.targets("transform")


def test_no_dwelling_with_it() -> None:
    """Winterfall: it is a spade, no action of its own: no dwelling, and no spades bought to it."""
    table = temple().play("+FAV9")
    assert not table.targets("dig")
    table.play("transform F3 to ice")
    assert not table.targets("build")


def test_lost_if_not_used() -> None:
    """Ruling: used at once within reach, or lost."""
    table = temple().play("+FAV9", "done").pass_turn()
    assert not table.targets("transform", 1)


def test_temples_only() -> None:
    """Winterfall: no spade for other structures."""
    table = lay(ground(maidens(temples="D5"), player("giants")), 1, "E6")
    assert not table.play("upgrade D5 to SA", "+FAV9").targets("transform")
    table = lay(ground(maidens(), player("giants")), 1, "E6").play("upgrade E7 to SH")
    assert not table.targets("transform")


def test_not_before() -> None:
    """Winterfall: temples built before it is placed bring none."""
    table = ground(maidens(dwellings="E5 E6"), player("giants")).play("upgrade E7 to TE", "+FAV9")
    assert not table.targets("transform")


def test_at_once() -> None:
    """Winterfall: the spade is used in this turn, before or after the favour tile is taken."""
    table = temple()
    assert "F3" in table.transforms("ice")
    table.play("transform F3 to ice")
    assert table.tiles_to_take("FAV") and not table.can("done")


def test_every_temple() -> None:
    """Winterfall: each temple."""
    table = lay(ground(maidens(posts="E7 D5"), player("giants"), terrain={"F3": "blue", "F4": "blue"}), 1, "E6")
    table.turn("upgrade E7 to TE", "+FAV9", "transform F3 to ice").pass_turn()
    table.play("upgrade D5 to TE", "+FAV10", "transform F4 to ice", seat=1)
    assert (table.terrain("F3"), table.terrain("F4")) == ("ice", "ice")
