"""What a server needs: settings that can be read, a database, a place to write, a port, enough files."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from terrae.cli.doctor.finding import Finding, State, failed, found
from terrae.core.errors import TerraeError

if TYPE_CHECKING:
    from terrae.server.settings import Settings
    from terrae.server.store.database import Database

MEGABYTE = 1_000_000
LEAST_SPACE = 200  # megabytes on the disk of the database
SLOW_WRITE = 100  # milliseconds until a turn is on the disk


def hosting(flags: Mapping[str, object], config: Path | None) -> Iterator[Finding]:
    """Everything about a server with these settings; the first thing that is wrong may hide others."""
    try:
        from terrae.server.settings import read_settings
        from terrae.server.store.database import Database
    except ModuleNotFoundError as error:
        yield found("server", State.MISSING, "no-server", "get-server", name=error.name)
        return
    try:
        settings = read_settings(flags, config=config)
        database = Database(settings.url, patience=settings.patience)
    except TerraeError as error:
        yield failed("settings", error)
        return
    yield from store(database)
    if database.path is not None:
        yield from disk(database.path.parent)
    yield from door(settings, database)
    yield from room(settings)


def store(database: Database) -> Iterator[Finding]:
    """Which database, and whether this version can use it. Nothing is written to it."""
    from terrae.server.store.standing import standing_of

    where = database.path or database.url.render_as_string()
    if database.path is not None and not database.path.exists():
        yield found("database", State.FINE, "no-store", path=where)
        return
    try:
        standing = asyncio.run(standing_of(database))
    except TerraeError as error:
        yield found("database", State.WRONG, "bad-store", "mend-store", path=where, reason=str(error))
        return
    if standing.missing:
        yield found("database", State.FINE, "old-store", path=where, steps=standing.missing, version=standing.revision)
    else:
        yield found("database", State.FINE, "store", path=where, version=standing.revision)


def disk(folder: Path) -> Iterator[Finding]:
    """Room for the database, and how long it takes until something is really written."""
    there = next(path for path in (folder, *folder.parents) if path.exists())
    free = shutil.disk_usage(there).free // MEGABYTE
    if free < LEAST_SPACE:
        yield found("disk", State.WRONG, "little-space", "make-space", folder=there, free=free)
    if not os.access(there, os.W_OK):
        yield found("disk", State.WRONG, "read-only", "let-write", folder=there)
        return
    began = perf_counter()
    with tempfile.TemporaryFile(dir=there) as file:
        file.write(b"terrae")
        file.flush()
        os.fsync(file.fileno())
    taken = (perf_counter() - began) * 1000
    values = {"folder": there, "free": f"{free:,}", "milliseconds": f"{taken:.0f}"}
    if taken > SLOW_WRITE:
        yield found("disk", State.SLOW, "disk", "faster-disk", **values)
    else:
        yield found("disk", State.FINE, "disk", **values)


def door(settings: Settings, database: Database) -> Iterator[Finding]:
    """The port is free, or a server of ours has it."""
    from terrae.server.store.standing import is_claimed

    values = {"host": settings.host, "port": settings.port}
    if is_claimed(database):
        yield found("server", State.FINE, "serving", **values)
        return
    if settings.port == 0:
        yield found("server", State.FINE, "any-port", **values)
        return
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            yield found("server", State.WRONG, "no-port", "other-port", reason=error.strerror or error, **values)
        else:
            yield found("server", State.FINE, "port", **values)


def room(settings: Settings) -> Iterator[Finding]:
    """As many connections as the settings promise, and a core for each bot that thinks."""
    from terrae.server.listener import allow_files

    allowed = allow_files(settings.connections)
    if allowed < settings.connections:
        yield found(
            "connections", State.SLOW, "few-files", "more-files", wanted=settings.connections, allowed=max(allowed, 0)
        )
    cores = os.cpu_count() or 1
    if settings.thinkers > cores:
        yield found("thinkers", State.SLOW, "many-thinkers", "fewer-thinkers", thinkers=settings.thinkers, cores=cores)
