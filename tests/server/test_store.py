"""The store: nothing acknowledged is lost, a failing database is told, and upgrades keep a copy."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError

from terrae.server.rows import aware, now
from terrae.server.store.database import MIGRATIONS, Database, StoreError, keep_alive, later
from terrae.server.store.models import GUESTS, METADATA, PULSE
from tests.server.world import GAME, database_of, opened

STORE = "terrae.sqlite3"


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / STORE}"


@contextmanager
def raw(folder: Path) -> Iterator[sqlite3.Connection]:
    """The file itself, as another program sees it."""
    connection = sqlite3.connect(folder / STORE, isolation_level=None, check_same_thread=False)
    try:
        yield connection
    finally:
        connection.close()


@pytest.mark.sqlite
def test_sqlite_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    async def scene() -> None:
        database = Database(url(tmp_path))
        await database.upgrade()
        for engine in (database.writer, database.reader):
            async with engine.connect() as connection:
                values = {
                    name: (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                    for name in ("journal_mode", "synchronous", "foreign_keys")
                }
            assert values == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}  # 2 is FULL
        await database.close()

    asyncio.run(scene())


@pytest.mark.sqlite
def test_a_database_is_closed_when_all_its_threads_have_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection may be called off while it is opened: its thread answers later, and needs a loop to answer to."""
    entered, opening = threading.Event(), threading.Event()
    connect = sqlite3.connect

    def slowly(*arguments: Any, **options: Any) -> sqlite3.Connection:
        entered.set()
        assert opening.wait(60)
        made: sqlite3.Connection = connect(*arguments, **options)
        return made

    async def read(database: Database) -> None:
        async with database.reading():
            raise AssertionError("it was called off")

    async def scene() -> None:
        database = Database(url(tmp_path))
        monkeypatch.setattr("sqlite3.connect", slowly)
        asking = asyncio.create_task(read(database))
        assert await asyncio.to_thread(entered.wait, 60)
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        asyncio.get_running_loop().call_later(0.05, opening.set)
        await database.close()
        assert opening.is_set()
        assert not [thread for thread in threading.enumerate() if "_connection_worker_thread" in thread.name]

    asyncio.run(scene())


@pytest.mark.sqlite
def test_a_transaction_of_sqlite_begins_with_its_first_statement(tmp_path: Path) -> None:
    async def scene() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}", patience=0)
        async with database.writing() as connection:
            await connection.execute(text("CREATE TABLE things (name TEXT)"))
            await connection.execute(text("INSERT INTO things VALUES (:name)"), [{"name": "a"}, {"name": "b"}])
        async with database.writing():
            pass  # nothing is said, so nothing is locked
        with suppress(ZeroDivisionError):
            async with database.writing() as connection:
                found = await connection.execute(text("DELETE FROM things"))
                assert found.rowcount == 2
                with sqlite3.connect(tmp_path / "store.sqlite3", timeout=0) as other, pytest.raises(sqlite3.Error):
                    other.execute("DELETE FROM things")
                1 / 0  # noqa: B018
        async with database.reading() as connection:
            assert (await connection.execute(text("SELECT name FROM things"))).scalars().all() == ["a", "b"]
        await database.close()

    asyncio.run(scene())


@pytest.mark.sqlite
def test_what_nobody_asks_about_goes_along_with_the_next_statement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each trip to the thread of SQLite wakes two threads: a move needs two of them."""
    trips: list[str] = []
    execute: Any = aiosqlite.Connection._execute

    async def counted(self: Any, function: Any, *arguments: Any, **options: Any) -> Any:
        trips.append(getattr(function, "__name__", ""))
        return await execute(self, function, *arguments, **options)

    async def names(database: Database) -> list[str]:
        async with database.reading() as connection:
            return list((await connection.execute(text("SELECT name FROM things ORDER BY name"))).scalars())

    async def scene() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}", patience=0)
        add, rename = text("INSERT INTO things VALUES (:name)"), text("UPDATE things SET name = 'b'")
        async with database.writing() as connection:
            await connection.execute(text("CREATE TABLE things (name TEXT UNIQUE)"))
        monkeypatch.setattr("aiosqlite.Connection._execute", counted)
        async with database.writing() as connection:
            await later(connection, add, {"name": "a"})
            assert (await connection.execute(rename)).rowcount == 1  # it was said before this
            await later(connection, add, [{"name": "c"}, {"name": "d"}])
        assert len(trips) == 2
        async with database.writing() as connection:
            await later(connection, add, {"name": "e"})
        assert len(trips) == 3
        with pytest.raises(StoreError):
            async with database.writing() as connection:
                await later(connection, add, {"name": "f"})
                await later(connection, add, {"name": "a"})
                await later(connection, add, {"name": "a"})
        with suppress(ZeroDivisionError):
            async with database.writing() as connection:
                await later(connection, add, {"name": "g"})
                1 / 0  # noqa: B018
        assert await names(database) == ["b", "c", "d", "e"]
        await database.close()

    asyncio.run(scene())


def test_migrations_make_exactly_the_tables_of_the_models(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def compared() -> None:
        database = Database(await database_of(tmp_path) or url(tmp_path))
        await database.upgrade()
        async with database.reading() as connection:
            told = await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA))
        assert told == []
        await database.close()

    asyncio.run(compared())


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = await anke.new_table("me", "open", name="Table", public=True)
            table = made["table"]
            await bert.join(made["invites"]["2"], table=table)
            await world.play_on(table, {1: anke, 2: bert}, 40)
            before = [await person.look(table) for person in (anke, bert, world.person("c" * 24))]
        async with opened(tmp_path) as world:
            people = [world.person(anke.guest), world.person(bert.guest), world.person("c" * 24)]
            assert [await person.look(table) for person in people] == before
            assert (await people[0].look(table, have=before[0]["key"]))["units"] == {}, "pages go on where they were"
            await world.play_on(table, {1: people[0], 2: people[1]})

    asyncio.run(scene())


def test_what_a_database_says_tells_nothing_of_what_was_written(tmp_path: Path) -> None:
    """It may stand in a log."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            row = {"id": "a secret", "name": "Anke", "created": now()}
            for _ in range(2):
                try:
                    async with world.house.database.writer.begin() as connection:
                        await connection.execute(insert(GUESTS), row)
                except IntegrityError as error:
                    said = str(error)
            assert "INSERT INTO guests" in said and "Anke" not in said

    asyncio.run(scene())


