"""The lobby: lists of tables for the home page, and how somebody likes to play.

What everybody sees alike is looked up once for all; again when a table was set up, taken or ended here, or after two
seconds: of moves, and of what happens on other processes, the home page may know that much later.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import BindParameter, Select, bindparam, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.core.game import find_game, games
from terrae.server.answers import ListedTable, Lobby, Seat
from terrae.server.clocks.terms import Terms
from terrae.server.names import called
from terrae.server.rows import aware, read_seats
from terrae.server.store.database import Database
from terrae.server.store.models import SEATS, TABLES
from terrae.server.table import BOT, OPEN

LISTS = ("mine", "open", "live", "finished")
MOST = 50  # tables in a list
LATEST = 12  # of those that are watched or over, on the home page
MOST_KNOWN = 1000  # guests whose habits are remembered
FRESH = 2.0  # seconds
GUEST: BindParameter[str] = bindparam("looking")  # whose lists they are
Rows = dict[str, list[dict[str, Any]]]
LISTED = [
    TABLES.c[name]
    for name in (
        "id",
        "game",
        "name",
        "ply",
        "over",
        "result",
        "to_move",
        "public",
        "changed",
        "rated",
        "clock",
        "due",
    )
]


@dataclass(frozen=True)
class Habit:
    """How somebody played a title last: against so many bots, of this name."""

    bots: int
    bot: str


@cache
def query(name: str) -> Select[Any]:
    """The tables of a list, the newest first, for the guest that is bound to it; puzzles are none to go back to."""
    newest = select(*LISTED).order_by(TABLES.c.changed.desc()).limit(MOST)
    newest = newest.where(TABLES.c.guide.is_(None) | TABLES.c.guide.not_like("puzzle:%"))
    mine = select(SEATS.c.table_id).where(SEATS.c.guest == GUEST)
    if name == "mine":
        return newest.where(TABLES.c.id.in_(mine), ~TABLES.c.over)
    free = select(SEATS.c.table_id).where(SEATS.c.kind == OPEN)
    if name == "open":
        return newest.where(TABLES.c.public, ~TABLES.c.over, TABLES.c.id.in_(free))
    if name == "live":
        return newest.where(TABLES.c.public, ~TABLES.c.over, TABLES.c.id.not_in(free))
    if name == "ended":
        return newest.where(TABLES.c.over, TABLES.c.public)
    if name == "my-ended":
        return newest.where(TABLES.c.over, TABLES.c.id.in_(mine) | (TABLES.c.creator == GUEST)).limit(LATEST)
    return newest.where(TABLES.c.over, TABLES.c.public | TABLES.c.id.in_(mine) | (TABLES.c.creator == GUEST))


def listed(row: dict[str, Any], seats: list[dict[str, Any]], guest: str | None) -> ListedTable:
    """A table in a list."""
    to_move = read_seats(row["to_move"])
    mine = [seat["seat"] for seat in seats if guest is not None and seat["guest"] == guest]
    return ListedTable(
        table=row["id"],
        url=f"/table/{row['id']}",
        game=row["game"],
        game_title=find_game(row["game"]).title if row["game"] in games() else row["game"],
        name=called(row["name"]),
        seats=[
            Seat(seat=seat["seat"], name=called(seat["name"]), kind=seat["kind"], you=seat["seat"] in mine)
            for seat in seats
        ],
        ply=row["ply"],
        over=row["over"],
        result=json.loads(row["result"]) if row["result"] else None,
        to_move=to_move,
        your_turn=any(number in mine for number in to_move),
        public=row["public"],
        changed=aware(row["changed"]).isoformat(),
        rated=row["rated"],
        clock=Terms.read(row["clock"]).words if row["clock"] else None,
        due=aware(row["due"]).isoformat() if row["due"] and not row["over"] else None,
    )


@cache
def seated(names: tuple[str, ...]) -> Select[Any]:
    """The tables of several lists with their seats: one question is answered sooner than one for each list."""
    lists = [select(literal(name).label("list"), query(name).subquery()) for name in names]
    tables = (lists[0].union_all(*lists[1:]) if lists[1:] else lists[0]).subquery()
    seat = SEATS.c.seat, SEATS.c.kind, SEATS.c.guest.label("seat_guest"), SEATS.c.name.label("seat_name")
    return (
        select(tables, *seat)
        .join(SEATS, SEATS.c.table_id == tables.c.id)
        .order_by(tables.c.list, tables.c.changed.desc(), tables.c.id, SEATS.c.seat)
    )


async def found(connection: AsyncConnection, guest: str | None, names: tuple[str, ...]) -> tuple[Rows, Rows]:
    """The rows of some lists, and those of the seats of their tables."""
    rows: Rows = {name: [] for name in names}
    seats: Rows = {}
    last = None
    for row in (await connection.execute(seated(names), {GUEST.key: guest or ""})).mappings().all():
        if last != (row["list"], row["id"]):
            last = (row["list"], row["id"])
            rows[row["list"]].append(dict(row))
            seats[row["id"]] = []
        seat = {"seat": row["seat"], "kind": row["kind"], "guest": row["seat_guest"], "name": row["seat_name"]}
        seats[row["id"]].append(seat)
    return rows, seats


async def lobby(database: Database, guest: str | None, names: Sequence[str]) -> Lobby:
    """The lists asked for; my own tables with my turn first."""
    async with database.reading() as connection:
        rows, seats = await found(connection, guest or "", tuple(names))
    told = {name: [listed(row, seats[row["id"]], guest) for row in some] for name, some in rows.items()}
    if "mine" in told:
        told["mine"].sort(key=lambda row: not row.your_turn)
    return Lobby(**told)


class Front:
    """The lists of the home page."""

    def __init__(
        self, database: Database, news: Callable[[], int], clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`news` counts what happened here that such a list must tell at once."""
        self.database = database
        self.news = news
        self.clock = clock
        self.version = object()  # another one whenever something else is shown
        self.looked = (-1, 0.0)  # what was new then, and when that was
        self.shown: tuple[Rows, Rows] = ({}, {})
        self.habits: dict[str, tuple[int, dict[str, Habit]]] = {}  # by guest, with what was new then
        self.lock = asyncio.Lock()

    async def look(self) -> tuple[Rows, Rows]:
        """What everybody sees, as it was a moment ago."""
        async with self.lock:
            if self.looked[0] != self.news() or self.clock() - self.looked[1] > FRESH:
                self.looked = (self.news(), self.clock())
                async with self.database.reading() as connection:
                    shown = await found(connection, None, ("open", "live", "ended"))
                if shown != self.shown:
                    self.shown, self.version = shown, object()
        return self.shown

    async def lists(self, guest: str | None) -> Home:
        """The home page of somebody: of those who were never here nothing is looked up."""
        public, seats = await self.look()
        version = self.version
        mine, my_seats, played = dict[str, Any](), dict[str, Any](), dict[str, Habit]()
        if guest is not None:
            async with self.database.reading() as connection:
                mine, my_seats = await found(connection, guest, ("mine", "my-ended"))
                played = await self.habits_of(connection, guest) if my_seats else {}
        ended = {row["id"]: row for row in (*public["ended"][:LATEST], *mine.get("my-ended", []))}
        latest = sorted(ended.values(), key=lambda row: row["changed"], reverse=True)[:LATEST]
        own = [listed(row, my_seats[row["id"]], guest) for row in mine.get("mine", [])]
        return Home(
            mine=sorted(own, key=lambda row: not row.your_turn),
            finished=[listed(row, (seats | my_seats)[row["id"]], guest) for row in latest],
            everybody=lambda name: [listed(row, seats[row["id"]], None) for row in public[name]],
            version=version,
            habits=played,
        )

    async def habits_of(self, connection: AsyncConnection, guest: str) -> dict[str, Habit]:
        """How a guest plays against bots: it stays as long as no table is new."""
        news, known = self.habits.pop(guest, (-1, {}))
        if news != self.news():
            news, known = self.news(), await habits(connection, guest)
        self.habits[guest] = (news, known)  # now the last to go
        if len(self.habits) > MOST_KNOWN:
            del self.habits[next(iter(self.habits))]
        return known


