"""A mat of goods in groups: raw goods beside what they become, whatever else is kept together, places of the seat."""

from __future__ import annotations

from itertools import groupby
from xml.sax.saxutils import escape

from terrae.core.scene import Amount, Band, Card, Mat, Scene, Space
from terrae.draw.cards import held
from terrae.draw.markup import icon, part, silhouette, symbol_of, word_icon
from terrae.draw.spaces import draw_space
from terrae.draw.theme import WINDOWS


def grouped(scene: Scene, mat: Mat) -> bool:
    """Are the goods of this mat kept in groups?"""
    return any(entry.group for entry in scene.of(Amount, seat=mat.seat))


class GoodsPainter:
    """Paints the inside of such a mat, its short form among the rivals, and its line on a small screen."""

    def __init__(self, scene: Scene, mat: Mat) -> None:
        self.scene = scene
        self.mat = mat
        self.amounts = [entry for entry in scene.of(Amount, seat=mat.seat) if entry.use == "held"]
        self.pieces = [entry for entry in self.amounts if not entry.group]
        self.groups = [
            (group, list(found)) for group, found in groupby(self.amounts, lambda entry: entry.group) if group
        ]
        self.spaces = scene.of(Space, "mats", mat.seat)
        self.cards = scene.of(Card, "mats", mat.seat)

    def whole(self) -> str:
        """Pieces, goods, places, cards, from top to bottom."""
        inner = f'<div class="purse">{"".join(self.figure(entry, 22, "big") for entry in self.pieces)}</div>'
        for name, entries in self.groups:
            inner += self.caption(name) + self.group(entries)
        inner += self.places()
        inner += self.caption("held") + held(self.cards) if self.cards else ""
        return f'<div class="kept">{inner}</div>'

    def places(self) -> str:
        """The places of a seat, together as in their band."""
        bands = [band for band in self.scene.of(Band, "mats") if any(space.band == band.id for space in self.spaces)]
        return "".join(
            part(
                band,
                "div",
                "places",
                "".join(draw_space(one) for one in self.spaces if one.band == band.id),
                role="group",
            )
            for band in bands
        )

    def caption(self, name: str) -> str:
        note = escape(self.scene.text(f"note:{name}"))
        return f'<h3 class="cap">{escape(self.scene.text(f"heading:{name}"))}<span>{note}</span></h3>'

    def group(self, entries: list[Amount]) -> str:
        """A row for each good that becomes another one; the others side by side."""
        made = {entry.word: entry for entry in entries}
        pairs = [(entry, made[entry.becomes]) for entry in entries if entry.becomes in made]
        if not pairs:
            return f'<div class="chips">{"".join(self.figure(entry, 20, "stack") for entry in entries)}</div>'
        arrow = icon("i-right", 11, "faint")
        rows = "".join(
            f"<li>{self.figure(raw, 24, 'stack raw')}{arrow}{self.figure(fine, 24, 'stack')}</li>"
            for raw, fine in pairs
        )
        return f'<ul class="goods-pairs">{rows}</ul>'

    def figure(self, entry: Amount, size: float, kind: str) -> str:
        """A good or a piece, and how many there are; pieces are in the colour of the seat."""
        whose = symbol_of(entry.word) in WINDOWS
        sign = silhouette(entry.word, self.mat.colour, size) if whose else word_icon(entry.word, size)
        note = f"<small>{escape(entry.note)}</small>" if entry.note else ""
        return part(entry, "span", kind, f"{sign}<b>{entry.number}</b>{note}")

    def short(self) -> str:
        """Everything that changes, in two lines: raw goods and pieces, then what is made of them and cards."""
        becoming = [entry for _, entries in self.groups for entry in entries if entry.becomes]
        made = [entry for _, entries in self.groups for entry in entries if not entry.becomes]
        lines = [
            "".join(self.figure(entry, 16, "count") for entry in becoming) + self.line_end(self.pieces),
            "".join(self.figure(entry, 16, "count") for entry in made) + self.kinds(),
        ]
        return "".join(f'<div class="figures goods-line">{line}</div>' for line in lines)

    def line_end(self, entries: list[Amount]) -> str:
        shown = "".join(self.figure(entry, 17, "count") for entry in entries)
        return f'<span class="line-end">{shown}</span>'

    def kinds(self) -> str:
        """Cards by their kind; each says aloud what it is."""
        shown = "".join(part(card, "span", f"count is-{card.state}", word_icon(card.word, 16)) for card in self.cards)
        return f'<span class="line-end">{shown}</span>'

    def strip(self) -> str:
        """The first group of goods in a line, then the others, pieces and the places of the seat."""
        first, *others = [entries for _, entries in self.groups]
        goods = "".join(self.figure(entry, 19, "count") for entry in first)
        pieces = "".join(self.figure(entry, 19, "count") for entry in [*sum(others, []), *self.pieces])
        places = "".join(map(draw_space, self.spaces))
        return f'<div class="goods-strip">{goods}</div><div class="goods-strip">{pieces}{places}</div>'
