"""Backups: everything a server keeps in one file, made while it goes on, from which it can be made again."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import make_url

from terrae.cli.archive import backup, restore
from terrae.core.errors import TerraeError
from terrae.server import archive
from terrae.server.store.database import Database, StoreError
from tests.scale import scaled
from tests.server import postgres
from tests.server.test_store import LAST
from tests.server.world import kept_in, opened

STORE = "terrae.sqlite3"
HARMED = scaled("backups with bytes that changed", 80, 4000)


def terrae(command: object, *arguments: object) -> str:
    """What a command of the program says; what it refuses is raised."""
    done = CliRunner().invoke(command, [str(word) for word in arguments], standalone_mode=False)  # type: ignore[arg-type]
    if done.exception is not None:
        raise done.exception
    return done.output


def lived_in(folder: Path) -> tuple[str, str, str, int]:
    """A server on which somebody plays while a backup is made: the guest, the table, the file, and the ply saved."""
    file = folder / "saved.backup"

    async def scene() -> tuple[str, str, str, int]:
        async with opened(folder / "one") as world:
            anke = world.person()
            await anke.post("/api/me", {"name": "Anke"})
            table = (await anke.new_table("me", "hot"))["table"]
            await world.play_on(table, {1: anke, 2: anke}, until_ply=9)
            said = await asyncio.to_thread(terrae, backup, *await kept_in(folder / "one"), "-o", file)
            ply = (await anke.look(table))["ply"]
            assert f"1 tables with {ply} moves, 1 people" in said
            await world.play_on(table, {1: anke, 2: anke}, until_ply=ply + 5)
            return anke.guest, table, str(file), ply

    return asyncio.run(scene())


def test_a_server_is_made_again(tmp_path: Path, store: str) -> None:
    guest, table, file, ply = lived_in(tmp_path)
    assert stat.S_IMODE(Path(file).stat().st_mode) == 0o600, "who reads it can sit down as anybody"
    assert "1 tables" in terrae(restore, file, *asyncio.run(kept_in(tmp_path / "two")))
    assert (tmp_path / "two" / "secret").read_bytes() == (tmp_path / "one" / "secret").read_bytes()
    if store == "sqlite":
        assert stat.S_IMODE((tmp_path / "two" / STORE).stat().st_mode) == 0o600

    async def scene() -> None:
        async with opened(tmp_path / "two") as world:
            anke = world.person(guest)
            found = await anke.look(table)
            assert (found["ply"], found["mine"]) == (ply, [1, 2])
            assert (await anke.get("/api/me"))["name"] == "Anke"
            await world.play_on(table, {1: anke, 2: anke}, until_ply=ply + 1)

    asyncio.run(scene())


@pytest.mark.sqlite
def test_what_is_there_stays_or_is_set_aside(tmp_path: Path) -> None:
    _, table, file, ply = lived_in(tmp_path)
    with pytest.raises(StoreError, match="games in .* already"):
        terrae(restore, file, "--data", tmp_path / "one")
    (tmp_path / "one" / "secret").write_bytes(b"another secret of thirty-two bytes")
    said = terrae(restore, file, "--data", tmp_path / "one", "--replace")
    kept = next((tmp_path / "one").glob("*sqlite3*.before-restore"))
    assert str(kept) in said and len(list((tmp_path / "one").glob("secret.*.before-restore"))) == 1
    for path, plies in ((kept, ply + 5), (tmp_path / "one" / STORE, ply)):
        with closing(sqlite3.connect(path)) as store:
            assert store.execute("select ply from tables where id = ?", (table,)).fetchone() == (plies,)
            assert store.execute("select count(*) from sqlite_master where name = 'archive'").fetchone() == (0,)


@pytest.mark.sqlite
def test_a_running_server_is_left_alone(tmp_path: Path) -> None:
    _, _, file, _ = lived_in(tmp_path)
    with (
        Database(f"sqlite+aiosqlite:///{tmp_path / 'one' / STORE}").claimed(),
        pytest.raises(StoreError, match="another server"),
    ):
        terrae(restore, file, "--data", tmp_path / "one", "--replace")


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        ("delete from moves where ply = 4", "damaged"),
        ("update tables set ply = ply + 1", "damaged"),
        ("update moves set text = 'done' where ply = 4", "damaged"),
        ("update archive set secret = replace(secret, 'a', 'b') || 'ab'", "damaged"),
        ("update archive set secret = 5", "damaged"),
        ("update archive set moves = 'many'", "damaged"),
        ("delete from archive", "damaged"),
        ("drop table moves", "cannot be read"),
        ("drop table archive", "no backup of Terrae"),
    ],
)
def test_a_damaged_one_is_refused_whole(tmp_path: Path, harm: str, reason: str) -> None:
    _, _, file, _ = lived_in(tmp_path)
    with closing(sqlite3.connect(file)) as store:
        store.execute(harm)
        store.commit()
    with pytest.raises(TerraeError, match=reason):
        terrae(restore, file, "--data", tmp_path / "two")
    assert not (tmp_path / "two").exists()


@pytest.mark.sqlite
def test_a_letter_that_a_disk_has_lost_is_noticed(tmp_path: Path) -> None:
    """Bytes that mean something may change to anything: the backup is refused in words, or holds what it held."""
    _, _, file, _ = lived_in(tmp_path)
    whole, known = Path(file).read_bytes(), archive.inspect(Path(file))
    harmed, refused = tmp_path / "harmed.backup", 0
    for number in range(HARMED):
        luck, content = random.Random(number), bytearray(whole)
        for _ in range(luck.choice((1, 4, 60))):
            content[luck.randrange(len(content))] = luck.randrange(256)
        harmed.write_bytes(content[: luck.randrange(len(content))] if luck.random() < 0.2 else content)
        try:
            assert archive.inspect(harmed) == known
        except StoreError:
            refused += 1
    assert HARMED / 4 < refused < HARMED, "some bytes mean nothing"


@pytest.mark.sqlite
def test_one_of_another_version_is_restored_or_refused_before_anything_is_touched(tmp_path: Path) -> None:
    _, table, file, ply = lived_in(tmp_path)
    with closing(sqlite3.connect(file)) as store:
        store.execute("alter table archive drop column digest")  # as 0.2.0 made them
        store.commit()
    assert "1 tables" in terrae(restore, file, "--data", tmp_path / "two")
    with closing(sqlite3.connect(tmp_path / "one" / STORE)) as store:
        store.execute("update alembic_version set version_num = '9999'")
        store.commit()
    terrae(backup, "--data", tmp_path / "one", "-o", file)
    before = (tmp_path / "two" / STORE).read_bytes()
    with pytest.raises(StoreError, match="newer version"):
        terrae(restore, file, "--data", tmp_path / "two", "--replace")
    assert (tmp_path / "two" / STORE).read_bytes() == before
    assert [path.name for path in (tmp_path / "two").iterdir() if "before-restore" in path.name] == []


@pytest.mark.sqlite
def test_what_cannot_be_written_leaves_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, file, _ = lived_in(tmp_path)
    before = (tmp_path / "one" / STORE).read_bytes()

    def full(source: Path, target: Path) -> None:
        raise StoreError("server.store-full")

    monkeypatch.setattr(archive, "copy", full)
    with pytest.raises(StoreError, match="full"):
        terrae(restore, file, "--data", tmp_path / "one", "--replace")
    assert (tmp_path / "one" / STORE).read_bytes() == before
    assert not list((tmp_path / "one").glob("*.part"))


def test_a_backup_without_the_secret_is_none(tmp_path: Path) -> None:
    """Who says another folder than the server's would get one that nobody can sit down with."""
    lived_in(tmp_path)
    (tmp_path / "one" / "secret").rename(tmp_path / "secret")
    with pytest.raises(StoreError, match="secret is not there"):
        terrae(backup, *asyncio.run(kept_in(tmp_path / "one")), "-o", tmp_path / "x.backup")
    assert not (tmp_path / "one" / "secret").exists() and not (tmp_path / "x.backup").exists()


