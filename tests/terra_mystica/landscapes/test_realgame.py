"""The recorded game of another site: its four placements, and what they brought, on the map as it was then.

Its record is in words and has no goods, so it is not replayed: structures and bridges are read off it, everything else
is what a position says.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from terrae.board.wide import SPOTS
from terrae.games.terra_mystica.rules.scoring import best_network

from ..positions import Player, Table
from ..recorded import beside, need_them
from .ground import FIELDS, ground, landscape_of, lay

RECORDS = beside("bga/landscapes-game.txt")
SEATS = ("engineers", "auren", "swarmlings", "darklings")
KINDS = {"Trading house": "TP", "Temple": "TE", "Faction Stronghold": "SH", "Sanctuary": "SA"}
TERRAINS = {
    "plains": "brown", "wasteland": "red", "desert": "yellow", "lakes": "blue", "swamp": "black", "forest": "green",
    "mountains": "gray",
}  # fmt: skip
LINE = re.compile(r"(?P<faction>\w+) (?P<words>[^[]*?)(?: \[(?P<at>[\w-]+)\])?")
LANDSCAPE = "places his Special Landscape"
LAND_BRIDGE = "F6-G4"  # from the tower of the Engineers; the others go over rivers


def record() -> list[str]:
    need_them(RECORDS)
    return RECORDS[0].read_text(encoding="utf-8").splitlines()


@dataclass
class Map:
    """What stood on the map before a line of the record."""

    structures: dict[str, dict[str, str]] = field(default_factory=lambda: {name: {} for name in SEATS})
    bridges: dict[str, list[str]] = field(default_factory=lambda: {name: [] for name in SEATS})
    landscapes: dict[str, str] = field(default_factory=dict)
    terrain: dict[str, str] = field(default_factory=dict)
    land_bridge: bool = False
    scoring: str = "SCORE2"

    def read(self, line: str) -> None:
        found = LINE.fullmatch(line.strip())
        if found is None or found["faction"] not in SEATS or not found["at"]:
            return
        faction, words, at = found["faction"], found["words"], found["at"]
        turned = re.match(r"transforms a Terrain space \w+ → (\w+)", words)
        upgraded = re.match(r"upgrades a .* to a (Trading house|Temple|Faction Stronghold|Sanctuary)", words)
        if upgraded:
            self.structures[faction][at] = KINDS[upgraded[1]]
        elif words == LANDSCAPE:
            self.landscapes[faction] = at
        elif turned:
            self.terrain[at] = TERRAINS[turned[1]]
        elif re.match(r"(places|builds) a Dwelling", words):
            self.structures[faction][at] = "D"
        elif at == LAND_BRIDGE:
            self.land_bridge = True
        elif "to build a Bridge" in words:
            self.bridges[faction].append(at.replace("-", ":"))

    def table(self, first: str, **more: object) -> Table:
        """The position, with this faction in seat 1 and on its turn; what it has besides is told."""
        seats = [first, *(name for name in SEATS if name != first)]
        terrain = {at: name for at, name in self.terrain.items() if self.free(at)}
        players = []
        for name in seats:
            stands = {
                FIELDS[kind]: " ".join(at for at, what in self.structures[name].items() if what == kind)
                for kind in FIELDS
            }
            mine = more if name == first else {}
            players.append(Player(name, points=0, bridges=" ".join(self.bridges[name]), **stands, **mine))  # type: ignore[arg-type]
        table = ground(*players, terrain=terrain, scoring=self.scoring)
        for name, at in self.landscapes.items():
            lay(table, seats.index(name) + 1, at)
        if self.land_bridge:
            owner = table[seats.index("engineers") + 1]
            owner.land_bridges = SPOTS[table.state.land.by_name["F6"]]
            owner.bridge_count += 1
        for seat in table.state.seats:
            table.state.refresh_reach(seat)
        return table

    def free(self, at: str) -> bool:
        return not any(at in standing for standing in self.structures.values())


def before(line: str, scoring: str = "SCORE2") -> Map:
    """The map before the line that reads like this; where it places a landscape, the hex is not turned yet."""
    found = Map(scoring=scoring)
    lines = record()
    told = lines[: lines.index(line)]
    if LANDSCAPE in line:
        told.remove(next(one for one in reversed(told) if "transforms" in one and one.endswith(line[-4:])))
    for one in told:
        found.read(one)
    return found


def at_the_end() -> Map:
    found = Map()
    for line in record():
        found.read(line)
    return found


def test_four_placements() -> None:
    """All there are, each next to nothing that would forbid it."""
    placed = [line for line in record() if LANDSCAPE in line]
    assert placed == [
        f"auren {LANDSCAPE} [D7]",
        f"swarmlings {LANDSCAPE} [F7]",
        f"engineers {LANDSCAPE} [G4]",
        f"darklings {LANDSCAPE} [E8]",
    ]


def test_tree_of_serenity() -> None:
    """Two free spades on the wasteland D7: 4 points of the round tile, and nobody is next to it."""
    then = before(f"auren {LANDSCAPE} [D7]", "SCORE1")
    table = then.table("auren", power=(0, 0, 6)).play("action ACT6", "landscape D7")
    assert (landscape_of(table, 1), table.points_from(1)) == ("D7", {"tile:SCORE1": 4})
    assert [table.offers(seat) for seat in (2, 3, 4)] == [[], [], []]


def test_a_town_with_the_tree() -> None:
    """The dwelling on A11 founds a town over the bridge to C5; without the landscape beside C5 there is none."""
    then = before("auren builds a Dwelling for 1 workers 2 coins [A11]")
    table = then.table("auren").play("build A11")
    assert table.tiles_to_take("TW") and table.towns(1) == {"A10", "A11", "C5", "D7", "E9"}
    del then.landscapes["auren"]
    assert not then.table("auren").play("build A11").tiles_to_take("TW")


def test_the_last_space_with_the_tree() -> None:
    """A priest that goes back leads to space 10 of water: 3 power, and 4 points of the landscape."""
    then = before("auren scores 4 VP (Special Landscape)")
    table = then.table("auren", priests=1, cults=(0, 9, 0, 0), keys=1).play("send p to WATER for 1")
    assert (table.points_from(1), table.gained(1, "power")) == ({"landscape": 4}, 3)


def test_breeding_ground() -> None:
    """Two free spades on the plains F7: only the Engineers are next to it, with 2 power for 1 point."""
    then = before(f"swarmlings {LANDSCAPE} [F7]")
    table = then.table("swarmlings", power=(0, 0, 6)).play("action ACT6", "landscape F7")
    assert landscape_of(table, 1) == "F7"
    assert [table.offers(seat) for seat in (2, 3, 4)] == [[(1, 2)], [], []]
    assert not table.tiles_to_take("TW")


def test_bridge_tower() -> None:
    """One free spade on the wasteland G4: 4 power for the Darklings, of which they could use 1."""
    then = before(f"engineers {LANDSCAPE} [G4]")
    table = then.table("engineers", power=(0, 0, 4), shipping=3).play("action ACT5", "landscape G4")
    assert landscape_of(table, 1) == "G4"
    assert [table.offers(seat) for seat in (2, 3, 4)] == [[], [], [(1, 4)]]


def test_a_land_bridge() -> None:
    """Three power for a bridge from the tower to the temple on F6."""
    then = before("engineers spends 3 power to build a Bridge (Power action) [F6-G4]")
    table = then.table("engineers", power=(0, 0, 3)).play("action ACT1", "land-bridge F6")
    assert table.names(table.state.group(table[1], table[1].landmark)) >= {"F6", "G4", "H6"}


def test_a_town_over_the_land_bridge() -> None:
    """The bridge to the stronghold on I9 makes a town of it, H6, the tower and what lies beyond the land bridge."""
    then = before("engineers spends 2 workers to build a Bridge (Engineers Ability) [H6-I9]")
    table = then.table("engineers", workers=2).play("action ACTE", "bridge H6:I9")
    assert table.tiles_to_take("TW") and table.towns(1) == {"F6", "G4", "H6", "I9"}


def test_nine_points_for_three_bridges() -> None:
    """The stronghold of the Engineers counts the land bridge like the two others."""
    table = at_the_end().table("engineers").pass_turn()
    assert "engineers gets 9 VP (Engineers Stronghold)" in record()
    assert table.points_from(1)["faction:engineers"] == 9


def test_camp() -> None:
    """Two priests for two spades on the desert E8, by ship: 4 points of the Darklings, power for two neighbours."""
    then = before(f"darklings {LANDSCAPE} [E8]")
    table = then.table("darklings", priests=2, shipping=2).play("dig 2", "landscape E8")
    assert (landscape_of(table, 1), table.points_from(1)) == ("E8", {"faction:darklings": 4})
    assert [bool(table.offers(seat)) for seat in (2, 3, 4)] == [True, True, False]  # engineers, auren, swarmlings


def test_networks_at_the_end() -> None:
    """What the site counts as connected, special landscapes and land bridge included."""
    table = at_the_end().table("engineers")
    for seat, (name, shipping) in enumerate((("engineers", 3), ("auren", 1), ("swarmlings", 3), ("darklings", 3)), 1):
        table[seat].shipping = shipping
        size = best_network(table.state, table[seat])
        assert [line for line in record() if f"with {size} connected Structures" in line and line.startswith(name)]


def test_a_town_became_a_city() -> None:
    """The third tile of the Swarmlings is growth: 11 becomes 12, with the fire favour tile; 3 workers come with it."""
    line = "swarmlings upgrades a Dwelling to a Trading house for free (Swarmlings Stronghold) [I11]"
    at = record().index(line)
    assert "swarmlings founds a Town [I11]" in record()[at:]
    assert (
        record()[record().index("swarmlings founds a Town [I11]") + 2]
        == "swarmlings collects 3 workers (Swarmlings ability)"
    )
    table = before(line).table("swarmlings", favours="FAV5", towns="G6 G3 H4 H5", town_tiles="TW6 TW1")
    table.play("action ACTS", "upgrade I11 to TP", "+TW3")
    assert (table.town_tiles(1), table.gained(1, "workers")) == (["TW6", "TW1", "TW3"], 3)
