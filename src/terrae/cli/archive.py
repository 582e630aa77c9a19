"""`terrae backup` and `terrae restore`: all that a server keeps, as one file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from terrae.cli.front import short
from terrae.cli.serve import needs_server, with_store
from terrae.core.wording import phrase

if TYPE_CHECKING:
    from terrae.server.settings import Settings
    from terrae.server.store.database import Database


@click.command(help=phrase("cli.help.backup"), short_help=short("backup"))
@click.option("--output", "-o", type=click.Path(path_type=Path), metavar="FILE", help=phrase("cli.help.backup-output"))
@with_store
@needs_server
def backup(output: Path | None, **flags: Any) -> None:
    """Save what a server keeps."""
    from terrae.server.archive import save
    from terrae.server.store.database import stamp

    target = output or Path(f"terrae-{stamp()}.backup")
    content = with_database(flags, lambda settings, database: save(database, settings.data, target))
    click.echo(phrase("server.saved", path=target, **asdict(content)))


@click.command(help=phrase("cli.help.restore"), short_help=short("restore"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help=phrase("cli.help.replace"))
@with_store
@needs_server
def restore(file: Path, replace: bool, **flags: Any) -> None:
    """Make a database from an archive."""
    from terrae.server.archive import restore

    content, kept = with_database(
        flags, lambda settings, database: restore(file, database, settings.data, replace=replace)
    )
    click.echo(phrase("server.restored", path=file, **asdict(content)))
    if kept is not None:
        click.echo(phrase("server.set-aside", path=kept))


def with_database(flags: dict[str, Any], work: Callable[[Settings, Database], Any]) -> Any:
    """Do something with the database that flags and settings name."""
    from terrae.server.settings import read_settings
    from terrae.server.store.database import Database

    config = flags.pop("config")
    settings = read_settings(flags, config=config)

    async def run() -> Any:
        database = Database(settings.url, patience=settings.patience)
        try:
            return await work(settings, database)
        finally:
            await database.close()

    return asyncio.run(run())
