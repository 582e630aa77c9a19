"""Archives: all that a server keeps, in one file, from which any server can be made again, whatever its database.

An archive is a SQLite file with the tables of the store and one more, `archive`, which says what is in it and holds the
server's secret, without which nobody's cookie would be known. It is made while the server goes on.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import DateTime, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae import __version__
from terrae.server.people import put_secret, read_secret
from terrae.server.rows import aware
from terrae.server.store.database import Database, StoreError, copy_file, stamp
from terrae.server.store.models import GUESTS, METADATA, TABLES

CHUNK = 1000  # rows that are carried at a time
LABEL = "archive"
GAPS = """
select tables.id from tables left join moves on moves.table_id = tables.id
group by tables.id having count(moves.ply) <> tables.ply or coalesce(max(moves.ply), 0) <> tables.ply
"""  # tables whose moves are not all there


@dataclass(frozen=True)
class Content:
    """What an archive holds."""

    made: str
    version: str  # of Terrae
    tables: int
    moves: int
    guests: int


# Making one


async def save(database: Database, folder: Path, target: Path) -> Content:
    """Write an archive of a database and of the secret in a folder; it is there whole, or not at all."""
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        if database.path is not None:
            await asyncio.to_thread(copy, existing(database.path), part)
        else:
            await collect(database, part)
        content = seal(part, read_secret(folder))
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except OSError as error:
        raise StoreError("server.archive-unwritable", path=target, reason=error.strerror or error) from None
    finally:
        part.unlink(missing_ok=True)
    return content


def existing(path: Path) -> Path:
    """A SQLite file with something in it."""
    if not path.is_file() or not path.stat().st_size:
        raise StoreError("server.nothing-kept", path=path)
    return path


def copy(source: Path, target: Path) -> None:
    """A copy of a SQLite file, whole even if it is in use."""
    with told(source):
        copy_file(source, target)
        with closing(sqlite3.connect(target)) as new:
            new.execute("pragma journal_mode=delete")  # one file, not three


@contextmanager
def told(path: Path) -> Iterator[None]:
    """What SQLite says about a file, in words."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError("server.archive-unreadable", path=path, reason=error) from None


async def collect(database: Database, target: Path) -> None:
    """The rows of any database as they were at one moment, in a SQLite file."""
    made = Database(f"sqlite+aiosqlite:///{target}")
    try:
        await made.upgrade()
        async with database.reading() as source, made.writing() as connection:
            await source.execution_options(isolation_level="REPEATABLE READ")
            await carry(source, connection)
    finally:
        await made.close()
    with told(target), closing(sqlite3.connect(target)) as file:
        file.execute("pragma journal_mode=delete")


async def carry(source: AsyncConnection, target: AsyncConnection) -> None:
    """All rows from one database to another whose tables are there and empty."""
    for table in METADATA.sorted_tables:
        await target.execute(table.delete())  # what migrations put there
        async with source.stream(select(table)) as rows:
            async for some in rows.mappings().partitions(CHUNK):
                await target.execute(insert(table), [plain(table, dict(row)) for row in some])


