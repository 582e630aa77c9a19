"""The runner does jobs: it takes those that are due, as many at once as each kind allows, and sees them through."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import zip_longest

from sqlalchemy import delete

from terrae.server.jobs import rows
from terrae.server.jobs.rows import AGAIN, Job, Lost, Name
from terrae.server.rows import now
from terrae.server.store.database import Database, StoreError
from terrae.server.store.models import JOBS

LOG = logging.getLogger("terrae.jobs")
LEASE = timedelta(seconds=30)  # renewed while somebody is at it
LOOK = 5.0  # seconds after which rows are looked at again even if nobody said anything
HELP = 0.25  # seconds after which jobs are looked for that another process was about to do
FIRST_PAUSE = 0.5  # seconds to wait after the database did not answer; doubled each time
LONGEST_PAUSE = 3.0  # so that all goes on soon after the database answers again
FIRST_DELAY = timedelta(seconds=2)  # after a failure; doubled each time
LONGEST_DELAY = timedelta(hours=1)
Result = datetime | str | None
Handler = Callable[[Job], Awaitable[Result]]


@dataclass(frozen=True)
class Kind:
    """What is done for a kind of jobs."""

    handler: Handler
    at_once: int
    each: int  # of one party
    most: int


@dataclass(frozen=True)
class Round:
    """A job that comes back for ever."""

    name: str
    pause: timedelta
    handler: Callable[[], Awaitable[None]]

    async def go(self, job: Job) -> Result:
        await self.handler()
        return now() + self.pause


class Jobs:
    """Does the jobs of all kinds it was told how to do."""

    def __init__(self, database: Database, share: Callable[[str], float] = lambda party: 0.0) -> None:
        """Of several parties whose jobs wait, the one with the smallest share so far comes first."""
        self.database = database
        self.share = share
        self.kinds: dict[str, Kind] = {}
        self.rounds: list[Round] = []  # whose rows may not be there yet
        self.running: dict[Name, asyncio.Task[None]] = {}
        self.busy: Counter[tuple[str, str]] = Counter()  # of these, by kind and party
        self.holder = None if database.is_sqlite else secrets.token_hex(8)
        self.woken = asyncio.Event()
        self.helping: asyncio.TimerHandle | None = None
        self.loops: list[asyncio.Task[None]] = []
        database.on_jobs.append(self.wake)

    # Before the house opens

    def handle(self, kind: str, handler: Handler, *, at_once: int = 4, each: int | None = None, most: int = 12) -> None:
        """Say what is done for a kind; how many at once, in all and of each party; when it is given up."""
        self.kinds[kind] = Kind(handler, at_once, each or at_once, most)

    def every(self, kind: str, pause: timedelta, handler: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, by whichever process; the first time soon after the first start."""
        again = Round(kind, pause, handler)
        self.rounds.append(again)
        self.handle(kind, again.go, at_once=1, most=1_000_000_000)

    # While it is open

    def open(self) -> None:
        """Begin to work."""
        self.loops.append(asyncio.create_task(self.run()))
        if self.holder is not None:
            self.loops.append(asyncio.create_task(self.stay(self.holder)))

    async def close(self) -> None:
        """Stop, and leave what is not finished to others."""
        if self.helping is not None:
            self.helping.cancel()
        ending = [*self.loops, *self.running.values()]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        self.loops.clear()
        if self.holder is not None:
            with suppress(StoreError):  # the lease ends by itself
                async with self.database.writing() as connection:
                    await rows.leave(connection, self.holder)

    def wake(self) -> None:
        """There may be something to do."""
        self.woken.set()

    def help_soon(self) -> None:
        """Another process has something to do, and does it: two that look at once are in each other's way."""
        if self.helping is None:
            self.helping = asyncio.get_running_loop().call_later(HELP, self.help)

    def help(self) -> None:
        self.helping = None
        self.wake()

    async def run(self) -> None:
        """Look for jobs, whenever there may be some."""
        pause = FIRST_PAUSE
        while True:
            self.woken.clear()
            try:
                await self.begin()
                rest = await self.look()
                pause = FIRST_PAUSE
            except StoreError as error:
                LOG.warning("%s; looking for jobs again in %g s", error, pause)
                rest = pause
                pause = min(pause * 2, LONGEST_PAUSE)
            except Exception:
                LOG.exception("looking for jobs failed")
                rest = LOOK
            with suppress(TimeoutError):
                async with asyncio.timeout(rest):  # `wait_for` may swallow that the house closes (Python 3.11)
                    await self.woken.wait()

    async def begin(self) -> None:
        """What comes back for ever must have come once."""
        if not self.rounds:
            return
        async with self.database.writing() as connection:
            for one in self.rounds:
                await rows.ensure(connection, one.name, "")
        self.rounds.clear()

    async def look(self) -> float:
        """Take what is due, as far as there is room; tell for how long nothing more will be."""
        room = self.room()
        if not room:
            return LOOK
        moment = now()
        most = max(kind.at_once for kind in self.kinds.values()) + len(self.running)
        before = set(self.running)  # one of these may end, and its row go, after we have seen it
        async with self.database.reading() as connection:
            found, times = await rows.look(connection, list(room), moment, most)
        chosen = self.choose([(job.kind, job.key, job.party) for job in found if job.name not in before], room)
        if self.holder is None:  # there is nobody else who could have taken them meanwhile
            known = {job.name: job for job in found}
            taken = [known[name] for name in chosen]
        elif chosen:
            async with self.database.writing() as connection:
                await rows.hurry(connection)
                taken = await rows.take(connection, chosen, moment, self.holder, moment + LEASE)
        else:
            taken = []
        for job in taken:
            self.busy[job.kind, job.party] += 1
            self.running[job.name] = asyncio.create_task(self.see_through(job))
        return max(0.01, min([LOOK, *((time - moment).total_seconds() for time in times)]))

    def room(self) -> Counter[str]:
        """How many jobs of each kind may be begun."""
        busy = Counter(kind for kind, _ in self.running)
        return Counter(
            {name: kind.at_once - busy[name] for name, kind in self.kinds.items() if kind.at_once > busy[name]}
        )

    def choose(self, found: Sequence[tuple[str, str, str]], room: Counter[str]) -> list[Name]:
        """Of those that wait: whoever had least lately comes first, and each party in turn."""
        queues: dict[str, dict[str, list[Name]]] = {}
        for kind, key, party in found:
            if (kind, key) not in self.running:
                queues.setdefault(kind, {}).setdefault(party, []).append((kind, key))
        chosen: list[Name] = []
        for kind, parties in queues.items():
            for party, names in parties.items():
                del names[max(0, self.kinds[kind].each - self.busy[kind, party]) :]
            turns = zip_longest(*(parties[party] for party in sorted(parties, key=self.share)))
            chosen += [name for turn in turns for name in turn if name is not None][: room[kind]]
        return chosen

    async def stay(self, holder: str) -> None:
        """Renew the leases of what is being done."""
        while True:
            await asyncio.sleep(LEASE.total_seconds() / 3)
            if not self.running:
                continue
            try:
                async with self.database.writing() as connection:
                    await rows.hurry(connection)
                    await rows.renew(connection, holder, now() + LEASE)
            except StoreError as error:
                LOG.warning("leases could not be renewed: %s", error)

    # One job

    async def see_through(self, job: Job) -> None:
        """Do a job and keep what became of it, however long the database takes to answer."""
        try:
            result = await self.patiently(lambda: self.attempt(job))
            if isinstance(result, Exception):
                LOG.error("the job %s %s failed", job.kind, job.key, exc_info=result)
            await self.patiently(lambda: self.keep(job, result))
        finally:
            del self.running[job.name]
            self.busy[job.kind, job.party] -= 1
            if not self.busy[job.kind, job.party]:
                del self.busy[job.kind, job.party]
            self.wake()

    async def patiently(self, what: Callable[[], Awaitable[Result | Exception]]) -> Result | Exception:
        """Do something; again after a while, if the database does not answer."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await what()
            except StoreError as error:
                LOG.warning("%s; trying again in %g s", error, pause)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def attempt(self, job: Job) -> Result | Exception:
        """What its handler says; a failure is a result, too."""
        try:
            return await self.kinds[job.kind].handler(job)
        except (StoreError, asyncio.CancelledError):
            raise
        except Lost:
            job.closed = True
            return None
        except Exception as error:
            return error

    async def keep(self, job: Job, result: Result | Exception) -> None:
        """Write down what became of a job."""
        if job.closed:
            return
        if result == AGAIN and self.holder is None:
            return  # nobody but us had it, and it is as it was
        async with self.database.writing() as connection:
            if isinstance(result, Exception):
                delay = min(FIRST_DELAY * 2 ** min(job.attempts, 20), LONGEST_DELAY)
                await rows.fail(connection, job, result, now() + delay, self.kinds[job.kind].most)
            elif result == AGAIN:
                await rows.hurry(connection)
                await rows.give_back(connection, job)
            elif isinstance(result, datetime):
                await rows.give_back(connection, job, due=result, attempts=0, error="")
            else:
                await connection.execute(delete(JOBS).where(job.mine()))
