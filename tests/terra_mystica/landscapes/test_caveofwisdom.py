"""Giants: Cave of Wisdom."""

from __future__ import annotations

from ..positions import Player, Table, player
from .ground import LandscapeTests, asked, ground


class TestGeneral(LandscapeTests):
    faction = "giants"
    needs = "TE"
    moves = ("dig 2", "landscape E6")


def placing(**more: object) -> Table:
    wanted: dict[str, object] = {"dwellings": "E5", "temples": "A1", "points": 0, **more}
    me = Player("giants", **wanted)  # type: ignore[arg-type]
    return ground(me, player("auren")).play("dig 2", "landscape E6")


def test_the_exchange_for_nothing() -> None:
    """Cave of Wisdom: the exchange is lowered at no cost, with the normal 6 points."""
    table = placing(coins=0, workers=6).play("advance dig")
    assert (table.goods(1), table[1].digging) == ((0, 0, 0), 1)
    assert table.points_from(1) == {"track:exchange": 6}


def test_shipping_is_not_free() -> None:
    """Cave of Wisdom: only the exchange."""
    assert placing(priests=1).targets("advance") == {"dig"}


def test_only_once_and_at_once() -> None:
    """Cave of Wisdom: one step, in this turn or never."""
    assert not placing().play("advance dig").targets("advance")
    assert not placing().play("done").pass_turn().targets("advance", 1)


def test_nothing_at_the_end_of_the_track() -> None:
    """Cave of Wisdom: the track has an end."""
    table = placing(digging=2)
    assert table.targets("advance") == set() and table.match.game.view(table.state)["granted"] == {}


def test_a_temple_must_stand() -> None:
    """Prerequisite: a sanctuary is no temple."""
    me = Player("giants", dwellings="E5", sanctuary="A1")
    assert not ground(me, player("auren")).play("dig 2").targets("landscape")


def test_granted() -> None:
    """View: the advance that is granted; the question asks for it."""
    table = placing()
    assert table.match.game.view(table.state)["granted"] == {"digging": 1}
    assert "Cave of Wisdom" in asked(table)
    assert table.match.game.view(table.play("advance dig").state)["granted"] == {}


def test_optional() -> None:
    """Ruling: optional."""
    assert placing().play("done")[1].digging == 0
