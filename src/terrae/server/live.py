"""Announcements: server-sent events that say only that there is something new, and where."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from terrae.server.table import Table
from terrae.server.takebacks import request_data

KEEP_ALIVE = 15.0  # seconds between signs of life
BACKLOG = 100  # notes kept for a slow listener; older ones say less than newer ones


def event(name: str, data: dict[str, Any]) -> bytes:
    """A server-sent event."""
    return b"event: " + name.encode() + b"\ndata: " + msgspec.json.encode(data) + b"\n\n"


def channel(table_id: str) -> str:
    return f"table-{table_id}"


class Live:
    """Who listens to which table, and what they are told."""

    def __init__(self) -> None:
        self.channels = ChannelsPlugin(
            backend=MemoryChannelsBackend(),
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=BACKLOG,
            subscriber_backlog_strategy="dropleft",
        )
        self.listeners: dict[str, Counter[int]] = {}  # by table: how many pages look from each seat (0: none)
        self.closing = asyncio.Event()

    def announce(self, table: Table) -> None:
        """There is a new position."""
        self.publish(table.id, "ply", self.standing(table))
        if table.request is not None:
            self.publish(table.id, "takeback", request_data(table) or {})

    def publish(self, table_id: str, name: str, data: dict[str, Any]) -> None:
        if table_id in self.listeners or not isinstance(self.channels._backend, MemoryChannelsBackend):
            self.channels.publish(event(name, data), channel(table_id))

    def standing(self, table: Table) -> dict[str, Any]:
        return {"table": table.id, "ply": table.ply, "epoch": table.epoch}

    def presence(self, table_id: str) -> dict[str, Any]:
        """The seats from which somebody looks, and how many others do."""
        counts = self.listeners.get(table_id, Counter())
        return {"seats": sorted(seat for seat in counts if seat), "watching": counts[0]}

    def note(self, table_id: str, seat: int, change: int) -> None:
        """Somebody came or left."""
        counts = self.listeners.setdefault(table_id, Counter())
        counts[seat] += change
        if counts[seat] <= 0:
            del counts[seat]
        if not counts:
            del self.listeners[table_id]
        self.publish(table_id, "presence", self.presence(table_id))

    async def listen(self, table: Table, seat: int, ply: int | None, epoch: int | None) -> AsyncGenerator[bytes, None]:
        """What a page hears: at once if it is behind, then whenever there is something."""
        table_id = table.id
        end = asyncio.ensure_future(self.closing.wait())
        async with self.channels.start_subscription(channel(table_id)) as subscriber:
            self.note(table_id, seat, 1)
            heard = subscriber.iter_events()
            coming = asyncio.ensure_future(anext(heard))
            try:
                yield b"retry: 1000\n\n"
                if ply is None or ply != table.ply or (epoch is not None and epoch != table.epoch):
                    yield event("ply", self.standing(table))
                if table.request is not None:
                    yield event("takeback", request_data(table) or {})
                while not self.closing.is_set():
                    await asyncio.wait({coming, end}, timeout=KEEP_ALIVE, return_when=asyncio.FIRST_COMPLETED)
                    if coming.done():
                        yield coming.result()
                        coming = asyncio.ensure_future(anext(heard))
                    elif not self.closing.is_set():
                        yield b": still here\n\n"
            finally:
                coming.cancel()
                end.cancel()
                self.note(table_id, seat, -1)
