"""Exploring: the page of first choices, from finished games of this server, folders it was given, and books of bots."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import urlencode

from markupsafe import Markup
from sqlalchemy import select

from terrae.bots.registry import levels_in_words
from terrae.core.errors import TerraeError
from terrae.core.game import Game, find_game, games
from terrae.core.names import Names, names_of
from terrae.core.wording import phrase
from terrae.explorer.book import cover, from_book
from terrae.explorer.openings import Opening, label_of, openings
from terrae.explorer.sources import from_folder
from terrae.explorer.tree import BOTS, PEOPLE, Asked, Branch, branches, fitting, signed, things
from terrae.server.problems import Problem
from terrae.server.registry import Registry
from terrae.server.store.models import TABLES

LOG = logging.getLogger("terrae.server")
MOST_TABLES = 200  # of this server's own, the newest
MOST_VALUES = 12  # of a kind of thing that can be chosen from
MOST_ROWS = 40  # choices that are shown, the most frequent
MOST_ASKED = 50  # steps, or things on the table: no opening has so many, and each is a link to all before it


@dataclass(frozen=True)
class Row:
    """A choice as the page draws it: in words and as it is written, where it leads, and its bars."""

    branch: Branch
    label: str
    notation: str  # nothing where the words say it, too
    url: str
    mean: str
    interval: str  # nothing if it was seen once
    share: Markup  # of all that went this way
    bar: Markup


@dataclass(frozen=True)
class Link:
    """Something that narrows what is looked at, or widens it again."""

    label: str
    url: str
    chosen: bool
    count: int = 0


@dataclass(frozen=True)
class View:
    """All that the page shows."""

    game: Game
    count: int  # openings that fit
    crumbs: list[Link]
    rows: list[Row]
    more: int  # rarer choices that are not shown
    whose: list[Link]  # nothing where there is no book to tell from what was played here
    seats: list[Link]
    orders: list[Link]
    things: list[tuple[str, list[Link]]]
    table: dict[str, object]  # how a table like these is set up


class Explorer:
    """Openings of all games at hand; read once, and a game of this server when it is first asked for after its end.

    The book of a title is read when somebody looks at that title.
    """

    def __init__(self, registry: Registry, folders: Sequence[Path]) -> None:
        self.registry = registry
        self.folders = folders
        self.read: list[Opening] | None = None  # from folders
        self.tables: dict[str, list[Opening]] = {}
        self.books: dict[str, list[Opening]] = {}
        self.lock = asyncio.Lock()

    async def openings(self, title: str) -> list[Opening]:
        """Every opening of a title that is known now."""
        played = [opening for opening in await self.played() if opening.title == title]
        async with self.lock:
            if title not in self.books:
                self.books[title] = await asyncio.to_thread(from_book, title)
        return [*played, *self.books[title]]

    async def played(self) -> list[Opening]:
        """Every opening known now that is not from a book."""
        async with self.lock:
            if self.read is None:
                self.read = await asyncio.to_thread(self.read_folders)
            newest = await self.finished()
            for table_id in newest:
                if table_id not in self.tables:
                    self.tables[table_id] = await self.of_table(table_id)
            self.tables = {table_id: self.tables[table_id] for table_id in newest}
        return [*self.read, *(opening for found in self.tables.values() for opening in found)]

    def read_folders(self) -> list[Opening]:
        found: list[Opening] = []
        for folder in self.folders:
            try:
                found += from_folder(folder)
            except TerraeError as error:  # the page is there all the same; whoever runs the server is told
                LOG.warning("the explorer leaves %s out: %s", folder, error)
        return found

    async def finished(self) -> list[str]:
        """The newest tables on which a game was played to its end."""
        newest = select(TABLES.c.id).where(TABLES.c.over, TABLES.c.guide.is_(None), TABLES.c.ended.is_(None))
        async with self.registry.database.reading() as connection:
            rows = await connection.execute(newest.order_by(TABLES.c.changed.desc()).limit(MOST_TABLES))
        return [str(table_id) for (table_id,) in rows.all()]

    async def of_table(self, table_id: str) -> list[Opening]:
        try:
            table = await self.registry.load(table_id)
        except TerraeError as error:
            LOG.warning("the explorer leaves table %s out: %s", table_id, error)
            return []
        return await asyncio.to_thread(openings, table.match)

    async def counts(self) -> list[tuple[Game, int]]:
        """Titles, and how many openings there are of each."""
        played = Counter(opening.title for opening in await self.played())
        books = {name: found.openings for name in games() if (found := cover(name)) is not None}
        return [(find_game(name), played[name] + books.get(name, 0)) for name in games()]

    async def view(self, guest: str | None, asked: Asked) -> View:
        known = await self.openings(asked.title)
        return await self.registry.slices.beside(guest, view_of, known, asked)  # words are found by playing games again


def expect_possible(asked: Asked) -> Asked:
    """Somebody asks for what a page could have led to."""
    if max(len(asked.path), len(asked.setup)) > MOST_ASKED:
        raise Problem(404, "no-page", "server.no-page")
    return asked


def url_of(asked: Asked) -> str:
    """The address of what is looked at."""
    query: list[tuple[str, object]] = []
    if asked.whose:
        query.append(("whose", asked.whose))
    if asked.seats:
        query.append(("seats", asked.seats))
    if asked.order:
        query.append(("order", asked.order))
    query += [("with", f"{kind}:{name}") for kind, name in sorted(asked.setup)]
    query += [("step", step) for step in asked.path]
    return f"/explore/{asked.title}" + (f"?{urlencode(query)}" if query else "")


def interval_of(branch: Branch) -> str:
    if branch.low is None or branch.high is None:
        return ""
    return phrase("page.explore-interval", low=signed(branch.low), high=signed(branch.high))


def share_of(branch: Branch, most: int) -> Markup:
    """How often a choice was made, beside the most frequent."""
    width = round(100 * branch.count / max(1, most), 1)
    return Markup(
        f'<svg class="choice-share" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect x="0" y="7" width="{width}" height="6"/></svg>'
    )


def bar_of(branch: Branch, reach: float) -> Markup:
    """The mean as a bar from the middle, and its interval as a line; the farthest of all reaches the rim."""

    def at(points: float) -> float:
        return round(50 + 50 * points / (reach or 1), 1)

    mean = at(branch.mean)
    low, high = (mean if end is None else at(end) for end in (branch.low, branch.high))
    kind = "above" if branch.mean >= 0 else "below"
    return Markup(
        f'<svg class="choice-bar" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="{kind}" x="{min(50.0, mean)}" y="4" width="{abs(mean - 50):.1f}" height="12"/>'
        f'<path class="axis" d="M50 0V20"/><path class="whisker" d="M{low} 10H{high}"/></svg>'
    )


def view_of(known: Sequence[Opening], asked: Asked) -> View:
    """What was played next in the openings that fit, and by what else they can be chosen."""
    names, game = names_of(asked.title), find_game(asked.title)
    found = fitting(known, asked)
    depth = len(asked.path)
    next_up = branches(found, depth)
    shown, most = next_up[:MOST_ROWS], max((one.count for one in next_up), default=1)
    reach = max((max(abs(one.low or one.mean), abs(one.high or one.mean), abs(one.mean)) for one in shown), default=1)
    labels = [label_of(names, found, one.label, depth) for one in shown]
    rows = [
        Row(
            one,
            label,
            "" if names.side(one.label) == label or one.label in label else one.label,
            url_of(replace(asked, path=(*asked.path, one.label))) if one.goes_on else "",
            signed(one.mean),
            interval_of(one),
            share_of(one, most),
            bar_of(one, reach),
        )
        for one, label in zip(shown, labels, strict=True)
    ]
    crumbs = [
        Link(label_of(names, found, step, number), url_of(replace(asked, path=asked.path[: number + 1])), chosen=True)
        for number, step in enumerate(asked.path)
    ]
    everywhere = fitting(known, Asked(asked.title))
    return View(
        game=game,
        count=len(found),
        crumbs=crumbs,
        rows=rows,
        more=len(next_up) - len(shown),
        whose=whose_of(asked),
        seats=numbers(
            asked.seats, sorted({opening.seats for opening in everywhere}), lambda found: replace(asked, seats=found)
        ),
        orders=numbers(
            asked.order, sorted({opening.order for opening in everywhere}), lambda found: replace(asked, order=found)
        ),
        things=things_of(names, asked, found),
        table=table_of(game, asked, found),
    )


def whose_of(asked: Asked) -> list[Link]:
    """Everybody's games, those of the book, or the others."""
    book = cover(asked.title)
    if book is None:
        return []
    labels = {
        "": "",
        BOTS: phrase("page.explore-bots", bots=levels_in_words(book.bots)),
        PEOPLE: phrase("page.explore-here"),
    }
    return [Link(label, url_of(replace(asked, whose=name)), name == asked.whose) for name, label in labels.items()]


