"""Takebacks: the last turn of a seat has not happened if everybody else agrees; never across a draw."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.core.match import Match
from terrae.server.forms import TakebackForm
from terrae.server.problems import Problem
from terrae.server.rows import now, seats_text
from terrae.server.store.models import TAKEBACKS
from terrae.server.table import Table, Wish
from terrae.server.tables import Tables


async def take_back(tables: Tables, guest: str, table: Table, form: TakebackForm) -> None:
    """Ask for the last turn, agree, or refuse."""
    async with table.lock:
        mine = table.seats_of(guest)
        if not mine or (form.seat is not None and form.seat not in mine):
            raise Problem(403, "not-your-seat", "server.takeback-seat")
        seats = mine if form.seat is None else [form.seat]
        if form.action == "ask":
            await ask(tables, table, seats)
        elif table.wish is None:
            raise Problem(409, "no-takeback", "server.takeback-none")
        elif form.action == "refuse":
            await refuse(tables, table, table.wish)
        else:
            await agree(tables, table, table.wish, set(seats))
    tables.tell(table)


async def ask(tables: Tables, table: Table, seats: list[int]) -> None:
    seat, start = table.expect_takeback(seats)
    row = {
        "table_id": table.id,
        "seat": seat,
        "ply": start,
        "last": table.ply,
        "epoch": table.epoch,
        "state": "asked",
        "agreed": "",
        "moves": "\n".join(entry.move.text for entry in table.match.log[start:]),
        "asked": now(),
    }
    async with tables.database.writing() as connection:
        made = await connection.execute(insert(TAKEBACKS).returning(TAKEBACKS.c.id), row)
        wish = Wish(made.scalar_one(), seat, start, set())
        left = await decide(tables, connection, table, wish)
        others = {str(table.chairs[number - 1].guest) for number in table.waiting_for(wish)}
        await tables.registry.outbox.add(connection, table, others, "takeback", table.chairs[seat - 1].kept_name)
    know(tables, table, wish, left)


async def agree(tables: Tables, table: Table, wish: Wish, seats: set[int]) -> None:
    wish = replace(wish, agreed=wish.agreed | seats)
    async with tables.database.writing() as connection:
        values = {"agreed": seats_text(wish.agreed)}
        await connection.execute(update(TAKEBACKS).where(TAKEBACKS.c.id == wish.id).values(**values))
        left = await decide(tables, connection, table, wish)
    know(tables, table, wish, left)


async def refuse(tables: Tables, table: Table, wish: Wish) -> None:
    async with tables.database.writing() as connection:
        await tables.registry.close_wish(connection, wish, "refused")
        await tables.registry.touch(connection, table)
    table.version += 1
    table.wish = None


async def decide(tables: Tables, connection: AsyncConnection, table: Table, wish: Wish) -> Match | None:
    """If everybody agrees to a wish, the turn and what came after it have not happened: what is left then."""
    if table.waiting_for(wish):
        await tables.registry.touch(connection, table)
        return None
    left = table.match.fork(wish.ply)
    await tables.registry.cut(connection, table, left, wish)
    chair = replace(table.chairs[wish.seat - 1], foreseen=())  # else what is taken back would be played again at once
    await tables.registry.save_chair(connection, table, chair)
    return left


def know(tables: Tables, table: Table, wish: Wish, left: Match | None) -> None:
    """What was written holds in memory from now on."""
    table.version += 1
    table.wish = wish if left is None else None
    if left is not None:
        tables.registry.shorten(table, left)
        table.chairs[wish.seat - 1].foreseen = ()
