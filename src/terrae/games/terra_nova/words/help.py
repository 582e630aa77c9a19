"""Help: the rules in short, a sheet of each faction, and what each tile does, from the same data as the rules."""

from __future__ import annotations

from terrae.core.captions import ROMAN
from terrae.core.help import HelpEntry, HelpPage, HelpSection
from terrae.core.messages import Message
from terrae.core.scene import Icon
from terrae.economy.effects import Effect
from terrae.games.terra_nova.picture import PIECES
from terrae.games.terra_nova.rules.box import Box, Mat
from terrae.games.terra_nova.rules.faction import Faction
from terrae.games.terra_nova.words.signs import ICONS

RULES = ("aim", "round", "habitable", "buildings", "reach", "power", "towns", "drop-out", "end")


def say(key: str, **values: object) -> str:
    """Words of the help."""
    return str(Message(f"terra-nova.help.{key}", **values))


def pages(box: Box) -> list[HelpPage]:
    """Everything, in the order in which a newcomer would read it."""
    return [
        rules(box),
        *(sheet(box, faction) for faction in sorted(box.factions, key=lambda faction: faction.mat.name)),
        tiles(box),
        verbs(),
    ]


def numbers(box: Box) -> dict[str, object]:
    """The numbers that the texts mention."""
    return {
        "shovel": int(box.shovel_price),
        "house": int(box.house_price),
        "beside": int(box.post_price_adjacent),
        "alone": int(box.post_price_alone),
        "palace": int(box.palace_price),
        "sailing": int(box.sailing_price),
        "bridge": int(box.bridge_price),
        "bridges": int(box.bridges),
        "houses": int(box.houses),
        "posts": int(box.posts),
        "town_buildings": int(box.town_buildings),
        "town_value": int(box.town_value),
        "house_value": int(box.house_value),
        "post_value": int(box.post_value),
        "palace_value": int(box.palace_value),
        "track": ", ".join(str(points) for points in box.sailing_points[1:]),
        "territory": ", ".join(str(points) for points in box.territory if points),
        "money_for_point": int(box.money_for_point),
        "terrains": ", ".join(box.terrains),
        "start": ", ".join(f"{bowl}: {count}" for bowl, count in zip(ROMAN, box.start_power, strict=True)),
    }


def rules(box: Box) -> HelpPage:
    """The rules on one page."""
    values = numbers(box)
    sections = [HelpSection(say(f"{part}-title"), say(f"{part}-text", **values).split("\n")) for part in RULES]
    return HelpPage("rules", say("rules"), "rules", say("rules-about"), sections)


def icons(effects: list[Effect]) -> list[list[Icon]]:
    return [[Icon(text, PIECES.get(word, word)) for text, word in effect.icons()] for effect in effects]


def entry(name: str, effects: list[Effect], also: str = "") -> HelpEntry:
    """Something with effects, and what else there is to say about it."""
    texts = [str(effect.sentence()) for effect in effects]
    return HelpEntry(name, " ".join([*texts, also] if also else texts), icons(effects))


def each(name: str, effects: list[Effect]) -> list[HelpEntry]:
    """One entry for each effect; only the first bears the name."""
    return [entry(name if place == 0 else "", [effect]) for place, effect in enumerate(effects)]


def income(row: list[list[int]]) -> str:
    """The incomes of a row of buildings, from the first one built to the last."""
    return ", ".join(
        " + ".join(
            str(Message(f"effect.{good}", amount=amount))
            for good, amount in (("money", money), ("power", power))
            if amount
        )
        or "0"
        for money, power in row
    )


def sheet(box: Box, faction: Faction) -> HelpPage:
    """What a faction can do that others cannot."""
    mat: Mat = faction.mat
    home = box.terrains[mat.home]
    numbers = [
        HelpEntry(say("start"), say("start-text", money=int(mat.money), houses=int(mat.houses))),
        HelpEntry(say("fixed-income"), income([mat.fixed])),
        HelpEntry(say("house-row"), income(mat.house)),
        HelpEntry(say("post-row"), income(mat.post)),
    ]
    sections = [
        HelpSection(say("ability"), [], each("", mat.ability)) if mat.ability else None,
        HelpSection(say("left"), [], each("", mat.left)),
        HelpSection(say("right"), [], each("", mat.right)),
        HelpSection(say("numbers"), [], numbers),
    ]
    about = say("sheet-about", colour=mat.colour, home=home)
    return HelpPage(mat.key, mat.name, "sheets", about, [part for part in sections if part], mat.colour, home)


def tiles(box: Box) -> HelpPage:
    """What each tile and each power action does."""
    actions = [
        HelpEntry(
            "",
            " ".join([say("price", power=int(action.price)), *(str(one.sentence()) for one in action.effects)]),
            [[Icon(str(action.price), "power-spend")], *icons(action.effects)],
        )
        for action in box.power_actions
    ]
    return HelpPage(
        "tiles",
        say("tiles"),
        "parts",
        say("tiles-about"),
        [
            HelpSection(
                say("round-tiles"),
                [say("round-tiles-text")],
                [entry("", tile.effects, say("copies", copies=tile.copies)) for tile in box.round_tiles],
            ),
            HelpSection(
                say("bonus-tiles"),
                [say("bonus-tiles-text")],
                [entry(tile.name, tile.effects) for tile in box.bonus_tiles],
            ),
            HelpSection(say("town-tiles"), [say("town-tiles-text")], [entry("", t.effects) for t in box.town_tiles]),
            HelpSection(say("power-actions"), [say("power-actions-text")], actions),
        ],
    )


def verbs() -> HelpPage:
    """What can be typed."""
    entries = [HelpEntry(verb, str(Message(f"terra-nova.verb.{verb}"))) for verb in ICONS]
    return HelpPage(
        "moves", say("moves"), "rules", say("moves-about"), [HelpSection(say("moves"), [say("moves-text")], entries)]
    )
