"""Real and constructed games of terra.snellman.net, replayed to the last resource."""

from __future__ import annotations

from pathlib import Path

import pytest

from terrae.games.terra_mystica import GAME
from terrae.games.terra_mystica.snellman import SNELLMAN
from tests.terra_mystica.recorded import (
    BESIDE,
    Watcher,
    beside,
    constructed,
    each_beside,
    expected_of,
    need_them,
    table_of,
)

TABLES = "real/*.tsv"
STREAMS = "real/*.txt"


def scores(path: Path) -> dict[str, int]:
    """Replay a file; every move must be legal and every row right."""
    reading = SNELLMAN.read(path.read_text(encoding="utf-8"))
    assert reading.mismatch is None, str(reading.mismatch)
    assert reading.match is not None and reading.match.over
    return dict(zip(GAME.sides(reading.match.state), GAME.scores(reading.match.state), strict=True))


def watch(path: Path) -> None:
    """Compare every row of the site's table, and the whole position at the start and the end of each round."""
    expected = expected_of(path)
    watcher = Watcher(table_of(expected), expected)
    reading = watcher.run()
    assert reading.mismatch is None, str(reading.mismatch)
    watcher.finish()
    assert watcher.looked == 13
    assert reading.rows == sum(1 for row in expected["rows"] if "faction" in row)


@pytest.mark.parametrize("path", constructed(), ids=lambda path: path.stem)
def test_constructed_game(path: Path) -> None:
    assert scores(path) == expected_of(path)["final_vp"]
    watch(path)


def test_the_real_games_are_there() -> None:
    need_them(beside("*"))
    assert len(beside(TABLES)) >= 35 and len(beside(STREAMS)) >= 37


@pytest.mark.parametrize("path", each_beside(TABLES), ids=lambda path: path.stem)
def test_real_table(path: Path) -> None:
    assert scores(path) == expected_of(path)["final_vp"]


@pytest.mark.parametrize("path", each_beside(STREAMS), ids=lambda path: path.stem)
def test_real_stream(path: Path) -> None:
    assert scores(path) == expected_of(path)["final_vp"]


@pytest.mark.parametrize("path", each_beside(STREAMS), ids=lambda path: path.stem)
def test_real_rounds(path: Path) -> None:
    watch(path)


def test_the_constructed_games_are_those_beside_the_project() -> None:
    """What was copied is what is there."""
    need_them(beside("*"))
    assert {path.name: path.read_text() for path in constructed()} == {
        path.name: path.read_text() for path in sorted((BESIDE / "constructed").glob("*.txt"))
    }
