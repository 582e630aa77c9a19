"""Words and small pieces that all parts of the table are made of."""

from __future__ import annotations

from terrae.core.captions import Captions, View, owner, text
from terrae.core.keeping import kept_by_language
from terrae.core.messages import Message, known
from terrae.core.scene import Icon

__all__ = [
    "CAPTIONS", "PIECES", "SIDES", "View",
    "called", "effects", "good_at", "goods", "name_of", "owner", "say", "spoken", "text",
]  # fmt: skip

PIECES = {"house": "house", "post": "trading-post", "palace": "palace"}  # the words of themes for our buildings
SIDES = ("left", "right")
CAPTIONS = Captions("terra-nova", PIECES)
say, name_of, effects, called = CAPTIONS.say, CAPTIONS.name_of, CAPTIONS.effects, CAPTIONS.called


@kept_by_language(1024)
def spoken(kind: str, name: str) -> str:
    """The word for a terrain or a colour; its own name if there is no other."""
    key = f"terra-nova.{kind}.{name}"
    return str(Message(key)) if known(key) else name


def good_at(key: str) -> str:
    """What a faction is good at, in one sentence; nothing if nobody has said so."""
    said = f"terra-nova.good-at.{key}"
    return str(Message(said)) if known(said) else ""


def goods(money: int = 0, power: int = 0) -> list[Icon]:
    return [Icon(str(amount), word) for word, amount in (("money", money), ("power", power)) if amount]
