"""Fakirs."""

from __future__ import annotations

import pytest

from ..positions import Player, alone, player, position
from .board import BoardTests

GIANTS = player("giants")
# Around F3 lie E5, E6, F4 and G2; one hex farther D4, E4, E7 and G1; then come, two hexes away, others.
NEXT = {"E5", "E6", "F4", "G2"}
FAR = {"D4", "E4", "E7", "G1"}


class TestBoard(BoardTests):
    faction = "fakirs"


def fakirs(**more: object) -> Player:
    return Player("fakirs", dwellings="F3", points=0, **more)  # type: ignore[arg-type]


def test_ability_a_flight_for_a_dwelling() -> None:
    """Fakirs: skipping one hex costs a priest and brings 4 points."""
    table = position(fakirs(coins=2, workers=1, priests=1), GIANTS, terrain={"G1": "yellow"}).play("build G1")
    assert table.goods(1) == (0, 0, 0)
    assert table.points(1) == 4


def test_ability_the_flight_must_be_paid() -> None:
    """Fakirs: nothing without a priest."""
    assert not position(fakirs(), GIANTS, terrain={"G1": "yellow"}).can("build G1")
    assert position(fakirs(power=(0, 0, 3)), GIANTS).play("dig 1").transforms("yellow") <= NEXT


def test_ability_once_for_transform_and_dwelling() -> None:
    """Fakirs: price and points once in an action."""
    table = position(fakirs(priests=2), GIANTS, terrain={"G1": "red"})
    table.play("dig 1", "transform G1 to yellow", "build G1")
    assert (table.goods(1)[2], table.points(1)) == (1, 4)


def test_ability_twice_in_two_actions() -> None:
    """Fakirs: to transform now and to build later pays and scores twice."""
    table = alone(fakirs(priests=2), terrain={"G1": "red"}).turn("dig 1", "transform G1 to yellow").play("build G1")
    assert (table.goods(2)[2], table.points(2)) == (0, 8)


def test_ability_nothing_where_they_reach_directly() -> None:
    """Fakirs: no price and no points next door."""
    table = position(fakirs(priests=2), GIANTS).play("dig 1", "transform G2 to yellow", "build G2")
    assert (table.goods(1)[2], table.points(1)) == (2, 0)


def test_ability_one_flight_in_an_action() -> None:
    """Fakirs: of two hexes of one action only one is reached by carpet."""
    around = dict.fromkeys(NEXT | FAR, "red")
    table = position(fakirs(priests=5, power=(0, 0, 6)), GIANTS, terrain=around)
    table.play("action ACT6", "transform G1 to yellow")
    assert table.transforms("yellow") == NEXT
    assert table.goods(1)[2] == 4


def test_ability_not_with_spades_of_the_cult_bonus() -> None:
    """Fakirs: spades of the cult bonus reach neighbours only."""
    around = dict.fromkeys(NEXT | FAR, "red")
    table = position(fakirs(priests=5, cults=(0, 0, 4, 0)), GIANTS, terrain=around, scoring="SCORE2")
    assert table.pass_turn().pass_turn().transforms("yellow") == NEXT


@pytest.mark.parametrize("skip", [1, 2, 3, 4])
def test_ability_range(skip: int) -> None:
    """Fakirs: a flight skips as many hexes of any kind as the carpet can, or fewer."""
    table = position(fakirs(priests=1, skip=skip), GIANTS)
    land = table.state.land
    start = land.by_name["F3"]
    around = {name: "red" for at, name in enumerate(land.names) if at != start}
    table = position(fakirs(priests=1, skip=skip), GIANTS, terrain=around).play("dig 1")
    assert table.transforms("yellow") == {
        name for at, name in enumerate(land.names) if at != start and land.distances[start][at] <= skip + 1
    }


def test_ability_no_ships() -> None:
    """Bonus cards: BON4 does nothing for the Fakirs."""
    assert position(fakirs(bonus="BON4"), GIANTS).reach(1) == NEXT
    assert position(player("nomads", dwellings="F3", bonus="BON4"), GIANTS).reach(1) > NEXT


def test_ability_no_points_for_shipping() -> None:
    """Bonus cards: BON10 counts nothing for the Fakirs, however far their carpet flies."""
    assert position(fakirs(bonus="BON10", skip=3), GIANTS).pass_turn().points(1) == 0


def test_stronghold_a_longer_carpet() -> None:
    """Fakirs, stronghold: one hex more, the same price and points."""
    table = alone(player("fakirs", posts="F3", points=0, priests=1), terrain={"D5": "yellow", "G1": "yellow"})
    assert table.targets("build") == {"G1"}
    table.turn("upgrade F3 to SH")
    assert table.targets("build") == {"D3", "D5", "E8", "G1", "I7"}
    table.play("build D5")
    assert (table.goods(2)[2], table.points(2), table[2].skip) == (0, 4, 2)


def test_town_tile_a_longer_carpet() -> None:
    """Town tiles: TW7 lengthens the carpet by one, once for each tile, without points for shipping."""
    wanted = player("fakirs", stronghold="E5", posts="F3", dwellings="E6", points=0, skip=2)
    table = position(wanted, GIANTS, terrain={"F4": "yellow"}, scoring="SCORE9").play("build F4", "+TW7")
    assert (table.points(1), table[1].skip, table[1].shipping) == (4, 3, 0)


def test_carpet_at_most_four() -> None:
    """Fakirs: never more than four hexes."""
    table = position(player("fakirs", posts="F3", skip=4), GIANTS).play("upgrade F3 to SH")
    assert table[1].skip == 4


@pytest.mark.parametrize(("skip", "points"), [(1, (18 + 12) // 2), (2, 18)])
def test_end_networks_by_carpet(skip: int, points: int) -> None:
    """Final scoring: structures within the range of the carpet are connected; D5 is two hexes away from F3."""
    table = position(player("fakirs", dwellings="F3 D5", skip=skip), player("giants", dwellings="A1"), round=6)
    table.play("pass", "pass")
    assert table.points_from(1)["final:network"] == points
