"""Quotas: how much somebody may ask for in a while, by guest and by the address they come from.

Each is a bucket that fills steadily; whatever is asked for takes from it, and an empty one says when to come back.
Of the time of thinkers nobody knows before how much it will be: it is counted afterwards, and whoever has had too much
gets no new bots or hints; games that are there go on.
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
Spent = list[str | float | None]  # what, by which guest, from which address, and how much
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
        "thinking": Quota(HOUR, settings.thinking_by_guest, settings.thinking_by_address),
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
        self.where: dict[str, str] = {}  # by guest, the latest at the end: where their last request came from

    def spend(self, what: str, guest: str | None, address: str, number: int = 1) -> None:
        """Count one more, or several, unless that is too much for the guest, or for all who come from there."""
        quota = self.known[what]
        now = self.clock()
        spent: dict[tuple[str, str], float] = {}
        for bucket, most in self.buckets(what, guest, address):
            spent[bucket] = self.missing(bucket, quota, most, now) + number
            if spent[bucket] > most:
                raise self.too_much(what, most, spent[bucket])
        self.keep(spent, now)
        if what == MANY:
            self.note(guest, address)
        if self.tell is None or not spent:
            return
        if what == MANY:
            self.untold[guest, address] += number
        else:
            self.tell([what, guest, address, number])

    def too_much(self, what: str, most: int, spent: float) -> Problem:
        wait = max(1, math.ceil((spent - most) * self.known[what].seconds / most))
        return Problem(429, "too-much", f"server.too-much-{what}", wait=wait, most=most)

    def expect(self, what: str, guest: str | None, address: str) -> None:
        """There is something left of what is counted afterwards."""
        now = self.clock()
        for bucket, most in self.buckets(what, guest, address):
            missing = self.missing(bucket, self.known[what], most, now)
            if missing >= most:
                raise self.too_much(what, most, missing)

    def charge(self, what: str, guest: str, number: float) -> None:
        """Count what somebody has had already, of which nobody knew before how much it would be."""
        if guest:
            self.take(what, guest, self.where.get(guest, ""), number)
            if self.tell is not None:
                self.tell([what, guest, self.where.get(guest, ""), number])

    def hear(self, sender: str, note: tuple[str, str | None, str, float]) -> None:
        """Another process has given somebody something: it counts here, too, whatever that leaves."""
        what, guest, address, number = note
        self.take(what, guest, address, number)
        if what == MANY:
            self.note(guest, address)

    def take(self, what: str, guest: str | None, address: str, number: float) -> None:
        """Whatever that leaves; but nobody waits for more than a bucket to fill."""
        now = self.clock()
        lacking = {
            bucket: min(2.0 * most, self.missing(bucket, self.known[what], most, now) + number)
            for bucket, most in self.buckets(what, guest, address)
        }
        self.keep(lacking, now)

    def note(self, guest: str | None, address: str) -> None:
        """Where somebody is now."""
        if guest:
            self.where.pop(guest, None)
            self.where[guest] = address
            if len(self.where) > MOST_KEPT:
                del self.where[next(iter(self.where))]

    def home(self, guest: str) -> str:
        """The place somebody was last heard from, if that is known."""
        where = self.where.get(guest)
        return f"from {where}" if where else ""

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
        if address:
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
