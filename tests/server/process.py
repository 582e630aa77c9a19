"""A real server: `terrae serve` as a process of its own, on a port the system picks."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from terrae.server.people import COOKIE, People, read_secret
from tests.server.haste import AS_VARIABLES

COMMAND = [sys.executable, "-c", "from terrae.cli import main; main()", "serve"]
PATIENCE = 120.0  # seconds for a start on a busy machine


class Server:
    """`terrae serve`, its address and what it said."""

    def __init__(self, folder: Path, *arguments: str, command: Sequence[str] = COMMAND) -> None:
        self.folder = folder
        usual = {"PYTHONUNBUFFERED": "1", "XDG_CONFIG_HOME": str(folder / "no-config")}
        environment = {**os.environ, **AS_VARIABLES, **usual}
        self.process = subprocess.Popen(
            [*command, "--port", "0", "--data", str(folder), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.said: list[str] = []
        self.complaints: list[str] = []
        self.ready = threading.Event()
        self.readers = [
            threading.Thread(target=self.read, args=(self.process.stdout, self.said), daemon=True),
            threading.Thread(target=self.read, args=(self.process.stderr, self.complaints), daemon=True),
        ]
        for reader in self.readers:
            reader.start()
        assert self.ready.wait(PATIENCE), self.complaints
        self.urls = next((found for line in self.said if (found := re.findall(r"http://\S+", line))), [])
        assert self.urls, (self.said, self.complaints)
        self.url = self.urls[0]
        self.wait_until_it_answers()

    def read(self, stream: Iterator[str], lines: list[str]) -> None:
        for line in stream:
            lines.append(line.rstrip("\n"))
            if "http://" in line:
                self.ready.set()
        self.ready.set()  # it ended: nothing more to wait for

    def wait_until_it_answers(self) -> None:
        """It listens from its first line on, so that this waits rather than fails."""
        for url in self.urls:
            assert httpx.get(f"{url}/healthz", timeout=PATIENCE).json()["status"] == "ok"

    def client(self, guest: str) -> httpx.AsyncClient:
        """Somebody with a cookie of this server."""
        cookie = People(read_secret(self.folder)).cookie(guest)
        return httpx.AsyncClient(base_url=self.url, cookies={COOKIE: cookie}, timeout=PATIENCE)

    def end(self, how: signal.Signals) -> int:
        """End it, and hear its last words."""
        self.process.send_signal(how)  # nothing happens if it has ended already
        code = self.process.wait(PATIENCE)
        for reader in self.readers:
            reader.join(PATIENCE)
        assert self.process.stdout is not None and self.process.stderr is not None
        self.process.stdout.close()
        self.process.stderr.close()
        return code


@contextmanager
def serving(*arguments: str | Path) -> Iterator[Server]:
    """A server that is gone afterwards, whatever happens: in a folder, or as `kept_in` says where."""
    folder, *more = [word for word in arguments if word != "--data"]
    server = Server(Path(folder), *map(str, more))
    try:
        yield server
    finally:
        server.end(signal.SIGKILL)


class Player:
    """Plays a table against nobody as fast as it can, and remembers what was acknowledged."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.table = ""
        self.acknowledged: dict[int, str] = {}  # the move of each ply the server said it has
        self.uncertain: tuple[int, str] | None = None  # sent, but never answered

    async def begin(self, game: str) -> None:
        seats = [{"kind": "me"}, {"kind": "hot"}]
        auto = {"wait": False, "forced": False}
        answer = await self.client.post("/api/tables", json={"game": game, "seats": seats})
        assert answer.status_code == 201, answer.text
        self.table = answer.json()["table"]
        for seat in (1, 2):
            await self.client.post(f"/api/tables/{self.table}/settings", json={"seat": seat, "auto": auto})

    async def play(self, enough: asyncio.Event) -> None:
        """Play until the server is gone or the game is over."""
        try:
            while not enough.is_set():
                looked = await self.client.get(f"/api/tables/{self.table}", params={"log_after": 10_000})
                assert looked.status_code == 200, looked.text
                position = looked.json()
                if position["over"]:
                    return
                choices = position["ask"]["choices"]
                move = choices[(position["ply"] * 7) % len(choices)]["move"]
                self.uncertain = (position["ply"] + 1, move)
                body = {"ply": position["ply"], "seat": position["ask"]["seat"], "moves": [move]}
                answer = await self.client.post(f"/api/tables/{self.table}/moves", json=body)
                assert answer.status_code == 200, answer.text
                self.acknowledged[position["ply"] + 1] = move
                self.uncertain = None
        except (httpx.TransportError, httpx.StreamError):
            return

    def check(self, log: list[tuple[int, str]]) -> None:
        """Everything acknowledged is in the log, once; what was sent last may be there or not."""
        plies = [ply for ply, _ in log]
        assert plies == list(range(1, len(log) + 1)), "each ply once, none missing"
        kept = dict(log)
        for ply, move in self.acknowledged.items():
            assert kept.get(ply) == move, f"ply {ply} was acknowledged as {move}, but it is {kept.get(ply)}"
