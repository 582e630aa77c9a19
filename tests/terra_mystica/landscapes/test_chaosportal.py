"""Chaos Magicians: Chaos Portal."""

from __future__ import annotations

from ..positions import Player, Table, player
from .ground import LandscapeTests, asked, ground, landscape_of, lay


class TestGeneral(LandscapeTests):
    faction = "chaosmagicians"
    needs = "SH"


def building(**more: object) -> Table:
    """The stronghold has just been built on E5."""
    me = Player("chaosmagicians", posts="E5", points=0, **more)  # type: ignore[arg-type]
    other = player("auren", dwellings="D6")
    return ground(me, other).play("upgrade E5 to SH")


def test_anywhere_on_wasteland() -> None:
    """Chaos Portal: on any free wasteland of the map when the stronghold is built."""
    assert building().targets("landscape") == {"A6", "A9", "A12", "D4", "D7", "E3", "G2", "I1", "I5", "I12"}


def test_for_nothing() -> None:
    """Chaos Portal: the placement is free."""
    table = building()
    before = table.goods(1)
    table.play("landscape I12")
    assert (table.goods(1), landscape_of(table, 1)) == (before, "I12")


def test_immediately() -> None:
    """Chaos Portal: they may, at once; declined, it is not free any more."""
    table = building().turn().pass_turn()
    assert not table.targets("landscape", 1)


def test_later_in_the_ordinary_way() -> None:
    """Ruling: if declined then, later like any other landscape."""
    table = building(workers=20)
    table.state.set_terrain(1 << table.state.land.by_name["E6"], 0)
    table.turn().pass_turn()
    assert "E6" in table.play("dig 1", seat=1).targets("landscape", 1)


def test_not_on_other_terrain() -> None:
    """Chaos Portal: wasteland only."""
    assert "E6" not in building().targets("landscape")


def test_next_to_others() -> None:
    """General: the neighbours of the portal get their power."""
    me = Player("chaosmagicians", posts="E5", points=0)
    table = ground(me, player("auren", dwellings="I11")).play("upgrade E5 to SH", "landscape I12")
    assert table.offers(2) == [(1, 1)]


def test_not_with_another_structure() -> None:
    """Chaos Portal: only when the stronghold is built."""
    me = Player("chaosmagicians", posts="E5", points=0)
    assert not ground(me, player("auren")).play("upgrade E5 to TE").targets("landscape")


def test_granted() -> None:
    """View: the free placing, until it is used."""
    table = building()
    assert table.match.game.view(table.state)["granted"] == {"landscape": 1}
    assert "Chaos Portal" in asked(table)
    assert table.match.game.view(table.play("landscape I12").state)["granted"] == {}


def test_in_a_double_turn() -> None:
    """Chaos Portal: at once; another action of a double turn gives up what was granted, and places it with spades."""
    me = Player("chaosmagicians", stronghold="E5", points=0)
    table = ground(me, player("auren"), terrain={"E6": "yellow"}).play("action ACTC", "dig 1", "landscape E6")
    assert landscape_of(table, 1) == "E6"
    assert table.state.turn.actions == 1


def test_only_one() -> None:
    """General: where it lies already, the stronghold grants nothing."""
    table = lay(ground(Player("chaosmagicians", posts="E5"), player("auren")), 1, "E6").play("upgrade E5 to SH")
    assert table.match.game.view(table.state)["granted"] == {} and not table.targets("landscape")
