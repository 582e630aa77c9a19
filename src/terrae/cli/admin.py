"""`terrae admin`: what was done to keep order, bans, and abandoned tables. For whoever keeps a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import click

from terrae.cli.archive import with_database
from terrae.cli.front import short
from terrae.cli.serve import needs_server, with_store
from terrae.core.wording import phrase

if TYPE_CHECKING:
    from terrae.server.admin.audit import Audit
    from terrae.server.admin.bans import Bans
    from terrae.server.settings import Settings
    from terrae.server.store.database import Database


def with_order(flags: dict[str, Any], work: Callable[[Bans, Audit], Awaitable[Any]]) -> Any:
    """Do something with the bans and the log of the server that flags and settings name, also while it runs."""
    from terrae.server.accounts.accounts import Accounts
    from terrae.server.admin.audit import Audit
    from terrae.server.admin.bans import Bans
    from terrae.server.people import People, kept_secret
    from terrae.server.quotas import Quotas
    from terrae.server.store.standing import expect_there

    async def done(settings: Settings, database: Database) -> Any:
        await expect_there(database)
        accounts = Accounts(database, People(kept_secret(settings.data)), Quotas({}))
        return await work(Bans(database, accounts), Audit(database))

    return with_database(flags, done)


@click.group(help=phrase("cli.help.admin"), short_help=short("admin"))
def admin() -> None:
    """Says what there is."""


@admin.command(help=phrase("cli.help.admin-log"))
@with_store
@needs_server
def log(**flags: Any) -> None:
    """A line for each act."""

    async def read(bans: Bans, audit: Audit) -> Any:
        del bans
        return await audit.last()

    for act in reversed(with_order(flags, read)):
        told = {
            "who": act.who,
            "act": phrase(f"page.admin-act-{act.act}"),
            "table": act.table,
            "subject": act.subject,
            "reason": act.reason,
        }
        click.echo(" ".join(phrase("server.admin-line", made=act.made[:19], **told).split()))


@admin.command(help=phrase("cli.help.admin-bans"))
@with_store
@needs_server
def bans(**flags: Any) -> None:
    """A line for each ban."""

    async def read(bans: Bans, audit: Audit) -> Any:
        del audit
        return await bans.all()

    for ban in with_order(flags, read):
        until = ban.until[:10] if ban.until else phrase("server.ban-for-good")
        told = {"kind": ban.kind, "value": ban.value, "name": ban.name, "until": until, "reason": ban.reason}
        click.echo(phrase("server.ban-line", id=ban.id, **told))


@admin.command(help=phrase("cli.help.admin-ban"))
@click.argument("whom")
@click.option("--days", type=click.IntRange(0, 3650), default=0, help=phrase("cli.help.admin-days"))
@click.option("--reason", default="", help=phrase("cli.help.admin-reason"))
@with_store
@needs_server
def ban(whom: str, days: int, reason: str, **flags: Any) -> None:
    """Keep somebody out."""
    from terrae.server.admin.audit import OPERATOR
    from terrae.server.admin.forms import BanForm

    async def add(bans: Bans, audit: Audit) -> str:
        async with audit.noting(OPERATOR, "ban", subject=whom, reason=reason):
            return await bans.add(BanForm(whom=whom, days=days, reason=reason))

    click.echo(phrase("server.banned-now", name=with_order(flags, add)))


@admin.command(help=phrase("cli.help.admin-unban"))
@click.argument("number", type=int)
@with_store
@needs_server
def unban(number: int, **flags: Any) -> None:
    """Let somebody in again."""
    from terrae.server.admin.audit import OPERATOR

    async def lift(bans: Bans, audit: Audit) -> str:
        found = await bans.find(number)
        async with audit.noting(OPERATOR, "unban", subject=f"{found.name} {found.value}"):
            await bans.lift(number)
        return found.name

    click.echo(phrase("server.unbanned-now", name=with_order(flags, lift)))


@admin.command(help=phrase("cli.help.admin-tidy"))
@click.argument("days", type=click.IntRange(1, 36_500))
@click.option("--dry-run", is_flag=True, help=phrase("cli.help.admin-dry"))
@with_store
@needs_server
def tidy(days: int, dry_run: bool, **flags: Any) -> None:
    """Clear abandoned tables away, or list them."""
    from terrae.server.admin.audit import OPERATOR, Audit
    from terrae.server.admin.retention import Retention
    from terrae.server.rows import now
    from terrae.server.store.standing import expect_there

    async def clear(settings: Settings, database: Database) -> int | list[str]:
        del settings
        await expect_there(database)
        retention = Retention(database, Audit(database), days, who=OPERATOR)
        return await retention.abandoned(now() - timedelta(days=days)) if dry_run else await retention.tidy()

    done = with_database(flags, clear)
    if isinstance(done, list):
        for table in done:
            click.echo(table)
    else:
        click.echo(phrase("server.tidied", count=done))
