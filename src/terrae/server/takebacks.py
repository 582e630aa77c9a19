"""Takebacks: the last turn of a seat has not happened if everybody else agrees; never across a draw."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import insert, update

from terrae.core.state import NATURE
from terrae.core.wording import sentence
from terrae.server.forms import TakebackForm
from terrae.server.problems import Problem
from terrae.server.rows import now, seats_text
from terrae.server.store.models import TAKEBACKS
from terrae.server.table import PERSON, Request, Table
from terrae.server.tables import Tables


def start_of_turn(table: Table, seat: int) -> int:
    """The position before the last turn a seat confirmed; refused if it has none or something was drawn since."""
    log = table.match.log
    own = [run for run, entry in zip(table.runs, log, strict=True) if run and entry.seat == seat - 1]
    if not own:
        raise Problem(409, "no-takeback", "server.takeback-nothing")
    start = own[-1] - 1
    if any(entry.seat == NATURE for entry in log[start:]):
        raise Problem(409, "no-takeback", "server.takeback-nature")
    return start


def waiting_for(table: Table, request: Request) -> list[int]:
    """The seats of other people who have not answered."""
    asker = table.chairs[request.seat - 1].guest
    return [
        chair.number
        for chair in table.chairs
        if chair.kind == PERSON and chair.guest not in (None, asker) and chair.number not in request.agreed
    ]


def request_data(table: Table) -> dict[str, Any] | None:
    """The wish that is on the table, for everybody to see."""
    if table.request is None:
        return None
    return {
        "asked_by": table.request.seat,
        "to_ply": table.request.ply,
        "waiting_for": waiting_for(table, table.request),
    }


def why_no_takeback(table: Table, seats: list[int]) -> str | None:
    """Why somebody cannot ask for the last turn of their seats; nothing if they can."""
    try:
        if not seats:
            raise Problem(403, "not-your-seat", "server.takeback-seat")
        expect_no_request(table)
        start_of_turn(table, last_seat(table, seats))
    except Problem as problem:
        return sentence(problem)
    return None


async def take_back(tables: Tables, guest: str, table: Table, form: TakebackForm) -> dict[str, Any]:
    """Ask for the last turn, agree, or refuse."""
    async with table.lock:
        mine = table.seats_of(guest)
        if not mine or (form.seat is not None and form.seat not in mine):
            raise Problem(403, "not-your-seat", "server.takeback-seat")
        if form.action == "ask":
            await ask(tables, table, form.seat or last_seat(table, mine))
        elif table.request is None:
            raise Problem(409, "no-takeback", "server.takeback-none")
        elif form.action == "refuse":
            await refuse(tables, table)
        else:
            await agree(tables, table, set(mine) if form.seat is None else {form.seat})
        done = table.request is None and form.action != "refuse"
        answer = {"ply": table.ply, "epoch": table.epoch, "done": done, "takeback": request_data(table)}
    tables.tell(table)
    return answer


def last_seat(table: Table, mine: list[int]) -> int:
    """Of several seats of one person, the one that played last."""
    for entry in reversed(table.match.log):
        if entry.seat + 1 in mine:
            return entry.seat + 1
    raise Problem(409, "no-takeback", "server.takeback-nothing")


def expect_no_request(table: Table) -> None:
    if table.request is not None:
        raise Problem(409, "takeback-asked", "server.takeback-asked", seat=table.request.seat)
    if table.match.over and table.rematch is not None:
        raise Problem(409, "no-takeback", "server.takeback-rematch")


async def ask(tables: Tables, table: Table, seat: int) -> None:
    expect_no_request(table)
    start = start_of_turn(table, seat)
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
        number = made.scalar_one()
        await tables.registry.touch(connection, table)
    table.version += 1
    table.request = Request(number, seat, start, set())
    if not waiting_for(table, table.request):
        await carry_out(tables, table)


async def agree(tables: Tables, table: Table, seats: set[int]) -> None:
    assert table.request is not None
    request = replace(table.request, agreed=table.request.agreed | seats)
    async with tables.database.writing() as connection:
        values = {"agreed": seats_text(request.agreed)}
        await connection.execute(update(TAKEBACKS).where(TAKEBACKS.c.id == request.id).values(**values))
        await tables.registry.touch(connection, table)
    table.version += 1
    table.request = request
    if not waiting_for(table, request):
        await carry_out(tables, table)


async def refuse(tables: Tables, table: Table) -> None:
    async with tables.database.writing() as connection:
        await tables.registry.close_request(connection, table, "refused")
        await tables.registry.touch(connection, table)
    table.version += 1
    table.request = None


async def carry_out(tables: Tables, table: Table) -> None:
    """Everybody agrees: the turn and what came after it have not happened."""
    assert table.request is not None
    await tables.registry.cut(table, table.match.fork(table.request.ply))
