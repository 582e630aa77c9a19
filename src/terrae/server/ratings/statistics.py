"""Statistics: what finished games say by title, faction, place in the turn order, tile and map."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from sqlalchemy import Float, func, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.core.game import find_game, games
from terrae.core.languages import current
from terrae.core.names import names_of
from terrae.core.wording import phrase
from terrae.server.ratings.spans import Span, mean, share
from terrae.server.slices import Slices
from terrae.server.store.database import Database
from terrae.server.store.models import TABLES
from terrae.server.store.ratings import PLAYED, RESULTS

COUNTED = 5000  # of the newest games
FEWEST = 2  # things of a kind worth a table
Row = dict[str, Any]


@dataclass(frozen=True)
class Tally:
    """What many seats came to: how many, what share of them won, mean points, points ahead of their tables."""

    name: str
    colour: str
    count: int
    won: Span
    points: float
    ahead: float


@dataclass(frozen=True)
class Thing:
    """A tile or map: in how many games it lay on the table, the mean points of a seat, and how far they lie above
    those of all games with as many seats; of one person, above the others at the table. One game tells no span."""

    name: str
    count: int
    points: float
    above: Span | None


@dataclass(frozen=True)
class Laid:
    """Things of a kind."""

    kind: str
    things: list[Thing]


@dataclass(frozen=True)
class Titled:
    """A title: how many games of it were finished, and what share of them was won by whoever played first."""

    title: str
    name: str
    count: int
    first: Span | None


@dataclass(frozen=True)
class Statistics:
    """What finished games of a title say."""

    count: int
    factions: list[Tally]
    places: list[Tally]
    setups: list[Laid]
    titles: list[Titled]


GAMES = (PLAYED.c.number, PLAYED.c.table_id, PLAYED.c.seats, PLAYED.c.setup)
SEATS = tuple(RESULTS.c[name] for name in ("table_id", "faction", "place", "points", "ahead", "won"))


class Counted:
    """What finished games of each title say: worked out when somebody asks after one was finished, and then kept."""

    def __init__(self, database: Database, slices: Slices) -> None:
        self.database = database
        self.slices = slices
        self.lock = asyncio.Lock()
        self.kept: dict[tuple[str, str], tuple[object, Statistics]] = {}  # by title and language, with what was counted

    async def of(self, title: str, asking: str | None, *, mine: bool) -> Statistics:
        """Of everybody, or of whoever asks."""
        if mine and asking is not None:
            return await self.work_out(title, asking, asking)
        key = (title, current())
        newest = select(func.count(), func.max(PLAYED.c.number))
        async with self.lock:
            async with self.database.reading() as connection:
                counted = tuple((await connection.execute(newest)).one())
            known, found = self.kept.get(key, (None, None))
            if found is None or known != counted:
                found = await self.work_out(title, asking)
                self.kept[key] = (counted, found)
        return found

    async def work_out(self, title: str, asking: str | None, person: str | None = None) -> Statistics:
        """Of all games of a title played to the end, or of those of one person; seats that were left tell nothing."""
        newest = played_to_the_end(*GAMES).where(PLAYED.c.game == title)
        seats = select(*SEATS).where(RESULTS.c.game == title, ~RESULTS.c.gone)
        if person is not None:
            mine = select(RESULTS.c.table_id).where(RESULTS.c.person == person, RESULTS.c.game == title)
            newest = newest.where(PLAYED.c.table_id.in_(mine))
            seats = seats.where(RESULTS.c.person == person)
        async with self.database.reading() as connection:
            played = (await connection.execute(newest.order_by(PLAYED.c.number.desc()).limit(COUNTED))).all()
            if len(played) == COUNTED:  # there may be many more, whose seats nobody needs
                counted = PLAYED.c.number >= played[-1].number
                seats = seats.join(PLAYED, PLAYED.c.table_id == RESULTS.c.table_id).where(counted)
            rows = (await connection.execute(seats)).all()
            titles = await by_title(connection)
        return await self.slices.beside(asking, add_up, title, played, rows, titles, own=person is not None)


def add_up(title: str, games: Sequence[Any], seats: Sequence[Any], titles: list[Titled], *, own: bool) -> Statistics:
    """Beside the event loop, for there may be thousands of games."""
    played = {one.table_id: {"table_id": one.table_id, "seats": one.seats, "setup": one.setup} for one in games}
    rows: list[Row] = [
        {**one._mapping, "seats": played[one.table_id]["seats"]} for one in seats if one.table_id in played
    ]
    names = names_of(title)
    factions = tallies([row for row in rows if row["faction"]], "faction", names.side, names.colours)
    places = tallies(rows, "place", lambda place: phrase("page.stats-place", place=place), {})
    return Statistics(
        count=len({row["table_id"] for row in rows}),
        factions=sorted(factions, key=lambda one: (-one.count, one.name)),
        places=sorted(places, key=lambda one: one.name),
        setups=laid(title, played, rows, own=own),
        titles=titles,
    )


def played_to_the_end(*what: Any) -> Any:
    return select(*what).join(TABLES, TABLES.c.id == PLAYED.c.table_id).where(TABLES.c.ended.is_(None))


async def by_title(connection: AsyncConnection) -> list[Titled]:
    """All titles of which a game was finished, the one that is played most first."""
    counted = played_to_the_end(PLAYED.c.game, func.count()).group_by(PLAYED.c.game)
    counts = {str(game): int(count) for game, count in (await connection.execute(counted)).all()}
    sums = func.count(), func.sum(RESULTS.c.won), func.sum(literal(1.0, Float) / PLAYED.c.seats)
    firsts = played_to_the_end(PLAYED.c.game, *sums).join(RESULTS, RESULTS.c.table_id == PLAYED.c.table_id)
    firsts = firsts.where(RESULTS.c.place == 1, ~RESULTS.c.gone).group_by(PLAYED.c.game)
    first = {
        game: share(won, many, usual / many) for game, many, won, usual in (await connection.execute(firsts)).all()
    }
    known = [name for name in games() if name in counts]
    found = [Titled(find_game(name).title, name, counts[name], first.get(name)) for name in known]
    return sorted(found, key=lambda one: (-one.count, one.title))


def tallies(rows: Iterable[Row], what: str, name: Callable[[Any], str], colours: dict[str, str]) -> list[Tally]:
    """Seats by what they have in common."""
    return [tally(name(key), colours.get(key, ""), group) for key, group in grouped(rows, what).items()]


def tally(name: str, colour: str, rows: Sequence[Row]) -> Tally:
    won, usual = sum(row["won"] for row in rows), fmean(1 / row["seats"] for row in rows)
    points, ahead = (fmean(row[number] for row in rows) for number in ("points", "ahead"))
    return Tally(name, colour, len(rows), share(won, len(rows), usual), points, ahead)


def grouped(rows: Iterable[Row], what: str) -> dict[Any, list[Row]]:
    groups: dict[Any, list[Row]] = {}
    for row in rows:
        groups.setdefault(row[what], []).append(row)
    return groups


def laid(title: str, played: dict[str, Row], rows: Iterable[Row], *, own: bool) -> list[Laid]:
    """What lay on tables, by kind; games are independent of each other, the seats of one are not."""
    tables = grouped(rows, "table_id")
    points = {table: fmean(row["points"] for row in seats) for table, seats in tables.items()}
    usual = {
        seats: fmean(points[row["table_id"]] for row in group)
        for seats, group in grouped([row for table, row in played.items() if table in points], "seats").items()
    }
    if own:
        above = {table: fmean(row["ahead"] for row in seats) for table, seats in tables.items()}
    else:
        above = {table: value - usual[played[table]["seats"]] for table, value in points.items()}
    found: dict[str, dict[str, list[str]]] = {}
    for table in points:
        for kind, thing in json.loads(played[table]["setup"]):
            found.setdefault(kind, {}).setdefault(thing, []).append(table)
    names = names_of(title)
    kinds: list[Laid] = []
    for kind, things in sorted(found.items()):
        if len(things) >= FEWEST:
            some = [
                Thing(names.thing(kind, thing), len(on), fmean(points[one] for one in on), mean([above[t] for t in on]))
                for thing, on in things.items()
            ]
            kinds.append(Laid(names.kind(kind), sorted(some, key=lambda one: (-one.count, one.name))))
    return kinds
