"""Alchemists: Gloomy Workshop."""

from __future__ import annotations

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground


class TestGeneral(LandscapeTests):
    faction = "alchemists"
    needs = "SH"


def placing(**more: object) -> Table:
    me = Player("alchemists", dwellings="E5", stronghold="A1", points=0, **more)  # type: ignore[arg-type]
    return ground(me, player("giants"), terrain={"E6": "brown"}).play("dig 1", "landscape E6")


def test_both_tracks_without_the_priest() -> None:
    """Gloomy Workshop: both advances at once; the other goods are paid, the points gained as usual."""
    table = placing(coins=9, workers=5).play("advance ship", "advance dig")
    assert table.goods(1) == (0, 0, 0)
    assert (table[1].shipping, table[1].digging) == (1, 1)
    assert table.points_from(1) == {"track:shipping": 2, "track:exchange": 6}


def test_either_or_none() -> None:
    """Ruling: both are optional."""
    assert placing().play("advance dig", "done")[1].digging == 1
    assert placing().play("done")[1].shipping == 0


def test_no_priest_is_taken() -> None:
    """Gloomy Workshop: the priest stays, even if there is one."""
    assert placing(priests=1).play("advance ship")[1].priests == 1


def test_the_rest_must_be_paid() -> None:
    """Gloomy Workshop: 4 coins for shipping; 5 coins and 2 workers for the exchange."""
    assert placing(coins=3, workers=5).targets("advance") == set()
    assert placing(coins=4, workers=5).targets("advance") == {"ship"}
    assert placing(coins=5, workers=4).targets("advance") == {"ship"}
    assert placing(coins=5, workers=5).targets("advance") == {"ship", "dig"}


def test_only_once() -> None:
    """Gloomy Workshop: one advance on each track, and not in a later turn."""
    assert placing().play("advance dig").targets("advance") == {"ship"}
    table = placing().play("advance ship")
    assert table.targets("advance") == {"dig"}
    table.play("done").pass_turn()
    assert not table.targets("advance", 1)


def test_granted() -> None:
    """View: both advances, until they are used."""
    table = placing()
    assert table.match.game.view(table.state)["granted"] == {"shipping": 1, "digging": 1}
    assert table.match.game.view(table.play("advance ship").state)["granted"] == {"digging": 1}


def test_an_ordinary_advance_costs_a_priest() -> None:
    """Gloomy Workshop: only once; in a later turn the priest is paid again."""
    table = placing(priests=1).play("done").pass_turn()
    assert table.play("advance ship", seat=1)[1].priests == 0


def test_nothing_at_the_end_of_a_track() -> None:
    """Gloomy Workshop: a track has an end; what cannot be advanced is not granted, and no warning speaks of it."""
    table = placing(shipping=3, digging=2)
    assert table.match.game.view(table.state)["granted"] == {}
    ask = table.match.ask(0)
    assert ask is not None and [choice.warning for choice in ask.choices if choice.move == "done"] == [None]
    assert placing(digging=2).targets("advance") == {"ship"}


def test_a_town_tile_may_be_faster() -> None:
    """Gloomy Workshop: a town that it founds may bring shipping to the end of the track before."""
    me = Player("alchemists", dwellings="E5 F4", stronghold="F3", temples="E7", shipping=2, points=0)
    table = ground(me, player("giants"), terrain={"E6": "brown"}).play("dig 1", "landscape E6", "+TW7")
    assert table[1].shipping == 3
    assert table.targets("advance") == {"dig"}
