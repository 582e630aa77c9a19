"""A server without a network for tests: people with cookies of their own talk to the application directly."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from tools.postgres import Cluster

from terrae.bots import ask_bot, find_bot
from terrae.core.record import read
from terrae.server.app import create_app
from terrae.server.forms import MovesForm
from terrae.server.house import House
from terrae.server.people import COOKIE
from terrae.server.settings import STORE, Settings
from terrae.server.store.database import Database
from tests.server import postgres
from tests.server.contract import Contract
from tests.server.haste import NO_QUOTAS

GAME = "terra-nova"
PATIENCE = 60.0  # seconds after which something that must happen counts as never happening
Answer = dict[str, Any]
DESCRIBED: list[Contract] = []
IDLE: defaultdict[tuple[str, bool, bool, bool], list[Litestar]] = defaultdict(list)  # by what is not in the house
CLUSTERS: dict[Path, Cluster] = {}  # folders of tests that run on PostgreSQL
LENT: dict[Path, str] = {}  # their databases
EMPTY: list[bytes] = []  # the file of a database in which nothing happened yet


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.01)


class Person:
    """Somebody with a browser."""

    def __init__(self, client: httpx.AsyncClient, guest: str, contract: Contract) -> None:
        self.client = client
        self.guest = guest
        self.contract = contract

    async def ask(self, path: str, **query: Any) -> httpx.Response:
        return self.checked("GET", await self.client.get(path, params=query))

    async def send(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.checked("POST", await self.client.post(path, json={} if body is None else body, headers=headers))

    def checked(self, method: str, answer: httpx.Response) -> httpx.Response:
        """What is answered in JSON must be as it is described."""
        path = answer.url.path
        if path.startswith("/api/") and "json" in answer.headers.get("content-type", ""):
            self.contract.check(method, path, answer.status_code, answer.json())
        return answer

    async def get(self, path: str, **query: Any) -> Answer:
        """What is there; it must be there."""
        answer = await self.ask(path, **query)
        assert answer.status_code == 200, answer.text
        found: Answer = answer.json()
        return found

    async def post(self, path: str, body: Any = None) -> Answer:
        """Do something; it must work."""
        answer = await self.send(path, body)
        assert answer.status_code in (200, 201), answer.text
        done: Answer = answer.json()
        return done

    async def new_table(self, *kinds: str, **more: Any) -> Answer:
        """A table with these seats: me, hot, open, or the name of a bot."""
        seats = [{"kind": kind} if kind in ("me", "hot", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        return await self.post("/api/tables", {"game": GAME, "seats": seats, **more})

    async def join(self, invite: str, *, table: str, **more: Any) -> Answer:
        """Sit down by a link."""
        token = invite.rpartition("/")[2]
        return await self.post(f"/api/tables/{table}/join", {"token": token, **more})

    async def look(self, table: str, **query: Any) -> Answer:
        return await self.get(f"/api/tables/{table}", **query)

    async def play(self, table: str, position: Answer, *moves: str, seat: int | None = None) -> Answer:
        body = {"ply": position["ply"], "seat": seat or position["seat"], "moves": list(moves)}
        return await self.post(f"/api/tables/{table}/moves", body)


class World:
    """A server and the people who use it."""

    def __init__(self, app: Any, house: House) -> None:
        self.app = app
        self.house = house
        if not DESCRIBED:  # the same for every server
            DESCRIBED.append(Contract(app.openapi_schema.to_schema()))
        self.contract = DESCRIBED[0]
        self.clients: list[httpx.AsyncClient] = []

    def person(self, guest: str | None = None) -> Person:
        guest = guest or self.house.people.newcomer()
        return Person(self.client({COOKIE: self.house.people.cookie(guest)}), guest, self.contract)

    def stranger(self) -> Person:
        """Somebody without a cookie."""
        return Person(self.client({}), "", self.contract)

    def client(self, cookies: dict[str, str]) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        client = httpx.AsyncClient(transport=transport, base_url="http://terrae.test", cookies=cookies)
        self.clients.append(client)
        return client

    async def choose(self, table: str, seed: object = 0) -> tuple[int, str]:
        """Some seat that must decide (from 1) and a sensible legal move of it."""
        match = (await self.house.tables.find(table)).match
        seat = match.seats_to_move[0]
        bot = find_bot("random", match.game)(f"{seed}/{match.ply}")
        return seat + 1, ask_bot(bot, match.state, seat).text

    async def play_on(self, table: str, people: dict[int, Person], until_ply: int | None = None) -> None:
        """People play sensible moves until a ply, or to the end."""
        while True:
            found = await self.house.tables.find(table)
            if found.owed_seat(found.match) is not None:
                await asyncio.sleep(0.005)
                continue
            if found.match.over or (until_ply is not None and found.ply >= until_ply):
                return
            seat, move = await self.choose(table)
            turn = MovesForm(ply=found.ply, epoch=found.epoch, seat=seat, moves=[move])
            await self.house.tables.play(people[seat].guest, found, turn)


@asynccontextmanager
async def opened(folder: Path, **values: Any) -> AsyncIterator[World]:
    """A running server on a data folder."""
    settings = Settings(data=folder, **{**NO_QUOTAS, "database": await database_of(folder), **values})
    await furnish(settings)
    house = House(settings)
    seeds = itertools.count()
    house.tables.draw_seed = lambda: f"seed {next(seeds)}"
    with lent(settings, house) as app:
        async with app.lifespan():
            world = World(app, house)
            try:
                yield world
            finally:
                for client in world.clients:
                    await client.aclose()


@contextmanager
def on_postgresql(folder: Path, cluster: Cluster) -> Iterator[None]:
    """Servers in this folder, and in folders inside, keep what they keep in databases of their own."""
    CLUSTERS[folder] = cluster
    yield
    del CLUSTERS[folder]
    for place in [place for place in LENT if place.is_relative_to(folder)]:
        postgres.give_back(LENT.pop(place))


async def database_of(folder: Path) -> str:
    """The database of a folder, the same one each time; nothing for the usual one, which is a file in it."""
    cluster = next((CLUSTERS[place] for place in (folder, *folder.parents) if place in CLUSTERS), None)
    if cluster is None:
        return ""
    if folder not in LENT:
        LENT[folder] = await postgres.lend(cluster)
    return LENT[folder]


async def kept_in(folder: Path) -> list[str]:
    """How a command is told where a server of these tests keeps what it keeps."""
    database = await database_of(folder)
    return ["--data", str(folder), *(["--database", database] if database else [])]


@contextmanager
def lent(settings: Settings, house: House) -> Iterator[Litestar]:
    """An application that nobody uses, with this house in it: building one takes longer than most tests."""
    idle = IDLE[settings.hosts, settings.secure, bool(settings.metrics), settings.telemetry]
    app = idle.pop() if idle else create_app(settings, house)
    app.state.house = house
    yield app
    idle.append(app)


async def furnish(settings: Settings) -> None:
    """An empty database where there is none yet: all migrations run once, and the others get a copy of the file."""
    target = settings.data / STORE
    if settings.database or target.exists():
        return
    if not EMPTY:
        with tempfile.TemporaryDirectory() as folder:
            first = Settings(data=Path(folder))
            database = Database(first.url)
            await database.upgrade()
            await database.close()
            EMPTY.append((first.data / STORE).read_bytes())
    settings.data.mkdir(parents=True, exist_ok=True)
    target.write_bytes(EMPTY[0])


def settled(file: str) -> int:
    """How many moves a game file has; it must be a sound one."""
    return read(file).match().ply
