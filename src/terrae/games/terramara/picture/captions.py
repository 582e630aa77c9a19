"""Words and small pieces that all parts of the table are made of."""

from __future__ import annotations

from typing import Any

from terrae.core.messages import Message
from terrae.core.scene import Effect, Icon, Text
from terrae.games.terramara.rules.effects import ITEMS, WORDS

View = dict[str, Any]
ROMAN = ("", "I", "II", "III")
GROUND = {"mountain": "mountains"}  # the words of themes for our terrains


def say(key: str, /, **values: object) -> str:
    """Words of this scene."""
    return str(Message(f"terramara.scene.{key}", **values))


def name_of(seat: View) -> str:
    """What a seat is called: its character, or its clan before it has one."""
    return str(seat["name"]) or say("clan", colour=say(f"colour-{seat['colour']}"))


def owner(view: View, number: int) -> View:
    found: View = view["seats"][number - 1]
    return found


def goods_word(name: str) -> str:
    """The word of pictures for an item."""
    return WORDS[ITEMS.index(name)]


def effects(shown: View) -> list[Effect]:
    """The effects of a space, a tile or a card."""
    return [
        Effect([Icon(text, word) for text, word in icons], words)
        for icons, words in zip(shown["icons"], shown["texts"], strict=True)
    ]


def text(part_id: str, area: str, role: str, words: str, word: str = "") -> Text:
    return Text(id=part_id, area=area, label=words, role=role, text=words, word=word)


def outpost_effects(view: View, outpost: View) -> list[Effect]:
    """What an Outpost asks for, grade by grade, and what each is worth."""
    return [
        Effect(
            [Icon(str(grade["least"]), outpost["word"]), Icon("", "then"), Icon(str(points), "points")],
            say("grade", condition=grade["text"], points=points),
        )
        for grade, points in zip(outpost["grades"], view["outpost_points"], strict=True)
    ]
