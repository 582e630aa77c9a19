"""Dwarves: Great Tunnel."""

from __future__ import annotations

import pytest

from terrae.games.terra_mystica.rules.scoring import best_network, networks
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import Mystica

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground, lay


class TestGeneral(LandscapeTests):
    faction = "dwarves"


def dwarves(**more: object) -> Player:
    wanted: dict[str, object] = {"dwellings": "E5", "points": 0, **more}
    return Player("dwarves", **wanted)  # type: ignore[arg-type]


def tunnel(**more: object) -> Table:
    """The Great Tunnel lies on E7; H4 and C4 are two hexes away, beyond a third."""
    table = ground(dwarves(**more), player("giants"), terrain={"H4": "green", "C4": "green", "G1": "green"})
    return lay(table, 1, "E7")


def test_two_hexes_from_it() -> None:
    """Great Tunnel: from it a tunnel passes under two hexes; from other structures under one."""
    table = tunnel().play("dig 1")
    distances = table.state.land.distances
    names = table.state.land.by_name
    assert "H4" in table.transforms("gray")
    for place in table.transforms("gray"):
        assert distances[names["E7"]][names[place]] <= 3 or distances[names["E5"]][names[place]] <= 2


def test_not_three() -> None:
    """Great Tunnel: two hexes, not more."""
    table = ground(dwarves(), player("giants"), terrain={"I7": "green", "I8": "green"})
    assert not {"I7", "I8"} & lay(table, 1, "E7").play("dig 1").transforms("gray")


def test_price_and_points_as_usual() -> None:
    """Ruling: for the usual cost and points."""
    table = tunnel(workers=5).play("dig 1", "transform H4 to gray")
    assert (table.goods(1)[1], table.points(1)) == (0, 4)


def test_cult_spades_by_tunnel() -> None:
    """Great Tunnel: cult bonus spades may tunnel, without workers; 4 points as for every tunnel."""
    me = dwarves(cults=(0, 0, 4, 0), workers=0)
    table = lay(ground(me, player("giants"), terrain={"H4": "green", "G1": "green"}), 1, "E7")
    table.pass_turn()
    table.pass_turn()
    assert {"H4", "G1"} <= table.transforms("gray")  # two hexes from it; one from E5
    table.match.ledger.events.clear()
    table.play("transform H4 to gray")
    assert table.points_from(1)["jump"] == 4
    assert not [event for event in table.match.ledger.events if event.source == "jump" and event.what == "workers"]


def test_cult_spades_on_foot_without_it() -> None:
    """Great Tunnel: without it cult spades never tunnel."""
    me = dwarves(dwellings="E5 E7", cults=(0, 0, 4, 0))
    table = ground(me, player("giants"), terrain={"H4": "green", "G1": "green"})
    table.pass_turn()
    table.pass_turn()
    assert not {"H4", "G1"} & table.transforms("gray")


def test_one_tunnel_for_two_cult_spades_on_a_hex() -> None:
    """Ruling: 4 points for a tunnel; two spades through it are one tunnel."""
    me = dwarves(cults=(0, 0, 8, 0))
    table = lay(ground(me, player("giants"), terrain={"H4": "blue"}), 1, "E7")
    table.pass_turn()
    table.pass_turn()
    table.play("transform H4 to green", "transform H4 to gray")
    assert table.points_from(1)["jump"] == 4


def test_the_network_at_the_end() -> None:
    """Final scoring: what a tunnel reaches is joined: two hexes from the Great Tunnel, one from the rest."""
    table = lay(ground(dwarves(dwellings="H4"), player("giants")), 1, "E7")
    assert best_network(table.state, table[1]) == 2
    assert best_network(*_without()) == 1


