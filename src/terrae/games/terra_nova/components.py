"""Reads a set of components from its files and checks every number before anybody plays with it."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from terrae.board.hexes import WORD, Cell, cell_name, neighbours, one, spans
from terrae.board.words import vec
from terrae.core.errors import BadComponents
from terrae.economy.effects import (
    Each,
    Effect,
    FreeBridge,
    Gain,
    Income,
    OnDropOut,
    Reach,
    Shovels,
    TownFrom,
    Trait,
    read_effects,
    shown,
    whole,
)  # fmt: skip
from terrae.games.terra_nova.box import (
    ALWAYS,
    DEEDS,
    MOST_SEATS,
    PER,
    ROUNDS,
    BonusTile,
    Box,
    FirstGame,
    Mat,
    Payout,
    PowerAction,
    RoundTile,
    TownTile,
)  # fmt: skip
from terrae.games.terra_nova.catalogue import (
    BONUS_TILES,
    COLOURS,
    COLUMNS,
    FACTIONS,
    MOST_POWER,
    POWER_ACTIONS,
    ROUND_TILES,
    ROWS,
    TOWN_TILES,
    lexicon,
)  # fmt: skip
from terrae.games.terra_nova.faction import Faction
from terrae.games.terra_nova.factions import BENT
from terrae.games.terra_nova.land import RIVER, Land

FOLDER = Path(__file__).parent / "data"
FILES = ("rules.toml", "mats.toml", "tiles.toml")
NAME = re.compile(r"[A-Za-z0-9._-]+")  # of a set or a map: game files hold it
SOURCES = ("rulebook", "found", "reconstructed", "owner")
TRAITS: dict[str, tuple[str, tuple[str, ...]]] = {  # the part of a mat it belongs to, and its numbers
    "lake-house": ("left", ()),
    "harbour": ("ability", ()),
    "free-post": ("right", ()),
    "one-shovel": ("left", ()),
    "cheap-power": ("ability", ("less",)),
    "rim-house": ("left", ()),
    "power-from-houses": ("ability", ("power", "power_of_two_seats")),
    "invention": ("left", ("power",)),
    "palace-shovel": ("left", ("power", "shovels")),
    "worship": ("ability", ("power", "points")),
    "third-house": ("ability", ()),
    "sunrise": ("left", ()),
    "money-from-upgrades": ("ability", ("money", "money_of_two_seats")),
    "cheap-posts": ("left", ("adjacent", "alone")),
}
ACTION_TRAITS = ("lake-house", "free-post", "invention", "palace-shovel", "sunrise")  # done as an action of a turn
LEAST = {("worship", "power"): 3}  # the catalogue has no moves for more times than this allows
MOST_BUILDINGS = 14  # of a seat: 8 houses, 4 trading posts, 2 palaces
TABLE_SIZES = {"house": 9, "post": 5, "palace": 3, "sailing": 9}  # of points when dropping out, none of them included
FEWEST_HOMES = 3  # hexes of each terrain, so that everybody can place the first houses


def fail(where: str, problem: str, **values: object) -> BadComponents:
    return BadComponents(f"terra-nova.components.{problem}", where=where, **values)


def check_number(where: str, key: str, value: object, least: int = 0, most: int = 99) -> int:
    if not isinstance(value, int) or not whole(value) or not least <= value <= most:
        raise fail(where, "number", key=key, value=shown(value), least=least, most=most)
    return value


class Reader:
    """The tables of one file, asked for by name; whatever is missing, odd or unknown is told with its place."""

    def __init__(self, table: dict[str, Any], where: str) -> None:
        self.table = table
        self.where = where
        self.asked: set[str] = set()

    def value(self, key: str) -> Any:
        self.asked.add(key)
        if key not in self.table:
            raise fail(self.where, "missing", key=key)
        return self.table[key]

    def number(self, key: str, least: int = 0, most: int = 99) -> int:
        return self.check_number(key, self.value(key), least, most)

    def numbers(self, key: str, size: int | None = None, least: int = 0) -> list[int]:
        value = self.value(key)
        if not isinstance(value, list) or (size is not None and len(value) != size):
            raise fail(self.where, "list", key=key, size="some" if size is None else size)
        return [self.check_number(key, item, least, 99) for item in value]

    def check_number(self, key: str, value: object, least: int, most: int) -> int:
        return check_number(self.where, key, value, least, most)

    def text(self, key: str, known: Iterable[str] | None = None) -> str:
        value = self.value(key)
        if not isinstance(value, str) or (known is not None and value not in known):
            raise fail(self.where, "text", key=key, value=shown(value), known=", ".join(known or ["a text"]))
        return value

    def texts(self, key: str) -> list[str]:
        value = self.value(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise fail(self.where, "texts", key=key)
        return value

    def pairs(self, key: str, size: int) -> list[list[int]]:
        value = self.value(key)
        if not isinstance(value, list) or len(value) != size:
            raise fail(self.where, "list", key=key, size=size)
        for pair in value:
            self.check_pair(key, pair)
        return value

    def pair(self, key: str) -> list[int]:
        return self.check_pair(key, self.value(key))

    def check_pair(self, key: str, pair: object) -> list[int]:
        if not isinstance(pair, list) or len(pair) != 2:
            raise fail(self.where, "pair", key=key)
        return [self.check_number(key, item, 0, 99) for item in pair]

    def child(self, key: str) -> Reader:
        value = self.value(key)
        if not isinstance(value, dict):
            raise fail(self.where, "table", key=key)
        return Reader(value, f"{self.where} [{key}]")

    def source(self) -> None:
        """Where the numbers come from must be said."""
        self.text("source", SOURCES)

    def effects(self, key: str, allowed: tuple[type[Effect], ...]) -> list[Effect]:
        where = f"{self.where} {key}"
        effects = read_effects(self.value(key), where)
        for effect in effects:
            if not isinstance(effect, allowed):
                raise fail(where, "effect-place", name=type(effect).__name__)
            check_effect(effect, where)
            if isinstance(effect, Trait):
                effect.action = effect.name in ACTION_TRAITS
        return effects

    def finish(self) -> None:
        """Nothing may be left that nobody asked for: it is a misspelling."""
        for key in self.table:
            if key not in self.asked:
                raise fail(self.where, "unknown", key=key, known=", ".join(sorted(self.asked)))


def check_effect(effect: Effect, where: str) -> None:
    """Numbers in range, words known."""
    if isinstance(effect, Trait):
        if effect.name not in TRAITS:
            raise fail(where, "trait", name=effect.name, known=", ".join(TRAITS))
        numbers = TRAITS[effect.name][1]
        if set(effect.numbers) != set(numbers):
            raise fail(where, "trait-numbers", name=effect.name, known=", ".join(numbers) or "none")
    if isinstance(effect, Each) and effect.what not in DEEDS:
        raise fail(where, "deed", name=effect.what, known=", ".join(DEEDS))
    if isinstance(effect, OnDropOut):
        if effect.per not in PER:
            raise fail(where, "per", name=effect.per, known=", ".join(PER))
        size = TABLE_SIZES.get(effect.per, MOST_BUILDINGS + 1)
        if effect.table is not None:
            refuse_amounts(effect, ("points",), where)  # the table says it
            if len(effect.table) != size:
                raise fail(where, "table-size", size=size)
    given = effect.numbers if isinstance(effect, Trait) else effect_numbers(effect)
    for key, value in given.items():
        least = LEAST.get((effect.name, key), 0) if isinstance(effect, Trait) else 0
        check_number(where, key, value, least)
    if isinstance(effect, OnDropOut):
        for value in effect.table or []:
            check_number(where, "table", value)


def refuse_amounts(effect: Effect, names: tuple[str, ...], where: str) -> None:
    """Amounts that nothing would carry out here."""
    for name in names:
        if getattr(effect, name):
            raise fail(where, "no-use", key=name)


def effect_numbers(effect: Effect) -> dict[str, Any]:
    names = ("money", "power", "points", "sailing", "free", "value")
    return {name: getattr(effect, name) for name in names if hasattr(effect, name)}


def payouts(effects: list[Effect], source: str) -> list[Payout]:
    """What a tile gives when dropping out."""
    return [
        Payout(ALWAYS, effect.per, effect.points, effect.power, effect.table, source)
        for effect in effects
        if isinstance(effect, OnDropOut)
    ]


def only(effects: list[Effect], where: str) -> Effect:
    """The single effect of a tile."""
    if len(effects) != 1:
        raise fail(where, "one-effect")
    return effects[0]


def exactly(reader: Reader, names: list[str]) -> None:
    """A table must have just these entries."""
    missing = [name for name in names if name not in reader.table]
    extra = [name for name in reader.table if name not in names]
    if missing or extra:
        raise fail(
            reader.where, "entries", count=len(names), names=", ".join(names),
            missing=", ".join(missing) or "none", extra=", ".join(extra) or "none",
        )  # fmt: skip


def read_rules(box: Box, rules: Reader) -> None:
    circle = rules.child("circle")
    box.terrains = circle.texts("terrains")
    letters = {terrain[:1].upper() for terrain in box.terrains} - {RIVER}
    if len(box.terrains) != 5 or len(letters) != 5 or any(len(letter) != 1 for letter in letters):
        raise fail(circle.where, "circle")
    prices = rules.child("prices")
    box.shovel_price = prices.number("shovel")
    box.house_price = prices.number("house")
    box.post_price_adjacent = prices.number("post_adjacent")
    box.post_price_alone = prices.number("post_alone", least=int(box.post_price_adjacent))
    box.palace_price = prices.number("palace")
    box.sailing_price = prices.number("sailing")
    box.bridge_price = prices.number("bridge")
    supply = rules.child("supply")
    box.houses = supply.number("houses", least=3, most=8)
    box.posts = supply.number("posts", least=1, most=4)
    box.bridges = supply.number("bridges", most=9)
    box.start_power = supply.numbers("power", 3)
    if sum(box.start_power) > MOST_POWER:
        raise fail(supply.where, "power", most=MOST_POWER, total=sum(box.start_power))
    town = rules.child("town")
    box.town_buildings = town.number("buildings", least=1)
    box.town_value = town.number("value", least=1)
    box.house_value = town.number("house")
    box.post_value = town.number("post")
    box.palace_value = town.number("palace")
    sailing = rules.child("sailing")
    points = sailing.numbers("points")
    if not 2 <= len(points) < TABLE_SIZES["sailing"] or points[0] != 0:
        raise fail(sailing.where, "track")
    box.sailing_points = vec[i64](points)
    box.track_end = len(points) - 1
    scoring = rules.child("scoring")
    box.territory = scoring.numbers("territory", MOST_SEATS)
    box.money_for_point = scoring.number("money_for_point", least=1)
    bonus_tiles = rules.child("bonus_tiles")
    box.spare_bonus_tiles = bonus_tiles.number("spare", least=1, most=len(BONUS_TILES) - MOST_SEATS)
    for part in (circle, prices, supply, town, sailing, scoring, bonus_tiles):
        part.source()
        part.finish()
    rules.finish()


def read_tiles(box: Box, tiles: Reader) -> None:
    rounds = tiles.child("round")
    exactly(rounds, ROUND_TILES)
    for name in ROUND_TILES:
        tile = rounds.child(name)
        effects = tile.effects("effects", (Each,))
        each = only(effects, tile.where)
        assert isinstance(each, Each)
        refuse_amounts(each, ("power",), tile.where)
        box.round_tiles.append(RoundTile(name, tile.number("copies"), DEEDS.index(each.what), each.points, effects))
        tile.source()
        tile.finish()
    copies = sum(tile.copies for tile in box.round_tiles)
    if copies != 8:
        raise fail(rounds.where, "copies", expected=8, count=copies)
    bonus = tiles.child("bonus")
    exactly(bonus, BONUS_TILES)
    for name in BONUS_TILES:
        tile = bonus.child(name)
        effects = tile.effects("effects", (Income, Reach, Shovels, OnDropOut))
        money = sum(effect.money for effect in effects if isinstance(effect, Income))
        power = sum(effect.power for effect in effects if isinstance(effect, Income))
        sailing = sum(effect.sailing for effect in effects if isinstance(effect, Reach))
        shovels = sum(effect.free for effect in effects if isinstance(effect, Shovels))
        paid = payouts(effects, f"tile:bonus-{name}")
        box.bonus_tiles.append(BonusTile(name, money, power, sailing, shovels, paid, effects))
        tile.source()
        tile.finish()
    town = tiles.child("town")
    exactly(town, TOWN_TILES)
    for name in TOWN_TILES:
        tile = town.child(name)
        effects = tile.effects("effects", (Gain,))
        gains = [effect for effect in effects if isinstance(effect, Gain)]
        box.town_tiles.append(
            TownTile(
                name,
                sum(gain.money for gain in gains),
                sum(gain.power for gain in gains),
                sum(gain.points for gain in gains),
                sum(gain.sailing for gain in gains),
                effects,
            )
        )
        tile.source()
        tile.finish()
    power_actions = tiles.child("power")
    exactly(power_actions, POWER_ACTIONS)
    for name in POWER_ACTIONS:
        tile = power_actions.child(name)
        effects = tile.effects("effects", (Gain, FreeBridge, Shovels))
        effect = only(effects, tile.where)
        gain = effect if isinstance(effect, Gain) else Gain()
        refuse_amounts(gain, ("power", "points"), tile.where)
        box.power_actions.append(
            PowerAction(
                name,
                tile.number("power", least=1, most=MOST_POWER),
                gain.money,
                gain.sailing,
                isinstance(effect, FreeBridge),
                effect.free if isinstance(effect, Shovels) else 0,
                effects,
            )
        )
        tile.source()
        tile.finish()


def read_first_games(box: Box, tiles: Reader) -> None:
    first = tiles.child("first_game")
    rounds = first.child("rounds")
    kinds = rounds.texts("value")
    for kind in kinds:
        if kind not in ROUND_TILES or kinds.count(kind) > box.round_tiles[ROUND_TILES.index(kind)].copies:
            raise fail(rounds.where, "round-tile", name=kind, known=", ".join(ROUND_TILES))
    if len(kinds) != ROUNDS:
        raise fail(rounds.where, "list", key="value", size=ROUNDS)
    bonus = first.child("bonus")
    takers = first.child("tiles")
    for seats in range(2, MOST_SEATS + 1):
        letters = bonus.texts(str(seats))
        table = takers.child(str(seats))
        size = seats + box.spare_bonus_tiles
        if len(letters) != size or len(set(letters) & set(BONUS_TILES)) != size:
            raise fail(bonus.where, "letters", seats=seats, size=size)
        if len(table.table) != seats:
            raise fail(table.where, "takers", seats=seats)
        for key in table.table:
            if key not in FACTIONS:
                raise fail(table.where, "faction", name=key, known=", ".join(FACTIONS))
            table.text(key, letters)
        colours = {box.factions[FACTIONS.index(key)].colour for key in table.table}
        if len(colours) != seats:
            raise fail(table.where, "takers", seats=seats)
        chosen = {key: BONUS_TILES.index(letter) for key, letter in table.table.items()}
        if len(set(chosen.values())) != seats:
            raise fail(table.where, "same-tile")
        box.first_games[seats] = FirstGame(
            [ROUND_TILES.index(kind) for kind in kinds], [BONUS_TILES.index(letter) for letter in letters], chosen
        )
    rounds.source()
    bonus.source()
    for part in (rounds, bonus, takers, first, tiles):
        part.finish()


def check_abilities(faction: Faction, where: str) -> None:
    """Whatever a mat says is carried out: each trait once, by the faction's own rules, where these look for it."""
    found: list[str] = []
    mat = faction.mat
    for part, effects in (("ability", mat.ability), ("left", mat.left), ("right", mat.right)):
        for effect in effects:
            if isinstance(effect, Trait):
                if effect.name not in faction.carried_out or TRAITS[effect.name][0] != part:
                    raise fail(f"{where} {part}", "trait-place", name=effect.name)
                found.append(effect.name)
            elif isinstance(effect, TownFrom):
                found.append(f"town_from {part}")
    for name in found:
        if found.count(name) > 1:
            raise fail(where, "twice", name=name.partition(" ")[0])


