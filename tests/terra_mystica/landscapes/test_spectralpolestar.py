"""Shapeshifters: Spectral Polestar."""

from __future__ import annotations

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground


class TestGeneral(LandscapeTests):
    faction = "shapeshifters"


def placing(*moves: str, **more: object) -> Table:
    wanted: dict[str, object] = {"pick": "black", "dwellings": "E5", "points": 0, **more}
    me = Player("shapeshifters", **wanted)  # type: ignore[arg-type]
    return ground(me, player("giants"), terrain={"F3": "blue", "E4": "blue"}).play(
        *(moves or ("dig 1", "landscape E6"))
    )


def test_a_new_home_for_nothing() -> None:
    """Spectral Polestar: shift to any terrain that is nobody's home, at no cost."""
    table = placing(workers=3, coins=0, power=(5, 0, 0))
    assert table.targets("pick-color") == {"yellow", "brown", "blue", "green", "gray"}
    table.play("pick-color green")
    assert (table.goods(1), table.bowls(1), table.points(1)) == ((0, 0, 0), (5, 0, 0), 0)
    assert (table.terrain("E5"), table.terrain("E6")) == ("green", "green")


def test_optional() -> None:
    """Ruling: optional."""
    assert placing().turn().terrain("E5") == "black"


def test_only_once_and_at_once() -> None:
    """Spectral Polestar: one shift, in this turn or never."""
    assert not placing().play("pick-color green").targets("pick-color")
    assert not placing().turn().pass_turn().targets("pick-color", 1)


def test_it_is_no_change_of_the_stronghold() -> None:
    """Spectral Polestar: shifts that the stronghold counts are not used up."""
    assert placing().play("pick-color green")[1].changes == 0


def test_hexes_turned_in_the_same_action() -> None:
    """Spectral Polestar: a free hex turned before keeps its terrain, so nothing is built on it any more."""
    table = placing("action ACT6", "transform F3 to black", "landscape E6", power=(0, 0, 6))
    assert table.targets("build") == {"F3"}
    table.play("pick-color green")
    assert not table.targets("build")


def test_not_the_home_of_another() -> None:
    """Spectral Polestar: any terrain but the homes of opponents; the own one is no change."""
    assert not {"red", "black"} & placing().targets("pick-color")


def test_the_landscape_goes_with_them() -> None:
    """Spectral Polestar: their structures stand on the new home terrain, and free hexes keep theirs."""
    table = placing().play("pick-color gray")
    assert [table.terrain(place) for place in ("E5", "E6", "F3")] == ["gray", "gray", "blue"]


def test_granted() -> None:
    """View: the new home that is granted."""
    table = placing()
    assert table.match.game.view(table.state)["granted"] == {"home": 1}
    assert set(table.match.game.view(table.state)["picking"]) == table.targets("pick-color")
