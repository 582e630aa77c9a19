"""PostgreSQL for tests: one server for all of them, started when the first needs it; it ends when they do."""

from __future__ import annotations

import asyncio
import itertools
import os
import subprocess
import tempfile
from pathlib import Path

import asyncpg
import pytest
from filelock import FileLock
from sqlalchemy import make_url
from tools import debian, postgres
from tools.postgres import Cluster

from terrae.server.store.database import Database
from terrae.server.store.models import METADATA, PULSE

RUN = "TERRAE_TEST_RUN"  # the variable that names the process which runs the tests, or lets workers do so
MEMORY = Path("/dev/shm")
WATCH = """(
while kill -0 "$1"; do sleep 1; done
kill -INT "$(head -n 1 "$2/data/postmaster.pid")"
sleep 2
rm -rf "$2"*
) </dev/null >/dev/null 2>&1 &"""
KEPT = {PULSE.name}  # rows that migrations made
WIPE = ";".join(f"DELETE FROM {table.name}" for table in reversed(METADATA.sorted_tables) if table.name not in KEPT)
NUMBERS = itertools.count()
FREE: list[str] = []  # databases of this process that nobody uses


def running() -> Cluster:
    """The server of this run."""
    if postgres.find() is None:
        if debian.must_be_there():
            pytest.fail(postgres.HOW)
        pytest.skip(postgres.HOW)
    controller = os.environ[RUN]
    folder = (MEMORY if MEMORY.is_dir() else Path(tempfile.gettempdir())) / f"terrae-postgres-{controller}"
    cluster = Cluster(folder, hasty=True)
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            cluster.make()
            cluster.start()
            cluster.sql("CREATE DATABASE empty")
            asyncio.run(furnish(cluster.url("empty")))
            subprocess.run(["sh", "-c", WATCH, "watch", controller, str(folder)], check=True, start_new_session=True)
    return cluster


async def furnish(url: str) -> None:
    """All tables, and nothing in them."""
    database = Database(url)
    await database.upgrade()
    await database.close()


async def lend(cluster: Cluster) -> str:
    """The URL of a database in which nothing happened yet."""
    if FREE:
        name = FREE.pop()
        await say(cluster, name, WIPE)
    else:
        name = f"test_{os.getpid()}_{next(NUMBERS)}"
        await say(cluster, "postgres", f"CREATE DATABASE {name} TEMPLATE empty")
    return cluster.url(name)


def give_back(url: str) -> None:
    FREE.append(str(make_url(url).database))


async def say(cluster: Cluster, database: str, statements: str) -> None:
    connection = await asyncpg.connect(host=str(cluster.folder), user=cluster.user, database=database)
    try:
        await connection.execute(statements)
    finally:
        await connection.close()
