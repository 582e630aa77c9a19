"""Witches."""

from __future__ import annotations

from ..positions import Player, Table, alone, player, position
from .board import BoardTests

GIANTS = player("giants")
FORESTS = {"A3", "A10", "C3", "C4", "D1", "E9", "F2", "F4", "G3", "I6", "I11"}


class TestBoard(BoardTests):
    faction = "witches"


def founding(faction: str) -> Table:
    """F4 makes the fourth structure and power 7."""
    wanted = player(faction, stronghold="E7", posts="E6", dwellings="D4", points=0)
    return position(wanted, player("nomads"), scoring="SCORE9", terrain={"F4": "green"}).play("build F4")


def test_ability_five_points_for_a_town() -> None:
    """Witches: 5 points for a town, beside those of its tile."""
    assert founding("witches").play("+TW1").points(1) == 5 + 5
    assert founding("witches").play("+TW8").points(1) == 11 + 5


def test_ability_is_theirs_alone() -> None:
    """Witches: nobody else."""
    assert founding("auren").play("+TW1").points(1) == 5


def test_ability_beside_the_round_tile() -> None:
    """Witches: on top of the tile for towns."""
    wanted = player("witches", stronghold="E7", posts="E6", dwellings="D4", points=0)
    table = position(wanted, GIANTS, scoring="SCORE2").play("build F4", "+TW1")
    assert table.points(1) == 5 + 5 + 5


def witches(**more: object) -> Player:
    return Player("witches", stronghold="D1", points=0, **more)  # type: ignore[arg-type]


def test_action_a_ride_to_any_forest() -> None:
    """Witches, stronghold: a free dwelling on any free forest of the map, out of reach or not."""
    table = position(witches(coins=0, workers=0), player("giants", dwellings="A10")).play("action ACTW")
    assert table.targets("build") == FORESTS - {"D1", "A10"}
    table.play("build I11")
    assert table.goods(1) == (0, 0, 0)
    assert table.structures(1, "D") == {"I11"}
    assert table.asked == 2


def test_action_no_transforming() -> None:
    """Witches, stronghold: only what is forest already, but also what became it."""
    table = position(witches(), GIANTS, terrain={"E10": "green", "E9": "black"}).play("action ACTW")
    assert table.targets("build") == (FORESTS | {"E10"}) - {"D1", "E9"}
    assert table.targets("transform") == set()
    assert table.targets("dig") == set()


def test_action_scores_like_a_paid_one() -> None:
    """Round tiles and favour tiles: a free dwelling counts like any other."""
    table = position(witches(favours="FAV11"), GIANTS, scoring="SCORE3").play("action ACTW", "build I11")
    assert table.points_from(1) == {"tile:SCORE3": 2, "tile:FAV11": 2}


def test_action_offers_power() -> None:
    """Witches, stronghold: neighbours get their offers."""
    table = position(witches(), player("giants", posts="H7")).play("action ACTW", "build I11")
    assert table.offers(2) == [(1, 2)]


def test_action_can_found_a_town() -> None:
    """Towns: checked after every dwelling."""
    wanted = player("witches", stronghold="E7", posts="E6", dwellings="D4")
    assert position(wanted, GIANTS).play("action ACTW", "build F4").tiles_to_take("TW")


def test_action_may_be_declined() -> None:
    """Witches, stronghold: the dwelling may be declined; the action is used."""
    table = alone(witches()).turn("action ACTW")
    assert table.structures(2, "D") == set()
    assert not table.can("action ACTW")


def test_action_once_a_round() -> None:
    """Witches, stronghold: once in each round."""
    table = alone(witches()).turn("action ACTW", "build I11")
    assert not table.can("action ACTW")


def test_action_needs_a_dwelling() -> None:
    """Witches, stronghold: with all eight on the map there is none to ride with."""
    assert not position(witches(dwellings="A3 A10 C3 C4 E9 F2 F4 G3"), GIANTS).can("action ACTW")
    assert position(witches(dwellings="A3 A10 C3 C4 E9 F2 F4"), GIANTS).can("action ACTW")


def test_action_needs_a_forest() -> None:
    """Witches, stronghold: a free hex of the home terrain; not even one that others could turn."""
    table = position(witches(), GIANTS)
    free = {name for name in table.state.land.names if table.terrain(name) == "green" and not table.structure(name)}
    assert table.play("action ACTW").targets("build") == free
    last = max(free)
    for left, possible in ((free - {last}, True), (free, False)):
        assert position(witches(), GIANTS, terrain=dict.fromkeys(left, "gray")).can("action ACTW") == possible


def test_action_needs_the_stronghold() -> None:
    """Witches, stronghold: not before; nobody else has it."""
    assert not position(player("witches", posts="D1", sanctuary="F2"), GIANTS).can("action ACTW")
    assert not position(player("auren", stronghold="D1"), GIANTS).can("action ACTW")
