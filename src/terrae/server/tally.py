"""A tally: how many of something somebody has open, counted by all processes of a server together.

Each process tells the others of those who have much of it there, an eighth of what they may have or more; others are
not worth a note. So N processes allow somebody at most N - 1 eighths beyond the limit, and what a second may bring.
All of it is told again every other second: when a process is gone, its pages come to others within a moment, and must
not be counted twice for long.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from itertools import count

from terrae.server.census import Census
from terrae.server.wire import Wire

SHARE = 8  # from this part of the limit on others are told
SOON = 1.0  # seconds after which they are told what changed
AGAIN = 2  # such times, after which all is told
GONE = 6.0  # seconds without a word after which a process has nothing open any more, or nobody who has much


class Tally:
    """What is open, by kind and by whose it is: ("guest", ...), ("address", ...)."""

    def __init__(self, wire: Wire, most: Mapping[str, int], clock: Callable[[], float] = time.monotonic) -> None:
        """`most` of each kind are allowed."""
        self.most = most
        self.census = Census(wire, "open", GONE, clock)
        self.told: dict[tuple[str, str], int] = {}

    def change(self, kind: str, who: str, by: int) -> None:
        self.census.change(kind, who, by)

    def is_full(self, kind: str, who: str) -> bool:
        """Has somebody all that they may have?"""
        return self.census.number(kind, who) >= self.most[kind]

    def of(self, kind: str) -> int:
        """How many are open here, by all of a kind."""
        return sum(list(self.census.here.at(kind).values()))

    def tell(self, *, all_of_it: bool) -> None:
        """Say who has much here, and who has no longer; what others have heard before only if all is to be told."""
        much = {
            (kind, who): number for kind, who, number in self.census.here.entries() if number * SHARE >= self.most[kind]
        }
        gone = dict.fromkeys(self.told.keys() - much.keys(), 0)
        news = {**gone, **(much if all_of_it else dict(much.items() - self.told.items()))}
        if news:
            self.census.tell((*who, number) for who, number in news.items())
        self.told = much

    async def beat(self) -> None:
        """Tell what changed, soon; and all of it now and then, for whoever was not there."""
        for number in count(1):
            await asyncio.sleep(SOON)
            self.census.forget_the_silent()
            self.tell(all_of_it=number % AGAIN == 0)
