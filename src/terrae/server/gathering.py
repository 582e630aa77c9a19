"""The numbers of all processes of a server at one address: whoever watches over them asks each, and tells all of them.

A process is asked by a line with a number, over a pair of sockets that nobody else has, and answers with that number,
the length of its page of metrics, and the page. Every series gets a label `process`, so that one which is begun anew
counts from nothing by itself, and sums are made by whoever asks.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count

from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

LOG = logging.getLogger("terrae.metrics")
HEAD = struct.Struct("!II")  # the number of the question, the length of the page
PATIENCE = 5.0  # seconds; a process that needs longer is told as one that does not answer


async def tell(channel: socket.socket, page: Callable[[], bytes]) -> None:
    """What a process does: answer with its page whenever it is asked, until nobody asks any more."""
    reader, writer = await asyncio.open_connection(sock=channel)
    try:
        while question := await reader.readline():
            told = await asyncio.to_thread(page)
            writer.write(HEAD.pack(int(question), len(told)) + told)
            await writer.drain()
    except OSError as error:  # whoever watched is gone, and so are we in a moment
        LOG.warning("%s", error)
    finally:
        writer.close()


class Asked:
    """A process that can be asked. Its answers are read whole, whether or not somebody still waits for them."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writer = writer
        self.numbers = count(1)
        self.waiting: dict[int, asyncio.Future[str]] = {}  # by the number of the question
        self.hearing = asyncio.create_task(self.hear(reader))

    async def hear(self, reader: asyncio.StreamReader) -> None:
        """Read one answer after the other, until the process is gone."""
        with suppress(EOFError, OSError):
            while True:
                number, length = HEAD.unpack(await reader.readexactly(HEAD.size))
                told = await reader.readexactly(length)
                waiting = self.waiting.get(number)
                if waiting is not None and not waiting.done():  # it may have been given up just now
                    waiting.set_result(told.decode())
        for waiting in self.waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the process is gone"))

    async def page(self) -> str:
        """Its metrics."""
        if self.hearing.done():
            raise ConnectionError("the process is gone")
        number = next(self.numbers)
        waiting: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.waiting[number] = waiting
        self.writer.write(b"%d\n" % number)
        try:
            async with asyncio.timeout(PATIENCE):
                return await waiting
        finally:
            self.waiting.pop(number, None)

    def close(self) -> None:
        self.writer.transport.abort()  # which ends the hearing, too


class Gathering(Collector):
    """Asks all processes. Prometheus is answered in a thread; they are asked in the event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.asked: dict[int, Asked] = {}

    async def join(self, number: int, channel: socket.socket) -> None:
        """A process begins; the one that had this number before is gone."""
        self.leave(number)
        self.asked[number] = Asked(*await asyncio.open_connection(sock=channel))

    def leave(self, number: int) -> None:
        if (gone := self.asked.pop(number, None)) is not None:
            gone.close()

    async def pages(self) -> dict[int, str]:
        """What those say that answer."""
        asked = sorted(self.asked.items())
        found = await asyncio.gather(*(one.page() for _, one in asked), return_exceptions=True)
        for (number, _), page in zip(asked, found, strict=True):
            if isinstance(page, BaseException):
                LOG.warning("process %d did not tell its metrics: %s", number, type(page).__name__)
        return {number: page for (number, _), page in zip(asked, found, strict=True) if isinstance(page, str)}

    def collect(self) -> Iterator[Metric]:
        pages = asyncio.run_coroutine_threadsafe(self.pages(), self.loop).result()
        yield GaugeMetricFamily("terrae_processes", "processes that told their numbers", value=len(pages))
        families: dict[str, Metric] = {}
        for number, page in pages.items():
            for family in text_string_to_metric_families(page):
                whole = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    whole.add_sample(sample.name, {**sample.labels, "process": str(number)}, sample.value)
        yield from families.values()
