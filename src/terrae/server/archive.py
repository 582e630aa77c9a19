"""Archives: all that a server keeps, in one file, from which any server can be made again, whatever its database.

An archive is a SQLite file with the tables of the store and one more, `archive`, which says what is in it, down to the
last letter, and holds the server's secret, without which nobody's cookie would be known. It is made while the server
goes on.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import DateTime, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae import __version__
from terrae.server.people import SHORTEST_SECRET, kept_secret, put_secret
from terrae.server.rows import aware
from terrae.server.store.database import Database, StoreError, copy_file, stamp
from terrae.server.store.models import GUESTS, METADATA, TABLES
from terrae.server.store.standing import expect_there, standing_of

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


NAMES = [field.name for field in fields(Content)]  # what a label says besides the secret


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
            await expect_there(database, "server.backup-older")
            await collect(database, part)
        content = seal(part, kept_secret(folder))
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
    """What SQLite says about a file, in words; of a damaged one it may say what is no text."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
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
        label = {**asdict(content), "secret": secret.hex()}
        label["digest"] = digest(file, label)
        file.execute(f"create table {LABEL} ({', '.join(label)})")
        file.execute(f"insert into {LABEL} values ({', '.join('?' * len(label))})", tuple(label.values()))
    return content


def digest(file: sqlite3.Connection, label: Mapping[str, object]) -> str:
    """Of all that is in an archive, what its label says included: one letter that is not what it was makes another."""
    made = hashlib.sha256(repr(sorted(label.items())).encode())
    tables = "select name, sql from sqlite_master where type = 'table' and name <> ? order by name"
    for name, form in file.execute(tables, (LABEL,)).fetchall():
        made.update(repr((name, form)).encode())
        for row in file.execute(f'select * from "{name}"'):
            made.update(repr(row).encode())
    return made.hexdigest()


# Reading one


def inspect(path: Path) -> tuple[Content, bytes]:
    """What an archive says it holds, and the secret; it is refused unless it holds that, sound and whole."""
    if not path.is_file():
        raise StoreError("server.no-archive", path=path)
    broken = StoreError("server.broken-archive", path=path)
    with told(path), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
        if not file.execute("select 1 from sqlite_master where name = ?", (LABEL,)).fetchone():
            raise StoreError("server.foreign-archive", path=path)
        found = file.execute(f"select * from {LABEL}")
        label = dict(zip((name for name, *_ in found.description), found.fetchone() or (), strict=False))
        if file.execute("pragma integrity_check").fetchone()[0] != "ok":
            raise broken
        moves = file.execute("select count(*) from moves").fetchone()[0]
        gap = file.execute(GAPS).fetchone()
        told_of = label.pop("digest", None)  # those of 0.2.0 have none
        same = told_of is None or digest(file, label) == told_of
    try:
        content = msgspec.convert({name: label[name] for name in NAMES}, Content)
        secret = bytes.fromhex(label["secret"])
    except (KeyError, TypeError, ValueError):
        raise broken from None
    if moves != content.moves or gap or not same or len(secret) < SHORTEST_SECRET:
        raise broken
    return content, secret


async def expect_known(path: Path) -> None:
    """An archive of a newer version is refused before anything is set aside for it."""
    database = Database(f"sqlite+aiosqlite:///{path}")
    try:
        if not (await standing_of(database)).revision:
            raise StoreError("server.broken-archive", path=path)
    finally:
        await database.close()


async def restore(path: Path, database: Database, folder: Path, *, replace: bool) -> tuple[Content, Path | None]:
    """Make a database and the secret in a folder from an archive; tell where what was there before is kept.

    What is there already is refused, or set aside if it is to be replaced.
    """
    content, secret = inspect(path)
    await expect_known(path)
    if database.path is None:
        await fill(path, database)
        kept = None
    else:
        with database.claimed():
            expect_room(database.path, replace=replace)
            part = database.path.with_name(f"{database.path.name}.part")
            try:
                part.unlink(missing_ok=True)
                os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
                copy(path, part)
                unseal(part)
                kept = set_aside(database.path)  # only now: what could fail has not
                part.replace(database.path)
            finally:
                part.unlink(missing_ok=True)
    put_secret(folder, secret)
    return content, kept


def unseal(path: Path) -> None:
    with told(path), closing(sqlite3.connect(path)) as file:
        file.execute(f"drop table {LABEL}")
        file.commit()


def is_used(path: Path) -> bool:
    """Is there anything in a SQLite file? All that was written to it is in the file itself afterwards."""
    with closing(sqlite3.connect(path)) as file, told(path):
        used = file.execute("select 1 from sqlite_master").fetchone()
        file.execute("pragma wal_checkpoint(truncate)")
    return used is not None


def expect_room(path: Path, *, replace: bool) -> None:
    """What is there already stays, unless it is to be replaced."""
    if is_used(path) and not replace:
        raise StoreError("server.store-in-use", path=path)


def set_aside(path: Path) -> Path | None:
    """Make room for another SQLite file; nothing that was kept is thrown away."""
    if not is_used(path):
        return None
    kept = path.with_name(f"{path.name}.{stamp()}.before-restore")
    path.rename(kept)
    for suffix in ("-wal", "-shm"):
        path.with_name(f"{path.name}{suffix}").unlink(missing_ok=True)
    return kept


async def fill(path: Path, database: Database) -> None:
    """Put an archive into a database that has a server of its own, and nothing in it yet."""
    await database.upgrade()
    with tempfile.TemporaryDirectory(prefix="terrae-") as folder:  # which nobody else may look into
        work = Path(folder) / path.name
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
