"""Sea Dogs."""

from __future__ import annotations

import pytest

from terrae.board.hexes import one
from terrae.games.terra_nova import GAME

from ..positions import Player, Table, charged, player, position


def banks(**more: object) -> Table:
    """E4 and E5 on one bank, G5 and H4 on the other; the river space F4 between. An upgrade makes value 7."""
    wanted = Player("sea-dogs", houses="E5 H4", posts="E4", left="G5", **more)  # type: ignore[arg-type]
    return position(wanted, player("golems", houses="A6"))


def test_ability_a_town_over_one_river_space() -> None:
    """Rulebook, "Sea Dogs"; ruling, "Sea Dogs' river town": the buildings on both banks together."""
    table = banks().play("sailing")
    assert table.asked == 1
    assert table.targets("harbour") == {"F4", "F5"}  # both spaces touch E5 and G5
    table.play("harbour F4")
    assert table.targets("town") == {"money", "power", "points", "sailing"}
    table.play("town points")
    assert table.names(table[1].towns) == {"E4", "E5", "G5", "H4"}
    assert table.asked == 2


def test_ability_it_may_wait() -> None:
    """Rulebook, "Sea Dogs": it is up to you if and when; ruling: offered after each own action while it is possible."""
    table = banks().play("sailing")
    assert table.can("done")
    table.play("done")
    assert table[1].towns == 0
    table.drop_out().play("sailing")
    assert table.can("harbour F4")


def test_ability_after_dropping_out() -> None:
    """Ruling, "Order inside a turn": a town founded after dropping out still scores the round tile."""
    wanted = player("sea-dogs", houses="E5 H4", posts="E4", left="G5", bonus="B")
    table = position(wanted, player("golems"), scoring="town", beside="D")
    table.play("drop", "bonus D", "harbour F4", "town points")
    assert table[1].points == 9 + 5


def test_ability_before_the_exchange_window() -> None:
    """Ruling, "Order inside a turn": towns, the Sea Dogs' river towns, exchange again."""
    table = banks(power=(4, 0, 4)).play("sailing")
    assert not table.targets("exchange")
    table.play("done")
    assert table.targets("exchange")


def test_ability_not_over_two_river_spaces() -> None:
    """Rulebook, "Sea Dogs": spanning one river space."""
    wanted = player("sea-dogs", posts="E4", houses="D4 I4", left="H4", sailing=2)  # F4 and G4 lie between E4 and H4
    table = position(wanted, player("golems")).play("sailing")
    assert table.asked == 2


def test_ability_is_theirs_alone() -> None:
    """Ruling 2: sailing joins buildings for nobody else."""
    wanted = player("water-sprites", houses="E5 H4", posts="E4", left="G5")
    assert position(wanted, player("golems")).play("sailing").asked == 2


def test_ability_value_and_number_are_needed() -> None:
    """Rulebook, "Founding a town": four buildings, value 7."""
    table = position(player("sea-dogs", houses="E5 H4 E4", left="G5"), player("golems")).play("sailing")
    assert table.asked == 2
    table = position(player("sea-dogs", posts="E5", left="G5", right="H4"), player("golems")).play("sailing")
    assert table.asked == 2


def test_ability_every_group_beside_the_space_takes_part() -> None:
    """Ruling, "River towns": every own group beside that space, two at least."""
    wanted = player("sea-dogs", houses="E4 E5 F3", left="G5", posts="")  # F4 touches E4, E5, F3 and G5
    table = position(wanted, player("golems")).play("sailing")
    assert table.asked == 2  # value 6
    wanted = player("sea-dogs", houses="E5 F3", left="G5", posts="H4")
    table = position(wanted, player("golems")).play("sailing", "harbour F4", "town money")
    assert table.names(table[1].towns) == {"E5", "F3", "G5", "H4"}


def test_ability_two_groups_on_one_bank() -> None:
    """Ruling, "River towns": also two on the same bank with empty land between."""
    wanted = player(
        "sea-dogs", posts="C5 E3", houses="D5", left="E2"
    )  # C5 and D5, E2 and E3; D3 touches E3, C4 touches C5
    table = position(wanted, player("golems")).play("sailing")
    assert table.asked == 2  # no single space touches both
    wanted = player("sea-dogs", posts="F3", houses="E3 D5", left="E5")  # F4 touches F3 and E5; E4 lies empty
    table = position(wanted, player("golems")).play("sailing")
    assert table.targets("harbour") == {"F4"}