def read_mats(box: Box, mats: Reader) -> None:
    exactly(mats, FACTIONS)
    homes: dict[str, int] = {}
    allowed = (Income, Each, OnDropOut, Gain, TownFrom, Trait)
    for number, key in enumerate(FACTIONS):
        mat = mats.child(key)
        home = box.terrains.index(mat.text("home", box.terrains))
        colour = mat.text("colour", COLOURS)
        if homes.setdefault(colour, home) != home:
            raise fail(mat.where, "colour-home", colour=colour)
        ability = mat.effects("ability", (Income, Each, OnDropOut, Trait))
        made = Mat(
            key,
            mat.text("name"),
            colour,
            mat.text("side", ("A", "B")),
            home,
            mat.number("money"),
            mat.number("houses", least=2, most=3),
            mat.pair("fixed_income"),
            mat.pairs("house_income", int(box.houses)),
            mat.pairs("post_income", int(box.posts)),
            ability,
            mat.effects("left", allowed),
            mat.effects("right", allowed),
        )
        sources = mat.child("sources")
        for name in sources.table:
            if name not in mat.asked:
                raise fail(sources.where, "unknown", key=name, known=", ".join(sorted(mat.asked)))
            sources.text(name, SOURCES)
        mat.finish()
        kind = BENT.get(key, Faction)
        try:
            faction = kind(made, number, COLOURS.index(colour), box.town_value)
        except KeyError as error:
            raise fail(mat.where, "trait-missing", name=error.args[0]) from None
        check_abilities(faction, mat.where)
        box.factions.append(faction)
    if len(homes) != len(COLOURS) or len(set(homes.values())) != len(COLOURS):
        raise fail(mats.where, "homes")
    box.colours = list(COLOURS)
    box.homes = vec[i64]([homes[colour] for colour in COLOURS])


