"""Metrics: numbers about this process for Prometheus, on an address of their own, which the settings name."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import threading
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from prometheus_client import REGISTRY, CollectorRegistry, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import func, select

from terrae.server.gathering import tell
from terrae.server.rows import now
from terrae.server.settings import BadSetting
from terrae.server.store.database import StoreError
from terrae.server.store.models import JOBS, TABLES

if TYPE_CHECKING:
    from terrae.server.house import House

LOG = logging.getLogger("terrae.metrics")
LOOK = 15.0  # seconds between two looks into the database
STUCK = timedelta(minutes=2)  # after which a table that is owed an answer counts as stuck
MOST_PORTS = 64  # processes of one server, each of which takes the next free port


def read_address(text: str) -> tuple[str, int]:
    """Where metrics are told: a host and a port."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise BadSetting("server.bad-metrics", value=text)
    return host.strip("[]"), int(port)


class Page:
    """An address at which Prometheus is answered; if it is taken, the next one is tried."""

    def __init__(self, address: str, collector: Collector) -> None:
        registry = CollectorRegistry()
        registry.register(collector)
        host, port = read_address(address)
        self.server: tuple[Any, threading.Thread]
        for number in range(port, port + (MOST_PORTS if port else 1)):
            try:
                self.server = start_http_server(number, host, registry)
                break
            except OSError as error:
                if error.errno != errno.EADDRINUSE or number == port + MOST_PORTS - 1:
                    raise BadSetting("server.no-metrics", address=address, reason=error) from None
        self.port = int(self.server[0].server_port)
        self.url = f"http://{f'[{host}]' if ':' in host else host}:{self.port}/metrics"

    async def close(self) -> None:
        server, thread = self.server
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        await asyncio.to_thread(thread.join)


class Metrics(Collector):
    """What is known about a house. Whoever asks is answered in a thread, from what is in memory."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.address = house.settings.metrics
        if self.address:
            read_address(self.address)  # a wrong one is refused before anything begins
        self.kept: dict[str, int] = {}  # what the database said last
        self.channel: socket.socket | None = None  # by which whoever watches over several processes asks
        self.page: Page | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Answer, if the settings say where."""
        if not self.address:
            return
        await self.look()
        self.tasks.append(asyncio.create_task(self.keep_looking()))
        if self.channel is None:
            self.page = Page(self.address, self)
        else:
            registry = CollectorRegistry()
            registry.register(self)
            self.tasks.append(asyncio.create_task(tell(self.channel, lambda: generate_latest(registry))))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.page is not None:
            await self.page.close()

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
        """What only the database knows; what it said before holds while it says nothing."""
        late = select(func.count()).where(TABLES.c.owed, ~TABLES.c.over, TABLES.c.changed < now() - STUCK)
        going = select(func.count()).where(~TABLES.c.over)
        due = select(func.count()).where(JOBS.c.due <= now(), ~JOBS.c.stuck)
        stuck = select(func.count()).where(JOBS.c.stuck)
        try:
            async with self.house.database.reading() as connection:
                for name, query in (("late", late), ("going", going), ("due", due), ("stuck", stuck)):
                    self.kept[name] = (await connection.execute(query)).scalar_one()
                self.kept["answers"] = 1
        except StoreError as error:
            self.kept["answers"] = 0
            LOG.warning("%s", error)

    # What is told

    def collect(self) -> Iterator[Metric]:
        """Numbers of the process and its requests, then those of the house."""
        yield from REGISTRY.collect()
        house, kept = self.house, self.kept
        waiting = sum(len(places) for places in list(house.thinkers.line.waiting.values()))
        busy = len(house.thinkers.all) - len(house.thinkers.line.free)
        waits = house.database.waits
        streams = house.live.streams.of("address")
        yield gauge("database_answers", "1 if the database answered the last look", kept.get("answers", 0))
        yield gauge("tables_going", "games that are not over", kept.get("going", 0))
        yield gauge("tables_stuck", "tables owed an answer of the server for two minutes", kept.get("late", 0))
        yield gauge("tables_in_memory", "tables that this process has in memory", len(house.registry.alive))
        yield CounterMetricFamily("terrae_moves", "committed moves", value=house.registry.committed)
        yield gauge("thinkers", "processes in which bots think", len(house.thinkers.all))
        yield gauge("thinkers_busy", "those that think now", busy)
        yield gauge("thinkers_waiting", "questions that wait for one", waiting)
        yield SummaryMetricFamily(
            "terrae_writer_wait_seconds", "waiting for the writer", count_value=waits.count, sum_value=waits.seconds
        )
        yield gauge("writer_wait_longest_seconds", "the longest wait since the start", waits.longest)
        yield gauge("streams", "pages that listen for news", streams)
        yield gauge("tables_watched", "tables somebody looks at", len(house.live.tables()))
        yield gauge("jobs_due", "jobs that wait to be done", kept.get("due", 0))
        yield gauge("jobs_stuck", "jobs that failed too often", kept.get("stuck", 0))
        running = GaugeMetricFamily("terrae_jobs_running", "jobs being done", labels=["kind"])
        for kind, count in Counter(kind for kind, _ in list(house.jobs.running)).items():
            running.add_metric([kind], count)
        yield running


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"terrae_{name}", about, value=value)
