"""Towns: when a group is one, what joins it, and its tile."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.games.terra_mystica.rules.catalogue import FAVOURS, TOWNS
from tests.terra_mystica.positions import Table, player, position

FAR = player("nomads", dwellings="A1", bonus="BON8")


def tiles(table: Table) -> set[str]:
    """The town tiles that seat 1 must choose from now."""
    return {text for text in table.moves(1) if text.startswith("+TW")}


def witches(**more: Any) -> Table:
    return position(player("witches", **more), FAR)


def test_four_structures_of_power_seven() -> None:
    """Towns: power 7 and four structures."""
    table = witches(stronghold="E10", posts="E11", dwellings="F7").play("build E9")
    assert tiles(table) == {f"+{name}" for name in TOWNS}
    assert not table.can("done")
    table.play("+TW2")
    assert table.town_tiles(1) == ["TW2"]
    assert table.names(table[1].towns) == {"E10", "E11", "F7", "E9"}
    assert table.can("done")


def test_power_six_is_too_little() -> None:
    table = witches(posts="E10 E11", dwellings="F7").play("build E9")
    assert not tiles(table)


def test_three_structures_are_too_few() -> None:
    table = witches(stronghold="E10", posts="E11 F7").play("upgrade F7 to TE", "+FAV9")
    assert not tiles(table)


def test_structures_elsewhere_do_not_count() -> None:
    """Towns: the structures of one group, not all on the map."""
    table = witches(stronghold="E10", posts="E11 F7", dwellings="A3 D1").play("upgrade F7 to TE", "+FAV9")
    assert not tiles(table)


def test_a_sanctuary_does_not_count_as_three() -> None:
    table = witches(sanctuary="E10", posts="E9", favours="FAV5").play("upgrade E9 to SH")
    assert not tiles(table)


def test_a_sanctuary_counts_as_two() -> None:
    """Towns: a sanctuary counts as two structures."""
    table = witches(sanctuary="E10", stronghold="E11").play("build E9")
    assert tiles(table)


def test_a_sanctuary_counts_as_two_for_numbers_only() -> None:
    """Towns: its power is 3 all the same."""
    table = witches(sanctuary="E10", posts="E11").play("build E9")
    assert not tiles(table)


def test_by_upgrading() -> None:
    """Towns: checked after upgrading."""
    table = witches(posts="E10", dwellings="E9 E11 F7", stronghold="A3").play("upgrade E9 to TP")
    assert not tiles(table)  # power 6
    table.turn().turn("pass BON1")
    table.play("upgrade E11 to TP")
    assert tiles(table)


def test_only_direct_adjacency() -> None:
    """Towns: ships join nothing."""
    table = position(
        player("witches", stronghold="A3", posts="C1", dwellings="B1", shipping=3), FAR, terrain={"A2": "green"}
    ).play("build A2")
    assert not tiles(table)


def test_bridges_join() -> None:
    """Towns: bridges are direct adjacency."""
    table = position(
        player("witches", stronghold="A3", posts="C1", dwellings="D2", bridges="A3:C1"), FAR, terrain={"A2": "green"}
    ).play("build A2")
    assert tiles(table)


def test_bridges_of_others_join() -> None:
    """Adjacency: a bridge serves everybody, for towns too."""
    table = position(
        player("witches", stronghold="A3", posts="C1", dwellings="D2"),
        player("nomads", dwellings="I7", bridges="A3:C1"),
        terrain={"A2": "green"},
    ).play("build A2")
    assert tiles(table)


def test_structures_of_others_do_not_count() -> None:
    table = position(
        player("witches", stronghold="E10", posts="E11"), player("nomads", dwellings="F7 D8", power=(0, 0, 0))
    )
    assert not tiles(table.play("build E9"))


# Joining a town


def test_joining_a_town_brings_no_tile() -> None:
    """Towns: a structure next to an own town joins it; no new tile."""
    table = witches(stronghold="E10", posts="E11", dwellings="F7 D8", towns="E10 E11 F7 D8").play("build E9")
    assert not tiles(table)
    assert "E9" in table.names(table[1].towns)


def test_everything_connected_joins_too() -> None:
    """Towns: with it, everything directly connected to it joins the town: that can never found another one."""
    table = position(
        player(
            "witches",
            stronghold="E10", dwellings="E11 F7", posts="D8 G4", temples="F5", sanctuary="G5",
            towns="E10 E11 F7 D8",
        ),
        FAR,
    )  # fmt: skip
    table.play("build E9")  # between E10 and F5
    assert not tiles(table)
    assert {"E9", "F5", "G4", "G5"} <= table.names(table[1].towns)


def test_a_structure_of_a_town_founds_no_other() -> None:
    """Towns: an upgrade inside a town changes nothing, however strong it grows."""
    table = witches(posts="E10 E11", temples="F7", dwellings="E9", towns="E10 E11 F7 E9").play("upgrade E10 to SH")
    assert not tiles(table)


# Tiles


def test_a_tile_less() -> None:
    """Towns: each town takes one tile out of the supply."""
    table = witches(stronghold="E10", posts="E11", dwellings="F7").play("build E9", "+TW3")
    assert list(table.state.towns_left) == [2, 2, 1, 2, 2, 1, 2, 1]


def test_a_kind_that_is_gone() -> None:
    table = position(
        player("witches", stronghold="E10", posts="E11", dwellings="F7"),
        player("nomads", dwellings="A1", town_tiles="TW6 TW8 TW1"),
    ).play("build E9")
    assert tiles(table) == {"+TW1", "+TW2", "+TW3", "+TW4", "+TW5", "+TW7"}


def test_no_tile_no_town() -> None:
    """Towns: no town tile left, no town."""
    table = witches(stronghold="E10", posts="E11", dwellings="F7")
    table.state.towns_left = [0] * 8
    table.play("build E9")
    assert not tiles(table)
    assert table[1].towns == 0


def test_small_towns_with_the_favour_tile() -> None:
    """Favour tiles: towns need power 6 instead of 7."""
    table = witches(posts="E10 E11", dwellings="F7", favours="FAV5").play("build E9")
    assert tiles(table)


@pytest.mark.parametrize("tile", [name for name in FAVOURS if name != "FAV5"])
def test_no_other_favour_tile_makes_towns_smaller(tile: str) -> None:
    """Favour tiles: only one of them makes towns smaller."""
    assert not tiles(witches(posts="E10 E11", dwellings="F7", favours=tile).play("build E9"))


def test_the_last_tile() -> None:
    """Towns: as long as there is a tile."""
    table = witches(stronghold="E10", posts="E11", dwellings="F7")
    table.state.towns_left = [0, 0, 0, 1, 0, 0, 0, 0]
    assert tiles(table.play("build E9")) == {"+TW4"}


def test_the_favour_tile_does_not_help_three_structures() -> None:
    table = witches(posts="E10 E11", favours="FAV5").play("build E9")
    assert not tiles(table)


def clusters() -> Table:
    """Two groups of power 6 with four structures each, and a trading house that can become a temple."""
    return witches(posts="E10 E11 A3 A4 I11", dwellings="F7 E9 A2 B2")


def test_taking_the_tile_rechecks_everything() -> None:
    """Favour tiles: taking FAV5 re-checks every own group at once; several towns may be founded by it."""
    table = clusters().play("upgrade I11 to TE")
    assert not tiles(table)
    table.play("+FAV5")
    assert tiles(table)
    table.play("+TW3", "+TW3")
    assert table.town_tiles(1) == ["TW3", "TW3"]  # two towns by one action: two tiles, of the same kind if they like
    assert not tiles(table)
    assert table.names(table[1].towns) == {"E10", "E11", "F7", "E9", "A2", "A3", "A4", "B2"}


def test_with_one_tile_left_one_town() -> None:
    """Towns: with a single tile left only one of two groups is a town."""
    table = clusters()
    table.state.towns_left = [0, 0, 0, 0, 0, 0, 0, 1]
    table.play("upgrade I11 to TE", "+FAV5", "+TW8")
    assert not tiles(table)
    assert len(table.names(table[1].towns)) == 4


def test_other_favour_tiles_recheck_nothing() -> None:
    table = clusters().play("upgrade I11 to TE", "+FAV9")
    assert not tiles(table)


def test_temple_and_town_at_once() -> None:
    """Towns: an upgrade to a temple may found a town; favour and town tile are taken in any order."""
    for order in (("+FAV9", "+TW1"), ("+TW1", "+FAV9")):
        table = witches(posts="E10 E11", dwellings="F7", stronghold="E9").play("upgrade E11 to TE", *order)
        assert (table.favours(1), table.town_tiles(1)) == ({"FAV9"}, ["TW1"])


def test_the_round_tile_scores_when_the_tile_is_taken() -> None:
    """Round tiles: 5 points per town tile taken."""
    table = clusters().play("upgrade I11 to TE", "+FAV5", "+TW8")
    assert table.points_from(1)["tile:SCORE2"] == 5
    table.play("+TW1")
    assert table.points_from(1)["tile:SCORE2"] == 10
