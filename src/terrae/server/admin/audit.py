"""The audit log: who did what to which table or person, and why. It keeps signs, which are words when it is read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import delete, insert, select

from terrae.core.wording import phrase
from terrae.server.admin.forms import Act
from terrae.server.names import MARK, retold
from terrae.server.people import clean_line
from terrae.server.rows import aware, now
from terrae.server.store.admin import AUDIT
from terrae.server.store.database import Database

MOST = 100  # that are shown
LONGEST_SUBJECT, LONGEST_REASON = 200, 500
SERVER = "terrae"  # who acts when nobody does
OPERATOR = "operator"  # who acts from the command line


class Audit:
    """All acts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @asynccontextmanager
    async def noting(
        self, who: str, act: str, *, table: str = "", subject: str = "", reason: str = ""
    ) -> AsyncIterator[None]:
        """Written before the act, so that none goes without; an act that was refused has not happened."""
        row = {
            "made": now(),
            "who": who,
            "act": act,
            "table_id": table,
            "subject": f" {MARK}".join(clean_line(part, LONGEST_SUBJECT) for part in subject.split(MARK)).strip(),
            "reason": clean_line(reason, LONGEST_REASON),
        }
        async with self.database.writing() as connection:
            made = (await connection.execute(insert(AUDIT).returning(AUDIT.c.id), row)).scalar_one()
        try:
            yield
        except Exception:
            async with self.database.writing() as connection:
                await connection.execute(delete(AUDIT).where(AUDIT.c.id == made))
            raise

    async def last(self, most: int = MOST) -> list[Act]:
        """The newest acts first."""
        async with self.database.reading() as connection:
            rows = (await connection.execute(select(AUDIT).order_by(AUDIT.c.id.desc()).limit(most))).mappings().all()
        return [
            Act(
                made=aware(row["made"]).isoformat(),
                who=phrase("page.admin-operator") if row["who"] == OPERATOR else row["who"],
                act=row["act"],
                table=row["table_id"],
                subject=retold(row["subject"]),
                reason=row["reason"],
            )
            for row in rows
        ]
