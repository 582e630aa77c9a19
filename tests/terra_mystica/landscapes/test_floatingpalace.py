"""Riverwalkers: Floating Palace."""

from __future__ import annotations

from terrae.games.terra_mystica.rules.box import EDGE
from terrae.games.terra_mystica.rules.scoring import best_measure, best_network

from ..positions import Player, player
from .ground import LandscapeTests, ground, landscape_of, lay


class TestGeneral(LandscapeTests):
    faction = "riverwalkers"
    at = "r15"
    moves = ("landscape r15",)
    goods = {"priests": 1}
    own_spades = False

    def test_only_one(self) -> None:
        table = self.next_turn(self.table())
        table[1].priests = 1
        table.pass_turn()
        assert not table.targets("landscape", 1)


def riverwalkers(**more: object) -> Player:
    wanted: dict[str, object] = {"pick": "black", "dwellings": "E5", "points": 0, "priests": 1, **more}
    return Player("riverwalkers", **wanted)  # type: ignore[arg-type]


def test_for_a_priest() -> None:
    """Floating Palace: it costs a priest, as an action of its own."""
    table = ground(riverwalkers(), player("giants")).play("landscape r15")
    assert (table.goods(1), landscape_of(table, 1)) == ((100, 20, 0), "r15")
    assert not table.targets("build")


def test_not_without_one() -> None:
    """Floating Palace: no priest, no palace."""
    assert not ground(riverwalkers(priests=0), player("giants")).targets("landscape")


def test_the_priest_comes_back() -> None:
    """Priests: one that is paid goes back to the supply."""
    table = ground(riverwalkers(), player("giants"))
    before = table[1].most_priests
    assert table.play("landscape r15")[1].most_priests == before


def test_beside_an_own_structure() -> None:
    """Floating Palace: on a river hex directly next to a structure of the Riverwalkers."""
    assert ground(riverwalkers(), player("giants", dwellings="G2")).targets("landscape") == {"r14", "r15", "r21"}


def test_it_blocks_nobody() -> None:
    """Floating Palace: others use the river hex for ships as before."""
    other = player("giants", dwellings="C2", shipping=1)
    before = ground(riverwalkers(), other).reach(2)
    assert lay(ground(riverwalkers(), other), 1, "r15").reach(2) == before


def test_ships_start_from_it() -> None:
    """Floating Palace: shipping works as with any other structure."""
    assert "B3" not in ground(riverwalkers(), player("giants")).reach(1)
    assert "B3" in lay(ground(riverwalkers(), player("giants")), 1, "r15").reach(1)


def test_towns_with_the_land_around() -> None:
    """Ruling: it counts in towns with the land around."""
    me = riverwalkers(dwellings="C2", temples="E6", stronghold="E5")
    table = ground(me, player("giants")).play("landscape r15")
    assert table.tiles_to_take("TW")
    assert best_network(table.state, table[1]) == 4


def test_not_on_land() -> None:
    """Floating Palace: it must lie on a river hex."""
    assert all(place.startswith("r") for place in ground(riverwalkers(), player("giants")).targets("landscape"))


def test_one_action() -> None:
    """Ruling: an action of its own."""
    table = ground(riverwalkers(priests=2), player("giants")).play("landscape r15")
    assert not table.targets("send") and not table.targets("upgrade")


def test_on_the_edge_of_the_map() -> None:
    """Ruling: it counts for the edge tile when its hex is on the edge."""
    me = riverwalkers(dwellings="F1")
    table = lay(ground(me, player("giants"), final_scoring="building-on-edge"), 1, "r25")
    assert best_measure(table.state, table[1], EDGE) == 2


def test_direct_neighbour_of_the_land() -> None:
    """Ruling: the land around is directly next to it: power both ways, and trading houses are cheap."""
    table = lay(ground(player("giants", dwellings="C2", coins=3), riverwalkers(dwellings="E5")), 2, "r15")
    assert "C2 to TP" in table.targets("upgrade")
    assert table.play("upgrade C2 to TP").offers(2) == [(1, 1)]
