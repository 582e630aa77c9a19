"""Presence: who looks at which table, from pages that hang on any process of the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from terrae.server.census import Census
from terrae.server.wire import Wire

BEAT = 10.0  # seconds between signs of life of a process
GONE = 35.0  # seconds without any, after which nobody hangs on a process any more


class Presence:
    """Each process tells the others who is there with it, and who is not any more, at once."""

    def __init__(self, wire: Wire, changed: Callable[[str], None], clock: Callable[[], float] = time.monotonic) -> None:
        """`changed` hears of tables at which somebody came or left elsewhere."""
        self.wire = wire
        self.census = Census(wire, "there", GONE, clock, changed)
        wire.hear("hello", self.greeted)
        wire.after_gap.append(self.greet)

    def guests(self, table_id: str) -> set[str]:
        """Everybody who looks at a table."""
        return set(self.census.at(table_id))

    def change(self, table_id: str, guest: str, by: int) -> None:
        """A page of somebody came to a table here, or left it; for others it is enough to know that there is one."""
        number = self.census.change(table_id, guest, by)
        if bool(number) != bool(number - by):
            self.census.tell([(table_id, guest, number)])

    def greet(self) -> None:
        """Nobody knows what was missed: ask everybody, and tell them."""
        self.wire.send("hello", None)
        self.census.tell(self.census.here.entries())

    def greeted(self, process: str, note: object) -> None:
        """A process that was just begun, or was deaf for a while: it tells all it has, and wants to hear all."""
        self.census.forget(process)
        self.census.tell(self.census.here.entries())

    async def beat(self) -> None:
        """Be heard of, and notice who is not."""
        while True:
            await asyncio.sleep(BEAT)
            self.census.tell([])
            self.census.forget_the_silent()
