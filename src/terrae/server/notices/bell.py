"""The bell: what somebody was told, and how they want letters about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.core.languages import ENGLISH, current
from terrae.core.wording import phrase
from terrae.server.mail import Mailer
from terrae.server.names import called
from terrae.server.notices.forms import Bell, Mailing, Told, WaysForm
from terrae.server.notices.push import Pusher
from terrae.server.problems import Problem
from terrae.server.rows import aware
from terrae.server.store.accounts import ACCOUNTS
from terrae.server.store.database import Database
from terrae.server.store.leagues import LEAGUES
from terrae.server.store.models import SEATS, TABLES
from terrae.server.store.notices import NOTICES, WAYS
from terrae.server.store.upsert import inserting

MOST = 30  # that are shown
USUAL: Mailing = "soon"


def listed(guest: str) -> Any:
    """What somebody was told, with the names of the tables or leagues, the newest first."""
    name = func.coalesce(TABLES.c.name, LEAGUES.c.name).label("table")
    told = select(NOTICES, name).outerjoin(TABLES, TABLES.c.id == NOTICES.c.table_id)
    told = told.outerjoin(LEAGUES, LEAGUES.c.id == NOTICES.c.league_id)
    return told.where(NOTICES.c.guest == guest).order_by(NOTICES.c.id.desc())


def sentence_of(row: dict[str, Any]) -> str:
    return phrase(f"notice.{row['kind']}", table=called(row["table"]), name=called(row["name"]))


def url_of(row: dict[str, Any]) -> str:
    return f"/table/{row['table_id']}" if row["table_id"] else f"/league/{row['league_id']}"


def about(row: dict[str, Any]) -> str:
    """The table, or league, of which somebody was told."""
    return str(row["table_id"] or row["league_id"])


@dataclass(frozen=True)
class Way:
    """How somebody gets letters: where, when, and in which language."""

    address: str | None
    when: Mailing
    language: str


async def way_of(connection: AsyncConnection, guest: str) -> Way:
    """Letters go to the proved address of an account; as is usual, soon."""
    address = (await connection.execute(select(ACCOUNTS.c.mail).where(ACCOUNTS.c.guest == guest))).scalar()
    row = (await connection.execute(select(WAYS).where(WAYS.c.guest == guest))).mappings().first()
    return Way(address, USUAL, ENGLISH) if row is None else Way(address, cast(Mailing, row["mail"]), row["language"])


class Bells:
    """The bells of all guests."""

    def __init__(self, database: Database, pusher: Pusher, mailer: Mailer) -> None:
        self.database = database
        self.mailer = mailer
        self.pusher = pusher

    async def look(self, guest: str | None) -> Bell:
        """What somebody was told."""
        if guest is None:
            return Bell(unseen=0, notices=[], plays=False, push=None, mail=None)
        count = select(func.count()).where(NOTICES.c.guest == guest, ~NOTICES.c.seen)
        async with self.database.reading() as connection:
            rows = (await connection.execute(listed(guest).limit(MOST))).mappings().all()
            unseen = (await connection.execute(count)).scalar_one()
            seated = select(SEATS.c.guest).where(SEATS.c.guest == guest)
            either = seated.union(select(ACCOUNTS.c.guest).where(ACCOUNTS.c.guest == guest))
            plays = (await connection.execute(either)).first() is not None
            way = await way_of(connection, guest)
        mail = way.when if self.mailer.ready and way.address is not None else None
        told = [
            Told(
                id=row["id"],
                kind=row["kind"],
                text=sentence_of(dict(row)),
                url=url_of(dict(row)),
                made=aware(row["made"]).isoformat(),
                seen=row["seen"],
            )
            for row in rows
        ]
        return Bell(unseen=unseen, notices=told, plays=plays, push=self.pusher.public, mail=mail)

    async def seen(self, guest: str, table: str | None) -> None:
        """Somebody has seen what they were told, of one table or of all."""
        fresh = update(NOTICES).where(NOTICES.c.guest == guest, ~NOTICES.c.seen)
        async with self.database.writing() as connection:
            chosen = fresh if table is None else fresh.where(NOTICES.c.table_id == table)
            await connection.execute(chosen.values(seen=True))

    async def choose(self, guest: str, form: WaysForm) -> None:
        """When somebody wants letters, in the language in which they say so."""
        async with self.database.writing() as connection:
            if not self.mailer.ready or (await way_of(connection, guest)).address is None:
                raise Problem(422, "no-mail", "server.no-letters")
            chosen = {"mail": form.mail, "language": current()}
            made = inserting(connection, WAYS).values(guest=guest, **chosen)
            await connection.execute(made.on_conflict_do_update(index_elements=["guest"], set_=chosen))
