"""The database: connections, what SQLite needs, migrations with a backup before them, and its failures in words."""

from __future__ import annotations

import os
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from alembic.script.revision import RevisionError
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, Executable, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from terrae.core.errors import TerraeError
from terrae.server.store.models import METADATA
from terrae.server.store.sqlite import LATER, Driver, put_off_where_told

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
READERS = 4  # connections that only read, of SQLite
CONNECTIONS = 8  # of each process to a server of databases, and as many again for a while
HANGING = 30.0  # seconds after which a transaction in which nobody says anything has not happened, and locks nothing
# Seconds of silence after which the other end is asked whether it is there; seconds between tries; tries.
SILENCE, AGAIN, TRIES = 30, 10, 3
MIGRATING = 8707_0001  # the lock of PostgreSQL that whoever migrates holds
AFTERWARDS = "afterwards"  # under which a connection keeps what is done when its transaction is committed
JOBS_ADDED = "jobs added"  # what a connection is marked with, until its transaction is over


def afterwards(connection: AsyncConnection, act: Callable[[], None]) -> None:
    """Do something once the transaction of a connection is committed, and never otherwise."""
    connection.info.setdefault(AFTERWARDS, []).append(act)


async def later(connection: AsyncConnection, statement: Executable, parameters: Any) -> None:
    """Execute something in a transaction of which nobody asks more than that it is done: it may wait for the rest."""
    await connection.run_sync(lambda sync: sync.execute(statement, parameters, execution_options=LATER))


class StoreError(TerraeError):
    """The database cannot do what it should."""


# What a driver says, and what is wrong then.
SYMPTOMS = {
    "database is locked": "server.store-locked",
    "lock timeout": "server.store-locked",
    "database table is locked": "server.store-locked",
    "disk is full": "server.store-full",
    "readonly": "server.store-read-only",
    "unable to open": "server.store-unreachable",
    "disk i/o error": "server.store-broken",
    "not a database": "server.store-foreign",
    "malformed": "server.store-broken",
}


def diagnosis(error: BaseException) -> StoreError:
    """A failure of the database in words."""
    said = str(getattr(error, "orig", None) or error).strip()
    for symptom, key in SYMPTOMS.items():
        if symptom in said.casefold():
            return StoreError(key)
    return StoreError("server.store-failed", reason=said.splitlines()[0] if said else type(error).__name__)


@dataclass
class Waits:
    """How long transactions waited for a connection that writes."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def note(self, seconds: float) -> None:
        self.count += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class Database:
    """One writer at a time on SQLite, as many as its server allows on others; readers beside it."""

    def __init__(self, url: str, *, patience: float = 5.0, migrations: Path = MIGRATIONS) -> None:
        self.migrations = migrations
        self.patience = patience
        self.driver = Driver()
        self.waits = Waits()
        self.on_jobs: list[Callable[[], None]] = []  # called when a transaction that added jobs was committed
        try:
            self.url = make_url(url)
            self.is_sqlite = self.url.get_backend_name() == "sqlite"
            if self.is_sqlite and in_memory(self.url):
                raise StoreError("server.store-in-memory", url=url)
            if self.is_sqlite:
                self.writer = file_engine(self.url, self.driver, patience, 1)
                self.reader = file_engine(self.url, self.driver, patience, READERS)
                prepare(self.writer, "BEGIN IMMEDIATE")
                prepare(self.reader, "BEGIN")
                self.glancer = self.reader
            else:
                self.writer = shared_engine(self.url, patience)
                # Each transaction that reads sees one moment, as with SQLite.
                self.reader = self.writer.execution_options(isolation_level="REPEATABLE READ")
                self.glancer = self.writer.execution_options(isolation_level="AUTOCOMMIT")
        except (ArgumentError, NoSuchModuleError, ImportError, ValueError) as error:
            raise StoreError("server.bad-database", url=without_password(url), reason=error) from None

    @property
    def path(self) -> Path | None:
        """The file of a SQLite database."""
        return Path(self.url.database or "") if self.is_sqlite else None

    @property
    def lock_file(self) -> Path:
        """What a server holds while it uses a SQLite file, by whichever name it was told of it."""
        assert self.path is not None, "only files are claimed"
        file = self.path.resolve()
        return file.with_name(f"{file.name}.lock")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end, or has not happened."""
        began = time.monotonic()
        async with self.connected(self.writer) as connection:
            self.waits.note(time.monotonic() - began)
            connection.info.pop(JOBS_ADDED, None)
            connection.info.pop(AFTERWARDS, None)
            async with connection.begin():
                yield connection
            for act in connection.info.pop(AFTERWARDS, ()):
                act()
            if connection.info.pop(JOBS_ADDED, False):
                for tell in self.on_jobs:
                    tell()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A look at one moment of the database."""
        async with self.connected(self.reader) as connection:
            yield connection

    @asynccontextmanager
    async def glancing(self) -> AsyncIterator[AsyncConnection]:
        """For one statement that reads: no transaction is begun and ended around it where that takes two more trips."""
        async with self.connected(self.glancer) as connection:
            yield connection

    @asynccontextmanager
    async def connected(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A connection. Whatever a database throws becomes the store's own error here, and nowhere else."""
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(engine.connect())
            except Exception as error:  # drivers have errors of their own for each way in which nobody answers
                raise diagnosis(error) from error
            try:
                yield connection
            except (SQLAlchemyError, OSError) as error:
                raise diagnosis(error) from error

    @contextmanager
    def claimed(self) -> Iterator[None]:
        """Keep other servers off a SQLite file: what is in memory here would not know what they write."""
        if self.path is None:
            yield
            return
        self.make_private()
        lock = FileLock(self.lock_file)
        try:
            lock.acquire(blocking=False)
        except Timeout:
            raise StoreError("server.store-claimed", path=self.path) from None
        try:
            yield
        finally:
            lock.release()

    def make_private(self) -> None:
        """The file of a SQLite database is there, and nobody else may read it: it holds who sits where."""
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            if os.name != "nt" and self.path.stat().st_mode & 0o077:
                self.path.chmod(0o600)
        except PermissionError:
            return  # it is somebody else's, or may not be written: opening it tells more about that
        except OSError as error:
            raise StoreError("server.no-folder", path=self.path.parent, reason=error.strerror or error) from None

    async def close(self) -> None:
        await self.writer.dispose()
        if self.is_sqlite:
            await self.reader.dispose()
            await self.driver.rest(max(1.0, self.patience))

    # Versions

    async def upgrade(self) -> Path | None:
        """Bring the tables to the version of this program; tell where the backup is if one was needed."""
        self.make_private()
        scripts = scripts_in(self.migrations)
        current = None
        try:
            async with self.connected(self.reader) as connection:
                current = await connection.run_sync(current_revision)
            pending = [] if current in scripts.get_heads() else list(scripts.iterate_revisions("heads", current))
            if not pending:
                return None
            risky = current is not None and any(getattr(step.module, "changes_data", True) for step in pending)
            saved = backup(self.path, str(current)) if risky and self.path is not None else None
            async with self.connected(self.writer) as connection, connection.begin():
                if not self.is_sqlite:  # of several processes that start at once, one migrates and the others wait
                    await connection.execute(text("SET LOCAL lock_timeout = 0"))
                    await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                await connection.run_sync(lambda sync: migrate(scripts, sync))
        except (CommandError, RevisionError):
            raise StoreError("server.store-newer", version=current) from None
        return saved


