"""What every template may use: words of the messages, symbols, and the texts that the page's scripts show."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from markupsafe import Markup, escape

from terrae.core import keeping
from terrae.core.fluent import portable
from terrae.core.game import find_game, games
from terrae.core.keeping import kept_by_language
from terrae.core.languages import NAMES, current, written
from terrae.core.looks import LOOKS
from terrae.core.messages import Message, keys
from terrae.draw import markup
from terrae.draw.theme import THEMES
from terrae.server import pictures
from terrae.server.answers import ListedTable

TEMPLATES = Path(__file__).parent / "templates"
SCRIPT_FOLDER = Path(__file__).parent / "static"
MOST_PIECES = 1000  # some kilobytes each, with what they were made of
PIECES: dict[tuple[object, ...], tuple[object, Markup]] = {}  # with what they were made of
GOODS = "good."  # and these, for amounts
SCRIPTS = "script."  # messages under this prefix travel to the page


def say(key: str, **values: object) -> str:
    """The words of a message."""
    return str(Message(f"page.{key}", **values))


@kept_by_language()
def texts() -> dict[str, Any]:
    """What the scripts say, by key without the prefix: templates, and forms to choose from (`core.fluent.portable`)."""
    return {key.removeprefix(SCRIPTS): portable(key) for key in (*keys(SCRIPTS), *keys(GOODS))}


@kept_by_language()
def texts_off_tables() -> dict[str, Any]:
    """Of these, what a page can say that shows no table: most of them are said at tables alone."""
    said, beginnings = said_off_tables()
    return {key: words for key, words in texts().items() if key in said or key.startswith(beginnings)}


@cache
def said_off_tables() -> tuple[frozenset[str], tuple[str, ...]]:
    """What stands in quotes in scripts of pages without a table; and what texts begin with that are completed there."""
    pages = [path.read_text(encoding="utf-8") for path in TEMPLATES.iterdir() if path.name != "table.html"]
    waiting = sorted({name for text in pages for name in re.findall(r"/static/(\w+\.js)", text)})
    scripts: dict[str, str] = {}
    while waiting:
        name = waiting.pop()
        if name not in scripts:
            scripts[name] = (SCRIPT_FOLDER / name).read_text(encoding="utf-8")
            waiting += re.findall(r'from "\./([\w.-]+)"', scripts[name])
    whole = frozenset(word for text in scripts.values() for word in re.findall(r'"([\w.-]+)"', text))
    return whole, tuple(sorted({word for text in scripts.values() for word in re.findall(r"`([\w.-]+)\$\{", text)}))


def number(value: float, form: str = ".1f") -> str:
    """A number as the language of whoever asks writes it, in a form of Python's; one that is nothing has no minus.

    >>> number(-0.04), number(2.5, "+g"), number(-3.0, "+.1f")
    ('0.0', '+2.5', '−3.0')
    """
    sign, digits = ("+", form[1:]) if form.startswith("+") else ("", form)
    return written(f"{value:{sign}z{digits}}".replace("-", "−"))


def data_block(id: str, data: object) -> Markup:
    """Data for the scripts of a page: nothing in it can end the element it stands in."""
    text = msgspec.json.encode(data).decode()
    text = text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    return Markup(f'<script type="application/json" id="{id}">{text}</script>')


@cache
def icon(symbol: str, size: float = 18, extra: str = "") -> Markup:
    return Markup(markup.icon(markup.symbol_of(symbol), size, extra))


@cache
def disc(colour: str, text: str = "") -> Markup:
    return Markup(markup.disc(colour, text))


def symbols(names: Iterable[str] | None = None) -> Markup:
    """The drawings a page refers to: those of some names, or all."""
    return symbols_named(None if names is None else tuple(names))


@cache
def symbols_named(names: tuple[str, ...] | None) -> Markup:
    return Markup(markup.symbols(names))


@cache
def symbols_of(title: str) -> Markup:
    """The drawings that a table of a title may come to refer to: all but those that only other titles bring."""
    others = [room_of(name) for name in games() if name != title]
    return Markup(markup.symbols([*LOOKS.drawings_without(others), *markup.shapes()]))


def room_of(title: str) -> Path:
    """The folder of a title."""
    return Path(inspect.getfile(type(find_game(title)))).parent


@kept_by_language()
def board_picture(name: str, what: str = pictures.SCENERY) -> Markup:
    """A picture of a board, as light or dark as the page is; only the one that is seen is asked for."""
    drawn = (
        f'<img class="when-{theme}" src="{escape(pictures.address(name, what, theme))}" alt="" loading="lazy">'
        for theme in THEMES
    )
    return Markup("".join(drawn))


def kept(*key: object, caller: Callable[[], Markup], of: object = None) -> Markup:
    """A piece of a page that looks the same for everybody who speaks a language, as long as its key is the same.

    One that is made `of` something else than before takes its own place: what changes with every move belongs there,
    or a piece that nobody will see again stays until many others have come.
    """
    place = (current(), *key)
    made_of, piece = PIECES.pop(place, (of, None))
    if piece is None or made_of != of:
        piece = caller()
    PIECES[place] = (of, piece)  # now the last to go
    while len(PIECES) > min(MOST_PIECES, keeping.MOST):
        del PIECES[next(iter(PIECES))]
    return piece


def look_of(entry: ListedTable) -> tuple[object, ...]:
    """What a table in a list looks like to somebody who does not sit there."""
    seats = tuple((seat.kind, seat.name) for seat in entry.seats)
    return entry.table, entry.ply, entry.over, entry.changed, entry.name, entry.clock, entry.rated, seats


def own_look_of(entry: ListedTable) -> tuple[object, ...]:
    """What a table looks like to somebody who sits there."""
    mine = tuple(seat.you for seat in entry.seats)
    return *look_of(entry), mine, entry.your_turn, tuple(entry.to_move), entry.due


def own_looks_of(entries: Sequence[ListedTable]) -> tuple[object, ...]:
    """What all tables of somebody look like to them."""
    return tuple(own_look_of(entry) for entry in entries)


def template_globals() -> dict[str, Any]:
    """The names that templates know."""
    return {
        "say": say,
        "language": current,
        "languages": NAMES,
        "icon": icon,
        "disc": disc,
        "number": number,
        "data_block": data_block,
        "texts": texts,
        "texts_off_tables": texts_off_tables,
        "board_picture": board_picture,
        "signs": markup.amount_symbols,
        "symbols": symbols,
        "symbols_of": symbols_of,
        "kept": kept,
        "look_of": look_of,
        "own_look_of": own_look_of,
        "own_looks_of": own_looks_of,
    }
