"""`terrae ratings recompute`: all ratings anew, from the finished games of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from terrae.cli.archive import with_database
from terrae.cli.front import short
from terrae.cli.serve import needs_server, with_store
from terrae.core.wording import phrase

if TYPE_CHECKING:
    from terrae.server.settings import Settings
    from terrae.server.store.database import Database


@click.group(help=phrase("cli.help.ratings"), short_help=short("ratings"))
def ratings() -> None:
    """Says what there is."""


@ratings.command(help=phrase("cli.help.ratings-recompute"))
@with_store
@needs_server
def recompute(**flags: Any) -> None:
    """Work everything out anew."""
    from terrae.server.ratings.ratings import recompute as work_out
    from terrae.server.store.standing import expect_there

    async def done(settings: Settings, database: Database) -> int:
        await expect_there(database)
        return await work_out(database)

    click.echo(phrase("server.recomputed", count=with_database(flags, done)))
