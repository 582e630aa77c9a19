"""Engineers: Bridge Tower."""

from __future__ import annotations

from terrae.games.terra_mystica.rules.scoring import best_network

from ..positions import Player, Table, player
from .ground import LandscapeTests, ground, landscape_of, lay

# Beyond the corners of G4 lie F6, H5 and H7; to H5 leads an ordinary bridge, over r30 and r34.


class TestGeneral(LandscapeTests):
    faction = "engineers"


def engineers(**more: object) -> Player:
    wanted: dict[str, object] = {"dwellings": "H6", "points": 0, "power": (0, 0, 12), **more}
    return Player("engineers", **wanted)  # type: ignore[arg-type]


def tower(at: str = "G4", other: Player | None = None, **more: object) -> Table:
    return lay(ground(engineers(**more), other or player("darklings")), 1, at)


def test_from_its_corners() -> None:
    """Bridge Tower: along the edge that begins at one of its corners, to the hex at the far end."""
    assert tower().play("action ACT1").targets("land-bridge") == {"F6", "H7"}


def test_for_power_or_workers() -> None:
    """Ruling: it costs like a bridge, by the power action or by the Engineers' own action."""
    table = tower(workers=2).play("action ACTE", "land-bridge F6")
    assert (table.goods(1)[1], table[1].bridge_count) == (0, 1)


def test_over_structures_of_others() -> None:
    """Bridge Tower: it breaks through a barrier of other people's structures."""
    table = tower(other=player("darklings", sanctuary="F5", dwellings="G5"), dwellings="H6")
    table.turn("action ACT1", "land-bridge F6").pass_turn()
    assert "F6" in table.targets("build", 1)


def test_over_a_river() -> None:
    """Bridge Tower: one of the two hexes may be river."""
    table = tower("E7", dwellings="E6").play("action ACT1")  # D5 and r10 are at its corner towards C3
    assert "C3" in table.targets("land-bridge")
    table = tower("E4", dwellings="E5").play("action ACT1")  # towards F3: E5 and the river r21
    assert {"F3"} <= table.targets("land-bridge")


def test_where_two_rivers_meet_goes_a_bridge() -> None:
    """Bridge Tower: between two river hexes an ordinary bridge goes, for everybody, and only one."""
    table = tower().play("action ACT1")
    assert "G4:H5" in table.targets("bridge")
    assert "H5" not in table.targets("land-bridge")


def test_one_of_the_three_pieces() -> None:
    """Ruling: one of the three bridge pieces."""
    table = tower(bridges="H6:I9 C2:D3", dwellings="H6 I9 C2 D3", workers=10)
    table.turn("action ACT1", "land-bridge F6").pass_turn()
    assert table[1].bridge_count == 3
    assert not {"ACT1", "ACTE"} & table.targets("action", 1)


def test_not_twice_along_the_same_edge() -> None:
    """Bridge Tower: an edge bears one bridge."""
    table = tower(workers=4).turn("action ACT1", "land-bridge F6").pass_turn()
    assert table.play("action ACTE", seat=1).targets("land-bridge", 1) == {"H7"}


def test_for_the_engineers_alone() -> None:
    """Ruling: it joins for the Engineers only."""
    table = tower(other=player("darklings", dwellings="F6"), dwellings="H6")
    table.play("action ACT1", "land-bridge F6")
    assert "G4" not in table.names(table[2].reach)
    table.turn().play("upgrade F6 to TP", seat=2)
    assert table.offers(1) == []
    assert table.goods(2)[0] == 100 - 6  # nobody is next door


def test_others_stay_neighbours() -> None:
    """Bridge Tower: the hexes on both sides stay adjacent to each other."""
    others = (player("darklings", dwellings="F5"), player("auren", dwellings="G5"))
    table = lay(ground(engineers(dwellings="H6"), *others), 1, "G4")
    table.turn("action ACT1", "land-bridge F6")
    table.play("upgrade F5 to TP", seat=2)
    assert table.offers(3) == [(2, 1)]


