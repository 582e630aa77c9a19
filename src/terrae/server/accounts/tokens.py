"""Tokens: by which programs speak for an account. Each is for some things only, shown once, kept as a digest."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from terrae.server.accounts.accounts import Accounts
from terrae.server.accounts.identity import NOBODY, PREFIX, SCOPES, Identity, Scope
from terrae.server.people import clean_name, digest
from terrae.server.problems import Problem
from terrae.server.rows import aware, now
from terrae.server.store.accounts import ACCOUNTS, TOKENS
from terrae.server.store.database import StoreError

LOG = logging.getLogger("terrae.server")
MOST = 30  # of one account
USED_EVERY = timedelta(hours=1)  # a use is noted no more often


@dataclass(frozen=True)
class Token:
    """A token as its owner sees it."""

    id: str
    label: str
    speaker: str  # the name of the account that speaks
    scopes: list[Scope]
    made: datetime
    used: datetime | None
    expires: datetime | None


class Tokens:
    """Makes tokens, knows whose they are, and takes them back."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.database = accounts.database

    def digest(self, token: str) -> str:
        return digest(self.accounts.people.secret, "token", token)

    async def who(self, token: str) -> Identity:
        """Who speaks by a token; one that is not known, or not any more, is refused."""
        plausible = token.startswith(PREFIX) and len(token) <= 100 and token.isascii()
        found = await self.accounts.recall("token", token, self.find) if plausible else NOBODY
        if found is NOBODY:
            raise Problem(401, "bad-token", "server.bad-token")
        return found

    async def find(self, token: str) -> Identity:
        joined = select(TOKENS, ACCOUNTS.c.name, ACCOUNTS.c.owner).join(ACCOUNTS, ACCOUNTS.c.guest == TOKENS.c.guest)
        async with self.database.reading() as connection:
            row = (await connection.execute(joined.where(TOKENS.c.token == self.digest(token)))).mappings().first()
        moment = now()
        if row is None or (row["expires"] is not None and aware(row["expires"]) < moment):
            return NOBODY
        if row["used"] is None or moment - aware(row["used"]) > USED_EVERY:
            await self.note(row["token"])
        scopes = frozenset(row["scopes"].split(","))
        return Identity(row["guest"], "player", row["name"], scopes=scopes, bot=row["owner"] is not None)

    async def note(self, kept: str) -> None:
        """A token was used."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(update(TOKENS).where(TOKENS.c.token == kept).values(used=now()))
        except StoreError as error:  # it is noted next time
            LOG.warning("%s", error)

    async def make(self, owner: str, speaker: str, label: str, scopes: Sequence[Scope], days: int | None) -> str:
        """A new token, by which an account or a bot of it speaks."""
        chosen = [scope for scope in SCOPES if scope in scopes]
        if not chosen:
            raise Problem(422, "no-scope", "server.no-scope", field="scopes", known=", ".join(SCOPES))
        token, moment = PREFIX + secrets.token_urlsafe(32), now()
        row = {
            "token": self.digest(token),
            "id": secrets.token_urlsafe(9),
            "guest": speaker,
            "label": clean_name(label, token[: len(PREFIX) + 4]),
            "scopes": ",".join(chosen),
            "made": moment,
            "used": None,
            "expires": None if days is None else moment + timedelta(days=days),
        }
        async with self.database.writing() as connection:
            there = select(func.count()).select_from(TOKENS).where(TOKENS.c.guest.in_(speakers(owner)))
            if ((await connection.execute(there)).scalar() or 0) >= MOST:
                raise Problem(409, "too-many-tokens", "server.too-many-tokens", most=MOST)
            await connection.execute(insert(TOKENS), row)
        return token

    async def listed(self, owner: str) -> list[Token]:
        """The tokens of an account and of its bots, the newest first."""
        joined = select(TOKENS, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.guest == TOKENS.c.guest)
        chosen = joined.where(TOKENS.c.guest.in_(speakers(owner))).order_by(TOKENS.c.made.desc(), TOKENS.c.id)
        async with self.database.reading() as connection:
            return [token_of(row) for row in (await connection.execute(chosen)).mappings()]

    async def revoke(self, owner: str, token: str) -> None:
        """A token is worth nothing from now on."""
        chosen = delete(TOKENS).where(TOKENS.c.guest.in_(speakers(owner)), TOKENS.c.id == token)
        async with self.database.writing() as connection:
            found = await connection.execute(chosen)
        if not found.rowcount:
            raise Problem(404, "no-token", "server.no-token")
        self.accounts.forget()


def speakers(owner: str) -> Any:
    """Whoever speaks for an account: it, and its bots."""
    return select(ACCOUNTS.c.guest).where((ACCOUNTS.c.guest == owner) | (ACCOUNTS.c.owner == owner))


def token_of(row: Any) -> Token:
    def moment(name: str) -> datetime | None:
        return None if row[name] is None else aware(row[name])

    made, scopes = aware(row["made"]), row["scopes"].split(",")
    return Token(row["id"], row["label"], row["name"], scopes, made, moment("used"), moment("expires"))
