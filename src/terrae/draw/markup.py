"""Small parts of a page: icons, amounts, discs, silhouettes, octagons and effects as HTML.

Colours are tokens and sizes are rules of the style sheet, so nothing here has a style of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from xml.sax.saxutils import escape, quoteattr

from terrae.core.looks import LOOKS
from terrae.core.scene import Effect, Icon, Part
from terrae.draw.geometry import RADIUS, Cell, hexagon, number
from terrae.draw.theme import SYMBOLS, TINTS, WINDOWS, Theme, known

THEME = Theme("light")  # asked for names only: which terrains and colours there are
RING = 4.5  # how far inside its border a lit hex is ringed
PIECES = ("b-", "p-")  # how symbols of pieces begin
MIDDLING = 34  # an octagon up to this size has smaller numbers
WORD = 3  # a name of so many letters is a word


@lru_cache(4096)
def quoted(text: str) -> str:
    """A text as the value of an attribute; most are those of the last picture."""
    return quoteattr(text)


@cache
def shapes() -> dict[str, str]:
    """The shapes of a hex and of what lights up, by name."""
    cell = Cell("", "", 0, 0)
    inner = f'points="{hexagon(cell, RADIUS - 0.7)}"'
    return {
        "hx": f'<polygon id="hx" {inner}/>',
        "hx-ring": f'<polygon id="hx-ring" points="{hexagon(cell, RADIUS - RING)}"/>',
        "hx-clip": f'<clipPath id="hx-clip"><polygon {inner}/></clipPath>',
        "span-ring": '<rect id="span-ring" x="-29" y="-11" width="58" height="22" rx="11"/>',
    }


def drawings() -> dict[str, str]:
    """Symbols, patterns and shapes, by the names they are referred to."""
    return LOOKS.drawings | shapes()


def defined(drawn: Iterable[str]) -> str:
    """Drawings to be referred to; patterns take the ends of their lines from what they stand in."""
    return f'<defs><g stroke-linecap="round" stroke-linejoin="round">{"".join(drawn)}</g></defs>'


def symbols(names: Iterable[str] | None = None) -> str:
    """All drawings, or those of some names, to be put into a page once."""
    known = drawings()
    chosen = known.values() if names is None else (known[name] for name in names)
    return f'<svg class="symbols" width="0" height="0" aria-hidden="true">{defined(chosen)}</svg>'


def amount_symbols() -> dict[str, object]:
    """What a page must know to draw amounts: the symbol of each word, and blanks for numbers."""
    return {"symbols": SYMBOLS, "blanks": LOOKS.blanks}


def symbol_of(word: str) -> str:
    """The symbol of a word of a scene; symbols may be named themselves."""
    return SYMBOLS.get(word, word)


def colour_class(colour: str) -> str:
    """The class that brings the colours of a seat."""
    return f"seat-{THEME.seat(colour)}" if colour else "seat-none"


@cache
def icon(symbol: str, size: float = 18, extra: str = "") -> str:
    """A symbol that says nothing aloud."""
    return (
        f'<svg class="icon{" " + extra if extra else ""}" width="{number(size)}" height="{number(size)}" '
        f'aria-hidden="true"><use href="#{symbol}"/></svg>'
    )


def word_icon(word: str, size: float = 18) -> str:
    """The icon of a word; pieces are drawn as nobody's, larger than goods because they have more lines."""
    symbol = symbol_of(word)
    if word in TINTS:
        return icon(symbol, size, f"tint-{word}")
    if symbol.startswith(PIECES):
        return icon(symbol, round(size * 1.25), "nobody")
    return icon(symbol, size, "soft" if symbol in ("r-hand", "r-scroll", "i-book") else "")


def amount(item: Icon, size: float = 15) -> str:
    """A number and its icon; `per` and its like are small words."""
    if not item.text:
        return word_icon(item.word, size + 2)
    said = "small" if item.text.isalpha() else ""
    text = f'<i class="{said}">{escape(item.text)}</i>' if said else escape(item.text)
    return f'<span class="amount">{text}{word_icon(item.word, size)}</span>'


def amounts(items: list[Icon], size: float = 15) -> str:
    return "".join(amount(item, size) for item in items)


def disc(colour: str, text: str = "", tip: str = "") -> str:
    """A seat: its colour and its mark, or its number before it has one."""
    said = f" title={quoted(tip)}" if tip else ""
    if not colour:
        return f'<span class="disc seat-none"{said}><b>{escape(text)}</b></span>'
    return f'<span class="disc {colour_class(colour)}"{said}>{icon(f"m-{THEME.seat(colour)}", 12)}</span>'


def name_tag(name: str) -> str:
    """The name of a tile: a letter in a box, or a word as it is."""
    return f'<b class="{"letter" if len(name) < WORD else "tile-name"}">{escape(name)}</b>'


