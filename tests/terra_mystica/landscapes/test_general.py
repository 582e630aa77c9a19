"""Special landscapes: the general rules that need a position of their own; `ground` has those of each landscape."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.games.terra_mystica.data.components import read_box
from terrae.games.terra_mystica.rules.box import CLUSTERS, DISTANCE, EDGE, Landmark
from terrae.games.terra_mystica.rules.catalogue import CATALOGUE, FACTIONS
from terrae.games.terra_mystica.rules.landscapes import LANDSCAPES
from terrae.games.terra_mystica.rules.scoring import best_measure, best_network
from terrae.games.terra_mystica.words.names import needs

from ..positions import Player, Table, player, position
from .ground import ground, landscape_of, lay

NAMES = {
    "auren": "Tree of Serenity",
    "witches": "Raven's Blunder",
    "alchemists": "Gloomy Workshop",
    "darklings": "Camp",
    "cultists": "Cult Palace",
    "halflings": "Driller",
    "dwarves": "Great Tunnel",
    "engineers": "Bridge Tower",
    "mermaids": "Coral Reef",
    "swarmlings": "Breeding Ground",
    "chaosmagicians": "Chaos Portal",
    "giants": "Cave of Wisdom",
    "fakirs": "Flight School",
    "nomads": "Trading Camp",
    "icemaidens": "Winterfall",
    "yetis": "Frozen Peak",
    "acolytes": "Altar of Sacrifice",
    "dragonlords": "Lava Pond",
    "riverwalkers": "Floating Palace",
    "shapeshifters": "Spectral Polestar",
}
NEEDS = {
    "witches": {2: 2},
    "alchemists": {3: 1},
    "darklings": {3: 1},
    "halflings": {3: 1},
    "swarmlings": {4: 1},
    "chaosmagicians": {3: 1},
    "giants": {2: 1},
    "nomads": {1: 1},
    "dragonlords": {4: 1},
}  # by kind: D, TP, TE, SH, SA


def auren(**more: object) -> Player:
    wanted: dict[str, object] = {"dwellings": "E5", "points": 0, **more}
    return Player("auren", **wanted)  # type: ignore[arg-type]


@pytest.mark.parametrize("faction", FACTIONS)
def test_twenty_of_them(faction: str) -> None:
    """Components: one for each faction, with its name and what it needs."""
    landscape = read_box().factions[FACTIONS.index(faction)].landscape
    assert landscape is not None
    assert landscape.landmark.name == NAMES[faction]
    needs = {kind: int(number) for kind, number in enumerate(landscape.landmark.needs) if number}
    assert needs == NEEDS.get(faction, {})
    assert type(landscape) is LANDSCAPES[faction]
    assert landscape.effects()[0].sentence() and landscape.trait


def test_the_catalogue_grows_at_its_end() -> None:
    """Notation: moves of landscapes come after all others, so no index changes."""
    words = [family[0].verb.word for family in CATALOGUE.families]
    assert words[-5:] == ["landscape", "land-bridge", "gift", "coin", "tokens"]


# Placing


@pytest.mark.parametrize("moves", [("dig 1",), ("action ACT5",), ("action BON1",), ("action ACT6",)])
def test_any_spade_of_the_action_phase(moves: tuple[str, ...]) -> None:
    """Ruling: bought spades, power actions, the bonus card."""
    table = ground(auren(power=(0, 0, 6), bonus="BON1"), player("giants"), terrain={"E6": "blue"})
    assert landscape_of(table.play(*moves, "landscape E6"), 1) == "E6"


def test_stronghold_actions() -> None:
    """Ruling: spades of a stronghold action will do."""
    me = Player("giants", stronghold="E5", temples="A1", points=0)
    table = ground(me, player("auren")).play("action ACTG", "landscape E6")
    assert landscape_of(table, 1) == "E6"


def test_as_many_spades_as_home_terrain_takes() -> None:
    """Ruling: the spades that turn the hex are paid; too few or too many bought ones will not do."""
    table = ground(auren(), player("giants"), terrain={"E6": "black"})
    assert table.play("dig 2").targets("landscape") & {"E6"}
    for number in (1, 3):
        fresh = ground(auren(), player("giants"), terrain={"E6": "black"}).play(f"dig {number}")
        assert "E6" not in fresh.targets("landscape")


def test_spades_score_and_cost_as_usual() -> None:
    """Ruling: the spades are paid and score as usual; nothing is paid for the landscape."""
    table = ground(auren(workers=6, coins=0), player("giants"), scoring="SCORE1", terrain={"E6": "black"})
    table.play("dig 2", "landscape E6")
    assert (table.goods(1), table.points_from(1)) == ((0, 0, 0), {"tile:SCORE1": 4})


def test_in_two_steps() -> None:
    """Placing: a hex turned partly before may become the landscape now."""
    table = ground(auren(workers=3), player("giants"), terrain={"E6": "blue"}).play("dig 1", "landscape E6")
    assert table.goods(1)[1] == 0


def test_not_on_home_terrain() -> None:
    """Placing: when transforming; a hex that is home terrain already is not transformed."""
    table = ground(auren(), player("giants"), terrain={"E6": "green"}).play("dig 1")
    assert "E6" not in table.targets("landscape")


def test_not_where_something_stands() -> None:
    """Placing: on a free hex in reach."""
    table = ground(auren(), player("giants", dwellings="E6"), terrain={"F3": "blue", "A1": "blue"}).play("dig 1")
    assert table.targets("landscape") == {"E4", "F3"}


def test_no_dwelling_elsewhere() -> None:
    """Placing: the landscape is there instead of a dwelling; the custom to build elsewhere does not change that."""
    me = auren(power=(0, 0, 4))
    table = ground(me, player("giants"), terrain={"E6": "blue", "F3": "green"}, loose="build-elsewhere")
    table.play("action ACT5")
    assert "F3" in table.targets("build")
    assert not table.play("landscape E6").targets("build")


# Two free spades


def two_spades(**more: object) -> Table:
    """E6 and others are one spade away; F4 lies next to E6 alone, E4 next to E5, F3 next to both."""
    land = {"E6": "blue", "F4": "blue", "F3": "blue", "E4": "blue"}
    table = ground(auren(power=(0, 0, 6), **more), player("giants"), terrain=land)
    return table.play("action ACT6", "landscape E6")


def test_the_second_spade() -> None:
    """General: not on a hex that is next to the landscape alone."""
    table = two_spades()
    assert "F4" not in table.transforms("green")
    assert {"F3", "E4"} <= table.transforms("green")


def test_the_second_spade_by_ship() -> None:
    """General: not adjacent only to the landscape: a hex that ships of other structures reach will do."""
    land = {"E6": "blue", "D4": "blue"}
    for shipping in (0, 1):
        table = ground(auren(power=(0, 0, 6), shipping=shipping), player("giants"), terrain=land)
        table.play("action ACT6", "landscape E6")
        assert ("D4" in table.transforms("green")) == (shipping > 0)  # over r15, which E5 shares with it


def test_no_spades_are_bought_to_the_second() -> None:
    """Placing: with a hex made, no spades are bought to those left; and the landscape is such a hex."""
    assert not two_spades().targets("dig")


def test_a_dwelling_with_the_second_spade() -> None:
    """Ruling: on the second hex a dwelling may be built."""
    table = two_spades().play("transform F3 to green", "build F3")
    assert table.structure("F3") == "1:D"


def test_the_landscape_with_the_second_spade() -> None:
    """Ruling: the first spade may make a home hex for a dwelling, and the second the landscape."""
    land = {"E6": "blue", "F3": "blue"}
    table = ground(auren(power=(0, 0, 6)), player("giants"), terrain=land)
    table.play("action ACT6", "transform F3 to green", "landscape E6")
    assert table.targets("build") == {"F3"}


def test_next_turn_it_is_a_neighbour() -> None:
    """General: later hexes next to the landscape are in reach like others."""
    table = two_spades(workers=3).turn().pass_turn()
    assert "F4" in table.play("dig 1", seat=1).transforms("green", 1)


# A structure


def test_it_founds_towns() -> None:
    """General: it counts towards a town, as one structure with a power of 1."""
    me = Player("auren", stronghold="E5", temples="F3", dwellings="F4", points=0)  # 3 + 2 + 1
    table = ground(me, player("giants"), terrain={"E6": "blue"}).play("dig 1", "landscape E6")
    assert table.tiles_to_take("TW")
    assert table.towns(1) == {"E5", "F3", "F4", "E6"}


def test_its_power_is_1() -> None:
    """General: with 5 beside it there is no town."""
    me = Player("auren", stronghold="E5", temples="F3", dwellings="", points=0)
    table = ground(me, player("giants"), terrain={"E6": "blue"}).play("dig 1", "landscape E6")
    assert table[1].value_of(table[1].structures) == 6
    assert not table.tiles_to_take("TW")


def test_it_joins_a_town() -> None:
    """Towns: a landscape next to a town belongs to it."""
    me = Player("auren", stronghold="E5", temples="F3", dwellings="F4 G2", towns="E5 F3 F4 G2", points=0)
    table = ground(me, player("giants"), terrain={"E6": "blue"}).play("dig 1", "landscape E6")
    assert "E6" in table.towns(1)
    assert not table.tiles_to_take("TW")


def test_area_scoring() -> None:
    """General: it counts towards the area and the final scoring tiles."""
    table = lay(ground(auren(dwellings="A2"), player("giants")), 1, "A1")
    state, seat = table.state, table[1]
    assert best_network(state, seat) == 2
    assert [best_measure(state, seat, kind) for kind in (DISTANCE, CLUSTERS, EDGE)] == [1, 1, 2]


def test_a_cluster_of_its_own() -> None:
    """General: a final tile counts it like any structure: alone, a ship away from another, it is a group."""
    table = ground(auren(dwellings="E5", shipping=1), player("giants"))
    assert best_measure(table.state, table[1], CLUSTERS) == 1
    assert best_measure(table.state, lay(table, 1, "D4")[1], CLUSTERS) == 2


def test_next_to_a_landscape_of_another() -> None:
    """General: power for other special landscapes too."""
    table = lay(ground(auren(), player("cultists"), terrain={"E6": "blue"}), 2, "D4")
    assert table.play("dig 1", "landscape E6").offers(2) == [(1, 1)]


def test_trading_houses_next_to_it_are_cheap() -> None:
    """General: it is a structure of another faction next door."""
    table = lay(ground(player("giants", dwellings="D4", coins=3), auren(dwellings="A1")), 2, "E6")
    assert "D4 to TP" in table.targets("upgrade")


def test_cultists_step_when_power_is_taken_for_it() -> None:
    """General: it is built like a structure, so what hangs on power taken for a structure holds."""
    me = Player("cultists", dwellings="E5", points=0)
    table = ground(me, player("giants", dwellings="D4"), terrain={"E6": "red"})
    table.turn("dig 2", "landscape E6")
    table.play("leech 1 from cultists", seat=2)
    assert table[1].steps == 1


# The game on another site


def test_the_real_game_tree_of_serenity() -> None:
    """Two free spades on wasteland D7 bring 4 points in the round of spades; a town later; 4 points on space 10."""
    me = Player("auren", posts="E9", points=0, power=(0, 0, 6), priests=1, cults=(0, 9, 0, 0), keys=1)
    table = ground(me, player("engineers"), scoring="SCORE1").turn("action ACT6", "landscape D7")
    assert (landscape_of(table, 1), table.points_from(1)) == ("D7", {"tile:SCORE1": 4})
    table.pass_turn()
    table.play("send p to WATER for 1", seat=1)
    assert table.points_from(1)["landscape"] == 4
    assert table.gained(1, "power") == 3


def test_the_real_game_camp() -> None:
    """Two priests for two spades on the desert E8: 4 points of the Darklings, power for Auren and Engineers."""
    me = Player("darklings", dwellings="E6 D4", stronghold="A4", points=0, priests=2)
    others = (player("auren", dwellings="D5"), player("engineers", dwellings="E7"))
    table = ground(me, *others, scoring="SCORE4", terrain={"E8": "yellow"})
    table[1].reach |= 1 << table.state.land.by_name["E8"]  # by ship in that game
    table.play("dig 2", "landscape E8")
    assert table.points_from(1) == {"faction:darklings": 4}
    assert (table.offers(2), table.offers(3)) == ([(1, 1)], [(1, 1)])


def test_the_real_game_area() -> None:
    """Fourteen connected with the landscape, thirteen without."""
    row = "A1 A2 A3 A4 A5 A6 A7 A8"
    me = Player("darklings", dwellings=row, posts="A9 A10 A11", temples="A12", stronghold="A13", points=0)
    table = ground(me, player("giants"))
    assert best_network(table.state, table[1]) == 13
    assert best_network(*(lay(table, 1, "B1").state, table[1])) == 14


# Option and words


def test_off_by_default() -> None:
    """Option: `landscapes` is off unless chosen, and then nothing of it is in the view."""
    table = position(auren(), player("giants"))
    view = table.match.game.view(table.state)
    assert [seat["landscape"] for seat in view["seats"]] == [None, None]
    assert not [part for part in table.match.game.scene(view).parts if "landscape" in part.id]


def test_every_landscape_has_a_help_text() -> None:
    """Help: all twenty, with what they need and do."""
    game = position(auren(), player("giants")).match.game
    said = "\n".join(str(page) for page in game.help())
    for name in NAMES.values():
        assert name in said


def test_what_it_needs_in_words() -> None:
    """Words: how many of what must stand before, on the mat and in the help."""
    table = ground(Player("witches", dwellings="E5"), player("giants"))
    game = table.match.game
    plate = next(part for part in game.scene(game.view(table.state)).parts if part.id == "seat:1:landscape")
    assert "Raven's Blunder; before it: 2 temples." in plate.label
    said = {page.name: str(page) for page in game.help()}
    assert "2 temples" in said["landscapes"] and "2 temples" in said["witches"]


def test_what_landscapes_of_own_sets_may_need_in_words() -> None:
    """Words: a set of components may name any number of structures of which there are so many."""
    for kind, most in enumerate(read_box().supply):
        for number in range(1, int(most) + 1):
            wanted = [number if one == kind else 0 for one in range(5)]
            assert str(needs(Landmark("Garden", wanted, [], "land-tree"))[0])


def test_the_plate_explains_itself() -> None:
    """Words: what the landscape on a mat does, and what is missing."""
    table = ground(Player("darklings", dwellings="E5"), player("giants"))
    said = [str(line) for line in table.match.game.explain(table.state, 0, "1:landscape")]
    assert said[0].startswith("Camp") and "stronghold" in said[1]
    table = lay(ground(Player("darklings", dwellings="E5", stronghold="A1"), player("giants")), 1, "E6")
    assert "E6" in [str(line) for line in table.match.game.explain(table.state, 0, "1:landscape")][1]
    assert any("Camp" in str(line) for line in table.match.game.explain(table.state, 1, "E6"))


@pytest.mark.parametrize(
    ("faction", "needs", "said"),
    [
        ("witches", {}, "2 temples"),
        ("giants", {}, "temple"),
        ("nomads", {}, "trading house"),
        ("dragonlords", {"pick": "black"}, "sanctuary"),
        ("auren", {}, "spades"),
        ("riverwalkers", {"pick": "black", "priests": 0}, "pay"),
        ("acolytes", {"pick": "black"}, "pay"),
        ("dragonlords", {"pick": "black", "sanctuary": "A1", "power": (0, 0, 0)}, "pay"),
        ("mermaids", {}, "spade"),
    ],
)
def test_why_it_cannot_be_placed(faction: str, needs: dict[str, Any], said: str) -> None:
    """Words: what must stand before, or how it is placed."""
    other = "giants" if faction != "giants" else "auren"
    table = ground(Player(faction, dwellings="E5", **needs), player(other))
    move = CATALOGUE.parse("landscape E6")
    assert said in str(table.match.game.why_not(table.state, 0, move))


def test_points_and_goods_have_a_source() -> None:
    """Statistics: what a landscape brings is told apart by its source."""
    table = lay(ground(auren(cults=(9, 0, 0, 0), keys=1, priests=1), player("giants")), 1, "E6")
    table.play("send p to FIRE for 1")
    assert table.points_from(1) == {"landscape": 4}
