"""The pulse: can anything be written? A row is, to find out; once a second at most, however many ask."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import update

from terrae.server.rows import now
from terrae.server.store.database import Database
from terrae.server.store.models import PULSE

FRESH = 1.0  # seconds for which an answer holds: whoever watches over a server need not know sooner


class Pulse:
    """One beat at a time: nobody who asks for the health of a server can wear out its disk, or keep others from it."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self.database = database
        self.clock = clock
        self.beating: asyncio.Task[None] | None = None
        self.began = 0.0

    async def felt(self) -> None:
        """Nothing, if it was written a moment ago; else what the store says."""
        if self.beating is None or (self.beating.done() and self.clock() - self.began >= FRESH):
            self.began = self.clock()
            self.beating = asyncio.create_task(self.beat())
        await asyncio.shield(self.beating)

    async def beat(self) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(PULSE).values(beat=now()))

    async def close(self) -> None:
        if self.beating is not None:
            await asyncio.gather(self.beating, return_exceptions=True)
