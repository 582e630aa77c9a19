"""The lobby: lists of tables for the home page, and how somebody likes to play."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import BindParameter, Select, bindparam, select

from terrae.core.game import find_game, games
from terrae.server.answers import ListedTable, Lobby, Seat
from terrae.server.clocks.terms import Terms
from terrae.server.names import called
from terrae.server.rows import aware
from terrae.server.store.database import Database
from terrae.server.store.models import SEATS, TABLES
from terrae.server.table import BOT, OPEN

LISTS = ("mine", "open", "live", "finished")
MOST = 50  # tables in a list
GUEST: BindParameter[str] = bindparam("looking")  # whose lists they are


@dataclass(frozen=True)
class Habit:
    """How somebody played a title last: against so many bots, of this name."""

    bots: int
    bot: str


@cache
def query(name: str) -> Select[Any]:
    """The tables of a list, the newest first, for the guest that is bound to it; puzzles are none to go back to."""
    newest = select(TABLES).order_by(TABLES.c.changed.desc()).limit(MOST)
    newest = newest.where(TABLES.c.guide.is_(None) | TABLES.c.guide.not_like("puzzle:%"))
    mine = select(SEATS.c.table_id).where(SEATS.c.guest == GUEST)
    if name == "mine":
        return newest.where(TABLES.c.id.in_(mine), ~TABLES.c.over)
    free = select(SEATS.c.table_id).where(SEATS.c.kind == OPEN)
    if name == "open":
        return newest.where(TABLES.c.public, ~TABLES.c.over, TABLES.c.id.in_(free))
    if name == "live":
        return newest.where(TABLES.c.public, ~TABLES.c.over, TABLES.c.id.not_in(free))
    return newest.where(TABLES.c.over, TABLES.c.public | TABLES.c.id.in_(mine) | (TABLES.c.creator == GUEST))


def listed(row: dict[str, Any], seats: list[dict[str, Any]], guest: str | None) -> ListedTable:
    """A table in a list."""
    to_move = [int(number) for number in row["to_move"].split(",") if number]
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


async def lobby(database: Database, guest: str | None, names: Sequence[str]) -> Lobby:
    """The lists asked for; my own tables with my turn first."""
    rows: dict[str, list[dict[str, Any]]] = {}
    seats: dict[str, list[dict[str, Any]]] = {}
    async with database.reading() as connection:
        for name in names:
            some = (await connection.execute(query(name), {GUEST.key: guest})).mappings().all()
            rows[name] = [dict(row) for row in some]
            seats |= {row["id"]: [] for row in some}
        chosen = select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.seat)
        for seat in (await connection.execute(chosen)).mappings().all() if seats else []:
            seats[seat["table_id"]].append(dict(seat))
    found = {name: [listed(row, seats[row["id"]], guest) for row in some] for name, some in rows.items()}
    if "mine" in found:
        found["mine"].sort(key=lambda row: not row.your_turn)
    return Lobby(**found)


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


async def habits(database: Database, guest: str | None) -> dict[str, Habit]:
    """Of each title that a guest has played against bots: how, the last time."""
    if guest is None:
        return {}
    bots: dict[str, dict[str, list[str]]] = {}
    async with database.reading() as connection:
        for table, game, bot in (await connection.execute(bots_met(), {GUEST.key: guest})).all():
            bots.setdefault(game, {}).setdefault(table, []).append(bot)
    last = {game: next(iter(tables.values())) for game, tables in bots.items()}
    return {game: Habit(len(names), names[-1]) for game, names in last.items()}
