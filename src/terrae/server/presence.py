"""Presence: who looks at which table, from pages that hang on any process of the server."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable

from terrae.server.wire import Wire

BEAT = 10.0  # seconds between signs of life of a process
GONE = 35.0  # seconds without any, after which nobody hangs on a process any more
SOME = 40  # tables told in one note


class Presence:
    """Each process tells the others who is there with it; whoever is not heard of for long is gone."""

    def __init__(self, wire: Wire, changed: Callable[[str], None], clock: Callable[[], float] = time.monotonic) -> None:
        """`changed` hears of tables at which somebody came or left elsewhere."""
        self.wire = wire
        self.changed = changed
        self.clock = clock
        self.here: dict[str, Counter[str]] = {}  # by table: from how many pages each guest looks
        self.elsewhere: dict[str, dict[str, list[str]]] = {}  # by process and table: the guests
        self.alive: dict[str, float] = {}  # by process: when it was heard last
        wire.hear("there", self.heard)
        wire.hear("hello", self.greeted)
        wire.hear("bye", self.left)
        wire.after_gap.append(self.greet)

    def guests(self, table_id: str) -> set[str]:
        """Everybody who looks at a table."""
        found = set(self.here.get(table_id, ()))
        for tables in self.elsewhere.values():
            found.update(tables.get(table_id, ()))
        return found

    def change(self, table_id: str, guest: str, by: int) -> None:
        """A page of somebody came to a table here, or left it."""
        counts = self.here.setdefault(table_id, Counter())
        before = bool(counts[guest])
        counts[guest] += by
        if counts[guest] <= 0:
            del counts[guest]
        if (guest in counts) != before:
            self.tell([table_id])
        if not counts:
            del self.here[table_id]

    def tell(self, tables: Iterable[str]) -> None:
        """Say who is at some tables here."""
        self.wire.send("there", {table: sorted(self.here.get(table, ())) for table in tables})

    def greet(self) -> None:
        """Nobody knows what was missed: ask everybody, and tell them."""
        self.wire.send("hello", None)
        self.tell_all()

    def tell_all(self) -> None:
        """Say who is here; where nobody is, at least that this process is there."""
        tables = list(self.here)
        for start in range(0, max(1, len(tables)), SOME):
            self.tell(tables[start : start + SOME])

    def heard(self, process: str, note: dict[str, list[str]]) -> None:
        self.alive[process] = self.clock()
        known = self.elsewhere.setdefault(process, {})
        for table, guests in note.items():
            if guests:
                known[table] = guests
            else:
                known.pop(table, None)
            self.changed(table)

    def greeted(self, process: str, note: object) -> None:
        """A process that was just begun, or was deaf for a while."""
        self.alive[process] = self.clock()
        self.elsewhere[process] = {}
        self.tell_all()

    def left(self, process: str, note: object) -> None:
        self.alive.pop(process, None)
        for table in self.elsewhere.pop(process, {}):
            self.changed(table)

    async def beat(self) -> None:
        """Be heard of, and notice who is not."""
        while True:
            await asyncio.sleep(BEAT)
            self.wire.send("there", {})
            for process, when in list(self.alive.items()):
                if self.clock() - when > GONE:
                    self.left(process, None)