def read_map(box: Box, name: str, file: Reader) -> Land:
    """A map: every space known, bridges where a bridge can be, enough land of each kind."""
    title = file.text("title")
    rows = file.texts("rows")
    letters = "".join(terrain[0].upper() for terrain in box.terrains)
    if not 1 <= len(rows) <= ROWS or any(not 1 <= len(row) <= COLUMNS for row in rows):
        raise fail(file.where, "size", rows=ROWS, columns=COLUMNS)
    for number, row in enumerate(rows):
        for letter in row:
            if letter not in letters + RIVER:
                raise fail(f"{file.where} row {chr(ord('A') + number)}", "letter", letter=letter, known=letters + RIVER)
    text = "".join(rows)
    for letter, terrain in zip(letters, box.terrains, strict=True):
        if text.count(letter) < FEWEST_HOMES:
            raise fail(file.where, "few", terrain=terrain, count=text.count(letter), least=FEWEST_HOMES)
    if len(text) - text.count(RIVER) > WORD or text.count(RIVER) > WORD:
        raise fail(file.where, "many", most=WORD)
    cells: dict[str, Cell] = {
        cell_name((row, column)): (row, column) for row in range(len(rows)) for column in range(len(rows[row]))
    }
    kinds = {place: rows[cell[0]][cell[1]] for place, cell in cells.items()}
    bridges: list[tuple[str, str]] = []
    for text in file.texts("bridge_spaces"):
        ends = tuple(text.split("-"))
        if len(ends) != 2 or any(kinds.get(end, RIVER) == RIVER for end in ends):
            raise fail(file.where, "bridge-ends", bridge=text)
        (first, second) = ends
        if cells[second] not in spans(*cells[first]):
            raise fail(file.where, "bridge-span", bridge=text)
        between = set(neighbours(*cells[first])) & set(neighbours(*cells[second]))
        if any(kinds[cell_name(cell)] != RIVER for cell in between if cell_name(cell) in kinds):
            raise fail(file.where, "bridge-river", bridge=text)
        if (first, second) in bridges:
            raise fail(file.where, "bridge-twice", bridge=text)
        bridges.append((first, second))
    if not 1 <= len(bridges) <= WORD:
        raise fail(file.where, "bridges", most=WORD)
    most_sailing = int(box.track_end) + max(int(tile.sailing) for tile in box.bonus_tiles)
    land = Land(name, title, rows, bridges, letters, most_sailing)
    if "marked" in file.table:
        read_marks(box, land, file.child("marked"))
    if "first_game" in file.table:
        read_first_houses(box, land, file.child("first_game"))
    file.source()
    file.finish()
    lexicon(land)
    return land


