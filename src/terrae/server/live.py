"""Announcements: server-sent events that say only that there is something new, and where."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.memory import MemoryChannelsBackend

from terrae.server.presence import Presence
from terrae.server.problems import Problem
from terrae.server.table import Table
from terrae.server.tally import Tally
from terrae.server.wire import Wire

KEEP_ALIVE = 15.0  # seconds between signs of life
STILL_HERE = b": still here\n\n"
TABLE = "table-"  # how the channel of a table begins
BACKLOG = 100  # notes kept for a slow listener; older ones say less than newer ones


def event(name: str, data: dict[str, Any]) -> bytes:
    """A server-sent event."""
    return b"event: " + name.encode() + b"\ndata: " + msgspec.json.encode(data) + b"\n\n"


def channel(table_id: str) -> str:
    return f"{TABLE}{table_id}"


def own_channel(guest: str) -> str:
    """What only somebody's own pages hear."""
    return f"guest-{guest}"


def program_channel(guest: str) -> str:
    """What only somebody's programs hear."""
    return f"program-{guest}"


@dataclass(frozen=True)
class Caller:
    """Who wants to listen, and from where."""

    guest: str
    address: str


class Channels(ChannelsPlugin):
    """Litestar's channels remember the name of each that ever was, and look through all of them whenever somebody
    leaves: a table or a guest that nobody hears any more is forgotten here."""

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        names = (
            list(self._channels) if channels is None else [channels] if isinstance(channels, str) else list(channels)
        )
        await super().unsubscribe(subscriber, names)
        for name in names:
            if name in self._channels and not self._channels[name]:
                del self._channels[name]