def numbers(now: int, values: Sequence[int], sought: Callable[[int], Asked]) -> list[Link]:
    """All, or one of some numbers."""
    return [Link(str(value or ""), url_of(sought(value)), now == value) for value in (0, *values)]


def things_of(names: Names, asked: Asked, found: Sequence[Opening]) -> list[tuple[str, list[Link]]]:
    """What lies on these tables and could be asked for, by kind."""
    kinds: list[tuple[str, list[Link]]] = []
    for kind, values in things(found).items():
        links = []
        for name, count in values.items():
            chosen = (kind, name) in asked.setup
            setup = asked.setup - {(kind, name)} if chosen else asked.setup | {(kind, name)}
            links.append(Link(names.thing(kind, name), url_of(replace(asked, setup=setup)), chosen, count))
        if 1 < len(links) <= MOST_VALUES or any(link.chosen for link in links):
            kinds.append((names.kind(kind), links))
    return kinds


def table_of(game: Game, asked: Asked, found: Sequence[Opening]) -> dict[str, object]:
    """A table like these: their options where the first of them tells, their number of seats."""
    known = {option.name for option in game.options}
    options = dict(found[0].options) if found and len({opening.options for opening in found}) == 1 else {}
    options |= {kind: name for kind, name in asked.setup if kind in known}
    seats = asked.seats or (found[0].seats if found else game.fewest)
    return {"game": game.name, "bots": seats - 1, "options": options}
