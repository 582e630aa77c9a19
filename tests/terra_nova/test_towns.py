"""Founding a town."""

from __future__ import annotations

import pytest

from .positions import Player, Table, player, position

HOME = {"F2": "wasteland", "E3": "wasteland"}


def nearly(**more: object) -> Table:
    """Golems with three buildings of value 6 in a row; a house on F2 makes a town of four and 7."""
    wanted = Player("golems", houses="E2", posts="E4", left="E3", **more)  # type: ignore[arg-type]
    return position(wanted, player("fairies", houses="A8"), terrain=HOME)


def test_four_buildings_with_value_seven() -> None:
    """Rulebook, "Founding a town": 4 own adjacent buildings, total town value 7 (1, 2 and 3 by kind)."""
    table = nearly().play("build F2")
    assert table.moves() == ["town money", "town power", "town points", "town sailing"]
    assert table.asked == 1
    table.play("town points")
    assert table.names(table[1].towns) == {"E2", "E3", "E4", "F2"}
    assert table.asked == 2


def test_the_town_is_founded_by_itself() -> None:
    """Rulebook, "Founding a town": automatically; there is no way to decline."""
    assert "done" not in nearly().play("build F2").moves()


@pytest.mark.parametrize(
    "wanted",
    [
        pytest.param(player("golems", houses="E2 E4", left="E3"), id="value 6"),
        pytest.param(player("golems", right="E2", left="E3"), id="three buildings of value 7"),
        pytest.param(player("golems", houses="E2", posts="E4", left="I4"), id="not adjacent"),
    ],
)
def test_what_is_no_town(wanted: Player) -> None:
    """Rulebook, "Founding a town": both the number and the value are needed, and they hang together."""
    table = position(wanted, player("fairies", houses="A8"), terrain=HOME)
    table.play("build F2")
    assert table.asked == 2
    assert table[1].towns == 0


@pytest.mark.parametrize(
    ("wanted", "move"),
    [
        (player("druids", houses="E2 E3 F2", left="F1"), "post F2"),  # 1 + 1 + 1 + 3
        (player("druids", houses="E2 F2", posts="E3 E4"), "palace-right E4"),  # 1 + 1 + 2 + 2
    ],
)
def test_an_upgrade_founds_a_town(wanted: Player, move: str) -> None:
    """Rulebook, "Founding a town": after your action, whatever raised the value."""
    table = position(wanted, player("golems"))
    table.play(move)
    assert table.targets("town")


TILES = [
    ("money", 6, 0, 5, 0), ("power", 0, 8, 6, 0), ("points", 0, 0, 9, 0), ("sailing", 0, 0, 4 + 2, 1),
]  # fmt: skip


@pytest.mark.parametrize(("tile", "money", "power", "points", "sailing"), TILES)
def test_town_tiles(tile: str, money: int, power: int, points: int, sailing: int) -> None:
    """Rulebook, appendix "Town tiles"; the sailing tile also brings the points of the new space."""
    table = nearly().play("build F2")
    before = table[1].money
    table.play(f"town {tile}")
    seat = table[1]
    assert seat.money - before == money
    assert seat.bowl2 + 2 * seat.bowl3 == power
    assert table.points_from(1).get(f"tile:town-{tile}", 0) + table.points_from(1).get("track:sailing", 0) == points
    assert seat.sailing == sailing


def test_each_tile_is_used_once() -> None:
    """Rulebook, "Founding a town": you may only use each town tile once."""
    table = nearly(town_tiles="points sailing").play("build F2")
    assert table.targets("town") == {"points", "sailing"}
    table.play("town sailing")
    assert table.tiles(1) == {"points"}


def test_no_tile_left() -> None:
    """Ruling, "Several towns at once": no tile left, no town."""
    table = nearly(town_tiles="").play("build F2")
    assert table.asked == 2
    assert table[1].towns == 0


