"""The stream for programs: news of all tables of somebody, above all that it is their turn."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing

from sqlalchemy import select

from terrae.server.accounts.identity import introduce
from terrae.server.api import Asked
from terrae.server.house import House
from terrae.server.live import STILL_HERE, Caller, event, program_channel
from terrae.server.problems import Problem
from terrae.server.store.models import SEATS, TABLES


async def news(house: House, request: Asked, caller: Caller) -> AsyncGenerator[bytes, None]:
    """What waits already, then whatever is new, as long as whoever asked is still let in."""
    live, guest = house.live, caller.guest
    async with live.subscribed([program_channel(guest)]) as subscriber:
        yield b"retry: 1000\n\n"
        for waiting in await turns_of(house, guest):
            yield waiting
        async with aclosing(live.events(subscriber, caller)) as notes:
            async for note in notes:
                if note == STILL_HERE and not await still_in(request, guest):
                    return
                yield note


async def still_in(request: Asked, guest: str) -> bool:
    """Has nobody taken back the token, or ended the session?"""
    try:
        return (await introduce(request)).guest == guest
    except Problem:
        return False


async def turns_of(house: House, guest: str) -> list[bytes]:
    """Of each table where somebody is asked: that it waits."""
    sitting = select(TABLES.c.id, TABLES.c.ply, TABLES.c.epoch, TABLES.c.to_move, SEATS.c.seat)
    mine = sitting.join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.guest == guest, ~TABLES.c.over)
    async with house.database.reading() as connection:
        rows = (await connection.execute(mine.order_by(TABLES.c.changed, TABLES.c.id, SEATS.c.seat))).all()
    found: dict[str, dict[str, object]] = {}
    for table, ply, epoch, to_move, seat in rows:
        if str(seat) in to_move.split(","):
            told = found.setdefault(table, {"table": table, "ply": ply, "epoch": epoch, "seats": []})
            told["seats"] = [*told["seats"], seat]  # type: ignore[misc]
    return [event("turn", told) for told in found.values()]
