"""Help: the rules in short, a sheet of each character, and what each card and tile does, from the data of the rules."""

from __future__ import annotations

from terrae.core.help import Desk, HelpEntry, HelpPage, HelpSection
from terrae.core.messages import Message
from terrae.core.scene import Icon
from terrae.core.wording import capital
from terrae.games.terramara.rules.box import Artifact, Box, Outpost, Space
from terrae.games.terramara.rules.catalogue import CATALOGUE
from terrae.games.terramara.rules.effects import CATEGORIES, GOODS, ITEMS, RAW, TERRAINS, WORDS
from terrae.games.terramara.rules.spaces import HOMELAND_NAMES
from terrae.games.terramara.words.case import done_at, goods_of
from terrae.games.terramara.words.names import VOICE, both_names, card_name, space_title, start_name

DESK = Desk("terramara")
say, entry = DESK.say, DESK.entry
RULES = ("aim", "turn", "spaces", "goods", "artifacts", "river", "road", "military", "rounds", "neutral", "end")
LEVELS = (1, 2, 3)


def pages(box: Box) -> list[HelpPage]:
    """Everything, in the order in which a newcomer would read it."""
    moves = DESK.verbs(CATALOGUE)
    return [rules(box), characters(box), starts(box), artifacts(box), spaces(box), tiles(box), moves]


def numbers(box: Box) -> dict[str, object]:
    """The numbers that the texts mention."""
    return {
        "explorers": int(box.explorers),
        "military": int(box.military_last),
        "levels": ", ".join(str(least) for least in box.power_levels),
        "ranks": ", ".join(str(points) for points in box.ranks),
        "same": box.raid_rates[3],
        "lower": ", ".join(str(rate) for rate in box.raid_rates[4:]),
        "higher": ", ".join(str(rate) for rate in reversed(box.raid_rates[:3])),
        "river": int(box.river_last),
        "reserve": int(box.reserve_from),
        "explorer": int(box.explorer_at),
        "discount": int(box.discount_from),
        "penalty": int(box.reserved_points),
        "ends": ", ".join(str(points) for points in box.ends),
        "outposts": ", ".join(str(points) for points in box.outpost_points),
        "row": int(box.row),
        "raw": int(box.raw_for_point),
        "military_symbols": ", ".join(str(least) for least in box.symbols[2]),
        "river_symbols": ", ".join(str(least) for least in box.symbols[0]),
        "road_symbols": ", ".join(f"C{least}" for least in box.symbols[1]),
    }


def rules(box: Box) -> HelpPage:
    """The rules on one page, and the goods by name."""
    page = DESK.rules(RULES, numbers(box))
    goods = [
        HelpEntry(capital(str(Message(f"terramara.name.{ITEMS[kind]}"))), "", [[Icon("", WORDS[kind])]])
        for kind in range(GOODS)
    ]
    page.sections.append(HelpSection(say("goods-list"), [], goods))
    return page


def characters(box: Box) -> HelpPage:
    sections = [
        HelpSection(
            both_names(card),
            [],
            [entry(say("young"), card.young.abilities), entry(say("experienced"), card.grown.abilities)],
        )
        for card in box.characters
    ]
    return HelpPage("characters", say("characters"), "sheets", say("characters-about"), sections)


def starts(box: Box) -> HelpPage:
    entries = [entry(f"{card.key} {start_name(card)}", card.ops) for card in box.starts]
    return HelpPage("starts", say("starts"), "sheets", say("starts-about"), [HelpSection(say("starts"), [], entries)])


def artifact(card: Artifact) -> HelpEntry:
    category = Message(f"terramara.name.{CATEGORIES[card.category]}")
    before = say("artifact", category=category, points=int(card.points), cost=goods_of(card.cost))
    made = entry(f"{card.key} {card_name(card)}", card.powers.abilities, before=before)
    cost = [Icon(str(number), WORDS[RAW + kind]) for kind, number in enumerate(card.cost) if number]
    return HelpEntry(made.name, made.text, [[Icon(str(card.points), "points")], cost, *made.icons])


def artifacts(box: Box) -> HelpPage:
    sections = [
        HelpSection(say("level", level=level), [], [artifact(card) for card in box.artifacts if card.level == level])
        for level in LEVELS
    ]
    return HelpPage("artifacts", say("artifacts"), "parts", say("artifacts-about"), sections)


def space_entry(name: str, space: Space) -> HelpEntry:
    """An action space: what it needs, costs and does, and whether there is room for one only."""
    found = entry(name, space.ops)
    words = [str(Message("terramara.effect.sentence", phrase=done_at(space)))]
    if space.requires is not None:
        words.insert(0, say("needs", condition=space.requires.words()))
    if space.single:
        words.append(say("single"))
    costs = [(space.lose + space.pay_military, "military"), (space.pay_raw, "any-raw")]
    prices = [Icon(f"−{number}", word) for number, word in costs if number]
    return HelpEntry(name, " ".join(words), [[*prices, Icon("", "then")], *found.icons] if prices else found.icons)


def spaces(box: Box) -> HelpPage:
    """Homeland, Hut, Crossroads, special spaces, territories."""
    home = [
        space_entry(str(Message(f"terramara.space.{name}")), space)
        for name, space in zip(HOMELAND_NAMES, box.homeland, strict=True)
    ]
    home.append(space_entry(str(Message("terramara.space.hut")), box.hut))
    cross = [space_entry(f"{space.key} {space_title(space)}", space) for space in box.crossroads]
    special = [space_entry(f"{space.key} {space_title(space)}", space) for space in box.specials]
    land = [
        space_entry(
            say("territory", key=space.key, terrain=Message(f"terramara.name.{TERRAINS[space.terrain]}")), space
        )
        for tile in box.tiles
        for space in tile.spaces
    ]
    return HelpPage(
        "spaces",
        say("spaces"),
        "parts",
        say("spaces-about"),
        [
            HelpSection(say("homeland"), [], home),
            HelpSection(say("crossroads"), [], cross),
            HelpSection(say("special"), [], special),
            HelpSection(say("territories"), [], land),
        ],
    )


def outpost(box: Box, one: Outpost) -> HelpEntry:
    said = [
        say("grade", condition=condition.words(), points=points)
        for condition, points in zip(one.grades, box.outpost_points, strict=True)
    ]
    return HelpEntry(str(VOICE.name(one.source)), " ".join(said), [[Icon("", one.grades[0].icons()[0][1])]])


def tiles(box: Box) -> HelpPage:
    sections = [
        HelpSection(
            say("bonus-level", level=level),
            [],
            [
                entry(f"{tile.key} {VOICE.name(tile.source)}", tile.ops)
                for tile in box.bonus_tiles
                if tile.level == level
            ],
        )
        for level in LEVELS
    ]
    sections.append(HelpSection(say("outposts"), [], [outpost(box, one) for one in box.outposts]))
    card = [entry(say("card-front"), box.front_ops, before=say("card-others")), entry(say("card-back"), box.back_ops)]
    sections.append(HelpSection(say("card"), [], card))
    return HelpPage("tiles", say("tiles"), "parts", say("tiles-about"), sections)
