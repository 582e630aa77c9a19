"""One's own data: taken along as a file, and taken away. Games of others go on, and stay as they were played."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Column, String, delete, select, update
from sqlalchemy import Table as Rows
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.bots import usual_bot
from terrae.server.leagues import leagues
from terrae.server.names import GONE, bot_name
from terrae.server.rows import aware
from terrae.server.store.accounts import ACCOUNTS
from terrae.server.store.database import Database
from terrae.server.store.models import GUESTS, JOBS, METADATA, MOVES, SEATS, TABLES
from terrae.server.table import BOT, PERSON, Chair, Table
from terrae.server.tables import Tables

SECRET = {"password", "token", "seed", "canon", "look"}  # columns that nobody needs outside
OTHERS = {"creator", "muted"}  # columns that may name somebody else, by what only they and the server know
Entry = dict[str, str | int | bool | None]
Data = dict[str, list[Entry]]
ID_LENGTH = 32  # of the column that names a guest
CHUNK = 200  # rows that are told at a time


def personal() -> list[Rows]:
    """The tables of the database whose rows belong to somebody: they have a column `guest`."""
    return [rows for rows in METADATA.sorted_tables if "guest" in rows.c and rows is not SEATS]


def naming() -> list[Column[Any]]:
    """The columns of other rooms that may name somebody: texts that are long enough. Where nothing can stand instead,
    or where a row belongs to somebody, it goes with them. Moves name nobody, and there are millions of them."""
    elsewhere = [rows for rows in METADATA.sorted_tables if rows not in (GUESTS, ACCOUNTS, TABLES, SEATS, MOVES)]
    found = [column for rows in reversed(elsewhere) for column in rows.c if isinstance(column.type, String)]
    return [column for column in found if (column.type.length or 0) >= ID_LENGTH]


async def taken_along(database: Database, guest: str) -> Data:
    """Everything that is kept about a guest, as plain data; what is secret, and what others did, stays."""
    async with database.reading() as connection:
        found: Data = {"guest": await plain(connection, guest, GUESTS, GUESTS.c.id == guest)}
        for rows in personal():
            found[rows.name] = await plain(connection, guest, rows, rows.c.guest == guest)
        for column in naming():
            if column.name == "person":
                found[column.table.name] = await plain(connection, guest, column.table, column == guest)
        found["seats"] = await plain(connection, guest, SEATS, SEATS.c.guest == guest)
        mine = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        found["tables"] = await plain(connection, guest, TABLES, TABLES.c.id.in_(mine) | (TABLES.c.creator == guest))
        own = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.guest == guest).subquery()
        same = (own.c.table_id == MOVES.c.table_id) & (own.c.seat == MOVES.c.seat)
        moves = select(MOVES).join(own, same).order_by(MOVES.c.table_id, MOVES.c.ply)
        found["moves"] = await listed(connection, guest, moves)
    return found


async def plain(connection: AsyncConnection, guest: str, rows: Rows, where: Any) -> list[Entry]:
    """Rows of a guest without what is secret."""
    return await listed(connection, guest, select(rows).where(where))


async def listed(connection: AsyncConnection, guest: str, chosen: Any) -> list[Entry]:
    """The same of what was chosen; others come in between where there is much of it."""
    found: list[Entry] = []
    for some in (await connection.execute(chosen)).mappings().partitions(CHUNK):
        found += [told(guest, dict(row)) for row in some]
        await asyncio.sleep(0)
    return found


def told(guest: str, row: dict[str, Any]) -> Entry:
    shown = {name: value for name, value in row.items() if name not in SECRET}
    return {name: as_text(value) if name not in OTHERS or value == guest else None for name, value in shown.items()}


def as_text(value: Any) -> str | int | bool | None:
    """A value of a row; moments and fractions are written."""
    if isinstance(value, datetime):
        return aware(value).isoformat()
    return str(value) if isinstance(value, float) else value


async def leave(tables: Tables, guest: str) -> None:
    """Somebody goes: seats of finished games are nobody's, bots play on in running ones, all else is gone."""
    database = tables.database
    async with database.reading() as connection:
        mine = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        chosen = select(TABLES.c.id).where(TABLES.c.id.in_(mine) | (TABLES.c.creator == guest))
        found = (await connection.execute(chosen)).scalars().all()
    for table_id in found:
        await leave_table(tables, await tables.find(table_id), guest)
    async with database.writing() as connection:
        bots = (await connection.execute(select(ACCOUNTS.c.guest).where(ACCOUNTS.c.owner == guest))).scalars().all()
    for bot in bots:
        await leave(tables, bot)
    async with database.writing() as connection:
        await leagues.without(connection, guest)
        for column in naming():
            if column is JOBS.c.party:  # what was to be done for a table that others go on with is still to be done
                await connection.execute(update(JOBS).where(column == guest).values(party=""))
            elif column.nullable and column.name != "guest":
                await connection.execute(update(column.table).where(column == guest).values({column.name: None}))
            else:
                await connection.execute(delete(column.table).where(column == guest))
        await connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.guest == guest))
        await connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))


async def leave_table(tables: Tables, table: Table, guest: str) -> None:
    """Get up from all seats of a table. One at which nobody else sits is put away, unless it was played to the end."""
    others = [chair.guest for chair in table.chairs if chair.kind == PERSON and chair.guest not in (None, guest)]
    if not others and not table.over:
        async with table.lock, tables.database.writing() as connection:
            await connection.execute(delete(TABLES).where(TABLES.c.id == table.id))
        tables.registry.forget(table)
        return
    async with table.lock:
        for chair in [chair for chair in table.chairs if chair.guest == guest]:
            if table.over:
                await tables.seat(table, replace(chair, guest=None, kept_name=GONE))
            else:
                bot = usual_bot(table.game)
                await tables.seat(table, Chair(chair.number, BOT, bot_name(bot, table.game), bot=bot))
        if table.creator == guest:
            keeper = next((other for other in others if other), "")
            async with tables.database.writing() as connection:
                await tables.registry.touch(connection, table, creator=keeper)
            table.version += 1
            table.creator = keeper
    tables.tell(table)