def test_one_network_over_two_tunnels() -> None:
    """Final scoring: from both sides of it, whichever structure is looked at first."""
    table = lay(ground(dwarves(dwellings="C4 H4"), player("giants")), 1, "E7")
    assert [table.names(network) for network in networks(table.state, table[1])] == [{"C4", "E7", "H4"}]
    table = lay(ground(dwarves(dwellings="A9 H4"), player("giants")), 1, "E7")
    assert sorted(map(sorted, map(table.names, networks(table.state, table[1])))) == [["A9"], ["E7", "H4"]]


def _without() -> tuple[Mystica, Seat]:
    """Two dwellings at the same distance."""
    table = ground(dwarves(dwellings="H4 E7"), player("giants"))
    return table.state, table[1]


def test_no_second_spade_by_tunnel_from_it_alone() -> None:
    """General: with two free spades the second is not used where only the new landscape leads."""
    table = ground(dwarves(power=(0, 0, 6)), player("giants"), terrain={"E6": "green", "D5": "green", "G3": "green"})
    table.play("action ACT6", "landscape E6")
    assert not {"G3", "D5"} & table.transforms("gray")


@pytest.mark.parametrize(("workers", "points"), [(2, {"jump": 4}), (1, {})])
def test_the_second_spade_by_tunnel_from_elsewhere(workers: int, points: dict[str, int]) -> None:
    """Ruling: F4 lies beside the landscape, but a tunnel from E5 leads there too; it is paid as usual."""
    land = {"E6": "green", "F4": "green"}
    table = ground(dwarves(power=(0, 0, 6), workers=workers), player("giants"), terrain=land)
    table.play("action ACT6", "landscape E6")
    assert ("F4" in table.transforms("gray")) == bool(points)
    turn = table.match.game.catalogue.parse("transform F4 to gray")
    if points:
        table.play(turn.text)
    else:
        assert "2 workers" in str(table.match.game.why_not(table.state, 0, turn))
    assert (table.points_from(1), table.goods(1)[1]) == (points, workers - 2 if points else workers)


def test_the_dwelling_by_that_tunnel() -> None:
    """Ruling: a dwelling may follow on the second hex; the tunnel is one and the same."""
    land = {"E6": "green", "F4": "green"}
    table = ground(dwarves(power=(0, 0, 6), workers=3), player("giants"), terrain=land)
    table.play("action ACT6", "landscape E6", "transform F4 to gray", "build F4")
    assert (table.points_from(1), table.goods(1)[1], table.structure("F4")) == ({"jump": 4}, 0, "1:D")


def test_a_dwelling_beyond_two_hexes() -> None:
    """Great Tunnel: the Dwarves may tunnel; not only spades go through it."""
    table = lay(ground(dwarves(), player("giants"), terrain={"H4": "gray"}), 1, "E7")
    assert table.play("build H4").points_from(1) == {"jump": 4}


def test_it_can_be_reached_by_tunnel() -> None:
    """Placing: where spades could make home terrain, by tunnel too, for its usual price and points."""
    table = ground(dwarves(workers=5), player("giants"), terrain={"F4": "green"}).play("dig 1")
    assert "F4" in table.targets("landscape")
    table.play("landscape F4")
    assert (table.goods(1)[1], table.points_from(1)) == (0, {"jump": 4})


def test_cheap_with_the_stronghold() -> None:
    """Ruling: the usual cost, which the stronghold lowers to one worker."""
    table = lay(ground(dwarves(stronghold="A1", workers=4), player("giants"), terrain={"H4": "green"}), 1, "E7")
    assert table.play("dig 1", "transform H4 to gray").goods(1)[1] == 0


def test_every_tunnel_of_cult_spades() -> None:
    """Ruling: 4 points as for every tunnel: two hexes, two tunnels."""
    me = dwarves(cults=(0, 0, 8, 0), workers=0)
    table = lay(ground(me, player("giants"), terrain={"H4": "green", "G1": "green"}), 1, "E7")
    table.pass_turn()
    table.pass_turn()
    table.play("transform H4 to gray", "transform G1 to gray")
    assert table.points_from(1)["jump"] == 8
