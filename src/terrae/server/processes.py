"""Several processes that serve: one that watches over them, and those that answer.

They share one PostgreSQL, and a socket, so that nobody is turned away while one is begun anew; or each has a socket of
its own, and a proxy in front of them sends whoever is turned away by one to another. Each ends when the one that
watches is gone.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from terrae.server.listener import AddressError, bind
from terrae.server.logs import configure
from terrae.server.memory import share_one_heap
from terrae.server.settings import BadSetting, Settings

if TYPE_CHECKING:
    from terrae.server.gathering import Gathering

LOG = logging.getLogger("terrae.processes")
COMMAND = ("-P", "-c", "from terrae.server.processes import answer; answer()")
SOON = 5.0  # seconds; a process that ends within them is not begun anew at once
LONGEST_PAUSE = 30.0
LAST_PORT = 65_535


def expect_shared(settings: Settings, key: str) -> None:
    """Several processes need a database that several processes can share."""
    if settings.url.startswith("sqlite"):
        raise BadSetting(key)


class Door:
    """Where a process listens."""

    def __init__(self, bound: socket.socket, *, shared: bool) -> None:
        self.bound = bound
        self.shared = shared
        self.host, self.port = bound.getsockname()[:2]

    def open(self) -> socket.socket:
        """For a process that begins. Where another one was before, nobody is let in until this one can answer."""
        if self.bound.fileno() < 0:
            self.bound = bind(self.host, self.port, listening=False)
        return self.bound

    def hand_over(self) -> None:
        """A process has it. If it has it alone, the door shuts with the process, and whoever knocks notices."""
        if not self.shared:
            self.bound.close()


def doors(settings: Settings, bound: socket.socket) -> list[Door]:
    """Of all processes, the first at a socket that is bound already."""
    if not settings.own_ports:
        return [Door(bound, shared=True)] * settings.processes
    first = settings.port
    last = LAST_PORT - settings.processes + 1
    if first > last:
        raise BadSetting("server.setting-range", name="port", value=first, origin="--own-ports", least=0, most=last)
    ports = [first + number if first else 0 for number in range(1, settings.processes)]
    return [Door(one, shared=False) for one in (bound, *(bind(settings.host, port) for port in ports))]


class Crew:
    """The processes that answer; one that ends is begun anew."""

    def __init__(self, settings: Settings, doors: list[Door], gathering: Gathering | None = None) -> None:
        self.settings = settings
        self.doors = doors
        self.gathering = gathering  # of what they tell about themselves, if somebody wants to know
        self.stopping = asyncio.Event()
        self.processes: set[Process] = set()

    async def serve(self) -> None:
        """Until somebody stops it."""
        await asyncio.gather(*(self.keep_one(number, door) for number, door in enumerate(self.doors, 1)))

    def stop(self) -> None:
        self.stopping.set()
        for process in self.processes:
            with suppress(ProcessLookupError):
                process.terminate()

    async def keep_one(self, number: int, door: Door) -> None:
        """One of them, and others in its place if it ends."""
        pause = 1.0
        while not self.stopping.is_set():
            began = time.monotonic()
            try:
                code = await self.run_one(number, door)
                said = f"a process ended ({code}); another is begun"
            except AddressError as error:  # somebody else has taken it meanwhile
                said = str(error)
            if self.stopping.is_set():
                return
            LOG.error("%s", said)
            pause = 1.0 if time.monotonic() - began > SOON else min(pause * 2, LONGEST_PAUSE)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), pause if pause > 1.0 else 0.0)

    async def run_one(self, number: int, door: Door) -> int:
        bound = door.open()
        ours, theirs = socket.socketpair()
        given = (bound.fileno(), theirs.fileno())
        with theirs:
            process = await asyncio.create_subprocess_exec(sys.executable, *COMMAND, stdin=PIPE, pass_fds=given)
        door.hand_over()
        self.processes.add(process)
        try:
            assert process.stdin is not None  # open as long as we live: that is how it knows
            told = {"sockets": given, "settings": {**asdict(self.settings), "data": str(self.settings.data)}}
            process.stdin.write(json.dumps(told).encode() + b"\n")
            if self.gathering is not None:
                await self.gathering.join(number, ours)
            return await process.wait()
        finally:
            self.processes.discard(process)
            if self.gathering is not None:
                self.gathering.leave(number)
            else:
                ours.close()


def answer() -> None:
    """What one of the processes does."""
    share_one_heap()
    configure()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever watches tells us, not Ctrl-C in its terminal
    told = json.loads(sys.stdin.buffer.readline())
    settings = Settings(**{**told["settings"], "data": Path(told["settings"]["data"])})
    bound, channel = (socket.socket(fileno=number) for number in told["sockets"])
    asyncio.run(serve_until_left(settings, bound, channel))
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)  # Granian's threads may abort the process while Python tidies up


async def serve_until_left(settings: Settings, bound: socket.socket, channel: socket.socket) -> None:
    """Serve until somebody says so, or nobody watches any more; whoever watches asks for metrics by the channel."""
    from terrae.server.app import create_app
    from terrae.server.house import House
    from terrae.server.listener import Listener, allow_files

    bound.setblocking(False)
    house = House(settings)
    house.metrics.channel = channel
    server = Listener(create_app(settings, house), bound, allow_files(settings.connections))

    def stop() -> None:
        house.live.closing.set()  # whoever listens would keep the server from ending
        server.halt()

    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, stop)
    loop.add_reader(sys.stdin.fileno(), lambda: None if os.read(0, 1) else stop())
    await server.serve()