def hex_number(land: Land, box: Box, place: str, terrain: int, where: str) -> int:
    """The number of a hex that must be land of a terrain."""
    number = land.by_name.get(place, -1)
    if number < 0 or not land.terrain[terrain] & one(number):
        raise fail(where, "place", place=place, terrain=box.terrains[terrain])
    return number


def read_marks(box: Box, land: Land, marks: Reader) -> None:
    for terrain, name in enumerate(box.terrains):
        places = marks.texts(name)
        if len(set(places)) != 4:
            raise fail(marks.where, "marks", terrain=name)
        for place in places:
            land.marked[terrain] |= one(hex_number(land, box, place, terrain, marks.where))
    marks.source()
    marks.finish()


def read_first_houses(box: Box, land: Land, tables: Reader) -> None:
    for seats, first_game in box.first_games.items():
        table = tables.child(str(seats))
        land.first_game[seats] = {}
        taken: list[int] = []
        for key in first_game.tiles:
            mat = box.factions[FACTIONS.index(key)].mat
            places = [hex_number(land, box, place, int(mat.home), table.where) for place in table.texts(key)]
            if len(places) != mat.houses:
                raise fail(table.where, "first-houses", faction=key, count=mat.houses)
            land.first_game[seats][key] = places
            taken += places
        if len(set(taken)) != len(taken):
            raise fail(table.where, "first-houses-twice")
        table.source()
        table.finish()
    tables.finish()