def test_tables_that_were_forgotten_are_read_again(tmp_path: Path) -> None:
    """Only so many tables are kept in memory."""

    async def scene() -> None:
        async with opened(tmp_path, cached_tables=2) as world:
            anke = world.person()
            tables = [(await anke.new_table("me", "hot"))["table"] for _ in range(5)]
            for table in tables:
                await world.play_on(table, {1: anke, 2: anke}, 15)
            assert len(world.house.registry.recent) == 2
            assert [(await anke.look(table))["ply"] >= 15 for table in tables] == [True] * 5

    asyncio.run(scene())


# Upgrades

LAST = max(path.name for path in (MIGRATIONS / "versions").glob("0*.py"))[:4]  # the newest migration there is
NEWER = """
from alembic import op
import sqlalchemy as sa

revision = "9999"
down_revision = "{last}"
changes_data = {changes}


def upgrade():
    op.add_column("guests", sa.Column("mood", sa.String(10), nullable=True))
    {more}
"""


def newer_migrations(folder: Path, *, changes: bool, more: str = "") -> Path:
    """The migrations of a program of the future."""
    target = folder / "migrations"
    shutil.copytree(MIGRATIONS, target, ignore=shutil.ignore_patterns("__pycache__"))
    (target / "versions" / "9999_mood.py").write_text(NEWER.format(last=LAST, changes=changes, more=more))
    return target


async def with_a_guest(folder: Path) -> None:
    async with opened(folder) as world:
        await world.person().post("/api/me", {"name": "Anke"})


@pytest.mark.sqlite
@pytest.mark.parametrize("changes", [True, False])
def test_an_upgrade_that_changes_data_keeps_a_copy(tmp_path: Path, changes: bool) -> None:
    async def scene() -> None:
        await with_a_guest(tmp_path)
        database = Database(url(tmp_path), migrations=newer_migrations(tmp_path, changes=changes))
        saved = await database.upgrade()
        assert await database.upgrade() is None, "once is enough"
        await database.close()
        with raw(tmp_path) as file:
            assert file.execute("SELECT name, mood FROM guests").fetchall() == [("Anke", None)]
        assert (saved is not None) == changes
        if saved is not None:
            with sqlite3.connect(saved) as copy:
                assert copy.execute("SELECT * FROM alembic_version").fetchall() == [(LAST,)]
                assert copy.execute("SELECT name FROM guests").fetchall() == [("Anke",)]
            copy.close()

    asyncio.run(scene())


@pytest.mark.sqlite
def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        await with_a_guest(tmp_path)
        migrations = newer_migrations(tmp_path, changes=True, more='op.execute("INSERT INTO nowhere VALUES (1)")')
        database = Database(url(tmp_path), migrations=migrations)
        with pytest.raises(StoreError):
            await database.upgrade()
        await database.close()
        with raw(tmp_path) as file:
            assert file.execute("SELECT * FROM alembic_version").fetchall() == [(LAST,)]
            columns = [row[1] for row in file.execute("PRAGMA table_info(guests)")]
        assert "mood" not in columns
        await with_a_guest(tmp_path)

    asyncio.run(scene())


@pytest.mark.sqlite
def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        await with_a_guest(tmp_path)
        database = Database(url(tmp_path), migrations=newer_migrations(tmp_path, changes=True))
        await database.upgrade()
        await database.close()
        before = (tmp_path / STORE).read_bytes()
        database = Database(url(tmp_path))
        with pytest.raises(StoreError, match="newer version"):
            await database.upgrade()
        await database.close()
        assert (tmp_path / STORE).read_bytes() == before

    asyncio.run(scene())