@dataclass(frozen=True)
class Home:
    """What the home page lists: of a guest, and of everybody, which is only put into words if it is new."""

    mine: list[ListedTable]
    finished: list[ListedTable]
    everybody: Callable[[str], list[ListedTable]]
    version: object
    habits: dict[str, Habit]


async def guided(database: Database, guest: str | None) -> dict[str, str]:
    """The lessons and puzzles a guest has begun and not played to the end: the newest table of each."""
    chosen = select(TABLES.c.guide, TABLES.c.id).where(TABLES.c.creator == guest, TABLES.c.guide.is_not(None))
    async with database.reading() as connection:
        rows = await connection.execute(chosen.where(~TABLES.c.over).order_by(TABLES.c.created))
    return {str(guide): str(table) for guide, table in rows.all()}


@cache
def bots_met() -> Select[Any]:
    """The bots at the tables of the guest that is bound to it, the newest table first."""
    mine = select(SEATS.c.table_id).where(SEATS.c.guest == GUEST)
    return (
        select(TABLES.c.id, TABLES.c.game, SEATS.c.bot)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(TABLES.c.id.in_(mine), SEATS.c.kind == BOT, TABLES.c.guide.is_(None))
        .order_by(TABLES.c.created.desc(), TABLES.c.id, SEATS.c.seat)
        .limit(MOST)
    )


async def habits(connection: AsyncConnection, guest: str) -> dict[str, Habit]:
    """Of each title that a guest has played against bots: how, the last time."""
    bots: dict[str, dict[str, list[str]]] = {}
    for table, game, bot in (await connection.execute(bots_met(), {GUEST.key: guest})).all():
        bots.setdefault(game, {}).setdefault(table, []).append(bot)
    last = {game: next(iter(tables.values())) for game, tables in bots.items()}
    return {game: Habit(len(names), names[-1]) for game, names in last.items()}
