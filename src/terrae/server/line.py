"""A line of people who wait for something there is little of; whoever had least of it lately comes first.

Names cost nothing, so what all had who come from the same place counts in part for each of them: whoever asks under a
hundred names does not come before somebody else a hundred times.
"""

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
NEIGHBOURS = 0.25  # of what all from one place had, in what each of them had


class Line(Generic[T]):
    """Lends things out, one to a request. A party that asks for a hundred at once waits for itself, not others for it.

    It is fair by time, not by requests: a party whose requests take long is lent fewer.
    """

    def __init__(
        self,
        things: Iterable[T],
        clock: Callable[[], float] = time.monotonic,
        home: Callable[[str], str] = lambda party: "",
    ) -> None:
        """Home: the place a party comes from, if that is known."""
        self.free = list(things)
        self.home = home
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
            now = self.clock()
            for one in {party, self.home(party) or party}:
                self.had[one] = (self.share(one) + now - began, now)
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
            party = min(self.waiting, key=self.weight)  # of equals, who waits longest
            places = self.waiting.pop(party)
            place = places.popleft()
            if places:
                self.waiting[party] = places
            if not place.done():
                place.set_result(thing)
                return
        self.free.append(thing)
        self.had = {party: (self.share(party), self.clock()) for party in self.had if self.share(party) > FORGOTTEN}

    def weight(self, party: str) -> float:
        """What a party had lately, and a part of what came to the place it comes from: whoever has least is next."""
        home = self.home(party)
        return self.share(party) + (NEIGHBOURS * self.share(home) if home else 0.0)

    def share(self, party: str) -> float:
        """The seconds that a party had lately."""
        seconds, counted = self.had.get(party, (0.0, 0.0))
        return seconds * float(0.5 ** ((self.clock() - counted) / HALF_LIFE))
