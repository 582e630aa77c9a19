"""Bridges: where, how many, and what they join."""

from __future__ import annotations

from typing import Any

from tests.terra_mystica.positions import Table, player, position

FAR = player("nomads", dwellings="I7", bonus="BON8")


def witches_at(places: str, *, bridges: str = "", **more: Any) -> Table:
    return position(player("witches", dwellings=places, power=(0, 0, 12), bridges=bridges), FAR, **more)


def test_a_place_next_to_an_own_structure() -> None:
    """Bridges: only on the places of the map; at least one end must carry an own structure."""
    table = witches_at("C1").play("action ACT1")
    assert table.targets("bridge") == {"A3:C1", "B1:C1", "B2:C1"}


def test_structures_of_others_are_no_ends() -> None:
    """Bridges: the own structure must stand there at that moment."""
    table = witches_at("E1 F1").play("action ACT1")
    assert table.targets("bridge") == {"F1:H1"}  # not those of G2 and I6 beside I7


def test_a_bridge_spelt_from_its_other_end() -> None:
    """Notation: either end may come first."""
    table = witches_at("C1").play("action ACT1", "bridge C1:A3")
    assert table[1].bridges


def test_three_bridges_for_the_whole_game() -> None:
    """Bridges: 3 per faction for the whole game."""
    assert not witches_at("C1 C2 C3", bridges="A3:C1 B1:C1 B2:C1").can("action ACT1")
    table = witches_at("C1 C2 C3", bridges="A3:C1 B1:C1").play("action ACT1", "bridge C2:D3")
    assert table[1].bridge_count == 3


def test_no_place_no_action() -> None:
    """Bridges: without a place for it the action is not possible."""
    assert not witches_at("E10").can("action ACT1")


def test_no_second_bridge_on_a_place() -> None:
    """Bridges: a place has room for one bridge, whoever built it."""
    table = position(
        player("witches", dwellings="C1", power=(0, 0, 12)), player("nomads", dwellings="A3", bridges="A3:C1")
    )
    table.play("action ACT1")
    assert table.targets("bridge") == {"B1:C1", "B2:C1"}


def test_the_bridge_may_be_given_up() -> None:
    """Bridges: an action once paid stays paid; the bridge need not be placed."""
    table = witches_at("C1").play("action ACT1", "done")
    assert table.asked == 2
    assert table.bowls(1) == (3, 0, 9)
    assert table[1].bridge_count == 0


def test_a_bridge_joins_for_building() -> None:
    """Adjacency: joined by a bridge is directly adjacent: the other end is in reach."""
    table = witches_at("C1").turn("action ACT1", "bridge A3:C1")
    table.turn("pass BON1")
    assert table.can("build A3")


def test_a_bridge_serves_everybody() -> None:
    """Adjacency: a bridge makes its two hexes adjacent for everybody, not only for its owner."""
    table = position(
        player("witches", dwellings="D1", power=(0, 0, 12)),
        player("engineers", dwellings="A2", power=(0, 0, 0)),
        terrain={"B1": "gray"},
    )
    table.turn("action ACT1", "bridge B1:D1")
    table.play("build B1", seat=2)
    assert table.offers(1) == [(2, 1)]  # the builder of the bridge is a neighbour over it


def test_somebody_elses_bridge_extends_reach() -> None:
    """Adjacency: who stands at one end of a bridge reaches its other end, whoever built it."""
    table = position(
        player("witches", dwellings="C2", power=(0, 0, 12)),
        player("engineers", dwellings="F3"),
        player("nomads", dwellings="E5"),
    )
    before = table[3].reach
    table.turn("action ACT1", "bridge C2:E5")
    assert table.names(table[3].reach & ~before) == {"C2"}
    table = position(player("witches", dwellings="C2"), player("engineers", dwellings="D1", bridges="B1:D1"))
    assert "B1" in table.reach(2)


def test_power_over_a_bridge() -> None:
    """Power from neighbours: a structure at the other end of a bridge is directly adjacent."""
    table = position(
        player("witches", dwellings="A3", bridges="A3:C1"),
        player("nomads", posts="C1"),
    )
    table.play("upgrade A3 to TP")
    assert table.offers(2) == [(1, 2)]


def test_no_power_offered_for_a_bridge() -> None:
    """Power from neighbours: none for bridges."""
    table = position(player("witches", dwellings="A3", power=(0, 0, 12)), player("nomads", posts="C1"))
    table.play("action ACT1", "bridge A3:C1")
    assert table.offers(2) == []
    assert table.all_asked == [1]


def test_a_bridge_founds_a_town() -> None:
    """Bridges: after placing, both ends are checked for a new town of the builder."""
    table = position(player("witches", stronghold="D1", dwellings="B1 A1", posts="E2", power=(0, 0, 12)), FAR)
    table.play("action ACT1", "bridge B1:D1")
    assert {text for text in table.moves() if text.startswith("+TW")}
    table.play("+TW1")
    assert table.names(table[1].towns) == {"A1", "B1", "D1", "E2"}


def test_no_town_of_another_seat_by_a_bridge() -> None:
    """Bridges: only the builder's towns are looked for; the others are found when they next touch the group."""
    table = position(
        player("witches", dwellings="B1", power=(0, 0, 12)),
        player("nomads", stronghold="D1", dwellings="E2", posts="E1", temples="F1"),
    )
    table.turn("action ACT1", "bridge B1:D1")
    assert table[2].towns == 0


def test_bridges_join_the_final_network() -> None:
    """Final scoring: bridges count as direct adjacency."""
    table = position(player("witches", dwellings="A3 C1", bridges="A3:C1"), player("nomads", dwellings="I7"), round=6)
    table.finish_round()
    assert table.points_from(1)["final:network"] == 18


def test_bridges_of_others_join_the_final_network() -> None:
    """Adjacency: for networks too a bridge serves everybody."""
    table = position(
        player("witches", dwellings="A3 C1"), player("nomads", dwellings="I7 I8 B1", bridges="B1:D1"), round=6
    )
    table.finish_round()
    assert table.points_from(1)["final:network"] == 12
    table = position(player("witches", dwellings="A3 C1"), player("nomads", dwellings="I7", bridges="A3:C1"), round=6)
    table.finish_round()
    assert table.points_from(1)["final:network"] == 18


def test_no_sandstorm_over_a_bridge() -> None:
    """Reach: a sandstorm needs a shared edge; neither bridges nor ships lead it."""
    table = position(
        player("nomads", stronghold="C1", bridges="A3:C1", shipping=3), player("witches", dwellings="I11")
    ).play("action ACTN")
    assert {text.split()[0] for text in table.targets("transform")} == {"D2"}  # D3 is desert already