def test_points_with_the_stronghold() -> None:
    """Bridge Tower: with the stronghold 3 points for each land bridge between two own structures."""
    table = tower(dwellings="H6 F6", stronghold="A2").turn("action ACT1", "land-bridge F6").pass_turn()
    table.pass_turn()
    assert table.points_from(1)["faction:engineers"] == 3


def test_no_points_if_it_leads_nowhere() -> None:
    """Bridge Tower: only if the condition for that is met."""
    table = tower(dwellings="H6", stronghold="A2").turn("action ACT1", "land-bridge F6").pass_turn()
    table.pass_turn()
    assert "faction:engineers" not in table.points_from(1)


def test_towns_and_networks() -> None:
    """Ruling: it counts like a bridge: its ends are one group, for towns and at the end."""
    table = tower(dwellings="H6", temples="F6", stronghold="I9", bridges="H6:I9")
    assert best_network(table.state, table[1]) == 3
    table.play("action ACT1", "land-bridge F6")
    assert best_network(table.state, table[1]) == 4
    assert table.tiles_to_take("TW")


def test_only_from_the_tower() -> None:
    """Bridge Tower: a land bridge must start at it."""
    table = ground(engineers(dwellings="H6 G4"), player("darklings")).play("action ACT1")
    assert table.targets("land-bridge") == set()


def test_the_real_game() -> None:
    """The game on another site: the tower on G4 for one spade, power for the Darklings, and a land bridge to F6."""
    me = engineers(dwellings="H6", temples="F6", stronghold="I9", bridges="H6:I9", power=(0, 0, 7))
    darklings = player("darklings", sanctuary="F5", dwellings="G5", power=(1, 0, 0))
    table = ground(me, darklings, terrain={"G4": "red"})
    table.turn("action ACT5", "landscape G4")
    assert landscape_of(table, 1) == "G4"
    assert table.offers(2) == [(1, 4)]  # the site too offers 4
    table.decline_all()
    table.pass_turn()
    table.play("action ACT1", "land-bridge F6", seat=1)
    assert table.tiles_to_take("TW", 1)


def test_along_an_edge_of_two_hexes() -> None:
    """Bridge Tower: the edge that two hexes share; at the rim of the map there is only one."""
    table = tower("G7", dwellings="G6").play("action ACT1")
    assert table.targets("land-bridge") == {"F6", "H7"}  # towards E11 and I12 only one hex lies on the map


def test_between_own_structures() -> None:
    """Bridge Tower: it does not matter whose structures stand beside the bridge."""
    table = tower(dwellings="H6 F5 G5", power=(0, 0, 3)).play("action ACT1", "land-bridge F6")
    assert "F6" in table.reach(1)


def test_a_bridge_of_the_stronghold_action() -> None:
    """Ruling: it costs like a bridge: the power action takes its power."""
    assert tower(power=(0, 0, 3)).play("action ACT1", "land-bridge F6").bowls(1) == (3, 0, 0)
    assert not tower(power=(0, 0, 2), workers=1).targets("action")


def test_spades_cross_it() -> None:
    """Bridge Tower: what lies beyond is in reach for spades too."""
    table = lay(ground(engineers(), player("darklings"), terrain={"F6": "green"}), 1, "G4")
    assert "F6" not in table.reach(1)
    table.turn("action ACT1", "land-bridge F6").pass_turn()
    assert "F6" in table.play("dig 1", seat=1).transforms("gray", 1)


def test_explained() -> None:
    """Words: a hex beyond a land bridge is in reach over a bridge from the tower, not by ship."""
    table = tower().turn("action ACT1", "land-bridge F6")
    said = [str(line) for line in table.match.game.explain(table.state, 0, "F6")]
    assert "F6 is in reach over a bridge from G4." in said


def test_joined_from_both_ends() -> None:
    """Ruling: it joins the tower with the hex at the far end, whichever of them is looked at."""
    table = tower(dwellings="H6", temples="F6").play("action ACT1", "land-bridge F6")
    for place in ("F6", "G4", "H6"):
        spot = 1 << table.state.land.by_name[place]
        assert table.names(table.state.group(table[1], spot)) == {"F6", "G4", "H6"}