def plain(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row as every database takes it: moments know their zone."""
    moments = [column.name for column in table.columns if isinstance(column.type, DateTime)]
    return row | {name: aware(row[name]) for name in moments if row[name] is not None}


def seal(path: Path, secret: bytes) -> Content:
    """Say in an archive what is in it."""
    with told(path), closing(sqlite3.connect(path, isolation_level=None)) as file:
        counts = [file.execute(f"select count(*) from {name}").fetchone()[0] for name in ("tables", "moves", "guests")]
        content = Content(datetime.now(UTC).isoformat(timespec="seconds"), __version__, *counts)
        file.execute(f"create table {LABEL} (made, version, tables, moves, guests, secret)")
        values = (content.made, content.version, content.tables, content.moves, content.guests, secret.hex())
        file.execute(f"insert into {LABEL} values (?, ?, ?, ?, ?, ?)", values)
    return content


# Reading one


def inspect(path: Path) -> tuple[Content, bytes]:
    """What an archive says it holds, and the secret; it is refused unless it holds that, sound and whole."""
    if not path.is_file():
        raise StoreError("server.no-archive", path=path)
    with told(path), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
        if not file.execute("select 1 from sqlite_master where name = ?", (LABEL,)).fetchone():
            raise StoreError("server.foreign-archive", path=path)
        *told_of, secret = file.execute(f"select made, version, tables, moves, guests, secret from {LABEL}").fetchone()
        content = Content(*told_of)
        sound = file.execute("pragma integrity_check").fetchone()[0] == "ok"
        moves = file.execute("select count(*) from moves").fetchone()[0]
        gap = file.execute(GAPS).fetchone()
    if not sound or moves != content.moves or gap:
        raise StoreError("server.broken-archive", path=path)
    return content, bytes.fromhex(secret)


async def restore(path: Path, database: Database, folder: Path, *, replace: bool) -> tuple[Content, Path | None]:
    """Make a database and the secret in a folder from an archive; tell where what was there before is kept.

    What is there already is refused, or set aside if it is to be replaced.
    """
    content, secret = inspect(path)
    if database.path is None:
        await fill(path, database)
        kept = None
    else:
        with database.claimed():
            kept = set_aside(database.path, replace=replace)
            part = database.path.with_name(f"{database.path.name}.part")
            part.unlink(missing_ok=True)
            os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            copy(path, part)
            unseal(part)
            part.replace(database.path)
    put_secret(folder, secret)
    return content, kept


def unseal(path: Path) -> None:
    with told(path), closing(sqlite3.connect(path)) as file:
        file.execute(f"drop table {LABEL}")
        file.commit()


def set_aside(path: Path, *, replace: bool) -> Path | None:
    """Make room for another SQLite file; nothing that was kept is thrown away."""
    with closing(sqlite3.connect(path)) as file, told(path):
        used = file.execute("select 1 from sqlite_master").fetchone()
        file.execute("pragma wal_checkpoint(truncate)")
    if not used:
        return None
    if not replace:
        raise StoreError("server.store-in-use", path=path)
    kept = path.with_name(f"{path.name}.{stamp()}.before-restore")
    path.rename(kept)
    for suffix in ("-wal", "-shm"):
        path.with_name(f"{path.name}{suffix}").unlink(missing_ok=True)
    return kept


async def fill(path: Path, database: Database) -> None:
    """Put an archive into a database that has a server of its own, and nothing in it yet."""
    await database.upgrade()
    work = path.with_name(f"{path.name}.part")
    await asyncio.to_thread(copy, path, work)
    unseal(work)
    source = Database(f"sqlite+aiosqlite:///{work}")
    try:
        await source.upgrade()  # an older archive
        async with source.reading() as old, database.writing() as new:
            for table in (TABLES, GUESTS):
                if (await new.execute(select(func.count()).select_from(table))).scalar():
                    raise StoreError("server.store-in-use", path=database.url.render_as_string())
            await carry(old, new)
            for table in METADATA.sorted_tables:
                await count_on(new, table)
    finally:
        await source.close()
        for found in work.parent.glob(f"{work.name}*"):
            found.unlink()


async def count_on(connection: AsyncConnection, table: Table) -> None:
    """Numbers that the database gives rows by itself go on after those that were carried."""
    column = table.autoincrement_column
    if column is None or connection.dialect.name != "postgresql":
        return
    sequence = (await connection.execute(select(func.pg_get_serial_sequence(table.name, column.name)))).scalar()
    if sequence is not None:
        most = (await connection.execute(select(func.max(column)))).scalar()
        if most is not None:
            await connection.execute(text("select setval(:sequence, :most)"), {"sequence": sequence, "most": most})
