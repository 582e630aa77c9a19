"""A tally: how many of something somebody has open, counted by all processes of a server together.

Each process tells the others of those who have much of it there, an eighth of what they may have or more; others are
not worth a note. So N processes allow somebody at most N - 1 eighths beyond the limit, and what a second may bring.
All of it is told again every other second: when a process is gone, its pages come to others within a moment, and must
not be counted twice for long.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import count

from terrae.server.wire import Wire

SHARE = 8  # from this part of the limit on others are told
SOON = 1.0  # seconds after which they are told what changed
AGAIN = 2  # such times, after which all is told
GONE = 6.0  # seconds without a word after which a process has nothing open any more
SOME = 100  # told in one note
Who = tuple[str, str]  # a kind, and who of it: ("guest", ...), ("address", ...)


class Tally:
    """What is open here, and what others said."""

    def __init__(self, wire: Wire, most: Mapping[str, int], clock: Callable[[], float] = time.monotonic) -> None:
        """`most` of each kind are allowed."""
        self.wire = wire
        self.most = most
        self.clock = clock
        self.here: Counter[Who] = Counter()
        self.told: dict[Who, int] = {}
        self.elsewhere: dict[str, tuple[float, dict[Who, int]]] = {}  # by process: when it was heard, and what it has
        wire.hear("open", self.heard)

    def __len__(self) -> int:
        """How many have something open here."""
        return len(self.here)

    def change(self, who: Who, by: int) -> None:
        self.here[who] += by
        if not self.here[who]:
            del self.here[who]

    def is_full(self, who: Who) -> bool:
        """Has somebody all that they may have?"""
        return self.here[who] + sum(told.get(who, 0) for _, told in self.elsewhere.values()) >= self.most[who[0]]

    def of(self, kind: str) -> int:
        """How many are open here, by all of a kind."""
        return sum(number for (one, _), number in list(self.here.items()) if one == kind)

    # Other processes

    def worth_telling(self) -> dict[Who, int]:
        return {who: number for who, number in self.here.items() if number * SHARE >= self.most[who[0]]}

    def tell(self, *, all_of_it: bool) -> None:
        """Say who has much here, and who has no longer; what others have heard before only if all is to be told."""
        now = self.worth_telling()
        gone = dict.fromkeys(self.told.keys() - now.keys(), 0)
        news = {**gone, **(now if all_of_it else dict(now.items() - self.told.items()))}
        for some in in_parts(news, SOME):
            self.wire.send("open", [[*who, number] for who, number in some.items()])
        self.told = now

    def heard(self, sender: str, note: list[tuple[str, str, int]]) -> None:
        _, known = self.elsewhere.get(sender, (0.0, {}))
        known |= {(kind, who): number for kind, who, number in note}
        self.elsewhere[sender] = (self.clock(), {who: number for who, number in known.items() if number})

    def forget_the_silent(self) -> None:
        """Whoever tells nothing any more is gone, or has nobody who has much."""
        now = self.clock()
        self.elsewhere = {one: heard for one, heard in self.elsewhere.items() if now - heard[0] <= GONE}

    async def beat(self) -> None:
        """Tell what changed, soon; and all of it now and then, for whoever was not there."""
        for number in count(1):
            await asyncio.sleep(SOON)
            self.forget_the_silent()
            self.tell(all_of_it=number % AGAIN == 0)


def in_parts(news: dict[Who, int], size: int) -> Iterator[dict[Who, int]]:
    entries = list(news.items())
    for start in range(0, len(entries), size):
        yield dict(entries[start : start + size])
