"""Fakirs: Flight School."""

from __future__ import annotations

from ..positions import Player, player
from .ground import LandscapeTests, ground, lay


class TestGeneral(LandscapeTests):
    faction = "fakirs"


def fakirs(**more: object) -> Player:
    wanted: dict[str, object] = {"dwellings": "E5", "points": 0, "priests": 1, **more}
    return Player("fakirs", **wanted)  # type: ignore[arg-type]


def test_coins_for_a_flight() -> None:
    """Flight School: 2 coins for each carpet flight, beside the usual points."""
    table = lay(ground(fakirs(), player("giants"), terrain={"C2": "yellow"}), 1, "E6").play("build C2")
    assert table.match.ledger.by_source(0, "coins") == {"build": -2, "landscape": 2}
    assert table.points_from(1) == {"jump": 4}


def test_every_time() -> None:
    """Flight School: every flight."""
    table = ground(fakirs(priests=2), player("giants"), terrain={"C2": "yellow", "G1": "yellow"})
    lay(table, 1, "E6").turn("build C2").pass_turn()
    table.play("build G1", seat=1)
    assert table.match.ledger.by_source(0, "coins")["landscape"] == 4


def test_not_on_foot() -> None:
    """Flight School: nothing where they walk."""
    table = lay(ground(fakirs(), player("giants")), 1, "E6").play("build F3")
    assert "landscape" not in table.match.ledger.by_source(0, "coins")


def test_not_for_the_flight_that_places_it() -> None:
    """Flight School: when it is placed; the flight that brought it came before."""
    table = ground(fakirs(), player("giants"), terrain={"C2": "brown"}).play("dig 1", "landscape C2")
    assert table.points_from(1) == {"jump": 4}
    assert "landscape" not in table.match.ledger.by_source(0, "coins")


def test_flights_to_transform() -> None:
    """Flight School: a flight to turn a hex; building there in the same action is the same flight."""
    table = lay(ground(fakirs(), player("giants"), terrain={"C2": "brown"}), 1, "E6")
    table.play("dig 1", "transform C2 to yellow", "build C2")
    assert table.match.ledger.by_source(0, "coins")["landscape"] == 2


def test_a_flight_with_the_second_spade() -> None:
    """Ruling: the second spade may fly to a hex beside the landscape, for its price, points and coins."""
    land = {"E6": "brown", "F4": "brown"}
    table = ground(fakirs(power=(0, 0, 6)), player("giants"), terrain=land)
    table.play("action ACT6", "landscape E6", "transform F4 to yellow")
    assert (table.goods(1)[2], table.points_from(1)) == (0, {"jump": 4})
    assert table.match.ledger.by_source(0, "coins") == {"landscape": 2}


def test_not_before_it_is_placed() -> None:
    """Flight School: no coins without it."""
    table = ground(fakirs(), player("giants"), terrain={"C2": "yellow"}).play("build C2")
    assert table.match.ledger.by_source(0, "coins") == {"build": -2}
