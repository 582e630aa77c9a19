"""Words and small pieces that all parts of the table are made of."""

from __future__ import annotations

from typing import Any

from terrae.core.messages import Message
from terrae.core.scene import Text
from terrae.games.terra_nova_2006.words.asks import number_of, word

View = dict[str, Any]
FIGURE, STONE = "figure", "stone"  # the words of themes for our pieces


def say(key: str, **values: object) -> str:
    """Words of this scene."""
    return str(Message(f"terra-nova-2006.scene.{key}", **values))


def owner(view: View, number: int) -> View:
    found: View = view["seats"][number - 1]
    return found


def landscape(name: str) -> str:
    return str(word("landscape", name))


def names(view: View, numbers: list[int]) -> str:
    """Seats by name; nobody, if there are none."""
    return ", ".join(owner(view, number)["name"] for number in numbers) or say("nobody")


def size(region: View) -> str:
    """How large a region is: "12 fields, 2 landscapes"."""
    fields = number_of("field", len(region["fields"]))
    return say("size", fields=fields, landscapes=number_of("landscape", region["landscapes"]))


def held(view: View, region: View) -> str:
    """The figures in a region, by seat: "Yellow 2, Red 1"."""
    counts = [
        say("held", name=owner(view, seat)["name"], count=count)
        for seat, count in enumerate(region["figures"], 1)
        if count
    ]
    return ", ".join(counts) or say("no-figures")


def text(part_id: str, area: str, role: str, words: str, shown: str = "") -> Text:
    return Text(id=part_id, area=area, label=words, role=role, text=words, word=shown)
