"""The tables that wait for somebody: how many, and which one has waited longest."""

from __future__ import annotations

from sqlalchemy import select

from terrae.server.store.database import Database
from terrae.server.store.models import SEATS, TABLES
from terrae.server.talk.forms import Waiting

MOST = 500  # seats that are looked at


async def waiting(database: Database, guest: str | None, beside: str | None) -> Waiting:
    """Of a guest's tables those where they are to move, besides one; a lesson can wait."""
    if guest is None:
        return Waiting(count=0, url=None)
    seated = (
        select(TABLES.c.id, TABLES.c.to_move, SEATS.c.seat)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.guest == guest, ~TABLES.c.over, TABLES.c.guide.is_(None), TABLES.c.id != (beside or ""))
        .order_by(TABLES.c.changed)
        .limit(MOST)
    )
    async with database.reading() as connection:
        rows = (await connection.execute(seated)).all()
    found = list(dict.fromkeys(table for table, to_move, seat in rows if str(seat) in to_move.split(",")))
    return Waiting(count=len(found), url=f"/table/{found[0]}" if found else None)
