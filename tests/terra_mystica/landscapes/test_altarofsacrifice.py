"""Acolytes: Altar of Sacrifice."""

from __future__ import annotations

import pytest

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground, landscape_of, lay


class TestGeneral(LandscapeTests):
    faction = "acolytes"
    goods = {"cults": (6, 6, 6, 6)}
    moves = ("landscape E6", "-3FIRE")
    own_spades = False

    def test_only_one(self) -> None:
        table = self.next_turn(self.table())
        table.pass_turn()
        assert not table.targets("landscape", 1)


def acolytes(**more: object) -> Player:
    wanted: dict[str, object] = {"pick": "black", "dwellings": "E5", "points": 0, "cults": (3, 0, 0, 0), **more}
    return Player("acolytes", **wanted)  # type: ignore[arg-type]


def test_three_steps_down() -> None:
    """Altar of Sacrifice: it costs 3 steps down on one cult track."""
    table = ground(acolytes(cults=(3, 2, 4, 0)), player("giants")).play("landscape E6")
    assert {text for text in table.moves() if text.startswith("-")} == {"-3FIRE", "-3EARTH"}
    assert table.play("-3EARTH").cults(1) == (3, 2, 1, 0)


def test_paid_before_the_town_it_founds() -> None:
    """Acolytes: steps down are paid at once, before the tile of a town."""
    me = acolytes(dwellings="", stronghold="E5", sanctuary="F3")
    table = ground(me, player("giants"), terrain={"E6": "red"}).play("landscape E6")
    assert table.moves(1) == ["-3FIRE"]
    assert table.play("-3FIRE").tiles_to_take("TW")


def test_not_without_the_steps() -> None:
    """Altar of Sacrifice: somebody without 3 steps on a track cannot pay."""
    assert not ground(acolytes(cults=(2, 2, 2, 2)), player("giants")).targets("landscape")


@pytest.mark.parametrize("terrain", ["yellow", "brown", "black", "blue", "green", "gray", "red"])
def test_any_terrain(terrain: str) -> None:
    """Altar of Sacrifice: any terrain, for three steps, also the home of others."""
    table = ground(acolytes(), player("giants"), terrain={"E6": terrain}).play("landscape E6", "-3FIRE")
    assert (landscape_of(table, 1), table.terrain("E6")) == ("E6", "volcano")


def test_except_ice() -> None:
    """Altar of Sacrifice: not on ice."""
    assert "E6" not in ground(acolytes(), player("giants"), terrain={"E6": "ice"}).targets("landscape")


def test_it_is_an_action() -> None:
    """Altar of Sacrifice: as transforming is."""
    table = ground(acolytes(cults=(3, 3, 0, 0)), player("giants")).play("landscape E6", "-3FIRE")
    assert not table.targets("build")
    assert not table.targets("transform")


def down(level: int) -> Table:
    """Three steps down from a space of fire for a volcano; the Altar lies on E6."""
    me = acolytes(cults=(level, 0, 0, 0), keys=0)
    table = lay(ground(me, player("auren"), terrain={"F3": "red"}), 1, "E6")
    return table.play("transform F3 to volcano", "-3FIRE")


@pytest.mark.parametrize(("level", "power"), [(3, 1), (4, 1), (5, 3), (6, 2), (7, 4), (8, 2), (9, 2), (10, 3)])
def test_power_on_the_way_down(level: int, power: int) -> None:
    """Altar of Sacrifice: every threshold passed downwards gives its power: 1 at 3, 2 at 5, 2 at 7, 3 at 10."""
    assert down(level).gained(1, "power") == power


def test_not_for_its_own_price() -> None:
    """Ruling: from then on; the three steps that pay for it come before."""
    table = ground(acolytes(cults=(5, 0, 0, 0)), player("giants")).play("landscape E6", "-3FIRE")
    assert table.gained(1, "power") == 0


def test_no_power_downwards_without_it() -> None:
    """Altar of Sacrifice: without it steps down bring nothing."""
    table = ground(acolytes(cults=(5, 0, 0, 0)), player("auren"), terrain={"F3": "red"})
    assert table.play("transform F3 to volcano", "-3FIRE").gained(1, "power") == 0


def test_upwards_as_before() -> None:
    """Altar of Sacrifice: also; on the way up power comes as usual."""
    table = lay(ground(acolytes(cults=(2, 0, 0, 0), priests=1), player("auren")), 1, "E6")
    assert table.play("send p to FIRE for 1").gained(1, "power") == 1


def test_not_on_a_volcano() -> None:
    """General: when transforming; a free volcano is home terrain already."""
    assert "E6" not in ground(acolytes(), player("giants"), terrain={"E6": "volcano"}).targets("landscape")


def test_in_reach_only() -> None:
    """Altar of Sacrifice: transforming, so a free hex in reach."""
    table = ground(acolytes(), player("giants", dwellings="D4"))
    assert table.targets("landscape") == table.reach(1)
    assert not {"D4", "A1"} & table.targets("landscape")


def test_an_action_like_transforming() -> None:
    """Altar of Sacrifice: its price is paid before anything else, and nothing more can be done in the turn."""
    table = ground(acolytes(cults=(6, 6, 0, 0)), player("giants")).play("landscape E6")
    assert not table.can("done")
    table.play("-3WATER")
    assert table.cults(1) == (6, 3, 0, 0)
    assert not table.targets("upgrade") and not table.targets("transform")


def test_leaving_the_last_space() -> None:
    """Altar of Sacrifice: the 3 power of space 10 too, and the key comes back."""
    table = down(10)
    assert (table.cults(1)[0], table.gained(1, "power"), table[1].keys) == (7, 3, 1)
