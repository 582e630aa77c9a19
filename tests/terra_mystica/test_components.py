"""Component files: every number is the printed one; a mistake is refused with a sentence that says where and what."""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

from terrae.core.errors import BadComponents
from terrae.core.messages import keys
from terrae.economy.effects import Effect, Trait
from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.data.components import FOLDER, read_box
from terrae.games.terra_mystica.rules.action import Special
from terrae.games.terra_mystica.rules.box import (
    CULTS,
    DEEDS,
    KINDS,
    MEASURES,
    ON_PRIESTS,
    PER,
    TERRAINS,
    Box,
    Goods,
    Mat,
    Payout,
)  # fmt: skip
from terrae.games.terra_mystica.rules.catalogue import FACTIONS
from terrae.games.terra_mystica.rules.special import TileAction
from tests.terra_mystica.printed import PRINTED

BOX = read_box()
HOMES = [*TERRAINS, "variable"]


def short(goods: Goods) -> str:
    """Goods in the short words of the site."""
    amounts = {"C": goods.coins, "W": goods.workers, "P": goods.priests, "PW": goods.power, "VP": goods.points}
    return " ".join(f"{amount}{word}" for word, amount in amounts.items() if amount) or "-"


def line(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def income(row: list[Goods]) -> str:
    """A row of incomes, by what it brings."""
    rows = {
        "C": [goods.coins for goods in row],
        "W": [goods.workers for goods in row],
        "P": [goods.priests for goods in row],
        "PW": [goods.power for goods in row],
    }
    return ", ".join(f"{word} {line(numbers)}" for word, numbers in rows.items() if any(numbers))


def traits(effects: list[Effect]) -> str:
    told = []
    for effect in effects:
        assert isinstance(effect, Trait)
        told.append(" ".join([effect.name, *(f"{name}={number}" for name, number in effect.numbers.items())]))
    return ", ".join(told) or "-"


def board(mat: Mat) -> str:
    """A board as `printed` writes it."""
    bowls, cults = ("/".join(str(number) for number in numbers) for numbers in (mat.bowls, mat.cults))
    lines = [
        f"{mat.set_name} {HOMES[mat.home]}: {short(mat.start)}, {bowls}, {cults}, {mat.points_2017}VP, "
        f"{mat.dwellings}D, {mat.favours}FAV, {mat.priests}P",
        f"power {line(mat.power)}",
    ]
    lines.append(f"ship {mat.shipping} to {mat.most_shipping}" if mat.most_shipping else "ship -")
    if mat.ship_points:
        lines[-1] += f" for {short(mat.ship_cost)}: {line(mat.ship_points)}"
    lines.append(f"dig {' '.join(short(price) for price in mat.spade_cost) or '-'}")
    if mat.dig_points:
        lines[-1] += f" for {short(mat.dig_cost)}: {line(mat.dig_points)}"
    if mat.jump:
        prices = f"{short(mat.jump_cost)}, later {short(mat.jump_cost_later)}"
        lines.append(f"jump {mat.jump} for {prices}: {mat.jump_points}")
    for kind, name in enumerate(KINDS):
        lines.append(f"{name} {short(mat.cost[kind])}: {income(mat.income[kind])}")
    lines.append(f"ability: {traits(mat.ability)}")
    lines.append(f"stronghold: {traits(mat.stronghold)}")
    return "\n".join(lines)


@pytest.mark.parametrize("key", list(PRINTED))
def test_boards(key: str) -> None:
    faction = BOX.factions[FACTIONS.index(key)]
    assert faction.mat.key == key
    assert board(faction.mat) == dedent(PRINTED[key]).strip()


def test_factions() -> None:
    """In the order of the catalogue, with the names people know."""
    assert [faction.mat.key for faction in BOX.factions] == FACTIONS == list(PRINTED)
    assert [int(faction.number) for faction in BOX.factions] == list(range(20))
    shown = {faction.mat.key: faction.mat.name for faction in BOX.factions}
    assert shown["chaosmagicians"] == "Chaos Magicians"
    assert shown["icemaidens"] == "Ice Maidens"
    assert all(name.replace(" ", "").lower() == key for key, name in shown.items())


def test_numbers_of_the_box() -> None:
    assert (BOX.name, len(BOX.digest)) == ("standard", 8)
    assert (BOX.supply, BOX.bridges) == ([8, 4, 3, 1, 1], 3)
    assert (BOX.town_buildings, BOX.town_value) == (4, 7)
    assert {space: power for space, power in enumerate(BOX.step_power) if power} == {3: 1, 5: 2, 7: 2, 10: 3}
    assert len(BOX.step_power) == 11
    assert BOX.priest_steps == [3, 2, 2, 2]
    assert (BOX.cult_points, BOX.network_points) == ([8, 4, 2], [18, 12, 6])
    assert (BOX.start_points, BOX.coins_for_point, BOX.spare_bonus_cards) == (20, 3, 3)


def test_power_actions() -> None:
    told = [
        f"{it.name} {it.price}PW: {short(it.gain)} {it.bridges} {it.spades}" for it in BOX.power_actions
    ]  # gain, bridges, spades
    assert told == [
        "ACT1 3PW: - 1 0",
        "ACT2 3PW: 1P 0 0",
        "ACT3 4PW: 2W 0 0",
        "ACT4 4PW: 7C 0 0",
        "ACT5 4PW: - 0 1",
        "ACT6 6PW: - 0 2",
    ]


def payouts(given: list[Payout]) -> str:
    """What passing brings."""
    return ", ".join(f"{PER[it.per]} {it.points if it.table is None else it.table}" for it in given) or "-"


def acts(special: Special | None) -> str:
    """Spades and steps of a special action."""
    assert special is None or isinstance(special, TileAction)
    return f"{special.spades} {special.steps}" if special else "0 0"


def test_bonus_cards() -> None:
    told = [
        f"{it.name} {short(it.income)}; {it.shipping} {acts(it.special)}; {payouts(it.payouts)}; {it.option}"
        for it in BOX.bonus_cards
    ]  # income; more shipping, spades and steps of the action; points when passing; option
    assert [text.rstrip("; ") for text in told] == [
        "BON1 2C; 0 1 0; -",
        "BON2 4C; 0 0 1; -",
        "BON3 6C; 0 0 0; -",
        "BON4 3PW; 1 0 0; -",
        "BON5 1W 3PW; 0 0 0; -",
        "BON6 2W; 0 0 0; SH 4, SA 4",
        "BON7 1W; 0 0 0; TP 2",
        "BON8 1P; 0 0 0; -",
        "BON9 2C; 0 0 0; D 1",
        "BON10 3PW; 0 0 0; ship 3; shipping-bonus",
    ]


def test_favours() -> None:
    told = []
    for it in BOX.favours:
        rewards = ", ".join(f"{DEEDS[reward.deed]} {reward.points}" for reward in it.rewards) or "-"
        told.append(
            f"{it.name} x{it.copies} {CULTS[it.cult]} {it.steps}; {short(it.income)}; {it.town_value} "
            f"{acts(it.special)}; {rewards}; {payouts(it.payouts)}"
        )  # income; towns from, spades and steps of the action; points for deeds; points when passing
    assert told == [
        "FAV1 x1 FIRE 3; -; 0 0 0; -; -",
        "FAV2 x1 WATER 3; -; 0 0 0; -; -",
        "FAV3 x1 EARTH 3; -; 0 0 0; -; -",
        "FAV4 x1 AIR 3; -; 0 0 0; -; -",
        "FAV5 x3 FIRE 2; -; 6 0 0; -; -",
        "FAV6 x3 WATER 2; -; 0 0 1; -; -",
        "FAV7 x3 EARTH 2; 1W 1PW; 0 0 0; -; -",
        "FAV8 x3 AIR 2; 4PW; 0 0 0; -; -",
        "FAV9 x3 FIRE 1; 3C; 0 0 0; -; -",
        "FAV10 x3 WATER 1; -; 0 0 0; TP 3; -",
        "FAV11 x3 EARTH 1; -; 0 0 0; D 2; -",
        "FAV12 x3 AIR 1; -; 0 0 0; -; TP [0, 2, 3, 3, 4]",
    ]


def test_towns() -> None:
    told = [
        f"{it.name} x{it.copies} {short(it.gain)}; {it.steps} {it.shipping} {it.keys} {it.option}".rstrip()
        for it in BOX.towns
    ]  # gain; steps on every cult, shipping, keys, option
    assert told == [
        "TW1 x2 6C 5VP; 0 0 1",
        "TW2 x2 2W 7VP; 0 0 1",
        "TW3 x2 1P 9VP; 0 0 1",
        "TW4 x2 8PW 6VP; 0 0 1",
        "TW5 x2 8VP; 1 0 1",
        "TW6 x1 2VP; 2 0 2 mini-expansion-1",
        "TW7 x2 4VP; 0 1 1 mini-expansion-1",
        "TW8 x1 11VP; 0 0 1 mini-expansion-1",
    ]


def test_round_tiles() -> None:
    told = []
    for it in BOX.round_tiles:
        deeds = " or ".join(DEEDS[deed] for deed in it.deeds)
        track = "priests" if it.cult == ON_PRIESTS else CULTS[it.cult]
        told.append(f"{it.name} {it.points} per {deeds}; {track} {it.per}: {short(it.bonus)} {it.spades} {it.option}")
    assert [text.rstrip() for text in told] == [
        "SCORE1 2 per spade; EARTH 1: 1C 0",
        "SCORE2 5 per town; EARTH 4: - 1",
        "SCORE3 2 per D; WATER 4: 1P 0",
        "SCORE4 5 per SH or SA; FIRE 2: 1W 0",
        "SCORE5 2 per D; FIRE 4: 4PW 0",
        "SCORE6 3 per TP; WATER 4: - 1",
        "SCORE7 5 per SH or SA; AIR 2: 1W 0",
        "SCORE8 3 per TP; AIR 4: - 1",
        "SCORE9 4 per TE; priests 1: 2C 0 temple-scoring-tile",
    ]


def test_final_tiles() -> None:
    assert {it.name: MEASURES[it.measure] for it in BOX.final_tiles} == {
        "connected-distance": "distance",
        "connected-clusters": "clusters",
        "building-on-edge": "edge",
        "connected-sa-sh-distance": "halls",
    }


def test_older_values() -> None:
    """Play-test games of the site had other numbers for two factions."""
    told = {name: {key: traits(effects) for key, effects in table.items()} for name, table in BOX.variants.items()}
    free = "unlock coins=0 more=0"
    often = "change-home power=3 tokens=3 points=2"
    assert told == {
        "v4": {"riverwalkers": "unlock coins=2 more=1", "shapeshifters": "change-home power=4 tokens=4"},
        "v3": {"riverwalkers": free, "shapeshifters": f"{often} fewer=1"},
        "v2": {"riverwalkers": free, "shapeshifters": f"{often} fewer=0"},
        "original": {"riverwalkers": free, "shapeshifters": f"{often}, token-when-taken points=0 power=1"},
    }


# By map: its title, the number of land and river hexes and of bridge spaces, and the ids of the site.
MAPS: dict[str, tuple[str, int, int, int, dict[str, str]]] = {
    "base": ("Original map", 77, 36, 29, {
        "126fe960806d587c78546b30f1a90853b1ada468": "", "91645cdb135773c2a7a50e5ca9cb18af54c664c4": "2017"}),
    "fire-ice-1": ("Fire & Ice map, side 1", 77, 35, 33, {"95a66999127893f5925a5f591d54f8bcb9a670e6": ""}),
    "fire-ice-2": ("Fire & Ice map, side 2", 77, 36, 29, {"be8f6ebf549404d015547152d5f2a1906ae8dd90": ""}),
    "loon-lakes": ("Loon Lakes v1.6", 77, 35, 22, {"fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1": ""}),
    "fjords": ("Fjords v2.1", 80, 33, 33, {"2afadc63f4d81e850b7c16fb21a1dcd29658c392": ""}),
    "fjords-2.0": ("Fjords v2.0", 80, 33, 33, {"54919e13090127079e7cc3540ad0065311f2ecd7": ""}),
}  # fmt: skip
LONG_NAMES = dict(zip("YUKBGSRI", [*TERRAINS[:7], "x"], strict=True))


@pytest.mark.parametrize("name", list(MAPS))
def test_maps(name: str) -> None:
    """The id by which the site names a map is a digest of its hexes, so that not one of them can be wrong."""
    land = BOX.maps[name]
    assert (land.title, len(land.names), len(land.river), len(land.bridge_names), land.site) == MAPS[name]
    rows = " E ".join(" ".join(LONG_NAMES[letter] for letter in row) for row in land.rows)
    text = ("E " if land.first_row else "") + rows + " E"
    assert hashlib.sha1(text.encode()).hexdigest() == next(iter(land.site))


def test_all_maps() -> None:
    assert set(BOX.maps) == set(MAPS)
    assert {name: land.names[0] for name, land in BOX.maps.items() if land.first_row} == {
        "fire-ice-1": "B1",
        "loon-lakes": "B1",
    }
    old, new = BOX.maps["fjords-2.0"], BOX.maps["fjords"]
    at = {place: new.by_name[place] for place in ("A7", "I6")}
    gray, green = TERRAINS.index("gray"), TERRAINS.index("green")
    assert new.terrain[gray] >> at["A7"] & 1 and new.terrain[green] >> at["I6"] & 1
    assert old.terrain[green] >> at["A7"] & 1 and old.terrain[gray] >> at["I6"] & 1


def every_effect(box: Box) -> list[Effect]:
    groups = (box.round_tiles, box.bonus_cards, box.favours, box.towns, box.power_actions, box.final_tiles)
    tiles = [effect for group in groups for tile in group for effect in tile.effects]
    boards = [effect for faction in box.factions for effect in (*faction.mat.ability, *faction.mat.stronghold)]
    older = [effect for table in box.variants.values() for effects in table.values() for effect in effects]
    return [*tiles, *boards, *older]


def test_every_effect_has_its_words() -> None:
    """No tile or board without a sentence and icons; what is an action says so."""
    for effect in every_effect(BOX):
        text = str(effect.sentence())
        icons = effect.icons()
        assert text.endswith(".") and "{" not in text
        assert icons
        assert (icons[0] == ("", "action")) == text.startswith("Action"), text


SENTENCES = {
    "BON2": "Each income phase: 4 coins. Action, once a round: 1 step on a cult track of your choice.",
    "BON4": "Each income phase: 3 power. Your shipping counts as 1 more on your turns while you hold this.",
    "BON10": "Each income phase: 3 power. When you pass: 3 points for each level of your shipping.",
    "FAV5": "At once: 2 steps on the track of fire. Structures with a total power of 6 are enough for a town.",
    "FAV11": "At once: 1 step on the track of earth. Each dwelling you build: 2 points.",
    "TW6": "At once: 2 steps on every cult track, 2 keys and 2 points.",
    "SCORE2": "Each town you found: 5 points. "
    "At the end of the round: 1 spade for every 4 steps on the track of earth.",
    "SCORE9": "Each upgrade to a temple: 4 points. "
    "At the end of the round: 2 coins for every priest you have on the cult board.",
    "ACT6": "At once: 2 spades.",
}


@pytest.mark.parametrize("name", list(SENTENCES))
def test_sentences(name: str) -> None:
    """What people read of a tile is what is printed on it."""
    groups = (BOX.bonus_cards, BOX.favours, BOX.towns, BOX.round_tiles, BOX.power_actions)
    (tile,) = (tile for group in groups for tile in group if tile.name == name)
    assert " ".join(str(effect.sentence()) for effect in tile.effects) == SENTENCES[name]


Edit = Callable[[str], str]
BASE = "maps/base.toml"


def swap(old: str, new: str) -> Edit:
    """Replace a text that must be there, the first time it stands there."""

    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


def copied(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    shutil.copytree(FOLDER, folder)
    return folder


BAD: list[tuple[str, Edit, str, list[str]]] = [
    ("box.toml", swap("value = 7\n", ""), "missing", ["[town]", "'value'"]),
    ("box.toml", swap('name = "standard"\n', ""), "missing", ["'name'"]),
    ("tiles.toml", swap("FAV1 = {copies = 1, ", "FAV1 = {"), "missing", ["[favour] [FAV1]", "'copies'"]),
    ("factions.toml", swap("points_2017 = 27\n", ""), "missing", ["[alchemists]", "points_2017"]),
    ("factions.toml", swap(", cost = {coins = 4, priests = 1}, points = [2, 3, 4]}", "}"),
     "missing", ["[ship]", "cost"]),
    ("box.toml", swap("0, 2, 0, 0, 3]", "0, 2, 0, 3]"), "list", ["[cults]", "'power'", "11"]),
    ("factions.toml", swap("7, 8, 8]", "7, 8]"), "list", ["[alchemists] [D] [income]", "'workers'", "9"]),
    ("factions.toml", swap("points = [2, 3, 4]", "points = [2, 3]"), "list", ["[ship]", "3"]),
    ("factions.toml", swap("points = [6, 6]", "points = [6]"), "list", ["[dig]", "2"]),
    ("factions.toml", swap("[{workers = 3}, {workers = 2}, {workers = 1}]", "[]"), "list", ["[dig]", "spades"]),
    ("box.toml", swap("value = 7", 'value = "seven"'), "number", ["'value'", "'seven'"]),
    ("box.toml", swap("value = 7", "value = true"), "number", ["'value'", "True"]),
    ("box.toml", swap("value = 7", "value = 0x" + "f" * 5000), "number", ["'value'", "a huge number"]),
    ("box.toml", swap("D = 8", "D = 9"), "number", ["[supply]", "'D'", "9"]),
    ("box.toml", swap("SH = 1", "SH = 2"), "number", ["[supply]", "'SH'"]),
    ("box.toml", swap("spare = 3", "spare = 5"), "number", ["'spare'", "4"]),
    ("box.toml", swap("priests = [3,", "priests = [4,"), "number", ["[cults]", "'priests'", "3"]),
    ("tiles.toml", swap('"FIRE", steps = 3', '"FIRE", steps = 11'), "number", ["[FAV1] effects", "'steps'", "10"]),
    ("tiles.toml", swap('"EARTH", per = 1', '"EARTH", per = 0'), "number", ["[SCORE1]", "'per'"]),
    ("tiles.toml", swap("coins = 6", "coins = -6"), "number", ["[BON3]", "'coins'"]),
    ("tiles.toml", swap("[0, 2, 3, 3, 4]", "[0, 2, 3, 3, 400]"), "number", ["[FAV12]", "400"]),
    ("tiles.toml", swap("{reach = 1}", "{reach = 9}"), "number", ["[BON4]", "'reach'"]),
    ("factions.toml", swap("most = 3", "most = 7"), "number", ["[ship]", "'most'", "5"]),
    ("factions.toml", swap("cults = [1, 1, 0, 0]", "cults = [10, 1, 0, 0]"), "number", ["[start]", "'cults'"]),
    ("factions.toml", swap("power = [1, 2, 2, 4, 4]", "power = [1, 3, 2, 4, 4]"), "number", ["[yetis]", "'power'"]),
    ("factions.toml", swap("jump = {skip = 1", "jump = {skip = 5"), "number", ["[dwarves] [jump]", "'skip'", "4"]),
    ("factions.toml", swap('"power-now", power = 12', '"power-now", power = -1'), "number", ["stronghold", "'power'"]),
    ("factions.toml", swap('"cult-action", steps = 2', '"cult-action", steps = 3'), "number", ["[auren]", "'steps'"]),
    ("box.toml", swap('name = "standard"', 'name = "my box"'), "name", ["'my box'", "letters, digits"]),
    ("factions.toml", swap("[variants.v4]", '[variants."v 4"]'), "name", ["'v 4'"]),
    ("factions.toml", swap('home = "black"', 'home = "lilac"'), "text", ["[alchemists]", "'lilac'", "black"]),
    ("factions.toml", swap('set = "base"', 'set = "bass"'), "text", ["[alchemists]", "'bass'", "base, ice"]),
    ("tiles.toml", swap('"shipping-bonus"', '"sailing-bonus"'), "text", ["[BON10]", "'sailing-bonus'"]),
    (BASE, swap('first_row = "A"', 'first_row = "C"'), "text", ["base.toml", "'C'", "A, B"]),
    (BASE, swap('"2017"', '"2018"'), "text", ["[site]", "'2018'", "2017"]),
    (BASE, swap('  "USGBYRUKRGBRK",', "  13,"), "texts", ["base.toml", "'rows'"]),
    ("factions.toml", swap("{workers = 3}, {workers = 2}", "3, {workers = 2}"), "table", ["[dig]", "'spades'"]),
    ("tiles.toml", swap("BON3 = {effects = [{income = {coins = 6}}]}", "BON3 = 6"), "table", ["[bonus]", "'BON3'"]),
    ("box.toml", swap("value = 7", "value = 7\nvalu = 7"), "unknown", ["[town]", "'valu'", "value"]),
    ("box.toml", swap("[town]", "[twon]\n[town]"), "unknown", ["'twon'"]),
    ("tiles.toml", swap("FAV1 = {copies = 1", "FAV1 = {copys = 1, copies = 1"), "unknown", ["'copys'"]),
    ("factions.toml", swap("points_2017 = 27", "points_2017 = 27\npoints_2018 = 27"), "unknown", ["points_2018"]),
    ("factions.toml", swap("cost = {coins = 4,", "cost = {coin = 4,"), "unknown", ["[ship] [cost]", "'coin'"]),
    ("factions.toml", swap("income = {coins = [0, 2, 4, 7, 11]", "income = {coin = [0, 2, 4, 7, 11]"), "unknown",
     ["[TP] [income]", "'coin'"]),
    (BASE, swap('first_row = "A"', 'first_row = "A"\nrivers = 36'), "unknown", ["base.toml", "'rivers'"]),
    ("tiles.toml", swap("BON3 = {effects = [{income = {coins = 6}}]}\n", ""), "entries", ["[bonus]", "missing: BON3"]),
    ("tiles.toml", swap("[final]", "[final]\ntea = 1"), "entries", ["too many: tea"]),
    ("factions.toml", swap("[witches]", "[wizards]"), "entries", ["missing: witches", "too many: wizards"]),
    ("tiles.toml", swap("[{income = {coins = 6}}]", "[{gain = {coins = 6}}]"), "effect-place", ["[BON3]", "Gain"]),
    ("factions.toml", swap("ability = []", "ability = [{income = {coins = 1}}]"),
     "effect-place", ["ability", "Income"]),
    ("box.toml", swap("[{gain = {priests = 1}}]", "[]"), "one-effect", ["[ACT2]", "Gain"]),
    ("tiles.toml", swap("[{cult = {track = \"FIRE\", steps = 3}}]", "[]"), "one-effect", ["[FAV1]", "CultSteps"]),
    ("tiles.toml", swap(', {cult_bonus = {track = "EARTH", per = 1, coins = 1}}', ""), "one-effect", ["[SCORE1]"]),
    ("tiles.toml", swap('{each = {what = "SA", points = 5}}', '{each = {what = "SA", points = 4}}'), "one-worth",
     ["[SCORE4]"]),
    ("tiles.toml", swap('{each = {what = "spade", points = 2}}, ', ""), "one-worth", ["[SCORE1]"]),
    ("tiles.toml", swap('what = "D"', 'what = "hut"'), "deed", ["[FAV11]", "'hut'", "D, TP"]),
    ("tiles.toml", swap('per = "D"', 'per = "hut"'), "per", ["[BON9]", "'hut'", "ship"]),
    ("tiles.toml", swap("[{income = {coins = 6}}]", "[{income = {coins = 6}}, {action = {steps = 1}}]"),
     "action", ["[BON3]", "'BON3'", "BON1, BON2, FAV6"]),
    ("tiles.toml", swap('track = "FIRE"', 'track = "ICE"'), "track", ["[FAV1]", "'ICE'", "FIRE, WATER"]),
    ("tiles.toml", swap('track = "FIRE"', 'track = "PRIESTS"'), "track", ["[FAV1]", "'PRIESTS'"]),
    ("tiles.toml", swap('what = "edge"', 'what = "rim"'), "measure", ["building-on-edge", "'rim'", "edge"]),
    ("tiles.toml", swap("[0, 2, 3, 3, 4]", "[0]"), "table-size", ["[FAV12]", "10"]),
    ("tiles.toml", swap("table = [0, 2, 3, 3, 4]", "points = 1, table = [0, 2, 3, 3, 4]"), "no-use", ["'points'"]),
    ("tiles.toml", swap("{gain = {keys = 1, points = 11}}", "{gain = {spades = 1}}"), "no-use", ["[TW8]", "'spades'"]),
    ("tiles.toml", swap("steps = 2}}, {action = {steps = 1}}", "steps = 2}}, {action = {spades = 1}}"),
     "no-use", ["[FAV6]", "'spades'"]),
    ("box.toml", swap("{gain = {coins = 7}}", "{gain = {keys = 7}}"), "no-use", ["[ACT4]", "'keys'"]),
    ("box.toml", swap("network = [18, 12, 6]", "network = [6, 12, 18]"), "falling", ["[scoring]", "'network'"]),
    ("box.toml", swap("cults = [8, 4, 2]", "cults = []"), "falling", ["[scoring]", "'cults'"]),
    ("factions.toml", swap("[0, 2, 4, 7, 11]", "[0, 2, 4, 3, 11]"), "rising", ["[TP] [income]", "'coins'"]),
    ("factions.toml", swap("bowls = [5, 7, 0]", "bowls = [5, 7, 1]"), "power", ["[start]", "12", "13"]),
    ("factions.toml", swap("riverwalkers = [{trait", "rivewalkers = [{trait"), "faction", ["'rivewalkers'", "yetis"]),
    ("factions.toml", swap('name = "sandstorm"', 'name = "snowstorm"'), "trait", ["[nomads]", "'snowstorm'"]),
    ("factions.toml", swap('ability = [{trait = {name = "river-town"}}]', 'ability = [{trait = {name = "ride"}}]'),
     "trait", ["[mermaids] ability", "'ride'", "river-town"]),
    ("factions.toml", swap("ability = []\nstronghold = [{trait = {name = \"sandstorm\"}}]",
                           "ability = [{trait = {name = \"sandstorm\"}}]\nstronghold = []"),
     "trait", ["[nomads] ability", "'sandstorm'"]),
    ("factions.toml", swap('"unlock", coins = 2', '"lock", coins = 2'), "trait", ["[v4] riverwalkers", "'lock'"]),
    ("factions.toml", swap('"power-now", power = 12', '"power-now"'), "trait-numbers", ["'power-now'", "power"]),
    ("factions.toml", swap('{name = "ride"}', '{name = "ride", miles = 1}'), "trait-numbers", ["'ride'", "none"]),
    ("factions.toml", swap("points = 2, fewer = 1", "points = 2"), "trait-numbers", ["[v3]", "fewer"]),
    ("factions.toml", swap('[{trait = {name = "ride"}}]', "[]"), "trait-missing", ["[witches] stronghold", "'ride'"]),
    ("factions.toml", swap('words = "unlock-free"', 'words = "unlock-dear"'),
     "words", ["'unlock-dear'", "unlock-free"]),
    ("factions.toml", swap('[{trait = {name = "ride"}}]', '[{trait = {name = "ride"}}, {trait = {name = "ride"}}]'),
     "twice", ["[witches]", "'ride'"]),
    ("factions.toml", swap('"tunnel", workers = 2', '"tunnel", workers = 3'), "disagree", ["[dwarves]", "3", "2"]),
    ("factions.toml", swap("favours = 1\n", ""), "disagree", ["[icemaidens]", "'first-favour'", "0"]),
    (BASE, lambda text: re.sub(r"rows = \[.*?\]", "rows = []", text, flags=re.DOTALL), "size", ["10", "13"]),
    (BASE, swap("USGBYRUKRGBRK", "USGBYRUKRGBRKK"), "size", ["10", "13"]),
    (BASE, swap('"YIIUKIIYKIIY"', '"YIIUKIIYKII"'), "row", ["row B", "12", "11"]),
    (BASE, swap('first_row = "A"', 'first_row = "B"'), "row", ["row B"]),
    (BASE, swap("USGBYRUKRGBRK", "USGBYRUXRGBRK"), "letter", ["row A", "'X'", "YUKBGSRI"]),
    (BASE, lambda text: re.sub(r'"[A-Z]+"', lambda row: row.group().replace("S", "I") if len(row.group()) > 9
                               else row.group(), text), "few", ["gray", "0", "4"]),
    (BASE, swap("GBYIIRBIRIRU", "IIIIIIIIIIII"), "many", ["base.toml", "40"]),
    (BASE, swap("USGBYRUKRGBRK", "UIGBYRUKRGBRK"), "bridge", ["base.toml", "'A2:B1'"]),
    (BASE, swap("126fe960806d587c78546b30f1a90853b1ada468", "126fe960"), "site", ["'126fe960'", "40"]),
    ("maps/fjords.toml", swap("2afadc63f4d81e850b7c16fb21a1dcd29658c392", "126fe960806d587c78546b30f1a90853b1ada468"),
     "site-twice", ["126fe960806d587c78546b30f1a90853b1ada468", "base"]),
    ("box.toml", lambda text: text[: text.index("[18, 12")], "no-toml", ["box.toml"]),
    ("tiles.toml", swap("copies = 1", "copies = " + "9" * 5000), "no-toml", ["tiles.toml"]),
]  # fmt: skip


def refusal(folder: Path) -> BadComponents:
    with pytest.raises(BadComponents) as refused:
        GAME.components(folder)
    assert "{where" not in str(refused.value)
    return refused.value


@pytest.mark.parametrize(
    ("file", "edit", "problem", "parts"), BAD, ids=[f"{case[2]}-{number}" for number, case in enumerate(BAD)]
)
def test_bad_files(tmp_path: Path, file: str, edit: Edit, problem: str, parts: list[str]) -> None:
    """A wrong count, an unknown word, a broken map, a misspelt key: the sentence names the file and the mistake."""
    folder = copied(tmp_path)
    path = folder / file
    path.write_text(edit(path.read_text(encoding="utf-8")), encoding="utf-8")
    refused = refusal(folder)
    assert refused.message.key == f"terra-mystica.components.{problem}"
    assert Path(file).name in str(refused)
    for part in parts:
        assert part in str(refused)


EFFECTS = [
    ("{income = {coins = 6}, gain = {coins = 6}}", "shape", "an effect is a table with one entry"),
    ("{incom = {coins = 6}}", "unknown", "there is no effect 'incom'; there are: income, gain, action"),
    ("{income = {money = 6}}", "field", "has no 'money'; it can have: coins, workers, priests, power"),
    ("{income = {coins = '6'}}", "number", "'coins' of the effect 'income' must be a whole number, not '6'"),
    ("{income = 6}", "table", "the effect 'income' is written as a table of coins, workers, priests, power, not as 6"),
    ("{trait = {name = 'ride', words = 5}}", "word", "'words' of the effect 'trait' must be a text, not 5"),
    ("{pass = {points = 6}}", "missing", "the effect 'pass' needs 'per'; it can have: per, points, table"),
    ("{pass = {per = 'TP', table = 5}}", "numbers", "'table' of the effect 'pass' must be a list of whole"),
    ("{reach = 'x'}", "single", "the effect 'reach' must be a whole number, not 'x'"),
]


@pytest.mark.parametrize(("effect", "problem", "part"), EFFECTS)
def test_bad_effects(tmp_path: Path, effect: str, problem: str, part: str) -> None:
    """An unknown effect, or one that is not well written."""
    folder = copied(tmp_path)
    path = folder / "tiles.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("{income = {coins = 6}}", effect, 1), encoding="utf-8")
    refused = refusal(folder)
    assert refused.message.key == f"error.effect-{problem}"
    assert part in str(refused)
    assert "tiles.toml [bonus] [BON3] effects" in str(refused)


@pytest.mark.parametrize("file", ["box.toml", "tiles.toml", "factions.toml", BASE])
def test_missing_file(tmp_path: Path, file: str) -> None:
    """Every file but the other maps is needed."""
    folder = copied(tmp_path)
    (folder / file).unlink()
    refused = refusal(folder)
    assert refused.message.key == "terra-mystica.components.no-file"
    assert str(folder) in str(refused)


def test_missing_folder(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere").message.key == "terra-mystica.components.no-folder"


def test_every_message_about_components_is_tested() -> None:
    """No sentence without a case that shows it."""
    prefix = "terra-mystica.components."
    told = {key.removeprefix(prefix) for key in keys(prefix)}
    assert told == {problem for _, _, problem, _ in BAD} | {
        "no-file",
        "no-folder",
    }


def test_digest_knows_every_file(tmp_path: Path) -> None:
    """A change in any file, the maps included, is another set; comments and layout are not."""
    folder = copied(tmp_path)
    path = folder / "box.toml"
    path.write_text("# my notes\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert read_box(folder).digest == BOX.digest
    for file, old, new in (
        ("box.toml", "points = 20", "points = 40"),
        ("tiles.toml", "points = 11", "points = 10"),
        ("factions.toml", "coins = 15", "coins = 16"),
        ("maps/loon-lakes.toml", "SBRUYBYRIIGB", "BSRUYBYRIIGB"),
    ):
        folder = copied(tmp_path / file.replace("/", "-"))
        path = folder / file
        path.write_text(swap(old, new)(path.read_text(encoding="utf-8")), encoding="utf-8")
        assert read_box(folder).digest != BOX.digest
