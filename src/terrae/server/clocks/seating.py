"""Seats change hands: what that means for a clock, and who is known to have left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.server.clocks import rows
from terrae.server.clocks.clock import GO, SEAT, STOP, Happening
from terrae.server.notices.outbox import Outbox
from terrae.server.store.clocks import DEPARTURES
from terrae.server.table import OPEN, PERSON, Chair, Departure, Table


@dataclass(frozen=True)
class Change:
    """What follows from somebody else in a chair."""

    moment: datetime
    happenings: Sequence[Happening] = field(default_factory=tuple)
    departure: Departure | None = None


def change(table: Table, before: Chair, after: Chair, moment: datetime, why: str | None) -> Change:
    """A chair of a table is about to change. Why: what is said of whoever left it."""
    gone = None
    if why is not None and before.guest is not None and (table.ply or why != "left"):
        gone = Departure(before.number, before.guest, before.kept_name, why)
    if table.clock is None:
        return Change(moment, departure=gone)
    others = any(chair.kind == OPEN for chair in table.chairs if chair.number != before.number)
    was, will = others or before.kind == OPEN, others or after.kind == OPEN
    found: list[Happening] = []
    if after.kind == PERSON and after.guest != before.guest:
        found.append(Happening(table.ply, moment, SEAT, after.number))
    if was != will:
        found.append(Happening(table.ply, moment, STOP if will else GO))
    return Change(moment, found, gone)


async def write(connection: AsyncConnection, table: Table, changed: Change, outbox: Outbox) -> None:
    """In the transaction of the change."""
    gone = changed.departure
    if gone is not None:
        await write_departure(connection, table, gone, changed.moment)
        if gone.why in ("time", "absent"):
            await outbox.add(connection, table, [gone.guest], "replaced")
        elif gone.why == "resigned":
            await outbox.add(connection, table, set(table.people()) - {gone.guest}, "resigned", gone.name)
    if table.clock is not None:
        await rows.write_happenings(connection, table, changed.happenings)
        await rows.look_again(connection, table, changed.moment)  # whoever looks then finds out what is due


async def write_departure(connection: AsyncConnection, table: Table, gone: Departure, moment: datetime) -> None:
    row = {"table_id": table.id, "ply": table.ply, "moment": moment}
    row |= {"seat": gone.seat, "guest": gone.guest, "name": gone.name, "why": gone.why}
    await connection.execute(insert(DEPARTURES), row)


def know(table: Table, changed: Change) -> None:
    """After it was written."""
    if changed.departure is not None:
        table.departures.append(changed.departure)
    if table.clock is not None:
        for one in changed.happenings:
            table.clock.happen(one)
