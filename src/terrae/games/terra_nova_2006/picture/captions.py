"""Words and small pieces that all parts of the table are made of."""

from __future__ import annotations

from terrae.core.captions import Captions, View, owner, text
from terrae.games.terra_nova_2006.words.asks import number_of, word

__all__ = [
    "CAPTIONS", "FIGURE", "STONE", "View",
    "board_name", "held", "landscape", "names", "owner", "say", "size", "text",
]  # fmt: skip

FIGURE, STONE = "figure", "stone"  # the words of themes for our pieces
CAPTIONS = Captions("terra-nova-2006")
say = CAPTIONS.say


def landscape(name: str) -> str:
    return str(word("landscape", name))


def board_name(name: str) -> str:
    return str(word("board", name))


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
