"""Clocks and rows: a clock is read from the times of a table's moves and from what else happened to it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.moves import Entry
from terrae.core.state import NATURE, State
from terrae.server import jobs
from terrae.server.clocks.clock import STOP, Clock, Happening, Pauses, Step
from terrae.server.clocks.terms import SLOW, Terms
from terrae.server.rows import aware
from terrae.server.store.clocks import CLOCK_EVENTS, DEPARTURES, MOTIONS, OUTAGES, VACATIONS
from terrae.server.store.database import later
from terrae.server.store.models import TABLES
from terrae.server.table import OPEN, Departure, Motion, Table, number_of

JOB = "clock"  # looks at a table when a seat runs out of time
FIND_EVENTS = select(CLOCK_EVENTS).where(CLOCK_EVENTS.c.table_id == bindparam("the_id")).order_by(CLOCK_EVENTS.c.number)
FIND_DEPARTURES = select(DEPARTURES).where(DEPARTURES.c.table_id == bindparam("the_id")).order_by(DEPARTURES.c.id)
FIND_MOTION = select(MOTIONS).where(MOTIONS.c.table_id == bindparam("the_id"), MOTIONS.c.state == "asked")
COMPANY: ColumnElement[int] = (  # how much of these there is: at most tables nothing
    select(func.count()).select_from(DEPARTURES).where(DEPARTURES.c.table_id == bindparam("the_id")).scalar_subquery()
    + FIND_MOTION.with_only_columns(func.count()).scalar_subquery()
)


# Steps


def asked_in(state: State) -> tuple[tuple[int, ...], int]:
    """The seats that are asked, and the one whose turn it is."""
    decisions = [] if state.over else state.decisions()
    seats = dict.fromkeys(number_of(decision.seat) for decision in decisions if decision.seat != NATURE)
    turn = number_of(state.now.seat) if state.now is not None else 0
    return tuple(seats), turn if turn in seats else 0


def played(game: Game, state: State, entries: Sequence[Entry]) -> tuple[int, bool]:
    """Play entries on a state: who played last besides nature, and whether that ended its turn."""
    seat, ended = 0, False
    for entry in entries:
        if entry.seat == NATURE:
            state.play(entry.move, entry.seat)
            continue
        before = state.copy()
        state.play(entry.move, entry.seat)
        asked = [] if state.over else [decision.seat for decision in state.decisions()]
        seat = number_of(entry.seat)
        ended = entry.seat not in asked or game.turn_over(before, state, entry.seat, entry.move)
    return seat, ended


def first_step(match: Match, moment: datetime) -> Step:
    """Where a clock begins."""
    return Step(0, moment, 0, False, *asked_in(match.at(0)))


def step_after(match: Match, draft: Match, moment: datetime) -> Step:
    """The step from a game to a draft on top of it."""
    state = match.state.copy()
    state.ledger = None
    seat, ended = played(match.game, state, draft.log[match.ply :])
    return Step(draft.ply, moment, seat, ended, *asked_in(state))


def steps_of(match: Match, moments: Sequence[datetime]) -> list[Step]:
    """The steps of a game from its last moves, of which those of one moment were committed together."""
    start = before = match.ply - len(moments)
    state = match.at(start)
    state.ledger = None
    found: list[Step] = []
    for ply, moment in enumerate(moments, before + 1):
        if ply == match.ply or moments[ply - before] != moment:
            seat, ended = played(match.game, state, match.log[start:ply])
            found.append(Step(ply, moment, seat, ended, *asked_in(state)))
            start = ply
    return found


def new_clock(terms: Terms, table: Table, pauses: Pauses) -> Clock:
    """The clock of a table that is set up now, with nature's first draws."""
    clock = Clock(terms, table.chairs, pauses, first_step(table.match, table.created))
    clock.steps += steps_of(table.match, [table.created] * table.ply)
    clock.wind()
    return clock


# Reading