class Live:
    """Who listens to which table, and what they are told."""

    def __init__(
        self, wire: Wire, most_by_guest: int, most_by_address: int, known: Callable[[str], Table | None]
    ) -> None:
        """`known` gives a table that is in memory."""
        self.wire = wire
        self.known = known
        self.presence = Presence(wire, self.tell_who_is_there)
        wire.hear("event", self.heard)
        self.most_by_guest = most_by_guest
        self.most_by_address = most_by_address
        self.streams = Tally(wire, {"guest": most_by_guest, "address": most_by_address})  # open ones
        self.channels = Channels(
            backend=MemoryChannelsBackend(),
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=BACKLOG,
            subscriber_backlog_strategy="dropleft",
        )
        self.ears: Counter[str] = Counter()  # by channel: how many pages hear it here
        self.closing = asyncio.Event()
        self.news = 0  # how often something happened here that lists of tables tell

    def announce(self, table: Table, what: str = "ply") -> None:
        """There is a new position (`ply`), or something else about a table is new (`table`): a seat, a name, a wish."""
        self.news += what == "table" or table.over
        self.publish(table.id, what, self.standing(table))
        for guest in {chair.guest for chair in table.chairs if chair.guest is not None}:
            self.say(program_channel(guest), *self.personal(table, guest, what))

    def personal(self, table: Table, guest: str, what: str) -> tuple[str, dict[str, Any]]:
        """What is new at a table, for a program of somebody who sits there: above all, that it is their turn."""
        asked = [seat for seat in table.to_move() if seat in table.seats_of(guest)]
        changes = what in ("ply", "table")
        name = "turn" if asked and changes else "over" if table.over and changes else what
        return name, {**self.standing(table), "seats": asked}

    def publish(self, table_id: str, name: str, data: dict[str, Any]) -> None:
        """All pages of a table hear something, on whichever process they hang."""
        self.say(channel(table_id), name, data)

    def tell(self, guest: str, name: str, data: dict[str, Any]) -> None:
        """All pages of a guest hear something, wherever they are."""
        self.say(own_channel(guest), name, data)

    def ring(self, guest: str) -> None:
        """There is something new for a guest."""
        self.tell(guest, "notice", {})

    def say(self, where: str, name: str, data: dict[str, Any]) -> None:
        self.say_here(where, name, data)
        self.wire.send("event", [where, name, data])

    def say_here(self, where: str, name: str, data: dict[str, Any]) -> None:
        """Only to the pages that hang on this process."""
        if where in self.ears:
            self.channels.publish(event(name, data), where)

    def heard(self, sender: str, note: list[Any]) -> None:
        """Another process has something to say."""
        self.news += note[1] == "table"
        self.say_here(*note)

    def tables(self) -> list[str]:
        """The tables that pages look at here."""
        return [name.removeprefix(TABLE) for name in self.ears if name.startswith(TABLE)]

    def looking(self, table_id: str) -> set[str]:
        """The guests who look at a table now."""
        return self.presence.guests(table_id)

    def standing(self, table: Table) -> dict[str, Any]:
        return {"table": table.id, "ply": table.ply, "epoch": table.epoch}

    def note(self, table: Table, guest: str, change: int) -> None:
        """Somebody came or left: everybody hears whose people are there, and how many others look on."""
        self.presence.change(table.id, guest, change)
        self.tell_who_is_there(table.id)

    def tell_who_is_there(self, table_id: str) -> None:
        """To pages here; other processes tell theirs."""
        table = self.known(table_id)
        if table is not None and channel(table_id) in self.ears:
            held = [table.seats_of(guest) for guest in self.looking(table_id)]
            there = {"seats": sorted(sum(held, [])), "watching": held.count([])}
            self.say_here(channel(table_id), "presence", there)

    @asynccontextmanager
    async def subscribed(self, channels: list[str]) -> AsyncIterator[Subscriber]:
        """Hear what is said in some channels."""
        async with self.channels.start_subscription(channels) as subscriber:
            self.ears.update(channels)
            try:
                yield subscriber
            finally:
                for name in channels:
                    self.ears[name] -= 1
                    if not self.ears[name]:
                        del self.ears[name]

    def admit(self, guest: str, address: str) -> Caller:
        """Somebody wants one stream more; nobody may hold all of them."""
        if guest and self.streams.is_full("guest", guest):
            raise Problem(429, "too-many-streams", "server.too-many-pages", most=self.most_by_guest)
        if self.streams.is_full("address", address):
            raise Problem(429, "too-many-streams", "server.too-many-from-there", most=self.most_by_address)
        return Caller(guest, address)

    def count(self, caller: Caller, change: int) -> None:
        self.streams.change("guest", caller.guest, change)
        self.streams.change("address", caller.address, change)

    async def listen(
        self, table: Table, caller: Caller, ply: int | None, epoch: int | None, *, away: bool = False
    ) -> AsyncGenerator[bytes, None]:
        """What a page hears: at once if it is behind, then whenever there is something.

        Away: the page is open, but nobody looks at it.
        """
        guest = caller.guest
        heard = [channel(table.id), *([own_channel(guest)] if guest else [])]
        async with self.subscribed(heard) as subscriber:
            if not away:
                self.note(table, guest, 1)
            try:
                yield b"retry: 1000\n\n"
                if ply is None or ply != table.ply or (epoch is not None and epoch != table.epoch):
                    yield event("ply", self.standing(table))
                async with aclosing(self.events(subscriber, caller)) as events:
                    async for said in events:
                        yield said
            finally:
                if not away:
                    self.note(table, guest, -1)

    async def listen_at_home(self, caller: Caller) -> AsyncGenerator[bytes, None]:
        """What a page hears that shows no table."""
        async with self.subscribed([own_channel(caller.guest)]) as subscriber:
            yield b"retry: 5000\n\n"
            async with aclosing(self.events(subscriber, caller)) as events:
                async for said in events:
                    yield said

    async def events(self, subscriber: Subscriber, caller: Caller) -> AsyncGenerator[bytes, None]:
        """Whatever is announced, and signs of life between."""
        end = asyncio.ensure_future(self.closing.wait())
        heard = subscriber.iter_events()
        coming = asyncio.ensure_future(anext(heard))
        self.count(caller, 1)
        try:
            while not self.closing.is_set():
                await asyncio.wait({coming, end}, timeout=KEEP_ALIVE, return_when=asyncio.FIRST_COMPLETED)
                if coming.done():
                    yield coming.result()
                    coming = asyncio.ensure_future(anext(heard))
                elif not self.closing.is_set():
                    yield STILL_HERE
        finally:
            coming.cancel()
            end.cancel()
            self.count(caller, -1)
