"""Words and small pieces that all parts of the table are made of."""

from __future__ import annotations

from typing import Any

from terrae.core.messages import Message
from terrae.core.scene import Effect, Icon, Text

View = dict[str, Any]
PIECES = {"house": "house", "post": "trading-post", "palace": "palace"}  # the words of themes for our buildings
SIDES = ("left", "right")
ROMAN = ("I", "II", "III")


def say(key: str, **values: object) -> str:
    """Words of this scene."""
    return str(Message(f"terra-nova.scene.{key}", **values))


def name_of(seat: View) -> str:
    """What a seat is called: its faction, or its number before it has one."""
    return str(seat["name"]) or say("seat", seat=seat["seat"])


def owner(view: View, number: int) -> View:
    found: View = view["seats"][number - 1]
    return found


def goods(money: int = 0, power: int = 0) -> list[Icon]:
    return [Icon(str(amount), word) for word, amount in (("money", money), ("power", power)) if amount]


def icon(text: str, word: str) -> Icon:
    return Icon(text, PIECES.get(word, word))


def effects(shown: View) -> list[Effect]:
    """The effects of a tile, an action or a mat."""
    return [
        Effect([icon(*pair) for pair in icons], text)
        for icons, text in zip(shown["icons"], shown["texts"], strict=True)
    ]


def text(part_id: str, area: str, role: str, words: str, word: str = "") -> Text:
    return Text(id=part_id, area=area, label=words, role=role, text=words, word=word)
