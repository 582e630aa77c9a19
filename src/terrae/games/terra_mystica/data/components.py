"""Reads a set of components from its files and checks every number before anybody plays with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path
from typing import TypeVar

from terrae.core.errors import BadComponents
from terrae.economy.effects import (
    Each,
    Effect,
    Gain,
    Giving,
    Income,
    OnceARound,
    OnDropOut,
    OnPass,
    Reach,
    TownFrom,
    Trait,
)  # fmt: skip
from terrae.games.terra_mystica.addons import INSTALLED, AddOn
from terrae.games.terra_mystica.data.effects import CultBonus, CultSteps, Most
from terrae.games.terra_mystica.data.vocabulary import VOCABULARY
from terrae.games.terra_mystica.rules.box import (
    CULTS,
    DEEDS,
    KINDS,
    MEASURES,
    MOST_SEATS,
    ON_PRIESTS,
    PER,
    TERRAINS,
    WHEEL,
    BonusCard,
    Box,
    FavourTile,
    FinalTile,
    Goods,
    Landmark,
    Mat,
    Payout,
    PowerAction,
    Reward,
    RoundTile,
    TownTile,
)  # fmt: skip
from terrae.games.terra_mystica.rules.catalogue import (
    BONUS_CARDS,
    COLUMNS,
    FACTIONS,
    FAVOURS,
    FINAL_TILES,
    POWER_ACTIONS,
    RIVERS,
    ROUND_TILES,
    ROWS,
    TOWNS,
    lexicon,
)  # fmt: skip
from terrae.games.terra_mystica.rules.cults import SENDS
from terrae.games.terra_mystica.rules.factions import CLASSES
from terrae.games.terra_mystica.rules.land import MOST_RANGE, MOST_SKIP, RIVER, Land
from terrae.games.terra_mystica.rules.landscapes import LANDSCAPES
from terrae.games.terra_mystica.rules.notation import BRIDGE_SPACES, SPECIALS
from terrae.games.terra_mystica.rules.special import TileAction
from terrae.reading.reader import Reader, digest, load, load_maps
from terrae.reading.vocabulary import shown

FOLDER = Path(__file__).parent
FILES = ("box.toml", "tiles.toml", "factions.toml", "landscapes.toml")
VARIANTS = "variants"  # the table of older values among the factions
SETS = ("base", "ice", "volcano", "variable")
HOMES = (*TERRAINS, "variable")
LETTERS = "YUKBGSR"  # of the terrains, in the order of the wheel
OPTIONS = ("temple-scoring-tile", "shipping-bonus", "mini-expansion-1")
RESOURCES = ("coins", "workers", "priests", "power")
PRIESTS = "PRIESTS"  # what a round tile may count instead of steps on a track
SUPPLY = {"D": (3, 8), "TP": (1, 4), "TE": (1, 3), "SH": (1, 1), "SA": (1, 1)}  # at least, at most
MOST_VALUE = (2, 2, 2, 4, 4)  # by kind: power, so that no offer is larger than the largest move
MOST_TOKENS = 12  # of power, at the start
TOP = 10  # of a cult track
FIRST_ROWS = ("A", "B")  # a map whose first row is a short one begins with B
FEWEST_HOMES = 4  # hexes of each terrain, so that everybody can place the first dwellings
LONGEST_TABLE = 10
SITE_ID = re.compile("[0-9a-f]{40}")
POINT_TABLES = ("", "2017")  # the usual starting points, or those by faction
Kind = TypeVar("Kind", bound=Effect)


def fail(where: str, problem: str, **values: object) -> BadComponents:
    return BadComponents(f"terra-mystica.components.{problem}", where=where, **values)


def goods(reader: Reader, names: tuple[str, ...] = RESOURCES) -> Goods:
    """A table of amounts."""
    made = amounts({name: reader.number(name, default=0) for name in names})
    reader.finish()
    return made


def amounts(given: dict[str, int]) -> Goods:
    """What rules own as numbers out of amounts by name."""
    return Goods(
        given.get("coins", 0), given.get("workers", 0), given.get("priests", 0), given.get("power", 0),
        given.get("points", 0),
    )  # fmt: skip


def total(effects: list[Effect], kind: type[Giving]) -> dict[str, int]:
    """All that the effects of a kind give together."""
    found: dict[str, int] = {}
    for effect in effects:
        if isinstance(effect, kind):
            for name, amount in effect.goods.items():
                found[name] = found.get(name, 0) + amount
    return found


def effects_of(reader: Reader, allowed: tuple[type[Effect], ...], key: str = "effects") -> list[Effect]:
    """A list of effects, each of a kind that does something here, with known words and numbers in range."""
    effects = reader.effects(key, allowed)
    for effect in effects:
        check_effect(effect, reader.at(key))
    return effects


def check_effect(effect: Effect, place: Reader) -> None:
    if isinstance(effect, Each):
        check_word(place, "deed", effect.what, DEEDS)
    if isinstance(effect, OnDropOut):
        check_word(place, "per", effect.per, PER)
        if effect.table is not None:
            refuse(effect, ("points",), place.where)  # the table says it
            if not 2 <= len(effect.table) <= LONGEST_TABLE:
                raise fail(place.where, "table-size", most=LONGEST_TABLE)
            for value in effect.table:
                place.check_number("table", value)
    if isinstance(effect, CultSteps):
        check_word(place, "track", effect.track, CULTS)
        place.check_number("steps", effect.steps, 1, TOP)
    if isinstance(effect, CultBonus):
        check_word(place, "track", effect.track, (*CULTS, PRIESTS))
        place.check_number("per", effect.per, 1, TOP)
    if isinstance(effect, Most):
        check_word(place, "measure", effect.what, MEASURES)
    if isinstance(effect, Reach):
        place.check_number("reach", effect.more, 1, MOST_RANGE)
    if isinstance(effect, TownFrom):
        place.check_number("town_from", effect.value, 1)
    for name, amount in effect.goods.items() if isinstance(effect, Giving) else ():
        place.check_number(name, amount)


def check_word(place: Reader, problem: str, name: str, known: tuple[str, ...] | list[str]) -> None:
    if name not in known:
        raise fail(place.where, problem, name=name, known=", ".join(known))


def refuse(effect: Giving, names: tuple[str, ...], where: str) -> None:
    """Amounts that nothing would carry out here."""
    for name in names:
        if effect.amount(name):
            raise fail(where, "no-use", key=name)


def of_kind(effects: list[Effect], kind: type[Kind]) -> list[Kind]:
    return [effect for effect in effects if isinstance(effect, kind)]


def only(effects: list[Effect], kind: type[Kind], where: str) -> Kind:
    """The one effect of a kind that a tile must have."""
    found = of_kind(effects, kind)
    if len(found) != 1:
        raise fail(where, "one-effect", name=kind.__name__)
    return found[0]


def payouts(effects: list[Effect], source: str) -> list[Payout]:
    """What a tile gives when passing."""
    return [
        Payout(PER.index(effect.per), effect.amount("points"), effect.table, source)
        for effect in of_kind(effects, OnPass)
    ]


def option_of(tile: Reader) -> str:
    """The option a tile belongs to; without one it is always in the game."""
    return tile.text("option", OPTIONS) if "option" in tile.table else ""


def read_rules(box: Box, rules: Reader) -> None:
    supply = rules.child("supply")
    box.supply = [supply.number(kind, least, most) for kind, (least, most) in SUPPLY.items()]
    box.bridges = supply.number("bridges", most=9)
    start = rules.child("start")
    box.start_points = start.number("points")
    town = rules.child("town")
    box.town_buildings = town.number("buildings", least=1)
    box.town_value = town.number("value", least=1)
    cults = rules.child("cults")
    box.step_power = cults.numbers("power", TOP + 1)
    box.priest_steps = cults.numbers("priests", least=2, most=SENDS)
    scoring = rules.child("scoring")
    box.cult_points = falling(scoring, "cults")
    box.network_points = falling(scoring, "network")
    box.coins_for_point = scoring.number("coins_for_point", least=1)
    bonus_cards = rules.child("bonus_cards")
    box.spare_bonus_cards = bonus_cards.number("spare", least=1, most=len(BONUS_CARDS) - MOST_SEATS - 1)
    for part in (supply, start, town, cults, scoring, bonus_cards):
        part.finish()
    for name, tile in rules.child("power").each(POWER_ACTIONS, sourced=False):
        effects = effects_of(tile, (Gain,))
        gain = only(effects, Gain, tile.where)
        refuse(gain, ("cults", "shipping", "keys"), tile.where)
        box.power_actions.append(
            PowerAction(
                name, tile.number("power", least=1, most=MOST_TOKENS), amounts(gain.goods), gain.amount("bridges"),
                gain.amount("spades"), effects,
            )
        )  # fmt: skip
    rules.finish()


def falling(reader: Reader, key: str) -> list[int]:
    """Points for the first, the second and so on: each place is worth no more than the one before."""
    points = reader.numbers(key)
    if not points or points != sorted(points, reverse=True):
        raise fail(reader.where, "falling", key=key)
    return points


def read_tiles(box: Box, tiles: Reader) -> None:
    bonus = [name for name in BONUS_CARDS if not any(name in addon.bonus_cards for addon in INSTALLED)]
    for part, names, read in (
        ("bonus", bonus, read_bonus_card),
        ("favour", FAVOURS, read_favour),
        ("town", TOWNS, read_town),
        ("round", ROUND_TILES, read_round_tile),
        ("final", FINAL_TILES, read_final_tile),
    ):
        read_part(box, tiles.child(part), names, read)
    tiles.finish()


def read_part(box: Box, table: Reader, names: list[str], read: Callable[[Box, str, Reader], None]) -> None:
    """All tiles of a kind."""
    for name, tile in table.each(names, sourced=False):
        read(box, name, tile)


def read_bonus_card(box: Box, name: str, tile: Reader) -> None:
    effects = effects_of(tile, (Income, OnceARound, Reach, OnPass))
    card = BonusCard(
        name, option_of(tile), amounts(total(effects, Income)), sum(it.more for it in of_kind(effects, Reach)),
        action_of(name, tile, effects), [], effects,
    )  # fmt: skip
    card.payouts = payouts(effects, card.source)
    box.bonus_cards.append(card)


def action_of(name: str, tile: Reader, effects: list[Effect]) -> TileAction | None:
    """The special action of a card or tile, if it has one; the catalogue must have a move for it."""
    acts = total(effects, OnceARound)
    if not acts:
        return None
    check_word(tile, "action", name, SPECIALS)
    return TileAction(name, acts.get("spades", 0), acts.get("steps", 0))


def read_favour(box: Box, name: str, tile: Reader) -> None:
    effects = effects_of(tile, (CultSteps, Income, OnceARound, TownFrom, Each, OnPass))
    cult = only(effects, CultSteps, tile.where)
    for action in of_kind(effects, OnceARound):
        refuse(action, ("spades",), tile.where)
    values = [effect.value for effect in of_kind(effects, TownFrom)]
    favour = FavourTile(
        name, tile.number("copies", least=1, most=9), CULTS.index(cult.track), cult.steps,
        amounts(total(effects, Income)), min(values, default=0), action_of(name, tile, effects),
        [], [], effects,
    )  # fmt: skip
    favour.rewards = [
        Reward(DEEDS.index(each.what), each.amount("points"), favour.source) for each in of_kind(effects, Each)
    ]
    favour.payouts = payouts(effects, favour.source)
    box.favours.append(favour)


def read_town(box: Box, name: str, tile: Reader) -> None:
    effects = effects_of(tile, (Gain,))
    gain = only(effects, Gain, tile.where)
    refuse(gain, ("spades", "bridges"), tile.where)
    box.towns.append(
        TownTile(
            name, option_of(tile), tile.number("copies", least=1, most=9), amounts(gain.goods), gain.amount("cults"),
            gain.amount("shipping"), gain.amount("keys"), effects,
        )
    )  # fmt: skip


def read_round_tile(box: Box, name: str, tile: Reader) -> None:
    effects = effects_of(tile, (Each, CultBonus))
    deeds = of_kind(effects, Each)
    points = {each.amount("points") for each in deeds}
    if len(points) != 1:
        raise fail(tile.where, "one-worth")
    bonus = only(effects, CultBonus, tile.where)
    track = ON_PRIESTS if bonus.track == PRIESTS else CULTS.index(bonus.track)
    box.round_tiles.append(
        RoundTile(
            name, option_of(tile), [DEEDS.index(each.what) for each in deeds], points.pop(), track, bonus.per,
            amounts(bonus.goods), bonus.amount("spades"), effects,
        )
    )  # fmt: skip


def read_final_tile(box: Box, name: str, tile: Reader) -> None:
    effects = effects_of(tile, (Most,))
    box.final_tiles.append(FinalTile(name, MEASURES.index(only(effects, Most, tile.where).what), effects))


def read_factions(box: Box, mats: Reader, names: list[str]) -> None:
    for key in names:
        mat = read_mat(box, key, mats.child(key))
        box.factions.append(CLASSES[key](mat, len(box.factions)))


def read_variants(box: Box, variants: Reader) -> None:
    """Older values of some factions."""
    for name in variants.table:
        table = variants.child(name)
        table.check_name(name)
        box.variants[name] = {}
        for key in table.table:
            check_word(table, "faction", key, FACTIONS)
            box.variants[name][key] = read_traits(table, key, key)


def read_landscapes(box: Box, landmarks: Reader, names: list[str]) -> None:
    """The special landscape of each faction, with the trait that its rules carry out."""
    for key, reader in landmarks.each(names, sourced=False):
        needs = reader.child("needs")
        counts = [needs.number(kind, most=SUPPLY[kind][1], default=0) for kind in KINDS]
        needs.finish()
        rules = LANDSCAPES[key]
        found = only(effects_of(reader, (Trait,)), Trait, reader.where)
        check_word(reader.at("effects"), "trait", found.name, [rules.trait])
        if set(found.numbers) != set(rules.numbers):
            raise fail(reader.where, "trait-numbers", name=rules.trait, known=", ".join(rules.numbers) or "none")
        for name, number in found.numbers.items():
            reader.at("effects").check_number(name, number, *rules.numbers[name])
        landmark = Landmark(reader.text("name"), counts, [found], reader.text("symbol"))
        box.factions[FACTIONS.index(key)].landscape = rules(landmark)


def read_addon(box: Box, addon: AddOn) -> None:
    """What an add-on brings, all of it of its own set."""
    tiles, mats, landmarks = (load(addon.folder / name, VOCABULARY) for name in FILES[1:])
    read_part(box, tiles.child("bonus"), list(addon.bonus_cards), read_bonus_card)
    for card in box.bonus_cards[-len(addon.bonus_cards) :] if addon.bonus_cards else ():
        card.option = addon.name
    names = list(addon.factions)
    mats.exactly(names)
    read_factions(box, mats, names)
    for faction in box.factions[-len(names) :] if names else ():
        faction.mat.set_name = addon.name
    read_landscapes(box, landmarks, names)
    tiles.finish()


def read_mat(box: Box, key: str, reader: Reader) -> Mat:
    sets = (*SETS, *(addon.name for addon in INSTALLED))
    mat = Mat(key, reader.text("name"), reader.text("set", sets), HOMES.index(reader.text("home", HOMES)))
    start = reader.child("start")
    mat.bowls = start.numbers("bowls", 3)
    if sum(mat.bowls) > MOST_TOKENS:
        raise fail(start.where, "power", most=MOST_TOKENS, total=sum(mat.bowls))
    mat.cults = start.numbers("cults", len(CULTS), most=TOP - 1)
    mat.start = amounts({name: start.number(name) for name in ("coins", "workers", "priests")})
    start.finish()
    mat.points_2017 = reader.number("points_2017")
    mat.dwellings = reader.number("dwellings", least=1, most=3, default=2)
    mat.favours = reader.number("favours", most=1, default=0)
    mat.priests = reader.number("priests", least=1, most=7, default=7)
    if "power" in reader.table:
        mat.power = [
            reader.check_number("power", value, 1, most)
            for value, most in zip(reader.entries("power", len(KINDS)), MOST_VALUE, strict=True)
        ]
    if "ship" in reader.table:
        read_ship(box, mat, reader.child("ship"))
    if "dig" in reader.table:
        read_dig(mat, reader.child("dig"))
    if "jump" in reader.table:
        read_jump(mat, reader.child("jump"))
    for number, kind in enumerate(KINDS):
        building = reader.child(kind)
        mat.cost.append(goods(building.child("cost")))
        mat.income.append(read_income(building.child("income"), box.supply[number]))
        building.finish()
    for part in ("ability", "stronghold"):
        traits = read_traits(reader, key, part, part)
        if part == "ability":
            mat.ability = traits
        else:
            mat.stronghold = traits
    check_repeated(mat, reader.where)
    reader.finish()
    return mat


def read_ship(box: Box, mat: Mat, ship: Reader) -> None:
    reach = max(int(card.shipping) for card in box.bonus_cards)
    mat.shipping = ship.number("start", most=MOST_RANGE - reach)
    mat.most_shipping = ship.number("most", least=int(mat.shipping), most=MOST_RANGE - reach)
    if mat.most_shipping > mat.shipping:
        mat.ship_cost = goods(ship.child("cost"))
        mat.ship_points = ship.numbers("points", int(mat.most_shipping - mat.shipping))
    ship.finish()


def read_dig(mat: Mat, dig: Reader) -> None:
    spades = dig.entries("spades")
    if not spades:
        raise fail(dig.where, "list", key="spades", size="some")
    for price in spades:
        if not isinstance(price, dict):
            raise fail(dig.where, "table", key="spades")
        mat.spade_cost.append(goods(Reader(price, f"{dig.where} spades", VOCABULARY)))
    if len(spades) > 1:
        mat.dig_cost = goods(dig.child("cost"))
        mat.dig_points = dig.numbers("points", len(spades) - 1)
    dig.finish()


def read_jump(mat: Mat, jump: Reader) -> None:
    mat.jump = jump.number("skip", least=1, most=MOST_SKIP)
    mat.jump_cost = goods(jump.child("cost"))
    mat.jump_cost_later = goods(jump.child("cost_later"))
    mat.jump_points = jump.number("points")
    jump.finish()


def read_income(income: Reader, supply: int) -> list[Goods]:
    """The income for none, one, two and so on of a kind: totals, which never fall."""
    rows = {name: income.numbers(name, supply + 1) for name in RESOURCES if name in income.table}
    for name, row in rows.items():
        if row != sorted(row):
            raise fail(income.where, "rising", key=name)
    income.finish()
    return [amounts({name: row[number] for name, row in rows.items()}) for number in range(supply + 1)]


def read_traits(reader: Reader, faction: str, key: str, part: str = "") -> list[Effect]:
    """Traits that this faction's rules carry out, each once; those of a part of its board all of them."""
    place = reader.at(key)
    known = {name: rule for name, rule in CLASSES[faction].traits.items() if part in ("", rule.part)}
    traits = of_kind(effects_of(reader, (Trait,), key), Trait)
    names = [trait.name for trait in traits]
    for trait in traits:
        check_word(place, "trait", trait.name, list(known))
        if names.count(trait.name) > 1:
            raise fail(place.where, "twice", name=trait.name)
        rule = known[trait.name]
        sentences = {trait.name: rule.numbers, **rule.other}
        check_word(place, "words", trait.words, list(sentences))
        numbers = sentences[trait.words]
        if set(trait.numbers) != set(numbers):
            raise fail(place.where, "trait-numbers", name=trait.name, known=", ".join(numbers) or "none")
        for name, number in trait.numbers.items():
            place.check_number(name, number, *rule.limits.get(name, (0, 99)))
        trait.action = rule.action
    for name in known if part else ():
        if name not in names:
            raise fail(place.where, "trait-missing", name=name)
    return list(traits)


