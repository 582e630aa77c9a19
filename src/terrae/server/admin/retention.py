"""Retention: games that nobody has touched for long and that are not over are cleared away, if the settings say so.

Finished games stay for good. A table at which a person did anything in that time stays, too: played, sat down, spoke,
wrote a note, or was told something.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import delete, exists, select

from terrae.server.admin.audit import SERVER, Audit
from terrae.server.registry import Registry
from terrae.server.rows import now
from terrae.server.store.database import Database
from terrae.server.store.models import TABLES
from terrae.server.store.notices import NOTICES
from terrae.server.store.talk import CHAT, NOTES

AT_A_TIME = 20  # tables in one transaction: the log names each of them


class Retention:
    """Clears abandoned tables away."""

    def __init__(
        self, database: Database, audit: Audit, days: int, registry: Registry | None = None, *, who: str = SERVER
    ) -> None:
        """Days: without anything; 0: everything stays. Who: by whom it is done."""
        self.who = who
        self.database = database
        self.audit = audit
        self.days = days
        self.registry = registry

    async def abandoned(self, moment: datetime) -> list[str]:
        """The tables that were abandoned before a moment, the longest first."""
        touched = [
            exists().where(CHAT.c.table_id == TABLES.c.id, CHAT.c.said >= moment),
            exists().where(NOTES.c.table_id == TABLES.c.id, NOTES.c.changed >= moment),
            exists().where(NOTICES.c.table_id == TABLES.c.id, NOTICES.c.made >= moment),
        ]
        old = select(TABLES.c.id).where(~TABLES.c.over, TABLES.c.changed < moment, *(~one for one in touched))
        async with self.database.reading() as connection:
            return list((await connection.execute(old.order_by(TABLES.c.changed))).scalars().all())

    async def tidy(self) -> int:
        """Clear away what is abandoned now; says how many tables that were."""
        if not self.days:
            return 0
        moment = now() - timedelta(days=self.days)
        gone = await self.abandoned(moment)
        for start in range(0, len(gone), AT_A_TIME):
            some = gone[start : start + AT_A_TIME]
            subject = ", ".join(some)
            noted = self.audit.noting(self.who, "retention", subject=subject, reason=f"{len(some)}, > {self.days} d")
            async with noted, self.database.writing() as connection:
                still = (TABLES.c.id.in_(some), TABLES.c.changed < moment, ~TABLES.c.over)
                await connection.execute(delete(TABLES).where(*still))
            for table_id in some:
                table = self.registry.alive.get(table_id) if self.registry is not None else None
                if table is not None and self.registry is not None:
                    self.registry.forget(table)
        return len(gone)

    async def run(self) -> None:
        """The job of every day."""
        await self.tidy()