def ground(word: str, size: float = 26) -> str:
    """A small hex of a terrain."""
    name = THEME.terrain(word)
    pattern = f'<use href="#hx" fill="url(#pat-{name})"/>' if f"pat-{name}" in LOOKS.drawings else ""
    return (
        f'<svg class="icon ground" width="{number(size)}" height="{number(size)}" viewBox="-40 -40 80 80" '
        f'aria-hidden="true"><use href="#hx" fill="var(--t-{name})"/>{pattern}'
        f'<circle r="22" fill="var(--t-{name})" opacity=".6"/>'
        f'<use href="#t-{name}" x="-22" y="-22" width="44" height="44" color="var(--t-{name}-ink)"/></svg>'
    )


def use(symbol: str, x: float, y: float, size: float, colour: str = "", extra: str = "") -> str:
    """A symbol around a point of a drawing."""
    tint = f' color="var(--{colour})"' if colour else ""
    kind = f' class="{extra}"' if extra else ""
    return (
        f'<use href="#{symbol}" x="{number(x - size / 2)}" y="{number(y - size / 2)}" width="{number(size)}" '
        f'height="{number(size)}"{tint}{kind}/>'
    )


def piece(word: str, colour: str, x: float, y: float, size: float) -> str:
    """A piece in the colour of its seat, the seat's mark in its window; grey and unmarked if it is nobody's."""
    symbol = symbol_of(word)
    if not colour:
        return use(symbol, x, y, size, "stone")
    seat = THEME.seat(colour)
    left, top, wide = WINDOWS.get(symbol, (12, 12, 7))
    scale = size / 24
    mark = use(f"m-{seat}", x + (left - 12) * scale, y + (top - 12) * scale, wide * scale, f"s-{seat}-on")
    return use(symbol, x, y, size, f"s-{seat}") + mark


def silhouette(word: str, colour: str, size: float = 26) -> str:
    """A piece in a panel: without halo."""
    return (
        f'<svg class="icon silhouette" width="{number(size)}" height="{number(size)}" viewBox="0 0 24 24" '
        f'aria-hidden="true">{piece(word, colour, 12, 12, 24)}</svg>'
    )


def octagon(items: list[Icon], used: bool = False, size: float = 46) -> str:
    """An action: what it gives inside, or a cross when it is used."""
    if used:
        return f'<span class="octagon used">{icon("a-octagon-used", size)}</span>'
    inner = ""
    room = size * 0.5
    for item in items:
        if item.word not in SYMBOLS:
            continue
        count = item.text.lstrip("+")
        if count == "2":
            inner += word_icon(item.word, round(room * 0.8)) * 2
        elif count in ("", "1"):
            inner += word_icon(item.word, round(room))
        else:
            inner += f"<b>{escape(count)}</b>{word_icon(item.word, round(room * 0.7))}"
    kind = "octagon" if size > MIDDLING else "octagon small"
    return f'<span class="{kind}">{icon("a-octagon", size)}<span class="inside">{inner}</span></span>'


def effect_icons(effect: Effect, used: bool = False, size: float = 15, act: float = 32) -> str:
    """The icons of an effect; an action is an octagon round what follows it, a cause points at what it brings."""
    items = effect.icons
    if items and items[0].word == "action":
        return octagon(items[1:], used, act)
    shown = ""
    for place, item in enumerate(items, 1):
        shown += amount(item, size)
        if place == effect.causes:
            shown += icon("i-right", 12, "faint")
    return shown


def effect(entry: Effect, used: bool = False, size: float = 15) -> str:
    """An effect in one line: as icons where they say it all, otherwise as its sentence."""
    if entry.icons and known(entry.icons):
        return f'<span class="line">{effect_icons(entry, used, size)}</span>'
    return f'<span class="said">{escape(entry.text)}</span>'


def effects(entries: list[Effect], used: bool = False, size: float = 15) -> str:
    return "".join(effect(entry, used, size) for entry in entries)


def part(shown: Part, tag: str, kind: str, inner: str, *, label: str = "", role: str = "img", extra: str = "") -> str:
    """An element that stands for a part of the scene: it bears its name, says it aloud and shows it as a tip.

    What would be typed for it stands in the tip alone.
    """
    code = getattr(shown, "code", "")
    spoken = told(label or shown.label, role, code)
    return f'<{tag} class="{kind}" data-part={quoted(shown.id)}{spoken}{extra}>{inner}</{tag}>'


def told(label: str, role: str = "img", code: str = "") -> str:
    """What an element says aloud, and to whoever points at it."""
    tip = f"{label} ({code})" if code else label
    return f' role="{role}" aria-label={quoted(label)} title={quoted(tip)}'


def unit(name: str, tag: str, kind: str, inner: str, extra: str = "") -> str:
    """An element that is replaced as a whole when anything in it changes."""
    return f'<{tag} class="{kind}" data-unit={quoted(name)}{extra}>{inner}</{tag}>'
