"""What releases have written: every version after them reads it, and games go on. `tools/released.py` keeps it."""

from __future__ import annotations

import asyncio
import gzip
import shutil
from pathlib import Path

import pytest
from sqlalchemy import select
from tools.released import PACKED

from terrae.core.errors import BadRecord
from terrae.core.game import Correction, Option, find_game, games
from terrae.core.record import load, read, read_text, save, write
from terrae.games.terra_nova.data.components import FOLDER
from terrae.server.problems import Problem
from terrae.server.rows import read_setting
from terrae.server.settings import STORE
from terrae.server.store.database import Database
from terrae.server.store.models import TABLES
from tests.core.test_record import played
from tests.lab.test_compare import with_better_markets
from tests.server.world import opened

HERE = Path(__file__).parent
RELEASES = sorted(path for path in HERE.iterdir() if (path / PACKED).exists())
FILES = sorted(HERE.rglob("*.terrae"))
GAME = find_game("terra-nova")


def titles_of(release: Path) -> set[str]:
    """The titles of which a release left games."""
    return {path.stem.rpartition("-")[0] for path in release.glob("*.terrae")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_game_files_of_releases_are_read(path: Path) -> None:
    """Played again, move by move; the result that a finished one states is compared."""
    match = load(path)
    assert match.over == ("result" in read(read_text(path)).header)
    again = read(write(match)).match()
    assert [entry.move.text for entry in again.log] == [entry.move.text for entry in match.log]
    if not match.over:
        match.play(match.moves()[0])


def test_every_title_has_files_of_every_release() -> None:
    assert RELEASES
    for release in RELEASES:
        assert titles_of(release) <= set(games())


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.name)
def test_databases_of_releases_are_brought_up_to_date_and_played_on(release: Path, tmp_path: Path) -> None:
    (tmp_path / STORE).write_bytes(gzip.decompress((release / PACKED).read_bytes()))

    async def scene() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / STORE}")
        await database.upgrade()
        await database.close()
        async with opened(tmp_path) as world:
            async with world.house.database.reading() as connection:
                rows = (await connection.execute(select(TABLES))).mappings().all()
            tables = [await world.house.tables.find(row["id"]) for row in rows]
            assert [(table.ply, table.match.over) for table in tables] == [(row["ply"], row["over"]) for row in rows]
            assert {table.game.name for table in tables} == titles_of(release)
            waiting = next(row for row in rows if not row["over"] and row["origin"] is None and row["ply"] < 5)
            anna = world.person(waiting["creator"])
            seen = await anna.look(waiting["id"])
            assert seen["ask"] is not None
            after = await anna.play(waiting["id"], seen, seen["ask"]["choices"][0]["move"])
            assert after["ply"] > waiting["ply"]

    asyncio.run(scene())


# How later versions keep that: corrections of rules are switches, corrected sets of components are kept


def test_a_corrected_rule_is_a_switch_that_older_games_have_off(monkeypatch: pytest.MonkeyPatch) -> None:
    older, row = write(played(40)), {"game": GAME.name, "rules": 1, "options": "{}"}
    row["components"] = next(line for line in older.splitlines() if line.startswith("components")).partition(": ")[2]
    monkeypatch.setattr(GAME, "rules", 2)
    monkeypatch.setattr(GAME, "options", (*GAME.options, Option("ruling", "right", ("right", "wrong"))))
    monkeypatch.setattr(GAME, "corrections", (Correction("ruling", since=2, before="wrong"),))
    match = read(older).match()
    assert match.setting.options["ruling"] == "wrong"
    written = write(match)
    assert "rules: 2\n" in written and "option ruling: wrong\n" in written
    assert read(written).match().setting.options["ruling"] == "wrong"
    assert GAME.setting(2).options["ruling"] == "right"
    assert read_setting(row, 2)[1].options["ruling"] == "wrong"
    assert read_setting({**row, "rules": 2}, 2)[1].options["ruling"] == "right"
    with pytest.raises(Problem, match="version 3"):
        read_setting({**row, "rules": 3}, 2)


def test_a_corrected_set_of_components_is_kept_for_older_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    older = played(40)
    save(older, tmp_path / "older.terrae")
    kept = tmp_path / "former" / older.setting.components.digest
    shutil.copytree(FOLDER, kept, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    monkeypatch.setattr(GAME, "_standard", GAME.read_box(with_better_markets(tmp_path / "corrected")))
    with pytest.raises(BadRecord, match="--components"):
        load(tmp_path / "older.terrae")
    monkeypatch.setattr(GAME, "former_sets", kept.parent)
    assert load(tmp_path / "older.terrae").ply == older.ply
