"""Sessions: browsers that are logged in. Each has a token of its own, of which only a digest is kept."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.server.people import People, digest
from terrae.server.problems import Problem
from terrae.server.rows import aware, now
from terrae.server.store.accounts import ACCOUNTS, SESSIONS

IDLE = timedelta(days=60)  # without a visit
LONGEST = timedelta(days=365)
FRESH = timedelta(minutes=15)
SEEN_EVERY = timedelta(hours=1)  # a visit is noted no more often
MOST = 50  # of one account; the oldest ends when there are more


@dataclass(frozen=True)
class Session:
    """A browser that is logged in, as its owner sees it."""

    id: str
    device: str
    made: datetime
    seen: datetime


class Sessions:
    """All sessions, in transactions of whoever asks."""

    def __init__(self, people: People) -> None:
        self.people = people

    def digest(self, token: str) -> str:
        return digest(self.people.secret, "session", token)

    async def begin(self, connection: AsyncConnection, guest: str, device: str, way: str = "password") -> str:
        """A browser is logged in; its token is told once."""
        token, moment = secrets.token_urlsafe(32), now()
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.expires < moment))
        kept = (
            select(SESSIONS.c.token).where(SESSIONS.c.guest == guest).order_by(SESSIONS.c.seen.desc()).limit(MOST - 1)
        )
        newest = (await connection.execute(kept)).scalars().all()
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.guest == guest, SESSIONS.c.token.not_in(newest)))
        row = {
            "token": self.digest(token),
            "id": secrets.token_urlsafe(9),
            "guest": guest,
            "device": device,
            "way": way,
            "made": moment,
            "seen": moment,
            "expires": moment + IDLE,
        }
        await connection.execute(insert(SESSIONS), row)
        return token

    async def find(self, connection: AsyncConnection, token: str) -> dict[str, Any] | None:
        """The session of a token with the account it belongs to, unless it is over."""
        joined = select(SESSIONS, ACCOUNTS.c.name, ACCOUNTS.c.role).join(ACCOUNTS, ACCOUNTS.c.guest == SESSIONS.c.guest)
        found = await connection.execute(joined.where(SESSIONS.c.token == self.digest(token)))
        row = found.mappings().first()
        return None if row is None or aware(row["expires"]) < now() else dict(row)

    def is_due(self, row: dict[str, Any]) -> bool:
        """Is it time to note a visit?"""
        return now() - aware(row["seen"]) > SEEN_EVERY

    async def note(self, connection: AsyncConnection, row: dict[str, Any]) -> None:
        """Somebody was here: the session goes on, but not for ever."""
        moment = now()
        expires = min(moment + IDLE, aware(row["made"]) + LONGEST)
        chosen = update(SESSIONS).where(SESSIONS.c.token == row["token"])
        await connection.execute(chosen.values(seen=moment, expires=expires))

    async def is_fresh(self, connection: AsyncConnection, guest: str, session: str | None) -> bool:
        """Did somebody come in a moment ago, by a way that proves as much as a password?"""
        chosen = select(SESSIONS.c.made, SESSIONS.c.way).where(SESSIONS.c.guest == guest, SESSIONS.c.id == session)
        row = (await connection.execute(chosen)).first()
        return row is not None and row.way in ("mail", "passkey") and now() - aware(row.made) < FRESH

    async def listed(self, connection: AsyncConnection, guest: str) -> list[Session]:
        """Where somebody is logged in, the latest first."""
        chosen = select(SESSIONS).where(SESSIONS.c.guest == guest, SESSIONS.c.expires >= now())
        rows = (await connection.execute(chosen.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id))).mappings().all()
        return [Session(row["id"], row["device"], aware(row["made"]), aware(row["seen"])) for row in rows]

    async def end(self, connection: AsyncConnection, guest: str, session: str) -> None:
        """One of somebody's sessions is over."""
        found = await connection.execute(delete(SESSIONS).where(SESSIONS.c.guest == guest, SESSIONS.c.id == session))
        if not found.rowcount:
            raise Problem(404, "no-session", "server.no-such-session")

    async def end_others(self, connection: AsyncConnection, guest: str, but: str | None) -> int:
        """All of somebody's sessions but one are over; tells how many were."""
        chosen = delete(SESSIONS).where(SESSIONS.c.guest == guest)
        found = await connection.execute(chosen.where(SESSIONS.c.id != but) if but else chosen)
        return int(found.rowcount)
