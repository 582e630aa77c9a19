"""Reads a set of components from its files and checks every number before anybody plays with it."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.board.words import vec
from terrae.economy.vocabulary import shown
from terrae.games.terramara.box import (
    AT_CROSSROADS,
    AT_SPECIAL,
    FOREST_MOUNTAIN,
    IN_HOMELAND,
    IN_HUT,
    IN_TERRITORY,
    KINDS,
    PLAINS_QUARRY,
    Artifact,
    BonusTile,
    Box,
    Character,
    Outpost,
    Slot,
    Space,
    Start,
    Tile,
)
from terrae.games.terramara.catalogue import (
    ARTIFACTS,
    BONUS_TILES,
    CATALOGUE,
    CHARACTERS,
    CROSSROADS,
    NEUTRAL_CARDS,
    OUTPOSTS,
    SPECIALS,
    STARTS,
    TILES,
)
from terrae.games.terramara.effects import (
    ANY_RAW,
    CATEGORIES,
    GOODS,
    GRADES,
    MILITARY,
    PERSONAL_BONUS,
    PERSONAL_CROSSROADS,
    PERSONAL_OUTPOST,
    RAW,
    TERRAINS,
    Bend,
    Choose,
    ExtraExplorer,
    Gain,
    GainWorker,
    Op,
)
from terrae.games.terramara.powers import by_seat, powers_of
from terrae.games.terramara.reading import ACTS, Reader, fail, read_abilities, read_amounts, read_condition, single
from terrae.games.terramara.spaces import FLIPPED_ROWS, HOMELAND_NAMES, MOST_SEATS, ROUNDS, ROWS

FOLDER = Path(__file__).parent / "data"
FILES = ("rules.toml", "tiles.toml", "artifacts.toml", "people.toml")
NAME = re.compile(r"[A-Za-z0-9._-]+")  # of a set: game files hold it
LEVELS = 3
PER_LEVEL = 4  # territory tiles of a kind
SEATS = (2, 3, 4)
PERSONAL = (PERSONAL_BONUS, PERSONAL_CROSSROADS, PERSONAL_OUTPOST)  # only characters have these


def exactly(reader: Reader, names: list[str]) -> None:
    """A table must have just these entries."""
    missing = [name for name in names if name not in reader.table]
    extra = [name for name in reader.table if name not in names]
    if missing or extra:
        values = {"missing": ", ".join(missing) or "none", "extra": ", ".join(extra) or "none"}
        raise fail(reader.where, "entries", count=len(names), **values)


def read_space(data: object, where: str, key: str, kind: i64, source: str) -> Space:
    """An action space: what it needs, and what it does."""
    table = Reader(data, where)
    ops = table.ops("do", ACTS)
    if table.flag("any_order"):
        ops = [Choose([[op] for op in ops], len(ops))]
    space = Space(key, kind, ops, by_seat(ops, source), source)
    space.single = table.flag("single")
    if table.has("pay"):
        item, number = single(table.table["pay"], f"{where} pay", (ANY_RAW, MILITARY))
        if item == MILITARY:
            space.pay_military = number
        else:
            space.pay_raw = number
    if table.has("lose"):
        space.lose = single(table.table["lose"], f"{where} lose", (MILITARY,))[1]
    if kind == AT_SPECIAL:
        space.requires = read_condition(table.value("requires"), f"{where} requires")
    if kind == IN_TERRITORY:
        space.terrain = table.word("terrain", TERRAINS)
        space.small = table.word("size", ("small", "large")) == 0
    else:
        table.source()
    if kind in (AT_CROSSROADS, AT_SPECIAL):
        space.name = table.text("name")
    if kind == AT_CROSSROADS:
        table.number("level", 1, LEVELS - 1)
    if kind == IN_HOMELAND:
        table.items("seats")
    table.finish()
    return space


def read_rules(box: Box, rules: Reader) -> None:
    """Numbers of the tracks, the raid, the scoring."""
    clan = rules.child("clan")
    box.explorers = clan.number("explorers", 1, 4)
    box.warriors = clan.number("warriors", 0, 9)
    workers = rules.child("workers")
    box.worker_counts = workers.numbers("counts", LEVELS)
    box.worker_rounds = workers.numbers("rounds", ROUNDS, 1, LEVELS)
    box.workers_per_round = workers.number("per_round", 0, 2)
    for level in range(1, LEVELS + 1):
        if box.worker_rounds.count(level) * int(box.workers_per_round) > box.worker_counts[level - 1]:
            raise fail(workers.where, "workers", level=level)
    military = rules.child("military")
    box.military_last = military.number("last", 1, 60)
    last = int(box.military_last)
    box.power_levels = military.rising("power_levels", 4, 0, last)
    if box.power_levels[0]:
        raise fail(military.where, "first-level")
    box.ranks = military.numbers("ranks", 3)
    raid = rules.child("raid")
    lower, higher = raid.numbers("lower", 3, 1), raid.numbers("higher", 3, 1)
    box.raid_rates = [*reversed(higher), raid.number("same", 1), *lower]
    river = rules.child("river")
    box.river_last = river.number("last", 1, 60)
    end = int(box.river_last)
    box.row = river.number("row", 1, 12)
    box.reach = vec[i64](river.rising("reach", end + 1, 0, int(box.row)))
    box.reserve_from = river.number("reserve", 0, end)
    box.explorer_at = river.number("explorer", 1, end)
    box.discount_from = river.number("discount", 0, end)
    road = rules.child("road")
    box.symbols = [
        river.rising("symbols", 3, 0, end),
        road.rising("symbols", 3, 1, ROWS - 1),
        military.rising("symbols", 3, 0, last),
    ]
    read_slots(box, river, road)
    box.ends = road.numbers("ends", 3)
    rows = rules.child("rows")
    box.row_levels = rows.rising("levels", ROWS, 1, LEVELS)
    if [box.row_levels.count(level) for level in range(1, LEVELS + 1)] != [2, 2, 2]:
        raise fail(rows.where, "rows")
    outposts = rules.child("outposts")
    box.outpost_points = outposts.rising("points", len(GRADES))
    scoring = rules.child("scoring")
    box.reserved_points = scoring.number("reserved")
    box.raw_for_point = scoring.number("raw_for_point", 1)
    neutral = rules.child("neutral")
    box.neutrals = neutral.numbers("players", len(SEATS), 0, 2)
    box.neutral_cards = neutral.number("cards", NEUTRAL_CARDS, NEUTRAL_CARDS)
    for part in (clan, workers, military, raid, river, road, rows, outposts, scoring, neutral):
        part.source()
        part.finish()


def read_slots(box: Box, river: Reader, road: Reader) -> None:
    """Where bonus tiles lie; there must be enough of each level."""
    spaces = [Reader(slot, f"{river.where} bonus") for slot in river.items("bonus")]
    box.slots = [Slot(slot.number("space", 1, int(box.river_last)), slot.number("level", 1, LEVELS)) for slot in spaces]
    places = [int(slot.space) for slot in box.slots]
    if places != sorted(places):
        raise fail(river.where, "rising", key="bonus", value=shown(places))
    for slot in spaces:
        slot.finish()
    box.river_slots = len(box.slots)
    levels = [*road.numbers("left", ROWS, 1, LEVELS), *road.numbers("right", ROWS - FLIPPED_ROWS, 1, LEVELS)]
    box.slots += [Slot(0, level) for level in levels]
    for level in range(1, LEVELS + 1):
        used = sum(slot.level == level for slot in box.slots)
        have = sum(key[1] == str(level) for key in BONUS_TILES)
        if used > have:
            raise fail(river.where, "slots", level=level, count=used, most=have)


def read_places(box: Box, rules: Reader) -> None:
    """Homeland, Hut, First Player card, and what a first game starts with."""
    homeland = rules.child("homeland")
    exactly(homeland, list(HOMELAND_NAMES))
    for name in HOMELAND_NAMES:
        table = homeland.child(name)
        box.homeland.append(read_space(table.table, table.where, name, IN_HOMELAND, f"homeland:{name}"))
        seats = table.items("seats")
        if not seats or not all(number in SEATS for number in seats):
            raise fail(table.where, "seats", value=shown(seats))
        box.homeland_seats.append(seats)
    hut = rules.child("hut")
    box.hut = read_space(hut.table, hut.where, "hut", IN_HUT, "hut")
    card = rules.child("first_player")
    box.front_ops, box.back_ops = card.ops("front", ACTS), card.ops("back", ACTS)
    box.front = by_seat(box.front_ops, "first-player")
    box.back = by_seat(box.back_ops, "first-player")
    box.third = by_seat(card.ops("third", ACTS), "first-player")
    box.fourth = by_seat(card.ops("fourth", ACTS), "first-player")
    first = rules.child("first_game")
    gain: list[Op] = [
        Gain(read_amounts(first.value("gain"), f"{first.where} gain", range(MILITARY + 2))),
        GainWorker(first.number("worker", 1, LEVELS)),
    ]
    box.first_gain = by_seat(gain, "setup", plain=True)
    box.first_military = first.numbers("military", MOST_SEATS)
    for part in (card, first):
        part.source()
        part.finish()


def read_tiles(box: Box, tiles: Reader) -> None:
    bonus = tiles.child("bonus")
    exactly(bonus, BONUS_TILES)
    for key in BONUS_TILES:
        table = bonus.child(key)
        level = table.number("level", int(key[1]), int(key[1]))
        ops = table.ops("do", ACTS)
        box.bonus_tiles.append(BonusTile(key, level, ops, by_seat(ops, f"bonus:{key}")))
        table.source()
        table.finish()
    outposts = tiles.child("outposts")
    exactly(outposts, OUTPOSTS)
    for key in OUTPOSTS:
        table = outposts.child(key)
        grades = [read_condition(table.value(grade), f"{table.where} {grade}") for grade in GRADES]
        box.outposts.append(Outpost(key, table.number("level", 1, LEVELS - 1), grades))
        table.source()
        table.finish()
    for name, keys, kind, spaces in (
        ("crossroads", CROSSROADS, AT_CROSSROADS, box.crossroads),
        ("special", SPECIALS, AT_SPECIAL, box.specials),
    ):
        tables = tiles.child(name)
        exactly(tables, keys)
        for key in keys:
            spaces.append(read_space(tables.value(key), f"{tables.where} [{key}]", key, kind, f"{name}:{key}"))
    territory = tiles.child("territory")
    exactly(territory, TILES)
    for key in TILES:
        box.tiles.append(read_tile(territory.child(key), key))
    check_tiles(box, territory.where)
    tiles.finish()


def read_tile(table: Reader, key: str) -> Tile:
    """A territory tile: three spaces, two of them small, and its reverse."""
    kind = table.word("kind", KINDS)
    level = table.number("level", 1, LEVELS)
    data = table.items("spaces")
    if len(data) != 3:
        raise fail(table.where, "three-spaces", count=len(data))
    spaces = [
        read_space(space, f"{table.where} space {number}", f"{key}-{number}", IN_TERRITORY, f"territory:{key}-{number}")
        for number, space in enumerate(data, 1)
    ]
    if sum(space.small for space in spaces) != 2:
        raise fail(table.where, "small-spaces")
    mine = TERRAINS[2 * kind : 2 * kind + 2]
    for space in spaces:
        if TERRAINS[space.terrain] not in mine:
            raise fail(table.where, "terrain", name=TERRAINS[space.terrain], known=", ".join(mine))
    tile = Tile(key, kind, level, spaces)
    if level < LEVELS and kind == PLAINS_QUARRY:
        tile.outpost = table.word("outpost", OUTPOSTS)
    elif level < LEVELS:
        tile.crossroads = table.word("crossroads", CROSSROADS)
    elif kind == FOREST_MOUNTAIN:
        tile.special = table.word("special", SPECIALS)
    else:
        table.number("bonus_slot", 1, LEVELS)
    table.source()
    table.finish()
    return tile


def check_tiles(box: Box, where: str) -> None:
    """Four tiles of each kind and level, every reverse once."""
    for kind in range(len(KINDS)):
        for level in range(1, LEVELS + 1):
            found = sum(tile.kind == kind and tile.level == level for tile in box.tiles)
            if found != PER_LEVEL:
                raise fail(where, "tiles", kind=KINDS[kind], level=level, count=found, expected=PER_LEVEL)
    for name, keys in (("outpost", OUTPOSTS), ("crossroads", CROSSROADS), ("special", SPECIALS)):
        used = [keys[getattr(tile, name)] for tile in box.tiles if getattr(tile, name) >= 0]
        if sorted(used) != sorted(keys):
            raise fail(where, "reverses", name=name)


def read_artifacts(box: Box, cards: Reader) -> None:
    exactly(cards, ARTIFACTS)
    for number, key in enumerate(ARTIFACTS):
        table = cards.child(key)
        level = table.number("level", int(key[1]), int(key[1]))
        category = table.word("category", CATEGORIES)
        cost = [0] * RAW
        for item, amount in read_amounts(table.value("cost"), f"{table.where} cost", range(RAW, GOODS)):
            cost[item - RAW] = amount
        if cost[category] < max(cost):
            raise fail(table.where, "main-resource", category=CATEGORIES[category])
        abilities = read_abilities(table.value("effects"), f"{table.where} effects")
        for ability in abilities:
            for op in ability.ops:
                if isinstance(op, ExtraExplorer) or (isinstance(op, Bend) and op.rule in PERSONAL):
                    raise fail(table.where, "effect-place", name=type(op).__name__)
        powers = powers_of(abilities, f"artifact:{key}")
        box.artifacts.append(
            Artifact(key, table.text("name"), level, category, cost, table.number("vp", 0, 30), powers)
        )
        table.source()
        table.finish()
        bit = one(number)
        box.level_cards[level] |= bit
        box.culture_cards |= bit if any(powers.on_culture) or powers.more_culture else 0
        box.travel_cards |= bit if any(powers.on_travel) or powers.more_travel else 0
        box.send_cards |= bit if powers.on_send else 0
        box.create_cards |= bit if powers.on_create else 0
        box.caravan_cards |= bit if powers.on_caravan else 0
        box.flag_cards |= bit if any(powers.on_flag) else 0
        box.discount_cards |= bit if any(powers.discount) or powers.discount_each else 0
        box.once_cards |= bit if any(powers.once) else 0
        box.end_cards |= bit if powers.endings else 0


def read_people(box: Box, people: Reader) -> None:
    characters = people.child("characters")
    exactly(characters, CHARACTERS)
    for key in CHARACTERS:
        table = characters.child(key)
        names = [table.text("young_name"), table.text("experienced_name")]
        young, grown = (
            powers_of(read_abilities(table.value(side), f"{table.where} {side}"), f"character:{key}", plain=True)
            for side in ("young", "experienced")
        )
        box.characters.append(Character(key, names, young, grown))
        table.source()
        table.finish()
    starts = people.child("starts")
    exactly(starts, STARTS)
    levels: list[list[int]] = [[], [], []]
    for key in STARTS:
        table = starts.child(key)
        ops = table.ops("do", (Gain, GainWorker))
        for level in range(LEVELS):
            levels[level].append(sum(isinstance(op, GainWorker) and op.level == level + 1 for op in ops))
        if any(isinstance(op, GainWorker) and not op.level for op in ops):
            raise fail(table.where, "start-worker")
        box.starts.append(Start(key, table.text("name"), ops, by_seat(ops, f"start:{key}", plain=True)))
        table.source()
        table.finish()
    for level, counts in enumerate(levels):
        spare = box.worker_counts[level] - box.worker_rounds.count(level + 1) * int(box.workers_per_round)
        if sum(sorted(counts)[-MOST_SEATS:]) > spare:
            raise fail(starts.where, "spare-workers", level=level + 1, count=spare)
    people.finish()


def load(path: Path) -> Reader:
    """A TOML file as a reader."""
    try:
        return Reader(tomllib.loads(path.read_text(encoding="utf-8-sig")), path.name)
    except FileNotFoundError:
        raise fail(path.name, "no-file", folder=path.parent) from None
    except (OSError, ValueError, RecursionError) as error:  # no UTF-8, no TOML, endless digits or brackets
        raise fail(path.name, "no-toml", reason=error) from None


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
    files = [load(folder / name) for name in FILES]
    rules, tiles, artifacts, people = files
    name = rules.text("name")
    if not NAME.fullmatch(name):
        raise fail(rules.where, "name", name=shown(name))
    box = Box(name, digest(files))
    box.families = CATALOGUE.families
    read_rules(box, rules)
    read_places(box, rules)
    rules.finish()
    read_tiles(box, tiles)
    read_artifacts(box, artifacts)
    read_people(box, people)
    return box
