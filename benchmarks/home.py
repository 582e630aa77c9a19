"""What the home page costs: CPU of an answer, and its bytes.

python -m benchmarks.home [--tables 60] [--pages 200]

The application itself, without a network or a client, so that nothing but the page is measured: somebody with tables of
their own looks at a server with so many public ones, again and again, while a move is played between every ten looks.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.world import Person, World, opened

from terrae.server.listener import settle
from terrae.server.people import COOKIE

BAR = 5.0  # milliseconds
MOST = 120_000  # bytes


async def asked(world: World, who: Person, coding: bytes) -> tuple[int, int]:
    """The home page, asked for as a listener does it: the status and the bytes of the answer."""
    cookie = f"{COOKIE}={world.house.people.cookie(who.guest)}"
    headers = [(b"host", b"terrae.test"), (b"accept-encoding", coding), (b"cookie", cookie.encode())]
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/",
        "raw_path": b"/",
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("terrae.test", 80),
    }
    told: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        told.append(message)

    await world.app(scope, receive, send)
    return told[0]["status"], sum(len(message.get("body", b"")) for message in told)


async def measure(tables: int, pages: int) -> None:
    with tempfile.TemporaryDirectory(prefix="terrae-home-") as folder:
        async with opened(Path(folder)) as world:
            anke, bert = world.person(), world.person()
            made = [await anke.new_table("me", "open", public=True, name=f"Table {n}") for n in range(tables // 2)]
            made += [await anke.new_table("me", "hot", public=True, name=f"Game {n}") for n in range(tables // 2)]
            own = [await bert.new_table("me", "hot") for _ in range(8)]
            await bert.ask("/")  # what is made once is made
            settle()
            spent: list[float] = []
            for number in range(pages):
                if number % 10 == 0:
                    place = made[-1]["table"]
                    seat, move = await world.choose(place)
                    await anke.play(place, await anke.look(place), move, seat=seat)
                began = time.process_time()
                status, _ = await asked(world, bert, b"br")
                spent.append((time.process_time() - began) * 1000)
                assert status == 200
            size = (await asked(world, bert, b"identity"))[1]
            assert len(own) == 8
    spent.sort()
    middle = spent[len(spent) // 2]
    most = spent[len(spent) * 9 // 10]
    print(f"CPU of the home page: {middle:.1f} ms, least {spent[0]:.1f}, nine of ten below {most:.1f} ms", end="; ")
    print(f"at most {BAR:g} wanted: {'met' if middle <= BAR else 'NOT met'}")
    print(f"bytes: {size}, at most {MOST} wanted: {'met' if size <= MOST else 'NOT met'}")


def main() -> None:
    parser = argparse.ArgumentParser(description="What the home page costs.")
    parser.add_argument("--tables", type=int, default=60, help="public tables")
    parser.add_argument("--pages", type=int, default=200, help="how often it is looked at")
    arguments = parser.parse_args()
    asyncio.run(measure(arguments.tables, arguments.pages))


if __name__ == "__main__":
    main()