def load(path: Path) -> Reader:
    """A TOML file as a reader."""
    try:
        return Reader(tomllib.loads(path.read_text(encoding="utf-8-sig")), path.name)
    except FileNotFoundError:
        raise fail(path.name, "no-file", folder=path.parent) from None
    except (OSError, ValueError, RecursionError) as error:  # no UTF-8, no TOML, endless digits or brackets
        raise fail(path.name, "no-toml", reason=error) from None


def check_name(where: str, name: str) -> str:
    """A name that can stand in a game file and in an option."""
    if not NAME.fullmatch(name):
        raise fail(where, "name", name=shown(name))
    return name


def digest(files: list[Reader]) -> str:
    """A short name of the very contents of a set of components; comments and layout do not count."""
    content = hashlib.blake2b(digest_size=4)
    for file in files:
        content.update(file.where.encode())
        content.update(repr(file.table).encode())
    return content.hexdigest()


def read_box(folder: Path = FOLDER) -> Box:
    """The set of components in a folder."""
    if not folder.is_dir():
        raise fail(str(folder), "no-folder")
    rules, mats, tiles = (load(folder / name) for name in FILES)
    paths = sorted((folder / "maps").glob("*.toml"))
    maps = {check_name(path.name, path.stem): load(path) for path in paths}
    if "main" not in maps:
        raise fail("maps", "no-file", folder=folder / "maps")
    box = Box(check_name(rules.where, rules.text("name")), "")
    read_rules(box, rules)
    read_tiles(box, tiles)
    read_mats(box, mats)
    read_first_games(box, tiles)
    for name, file in maps.items():
        box.maps[name] = read_map(box, name, file)
    box.digest = digest([rules, mats, tiles, *maps.values()])
    return box