async def read_clock(
    connection: AsyncConnection,
    table: Table,
    terms: str,
    moments: Sequence[datetime],
    pauses: Pauses,
    steps: Sequence[Step] | None = None,
) -> Clock:
    """The clock of a table that was read: of all its moves, or of those that came after steps that are known."""
    clock = Clock(Terms.read(terms), table.chairs, pauses, first_step(table.match, table.created))
    if clock.terms.kind == SLOW:
        await read_vacations(connection, pauses, table.people())
    clock.steps = list(steps or clock.steps)
    clock.steps += steps_of(table.match, moments)
    rows = (await connection.execute(FIND_EVENTS, {"the_id": table.id})).mappings().all()
    clock.happenings = [
        Happening(row["ply"], aware(row["moment"]), row["kind"], row["seat"], row["seconds"]) for row in rows
    ]
    clock.wind()
    return clock


async def read_vacations(connection: AsyncConnection, pauses: Pauses, guests: Sequence[str]) -> None:
    """Who of some people is or was away."""
    rows = await connection.execute(select(VACATIONS).where(VACATIONS.c.guest.in_(guests)).order_by(VACATIONS.c.began))
    pauses.vacations.update({guest: [] for guest in guests})
    for row in rows.mappings().all():
        pauses.vacations[row["guest"]].append((aware(row["began"]), aware(row["ended"])))


async def read_outages(connection: AsyncConnection) -> list[tuple[datetime, datetime]]:
    rows = await connection.execute(select(OUTAGES.c.began, OUTAGES.c.ended).order_by(OUTAGES.c.began))
    return [(aware(began), aware(ended)) for began, ended in rows.all()]


async def read_company(connection: AsyncConnection, table: Table) -> None:
    """Who left a table, and what its people are asked to decide."""
    gone = (await connection.execute(FIND_DEPARTURES, {"the_id": table.id})).mappings().all()
    table.departures = [Departure(row["seat"], row["guest"], row["name"], row["why"]) for row in gone]
    asked = (await connection.execute(FIND_MOTION, {"the_id": table.id})).mappings().first()
    table.motion = None if asked is None else read_motion(dict(asked))


def read_motion(row: dict[str, Any]) -> Motion:
    agreed = frozenset(int(seat) for seat in row["agreed"].split(",") if seat)
    return Motion(row["id"], row["kind"], row["seat"], row["asked_by"], agreed)


# Writing


async def write_happenings(connection: AsyncConnection, table: Table, happenings: Sequence[Happening]) -> None:
    """What happened to a clock, after what is known of it already."""
    assert table.clock is not None
    known = len(table.clock.happenings)
    rows = [
        {
            "table_id": table.id,
            "number": known + number,
            "ply": one.ply,
            "kind": one.kind,
            "seat": one.seat,
            "seconds": one.seconds,
            "moment": one.moment,
        }
        for number, one in enumerate(happenings, 1)
    ]
    if rows:
        await connection.execute(insert(CLOCK_EVENTS), rows)


async def write_beginning(connection: AsyncConnection, table: Table) -> None:
    """A new table: nobody's time runs before all seats are taken."""
    clock = table.clock
    assert clock is not None
    if any(chair.kind == OPEN for chair in table.chairs):
        stop = Happening(table.ply, clock.standing.at, STOP)
        await write_happenings(connection, table, [stop])
        clock.happen(stop)
    await look_again(connection, table, clock.due(clock.standing.at))


async def write_cut(connection: AsyncConnection, table: Table, ply: int, moment: datetime) -> None:
    """Moves after a ply have not happened."""
    later = (CLOCK_EVENTS.c.table_id == table.id, CLOCK_EVENTS.c.ply > ply)
    await connection.execute(update(CLOCK_EVENTS).where(*later).values(ply=ply))
    await write_happenings(connection, table, [Happening(ply, moment, "back")])
    await look_again(connection, table, moment)


async def drop_motion(connection: AsyncConnection, motion: Motion) -> None:
    """Whoever it was about has come back."""
    await connection.execute(update(MOTIONS).where(MOTIONS.c.id == motion.id).values(state="late"))


async def look_again(connection: AsyncConnection, table: Table, due: datetime | None) -> None:
    """Somebody's time will be over then, or nobody's is running."""
    await later(connection, update(TABLES).where(TABLES.c.id == table.id).values(due=due), {})
    if due is None:
        await jobs.cancel(connection, JOB, table.id)
    else:
        await jobs.add(connection, JOB, table.id, due)