def in_memory(url: URL) -> bool:
    """SQLite without a file: each connection would have a database of its own, and nothing would be kept."""
    return url.database in (None, "", ":memory:") or url.query.get("mode") == "memory"


def without_password(url: str) -> str:
    """A database as it may be named to people, even if it is not well written.

    >>> without_password("postgresql://terrae:hunter@2@host/club")
    'postgresql://terrae:***@host/club'
    """
    kind, between, rest = url.partition("://")
    login, at, place = rest.rpartition("@")
    user, colon, _ = login.partition(":")
    return f"{kind}{between}{user}{':***' if colon else ''}{at}{place}"


def file_engine(url: URL, driver: Driver, patience: float, connections: int) -> AsyncEngine:
    """So many connections to a file of SQLite."""
    return create_async_engine(
        url,
        module=driver,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # what is written stands in no log
        connect_args={"timeout": patience},
    )


def shared_engine(url: URL, patience: float) -> AsyncEngine:
    """Connections to a server of databases, which waits for locks as long as SQLite does.

    A process that hangs within a transaction, or whose machine is cut off, would lock its rows for ever: the server
    ends its connection after a while, and whoever is left on either side of a dead wire finds out.
    """
    waits = {
        "lock_timeout": f"{max(1, int(patience * 1000))}",  # milliseconds; 0 would be for ever
        "idle_in_transaction_session_timeout": f"{int(HANGING * 1000)}",
        "tcp_keepalives_idle": f"{SILENCE}",
        "tcp_keepalives_interval": f"{AGAIN}",
        "tcp_keepalives_count": f"{TRIES}",
    }
    engine = create_async_engine(
        url,
        pool_pre_ping=True,
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        pool_timeout=max(1.0, patience),
        connect_args={"server_settings": waits, "timeout": max(1.0, patience)},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, record: object) -> None:
        # asyncpg has no setting for it, and no other way to its socket
        keep_alive(connection.driver_connection._transport.get_extra_info("socket"))

    return engine


def keep_alive(wire: socket.socket) -> None:
    """Let the system notice when nobody is at the other end any more, as far as it can."""
    if wire.family not in (socket.AF_INET, socket.AF_INET6):
        return
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    values = {"TCP_KEEPIDLE": SILENCE, "TCP_KEEPINTVL": AGAIN, "TCP_KEEPCNT": TRIES}
    values["TCP_USER_TIMEOUT"] = 1000 * (SILENCE + AGAIN * TRIES)  # of what was sent and nobody confirms
    for name, value in values.items():
        if hasattr(socket, name):  # not every system has all
            wire.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def prepare(engine: AsyncEngine, begin: str) -> None:
    """SQLite keeps what it acknowledged, checks references, and says at once whether a transaction will write."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, record: object) -> None:
        connection.isolation_level = None  # the driver must not begin transactions of its own
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        driven: Any = connection.connection.dbapi_connection
        driven.begin(begin)

    put_off_where_told(engine.sync_engine)


@cache
def scripts_in(folder: Path) -> ScriptDirectory:
    """The migrations of a folder, read once."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return ScriptDirectory.from_config(config)


def current_revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def migrate(scripts: ScriptDirectory, connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction of the connection."""
    with EnvironmentContext(
        Config(), scripts, fn=lambda revision, _: scripts._upgrade_revs("heads", revision)
    ) as context:
        context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
        context.run_migrations()


def copy_file(source: Path, target: Path) -> None:
    """A copy of a SQLite file, whole even if it is in use."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def stamp() -> str:
    """This moment, as part of a file's name."""
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S")


def backup(path: Path, revision: str) -> Path:
    """A copy of a SQLite file beside it, before it is changed."""
    target = path.with_name(f"{path.name}.{revision}.{stamp()}.backup")
    try:
        copy_file(path, target)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise StoreError("server.no-backup", path=target, reason=error) from None
    return target
