"""Help pages: what titles tell about themselves, ready for the templates."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from terrae.core.game import Game, find_game, games
from terrae.core.help import HelpEntry, HelpPage, HelpSection
from terrae.core.keeping import kept_by_language
from terrae.core.messages import Message, known
from terrae.core.scene import Effect
from terrae.draw import markup
from terrae.draw.panels import excerpt
from terrae.draw.theme import SYMBOLS

GROUPS = ("rules", "sheets", "parts")


@dataclass(frozen=True)
class Line:
    """An entry with its icons painted."""

    name: str
    text: str
    icons: Markup


@dataclass(frozen=True)
class Section:
    """Signs in the heading, a picture, paragraphs, then lines."""

    title: str
    texts: list[str]
    entries: list[Line]
    signs: Markup
    picture: Markup


@dataclass(frozen=True)
class Sheet:
    """A page of help, painted."""

    name: str
    title: str
    group: str
    about: str
    colour: str
    colour_class: str
    sections: list[Section]


@dataclass(frozen=True)
class Group:
    """Pages about the same kind of thing."""

    title: str
    pages: list[Sheet]


@dataclass(frozen=True)
class Title:
    """A game as the list of titles shows it."""

    name: str
    title: str
    about: str


def about(game: Game) -> Title:
    """A title and what it says about itself in one sentence."""
    key = f"{game.name}.about"
    return Title(game.name, game.title, str(Message(key)) if known(key) else "")


def titles() -> list[Title]:
    """All titles that have something to tell."""
    return [about(find_game(name)) for name in games() if find_game(name).help()]


@kept_by_language()
def sheets(name: str) -> list[Sheet]:
    """The pages of a title."""
    return [paint(page) for page in find_game(name).help()]


def groups(name: str) -> list[Group]:
    """The same pages, by what they are about."""
    found = []
    for group in GROUPS:
        pages = [sheet for sheet in sheets(name) if sheet.group == group]
        if pages:
            found.append(Group(str(Message(f"page.help-group-{group}")), pages))
    return found


def sheet(name: str, page: str) -> Sheet | None:
    """One page of a title."""
    return next((sheet for sheet in sheets(name) if sheet.name == page), None)


def paint(page: HelpPage) -> Sheet:
    """A page with its icons drawn."""
    sections = [painted(section) for section in page.sections]
    colour_class = markup.colour_class(page.colour)
    return Sheet(page.name, page.title, page.group, page.about, page.colour, colour_class, sections)


def painted(section: HelpSection) -> Section:
    """A section with its signs and its picture, which say nothing aloud that is not written."""
    signs = "".join(markup.word_icon(sign.word, 24) for sign in section.signs)
    picture = f'<div class="excerpt" aria-hidden="true">{excerpt(section.shown)}</div>' if section.shown else ""
    return Section(
        section.title, section.texts, [line(entry) for entry in section.entries], Markup(signs), Markup(picture)
    )


def line(entry: HelpEntry) -> Line:
    """Icons only where each of them is known; a sentence is there in any case."""
    drawable = [icons for icons in entry.icons if all(icon.word in SYMBOLS and icon.word != "book" for icon in icons)]
    drawn = "".join(f'<span class="line">{markup.effect_icons(Effect(icons, entry.text))}</span>' for icons in drawable)
    return Line(entry.name, entry.text, Markup(drawn))
