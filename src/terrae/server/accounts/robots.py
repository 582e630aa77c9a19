"""Bots of people: accounts that belong to an account, are played by a program, and sit down by invitation only."""

from __future__ import annotations

from sqlalchemy import func, insert, select

from terrae.core.wording import phrase
from terrae.server.accounts.accounts import Account, Accounts, account_of
from terrae.server.accounts.identity import Identity
from terrae.server.accounts.names import read_name
from terrae.server.problems import Problem
from terrae.server.rows import now
from terrae.server.store.accounts import ACCOUNTS
from terrae.server.tables import Tables

MOST = 10  # of one account


async def make_bot(accounts: Accounts, owner: Identity, name: str, address: str) -> Account:
    """An account without a password, whose name says at every table that it is a bot."""
    called = read_name(name)
    await accounts.expect_free(called)
    accounts.quotas.spend("accounts", owner.guest, address)
    guest = accounts.people.newcomer()
    row = {
        "guest": guest,
        "name": called.shown,
        "canon": called.canon,
        "look": called.look,
        "password": None,
        "role": "player",
        "owner": owner.guest,
        "created": now(),
    }
    async with accounts.database.writing() as connection:
        there = select(func.count()).select_from(ACCOUNTS).where(ACCOUNTS.c.owner == owner.guest)
        if ((await connection.execute(there)).scalar() or 0) >= MOST:
            raise Problem(409, "too-many-bots", "server.too-many-bots", most=MOST)
        await Tables.remember(connection, guest, phrase("server.bot-account", name=called.shown))
        await accounts.write(connection, insert(ACCOUNTS).values(row))
    return account_of(row)


async def bots_of(accounts: Accounts, owner: str) -> list[Account]:
    """The bots of an account, the oldest first."""
    chosen = select(ACCOUNTS).where(ACCOUNTS.c.owner == owner).order_by(ACCOUNTS.c.created, ACCOUNTS.c.canon)
    async with accounts.database.reading() as connection:
        return [account_of(row) for row in (await connection.execute(chosen)).mappings()]


async def bot_of(accounts: Accounts, owner: str, name: str) -> Account:
    """A bot of an account by its name."""
    found = await accounts.find(name)
    if found.owner != owner:
        raise Problem(404, "no-such-account", "server.no-such-account", name=name[:40])
    return found
