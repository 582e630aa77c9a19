"""Chat at a table: one room for those who play, another for those who look on; each reads the other's when it is over.

Lessons, puzzles and tables at which nobody else sits have none.
"""

from __future__ import annotations

from typing import Any, cast, get_args

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.server.live import Live
from terrae.server.names import called
from terrae.server.notices.outbox import Outbox
from terrae.server.people import clean_line
from terrae.server.problems import Problem
from terrae.server.rows import aware, now
from terrae.server.store.database import Database
from terrae.server.store.talk import CHAT, MUTES, REPORTS
from terrae.server.store.upsert import inserting
from terrae.server.table import OPEN, PERSON, Table
from terrae.server.talk.forms import LONGEST_MESSAGE, ReportForm, Room, Said, Talk

MOST = 200  # messages that a page is told at a time
ROOMS: tuple[Room, ...] = get_args(Room)


def has_chat(table: Table) -> bool:
    """Somebody else sits here, or may come."""
    guests = {chair.guest for chair in table.chairs if chair.kind == PERSON and chair.guest is not None}
    return table.guide is None and (len(guests) > 1 or (bool(guests) and any(one.kind == OPEN for one in table.chairs)))


def speaks(table: Table, guest: str | None) -> Room | None:
    """Where somebody may speak."""
    if guest is None or not has_chat(table):
        return None
    return "table" if table.seats_of(guest) else "watchers"


def rooms(table: Table, guest: str | None) -> list[Room]:
    """What somebody may read: nobody is advised from outside, or overheard, while the game goes on."""
    if not has_chat(table):
        return []
    return list(ROOMS) if table.match.over else ["table" if table.seats_of(guest) else "watchers"]


def mentioned(table: Table, text: str) -> set[str]:
    """Those who play and are called by name: @Anke."""
    lower = text.casefold()
    return {chair.guest for chair in table.chairs if chair.guest and f"@{chair.name.casefold()}" in lower}


def told(row: dict[str, Any], guest: str | None, mutes: set[str]) -> Said:
    muted = row["guest"] in mutes
    return Said(
        id=row["id"],
        room=cast(Room, row["room"]),
        seat=row["seat"],
        name=called(row["name"]),
        text="" if muted else row["text"],
        ply=row["ply"],
        said=aware(row["said"]).isoformat(),
        mine=row["guest"] == guest,
        muted=muted,
    )


class Chat:
    """What is said at all tables."""

    def __init__(self, database: Database, live: Live, outbox: Outbox) -> None:
        self.database = database
        self.live = live
        self.outbox = outbox

    async def read(self, table: Table, guest: str | None, after: int) -> Talk:
        """What was said after a message, in the rooms that somebody may read."""
        readable = rooms(table, guest)
        wanted = select(CHAT).where(CHAT.c.table_id == table.id, CHAT.c.room.in_(readable), CHAT.c.id > after)
        newest = wanted.where(~CHAT.c.hidden).order_by(CHAT.c.id.desc()).limit(MOST)
        async with self.database.reading() as connection:
            rows = (await connection.execute(newest)).mappings().all() if readable else []
            mutes = await self.muted_by(connection, guest) if rows and guest else set()
        messages = [told(dict(row), guest, mutes) for row in reversed(rows)]
        return Talk(rooms=readable, speaks=speaks(table, guest), messages=messages)

    async def muted_by(self, connection: AsyncConnection, guest: str) -> set[str]:
        """Whom somebody does not want to hear."""
        found = await connection.execute(select(MUTES.c.muted).where(MUTES.c.guest == guest))
        return {muted for (muted,) in found.all()}

    async def say(self, table: Table, guest: str, name: str, text: str) -> Said:
        """Somebody speaks; the others are told that there is something to read, not what."""
        room = speaks(table, guest)
        if room is None:
            raise Problem(403, "no-chat", "server.no-chat")
        line = clean_line(text, LONGEST_MESSAGE)
        if not line:
            raise Problem(422, "nothing-said", "server.nothing-said")
        seats = table.seats_of(guest)
        row: dict[str, Any] = {
            "table_id": table.id,
            "room": room,
            "guest": guest,
            "seat": seats[0] if seats else None,
            "name": table.chairs[seats[0] - 1].kept_name if seats else name,
            "text": line,
            "ply": table.ply,
            "said": now(),
            "hidden": False,
        }
        async with self.database.writing() as connection:
            made = await connection.execute(insert(CHAT).returning(CHAT.c.id), row)
            row["id"] = made.scalar_one()
            if room == "table":
                await self.outbox.add(connection, table, mentioned(table, line) - {guest}, "mention", row["name"])
        self.live.publish(table.id, "chat", {"room": room, "last": row["id"]})
        return told(row, guest, set())

    async def find(self, connection: AsyncConnection, table: Table, guest: str, message: int) -> dict[str, Any]:
        """A message that somebody else said, and that this guest may read."""
        wanted = select(CHAT).where(CHAT.c.id == message, CHAT.c.table_id == table.id, ~CHAT.c.hidden)
        row = (await connection.execute(wanted)).mappings().first()
        if row is None or row["room"] not in rooms(table, guest):
            raise Problem(404, "no-message", "server.no-message")
        if row["guest"] == guest:
            raise Problem(422, "own-message", "server.own-message")
        return dict(row)

    async def mute(self, table: Table, guest: str, message: int, muted: bool) -> None:
        """Whoever said something is not heard any more, here and at other tables; or again."""
        async with self.database.writing() as connection:
            other = (await self.find(connection, table, guest, message))["guest"]
            if muted:
                row = inserting(connection, MUTES).values(guest=guest, muted=other)
                await connection.execute(row.on_conflict_do_nothing(index_elements=["guest", "muted"]))
            else:
                await connection.execute(delete(MUTES).where(MUTES.c.guest == guest, MUTES.c.muted == other))

    async def report(self, table: Table, guest: str, form: ReportForm) -> None:
        """Moderators should look at a message; a second report by the same guest changes its reason."""
        async with self.database.writing() as connection:
            await self.find(connection, table, guest, form.message)
            mine = (REPORTS.c.message == form.message, REPORTS.c.guest == guest)
            await connection.execute(delete(REPORTS).where(*mine, REPORTS.c.state == "open"))
            if (await connection.execute(select(REPORTS.c.id).where(*mine))).first() is not None:
                return  # somebody has looked at it
            row = {"message": form.message, "guest": guest, "reason": clean_line(form.reason, LONGEST_MESSAGE)}
            await connection.execute(insert(REPORTS), {**row, "made": now(), "state": "open"})
