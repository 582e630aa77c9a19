"""The wire: short notes between the processes of a server, by LISTEN and NOTIFY of the PostgreSQL they share.

With SQLite there is one process, and nothing is sent. Litestar's own backend for this opens a connection for each note
and is deaf for good once PostgreSQL was restarted; this one keeps a connection, sends what has gathered in one notice,
and after a gap tells whoever must look for themselves what they have missed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from terrae.server.store.database import Database, diagnosis

LOG = logging.getLogger("terrae.wire")
CHANNEL = "terrae"
LONGEST = 7000  # bytes of a notice, of 8,000 that PostgreSQL allows
MOST_WAITING = 10_000  # notes, while nobody can be told
FIRST_PAUSE = 0.5  # seconds before another try; doubled each time
LONGEST_PAUSE = 3.0  # so that pages hear soon again
Hearer = Callable[[str, Any], None]  # who sent it, and what


class Cut(Exception):
    """The connection is gone."""


class Wire:
    """What one process says, all others hear; it does not hear itself."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.me = secrets.token_hex(4)
        self.hearers: dict[str, Hearer] = {}
        self.after_gap: list[Callable[[], None]] = []  # called whenever notes may have been missed, also at first
        self.waiting: list[str] = []
        self.woken = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_used(self) -> bool:
        return not self.database.is_sqlite

    def hear(self, kind: str, hearer: Hearer) -> None:
        """Say who is told about notes of a kind."""
        self.hearers[kind] = hearer

    def send(self, kind: str, note: Any) -> None:
        """Tell all other processes, soon."""
        if not self.is_used or len(self.waiting) >= MOST_WAITING:
            return
        said = json.dumps([kind, note], separators=(",", ":"))  # all ASCII, so that a letter is a byte
        if len(said) >= LONGEST:  # PostgreSQL would refuse it again and again, and all that comes after it would wait
            LOG.error("a note about %r is %d bytes long, and cannot be sent", kind, len(said))
            return
        self.waiting.append(said)
        self.woken.set()

    async def open(self) -> None:
        if self.is_used:
            self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Stay connected."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with self.database.writer.connect() as connection:
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    try:
                        driver.add_termination_listener(lambda _: self.woken.set())
                        await driver.add_listener(CHANNEL, self.heard)
                        pause = FIRST_PAUSE
                        for look in self.after_gap:
                            look()
                        await self.talk(driver)
                    finally:
                        await connection.invalidate()  # nobody else wants one that listens
            except (SQLAlchemyError, OSError, Cut) as error:
                LOG.warning("other processes cannot be heard: %s", diagnosis(error))
            except Exception as error:  # drivers have errors of their own for each way in which nobody answers
                LOG.warning("other processes cannot be heard: %s", diagnosis(error), exc_info=error)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def talk(self, driver: Any) -> None:
        """Say what is to be said, as long as the connection holds."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            while self.waiting:
                number = self.fitting()
                said = f'["{self.me}",{",".join(self.waiting[:number])}]'
                await driver.execute("SELECT pg_notify($1, $2)", CHANNEL, said)
                del self.waiting[:number]
            if driver.is_closed():
                raise Cut("the connection was closed")

    def fitting(self) -> int:
        """How many of the waiting notes fit into one notice."""
        size = 0
        for number, note in enumerate(self.waiting):
            size += len(note) + 1
            if size > LONGEST:
                return number
        return len(self.waiting)

    def heard(self, driver: object, process: int, channel: str, said: str) -> None:
        """A notice has come."""
        sender, *notes = json.loads(said)
        if sender == self.me:
            return
        for kind, note in notes:
            hearer = self.hearers.get(kind)
            if hearer is not None:
                hearer(sender, note)
