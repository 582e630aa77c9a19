"""Auren: Tree of Serenity."""

from __future__ import annotations

from ..positions import Player, player
from .ground import LandscapeTests, ground, lay


class TestGeneral(LandscapeTests):
    faction = "auren"


def auren(**more: object) -> Player:
    return Player("auren", dwellings="E5", points=0, **more)  # type: ignore[arg-type]


def test_points_on_space_10() -> None:
    """Tree of Serenity: 4 points for entering space 10 of a cult, beside the 3 power."""
    table = lay(ground(auren(cults=(9, 0, 0, 0), keys=1, priests=1), player("giants")), 1, "E6")
    table.play("send p to FIRE for 1")
    assert (table.points_from(1), table.gained(1, "power")) == ({"landscape": 4}, 3)


def test_every_time() -> None:
    """Tree of Serenity: each arrival on space 10, also by the steps of a tile."""
    me = Player("auren", dwellings="E5", posts="F3", points=0, cults=(9, 9, 9, 9), keys=2, priests=1)
    table = lay(ground(me, player("giants")), 1, "E6")
    table.turn("upgrade F3 to SH", "+FAV1").pass_turn()
    table.play("send p to AIR for 1")
    assert (table.cults(1), table.points_from(1)) == ((10, 9, 9, 10), {"landscape": 8})


def test_not_without_the_key() -> None:
    """Tree of Serenity: space 9 is not space 10."""
    for level in (8, 9):
        table = lay(ground(auren(cults=(level, 0, 0, 0), priests=1), player("giants")), 1, "E6")
        table.play("send p to FIRE for 1")
        assert (table.cults(1)[0], table.points_from(1)) == (9, {})


def test_not_before_it_is_placed() -> None:
    """Tree of Serenity: only once it is placed."""
    table = ground(auren(cults=(9, 0, 0, 0), keys=1, priests=1), player("giants"))
    table.play("send p to FIRE for 1")
    assert table.points_from(1) == {}


def test_a_town_founded_by_placing_it() -> None:
    """Ruling: what the placing itself causes counts: a town, its tile's cult steps, space 10."""
    me = Player("auren", dwellings="E5", sanctuary="F3", temples="F4", points=0, cults=(9, 0, 0, 0))
    table = ground(me, player("giants"), terrain={"E6": "gray"})
    table.play("dig 1", "landscape E6", "+TW5")
    assert table.points_from(1)["landscape"] == 4


def test_a_key_that_comes_later_in_the_turn() -> None:
    """Tree of Serenity: the step to space 10 that a new key makes good, and the one chosen for want of keys."""
    me = Player("auren", dwellings="E5", sanctuary="F3", temples="F4", points=0, cults=(9, 9, 0, 0))
    table = ground(me, player("giants"), terrain={"E6": "gray"}).play("dig 1", "landscape E6", "+TW5")
    assert table.match.game.view(table.state)["granted"]["tops"] == 2
    assert "landscape" not in table.points_from(1)
    table.play("top WATER")
    assert (table.cults(1)[:2], table.points_from(1)["landscape"]) == ((9, 10), 4)


def test_nothing_for_leaving_and_staying() -> None:
    """Tree of Serenity: entering space 10; steps of somebody who is there bring nothing."""
    table = lay(ground(auren(cults=(10, 0, 0, 0), priests=1), player("giants")), 1, "E6")
    assert table.play("send p to FIRE for 1").points_from(1) == {}
