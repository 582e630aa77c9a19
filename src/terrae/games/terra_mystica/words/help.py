"""Help: the rules in short, a sheet of each faction, what each tile does, from the same data as the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from terrae.core.captions import ROMAN
from terrae.core.game import Option
from terrae.core.help import Desk, HelpEntry, HelpPage, HelpSection
from terrae.core.scene import Icon
from terrae.games.terra_mystica.picture.captions import COLOURS, LANDS, WORDS
from terrae.games.terra_mystica.picture.cults import cults
from terrae.games.terra_mystica.rules.box import (
    CULTS,
    DWELLING,
    KINDS,
    POST,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TERRAINS,
    WHEEL,
    Box,
    Goods,
    Landmark,
    Mat,
)
from terrae.games.terra_mystica.rules.catalogue import CATALOGUE
from terrae.games.terra_mystica.rules.conversion import COINS_TO_POINT, RATES
from terrae.games.terra_mystica.rules.faction import Faction
from terrae.games.terra_mystica.rules.state import TOP
from terrae.games.terra_mystica.words.names import (
    cult,
    faction_name,
    faction_title,
    goods_text,
    landmark_name,
    map_name,
    named,
    needs,
    terrain,
    word,
)

RULES = (
    "aim", "round", "transform", "reach", "upgrade", "power", "neighbours", "towns", "cults", "convert", "pass", "end",
)  # fmt: skip
SIGNS = {
    "aim": ["points"],
    "round": ["hand", "action", "scroll"],
    "transform": ["spades", "house"],
    "reach": ["shipping", "bridges"],
    "upgrade": ["house", "trading-post", "temple", "stronghold", "sanctuary"],
    "power": ["bowl", "power", "power-spend"],
    "neighbours": ["house", "power"],
    "towns": ["settlement", "keys"],
    "cults": ["fire", "water", "earth", "air"],
    "convert": ["power", "priests", "workers", "coins"],
    "pass": ["scroll"],
    "end": ["cults", "network", "points"],
}  # what the parts of the rules are about
GAME = "terra-mystica"
DESK = Desk(GAME, WORDS)
say, entry, each = DESK.say, DESK.entry, DESK.each
VARIABLE = "variable"  # the home of a faction that picks one


def pages(box: Box, options: Sequence[Option]) -> list[HelpPage]:
    """Everything, in the order in which a newcomer would read it."""
    return [
        DESK.rules(RULES, numbers(box), SIGNS),
        *(sheet(box, faction) for faction in sorted(box.factions, key=lambda faction: faction_title(faction.mat))),
        tiles(box),
        cult_board(box),
        landscapes(box),
        DESK.verbs(CATALOGUE),
        settings(box, options),
    ]


# The rules


def numbers(box: Box) -> dict[str, object]:
    """The numbers that the texts mention."""
    return {
        "rounds": ROUNDS,
        "terrains": ", ".join(str(terrain(number)) for number in range(WHEEL)),
        "dwellings": box.supply[DWELLING],
        "posts": box.supply[POST],
        "temples": box.supply[TEMPLE],
        "strongholds": box.supply[STRONGHOLD],
        "sanctuaries": box.supply[SANCTUARY],
        "bridges": int(box.bridges),
        "town_buildings": int(box.town_buildings),
        "town_value": int(box.town_value),
        "top": TOP,
        "step_power": step_power(box),
        "places": ", ".join(map(str, box.priest_steps)),
        "cult_points": ", ".join(map(str, box.cult_points)),
        "network": ", ".join(map(str, box.network_points)),
        "coins_for_point": int(box.coins_for_point),
        "rates": "; ".join(
            say("rate", given=goods_text(rate.given), got=goods_text(rate.got)) for rate in RATES[:COINS_TO_POINT]
        ),
        "spare": int(box.spare_bonus_cards),
    }


def step_power(box: Box) -> str:
    """The spaces of a cult track that bring power, with how much."""
    return ", ".join(say("step-power", space=space, power=power) for space, power in enumerate(box.step_power) if power)


# Factions


def sheet(box: Box, faction: Faction) -> HelpPage:
    """What a faction can do that others cannot, and the numbers of its board."""
    mat: Mat = faction.mat
    name = TERRAINS[mat.home] if mat.home < len(TERRAINS) else VARIABLE
    about = say("sheet-about", home=terrain(int(mat.home))) if mat.home < len(TERRAINS) else say("sheet-homeless")
    sections = [
        HelpSection(say("ability"), [], each(mat.ability)) if mat.ability else None,
        HelpSection(say("stronghold"), [], each(mat.stronghold)),
        landscape(faction),
        HelpSection(say("beginning"), [], beginning(mat)),
        HelpSection(say("tracks"), [], tracks(mat)),
        HelpSection(say("structures"), [say("structures-text")], structures(mat)),
    ]
    found = [part for part in sections if part is not None]
    return HelpPage(mat.key, faction_title(mat), "sheets", about, found, COLOURS[name], LANDS.get(name, ""))


def landscape(faction: Faction) -> HelpSection | None:
    """The special landscape of a faction, and what must stand before it can be placed."""
    if faction.landscape is None:
        return None
    mark = faction.landscape.landmark
    standing = needed(mark)
    text = say("landscape-needs", needs=standing) if standing else say("landscape-free")
    return HelpSection(say("landscape", name=landmark_name(faction)), [text], each(mark.effects))


def needed(mark: Landmark) -> str:
    """The structures that must stand before a landscape can be placed."""
    return ", ".join(map(str, needs(mark)))


def landscapes(box: Box) -> HelpPage:
    """The special landscapes: the rules of all, and what each of them needs and does."""
    entries = []
    for faction in sorted(box.factions, key=lambda faction: faction_title(faction.mat)):
        if faction.landscape is not None:
            mark = faction.landscape.landmark
            does = " ".join(str(effect.sentence()) for effect in mark.effects)
            text = f"{say('landscape-before', needs=needed(mark))} {does}" if needed(mark) else does
            name = say("landscape-of", name=landmark_name(faction), faction=faction_name(faction.mat))
            entries.append(HelpEntry(name, text, [[Icon("", mark.symbol)]]))
    return HelpPage(
        "landscapes",
        say("landscapes"),
        "parts",
        say("landscapes-about"),
        [
            HelpSection(say("landscapes-title"), say("landscapes-text").split("\n")),
            HelpSection(say("landscapes-each"), [], entries),
        ],
    )


def beginning(mat: Mat) -> list[HelpEntry]:
    """What a faction begins with."""
    bowls = ", ".join(f"{bowl}: {count}" for bowl, count in zip(ROMAN, mat.bowls, strict=True))
    steps = ", ".join(
        say("cult-start", cult=cult(number), steps=steps) for number, steps in enumerate(mat.cults) if steps
    )
    dwellings = say("dwelling-start" if mat.dwellings == 1 else "dwellings-start", dwellings=int(mat.dwellings))
    return [
        HelpEntry(say("goods"), str(goods_text(mat.start))),
        HelpEntry(say("bowls"), bowls),
        HelpEntry(say("cult-steps"), steps or say("none")),
        HelpEntry(say("priests"), say("priests-start", priests=int(mat.priests))),
        HelpEntry(say("on-the-map"), dwellings),
        HelpEntry(say("points-2017"), str(int(mat.points_2017))),
    ]


def tracks(mat: Mat) -> list[HelpEntry]:
    """Shipping, and what spades cost."""
    found = []
    if mat.ship_points:
        points = ", ".join(map(str, mat.ship_points))
        values = {"least": int(mat.shipping), "most": int(mat.most_shipping)}
        found.append(
            HelpEntry(say("shipping"), say("shipping-text", **values, price=goods_text(mat.ship_cost), points=points))
        )
    elif mat.most_shipping:
        found.append(HelpEntry(say("shipping"), say("shipping-fixed", level=int(mat.shipping))))
    else:
        found.append(HelpEntry(say("shipping"), say("none")))
    prices = ", ".join(str(goods_text(price)) for price in mat.spade_cost)
    if not mat.spade_cost:
        found.append(HelpEntry(say("spades"), say("spades-none")))
    elif mat.dig_points:
        points = ", ".join(map(str, mat.dig_points))
        text = say("spades-text", prices=prices, price=goods_text(mat.dig_cost), points=points)
        found.append(HelpEntry(say("spades"), text))
    else:
        found.append(HelpEntry(say("spades"), say("spades-fixed", price=prices)))
    return found


def structures(mat: Mat) -> list[HelpEntry]:
    """What each kind of structure costs, counts and brings."""
    return [
        HelpEntry(
            str(word("structure", KINDS[kind])),
            say(
                "structure",
                price=goods_text(mat.cost[kind]),
                power=mat.power[kind],
                income=incomes(mat.income[kind]),
            ),
            [[Icon("", WORDS[KINDS[kind]])]],
        )
        for kind in range(len(KINDS))
    ]


def incomes(totals: list[Goods]) -> str:
    """The income of a row of structures: of none if there is some, then what each one adds."""
    steps = [
        str(
            goods_text(
                Goods(
                    total.coins - before.coins,
                    total.workers - before.workers,
                    total.priests - before.priests,
                    total.power - before.power,
                )
            )
        )
        for before, total in zip([Goods(), *totals], totals, strict=False)
    ]
    fixed = "" if steps[0] == str(goods_text(Goods())) else say("income-fixed", income=steps[0])
    runs = [(income, len(list(run))) for income, run in groupby(steps[1:])]
    said = [say("income-times", income=income, times=times) if times > 1 else income for income, times in runs]
    return fixed + say("income", income="; ".join(said))


# Tiles


def copies(number: int) -> str:
    return say("copies", copies=int(number))


def tiles(box: Box) -> HelpPage:
    """What each tile, each card and each power action does."""
    actions = [
        DESK.power_action(titled(action.name), int(action.price), action.effects) for action in box.power_actions
    ]
    return HelpPage(
        "tiles",
        say("tiles"),
        "parts",
        say("tiles-about"),
        [
            HelpSection(say("power-actions"), [say("power-actions-text")], actions),
            HelpSection(
                say("bonus-cards"),
                [say("bonus-cards-text", spare=int(box.spare_bonus_cards))],
                [entry(titled(card.name), card.effects, option(card.option)) for card in box.bonus_cards],
            ),
            HelpSection(
                say("favours"),
                [say("favours-text")],
                [entry(titled(tile.name), tile.effects, copies(int(tile.copies))) for tile in box.favours],
            ),
            HelpSection(
                say("towns"),
                [say("towns-tiles-text")],
                [
                    entry(titled(tile.name), tile.effects, f"{copies(int(tile.copies))} {option(tile.option)}".rstrip())
                    for tile in box.towns
                ],
            ),
            HelpSection(
                say("round-tiles"),
                [say("round-tiles-text")],
                [entry(titled(tile.name), tile.effects, option(tile.option)) for tile in box.round_tiles],
            ),
            HelpSection(
                say("final-tiles"),
                [say("final-tiles-text", network=", ".join(map(str, box.network_points)))],
                [entry(titled(tile.name), tile.effects) for tile in box.final_tiles],
            ),
        ],
    )


def option(name: str) -> str:
    """The option that brings a tile into the game; one of an add-on is called by its code."""
    return say("with-option", option=word("option-name", name)) if name else ""


def cult_board(box: Box) -> HelpPage:
    """The four cults."""
    values = numbers(box)
    entries = [
        HelpEntry(str(cult(number)), say("cult-entry", cult=cult(number), tiles=bonuses(box, number)))
        for number in range(len(CULTS))
    ]
    texts = say("cults-text", **values).split("\n")
    section = HelpSection(say("cults-title"), texts, entries, shown=cults({"cults": empty_tracks(box), "seats": []}))
    return HelpPage("cults", say("cult-board"), "parts", say("cult-board-about"), [section])


def empty_tracks(box: Box) -> dict[str, object]:
    """The tracks as they are before anybody is there."""
    places = [{"steps": steps, "taken": False} for steps in box.priest_steps]
    return {name: {"levels": {}, "power": list(box.step_power), "places": places} for name in CULTS}


def bonuses(box: Box, number: int) -> str:
    """The round tiles that pay for steps on a track."""
    return ", ".join(str(named(tile.name)) for tile in box.round_tiles if tile.cult == number)


def titled(code: str) -> str:
    """A tile, card or action by what is typed for it and its name."""
    return f"{code} {named(code)}"


# Moves and options


def settings(box: Box, options: Sequence[Option]) -> HelpPage:
    """What a table may choose before the game."""
    entries = [HelpEntry(one.name, f"{one.help(GAME)} {values_of(one)}") for one in options]
    maps = [HelpEntry(name, str(map_name(land))) for name, land in box.maps.items()]
    return HelpPage(
        "options",
        say("options"),
        "rules",
        say("options-about"),
        [HelpSection(say("options"), [], entries), HelpSection(say("maps"), [], maps)],
    )


def values_of(one: Option) -> str:
    """The values an option can have, the usual one first."""
    others = [value for value in one.values if value != one.default]
    return say("values", default=one.default, others=", ".join(others)) if others else say("usual", default=one.default)
