"""Reads a set of components from its files and checks every number before anybody plays with it."""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import i64

from terrae.board.hexes import WORD, Cell, cell_name, neighbours, one, spans
from terrae.core.errors import BadComponents
from terrae.core.vectors import vec
from terrae.economy.effects import (
    Each,
    Effect,
    Gain,
    Giving,
    Income,
    OnDropOut,
    Reach,
    TownFrom,
    Trait,
)  # fmt: skip
from terrae.games.terra_nova.data.effects import FreeBridge, Shovels
from terrae.games.terra_nova.data.vocabulary import VOCABULARY
from terrae.games.terra_nova.rules.box import (
    ALWAYS,
    DEEDS,
    LEFT,
    MOST_SEATS,
    PER,
    RIGHT,
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
from terrae.games.terra_nova.rules.catalogue import (
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
from terrae.games.terra_nova.rules.faction import Faction, Form
from terrae.games.terra_nova.rules.factions import BENT, TRAITS
from terrae.games.terra_nova.rules.land import RIVER, Land
from terrae.reading.reader import SOURCES, Reader, digest, load, load_maps

FOLDER = Path(__file__).parent
FILES = ("rules.toml", "mats.toml", "tiles.toml")
MOST_BUILDINGS = 14  # of a seat: 8 houses, 4 trading posts, 2 palaces
TABLE_SIZES = {"house": 9, "post": 5, "palace": 3, "sailing": 9}  # of points when dropping out, none of them included
FEWEST_HOMES = 3  # hexes of each terrain, so that everybody can place the first houses


def fail(where: str, problem: str, **values: object) -> BadComponents:
    return BadComponents(f"terra-nova.components.{problem}", where=where, **values)


def pair(reader: Reader, key: str, value: object) -> list[int]:
    """Money and power."""
    if not isinstance(value, list) or len(value) != 2:
        raise fail(reader.where, "pair", key=key)
    return [reader.check_number(key, item) for item in value]


def pairs(reader: Reader, key: str, size: int) -> list[list[int]]:
    return [pair(reader, key, item) for item in reader.entries(key, size)]


def effects_of(reader: Reader, key: str, allowed: tuple[type[Effect], ...]) -> list[Effect]:
    """A list of effects, each of a kind that does something here, with numbers in range."""
    effects = reader.effects(key, allowed)
    for effect in effects:
        check_effect(effect, reader.at(key))
        if isinstance(effect, Trait):
            effect.action = TRAITS[effect.name].action
    return effects


def check_effect(effect: Effect, place: Reader) -> None:
    """Numbers in range, words known."""
    where = place.where
    if isinstance(effect, Trait):
        if effect.name not in TRAITS:
            raise fail(where, "trait", name=effect.name, known=", ".join(TRAITS))
        numbers = TRAITS[effect.name].numbers
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
    for key, value in effect_numbers(effect).items():
        least = TRAITS[effect.name].least.get(key, 0) if isinstance(effect, Trait) else 0
        place.check_number(key, value, least)
    if isinstance(effect, OnDropOut):
        for value in effect.table or []:
            place.check_number("table", value)


def refuse_amounts(effect: Giving, names: tuple[str, ...], where: str) -> None:
    """Amounts that nothing would carry out here."""
    for name in names:
        if effect.amount(name):
            raise fail(where, "no-use", key=name)


def effect_numbers(effect: Effect) -> dict[str, int]:
    """The numbers of an effect by the names that files give them."""
    if isinstance(effect, Trait):
        return effect.numbers
    if isinstance(effect, Giving):
        return effect.goods
    if isinstance(effect, Shovels):
        return {"free": effect.free}
    if isinstance(effect, Reach):
        return {"sailing": effect.more}
    return {"value": effect.value} if isinstance(effect, TownFrom) else {}


def payouts(effects: list[Effect], source: str) -> list[Payout]:
    """What a tile gives when dropping out."""
    return [
        Payout(ALWAYS, effect.per, effect.amount("points"), effect.amount("power"), effect.table, source)
        for effect in effects
        if isinstance(effect, OnDropOut)
    ]


def only(effects: list[Effect], where: str) -> Effect:
    """The single effect of a tile."""
    if len(effects) != 1:
        raise fail(where, "one-effect")
    return effects[0]


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
    for name, tile in rounds.each(ROUND_TILES):
        effects = effects_of(tile, "effects", (Each,))
        each = only(effects, tile.where)
        assert isinstance(each, Each)
        refuse_amounts(each, ("power",), tile.where)
        box.round_tiles.append(
            RoundTile(name, tile.number("copies"), DEEDS.index(each.what), each.amount("points"), effects)
        )
    copies = sum(tile.copies for tile in box.round_tiles)
    if copies != 8:
        raise fail(rounds.where, "copies", expected=8, count=copies)
    for name, tile in tiles.child("bonus").each(BONUS_TILES):
        effects = effects_of(tile, "effects", (Income, Reach, Shovels, OnDropOut))
        money = sum(effect.amount("money") for effect in effects if isinstance(effect, Income))
        power = sum(effect.amount("power") for effect in effects if isinstance(effect, Income))
        sailing = sum(effect.more for effect in effects if isinstance(effect, Reach))
        shovels = sum(effect.free for effect in effects if isinstance(effect, Shovels))
        paid = payouts(effects, f"tile:bonus-{name}")
        box.bonus_tiles.append(BonusTile(name, money, power, sailing, shovels, paid, effects))
    for name, tile in tiles.child("town").each(TOWN_TILES):
        effects = effects_of(tile, "effects", (Gain,))
        gains = [effect for effect in effects if isinstance(effect, Gain)]
        box.town_tiles.append(
            TownTile(
                name,
                sum(gain.amount("money") for gain in gains),
                sum(gain.amount("power") for gain in gains),
                sum(gain.amount("points") for gain in gains),
                sum(gain.amount("sailing") for gain in gains),
                effects,
            )
        )
    for name, tile in tiles.child("power").each(POWER_ACTIONS):
        effects = effects_of(tile, "effects", (Gain, FreeBridge, Shovels))
        effect = only(effects, tile.where)
        gain = effect if isinstance(effect, Gain) else Gain({})
        refuse_amounts(gain, ("power", "points"), tile.where)
        box.power_actions.append(
            PowerAction(
                name,
                tile.number("power", least=1, most=MOST_POWER),
                gain.amount("money"),
                gain.amount("sailing"),
                isinstance(effect, FreeBridge),
                effect.free if isinstance(effect, Shovels) else 0,
                effects,
            )
        )


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


def check_abilities(mat: Mat, forms: dict[str, Form], where: str) -> None:
    """Whatever a mat says is carried out: each trait once, by the faction's own rules, where these look for it."""
    found: list[str] = []
    parts = (ALWAYS, "ability", mat.ability), (LEFT, "left", mat.left), (RIGHT, "right", mat.right)
    for needs, part, effects in parts:
        for effect in effects:
            if isinstance(effect, Trait):
                if effect.name not in forms or forms[effect.name].needs != needs:
                    raise fail(f"{where} {part}", "trait-place", name=effect.name)
                found.append(effect.name)
            elif isinstance(effect, TownFrom):
                found.append(f"town_from {part}")
    for name in found:
        if found.count(name) > 1:
            raise fail(where, "twice", name=name.partition(" ")[0])
    for name in forms:
        if name not in found:
            raise fail(where, "trait-missing", name=name)


def read_mats(box: Box, mats: Reader) -> None:
    mats.exactly(FACTIONS)
    homes: dict[str, int] = {}
    allowed = (Income, Each, OnDropOut, Gain, TownFrom, Trait)
    for number, key in enumerate(FACTIONS):
        mat = mats.child(key)
        home = box.terrains.index(mat.text("home", box.terrains))
        colour = mat.text("colour", COLOURS)
        if homes.setdefault(colour, home) != home:
            raise fail(mat.where, "colour-home", colour=colour)
        ability = effects_of(mat, "ability", (Income, Each, OnDropOut, Trait))
        made = Mat(
            key,
            mat.text("name"),
            colour,
            mat.text("side", ("A", "B")),
            home,
            mat.number("money"),
            mat.number("houses", least=2, most=3),
            pair(mat, "fixed_income", mat.value("fixed_income")),
            pairs(mat, "house_income", int(box.houses)),
            pairs(mat, "post_income", int(box.posts)),
            ability,
            effects_of(mat, "left", allowed),
            effects_of(mat, "right", allowed),
        )
        sources = mat.child("sources")
        for name in sources.table:
            if name not in mat.asked:
                raise fail(sources.where, "unknown", key=name, known=", ".join(sorted(mat.asked)))
            sources.text(name, SOURCES)
        mat.finish()
        kind = BENT.get(key, Faction)
        check_abilities(made, kind.forms(), mat.where)
        box.factions.append(kind(made, number, COLOURS.index(colour), box.town_value))
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


def read_box(folder: Path = FOLDER) -> Box:
    """The set of components in a folder."""
    if not folder.is_dir():
        raise fail(str(folder), "no-folder")
    rules, mats, tiles = (load(folder / name, VOCABULARY) for name in FILES)
    maps = load_maps(folder / "maps", VOCABULARY, "main")
    box = Box(rules.name("name"), "")
    read_rules(box, rules)
    read_tiles(box, tiles)
    read_mats(box, mats)
    read_first_games(box, tiles)
    for name, file in maps.items():
        box.maps[name] = read_map(box, name, file)
    box.digest = digest([rules, mats, tiles, *maps.values()])
    return box
