"""Dwarves."""

from __future__ import annotations

import pytest

from ..positions import Player, alone, player, position
from .board import BoardTests

GIANTS = player("giants")
# Around E7 lie D4, D5, E6, E8 and F4; one hex farther C3, E5, F3, G2 and G3.
NEXT = {"D4", "D5", "E6", "E8", "F4"}
FAR = {"C3", "E5", "F3", "G2", "G3"}


class TestBoard(BoardTests):
    faction = "dwarves"


def dwarves(**more: object) -> Player:
    return Player("dwarves", dwellings="E7", points=0, **more)  # type: ignore[arg-type]


def test_ability_a_tunnel_for_a_dwelling() -> None:
    """Dwarves: skipping one hex costs 2 workers on top of the dwelling, and brings 4 points."""
    table = position(dwarves(coins=2, workers=3), GIANTS, terrain={"G2": "gray"}).play("build G2")
    assert table.goods(1) == (0, 0, 0)
    assert table.points(1) == 4


def test_ability_the_tunnel_must_be_paid() -> None:
    """Dwarves: a worker for the dwelling, two for the tunnel."""
    assert not position(dwarves(coins=2, workers=2), GIANTS, terrain={"G2": "gray"}).can("build G2")


@pytest.mark.parametrize("workers", [4, 5])
def test_ability_the_tunnel_must_be_paid_with_the_spade(workers: int) -> None:
    """Dwarves: three workers for a spade, two for the tunnel."""
    table = position(dwarves(workers=workers), GIANTS).play("dig 1")
    assert ("G2" in table.transforms("gray")) == (workers == 5)
    around = dict.fromkeys(NEXT, "gray")  # nothing to dig without a tunnel
    assert position(dwarves(workers=workers), GIANTS, terrain=around).can("dig 1") == (workers == 5)


def test_ability_skipping_exactly_one_hex() -> None:
    """Dwarves: one hex, whatever lies there; no farther."""
    everywhere = dict.fromkeys(NEXT | FAR | {"H4", "E4", "B3"}, "green")
    table = position(dwarves(), GIANTS, terrain=everywhere).play("dig 1")
    assert table.transforms("gray") == NEXT | FAR


def test_ability_under_structures_and_rivers() -> None:
    """Dwarves: the hex skipped may be land, river or occupied."""
    table = position(dwarves(), player("auren", dwellings="D4 D5 E6"))
    table.play("dig 1")
    assert {"C3", "G3"} <= table.transforms("gray")


def test_ability_once_for_transform_and_dwelling() -> None:
    """Dwarves: price and points once in an action."""
    table = position(dwarves(workers=10), GIANTS).play("dig 1", "transform G2 to gray")
    assert (table.goods(1)[1], table.points(1)) == (5, 4)
    table.play("build G2")
    assert (table.goods(1)[1], table.points(1)) == (4, 4)


def test_ability_twice_in_two_actions() -> None:
    """Dwarves: to transform now and to build later pays and scores twice."""
    table = alone(dwarves(workers=10)).turn("dig 1", "transform G2 to gray").play("build G2")
    assert (table.goods(2)[1], table.points(2)) == (10 - 3 - 2 - 1 - 2, 8)


def test_ability_nothing_where_they_reach_directly() -> None:
    """Dwarves: no price and no points for a hex next door."""
    table = position(dwarves(workers=4), GIANTS).play("dig 1", "transform F4 to gray", "build F4")
    assert (table.goods(1)[1], table.points(1)) == (0, 0)


def test_ability_one_tunnel_in_an_action() -> None:
    """Dwarves: of two hexes of one action only one is reached by tunnel."""
    table = position(dwarves(power=(0, 0, 6)), GIANTS).play("action ACT6", "transform G2 to gray")
    assert table.transforms("gray") == {"D4", "F4"}
    table.play("transform F4 to gray")
    assert table.points(1) == 4


def test_ability_not_with_spades_of_the_cult_bonus() -> None:
    """Dwarves: spades of the cult bonus reach neighbours only."""
    table = position(dwarves(cults=(0, 0, 4, 0)), GIANTS, scoring="SCORE2").pass_turn().pass_turn()
    assert table.transforms("gray") == {"D4", "F4"}


def test_ability_no_ships() -> None:
    """Bonus cards: BON4 does nothing for the Dwarves."""
    assert position(player("dwarves", dwellings="G1", bonus="BON4"), GIANTS).reach(1) == {"H3"}
    assert position(player("engineers", dwellings="G1", bonus="BON4"), GIANTS).reach(1) != {"H3"}


def test_ability_no_points_for_shipping() -> None:
    """Bonus cards: BON10 counts nothing for the Dwarves."""
    table = position(dwarves(bonus="BON10"), GIANTS).pass_turn()
    assert table.points(1) == 0


def test_ability_town_tile_for_shipping() -> None:
    """Town tiles: TW7 brings the Dwarves its 4 points and a key, nothing else."""
    wanted = player("dwarves", stronghold="F6", posts="F5", dwellings="E9", points=0)
    table = position(wanted, GIANTS, terrain={"G5": "gray"}, scoring="SCORE9").play("build G5", "+TW7")
    assert (table.points(1), table[1].keys, table[1].shipping) == (4, 1, 0)
    assert table[1].skip == 1


def test_stronghold_a_cheaper_tunnel() -> None:
    """Dwarves, stronghold: one worker, still 4 points."""
    wanted = player("dwarves", stronghold="E7", points=0, coins=2, workers=2)
    table = position(wanted, GIANTS, terrain={"G2": "gray"}).play("build G2")
    assert table.goods(1) == (0, 0, 0)
    assert table.points(1) == 4


@pytest.mark.parametrize(("place", "points"), [("G2", 18), ("E5", 18), ("H4", (18 + 12) // 2)])
def test_end_networks_by_tunnel(place: str, points: int) -> None:
    """Final scoring: structures one hex apart are connected; two hexes apart they are not, and tie with one."""
    table = position(player("dwarves", dwellings=f"E7 {place}"), player("giants", dwellings="A1"), round=6)
    table.play("pass", "pass")
    assert table.points_from(1)["final:network"] == points


def test_end_networks_of_others() -> None:
    """Final scoring: nobody else is connected over a hex."""
    table = position(player("engineers", dwellings="E7 G2"), player("giants", dwellings="A1"), round=6)
    table.play("pass", "pass")
    assert table.points_from(1)["final:network"] == (18 + 12) // 2
