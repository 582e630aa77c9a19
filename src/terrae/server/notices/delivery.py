"""Delivery: the jobs that tell somebody what was written for them, unless they have seen it or look at it now."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any

from sqlalchemy import delete, select, update

from terrae.server.jobs import Job
from terrae.server.live import Live
from terrae.server.notices.bell import listed, sentence_of, url_of
from terrae.server.notices.push import Pusher
from terrae.server.rows import now
from terrae.server.store.database import Database
from terrae.server.store.notices import DEVICES, NOTICES

LOG = logging.getLogger("terrae.notices")
KEPT = timedelta(days=60)


class Delivery:
    """Tells people things."""

    def __init__(self, database: Database, live: Live, pusher: Pusher) -> None:
        self.database = database
        self.live = live
        self.pusher = pusher

    async def tell(self, job: Job) -> None:
        """Ring the bell of a guest, and reach their devices with the newest of what they have not seen.

        A device is told at least once: a process that dies between telling and noting it tells it again, and the
        browser shows one notice for a table (its `tag`).
        """
        guest = job.key
        self.live.tell(guest, "notice", {})
        fresh = listed(guest).where(~NOTICES.c.seen, ~NOTICES.c.pushed)
        async with self.database.reading() as connection:
            rows = [dict(row) for row in (await connection.execute(fresh)).mappings().all()]
            chosen = select(DEVICES).where(DEVICES.c.guest == guest)
            devices = [dict(row) for row in (await connection.execute(chosen)).mappings().all()] if rows else []
        away = [row for row in rows if guest not in self.live.looking(row["table_id"])]
        newest = {row["table_id"]: row for row in reversed(away)}
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
                told = {"title": row["table"], "body": sentence_of(row), "url": url_of(row), "tag": row["table_id"]}
                try:
                    if not await self.pusher.reach(device, told):
                        gone.append(device["id"])
                        break
                except OSError as error:  # a service that is down must not keep others from being told
                    LOG.warning("a device of a guest could not be reached: %s", error)
                    break
        return gone

    async def tidy(self) -> None:
        """What was told long ago is forgotten."""
        async with self.database.writing() as connection:
            await connection.execute(delete(NOTICES).where(NOTICES.c.made < now() - KEPT))
