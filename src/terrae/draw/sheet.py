"""The sheet a picture is drawn on: texts, boxes, symbols and lines of icons, in the colours of a theme.

Every function returns SVG; the sheet only remembers which symbols the picture needs.
"""

from __future__ import annotations

from collections.abc import Callable
from xml.sax.saxutils import escape, quoteattr

from terrae.core.asks import Ask, Choice
from terrae.core.scene import Effect, Icon, Part
from terrae.draw.geometry import number
from terrae.draw.lettering import TITLE, width
from terrae.draw.theme import COINS, SYMBOLS, TINTS, WINDOWS, Theme

SMALL = 11.0  # the smallest text that people can read
DIGIT_SIZE = 1.16  # an icon beside a text is a little taller than it


class Sheet:
    """What all painters of one picture share."""

    def __init__(self, theme: Theme, ask: Ask | None = None) -> None:
        self.theme = theme
        self.used: dict[tuple[str, str], None] = {}
        self.clips: dict[str, str] = {}
        self.lights: dict[str, list[Choice]] = {}
        self.asked = 0 if ask is None else ask.seat + 1
        for choice in ask.choices if ask else []:
            for part in choice.at[:1]:  # a move of several parts begins at the first
                self.lights.setdefault(part, []).append(choice)

    # Definitions

    def clip(self, path: str) -> str:
        """A clip path; its name comes from its shape, so that several pictures can share a page."""
        name = f"clip-{sum(ord(letter) * place for place, letter in enumerate(path, 1)) % 10**9}"
        self.clips[name] = f'<clipPath id="{name}"><path d="{path}"/></clipPath>'
        return f"url(#{name})"

    def pattern(self, terrain: str) -> str:
        self.used[(f"pat-{terrain}", "")] = None
        return f"url(#{self.theme.identity(f'pat-{terrain}', '')})"

    def definitions(self) -> str:
        """All that was used, once."""
        drawn = [self.theme.definition(symbol, variant) for symbol, variant in sorted(self.used)]
        return "".join([*drawn, *self.clips.values()])

    # Shapes

    def colour(self, token: str) -> str:
        return self.theme.colour(token)

    def use(self, symbol: str, x: float, y: float, size: float, colour: str = "", variant: str = "") -> str:
        """A symbol around a point."""
        self.used[(symbol, variant)] = None
        tint = f' color="{self.colour(colour)}"' if colour else ""
        return (
            f'<use href="#{self.theme.identity(symbol, variant)}" x="{number(x - size / 2)}" '
            f'y="{number(y - size / 2)}" width="{number(size)}" height="{number(size)}"{tint}/>'
        )

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 13,
        weight: int = 400,
        fill: str = "ink",
        anchor: str = "start",
        title: bool = False,
    ) -> str:
        """A line of text whose middle is at this height."""
        bold = f' font-weight="{weight}"' if weight != 400 else ""
        side = f' text-anchor="{anchor}"' if anchor != "start" else ""
        font = f' font-family="{TITLE}"' if title else ""
        return (
            f'<text x="{number(x)}" y="{number(y + size * 0.355)}" font-size="{number(size)}"{bold}{side}{font} '
            f'fill="{self.colour(fill)}">{escape(words)}</text>'
        )

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        radius: float = 8,
        fill: str = "none",
        line: str = "none",
        thick: float = 1,
    ) -> str:
        """A rounded box; its line lies inside."""
        inset = thick / 2 if line != "none" else 0
        stroke = f' stroke="{self.colour(line)}" stroke-width="{number(thick)}"' if line != "none" else ""
        return (
            f'<rect x="{number(x + inset)}" y="{number(y + inset)}" width="{number(wide - 2 * inset)}" '
            f'height="{number(high - 2 * inset)}" rx="{number(radius)}" fill="{self.colour(fill)}"{stroke}/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, line: str = "", thick: float = 1) -> str:
        stroke = f' stroke="{self.colour(line)}" stroke-width="{number(thick)}"' if line else ""
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{self.colour(fill)}"{stroke}/>'

    def rule(self, x: float, y: float, wide: float) -> str:
        """A hairline."""
        line = self.colour("line")
        return f'<path d="M{number(x)} {number(y)}h{number(wide)}" stroke="{line}" stroke-width="1"/>'

    def part(self, part: Part, drawn: str) -> str:
        """A drawing that stands for a part: it bears its name, and says it aloud."""
        moves = self.lights.get(part.id, [])
        label = part.label
        lit = ""
        if moves:
            label = "; ".join([label, *(str(choice.label) for choice in moves[:4])])
            lit = f" data-moves={quoteattr(', '.join(choice.move for choice in moves))}"
        return f"<g data-part={quoteattr(part.id)}{lit}><title>{escape(label)}</title>{drawn}</g>"

    # Light means legal

    def lit(self, part_id: str) -> bool:
        return part_id in self.lights

    def ring(self, part_id: str, x: float, y: float, wide: float, high: float, radius: float = 8) -> str:
        """The double ring round a panel part that may be chosen, with the lowest price on its upper edge."""
        if not self.lit(part_id):
            return ""
        drawn = ""
        for token, thick in (("lit-line", 5.5), ("lit", 2.7)):
            drawn += (
                f'<rect x="{number(x - 1)}" y="{number(y - 1)}" width="{number(wide + 2)}" height="{number(high + 2)}" '
                f'rx="{number(radius + 1)}" fill="none" stroke="{self.colour(token)}" stroke-width="{number(thick)}"/>'
            )
        return drawn

    def price(self, part_id: str) -> tuple[list[Icon], bool]:
        """The lowest price of the moves at a part, and whether all of them carry a warning."""
        moves = self.lights[part_id]
        cheapest = min(moves, key=lambda choice: sum(choice.cost.values()))
        icons = [Icon(str(amount), word) for word, amount in cheapest.cost.items() if word in SYMBOLS]
        return icons, all(choice.warning for choice in moves)

    # Pieces and seats

    def disc(self, x: float, y: float, size: float, colour: str) -> str:
        """A seat: its colour and its mark."""
        seat = self.theme.seat(colour)
        return (
            self.circle(x, y, size / 2 + 1.75, "piece-halo", "piece-line", 1)
            + self.circle(x, y, size / 2, f"s-{seat}")
            + self.use(f"m-{seat}", x, y, size * 0.5, f"s-{seat}-on")
        )

    def badge(self, x: float, y: float, size: float, symbol: str) -> str:
        """A small sign at the lower right of something round, such as the scroll of a seat that is out."""
        x, y = x + size * 0.42, y + size * 0.4
        radius = max(6.5, size * 0.29)
        return self.circle(x, y, radius, "raised", "ink", 1.25) + self.use(symbol, x, y, radius * 1.35, "ink")

    def tick(self, x: float, y: float) -> str:
        """A tick in a small disc, at the corner of a tile that is past or taken."""
        return self.circle(x, y, 7.5, "ink-3", "paper", 1) + self.use("i-check", x, y, 11, "on-ink")

    def nobody(self, x: float, y: float, size: float, words: str) -> str:
        """A seat that has no colour yet."""
        return self.circle(x, y, size / 2 + 1, "raised", "line-strong", 1.25) + self.text(
            x, y, words, max(SMALL, size * 0.5), 650, "ink-2", "middle"
        )

    def piece(self, word: str, colour: str, x: float, y: float, size: float, variant: str = "") -> str:
        """A piece with the mark of its owner in its window; one of nobody's is grey and has none."""
        symbol = SYMBOLS.get(word, "p-stone")
        if not colour or symbol not in WINDOWS:
            return self.use(symbol, x, y, size, "stone", variant)
        seat = self.theme.seat(colour)
        across, down, window = WINDOWS[symbol]
        scale = size / 24
        mark = self.use(f"m-{seat}", x + (across - 12) * scale, y + (down - 12) * scale, window * scale, f"s-{seat}-on")
        return self.use(symbol, x, y, size, f"s-{seat}", variant) + mark

    def icon(self, word: str, x: float, y: float, size: float, variant: str = "", colour: str = "") -> str:
        """The icon of a word; buildings are drawn as nobody's."""
        symbol = SYMBOLS[word]
        if word in TINTS:
            return self.use(symbol, x, y, size, colour or word)
        if symbol.startswith(("b-", "p-")):
            return self.use(symbol, x, y, size * 1.12, "raised" if variant != "act" else "action", variant or "flat")
        if symbol == "r-points" or not variant or variant in ("flat", "act"):
            return self.use(symbol, x, y, size, colour, variant if symbol == "r-points" else "")
        return self.use(symbol, x, y, size, colour)

    def octagon(self, x: float, y: float, size: float, icons: list[Icon], used: bool = False) -> str:
        """An action: what it gives inside, or a cross when it is used."""
        if used:
            return self.use("a-octagon-used", x, y, size)
        drawn = self.use("a-octagon", x, y, size)
        inner = size * 0.52
        for item in icons:
            count = item.text.lstrip("+")
            if item.word in COINS:
                drawn += self.text(x - 1, y, count, size * 0.36, 700, "action-ink", "end")
                drawn += self.icon(item.word, x + size * 0.19, y, size * 0.34)
            elif count == "2":
                for side in (-1, 1):
                    drawn += self.icon(item.word, x + side * size * 0.17, y, inner * 0.84, "act", "action-ink")
            elif item.word in SYMBOLS:
                drawn += self.icon(item.word, x, y, inner, "act", "action-ink")
        return drawn


def known(icons: list[Icon]) -> bool:
    """Can these icons be drawn, or must the sentence be read? A rule with a number is better read."""
    return all(
        item.word in SYMBOLS and item.word != "book" and not (item.text and item.word == "town") for item in icons
    )


class Line:
    """Texts and icons one after the other. Numbers stand right beside their icon, whatever the font."""

    def __init__(self, sheet: Sheet, size: float = 13, fill: str = "ink", gap: float = 5, variant: str = "") -> None:
        self.sheet = sheet
        self.size = size
        self.fill = fill
        self.gap = gap
        self.variant = variant
        self.items: list[tuple[float, Callable[[float, float], str]]] = []

    @property
    def width(self) -> float:
        return sum(item[0] for item in self.items) + self.gap * max(0, len(self.items) - 1)

    def words(self, words: str, weight: int = 400, fill: str = "") -> Line:
        """A text."""
        sheet, size, token = self.sheet, self.size, fill or self.fill
        self.items.append(
            (width(words, size, weight), lambda x, y: sheet.text(x, y, words, size, weight, token)),
        )
        return self

    def space(self, wide: float) -> Line:
        """Nothing, so that what follows stands farther away."""
        self.items.append((wide, lambda x, y: ""))
        return self

    def symbol(self, word: str, size: float = 0, colour: str = "") -> Line:
        """An icon alone."""
        sheet, side, variant = self.sheet, size or self.size * DIGIT_SIZE, self.variant
        self.items.append((side, lambda x, y: sheet.icon(word, x + side / 2, y, side, variant, colour)))
        return self

    def amount(self, item: Icon, weight: int = 700) -> Line:
        """A number and its icon; `per` and its like are small words before the icon."""
        sheet, size, fill, variant = self.sheet, self.size, self.fill, self.variant
        if not item.text:
            return self.symbol(item.word, colour="ink-2" if item.word in ("hand", "scroll", "book") else "")
        small = item.text.isalpha()
        letters = max(SMALL, size - 2) if small else size
        bold = 400 if small else weight
        room, side = width(item.text, letters, bold), size * DIGIT_SIZE
        apart = 5 if small else 2

        def draw(x: float, y: float) -> str:
            number = sheet.text(x + room, y, item.text, letters, bold, "ink-2" if small else fill, "end")
            return number + sheet.icon(item.word, x + room + apart + side / 2, y, side, variant)

        self.items.append((room + apart + side, draw))
        return self

    def octagon(self, icons: list[Icon], size: float, used: bool = False) -> Line:
        sheet = self.sheet
        self.items.append((size, lambda x, y: sheet.octagon(x + size / 2, y, size, icons, used)))
        return self

    def effect(self, effect: Effect, used: bool = False) -> Line:
        """The icons of an effect; an action is drawn as an octagon round what follows it."""
        if effect.acts:
            return self.octagon(effect.icons[1:], self.size * 2.1, used)
        causes = effect.causes
        for place, item in enumerate(effect.icons, 1):
            self.amount(item)
            if place == causes:
                self.arrow()
        return self

    def arrow(self) -> Line:
        """From what is done to what it brings."""
        sheet = self.sheet
        self.items.append((8, lambda x, y: sheet.use("i-right", x + 4, y, 12, "ink-3")))
        return self

    def draw(self, x: float, y: float, anchor: str = "start") -> str:
        """The line at a place: its middle is at this height."""
        at = x - (self.width if anchor == "end" else self.width / 2 if anchor == "middle" else 0)
        drawn = ""
        for room, paint in self.items:
            drawn += paint(at, y)
            at += room + self.gap
        return drawn
