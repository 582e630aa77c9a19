"""`terrae accounts`: who has one; `role` and `password` change it. For whoever keeps a server."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import click

from terrae.cli.archive import with_database
from terrae.cli.front import short
from terrae.cli.serve import needs_server, with_store
from terrae.core.wording import phrase

if TYPE_CHECKING:
    from terrae.server.accounts.accounts import Accounts
    from terrae.server.settings import Settings
    from terrae.server.store.database import Database

ROLES = ("player", "moderator", "admin")


def with_accounts(flags: dict[str, Any], work: Callable[[Accounts], Awaitable[Any]]) -> Any:
    """Do something with the accounts of the server that flags and settings name, also while it runs."""
    from terrae.server.accounts.accounts import Accounts
    from terrae.server.people import People, kept_secret
    from terrae.server.quotas import Quotas
    from terrae.server.store.standing import expect_there

    async def done(settings: Settings, database: Database) -> Any:
        await expect_there(database)
        return await work(Accounts(database, People(kept_secret(settings.data)), Quotas({})))

    return with_database(flags, done)


@click.group(help=phrase("cli.help.accounts"), short_help=short("accounts"))
def accounts() -> None:
    """Says what there is."""


@accounts.command("list", help=phrase("cli.help.accounts-list"))
@with_store
@needs_server
def list_(**flags: Any) -> None:
    """A line for each account."""
    for account in with_accounts(flags, lambda accounts: accounts.all()):
        made = account.created.date().isoformat()
        click.echo(phrase("server.account-line", name=account.name, role=account.role, made=made))


@accounts.command(help=phrase("cli.help.accounts-role"))
@click.argument("name")
@click.argument("role", type=click.Choice(ROLES))
@with_store
@needs_server
def role(name: str, role: Any, **flags: Any) -> None:
    """What somebody may do from now on."""
    from terrae.server.admin.audit import OPERATOR, Audit

    async def change(accounts: Accounts) -> str:
        account = await accounts.find(name)
        async with Audit(accounts.database).noting(OPERATOR, "role", subject=f"{account.name} -> {role}"):
            await accounts.set_role(account, role)
        return account.name

    click.echo(phrase("server.role-set", name=with_accounts(flags, change), role=role))


@accounts.command(help=phrase("cli.help.accounts-password"))
@click.argument("name")
@with_store
@needs_server
def password(name: str, **flags: Any) -> None:
    """A new password for somebody who lost theirs."""
    from terrae.server.admin.audit import OPERATOR, Audit

    made = "-".join(secrets.token_hex(3) for _ in range(4))

    async def change(accounts: Accounts) -> str:
        account = await accounts.find(name)
        async with Audit(accounts.database).noting(OPERATOR, "password", subject=account.name):
            await accounts.set_password(account, made)
        return account.name

    click.echo(phrase("server.password-set", name=with_accounts(flags, change), password=made))
