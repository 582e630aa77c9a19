"""Server tests run on both stores. Their folders lie in memory where the machine can do that: commits wait for no disk.

A test that takes a folder and opens a server in it (`world.opened`, `club.club`) runs twice, on SQLite and on
PostgreSQL, unless it is marked: `sqlite` if it is about the file of a database; `postgresql` if it is about what only
that one can do. Of files that are not about what is kept (`KEEPING`), a sample runs on PostgreSQL, always the same one;
`make nightly` runs all.
"""

from __future__ import annotations

import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scale import scaled
from tests.server import club, postgres, world

STORES = ("sqlite", "postgresql")
KEEPING = ("store", "archive", "jobs", "processes", "playing", "tables", "takebacks", "leaving", "notices", "fuzz")
OF_FOUR = scaled("tests of the server, not about what is kept, that run on PostgreSQL, too, of four", 1, 4)
MEMORY = postgres.MEMORY


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """What opens a server does so on either store."""
    opens = (
        getattr(metafunc.module, "opened", None) is world.opened or getattr(metafunc.module, "club", None) is club.club
    )
    if opens and "tmp_path" in metafunc.fixturenames:
        only = [name for name in STORES if metafunc.definition.get_closest_marker(name)]
        metafunc.parametrize("store", only or STORES[: 2 if on_both(metafunc) else 1], indirect=True)


def on_both(metafunc: pytest.Metafunc) -> bool:
    """Is a test tried on PostgreSQL as well?"""
    about = metafunc.module.__name__.rpartition(".test_")[2]
    return about in KEEPING or zlib.crc32(metafunc.function.__name__.encode()) % 4 < OF_FOUR


@pytest.fixture
def store(request: pytest.FixtureRequest) -> str:
    return str(getattr(request, "param", STORES[0]))


@pytest.fixture
def tmp_path(store: str) -> Iterator[Path]:
    cluster = postgres.running() if store == "postgresql" else None
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None, prefix="terrae-") as name:
        folder = Path(name)
        if cluster is None:
            yield folder
        else:
            with world.on_postgresql(folder, cluster):
                yield folder
