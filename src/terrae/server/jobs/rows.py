"""Jobs as rows: asked for, taken by one process, given back, done."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Select,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.server.rows import aware, now
from terrae.server.store.database import JOBS_ADDED, later
from terrae.server.store.models import JOBS
from terrae.server.store.upsert import inserting

AGAIN: Final = "again"  # what a handler returns that has done a part, and wants to go on after others had their turn
LONGEST_ERROR = 200
Name = tuple[str, str]  # of a job: its kind and key


class Lost(Exception):
    """A job that is somebody else's by now, or was cancelled or asked for anew."""


@dataclass
class Job:
    """A job that this process has taken."""

    kind: str
    key: str
    ticket: str
    due: datetime
    payload: dict[str, Any]
    party: str
    attempts: int
    holder: str | None  # this process; on SQLite nobody, for there is no other
    closed: bool = field(default=False, init=False)  # its row is gone already

    @property
    def name(self) -> Name:
        return self.kind, self.key

    def mine(self) -> ColumnElement[bool]:
        """The row of this job, while it is still the one that was taken."""
        return and_(
            JOBS.c.kind == self.kind,
            JOBS.c.key == self.key,
            JOBS.c.ticket == self.ticket,
            JOBS.c.holder.is_not_distinct_from(self.holder),
        )

    async def done(self, connection: AsyncConnection) -> None:
        """In the transaction of what a job does: nothing of it is written unless the job is still ours."""
        if (await connection.execute(delete(JOBS).where(self.mine()))).rowcount != 1:
            raise Lost(f"{self.kind} {self.key}")
        self.closed = True


# Asking for jobs


def values(due: datetime | None, payload: Mapping[str, Any] | None, party: str) -> dict[str, Any]:
    """What a fresh row says."""
    return {
        "ticket": secrets.token_hex(8),
        "due": due or now(),
        "payload": json.dumps(payload or {}),
        "party": party,
        "attempts": 0,
        "stuck": False,
        "error": "",
        "holder": None,
        "leased": None,
    }


@cache
def adding(dialect: str) -> Any:
    """Statements are written once: SQLAlchemy then knows their translation. The row of a job, or what replaces it."""
    made = inserting(dialect, JOBS)
    fresh = {name: made.excluded[name] for name in values(None, None, "")}
    return made.on_conflict_do_update(index_elements=["kind", "key"], set_=fresh)


@cache
def ensuring(dialect: str) -> Any:
    """The row of a job, unless there is one."""
    return inserting(dialect, JOBS).on_conflict_do_nothing(index_elements=["kind", "key"])


CANCEL = delete(JOBS).where(JOBS.c.kind == bindparam("the_kind"), JOBS.c.key == bindparam("the_key"))


async def add(
    connection: AsyncConnection,
    kind: str,
    key: str,
    due: datetime | None = None,
    payload: Mapping[str, Any] | None = None,
    *,
    party: str = "",
) -> None:
    """Ask for a job, in the transaction of what makes it necessary; a job of that kind and key is replaced."""
    row = {"kind": kind, "key": key, **values(due, payload, party)}
    await later(connection, adding(connection.dialect.name), row)
    connection.info[JOBS_ADDED] = True


async def ensure(
    connection: AsyncConnection,
    kind: str,
    key: str,
    due: datetime | None = None,
    payload: Mapping[str, Any] | None = None,
    *,
    party: str = "",
) -> None:
    """Ask for a job unless there is one of that kind and key, which then stays as it is."""
    row = {"kind": kind, "key": key, **values(due, payload, party)}
    await later(connection, ensuring(connection.dialect.name), row)
    connection.info[JOBS_ADDED] = True


async def cancel(connection: AsyncConnection, kind: str, key: str) -> None:
    """Nobody wants it any more; whoever is at it finds out when it says that it is done."""
    await later(connection, CANCEL, {"the_kind": kind, "the_key": key})


# Taking them


def free() -> ColumnElement[bool]:
    """Rows that nobody is at, at a moment."""
    return and_(~JOBS.c.stuck, or_(JOBS.c.leased.is_(None), JOBS.c.leased < bindparam("moment")))


