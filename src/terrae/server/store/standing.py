"""How a database stands to this version of the program, told without changing anything in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from alembic.script.revision import RevisionError
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from terrae.server.store.database import Database, StoreError, current_revision, scripts_in
from terrae.server.store.models import GUESTS


@dataclass(frozen=True)
class Standing:
    """The version of the tables (empty: there are none yet), and how many migrations it lacks."""

    revision: str
    missing: int


def read_only(path: Path) -> str:
    """A SQLite file to look at. While nobody uses it, SQLite would lay files beside it, which might then be root's."""
    in_use = path.with_name(f"{path.name}-wal").exists()
    return f"sqlite+aiosqlite:///file:{quote(str(path))}?{'mode=ro' if in_use else 'immutable=1'}&uri=true"


async def standing_of(database: Database) -> Standing:
    """Look at a database that is there; one of a newer version is refused as it would be by a server."""
    engine = database.reader if database.path is None else create_async_engine(read_only(database.path))
    try:
        async with database.connected(engine) as connection:
            current = await connection.run_sync(current_revision)
    finally:
        await engine.dispose()
    scripts = scripts_in(database.migrations)
    try:
        missing = 0 if current in scripts.get_heads() else len(list(scripts.iterate_revisions("heads", current)))
    except (CommandError, RevisionError):
        raise StoreError("server.store-newer", version=current) from None
    return Standing(current or "", missing)


async def found(database: Database) -> Standing | None:
    """The same of a database that may not be there."""
    if database.path is not None and (not database.path.is_file() or not database.path.stat().st_size):
        return None
    standing = await standing_of(database)
    return standing if standing.revision else None


async def expect_there(database: Database, older: str = "server.store-older") -> None:
    """Whoever keeps order from the command line means a server that is there, and leaves upgrades to it: a wrong folder
    is told, and nothing changes under a server that runs. Older: what is told of a database of an older version."""
    where = database.path or database.url.render_as_string()
    standing = await found(database)
    if standing is None:
        raise StoreError("server.nothing-there", path=where)
    if standing.missing:
        raise StoreError(older, path=where)


async def is_lived_in(database: Database) -> bool:
    """Is anybody known here, who may hold a cookie?"""
    if await found(database) is None:
        return False
    async with database.reading() as connection:
        return (await connection.execute(select(GUESTS.c.id).limit(1))).first() is not None


def is_claimed(database: Database) -> bool:
    """Does a server use this SQLite file now?"""
    if database.path is None or not database.lock_file.exists():
        return False
    lock = FileLock(database.lock_file)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        return True
    lock.release()
    return False