def test_printed_example_of_a_bridge() -> None:
    """Rulebook, "Founding a town", example: a bridge joins four buildings of value 7; the tile with 6 money and 5
    points
    is chosen. The picture is lost."""
    table = position(player("golems", houses="E5 H4", posts="E4", left="G5"), player("fairies", houses="A8"))
    table.play("bridge E5-G5")
    assert table[1].money == 90
    table.play("town money")
    assert table[1].money == 96
    assert table[1].points == 5
    assert table.names(table[1].towns) == {"E4", "E5", "G5", "H4"}


def test_sailing_joins_nothing() -> None:
    """Ruling 2: sailing never joins buildings into a town."""
    table = position(player("golems", houses="E5 H4", posts="E4", left="G5", sailing=3), player("fairies"))
    table.play("post H4")
    assert table.asked == 2


def test_a_strangers_bridge_joins_nothing() -> None:
    """Ruling, "Bridges": they serve their owner in towns."""
    for own in ("", "C8-D9"):  # also if there is an own one elsewhere
        wanted = player("golems", houses="E5 H4", posts="E4", left="G5", bridges=own)
        table = position(wanted, player("fairies", bridges="E5-G5"))
        table.play("post H4")
        assert table.asked == 2


def test_a_new_building_extends_a_town() -> None:
    """Rulebook, "Founding a town": a building added to a town belongs to it and to no other."""
    table = position(
        player("golems", houses="E2 F2", posts="E4", left="E3", towns="E2 E3 E4 F2", town_tiles="points"),
        player("fairies"),
        terrain={"F3": "wasteland"},
    )
    table.play("build F3")
    assert table.asked == 2
    assert "F3" in table.names(table[1].towns)


def test_a_group_joined_to_a_town_becomes_part_of_it() -> None:
    """Ruling, "Several towns at once": a group that already contains a town tile founds no other."""
    wanted = player("golems", houses="D1 E1 F1", right="E2", towns="D1 E1 E2 F1", posts="E4 E5", left="D5")
    table = position(wanted, player("fairies"), terrain=HOME)
    table.play("build E3")  # E3, E4, E5, D5 alone would be four buildings of value 8
    assert table.asked == 2
    assert {"E3", "E4", "E5", "D5"} <= table.names(table[1].towns)


def test_the_same_group_without_a_town_would_found_one() -> None:
    """The other half of the test above: here no town is near."""
    wanted = player("golems", houses="I1", posts="E4 E5", left="D5")
    table = position(wanted, player("fairies"), terrain=HOME)
    table.play("build E3")
    assert table.targets("town")


def test_joining_two_towns() -> None:
    """Rulebook, "Founding a town": both towns keep their tiles; nothing is lost or gained."""
    wanted = player(
        "golems", houses="D1 E1 F1 D4", right="E2", posts="E4 E5", left="D5",
        towns="D1 E1 E2 F1 D4 E4 E5 D5", town_tiles="points sailing", points=20,
    )  # fmt: skip
    table = position(wanted, player("fairies"), terrain=HOME)
    table.play("build E3")
    assert table.asked == 2
    assert table.tiles(1) == {"points", "sailing"}
    assert table[1].points == 20


def two_groups(**more: object) -> Table:
    """The right palace on I3 lowers the value to 6: the groups around E2 and around I3 become towns at once."""
    wanted = Player("golems", houses="E2 F2 I4 I5 I6", posts="E3 E4 I3", **more)  # type: ignore[arg-type]
    return position(wanted, player("fairies", houses="A8"), scoring="town")


def test_several_towns_at_once() -> None:
    """Ruling, "Several towns at once": one after another, the player choosing order and tiles."""
    table = two_groups().play("palace-right I3")
    assert table.moves() == ["found E2", "found I3"]
    table.play("found I3")
    assert table.targets("town") == {"money", "power", "points", "sailing"}
    table.play("town money")
    assert table.names(table[1].towns) == {"I3", "I4", "I5", "I6"}
    assert table.targets("town") == {"power", "points", "sailing"}  # only one group is left, so it is not asked for
    table.play("town points")
    assert table.names(table[1].towns) == {"E2", "E3", "E4", "F2", "I3", "I4", "I5", "I6"}
    assert table[1].points == 5 + 9 + 2 * 5
    assert table.asked == 2


