"""Cards: artifacts along the River, what is drafted in set-up, what a seat has."""

from __future__ import annotations

from terrae.core.scene import Card, Effect, Icon, Part
from terrae.games.terramara.picture.captions import (
    View,
    called,
    effects,
    goods_word,
    name_of,
    outpost_effects,
    owner,
    say,
    text,
)
from terrae.games.terramara.rules.effects import RAW


def cost(card: View) -> list[Icon]:
    return [Icon(str(number), goods_word(name)) for name, number in card["cost"].items()]


def payers(view: View, card: View) -> list[int]:
    """The seats that hold the refined goods an artifact costs them."""
    found = []
    for seat in view["seats"]:
        refined = list(seat["goods"].values())[RAW:]
        need = seat["costs"].get(card["key"])
        if need is not None and all(cost <= have for cost, have in zip(need, refined, strict=True)):
            found.append(seat["seat"])
    return found


def artifact(view: View, card: View, area: str, state: str, seat: int = 0) -> Card:
    spoken = ", ".join(f"{number} {say(f'good-{name}')}" for name, number in card["cost"].items())
    category = say(f"category-{card['category']}")
    label = say("artifact", name=card["name"], level=card["level"], category=category, vp=card["vp"])
    label = say("artifact-cost", label=label, cost=spoken, text=card["text"])
    if state == "aside":
        label = say("aside", label=label, owner=name_of(owner(view, seat)))
    elif state == "used":
        label = say("used", label=label)
    elif area == "cards" and card["reach"]:
        label = say("from-space", label=label, space=card["reach"])
    return Card(
        id=f"card:{card['key']}",
        area=area,
        label=label,
        name=card["name"],
        word=card["category"],
        level=str(card["level"]),
        worth=[Icon(str(card["vp"]), "points")],
        prices=cost(card),
        effects=effects(card),
        state=state,
        seat=seat,
        code=card["key"],
        reach=[one["seat"] for one in view["seats"] if area == "cards" and card["key"] in reachable(view, one)],
        payable=payers(view, card) if area == "cards" or state == "aside" else [],
    )


def reachable(view: View, seat: View) -> list[str]:
    """The artifacts along the River that a seat may have."""
    return [card["key"] for card in view["row"][: seat["reach"]]]


def artifacts(view: View) -> list[Part]:
    """The row along the River, those that all reach first."""
    if not view["row"]:
        return []
    deck = view["deck"]
    found: list[Part] = [
        text("heading:cards", "cards", "heading", say("artifacts")),
        text("note:cards", "cards", "note", say("deck", one=deck[0], two=deck[1], three=deck[2])),
    ]
    return found + [artifact(view, card, "cards", "free") for card in view["row"]]


def plain(part_id: str, area: str, name: str, word: str, does: list[Effect], label: str, **more: object) -> Card:
    """A card without a price."""
    state, seat, level = str(more.get("state", "free")), int(str(more.get("seat", 0))), str(more.get("level", ""))
    return Card(
        id=part_id, area=area, label=label, name=name, word=word, level=level, worth=[], prices=[], effects=does,
        state=state, seat=seat, code=str(more.get("code", "")),
    )  # fmt: skip


def choices(view: View) -> list[Part]:
    """What can be chosen in set-up: characters, starting cards, leftover tiles."""
    found: list[Part] = []
    for card in view["characters"]:
        does = [Effect([], one.text) for one in effects(card["young"])]
        later = say("later-side", text=card["experienced"]["text"])
        label = say("character", name=card["names"][0], text=card["young"]["text"], later=later)
        found.append(
            plain(
                f"character:{card['key']}",
                "choices",
                card["names"][0],
                "hut",
                [*does, Effect([], later)],
                label,
                code=card["key"],
            )
        )
    for card in view["starts"]:
        label = say("start", name=card["name"], text=card["text"])
        part_id, code = f"start:{card['key']}", card["key"]
        found.append(plain(part_id, "choices", card["name"], "bonus-tile", effects(card), label, code=code))
    for tile in view["keep"]:
        does = outpost_effects(view, tile["outpost"]) if tile["outpost"] else effects(tile)
        name = tile["name"] or say("outpost-of", name=called("outpost", tile["outpost"]["key"]))
        label = say("keep", name=name, text=" ".join(one.text for one in does))
        word = "outpost" if tile["outpost"] else "crossroads"
        found.append(plain(f"tile:{tile['key']}", "choices", name, word, does, label, code=tile["key"]))
    if not found:
        return []
    return [text("heading:choices", "choices", "heading", say("choices")), *found]


def held(view: View, seat: View) -> list[Part]:
    """Cards in front of a seat: its character, its artifacts, what is put aside, personal bonus tiles and Outpost."""
    number = seat["seat"]
    found: list[Part] = []
    character = seat["character"]
    if character:
        side = character["experienced" if character["grown"] else "young"]
        name = character["names"][character["grown"]]
        label = say("own-character", name=name, text=side["text"])
        if not character["grown"]:
            label = say("and-later", label=label, later=say("later-side", text=character["experienced"]["text"]))
        state = "used" if character["used"] and (character["once"] or seat["bonus_tiles"]) else "free"
        does = [Effect([], one.text) for one in effects(side)]
        found.append(plain(f"character:{number}", "mats", name, "hut", does, label, seat=number, state=state))
    for tile in seat["bonus_tiles"]:
        name = called("bonus", tile["key"])
        label = say("own-bonus", name=name, level=tile["level"], text=tile["text"])
        found.append(
            plain(
                f"bonus:{tile['key']}",
                "mats",
                name,
                "bonus-tile",
                effects(tile),
                label,
                seat=number,
                level=tile["level"],
                code=tile["key"],
            )  # fmt: skip
        )
    outpost = seat["own_outpost"]
    if outpost:
        does = outpost_effects(view, outpost)
        name = called("outpost", outpost["key"])
        label = say("own-outpost", name=name, text=" ".join(one.text for one in does), points=outpost["points"])
        title = say("outpost-of", name=name)
        found.append(plain(f"outpost:{number}", "mats", title, "outpost", does, label, seat=number))
    for card in seat["artifacts"]:
        found.append(artifact(view, card, "mats", "used" if card["used"] else "free", number))
    if seat["reserved"]:
        found.append(artifact(view, seat["reserved"], "mats", "aside", number))
    return found
