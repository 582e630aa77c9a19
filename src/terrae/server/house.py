"""The house: everything a running server is made of, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import select

from terrae.core.keeping import keep_at_most
from terrae.server.accounts.accounts import LETTER, Accounts
from terrae.server.accounts.letters import Letters
from terrae.server.accounts.passkeys import Passkeys
from terrae.server.accounts.tokens import Tokens
from terrae.server.admin.audit import Audit
from terrae.server.admin.bans import Bans
from terrae.server.admin.retention import Retention
from terrae.server.admin.steward import Steward
from terrae.server.analyses import JOB as ANALYSIS
from terrae.server.analyses import Analyses
from terrae.server.clocks.leaving import Leaving
from terrae.server.clocks.rows import JOB as CLOCK
from terrae.server.clocks.timekeeper import Timekeeper
from terrae.server.dealer import Dealer
from terrae.server.exploring import Explorer
from terrae.server.guides import Guides
from terrae.server.hints import Hints
from terrae.server.jobs import Jobs
from terrae.server.leagues.leagues import BEGIN as SEASON
from terrae.server.leagues.leagues import JOB as LEAGUE
from terrae.server.leagues.leagues import Leagues, table_over
from terrae.server.live import Live, channel
from terrae.server.lobby import Front
from terrae.server.mail import Mailer
from terrae.server.metrics import Metrics
from terrae.server.notices.bell import Bells
from terrae.server.notices.delivery import Delivery
from terrae.server.notices.outbox import DIGEST, TELL, Outbox
from terrae.server.notices.push import Pusher
from terrae.server.people import People, read_secret
from terrae.server.positions import Positions
from terrae.server.pulse import Pulse
from terrae.server.quotas import Quotas, quotas
from terrae.server.ratings.ratings import Ratings
from terrae.server.ratings.statistics import Counted
from terrae.server.registry import FINISHED, TURN, Registry
from terrae.server.rivals import Rivals
from terrae.server.settings import BadSetting, Settings
from terrae.server.slices import Slices
from terrae.server.store.database import Database, StoreError
from terrae.server.store.models import TABLES
from terrae.server.table import Table
from terrae.server.tables import CALLED, Tables
from terrae.server.talk.chat import Chat
from terrae.server.thinkers import Thinkers
from terrae.server.wire import Wire

if TYPE_CHECKING:
    from terrae.server.telemetry import Telemetry

SWEEP = 30.0  # seconds
LOG = logging.getLogger("terrae.server")


def followed(house: House) -> Telemetry:
    """Who traces what a house does: imported only where somebody wants it, for few have what it needs."""
    try:
        from terrae.server.telemetry import Telemetry
    except ImportError as error:
        raise BadSetting("server.no-telemetry", reason=error) from None
    return Telemetry(house)


class House:
    """The rooms of a server, in the order in which they need each other."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        keep_at_most(settings.cached_words)
        self.database = Database(settings.url, patience=settings.patience)
        self.people = People(read_secret(settings.data))
        self.wire = Wire(self.database)
        tell_spent = (lambda spent: self.wire.send("spent", spent)) if self.wire.is_used else None
        self.quotas = Quotas(quotas(settings), tell=tell_spent)
        self.wire.hear("spent", self.quotas.hear)
        self.live = Live(self.wire, settings.streams_by_guest, settings.streams_by_address, self.in_memory)
        self.mailer = Mailer(settings)
        self.outbox = Outbox(self.live.looking, self.live.ring, mails=self.mailer.ready)
        self.slices = Slices(home=self.quotas.home)
        self.registry = Registry(self.database, settings.cached_tables, self.outbox, self.slices)
        think = partial(self.quotas.charge, "thinking")
        self.thinkers = Thinkers(settings.thinkers, settings.budget, self.quotas.home, think)
        self.jobs = Jobs(self.database, self.thinkers.line.weight)
        lessons = Path(settings.lessons) if settings.lessons else None
        if lessons is not None and not lessons.is_dir():
            raise BadSetting("server.no-lessons", path=lessons)
        self.guides = Guides(self.thinkers, lessons)
        self.dealer = Dealer(self.registry, self.thinkers, self.guides, self.live.announce)
        hands = settings.thinkers + 1
        self.jobs.handle(TURN, self.dealer.turn, at_once=max(8, 4 * hands), each=hands)
        self.tables = Tables(self.registry, self.people, self.live, self.guides, self.thinkers)
        self.jobs.handle(CALLED, self.tables.call_by_name)
        self.accounts = Accounts(self.database, self.people, self.quotas)
        self.tokens = Tokens(self.accounts)
        self.passkeys = Passkeys(self.accounts)
        self.leaving = Leaving(self.tables)
        self.timekeeper = Timekeeper(self.leaving)
        self.jobs.handle(CLOCK, self.timekeeper.look)
        self.ratings = Ratings(self.registry)
        self.jobs.handle(FINISHED, self.ratings.finished)
        self.counted = Counted(self.database, self.slices)
        self.leagues = Leagues(self.tables)
        self.jobs.handle(LEAGUE, self.leagues.look, at_once=1)
        self.jobs.handle(SEASON, self.leagues.begin, at_once=1)
        self.ratings.then.append(table_over)
        self.timekeeper.goes_on = self.leagues.decides_by_itself
        self.front = Front(self.database, lambda: self.live.news)
        self.positions = Positions(settings.cached_units, settings.cached_tables, self.guides, self.timekeeper.company)
        self.explorer = Explorer(self.registry, [Path(one) for one in settings.explore.split(",") if one.strip()])
        self.rivals = Rivals(self.thinkers, self.slices)
        self.analyses = Analyses(self.registry, self.thinkers, self.live.announce)
        self.jobs.handle(ANALYSIS, self.analyses.go_on, at_once=settings.thinkers + 1, each=1)
        self.hints = Hints(self.thinkers)
        self.letters = Letters(self.accounts, self.mailer)
        self.jobs.handle(LETTER, self.letters.deliver)
        self.chat = Chat(self.database, self.live, self.outbox)
        self.pusher = Pusher(settings, self.people.secret)
        self.bells = Bells(self.database, self.pusher, self.mailer)
        delivery = Delivery(self.database, self.live, self.pusher, self.mailer)
        self.jobs.handle(TELL, delivery.tell)
        self.jobs.handle(DIGEST, delivery.write)
        self.metrics = Metrics(self)
        self.pulse = Pulse(self.database)
        self.audit = Audit(self.database)
        self.bans = Bans(self.database, self.accounts)
        self.steward = Steward(self.tables, self.leaving, self.bans, self.audit)
        retention = Retention(self.database, self.audit, settings.abandoned_days, self.registry)
        self.jobs.every("retention", timedelta(days=1), retention.run)
        self.jobs.every("old notices", timedelta(days=1), delivery.tidy)

        self.telemetry = followed(self) if settings.telemetry else None
        self.looks: set[asyncio.Task[None]] = set()
        self.wire.after_gap.append(self.look_again)
        self.wire.hear("jobs", lambda sender, at_it: self.jobs.help_soon() if at_it else self.jobs.wake())
        self.database.on_jobs.append(lambda: self.wire.send("jobs", settings.jobs))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Path | None]:
        """From the first request to the last; tells where a backup was made."""
        saved = await self.database.upgrade()
        if saved is not None:
            LOG.warning("the database was upgraded; a copy of the old one is %s", saved)
        await self.timekeeper.open()
        await self.bans.open()
        await self.metrics.open()
        if self.settings.jobs:
            self.jobs.open()
        around = [asyncio.create_task(task) for task in (self.sweep(), self.live.presence.beat())]
        if self.wire.is_used:
            around += [asyncio.create_task(task) for task in (self.quotas.beat(), self.live.streams.beat())]
        try:
            async with self.live.channels:
                await self.wire.open()
                yield saved
        finally:
            for task in around:
                task.cancel()
            await asyncio.gather(*around, *self.looks, return_exceptions=True)
            self.live.closing.set()
            await self.jobs.close()
            await self.bans.close()
            await self.metrics.close()
            await self.pulse.close()
            await self.thinkers.close()
            await self.wire.close()
            await self.database.close()
            if self.telemetry is not None:
                await self.telemetry.close()

    def in_memory(self, table_id: str) -> Table | None:
        return self.registry.alive.get(table_id)

    # Other processes

    def look_again(self) -> None:
        """Notes of other processes may have been missed."""
        self.jobs.wake()
        task = asyncio.create_task(self.catch_up())
        self.looks.add(task)
        task.add_done_callback(self.looks.discard)

    async def catch_up(self) -> None:
        """Pages that hang on this process hear where their tables are now."""
        shown = self.live.tables()
        chosen = select(TABLES.c.id, TABLES.c.ply, TABLES.c.epoch).where(TABLES.c.id.in_(shown))
        try:
            async with self.database.reading() as connection:
                rows = (await connection.execute(chosen)).all() if shown else []
        except StoreError as error:  # the wire is cut again then, and this is done when it holds
            LOG.warning("%s", error)
            return
        for table_id, ply, epoch in rows:
            self.live.say_here(channel(table_id), "ply", {"table": table_id, "ply": ply, "epoch": epoch})

    async def sweep(self) -> None:
        """Look again and again for answers that are owed: an outage of the database may have swallowed one."""
        while True:
            try:
                await self.dealer.sweep()
                await asyncio.sleep(SWEEP)
                await self.timekeeper.beat()
            except Exception as error:  # whatever it is, or nobody would look again until the next start
                LOG.warning("%s", error, exc_info=None if isinstance(error, StoreError) else error)
                await asyncio.sleep(SWEEP)