def waiting() -> Select[Any]:
    """Jobs of some kinds that are due, with their parties; of one party at most so many, the longest due first."""
    place = func.row_number().over(partition_by=(JOBS.c.kind, JOBS.c.party), order_by=(JOBS.c.due, JOBS.c.key))
    found = (
        select(JOBS, place.label("place"))
        .where(free(), JOBS.c.due <= bindparam("moment"), JOBS.c.kind.in_(bindparam("kinds", expanding=True)))
        .subquery()
    )
    return select(found).where(found.c.place <= bindparam("most")).order_by(found.c.due)


def next_due() -> Select[Any]:
    """When the next job of some kinds comes that is not due yet, or that somebody has who may never end it."""
    moment: BindParameter[datetime] = bindparam("moment")
    to_come = and_(JOBS.c.due > moment, or_(JOBS.c.leased.is_(None), JOBS.c.leased < moment))
    when = func.min(JOBS.c.due).filter(to_come), func.min(JOBS.c.leased).filter(JOBS.c.leased >= moment)
    return select(*when).where(~JOBS.c.stuck, JOBS.c.kind.in_(bindparam("kinds", expanding=True)))


WAITING, NEXT_DUE = waiting(), next_due()


async def look(
    connection: AsyncConnection, kinds: Sequence[str], moment: datetime, most: int
) -> tuple[list[Job], list[datetime]]:
    """The jobs that wait, of one party at most so many, as if somebody had them; and when there may be more."""
    asked = {"kinds": list(kinds), "moment": moment}
    found = (await connection.execute(WAITING, {**asked, "most": most})).mappings().all()
    times = (await connection.execute(NEXT_DUE, asked)).one()
    return [read_job(dict(row), None) for row in found], [aware(time) for time in times if time is not None]


def read_job(row: Mapping[str, Any], holder: str | None) -> Job:
    return Job(
        kind=row["kind"],
        key=row["key"],
        ticket=row["ticket"],
        due=aware(row["due"]),
        payload=json.loads(row["payload"]),
        party=row["party"],
        attempts=row["attempts"],
        holder=holder,
    )


async def take(
    connection: AsyncConnection, names: Sequence[Name], moment: datetime, holder: str, until: datetime
) -> list[Job]:
    """Those of some jobs that are still free; from now on they are the holder's, until a moment."""
    wanted = tuple_(JOBS.c.kind, JOBS.c.key).in_(list(names))
    chosen = select(JOBS).where(wanted, free(), JOBS.c.due <= bindparam("moment")).order_by(JOBS.c.due)
    found = await connection.execute(chosen.with_for_update(skip_locked=True), {"moment": moment})
    rows = [dict(row) for row in found.mappings()]
    if rows:
        taken = tuple_(JOBS.c.kind, JOBS.c.key).in_([(row["kind"], row["key"]) for row in rows])
        lost = JOBS.c.holder.is_not(None)  # a lease that ran out: whoever held it did not come back
        attempts = JOBS.c.attempts + func.coalesce(lost.cast(JOBS.c.attempts.type), 0)
        await connection.execute(update(JOBS).where(taken).values(holder=holder, leased=until, attempts=attempts))
    return [read_job(row, holder) for row in rows]


async def hurry(connection: AsyncConnection) -> None:
    """What follows need not be on the disk when it is acknowledged: a lease that is lost is taken again."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET LOCAL synchronous_commit = off"))


# Giving them back


async def give_back(connection: AsyncConnection, job: Job, **changes: Any) -> bool:
    """Leave a job to whoever comes next; tell whether it was still ours."""
    row = {"holder": None, "leased": None, **changes}
    return (await connection.execute(update(JOBS).where(job.mine()).values(**row))).rowcount == 1


async def fail(connection: AsyncConnection, job: Job, error: BaseException, again: datetime, most: int) -> None:
    """It did not work; it is tried again later, but not for ever."""
    attempts = job.attempts + 1
    said = f"{type(error).__name__}: {error}"[:LONGEST_ERROR]
    await give_back(connection, job, attempts=attempts, error=said, due=again, stuck=attempts >= most)


async def renew(connection: AsyncConnection, holder: str, until: datetime) -> None:
    """A holder is still at it."""
    await connection.execute(update(JOBS).where(JOBS.c.holder == holder).values(leased=until))


async def leave(connection: AsyncConnection, holder: str) -> None:
    """A holder goes: whatever it has not finished is for others."""
    await connection.execute(update(JOBS).where(JOBS.c.holder == holder).values(holder=None, leased=None))
