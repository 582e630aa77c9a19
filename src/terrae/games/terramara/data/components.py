"""Reads a set of components from its files and checks every number before anybody plays with it."""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.core.vectors import vec
from terrae.games.terramara.data.effects import (
    ACTS,
    VOCABULARY,
    check_options,
    place,
    read_abilities,
    read_amounts,
    read_condition,
    read_ops,
    single,
    some_ops,
    table_at,
)
from terrae.games.terramara.rules.box import (
    AT_CROSSROADS,
    AT_SPECIAL,
    FOREST_MOUNTAIN,
    IN_HOMELAND,
    IN_HUT,
    IN_TERRITORY,
    KINDS,
    NO_CATEGORY,
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
from terrae.games.terramara.rules.catalogue import (
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
from terrae.games.terramara.rules.effects import (
    ANY_RAW,
    BENDS,
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
from terrae.games.terramara.rules.powers import by_seat, powers_of
from terrae.games.terramara.rules.spaces import FLIPPED_ROWS, HOMELAND_NAMES, MOST_SEATS, ROUNDS, ROWS
from terrae.reading.reader import Reader, digest, load
from terrae.reading.vocabulary import shown

FOLDER = Path(__file__).parent
FILES = ("rules.toml", "tiles.toml", "artifacts.toml", "people.toml")
LEVELS = 3
PER_LEVEL = 4  # territory tiles of a kind
SEATS = (2, 3, 4)
PERSONAL = (PERSONAL_BONUS, PERSONAL_CROSSROADS, PERSONAL_OUTPOST)  # only characters have these


def read_space(data: object, where: str, key: str, kind: i64, source: str) -> Space:
    """An action space: what it needs, and what it does."""
    table = table_at(data, where)
    ops = some_ops(table, "do", ACTS)
    if table.flag("any_order"):
        check_options(table, [[op] for op in ops])
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
        space.level = table.number("level", 1, LEVELS - 1)
    if kind == IN_HOMELAND:
        table.entries("seats")
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
            raise workers.fail("workers", level=level)
    military = rules.child("military")
    box.military_last = military.number("last", 1, 60)
    last = int(box.military_last)
    box.power_levels = military.rising("power_levels", 4, 0, last)
    if box.power_levels[0]:
        raise military.fail("first-level")
    box.ranks = military.numbers("ranks", 3)
    raid = rules.child("raid")
    lower, higher = raid.numbers("lower", 3, 1), raid.numbers("higher", 3, 1)
    box.raid_rates = [*reversed(higher), raid.number("same", 1), *lower]
    river = rules.child("river")
    box.river_last = river.number("last", 1, 60)
    end = int(box.river_last)
    box.row = river.number("row", 1, 12)
    box.reach = vec[i64](river.rising("reach", end + 1, 0, int(box.row)))
    if box.reach[end] != box.row:
        raise river.fail("reach", row=int(box.row))
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
        raise rows.fail("rows")
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
    spaces = [table_at(slot, f"{river.where} bonus") for slot in river.entries("bonus")]
    box.slots = [Slot(slot.number("space", 1, int(box.river_last)), slot.number("level", 1, LEVELS)) for slot in spaces]
    places = [int(slot.space) for slot in box.slots]
    if places != sorted(places):
        raise river.fail("rising", key="bonus", value=shown(places))
    for slot in spaces:
        slot.finish()
    box.river_slots = len(box.slots)
    levels = [*road.numbers("left", ROWS, 1, LEVELS), *road.numbers("right", ROWS - FLIPPED_ROWS, 1, LEVELS)]
    box.slots += [Slot(0, level) for level in levels]
    for level in range(1, LEVELS + 1):
        used = sum(slot.level == level for slot in box.slots)
        have = sum(key[1] == str(level) for key in BONUS_TILES)
        if used > have:
            raise river.fail("slots", level=level, count=used, most=have)


def read_places(box: Box, rules: Reader) -> None:
    """Homeland, Hut, First Player card, and what a first game starts with."""
    homeland = rules.child("homeland")
    homeland.exactly(list(HOMELAND_NAMES))
    for name in HOMELAND_NAMES:
        table = homeland.child(name)
        box.homeland.append(read_space(table.table, table.where, name, IN_HOMELAND, f"homeland:{name}"))
        box.homeland_seats.append(table.numbers("seats", None, SEATS[0], SEATS[-1]))
    for seats in SEATS:
        found = sum(seats in some for some in box.homeland_seats)
        if found != seats + 1:
            raise homeland.fail("homeland", seats=seats, count=found, expected=seats + 1)
    hut = rules.child("hut")
    box.hut = read_space(hut.table, hut.where, "hut", IN_HUT, "hut")
    card = rules.child("first_player")
    sides = [read_ops(card.value(key), f"{card.where} {key}", ACTS) for key in ("front", "back", "third", "fourth")]
    box.front_ops, box.back_ops = sides[:2]
    box.front, box.back, box.third, box.fourth = (by_seat(side, "first-player") for side in sides)
    first = rules.child("first_game")
    worker = first.number("worker", 1, LEVELS)
    if spare_workers(box, worker) < MOST_SEATS:
        raise first.fail("spare-workers", level=worker, count=spare_workers(box, worker))
    gain: list[Op] = [
        Gain(read_amounts(first.value("gain"), f"{first.where} gain", range(MILITARY + 2))),
        GainWorker(worker),
    ]
    box.first_gain = by_seat(gain, "setup", plain=True)
    box.first_military = first.numbers("military", MOST_SEATS)
    for part in (card, first):
        part.source()
        part.finish()


def spare_workers(box: Box, level: int) -> int:
    """Worker tiles of a level that do not lie on the Rounds track."""
    return box.worker_counts[level - 1] - box.worker_rounds.count(level) * int(box.workers_per_round)


def read_tiles(box: Box, tiles: Reader) -> None:
    for key, table in tiles.child("bonus").each(BONUS_TILES):
        level = table.number("level", int(key[1]), int(key[1]))
        ops = some_ops(table, "do", ACTS)
        box.bonus_tiles.append(BonusTile(key, level, ops, by_seat(ops, f"bonus:{key}")))
    for key, table in tiles.child("outposts").each(OUTPOSTS):
        grades = [read_condition(table.value(grade), f"{table.where} {grade}") for grade in GRADES]
        box.outposts.append(Outpost(key, table.number("level", 1, LEVELS - 1), grades))
    for name, keys, kind, spaces in (
        ("crossroads", CROSSROADS, AT_CROSSROADS, box.crossroads),
        ("special", SPECIALS, AT_SPECIAL, box.specials),
    ):
        tables = tiles.child(name)
        tables.exactly(keys)
        for key in keys:
            spaces.append(read_space(tables.value(key), f"{tables.where} [{key}]", key, kind, f"{name}:{key}"))
    territory = tiles.child("territory")
    territory.exactly(TILES)
    for key in TILES:
        box.tiles.append(read_tile(box, territory.child(key), key))
    check_tiles(box, territory)
    tiles.finish()


def read_tile(box: Box, table: Reader, key: str) -> Tile:
    """A territory tile: three spaces, two of them small, and its reverse."""
    kind = table.word("kind", KINDS)
    level = table.number("level", 1, LEVELS)
    data = table.entries("spaces")
    if len(data) != 3:
        raise table.fail("three-spaces", count=len(data))
    spaces = [
        read_space(space, f"{table.where} space {number}", f"{key}-{number}", IN_TERRITORY, f"territory:{key}-{number}")
        for number, space in enumerate(data, 1)
    ]
    if sum(space.small for space in spaces) != 2:
        raise table.fail("small-spaces")
    mine = TERRAINS[2 * kind : 2 * kind + 2]
    for space in spaces:
        if TERRAINS[space.terrain] not in mine:
            raise table.fail("terrain", name=TERRAINS[space.terrain], known=", ".join(mine))
    tile = Tile(key, kind, level, spaces)
    if level < LEVELS and kind == PLAINS_QUARRY:
        tile.outpost = table.word("outpost", OUTPOSTS)
        if box.outposts[tile.outpost].level != level:
            raise table.fail("reverse-level", name=OUTPOSTS[tile.outpost], level=level)
    elif level < LEVELS:
        tile.crossroads = table.word("crossroads", CROSSROADS)
        if box.crossroads[tile.crossroads].level != level:
            raise table.fail("reverse-level", name=CROSSROADS[tile.crossroads], level=level)
    elif kind == FOREST_MOUNTAIN:
        tile.special = table.word("special", SPECIALS)
    else:
        slot = table.number("bonus_slot", 1, LEVELS)
        if any(right.level != slot for right in box.slots[FLIPPED_ROWS - ROWS :]):
            raise table.fail("bonus-slot", level=slot)
    table.source()
    table.finish()
    return tile


def check_tiles(box: Box, territory: Reader) -> None:
    """Four tiles of each kind and level, every reverse once."""
    for kind in range(len(KINDS)):
        for level in range(1, LEVELS + 1):
            found = sum(tile.kind == kind and tile.level == level for tile in box.tiles)
            if found != PER_LEVEL:
                raise territory.fail("tiles", kind=KINDS[kind], level=level, count=found, expected=PER_LEVEL)
    for name, keys in (("outpost", OUTPOSTS), ("crossroads", CROSSROADS), ("special", SPECIALS)):
        used = [keys[getattr(tile, name)] for tile in box.tiles if getattr(tile, name) >= 0]
        if sorted(used) != sorted(keys):
            raise territory.fail("reverses", name=name)


def read_artifacts(box: Box, cards: Reader) -> None:
    for number, (key, table) in enumerate(cards.each(ARTIFACTS)):
        level = table.number("level", int(key[1]), int(key[1]))
        category = table.word("category", CATEGORIES)
        cost = [0] * RAW
        for item, amount in read_amounts(table.value("cost"), f"{table.where} cost", range(RAW, GOODS)):
            cost[item - RAW] = amount
        if cost[category] < max(cost):
            raise table.fail("main-resource", category=CATEGORIES[category])
        abilities = read_abilities(table.value("effects"), f"{table.where} effects")
        for ability in abilities:
            for op in ability.ops:
                if isinstance(op, ExtraExplorer):
                    raise table.fail("effect-place", name="extra_explorer")
                if isinstance(op, Bend) and op.rule in PERSONAL:
                    raise table.fail("effect-place", name=BENDS[op.rule])
        powers = powers_of(abilities, f"artifact:{key}")
        box.artifacts.append(
            Artifact(key, table.text("name"), level, category, vec[i64](cost), table.number("vp", 0, 30), powers)
        )
        bit = one(number)
        box.level_cards[level] |= bit
        box.culture_cards |= bit if any(powers.on_culture) or powers.more_culture else 0
        box.travel_cards |= bit if any(powers.on_travel) or powers.more_travel else 0
        box.send_cards |= bit if powers.on_send else 0
        box.create_cards |= bit if powers.on_create else 0
        box.caravan_cards |= bit if powers.on_caravan else 0
        box.flag_cards |= bit if any(powers.on_flag) else 0
        box.discount_cards |= bit if powers.discount_category != NO_CATEGORY else 0
        box.once_cards |= bit if any(powers.once) else 0
        box.end_cards |= bit if powers.endings else 0


def read_people(box: Box, people: Reader) -> None:
    for key, table in people.child("characters").each(CHARACTERS):
        names = [table.text("young_name"), table.text("experienced_name")]
        young, grown = (
            powers_of(read_abilities(table.value(side), f"{table.where} {side}"), f"character:{key}", plain=True)
            for side in ("young", "experienced")
        )
        for rule in PERSONAL:
            kept = rule == PERSONAL_OUTPOST and young.bends & one(rule)
            if grown.bends & one(rule) and not kept:
                raise table.at("experienced").fail("effect-place", name=BENDS[rule])
        box.characters.append(Character(key, names, young, grown))
    starts = people.child("starts")
    levels: list[list[int]] = [[], [], []]
    for key, table in starts.each(STARTS):
        ops = some_ops(table, "do", (Gain, GainWorker))
        for level in range(LEVELS):
            levels[level].append(sum(isinstance(op, GainWorker) and op.level == level + 1 for op in ops))
        if any(isinstance(op, GainWorker) and not op.level for op in ops):
            raise table.fail("start-worker")
        box.starts.append(Start(key, table.text("name"), ops, by_seat(ops, f"start:{key}", plain=True)))
    for level, counts in enumerate(levels, 1):
        if sum(sorted(counts)[-MOST_SEATS:]) > spare_workers(box, level):
            raise starts.fail("spare-workers", level=level, count=spare_workers(box, level))
    people.finish()


def read_box(folder: Path = FOLDER) -> Box:
    """The set of components in a folder."""
    if not folder.is_dir():
        raise place(str(folder)).fail("no-folder")
    files = [load(folder / name, VOCABULARY) for name in FILES]
    rules, tiles, artifacts, people = files
    box = Box(rules.name("name"), digest(files))
    box.families = CATALOGUE.families
    read_rules(box, rules)
    read_places(box, rules)
    rules.finish()
    read_tiles(box, tiles)
    read_artifacts(box, artifacts)
    read_people(box, people)
    return box
