"""Mermaids."""

from __future__ import annotations

import pytest

from ..positions import Player, Table, alone, player, position
from .board import BoardTests

GIANTS = player("giants")


class TestBoard(BoardTests):
    faction = "mermaids"


def banks(power: int = 7, **more: object) -> Player:
    """D2 and D3 on one bank, E5 and E6 on the other, the river hex r14 between them."""
    right = {5: "dwellings", 6: "dwellings", 7: "posts"}[power]
    wanted = {"stronghold": "D3", "dwellings": "D2 E6", right: "E5"}
    if right == "dwellings":
        wanted["dwellings"] = "D2 E5 E6"
    return Player("mermaids", points=0, **wanted, **more)  # type: ignore[arg-type]


def test_ability_a_town_over_a_river_hex() -> None:
    """Mermaids: the structures around a river hex together found a town, when they say so."""
    table = position(banks(), GIANTS, scoring="SCORE9")
    assert table.tiles_to_take("TW") == set()
    assert table.targets("connect") == {"r14"}
    table.play("connect r14")
    assert "TW3" in table.tiles_to_take("TW")
    assert not table.targets("pass")  # the tile comes first
    table.play("+TW3")
    assert table.towns(1) == {"D2", "D3", "E5", "E6"}
    assert (table.points(1), table.goods(1)[2]) == (9, 1)


def test_ability_is_no_action() -> None:
    """Mermaids: connecting is a free step of the turn, before the action or after it."""
    table = position(banks(), GIANTS).play("connect r14", "+TW3")
    assert table.can("dig 1")
    table = position(banks(), GIANTS).play("dig 1", "transform C1 to blue", "connect r14", "+TW3", "done")
    assert table.asked == 2


def test_ability_only_in_their_turn() -> None:
    """Mermaids: not while another faction is active."""
    assert position(GIANTS, banks()).moves(2) == []


def test_ability_only_if_it_founds_a_town() -> None:
    """Mermaids: power 6 is not enough, unless a favour tile says so; nor are three structures."""
    assert position(banks(6), GIANTS).targets("connect") == set()
    assert position(banks(6, favours="FAV5"), GIANTS).targets("connect") == {"r14"}
    three = player("mermaids", stronghold="D3", posts="E5 E6")
    assert position(three, GIANTS).targets("connect") == set()


def test_ability_all_structures_around_take_part() -> None:
    """Mermaids: every own structure around the river hex, with all that is next to it."""
    wanted = player("mermaids", stronghold="D3", dwellings="C2 B3 E5", posts="E6")
    table = position(wanted, GIANTS)
    assert "r14" in table.targets("connect")
    assert table.play("connect r14", "+TW1").towns(1) == {"D3", "C2", "B3", "E5", "E6"}


def test_ability_one_river_hex_only() -> None:
    """Mermaids: two river hexes apart is too far; A7 and D4 have no river hex in common."""
    wanted = player("mermaids", stronghold="A7", dwellings="A8 E6", posts="D4", shipping=5)
    assert position(wanted, GIANTS).targets("connect") == set()


def test_ability_not_with_a_town() -> None:
    """Towns: a structure that belongs to a town founds no other."""
    wanted = player("mermaids", stronghold="D3", dwellings="D2 C1 E6", posts="E3 E5", towns="D2 D3 C1 E3")
    assert position(wanted, GIANTS).targets("connect") == set()


def test_ability_several_towns() -> None:
    """Mermaids: once for each town, any number of towns."""
    wanted = player("mermaids", stronghold="D3", posts="E5 H6 I9", dwellings="D2 E6 G5 F6 G6")
    table = position(wanted, GIANTS)  # H6 and I9 lie at r34 and at r35
    assert table.targets("connect") == {"r14", "r34", "r35"}
    table.play("connect r14", "+TW1")
    assert table.targets("connect") == {"r34", "r35"}
    table.play("connect r34", "+TW2")
    assert table.town_tiles(1) == ["TW1", "TW2"]
    assert table.targets("connect") == set()


