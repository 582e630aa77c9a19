"""The bell: what somebody was told."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select, update

from terrae.core.wording import phrase
from terrae.server.names import called
from terrae.server.notices.forms import Bell, Told
from terrae.server.notices.push import Pusher
from terrae.server.rows import aware
from terrae.server.store.database import Database
from terrae.server.store.models import SEATS, TABLES
from terrae.server.store.notices import NOTICES

MOST = 30  # that are shown


def listed(guest: str) -> Any:
    """What somebody was told, with the names of the tables, the newest first."""
    told = select(NOTICES, TABLES.c.name.label("table")).join(TABLES, TABLES.c.id == NOTICES.c.table_id)
    return told.where(NOTICES.c.guest == guest).order_by(NOTICES.c.id.desc())


def sentence_of(row: dict[str, Any]) -> str:
    return phrase(f"notice.{row['kind']}", table=called(row["table"]), name=called(row["name"]))


def url_of(row: dict[str, Any]) -> str:
    return f"/table/{row['table_id']}"


class Bells:
    """The bells of all guests."""

    def __init__(self, database: Database, pusher: Pusher) -> None:
        self.database = database
        self.pusher = pusher

    async def look(self, guest: str | None) -> Bell:
        """What somebody was told."""
        if guest is None:
            return Bell(unseen=0, notices=[], plays=False, push=None)
        count = select(func.count()).where(NOTICES.c.guest == guest, ~NOTICES.c.seen)
        async with self.database.reading() as connection:
            rows = (await connection.execute(listed(guest).limit(MOST))).mappings().all()
            unseen = (await connection.execute(count)).scalar_one()
            seated = await connection.execute(select(SEATS.c.seat).where(SEATS.c.guest == guest).limit(1))
            plays = seated.first() is not None
        told = [
            Told(
                id=row["id"],
                kind=row["kind"],
                text=sentence_of(dict(row)),
                url=url_of(dict(row)),
                made=aware(row["made"]).isoformat(),
                seen=row["seen"],
            )
            for row in rows
        ]
        return Bell(unseen=unseen, notices=told, plays=plays, push=self.pusher.public)

    async def seen(self, guest: str, table: str | None) -> None:
        """Somebody has seen what they were told, of one table or of all."""
        fresh = update(NOTICES).where(NOTICES.c.guest == guest, ~NOTICES.c.seen)
        async with self.database.writing() as connection:
            chosen = fresh if table is None else fresh.where(NOTICES.c.table_id == table)
            await connection.execute(chosen.values(seen=True))
