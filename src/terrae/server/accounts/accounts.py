"""The accounts of a server: made from guests, found by name, and known again by session."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.core.wording import phrase
from terrae.server import jobs
from terrae.server.accounts.identity import NOBODY, Identity, Role
from terrae.server.accounts.names import UserName, plain, read_name
from terrae.server.accounts.passwords import Passwords, read_password
from terrae.server.accounts.sessions import Session, Sessions
from terrae.server.people import People
from terrae.server.problems import Problem
from terrae.server.quotas import Quotas
from terrae.server.rows import aware, now
from terrae.server.store.accounts import ACCOUNTS, LINKS
from terrae.server.store.database import Database, StoreError
from terrae.server.store.models import GUESTS
from terrae.server.tables import CALLED, Tables

LOG = logging.getLogger("terrae.server")
REMEMBERED = 10.0  # seconds for which it is believed who somebody is: what another process changed is known then
MOST_REMEMBERED = 10_000
LETTER = "account letter"  # the kind of the job that writes one
ENTER, PROVE = "enter", "prove"  # what its link is for


@dataclass(frozen=True)
class Account:
    """An account as whoever keeps the server sees it."""

    guest: str
    name: str
    role: Role
    created: datetime
    owner: str | None  # of a bot


@dataclass(frozen=True)
class Entry:
    """Somebody came in: the account, and the token of the new session."""

    account: Account
    token: str


def account_of(row: Any) -> Account:
    return Account(row["guest"], row["name"], row["role"], aware(row["created"]), row["owner"])


class Accounts:
    """Makes accounts, lets people in, and says who somebody is."""

    def __init__(self, database: Database, people: People, quotas: Quotas) -> None:
        self.database = database
        self.people = people
        self.quotas = quotas
        self.passwords = Passwords()
        self.sessions = Sessions(people)
        self.clock: Callable[[], float] = time.monotonic
        self.remembered: dict[tuple[str, str], tuple[float, Identity]] = {}
        self.changes = 0  # how often something changed about somebody

    # Who somebody is

    async def who(self, token: str | None, cookie: str | None) -> Identity:
        """Who asks with a session or a guest's cookie. A guest with an account needs a session."""
        found = await self.recall("session", token, self.by_session) if token and len(token) <= 100 else NOBODY
        if found is NOBODY and (guest := self.people.guest(cookie)) is not None:
            return await self.recall("guest", guest, self.by_guest)
        return found

    async def recall(self, kind: str, key: str, find: Callable[[str], Any]) -> Identity:
        """Who somebody is, looked up only every few seconds."""
        known = self.remembered.get((kind, key))
        if known is not None and self.clock() - known[0] < REMEMBERED:
            return known[1]
        changes = self.changes
        found: Identity = await find(key)
        if changes == self.changes:  # while it was looked up, nothing changed
            if len(self.remembered) >= MOST_REMEMBERED:
                self.remembered.clear()
            self.remembered[kind, key] = (self.clock(), found)
        return found

    def forget(self) -> None:
        """Something changed about somebody: look everybody up again."""
        self.changes += 1
        self.remembered.clear()

    async def by_session(self, token: str) -> Identity:
        async with self.database.reading() as connection:
            row = await self.sessions.find(connection, token)
        if row is None:
            return NOBODY
        if self.sessions.is_due(row):
            try:
                async with self.database.writing() as connection:
                    await self.sessions.note(connection, row)
            except StoreError as error:  # the visit is noted next time
                LOG.warning("%s", error)
        return Identity(row["guest"], row["role"], row["name"], row["id"])

    async def called(self, who: Identity, name: str | None) -> str | None:
        """What somebody may be called at a table; nothing where the account has a name, or none was said."""
        typed = plain(name[:200]) if name else None
        if who.role is None and typed is not None:
            await self.expect_free(typed)
        return None if who.role is not None else name

    async def by_guest(self, guest: str) -> Identity:
        async with self.database.reading() as connection:
            has_account = await self.row(connection, guest=guest) is not None
        return NOBODY if has_account else Identity(guest)

    async def row(self, connection: AsyncConnection, **where: str) -> Any:
        """The row of an account, by guest or by name."""
        chosen = select(ACCOUNTS).where(*(ACCOUNTS.c[name] == value for name, value in where.items()))
        return (await connection.execute(chosen)).mappings().first()

    async def find(self, name: str) -> Account:
        """The account of this name, however it is typed."""
        typed = plain(name[:200])
        async with self.database.reading() as connection:
            row = await self.row(connection, canon=typed.canon) if typed else None
        if row is None:
            raise Problem(404, "no-such-account", "server.no-such-account", name=name[:40])
        return account_of(row)

    async def of(self, guest: str) -> Account | None:
        """The account of a guest, if there is one."""
        async with self.database.reading() as connection:
            row = await self.row(connection, guest=guest)
        return None if row is None else account_of(row)

    async def mail_of(self, guest: str) -> str | None:
        """The address of an account, which nobody but its owner hears."""
        async with self.database.reading() as connection:
            row = await self.row(connection, guest=guest)
        return None if row is None else row["mail"]

    # Coming in

    async def register(self, who: Identity, name: str, password: str, device: str, address: str) -> Entry:
        """A guest gets an account, and keeps everything."""
        if who.role is not None or who.guest is None:
            raise Problem(409, "has-account", "server.has-account")
        called = read_name(name)
        chosen = read_password(password, called.shown)
        await self.expect_free(called)
        self.quotas.spend("accounts", who.guest, address)
        kept = await self.passwords.keep(chosen)
        return await self.admit(who.guest, called, kept, device)

    async def admit(self, guest: str, called: UserName, password: str | None, device: str) -> Entry:
        """Write a new account, and log it in."""
        row = {
            "guest": guest,
            "name": called.shown,
            "canon": called.canon,
            "look": called.look,
            "password": password,
            "role": "player",
            "owner": None,
            "created": now(),
        }
        try:
            async with self.database.writing() as connection:
                await Tables.remember(connection, guest, called.shown)
                await self.write(connection, insert(ACCOUNTS).values(row))
                await jobs.add(connection, CALLED, guest)
                token = await self.sessions.begin(connection, guest, device)
        except Problem:
            if await self.of(guest) is not None:  # the same guest was here at the same moment
                raise Problem(409, "has-account", "server.has-account") from None
            raise
        self.forget()
        return Entry(account_of(row), token)

    async def write(self, connection: AsyncConnection, statement: Any) -> None:
        """A name that somebody else has taken meanwhile is refused."""
        try:
            await connection.execute(statement)
        except IntegrityError:
            raise Problem(409, "name-taken", "server.user-name-taken", field="name") from None

    async def expect_free(self, called: UserName, but: str | None = None) -> None:
        """Nobody else has this name, or one that looks like it."""
        alike = select(ACCOUNTS.c.guest).where(or_(ACCOUNTS.c.canon == called.canon, ACCOUNTS.c.look == called.look))
        async with self.database.reading() as connection:
            found = (await connection.execute(alike)).scalars().all()
        if any(guest != but for guest in found):
            raise Problem(409, "name-taken", "server.user-name-taken", field="name")

    async def log_in(self, name: str, password: str, device: str, address: str) -> Entry:
        """Somebody says who they are. A wrong name and a wrong password are refused alike, and take as long."""
        typed = plain(name)
        canon = typed.canon if typed else ""
        self.quotas.spend("logins", f"@{canon}", address)
        async with self.database.reading() as connection:
            row = await self.row(connection, canon=canon)
        kept: str | None = row["password"] if row else None
        if not await self.passwords.fits(password, kept) or kept is None:
            raise Problem(403, "wrong-log-in", "server.wrong-log-in")
        renewed = await self.passwords.renewed(password, kept)
        async with self.database.writing() as connection:
            if renewed != kept:
                same = (ACCOUNTS.c.guest == row["guest"], ACCOUNTS.c.password == kept)
                await connection.execute(update(ACCOUNTS).where(*same).values(password=renewed))
            token = await self.sessions.begin(connection, row["guest"], device)
        return Entry(account_of(row), token)

    async def log_out(self, who: Identity) -> None:
        """This browser's session is over."""
        if who.guest is not None and who.session is not None:
            async with self.database.writing() as connection:
                await self.sessions.end(connection, who.guest, who.session)
            self.forget()

    # Changing

    async def confirm(self, who: Identity, password: str, address: str) -> None:
        """Whoever changes an account says the password once more, or came in by a key or a letter a moment ago."""
        guest = who.guest or ""
        self.quotas.spend("logins", f"again {guest}", address)
        async with self.database.reading() as connection:
            row = await self.row(connection, guest=guest)
            if not password and await self.sessions.is_fresh(connection, guest, who.session):
                return
        if not await self.passwords.fits(password, row["password"] if row else None):
            raise Problem(403, "wrong-password", "server.wrong-password", field="password")

    async def rename(self, guest: str, name: str) -> Account:
        """An account is called otherwise from now on."""
        called = read_name(name)
        await self.expect_free(called, but=guest)
        before = await self.of(guest)
        bot = before is not None and before.owner is not None
        shown = phrase("server.bot-account", name=called.shown) if bot else called.shown
        values = {"name": called.shown, "canon": called.canon, "look": called.look}
        async with self.database.writing() as connection:
            await self.write(connection, update(ACCOUNTS).where(ACCOUNTS.c.guest == guest).values(values))
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=shown))
            await jobs.add(connection, CALLED, guest)
        self.forget()
        return await self.find(called.shown)

    async def set_password(self, account: Account, password: str, but: str | None = None) -> None:
        """A new password; other browsers are logged out, and no letter opens anything that was asked for before."""
        kept = await self.passwords.keep(read_password(password, account.name, "new"))
        async with self.database.writing() as connection:
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.guest == account.guest).values(password=kept))
            await self.sessions.end_others(connection, account.guest, but)
            await self.close_letters(connection, account.guest, ENTER, PROVE)
        self.forget()

    async def close_letters(self, connection: AsyncConnection, guest: str, *purposes: str) -> None:
        """Links that are on their way, or still to be written, are worth nothing."""
        await connection.execute(delete(LINKS).where(LINKS.c.guest == guest, LINKS.c.purpose.in_(purposes)))
        for purpose in purposes:
            await jobs.cancel(connection, LETTER, f"{purpose}/{guest}")

    async def set_role(self, account: Account, role: Role) -> None:
        """What somebody may do from now on."""
        async with self.database.writing() as connection:
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.guest == account.guest).values(role=role))
        self.forget()

    async def all(self) -> list[Account]:
        """Every account, the oldest first."""
        async with self.database.reading() as connection:
            rows = await connection.execute(select(ACCOUNTS).order_by(ACCOUNTS.c.created, ACCOUNTS.c.canon))
        return [account_of(row) for row in rows.mappings()]

    # Sessions

    async def listed(self, guest: str) -> list[Session]:
        async with self.database.reading() as connection:
            return await self.sessions.listed(connection, guest)

    async def is_fresh(self, guest: str, session: str | None) -> bool:
        """Need whoever is here not say the password?"""
        async with self.database.reading() as connection:
            return await self.sessions.is_fresh(connection, guest, session)

    async def end(self, guest: str, session: str) -> None:
        """A browser is logged out, from wherever."""
        async with self.database.writing() as connection:
            await self.sessions.end(connection, guest, session)
        self.forget()

    async def end_others(self, who: Identity) -> int:
        """All other browsers are logged out."""
        async with self.database.writing() as connection:
            ended = await self.sessions.end_others(connection, who.guest or "", who.session)
        self.forget()
        return ended