def test_ability_the_connection_lasts() -> None:
    """Mermaids: from then on what stands at that river hex is next to the town, and joins it."""
    table = alone(banks(), terrain={"C2": "blue"}).play("connect r14", "+TW3").turn("build C2")
    assert "C2" in table.towns(2)
    assert table.town_tiles(2) == ["TW3"]


def test_ability_ships_alone_join_nothing() -> None:
    """Towns: without connecting, a structure across the river is no part of the town."""
    wanted = player("mermaids", stronghold="D3", posts="D2", dwellings="C1 E3", towns="D2 D3 C1 E3")
    table = position(wanted, GIANTS, terrain={"C2": "blue"}).play("build C2")
    assert "C2" not in table.towns(1)


def test_ability_is_theirs_alone() -> None:
    """Mermaids: nobody else connects."""
    wanted = player("swarmlings", stronghold="D3", posts="E5", dwellings="D2 E6", shipping=3)
    assert position(wanted, GIANTS).targets("connect") == set()


def test_ability_without_town_tiles() -> None:
    """Towns: no tile left, no town."""
    table = position(banks(), GIANTS)
    table.state.towns_left = [0] * 8
    assert table.targets("connect") == set()
    table.state.towns_left = [0, 1, *[0] * 6]
    assert table.targets("connect") == {"r14"}


@pytest.mark.parametrize(("connected", "clusters"), [(False, 2), (True, 1)])
def test_end_a_connection_joins_clusters(connected: bool, clusters: int) -> None:
    """Final scoring: a river hex used for a town counts as direct adjacency: what it joins is one cluster."""
    rivals = [player("giants", dwellings="D6 D7"), player("auren", dwellings="A3")]  # one cluster each
    table = position(banks(), *rivals, round=6, final_scoring="connected-clusters")
    if connected:
        table.play("connect r14", "+TW3")
    table.play("pass", "pass", "pass")
    first = 18 if clusters == 2 else (18 + 12 + 6) // 3
    assert table.points_from(1)["final:connected-clusters"] == first


@pytest.mark.parametrize(("shipping", "reached", "points"), [(1, 2, 2), (2, 3, 3), (3, 4, 4), (4, 5, 5), (5, 5, 0)])
def test_stronghold_a_step_of_shipping(shipping: int, reached: int, points: int) -> None:
    """Mermaids, stronghold: one step for free with its points; at the end of the track nothing."""
    table = position(player("mermaids", posts="D2", shipping=shipping, points=0), GIANTS).play("upgrade D2 to SH")
    assert (table[1].shipping, table.points(1)) == (reached, points)


def test_stronghold_the_ships_sail_at_once() -> None:
    """Reach: by ship as far as the level says."""
    table = alone(player("mermaids", posts="H2"))
    assert "E4" not in table.reach(2)
    assert "E4" in table.turn("upgrade H2 to SH").reach(2)


def founding(**more: object) -> Table:
    wanted = player("mermaids", stronghold="D2", posts="E3", dwellings="C1", points=0, **more)  # type: ignore[arg-type]
    return position(wanted, GIANTS, terrain={"D3": "blue"}, scoring="SCORE9").play("build D3")


@pytest.mark.parametrize(("shipping", "reached", "points"), [(1, 2, 2), (3, 4, 4), (5, 5, 0)])
def test_town_tile_a_step_of_shipping(shipping: int, reached: int, points: int) -> None:
    """Town tiles: TW7 counts for the Mermaids as for others."""
    table = founding(shipping=shipping).play("+TW7")
    assert (table[1].shipping, table.points(1)) == (reached, 4 + points)


def test_start_by_ship() -> None:
    """Mermaids: shipping 1 from the start."""
    assert "F2" in position(player("mermaids", dwellings="H2"), GIANTS).reach(1)
    assert "F2" not in position(player("swarmlings", dwellings="H2"), GIANTS).reach(1)


def test_shipping_points_of_the_card() -> None:
    """Bonus cards: BON10 counts the real level, 1 at the start."""
    assert position(player("mermaids", bonus="BON10"), GIANTS).pass_turn().points(1) == 23
