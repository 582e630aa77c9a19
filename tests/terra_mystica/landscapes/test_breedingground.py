"""Swarmlings: Breeding Ground."""

from __future__ import annotations

import pytest

from terrae.games.terra_mystica.rules.towns import GROWTHS

from ..positions import Player, Table, player
from .ground import LandscapeTests, asked, ground, lay

FAVOUR = ["", "FAV5"]


class TestGeneral(LandscapeTests):
    faction = "swarmlings"
    needs = "SA"


def swarmlings(**more: object) -> Player:
    wanted: dict[str, object] = {"points": 0, "coins": 100, "workers": 20, **more}
    return Player("swarmlings", **wanted)  # type: ignore[arg-type]


# Along the top: every structure next to the one before.
ROW = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12", "A13"]


def town(value: int, **more: object) -> Table:
    """A town of this power that has its first tile, the Breeding Ground in it; A13 is free to build on at its end."""
    # The landscape counts 1, the sanctuary 3, trading houses and temples 2.
    left = value - 4
    twos, ones = min(left // 2, 7), left - 2 * min(left // 2, 7)
    places = ROW[1 : 2 + twos + ones]
    me = swarmlings(
        sanctuary=places[0],
        posts=" ".join(places[1:][: min(twos, 4)]),
        temples=" ".join(places[1:][min(twos, 4) : twos]),
        dwellings=" ".join(places[1:][twos : twos + ones]),
        towns=" ".join(places),
        **more,
    )
    table = lay(ground(me, player("giants", dwellings="I1")), 1, "A1")
    table[1].towns |= table[1].landmark
    assert table[1].value_of(table[1].structures) == value
    return table


def hold(table: Table, tiles: int) -> None:
    """The town in which the Breeding Ground lies has so many tiles."""
    table[1].town_spots = [int(table[1].landmark)] * tiles


def grow(table: Table) -> int:
    """Build a dwelling at the end of the row; tell how many tiles it brings."""
    owner = table[1]
    free = next(place for place in ROW if not table.names(owner.structures) & {place})
    table.state.set_terrain(1 << table.state.land.by_name[free], int(owner.home))
    table.play(f"build {free}")
    return int(table.state.turn.amount("towns"))


@pytest.mark.parametrize(("value", "tiles"), [(12, 0), (13, 1), (14, 0)])
def test_a_city_at_14(value: int, tiles: int) -> None:
    """Breeding Ground: the second tile when the power reaches 14."""
    table = town(value)
    hold(table, value // 7)
    assert grow(table) == tiles


@pytest.mark.parametrize(("value", "tiles"), [(10, 0), (11, 1), (12, 0)])
def test_a_city_at_12_with_the_favour_tile(value: int, tiles: int) -> None:
    """Breeding Ground: with the fire favour tile already at 12."""
    table = town(value, favours="FAV5")
    hold(table, value // 6)
    assert grow(table) == tiles


@pytest.mark.parametrize("favour", FAVOUR)
def test_a_metropolis(favour: str) -> None:
    """Breeding Ground: the third tile at 21, or 18."""
    value = 17 if favour else 20
    table = town(value, favours=favour)
    hold(table, 2)
    assert grow(table) == 1
    assert len(table[1].town_spots) == 3


def big(value: int, **more: object) -> Table:
    """A town of much power out of the stronghold, the sanctuary and everything else."""
    me = swarmlings(
        sanctuary="A2",
        stronghold="A3",
        posts="A4 A5 A6 A7",
        temples="A8 A9 A10",
        dwellings=" ".join(["A11", "A12", "B4", "B5", "B3", "B2", "B6"][: value - 21]),
        **more,
    )
    return lay(ground(me, player("giants", dwellings="I1")), 1, "A1")


@pytest.mark.parametrize(("favour", "value"), [("", 27), ("FAV5", 23)])
def test_a_megacity(favour: str, value: int) -> None:
    """Breeding Ground: the fourth tile at 28, or 24."""
    table = big(value, favours=favour)
    owner = table[1]
    assert owner.value_of(owner.structures) == value
    owner.towns = owner.structures
    hold(table, 3)
    table.state.set_terrain(1 << table.state.land.by_name["A13"], int(owner.home))
    table.play("build A13")
    assert (int(table.state.turn.amount("towns")), len(owner.town_spots)) == (1, 4)


def test_no_fifth_tile() -> None:
    """Breeding Ground: four tiles for a town. All pieces come to 29; with two dwellings more than there are, to 30."""
    me = swarmlings(
        sanctuary="A2", stronghold="A3", posts="A4 A5 A6", temples="A8 A9 A10", favours="FAV5",
        dwellings="A7 A11 A12 B4 B5 B3 B2 B6 A13 B1",
    )  # fmt: skip
    table = lay(ground(me, player("giants", dwellings="I1")), 1, "A1")
    owner = table[1]
    owner.towns = owner.structures
    hold(table, 4)
    table.play("upgrade A7 to TP")
    assert (owner.value_of(owner.towns), len(owner.town_spots), int(table.state.turn.amount("towns"))) == (30, 4, 0)


def test_a_town_that_has_the_value_already() -> None:
    """Ruling: its tiles come at once when the Breeding Ground is placed; it need not be part of it."""
    me = swarmlings(sanctuary="A2", stronghold="A3", posts="A4 A5 A6 A7", dwellings="E5", towns="A2 A3 A4 A5 A6 A7")
    table = ground(me, player("giants", dwellings="I1"), terrain={"E6": "black"}).play("dig 1", "landscape E6")
    assert int(table.state.turn.amount("towns")) == 1  # 14


def test_the_favour_tile_makes_towns_grow() -> None:
    """Breeding Ground: the fire favour tile lowers the values at once."""
    table = town(12)
    hold(table, 1)
    place = sorted(table.structures(1, "TP"))[0]
    table.play(f"upgrade {place} to TE", "+FAV5")
    assert int(table.state.turn.amount("towns")) == 1


def test_growth_brings_what_a_new_town_brings() -> None:
    """Ruling: a tile that growth brings comes with the 3 workers of a town founded, and scores as a town tile."""
    table = town(13)
    grow(table)
    before = table.goods(1)[1]
    table.play("+TW3")
    assert table.goods(1)[1] == before + 3
    assert table.points_from(1) == {"tile:TW3": 9, "tile:SCORE2": 5}


def test_a_new_town_brings_workers() -> None:
    """Swarmlings: a town they found brings 3 workers, with or without the Breeding Ground."""
    me = swarmlings(sanctuary="F3", temples="F4", dwellings="E5")
    table = ground(me, player("giants", dwellings="I1"), terrain={"E6": "black"}).play("dig 1", "landscape E6")
    before = table.goods(1)[1]
    table.play("+TW3")
    assert table.goods(1)[1] == before + 3


@pytest.mark.parametrize(("more", "tiles"), [("", 0), ("A10 A11", 0), ("A10 A11 A12", 1)])
def test_joined_towns(more: str, tiles: int) -> None:
    """Ruling: towns that join are one, which holds the tiles of both: two tiles, so the third comes at 21."""
    west, east = "A1 A2 A3 A4", f"A6 A7 A8 A9 {more}"
    me = swarmlings(
        sanctuary="A2",
        posts="A3 A4",
        dwellings=f"A1 {more}",
        temples="A6 A7 A8",
        stronghold="A9",
        towns=west + " " + east,
    )
    table = lay(ground(me, player("giants", dwellings="I1"), terrain={"A5": "blue"}), 1, "E6")
    owner = table[1]
    assert len(owner.town_spots) == 2
    table.play("build A5")
    assert owner.value_of(owner.structures & ~owner.landmark) == 18 + len(more.split())
    assert int(table.state.turn.amount("towns")) == tiles


def test_towns_joined_before_it_is_placed() -> None:
    """Ruling: two tiles are two tiles, whenever the towns were joined; at 18 the Breeding Ground brings nothing."""
    me = swarmlings(
        sanctuary="A2",
        posts="A3 A4",
        dwellings="A1 E5",
        temples="A6 A7 A8",
        stronghold="A9",
        towns="A1 A2 A3 A4 A6 A7 A8 A9",
    )
    table = ground(me, player("giants", dwellings="I1"), terrain={"A5": "blue", "E6": "black"})
    table.turn("build A5").pass_turn().turn("dig 1", "landscape E6")
    assert int(table.state.turn.amount("towns")) == 0
    assert len(table[1].town_spots) == 2


def test_nothing_without_it() -> None:
    """Breeding Ground: a town that grows brings nothing before it is placed."""
    me = swarmlings(sanctuary="A2", stronghold="A3", posts="A4 A5 A6 A7", towns="A2 A3 A4 A5 A6 A7")
    table = ground(me, player("giants"), terrain={"A8": "blue"}).play("build A8")
    assert int(table.state.turn.amount("towns")) == 0


def test_no_tile_left() -> None:
    """Towns: no tile left, no growth."""
    table = town(13)
    table.state.towns_left = [0] * len(table.state.towns_left)
    assert grow(table) == 0


def test_the_real_game() -> None:
    """The game on another site: two free spades for plains on F7, and power for the Engineers."""
    me = swarmlings(stronghold="G6", sanctuary="H4", power=(0, 0, 6))
    table = ground(me, player("engineers", posts="F6"), terrain={"F7": "brown"})
    table.play("action ACT6", "landscape F7")
    assert table.offers(2) == [(1, 2)]  # for 1 point
    assert table.goods(1) == (100, 20, 0)


def test_from_town_to_city_in_one_game() -> None:
    """Breeding Ground: a town that is founded at 7 brings its second tile when it reaches 14, and not before."""
    me = swarmlings(sanctuary="A2", posts="A3", dwellings="A4 A5 A6 A7 A8")
    table = lay(ground(me, player("giants", dwellings="I1"), terrain={"A9": "blue"}), 1, "A1")
    table.turn("build A9", "+TW1").pass_turn()
    assert table.state.turn.of(GROWTHS) == 0  # 12 now
    table.turn("upgrade A4 to TP", seat=1)
    assert table[1].value_of(table[1].structures) == 13
    table.play("upgrade A5 to TP", seat=1)
    assert asked(table).startswith("Your town has grown")
    table.play("+TW3", seat=1)
    assert table.town_tiles(1) == ["TW1", "TW3"]


def test_two_tiles_at_once() -> None:
    """Ruling: a town that has the value of a metropolis already gets both tiles when it is placed."""
    me = swarmlings(
        sanctuary="A2", stronghold="A3", posts="A4 A5 A6 A7", temples="A8 A9 A10", dwellings="A11 E5",
        towns="A2 A3 A4 A5 A6 A7 A8 A9 A10 A11",
    )  # fmt: skip
    table = ground(me, player("giants", dwellings="I1"), terrain={"E6": "black"}).play("dig 1", "landscape E6")
    assert int(table.state.turn.amount("towns")) == 2  # 3 + 3 + 4 * 2 + 3 * 2 + 1
    table.play("+TW1", "+TW2")
    assert not table.tiles_to_take("TW")


def test_every_town_grows_for_itself() -> None:
    """Ruling: it holds for every town; the power of two towns is not added up."""
    me = swarmlings(
        sanctuary="A2", posts="A3 A4", dwellings="A1 I1 I2", temples="I3 I4", stronghold="I5",
        towns="A1 A2 A3 A4 I1 I2 I3 I4 I5",
    )  # fmt: skip
    table = ground(me, player("giants", dwellings="F6"), terrain={"A5": "blue", "E6": "black"})
    table = lay(table, 1, "E6").play("build A5")
    assert int(table.state.turn.amount("towns")) == 0
    assert len(table[1].town_spots) == 2