# A database that fails


@pytest.mark.sqlite
def test_a_locked_database(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, patience=0.05) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            position = await anke.look(table)
            seat, move = await world.choose(table)
            with raw(tmp_path) as other:
                await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")  # after what the server itself may be writing
                body = {"ply": position["ply"], "seat": seat, "moves": [move]}
                answer = await anke.send(f"/api/tables/{table}/moves", body)
                assert (answer.status_code, answer.json()["type"]) == (503, "store")
                assert "locked" in answer.json()["detail"]
                assert (await anke.look(table))["ply"] == position["ply"], "looking still works, nothing has changed"
                other.execute("ROLLBACK")
            await anke.play(table, position, move, seat=seat)

    asyncio.run(scene())


@pytest.mark.postgresql
def test_a_process_that_hangs_in_a_transaction_locks_nothing_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its transaction has not happened, which is the store's own error; others go on, and so does it."""

    async def scene() -> None:
        async with opened(tmp_path, patience=60.0) as world:
            other = world.house.database
            monkeypatch.setattr("terrae.server.store.database.HANGING", 0.2)
            hanging = Database(world.house.settings.url)
            beat, beaten = update(PULSE).values(beat=now() + timedelta(days=1)), update(PULSE).values(beat=now())
            with pytest.raises(StoreError):
                async with hanging.writing() as connection:
                    await connection.execute(beat)
                    async with other.writing() as waiting:  # as long as the row is locked
                        await waiting.execute(beaten)
                    await connection.execute(beat)
            async with hanging.reading() as connection:
                kept = (await connection.execute(select(PULSE.c.beat))).scalar()
                assert kept is not None and aware(kept) < now(), "what hung has not happened"
            async with hanging.writing() as connection:
                await connection.execute(beat)
            await hanging.close()

    asyncio.run(scene())


def test_a_wire_to_a_database_is_watched() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as wire:
        keep_alive(wire)
        assert wire.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            assert wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 60_000
    ours, theirs = socket.socketpair()
    with ours, theirs:
        keep_alive(ours)  # there is nothing to watch within one machine


@pytest.mark.sqlite
def test_a_full_disk(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            async with world.house.database.writer.connect() as connection:
                pages = (await connection.execute(text("PRAGMA page_count"))).scalar()
                await connection.execute(text(f"PRAGMA max_page_count = {pages}"))
            body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "hot"}]}
            answers = [await anke.send("/api/tables", body) for _ in range(40)]
            full = [answer for answer in answers if answer.status_code != 201]
            assert full, "at some time there is no room any more"
            assert {(answer.status_code, answer.json()["type"]) for answer in full} == {(503, "store")}
            assert "full" in full[0].json()["detail"]
            made = [answer for answer in answers if answer.status_code == 201]
            assert len((await anke.get("/api/tables"))["mine"]) == min(50, len(made) + 1)
            page = await anke.client.post("/api/tables", json=body)
            assert page.status_code == 503
            async with world.house.database.writer.connect() as connection:
                await connection.execute(text("PRAGMA max_page_count = 1000000"))
            await world.play_on(table, {1: anke, 2: anke}, 20)

    asyncio.run(scene())


@pytest.mark.sqlite
def test_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            async with world.house.database.writer.connect() as connection:
                await connection.execute(text("PRAGMA query_only = 1"))
            position = await anke.look(table)
            seat, move = await world.choose(table)
            body = {"ply": position["ply"], "seat": seat, "moves": [move]}
            answer = await anke.send(f"/api/tables/{table}/moves", body)
            assert answer.status_code == 503 and "only be read" in answer.json()["detail"]
            assert (await anke.look(table))["ply"] == position["ply"]

    asyncio.run(scene())


@pytest.mark.sqlite
@pytest.mark.parametrize("content", [b"this is no database at all" * 100])
def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    async def scene() -> None:
        (tmp_path / STORE).write_bytes(content)
        database = Database(url(tmp_path))
        with pytest.raises(StoreError, match="no database"):
            await database.upgrade()
        await database.close()
        assert (tmp_path / STORE).read_bytes() == content

    asyncio.run(scene())


def test_the_tables_suit_other_databases() -> None:
    """What is written for SQLite alone is in database.py; everything else is said in words that PostgreSQL has too."""
    from sqlalchemy import Insert, Select, Update
    from sqlalchemy.dialects import postgresql
    from sqlalchemy.schema import CreateIndex, CreateTable

    from terrae.server import lobby, registry

    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in METADATA.sorted_tables:
        assert str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect))
    made = [*vars(registry).values(), *(lobby.query(name) for name in lobby.LISTS)]
    statements = [value for value in made if isinstance(value, (Select, Insert, Update))]
    assert len(statements) > 8
    for statement in statements:
        assert str(statement.compile(dialect=dialect))


@pytest.mark.parametrize("address", ["nonsense", "mysql+nothing://x/y", "sqlite+nothing:///x"])
def test_an_address_that_is_no_database(address: str) -> None:
    with pytest.raises(StoreError, match="no database"):
        Database(address)
