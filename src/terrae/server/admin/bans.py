"""Bans: guests and addresses that may look, but not take part. Each process remembers them and looks again soon."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, insert, select

from terrae.server.accounts.accounts import Accounts
from terrae.server.admin.forms import Ban, BanForm
from terrae.server.names import called
from terrae.server.people import clean_line
from terrae.server.problems import Problem
from terrae.server.rows import aware, now
from terrae.server.store.admin import BANS
from terrae.server.store.database import Database, StoreError
from terrae.server.store.models import GUESTS
from terrae.server.whence import whence

LOG = logging.getLogger("terrae.admin")
FRESH = 15.0  # seconds after which rows are looked at again
LONGEST_REASON = 500
REFUSALS = {  # by whether it ends, and whether a reason was given
    (False, False): "server.banned-bare",
    (False, True): "server.banned",
    (True, False): "server.banned-until-bare",
    (True, True): "server.banned-until",
}


@dataclass(frozen=True)
class Banned:
    """Why somebody may not take part, and until when."""

    reason: str
    until: datetime | None

    def holds(self) -> bool:
        return self.until is None or self.until > now()


class Bans:
    """Who may not take part."""

    def __init__(self, database: Database, accounts: Accounts) -> None:
        self.database = database
        self.accounts = accounts
        self.known: dict[tuple[str, str], Banned] = {}
        self.watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Know who is banned, from now on."""
        await self.load()
        self.watching = asyncio.create_task(self.watch())

    async def close(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
            await asyncio.gather(self.watching, return_exceptions=True)

    async def watch(self) -> None:
        """Another process, or an operator, may ban somebody."""
        while True:
            await asyncio.sleep(FRESH)
            try:
                await self.load()
            except StoreError as error:
                LOG.warning("%s", error)

    def expect(self, guest: str, address: str) -> None:
        """Refuse whoever is banned."""
        for key in (("guest", guest), ("address", address)):
            found = self.known.get(key)
            if found is not None and found.holds():
                until = found.until.date().isoformat() if found.until else ""
                words = REFUSALS[bool(until), bool(found.reason)]
                raise Problem(403, "banned", words, reason=found.reason, until=until)

    async def load(self) -> None:
        """Look who is banned."""
        async with self.database.reading() as connection:
            rows = (await connection.execute(select(BANS))).mappings().all()
        self.known = {}
        for row in rows:
            place = whence(row["value"]) if row["kind"] == "address" else row["value"]
            self.known[row["kind"], place] = Banned(row["reason"], aware(row["until"]) if row["until"] else None)

    async def all(self) -> list[Ban]:
        async with self.database.reading() as connection:
            rows = (await connection.execute(select(BANS).order_by(BANS.c.id.desc()))).mappings().all()
        return [ban_of(dict(row)) for row in rows]

    async def who_is(self, whom: str) -> tuple[str, str, str]:
        """An account, a guest or an address: its kind, its value, and what it is called."""
        try:
            ipaddress.ip_address(whom.strip().partition("%")[0])
            return "address", whence(whom), whence(whom)
        except ValueError:
            pass
        async with self.database.reading() as connection:
            name = (await connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == whom.strip()))).scalar()
        if name is not None:
            return "guest", whom.strip(), str(name)
        account = await self.accounts.find(whom.strip().removeprefix("@"))
        return "guest", account.guest, account.name

    async def add(self, form: BanForm) -> str:
        """Somebody may not take part any more; a ban that was there is replaced. Says who it is."""
        kind, value, name = await self.who_is(form.whom)
        account = await self.accounts.of(value) if kind == "guest" else None
        if account is not None and account.role != "player":  # no ban would hold: nobody locks out whoever keeps order
            raise Problem(409, "keeps-order", "server.keeps-order", name=account.name)
        until = now() + timedelta(days=form.days) if form.days else None
        row = {"kind": kind, "value": value, "name": name, "reason": clean_line(form.reason, LONGEST_REASON)}
        async with self.database.writing() as connection:
            await connection.execute(delete(BANS).where(BANS.c.kind == kind, BANS.c.value == value))
            await connection.execute(insert(BANS), {**row, "made": now(), "until": until})
        await self.load()
        return name

    async def find(self, number: int) -> Ban:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(BANS).where(BANS.c.id == number))).mappings().first()
        if row is None:
            raise Problem(404, "no-ban", "server.no-ban")
        return ban_of(dict(row))

    async def lift(self, number: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(BANS).where(BANS.c.id == number))
        await self.load()


def ban_of(row: dict[str, Any]) -> Ban:
    return Ban(
        id=row["id"],
        kind=row["kind"],
        value=row["value"],
        name=called(row["name"]),
        reason=row["reason"],
        made=aware(row["made"]).isoformat(),
        until=aware(row["until"]).isoformat() if row["until"] else None,
    )