def test_one_tile_left_and_two_groups() -> None:
    """Ruling, last line: the player picks the group."""
    table = two_groups(town_tiles="points").play("palace-right I3")
    assert table.targets("found") == {"E2", "I3"}
    table.play("found E2", "town points")
    assert table.names(table[1].towns) == {"E2", "E3", "E4", "F2"}
    assert table.asked == 2


SIDE_A = ["water-sprites", "golems", "leprechauns", "fairies", "sun-worshippers"]
SIDE_B = ["sea-dogs", "fire-sprites", "inventors", "druids", "sand-cats"]


@pytest.mark.parametrize("faction", SIDE_A + SIDE_B)
def test_value_six_with_the_right_palace_of_side_a(faction: str) -> None:
    """Rulebook, appendix "Factions"; ruling 9: side A's right palace founds towns from value 6, side B's does not."""
    other = "golems" if faction in ("fairies", "druids") else "fairies"
    table = position(Player(faction, houses="E2 E4 F2", posts="E3", money=14), player(other, houses="A8"))
    table.play("palace-right E3")
    assert bool(table.targets("town")) == (faction in SIDE_A)


@pytest.mark.parametrize("faction", SIDE_A)
def test_the_left_palace_changes_nothing_about_towns(faction: str) -> None:
    """Rulebook, appendix "Factions": only the right palace does."""
    other = "golems" if faction in ("fairies", "druids") else "fairies"
    table = position(Player(faction, houses="E2 E4 F2", posts="E3", money=14), player(other, houses="A8"))
    table.play("palace-left E3")
    assert not table.targets("town")


def test_value_six_still_needs_four_buildings() -> None:
    """Rulebook, appendix "Factions": the town must still consist of at least 4 buildings."""
    table = position(player("golems", houses="E2", posts="E4", right="E3"), player("fairies"))
    table.play("post E2")  # 2 + 2 + 3 in three buildings
    assert table.asked == 2


def test_an_old_group_of_six_becomes_a_town_with_the_palace_elsewhere() -> None:
    """Rulebook, appendix "Factions", note: the palace could found towns immediately, wherever it stands."""
    table = position(player("golems", houses="E2 F2", posts="E3 E4 I8"), player("fairies"))
    table.play("palace-right I8", "town points")
    assert table.names(table[1].towns) == {"E2", "E3", "E4", "F2"}


def test_the_sailing_tile_at_the_end_of_the_track() -> None:
    """Ruling, "Sailing track": past the end the tile gives its other gains and nothing for the step."""
    table = nearly(sailing=3).play("build F2", "town sailing")
    assert table[1].sailing == 3
    assert table[1].points == 4


def test_town_before_the_exchange_window() -> None:
    """Ruling, "Order inside a turn": towns come before the exchange after the action, without an exchange in
    between."""
    table = nearly(power=(4, 0, 4)).play("build F2")
    assert not table.targets("exchange")
    table.play("town power")
    assert table.targets("exchange") == {str(number) for number in range(1, table.bowls(1)[2] + 1)}


def test_where_the_tile_lies_is_not_asked() -> None:
    """Ruling, last line: which building a town tile lies under is not a choice."""
    table = nearly().play("build F2", "town money")
    assert table.asked == 2


def test_round_tile_and_town_tile_together() -> None:
    """Rulebook, appendix "Round scoring tiles": 5 points in addition to those of the tile."""
    wanted = player("golems", houses="E2", posts="E4", left="E3")
    table = position(wanted, player("fairies"), terrain=HOME, scoring="town")
    table.play("build F2", "town points")
    assert table[1].points == 9 + 5