def check_repeated(mat: Mat, where: str) -> None:
    """Numbers that stand on a board and are told again by a trait are the same."""
    for trait in of_kind([*mat.ability, *mat.stronghold], Trait):
        rule = CLASSES[mat.key].traits[trait.name]
        for name, number in trait.numbers.items():
            printed = attrgetter(rule.printed[name])(mat) if name in rule.printed else number
            if printed != number:
                raise fail(where, "disagree", name=trait.name, key=name, value=number, printed=printed)


def read_map(name: str, file: Reader) -> Land:
    """A map: every space known, rows as long as hexes that interlock, enough land of each kind."""
    title = file.text("title")
    first = FIRST_ROWS.index(file.text("first_row", FIRST_ROWS))
    rows = file.texts("rows")
    if not 1 <= len(rows) <= ROWS - first or not 1 <= max(map(len, rows)) <= COLUMNS:
        raise fail(file.where, "size", rows=ROWS - first, columns=COLUMNS)
    longest = max(map(len, rows))
    for number, row in enumerate(rows, first):
        place = f"{file.where} row {chr(ord(FIRST_ROWS[0]) + number)}"
        if len(row) != longest - number % 2:
            raise fail(place, "row", length=longest - number % 2, count=len(row))
        for letter in row:
            if letter not in LETTERS + RIVER:
                raise fail(place, "letter", letter=letter, known=LETTERS + RIVER)
    text = "".join(rows)
    for letter, terrain in zip(LETTERS, TERRAINS[:WHEEL], strict=True):
        if text.count(letter) < FEWEST_HOMES:
            raise fail(file.where, "few", terrain=terrain, count=text.count(letter), least=FEWEST_HOMES)
    if text.count(RIVER) > RIVERS:
        raise fail(file.where, "many", most=RIVERS)
    ids = file.child("site")
    for id in ids.table:
        if not SITE_ID.fullmatch(id):
            raise fail(ids.where, "site", id=shown(id))
        ids.text(id, POINT_TABLES)
    file.finish()
    land = Land(name, title, dict(ids.table), first, rows, LETTERS)
    for space in land.bridge_names:
        if space not in BRIDGE_SPACES:
            raise fail(file.where, "bridge", bridge=space)
    lexicon(land)
    return land


def read_box(folder: Path = FOLDER) -> Box:
    """The set of components in a folder."""
    if not folder.is_dir():
        raise fail(str(folder), "no-folder")
    rules, tiles, mats, landmarks = (load(folder / name, VOCABULARY) for name in FILES)
    maps = load_maps(folder / "maps", VOCABULARY, "base")
    box = Box(rules.name("name"), "")
    read_rules(box, rules)
    read_tiles(box, tiles)
    names = [key for key in FACTIONS if not any(key in addon.factions for addon in INSTALLED)]
    mats.exactly([*names, VARIANTS])
    read_factions(box, mats, names)
    read_variants(box, mats.child(VARIANTS))
    mats.finish()
    read_landscapes(box, landmarks, names)
    for addon in INSTALLED:
        read_addon(box, addon)
    taken: dict[str, str] = {}
    for name, file in maps.items():
        box.maps[name] = read_map(name, file)
        for id in box.maps[name].site:
            if taken.setdefault(id, name) != name:
                raise fail(file.where, "site-twice", id=id, map=taken[id])
    box.digest = digest([rules, tiles, mats, landmarks, *maps.values()])
    return box
