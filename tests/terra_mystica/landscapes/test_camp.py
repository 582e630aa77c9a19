"""Darklings: Camp."""

from __future__ import annotations

from ..positions import Player, player
from .ground import LandscapeTests, ground, lay


class TestGeneral(LandscapeTests):
    faction = "darklings"
    needs = "SH"
    goods = {"priests": 1}
    dwelling = True


def darklings(**more: object) -> Player:
    return Player("darklings", dwellings="E5", stronghold="A1", points=0, **more)  # type: ignore[arg-type]


def test_a_bonus_card_counts_it() -> None:
    """Camp: tiles that provide points for dwellings do so for the Camp."""
    table = lay(ground(darklings(bonus="BON9"), player("giants")), 1, "E6").pass_turn()
    assert table.points_from(1) == {"tile:BON9": 2}


def test_round_tile_and_favour_tile() -> None:
    """Camp: when it is placed it scores like a dwelling that is built."""
    table = ground(darklings(priests=1, favours="FAV11"), player("giants"), scoring="SCORE5", terrain={"E6": "blue"})
    table.play("dig 1", "landscape E6")
    assert table.points_from(1) == {"faction:darklings": 2, "tile:SCORE5": 2, "tile:FAV11": 2}


def test_all_eight_dwellings_may_stand() -> None:
    """Ruling: it is not taken from the dwellings in supply, and uncovers no income."""
    places = "E5 A2 A3 A4 A5 A6 A7 A8"
    me = Player("darklings", dwellings=places, stronghold="A1", priests=1, points=0)
    table = ground(me, player("giants"), terrain={"E6": "blue"}).play("dig 1", "landscape E6")
    assert len(table.structures(1, "D")) == 8
    assert table.names(table[1].landmark) == {"E6"}


def test_cannot_be_upgraded() -> None:
    """Camp: not even to a trading house."""
    table = lay(ground(darklings(), player("giants")), 1, "E6")
    assert {target.split()[0] for target in table.targets("upgrade")} == {"E5"}
