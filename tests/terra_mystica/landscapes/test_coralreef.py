"""Mermaids: Coral Reef."""

from __future__ import annotations

from terrae.games.terra_mystica.rules.box import EDGE
from terrae.games.terra_mystica.rules.catalogue import CATALOGUE
from terrae.games.terra_mystica.rules.scoring import best_measure, best_network

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground, landscape_of, lay

# Around E5 lie the river hexes r14, r15 and r21.


class TestGeneral(LandscapeTests):
    faction = "mermaids"
    at = "r15"
    moves = ("dig 1", "landscape r15")


def mermaids(**more: object) -> Player:
    wanted: dict[str, object] = {"dwellings": "E5", "points": 0, **more}
    return Player("mermaids", **wanted)  # type: ignore[arg-type]


def reef(**more: object) -> Table:
    return lay(ground(mermaids(**more), player("giants")), 1, "r15")


def test_beside_an_own_structure() -> None:
    """Coral Reef: on a river hex directly next to a structure of the Mermaids."""
    table = ground(mermaids(), player("giants", dwellings="G2")).play("dig 1")
    assert table.targets("landscape") == {"r14", "r15", "r21"}


def test_one_spade() -> None:
    """Coral Reef: it costs one spade, not more."""
    table = ground(mermaids(workers=3), player("giants")).play("dig 1", "landscape r14")
    assert table.goods(1) == (100, 0, 0)
    assert not ground(mermaids(), player("giants")).play("dig 2").targets("landscape")


def test_any_spade_of_the_action_phase() -> None:
    """Ruling: one spade from any source, and it scores as a spade used."""
    table = ground(mermaids(power=(0, 0, 4)), player("giants"), scoring="SCORE1").play("action ACT5", "landscape r14")
    assert table.points_from(1) == {"tile:SCORE1": 2}
    table = ground(mermaids(bonus="BON1"), player("giants")).play("action BON1", "landscape r14")
    assert landscape_of(table, 1) == "r14"


def test_the_second_free_spade() -> None:
    """General: of two free spades the second goes to a hex that is not next to the reef alone."""
    terrain = {"C2": "black", "E6": "black", "D4": "black", "E4": "black"}
    table = ground(mermaids(power=(0, 0, 6), shipping=0), player("giants"), terrain=terrain)
    table.play("action ACT6", "landscape r15")
    assert table.transforms("blue") == {"E6", "E4"}


def test_it_blocks_nobody() -> None:
    """Coral Reef: others use the river hex for ships as before."""
    me = mermaids()
    other = player("giants", dwellings="C2", shipping=1)
    before = ground(me, other).reach(2)
    assert lay(ground(me, other), 1, "r15").reach(2) == before
    assert "E6" in before


def test_ships_start_from_it() -> None:
    """Coral Reef: shipping works as with any other structure."""
    assert "B3" not in ground(mermaids(shipping=1), player("giants")).reach(1)
    assert "B3" in reef(shipping=1).reach(1)  # r9 lies between


def test_direct_neighbour_of_the_land() -> None:
    """Ruling: the land around is directly next to it."""
    assert {"C2", "D4", "E6"} <= reef(shipping=0).reach(1)


def test_towns_over_it() -> None:
    """Ruling: it counts in towns with the land around."""
    me = mermaids(dwellings="C2", temples="E6", stronghold="E5")
    table = ground(me, player("giants")).play("dig 1", "landscape r15")
    assert table.tiles_to_take("TW")
    assert best_network(table.state, table[1]) == 4


def test_on_the_edge_of_the_map() -> None:
    """Ruling: it counts for the edge tile when its hex is on the edge."""
    table = lay(ground(mermaids(dwellings="F1"), player("giants"), final_scoring="building-on-edge"), 1, "r25")
    assert best_measure(table.state, table[1], EDGE) == 2


def test_next_to_a_landscape_on_the_river() -> None:
    """General: power for another special landscape, on the river too."""
    other = player("riverwalkers", dwellings="B3", pick="black")
    table = lay(ground(mermaids(dwellings="E5"), other), 2, "r9")
    table.play("dig 1", "landscape r15")
    assert table.offers(2) == [(1, 1)]


def test_not_on_land() -> None:
    """Coral Reef: it must lie on a river hex."""
    table = ground(mermaids(), player("giants"), terrain={"E6": "black"}).play("dig 1")
    assert "E6" not in table.targets("landscape")


def test_a_spade_for_the_reef_alone() -> None:
    """Coral Reef: a spade can be bought for it even if no hex on land could be turned."""
    blue = dict.fromkeys(("D3", "E4", "E6", "F3", "D4", "C2"), "blue")
    me = mermaids(workers=6, shipping=0)
    table = ground(me, player("giants"), terrain=blue)
    assert not {name for name in table.reach(1) if table.terrain(name) != "blue"}
    assert table.targets("dig") == {"1"}
    assert table.play("dig 1", "landscape r15").goods(1)[1] == 3
    table = ground(mermaids(workers=2, shipping=0), player("giants"), terrain=blue)
    assert not table.targets("dig")
    table = lay(ground(me, player("giants"), terrain=blue), 1, "r14")
    assert not table.targets("dig")  # it lies there already


def test_without_a_spade() -> None:
    """Words: what it takes, and where it could lie."""
    table = ground(mermaids(), player("giants"))
    why = str(table.match.game.why_not(table.state, 0, CATALOGUE.parse("landscape r15")))
    assert "one spade" in why and "r14, r15, r21" in why


def test_one_landscape_on_a_river_hex() -> None:
    """General: a structure; another landscape does not go on the same hex."""
    other = player("riverwalkers", dwellings="E6", pick="black")
    table = lay(ground(mermaids(), other), 2, "r15").play("dig 1")
    assert table.targets("landscape") == {"r14", "r21"}


def test_networks_of_others_over_it() -> None:
    """Coral Reef: others are joined by ship over its hex, in the end too."""
    other = player("giants", dwellings="C2 E6", shipping=1)
    table = ground(mermaids(), other)
    assert best_network(table.state, table[2]) == 2
    assert best_network(table.state, lay(table, 1, "r15")[2]) == 2


def test_others_do_not_walk_over_it() -> None:
    """Coral Reef: it is a structure of the Mermaids; without ships nobody else crosses it."""
    other = player("giants", dwellings="C2", shipping=0)
    assert "E6" not in lay(ground(mermaids(), other), 1, "r15").reach(2)


def test_ships_in_the_end() -> None:
    """Coral Reef: a ship that starts from it joins structures that are out of reach otherwise."""
    me = mermaids(dwellings="E5 B3", shipping=1)
    table = ground(me, player("giants"))
    assert best_network(table.state, table[1]) == 1
    assert best_network(table.state, lay(table, 1, "r15")[1]) == 3


def test_explained() -> None:
    """Words: the land around is next to it."""
    table = reef(shipping=0)
    said = [str(line) for line in table.match.game.explain(table.state, 0, "C2")]
    assert "C2 is in reach, next to your structure on r15." in said
    river = [str(line) for line in table.match.game.explain(table.state, 0, "r15")]
    assert any("Coral Reef" in line for line in river)
