"""Witches: Raven's Blunder."""

from __future__ import annotations

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground, lay


class TestGeneral(LandscapeTests):
    faction = "witches"
    needs = "TE TE"


def founding(**more: object) -> Table:
    """The Witches have the landscape on E6 and are about to found a town there with F3."""
    me = Player("witches", dwellings="E5 F4", temples="E7", posts="D5", points=0, **more)  # type: ignore[arg-type]
    table = lay(ground(me, player("giants"), terrain={"F3": "green"}), 1, "E6")
    return table.play("build F3", "+TW1")


def test_points_as_usual() -> None:
    """Raven's Blunder: 5 points for a new town, as usual."""
    table = founding()
    assert table.targets("gift") == {"points", "FIRE", "WATER", "EARTH", "AIR"}
    table.play("gift points")
    assert table.points_from(1)["faction:witches"] == 5


def test_steps_instead() -> None:
    """Raven's Blunder: or 3 steps on one cult track, and then no points."""
    table = founding(cults=(0, 2, 0, 0)).play("gift WATER")
    assert (table.cults(1), table.gained(1, "power")) == ((0, 5, 0, 0), 3)
    assert "faction:witches" not in table.points_from(1)


def test_one_or_the_other() -> None:
    """Raven's Blunder: they must choose, once for the town."""
    table = founding()
    assert not table.can("done") and not table.targets("build")
    table.play("gift FIRE")
    assert not table.targets("gift")


def test_a_key_is_needed_for_the_last_space() -> None:
    """Ruling: steps past the top are lost, and space 10 needs a key."""
    assert founding(cults=(9, 0, 0, 0)).play("gift FIRE").cults(1)[0] == 10  # the key of the town itself
    table = founding(cults=(9, 0, 0, 0))
    table[1].keys = 0
    assert table.play("gift FIRE").cults(1)[0] == 9


def test_no_steps_on_a_finished_track() -> None:
    """Ruling: steps past the top are lost, so a track that is finished is not offered."""
    assert founding(cults=(10, 0, 0, 0)).targets("gift") == {"points", "WATER", "EARTH", "AIR"}


def test_each_town_has_its_choice() -> None:
    """Ruling: the choice is per town."""
    me = Player("witches", dwellings="E5 F4 H8", temples="E7 H7", posts="D5 I12", sanctuary="G6", points=0)
    table = lay(ground(me, player("giants"), terrain={"F3": "green", "I11": "green"}), 1, "E6")
    table.turn("build F3", "+TW1", "gift points").pass_turn()
    table.play("build I11", "+TW1", "gift FIRE")
    assert (table.points_from(1)["faction:witches"], table.cults(1)) == (5, (3, 0, 0, 0))


def test_the_town_that_placing_founds() -> None:
    """Ruling: a town founded by placing it has the choice too."""
    me = Player("witches", dwellings="F3", temples="E7 F4", posts="D5", points=0)
    table = ground(me, player("giants"), terrain={"E6": "blue"}).play("dig 1", "landscape E6", "+TW1")
    assert "points" in table.targets("gift")
    assert table.play("gift AIR").cults(1) == (0, 0, 0, 3)


def test_as_usual_before() -> None:
    """Raven's Blunder: only when it is placed."""
    me = Player("witches", dwellings="E5 F4 E6", temples="E7", posts="D5", points=0)
    table = ground(me, player("giants"), terrain={"F3": "green"}).play("build F3", "+TW1")
    assert table.points_from(1)["faction:witches"] == 5
    assert not table.targets("gift")


def test_granted() -> None:
    """View and words: the choice that is due, with what each answer brings."""
    table = founding()
    assert table.match.game.view(table.state)["granted"] == {"gifts": 1}
    ask = table.match.ask(0)
    assert ask is not None
    said = {choice.move: str(choice.label) for choice in ask.choices}
    assert said["gift FIRE"] == "Go up 3 steps on fire"
    assert said["gift points"].startswith("Take the points")
