"""Help: the rules in short, a sheet of each faction, and what each tile does, from the same data as the rules."""

from __future__ import annotations

from terrae.core.captions import ROMAN
from terrae.core.help import Desk, HelpEntry, HelpPage, HelpSection
from terrae.core.messages import Message
from terrae.games.terra_nova.picture import PIECES
from terrae.games.terra_nova.rules.box import BonusTile, Box, Mat, PowerAction, RoundTile, TownTile
from terrae.games.terra_nova.rules.catalogue import CATALOGUE
from terrae.games.terra_nova.rules.faction import Faction
from terrae.games.terra_nova.words.names import VOICE, faction_title, word

DESK = Desk("terra-nova", PIECES)
say, entry, each = DESK.say, DESK.entry, DESK.each
RULES = ("aim", "round", "habitable", "buildings", "reach", "power", "towns", "drop-out", "end")
SIGNS = {
    "aim": ["points"],
    "round": ["hand", "action", "scroll"],
    "habitable": ["wheel", "shovel"],
    "buildings": ["house", "trading-post", "palace"],
    "reach": ["sailing", "bridge"],
    "power": ["bowl", "power", "power-spend"],
    "towns": ["settlement", "town"],
    "drop-out": ["scroll"],
    "end": ["territory", "points"],
}  # what the parts of the rules are about


def pages(box: Box) -> list[HelpPage]:
    """Everything, in the order in which a newcomer would read it."""
    return [
        DESK.rules(RULES, numbers(box), SIGNS),
        *(sheet(box, faction) for faction in sorted(box.factions, key=lambda faction: faction_title(faction.mat))),
        tiles(box),
        DESK.verbs(CATALOGUE),
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
        "terrains": ", ".join(str(word("terrain", name)) for name in box.terrains),
        "start": ", ".join(f"{bowl}: {count}" for bowl, count in zip(ROMAN, box.start_power, strict=True)),
    }


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
        HelpSection(say("ability"), [], each(mat.ability)) if mat.ability else None,
        HelpSection(say("left"), [], each(mat.left)),
        HelpSection(say("right"), [], each(mat.right)),
        HelpSection(say("numbers"), [], numbers),
    ]
    about = say("sheet-about", colour=word("colour", mat.colour), home=word("terrain", home))
    return HelpPage(mat.key, faction_title(mat), "sheets", about, [part for part in sections if part], mat.colour, home)


def named(tile: RoundTile | BonusTile | TownTile | PowerAction) -> str:
    return str(VOICE.name(tile.source))


def tiles(box: Box) -> HelpPage:
    """What each tile and each power action does."""
    actions = [DESK.power_action(named(action), int(action.price), action.effects) for action in box.power_actions]
    return HelpPage(
        "tiles",
        say("tiles"),
        "parts",
        say("tiles-about"),
        [
            HelpSection(
                say("round-tiles"),
                [say("round-tiles-text")],
                [
                    entry(str(VOICE.name(tile.source)), tile.effects, say("copies", copies=tile.copies))
                    for tile in box.round_tiles
                ],
            ),
            HelpSection(
                say("bonus-tiles"),
                [say("bonus-tiles-text")],
                [entry(f"{tile.name} {named(tile)}", tile.effects) for tile in box.bonus_tiles],
            ),
            HelpSection(
                say("town-tiles"),
                [say("town-tiles-text")],
                [entry(named(t), t.effects) for t in box.town_tiles],
            ),
            HelpSection(say("power-actions"), [say("power-actions-text")], actions),
        ],
    )
