"""A line of people who wait for something there is little of; whoever had least of it lately comes first."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")
HALF_LIFE = 60.0  # seconds after which half of what somebody had is forgotten
FORGOTTEN = 0.01  # seconds that count for nothing


class Line(Generic[T]):
    """Lends things out, one to a request. A party that asks for a hundred at once waits for itself, not others for it.

    It is fair by time, not by requests: a party whose requests take long is lent fewer.
    """

    def __init__(self, things: Iterable[T], clock: Callable[[], float] = time.monotonic) -> None:
        self.free = list(things)
        self.clock = clock
        self.waiting: dict[str, deque[asyncio.Future[T]]] = {}
        self.had: dict[str, tuple[float, float]] = {}  # by party: seconds, and when they were counted

    @asynccontextmanager
    async def lent(self, party: str) -> AsyncIterator[T]:
        """One of the things, for as long as the block takes."""
        thing = await self.take(party)
        began = self.clock()
        try:
            yield thing
        finally:
            self.had[party] = (self.share(party) + self.clock() - began, self.clock())
            self.give(thing)

    async def take(self, party: str) -> T:
        if self.free:
            return self.free.pop()
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(party, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was just handed over
                self.give(place.result())
            raise

    def give(self, thing: T) -> None:
        """To whoever waits and had least; those who do not wait any more are left out."""
        while self.waiting:
            party = min(self.waiting, key=self.share)  # of equals, who waits longest
            places = self.waiting.pop(party)
            place = places.popleft()
            if places:
                self.waiting[party] = places
            if not place.done():
                place.set_result(thing)
                return
        self.free.append(thing)
        self.had = {party: (self.share(party), self.clock()) for party in self.had if self.share(party) > FORGOTTEN}

    def share(self, party: str) -> float:
        """The seconds that a party had lately."""
        seconds, counted = self.had.get(party, (0.0, 0.0))
        return seconds * float(0.5 ** ((self.clock() - counted) / HALF_LIFE))
