"""Long work in slices: after each the event loop attends to everybody else; what takes too long is refused.

Work is a generator that pauses wherever others may come in between, and returns what was asked for. Whoever is quick
never waits. Of those who are not, one goes on at a time, and whoever had least lately comes first (`line`).
A thread would not do: compiled rules hold the others up, and what they share is guarded by nothing but the loop.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from contextlib import AsyncExitStack
from typing import ParamSpec, TypeVar

from terrae.server.line import Line
from terrae.server.problems import Problem

T = TypeVar("T")
P = ParamSpec("P")
Work = Generator[None, None, T]
SLICE = 0.005  # seconds of CPU after which others come first
MOST = 3.0  # of one request; the longest that is known takes a tenth of a second
WAIT = 10  # seconds after which somebody who was refused may try again


def too_long() -> Problem:
    """What would take the server too long."""
    return Problem(503, "too-long", "server.too-long", wait=WAIT)


class Slices:
    """Does what people ask for, a little at a time."""

    def __init__(
        self,
        most: float = MOST,
        clock: Callable[[], float] = time.thread_time,
        home: Callable[[str], str] = lambda party: "",
    ) -> None:
        """Home: the place a party comes from, if that is known."""
        self.most = most
        self.clock = clock
        self.line = Line([None], home=home)  # one who may go on beyond a first slice
        self.thread = Line([None], home=home)

    async def beside(self, party: str | None, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What cannot be cut into slices, and does not take long: in a thread, one at a time, or all pages for which
        somebody asks at once would share the processor with the loop."""
        async with self.thread.lent(party or ""):
            return await asyncio.to_thread(work, *args, **kwargs)

    async def done(self, party: str | None, work: Work[T]) -> T:
        """What the work returns. The party is whoever wants it; strangers are one party."""
        spent, began = 0.0, self.clock()
        async with AsyncExitStack() as turn:
            while True:
                try:
                    next(work)
                except StopIteration as end:
                    found: T = end.value
                    return found
                used = self.clock() - began
                if used < SLICE:
                    continue
                spent += used
                if spent > self.most:
                    work.close()
                    raise too_long()
                await turn.aclose()
                await asyncio.sleep(0)
                await turn.enter_async_context(self.line.lent(party or ""))
                began = self.clock()


def finish(work: Work[T]) -> T:
    """The same at once, where nobody waits."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: T = end.value
            return found
