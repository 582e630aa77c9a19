"""Delivery: the jobs that tell somebody what was written for them, unless they have seen it or look at it now."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, select, update

from terrae.core.languages import speaking
from terrae.core.wording import phrase
from terrae.server.jobs import Job
from terrae.server.live import Live
from terrae.server.mail import Letter, Mailer, MailFailed
from terrae.server.names import called
from terrae.server.notices.bell import Way, about, listed, sentence_of, url_of, way_of
from terrae.server.notices.outbox import GATHER
from terrae.server.notices.push import Pusher
from terrae.server.rows import aware, now
from terrae.server.store.database import Database
from terrae.server.store.notices import DEVICES, NOTICES

LOG = logging.getLogger("terrae.notices")
SOON, DAILY = timedelta(hours=1), timedelta(days=1)  # between two letters to somebody
STILL_NEW = timedelta(days=1)  # for a device
KEPT = timedelta(days=60)


class Delivery:
    """Tells people things."""

    def __init__(self, database: Database, live: Live, pusher: Pusher, mailer: Mailer) -> None:
        self.database = database
        self.mailer = mailer
        self.live = live
        self.pusher = pusher

    async def tell(self, job: Job) -> None:
        """Reach the devices of a guest with the newest of what they have not seen.

        A device is told at least once: a process that dies between telling and noting it tells it again, and the
        browser shows one notice for a table (its `tag`).
        """
        guest = job.key
        fresh = listed(guest).where(~NOTICES.c.seen, ~NOTICES.c.pushed, NOTICES.c.made > now() - STILL_NEW)
        async with self.database.reading() as connection:
            rows = [dict(row) for row in (await connection.execute(fresh)).mappings().all()]
            chosen = select(DEVICES).where(DEVICES.c.guest == guest)
            devices = [dict(row) for row in (await connection.execute(chosen)).mappings().all()] if rows else []
        away = [row for row in rows if guest not in self.live.looking(about(row))]
        newest = {about(row): row for row in reversed(away)}
        gone = await self.reach(devices, list(newest.values()))
        async with self.database.writing() as connection:
            await connection.execute(
                update(NOTICES).where(NOTICES.c.id.in_([row["id"] for row in rows])).values(pushed=True)
            )
            await connection.execute(delete(DEVICES).where(DEVICES.c.id.in_(gone)))
            await job.done(connection)

    async def reach(self, devices: list[dict[str, Any]], rows: list[dict[str, Any]]) -> list[str]:
        """Tell devices what is new; those that are not there any more."""
        gone: list[str] = []
        for device in devices:
            for row in rows:
                with speaking(device["language"]):
                    said = {"title": called(row["table"]), "body": sentence_of(row)}
                told = {**said, "url": url_of(row), "tag": about(row)}
                try:
                    if not await self.pusher.reach(device, told):
                        gone.append(device["id"])
                        break
                except OSError as error:  # a service that is down must not keep others from being told
                    LOG.warning("a device of a guest could not be reached: %s", error)
                    break
        return gone

    async def write(self, job: Job) -> datetime | None:
        """Write to a guest what they have not seen; not too often, and in one letter."""
        guest = job.key
        fresh = listed(guest).where(~NOTICES.c.seen, ~NOTICES.c.mailed)
        last = select(func.max(NOTICES.c.made)).where(NOTICES.c.guest == guest, NOTICES.c.mailed)
        async with self.database.reading() as connection:
            way = await way_of(connection, guest)
            rows = [dict(row) for row in (await connection.execute(fresh)).mappings().all()]
            written = (await connection.execute(last)).scalar()
        away = [row for row in rows if guest not in self.live.looking(about(row))]
        if way.address is not None and way.when != "off" and away:
            pause = SOON if way.when == "soon" else DAILY
            if written is not None and aware(written) + pause > now():
                return aware(written) + pause
            try:
                await self.mailer.send(self.letter(way, away))
            except MailFailed as error:
                if not error.hopeless:
                    raise
                LOG.warning("a letter could not be delivered: %s", error)
        told = [row["id"] for row in rows]
        async with self.database.writing() as connection:
            await connection.execute(update(NOTICES).where(NOTICES.c.id.in_(told)).values(mailed=True))
            if (await connection.execute(fresh.limit(1))).first() is not None:
                return now() + GATHER  # something came while this was written
            await job.done(connection)
        return None

    def letter(self, way: Way, rows: list[dict[str, Any]]) -> Letter:
        """What is new, a paragraph for each thing, the newest last, in the language of whoever reads it."""
        with speaking(way.language):
            told = [f"{sentence_of(row)}\n{self.mailer.link(url_of(row))}" for row in reversed(rows)]
            subject = sentence_of(rows[0]) if len(rows) == 1 else phrase("notice.subject", count=len(rows))
            ending = phrase("notice.ending", url=self.mailer.link("/"))
        return Letter(str(way.address), subject, "\n\n".join([*told, ending]) + "\n")

    async def tidy(self) -> None:
        """What was told long ago is forgotten."""
        async with self.database.writing() as connection:
            await connection.execute(delete(NOTICES).where(NOTICES.c.made < now() - KEPT))
