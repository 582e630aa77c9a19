"""Quotas: how much somebody may ask for in a while, by guest and by the address they come from.

Each is a bucket that fills steadily; whatever is asked for takes from it, and an empty one says when to come back.
What one process of a server has counted, it tells the others, a moment later; requests, which are many, are told
together once a second.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from terrae.server.problems import Problem
from terrae.server.settings import Settings

MINUTE, HOUR = 60.0, 3600.0
MANY = "requests"  # of which other processes are told once a second
SOON = 1.0  # that second
Spent = list[str | int | None]  # what, by which guest, from which address, and how many
MOST_KEPT = 10_000  # buckets; full ones are forgotten when there are more, and then twice as many as were left


@dataclass(frozen=True)
class Quota:
    """So many in so many seconds, for a guest and for an address; 0: no end."""

    seconds: float
    guest: int
    address: int


def quotas(settings: Settings) -> dict[str, Quota]:
    """What is counted."""
    return {
        "requests": Quota(MINUTE, settings.requests_by_guest, settings.requests_by_address),
        "tables": Quota(HOUR, settings.tables_by_guest, settings.tables_by_address),
        "bots": Quota(HOUR, settings.bots_by_guest, settings.bots_by_address),
        "imports": Quota(HOUR, settings.imports_by_guest, settings.imports_by_address),
        "chat": Quota(MINUTE, settings.chat_by_guest, settings.chat_by_address),
        "logins": Quota(HOUR, settings.logins_by_name, settings.logins_by_address),
        "accounts": Quota(HOUR, settings.accounts_by_guest, settings.accounts_by_address),
    }


class Quotas:
    """The buckets of everybody."""

    def __init__(
        self,
        known: Mapping[str, Quota],
        clock: Callable[[], float] = time.monotonic,
        tell: Callable[[Spent], None] | None = None,
    ) -> None:
        """`tell` lets other processes know what was spent here, if there can be any, and they `hear` it."""
        self.known = known
        self.tell = tell
        self.clock = clock
        self.untold: Counter[tuple[str | None, str]] = Counter()  # requests since others were told
        self.spent: dict[tuple[str, str], tuple[float, float]] = {}  # what is missing in a bucket, and since when
        self.room = MOST_KEPT

    def spend(self, what: str, guest: str | None, address: str, number: int = 1) -> None:
        """Count one more, or several, unless that is too much for the guest, or for all who come from there."""
        quota = self.known[what]
        now = self.clock()
        spent: dict[tuple[str, str], float] = {}
        for bucket, most in self.buckets(what, guest, address):
            spent[bucket] = self.missing(bucket, quota, most, now) + number
            if spent[bucket] > most:
                wait = math.ceil((spent[bucket] - most) * quota.seconds / most)
                raise Problem(429, "too-much", f"server.too-much-{what}", wait=wait, most=most)
        self.keep(spent, now)
        if self.tell is None or not spent:
            return
        if what == MANY:
            self.untold[guest, address] += number
        else:
            self.tell([what, guest, address, number])

    def hear(self, sender: str, note: tuple[str, str | None, str, int]) -> None:
        """Another process has given somebody something: it counts here, too, whatever that leaves."""
        what, guest, address, number = note
        now = self.clock()
        asked = self.buckets(what, guest, address)
        self.keep({bucket: self.missing(bucket, self.known[what], most, now) + number for bucket, most in asked}, now)

    async def beat(self) -> None:
        """Tell others of requests, all together."""
        while True:
            await asyncio.sleep(SOON)
            self.tell_of_requests()

    def tell_of_requests(self) -> None:
        untold, self.untold = self.untold, Counter()
        for (guest, address), number in untold.items():
            if self.tell is not None:
                self.tell([MANY, guest, address, number])

    def buckets(self, what: str, guest: str | None, address: str) -> list[tuple[tuple[str, str], int]]:
        """From which buckets something is taken, and how much each holds."""
        quota = self.known[what]
        asked = [((f"{what} {guest}", what), quota.guest)] if guest else []  # a newcomer counts where they come from
        asked.append(((f"{what} from {address}", what), quota.address))
        return [(bucket, most) for bucket, most in asked if most]

    def keep(self, spent: Mapping[tuple[str, str], float], now: float) -> None:
        self.spent.update({bucket: (lacks, now) for bucket, lacks in spent.items()})
        if len(self.spent) > self.room:
            self.forget(now)
            self.room = max(MOST_KEPT, 2 * len(self.spent))  # else each request would look through all of them

    def missing(self, bucket: tuple[str, str], quota: Quota, most: int, now: float) -> float:
        """How much of a bucket is not there at a moment."""
        lacks, then = self.spent.get(bucket, (0.0, now))
        return max(0.0, lacks - (now - then) * most / quota.seconds)

    def forget(self, now: float) -> None:
        """Buckets that have had time to fill up tell nothing."""
        self.spent = {
            bucket: found for bucket, found in self.spent.items() if now - found[1] < self.known[bucket[1]].seconds
        }