@pytest.mark.postgresql
def test_rows_of_an_older_version_are_left_to_it(tmp_path: Path) -> None:
    """This one does not know how to read them; whoever upgrades makes the backup before."""
    _, _, file, _ = lived_in(tmp_path)
    place = asyncio.run(kept_in(tmp_path / "one"))
    database = str(make_url(place[-1]).database)
    for said, told in (("UPDATE alembic_version SET version_num = '0001'", "older version"),
                       ("DELETE FROM alembic_version", "no server keeps anything")):  # fmt: skip
        postgres.running().sql(said, database)
        with pytest.raises(StoreError, match=told):
            terrae(backup, *place, "-o", tmp_path / "late.backup")
        assert not (tmp_path / "late.backup").exists() and Path(file).exists()
    postgres.running().sql(f"INSERT INTO alembic_version VALUES ('{LAST}')", database)  # it is lent to other tests


@pytest.mark.sqlite
def test_nonsense_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TerraeError, match="nothing to save"):
        terrae(backup, "--data", tmp_path / "none", "-o", tmp_path / "x.backup")
    (tmp_path / "letter.txt").write_text("Dear club, " * 100)
    for name, reason in (("letter.txt", "cannot be read"), ("gone.backup", "there is no file")):
        with pytest.raises(TerraeError, match=reason):
            terrae(restore, tmp_path / name, "--data", tmp_path / "two")
    _, _, file, _ = lived_in(tmp_path)
    with pytest.raises(TerraeError, match="cannot be written"):
        terrae(backup, "--data", tmp_path / "one", "-o", tmp_path / "no" / "x.backup")
    assert [path.name for path in tmp_path.glob("*.part")] == [] and Path(file).exists()


@pytest.mark.sqlite
def test_another_kind_of_database_is_collected_row_by_row(tmp_path: Path) -> None:
    """What a database with a server of its own goes through, shown with SQLite on both sides."""
    _, table, file, ply = lived_in(tmp_path)
    target = tmp_path / "two" / STORE
    target.parent.mkdir()

    async def scene() -> None:
        rows = Database(f"sqlite+aiosqlite:///{target}")
        await archive.fill(Path(file), rows)
        with pytest.raises(StoreError, match="already"):
            await archive.fill(Path(file), rows)
        await rows.close()

    asyncio.run(scene())
    with closing(sqlite3.connect(target)) as store:
        assert store.execute("select ply from tables where id = ?", (table,)).fetchone() == (ply,)
        assert store.execute("select count(*) from moves").fetchone() == (ply,)