def test_ability_one_group_around_a_space_is_no_river_town() -> None:
    """Ruling, "River towns": two groups at least; a joined group is an ordinary town or none."""
    wanted = player("sea-dogs", posts="E4 E5", houses="D4", left="D5")  # F4 touches E4 and E5
    assert position(wanted, player("golems")).play("sailing").asked == 2


def test_ability_none_if_one_group_has_a_town() -> None:
    """Ruling, "River towns": if one of them already has a town, none is founded."""
    wanted = player("sea-dogs", houses="E5 D4 E6", posts="E4", left="G5", right="H4", towns="E4 E5 E6 D4")
    table = position(wanted, player("golems")).play("sailing")
    assert table.asked == 2


def test_ability_later_buildings_join_by_adjacency_only() -> None:
    """Ruling, "River towns": buildings added later beside the space join only by adjacency to members."""
    founded = player("sea-dogs", houses="D4 E5", left="G5", posts="H4", towns="D4 E5 G5 H4", sailing=1)
    table = position(founded, player("golems"), terrain={"F3": "lake"}).play("build F3")
    assert "F3" not in table.names(table[1].towns)  # beside F4, but next to no member
    table = position(founded, player("golems"), terrain={"E4": "lake"}).play("build E4")
    assert "E4" in table.names(table[1].towns)  # beside F4, and next to E5


def test_ability_another_town_beside_the_space_is_drawn_apart() -> None:
    """The same ruling: a town that touches the river space later is a town of its own, with an outline of its own."""
    founded = player("sea-dogs", houses="D4 E5", left="G5", posts="H4")
    table = position(founded, player("golems")).play("sailing", "harbour F4", "town money")
    beside = sum(one(table.state.land.by_name[name]) for name in ("F2", "F3"))
    table[1].houses |= beside
    table[1].towns |= beside
    shown = GAME.view(table.state, 0)["seats"][0]["towns"]
    assert [set(town) for town in shown] == [{"F2", "F3"}, {"D4", "E5", "G5", "H4", "F4"}]


def test_ability_no_tile_left() -> None:
    """Ruling, "Several towns at once": no tile left, no town."""
    assert banks(town_tiles="").play("sailing").asked == 2


def test_bridges_still_join() -> None:
    """Rulebook, "Sea Dogs": you can still also build bridges; then the town is founded at once."""
    table = banks().play("bridge E5-G5")
    assert table.targets("town")
    assert not table.can("done")


@pytest.mark.parametrize(("sailing", "points"), [(0, 2), (1, 3), (2, 4), (3, 0)])
def test_left_palace_one_step_at_once(sailing: int, points: int) -> None:
    """Rulebook, "Sea Dogs", left palace: with the points of the new space and of the round tile; ruling, "Sailing
    track": nothing past the end."""
    table = position(player("sea-dogs", posts="E2", sailing=sailing), player("golems"), scoring="sailing")
    table.play("palace-left E2")
    assert table[1].sailing == min(sailing + 1, 3)
    assert table[1].points == (points + 2 if sailing < 3 else 0)


def test_left_palace_only_once() -> None:
    """Rulebook, "Sea Dogs", left palace: once, when it is built."""
    table = position(player("sea-dogs", left="E2"), player("golems")).finish_round()
    assert table[1].sailing == 0


def test_right_palace_upgrades_a_house_for_free() -> None:
    """Rulebook, "Sea Dogs", right palace: once per round, any house; it is an upgrade like any other."""
    table = position(
        player("sea-dogs", right="E2", houses="E5 I9", money=0), player("golems", houses="E4"), scoring="post"
    )
    table.play("special right")
    assert table.targets("post") == {"E5", "I9"}
    table.play("post E5")
    assert (table[1].money, table[1].points) == (0, 3)
    assert (table[1].house_count, table[1].post_count) == (1, 1)
    assert charged(table[2]) == 1
    table.drop_out()
    assert not table.can("special right")


def test_right_palace_needs_a_house_and_a_trading_post() -> None:
    """Ruling, "Supplies": four trading posts; and a house to upgrade."""
    assert not position(player("sea-dogs", right="E2"), player("golems")).can("special right")
    full = player("sea-dogs", right="E2", houses="E5", posts="I6 I9 A7 B3")
    assert not position(full, player("golems")).can("special right")
    assert not position(player("sea-dogs", left="E2", houses="E5"), player("golems")).can("special right")
