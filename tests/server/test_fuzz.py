"""The whole API with requests that nobody thought of, without and with a log-in: no answer is a mistake of ours, and
none is other than `/schema` says."""

from __future__ import annotations

import asyncio
import itertools
import random
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.scale import FULL, scaled
from tests.server.club import club, register
from tests.server.test_programs import program
from tests.server.test_rights import STREAMS
from tests.server.test_rights import routes as routes_of
from tests.server.world import GAME, Person, World

HEADED = scaled("requests with strange headers", 400, 10_000)
ADDRESSED = scaled("requests with strange addresses", 300, 10_000)
TRIES = scaled("requests for each endpoint, of each kind and role", 1, 25)
LEAVING = ("/api/logout", "/api/account/leave", "/api/account/sessions/end-others")  # tried last
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
FITTING, ANY = [GenerationMode.POSITIVE], [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
SENT = {"method": "method", "url": "url", "params": "params", "json": "json", "data": "content", "headers": "headers"}
QUICKLY = settings(
    max_examples=TRIES,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Fuzz:
    """Requests of one person to all endpoints; they are made up here, and answered in the loop of the server."""

    def __init__(self, world: World, person: Person, known: dict[str, str], loop: asyncio.AbstractEventLoop) -> None:
        self.world = world
        self.person = person
        self.known = known
        self.loop = loop
        self.modes = ANY if FULL or person.guest else FITTING  # who is not let in is asked for no more than that
        self.turn = itertools.count()

    def everything(self) -> None:
        schema = schemathesis.openapi.from_dict(self.world.app.openapi_schema.to_schema())
        operations: list[Any] = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
        found = sorted(operations, key=lambda one: one.path in LEAVING)
        assert len(found) > 60
        for operation in found:
            for mode in self.modes:
                if mode is GenerationMode.POSITIVE or operation.body:
                    self.attempt(operation, mode)

    def attempt(self, operation: Any, mode: GenerationMode) -> None:
        """Some requests to one endpoint: such as fit its description, or such as do not."""

        @seed(f"{operation.label} {mode.name}")
        @QUICKLY
        @given(case=operation.as_strategy(generation_mode=mode))
        def sent(case: Any) -> None:
            if next(self.turn) % 2:  # half of them are about things that exist
                case.path_parameters.update({name: self.known.get(name, name) for name in case.path_parameters})
            wanted = case.as_transport_kwargs(base_url="http://terrae.test", headers=dict(self.person.client.headers))
            request = {ours: wanted[theirs] for theirs, ours in SENT.items() if wanted.get(theirs) is not None}
            answer = asyncio.run_coroutine_threadsafe(self.answered(request), self.loop).result()
            if answer is not None:
                case.validate_response(answer, checks=CHECKS)

        sent()

    async def answered(self, request: dict[str, Any]) -> httpx.Response | None:
        client, closing = self.person.client, self.world.house.live.closing
        try:
            made = client.build_request(**request)
        except (httpx.InvalidURL, UnicodeEncodeError):
            return None  # nothing that could travel
        if not self.person.guest:
            client.cookies.clear()  # a stranger, or a program
        if made.url.path.endswith(STREAMS):
            closing.set()  # else the answer has no end
        answer = await client.send(made)
        closing.clear()
        return answer


@pytest.mark.parametrize(
    "who", ["program", "stranger", "account", "admin"][: scaled("who sends strange requests", 3, 4)]
)
def test_nothing_breaks_and_nothing_is_undescribed(tmp_path: Path, who: str) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            guest = world.person()
            made = await guest.new_table("me", "open", "open", public=True)
            known = {"table_id": made["table"], "token": made["invites"]["2"].rpartition("/")[2], "name": GAME}
            if who != "stranger":
                await register(guest)
            if who == "admin":
                await world.house.accounts.set_role(await world.house.accounts.find("anke"), "admin")
            person = world.stranger() if who == "stranger" else guest
            if who == "program":
                person = await program(world, guest)
            loop = asyncio.get_running_loop()
            with ThreadPoolExecutor(1) as thread:
                await loop.run_in_executor(thread, Fuzz(world, person, known, loop).everything)

    asyncio.run(scene())


# What the server reads of headers, as somebody honest would send it.
HEADERS = {
    "accept": "text/html,application/json;q=0.9,*/*;q=0.8",
    "accept-encoding": "gzip, br;q=1.0, *;q=0",
    "accept-language": "de-CH,de;q=0.9,en;q=0.7,*;q=0.5",
    "authorization": "Bearer terrae_0123456789abcdef0123456789abcdef",
    "content-type": "application/json; charset=utf-8",
    "host": "terrae.test:8707",
    "if-modified-since": "Wed, 18 Nov 2026 08:00:00 GMT",
    "if-none-match": 'W/"0123456789abcdef"',
    "last-event-id": "17",
    "origin": "http://terrae.test:8707",
    "range": "bytes=0-99",
    "sec-fetch-site": "same-origin",
    "traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    "x-forwarded-for": "203.0.113.7, 2001:db8::7",
}
PATHS = ["/", "/api/me", "/api/tables?mine", "/static/table.js", "/table/{table}", "/api/tables/{table}", "/nowhere"]
STRANGE = [
    b"",
    b"\x00",
    b"\xff",
    b"\xc3",
    "\u202e".encode(),
    b"[",
    b"%00",
    b";",
    b",",
    b'"',
    b"=",
    b"-",
    b"9" * 40,
    b"a" * 9000,
]


def changed(luck: random.Random, value: bytes) -> bytes:
    """Something cut away, put in, or said many times."""
    for _ in range(luck.randint(1, 3)):
        start, end = sorted(luck.randint(0, len(value)) for _ in range(2))
        part = luck.choice([luck.choice(STRANGE), luck.randbytes(3), value[start:end] * luck.randint(2, 40)])
        value = value[:start] + part + value[end if luck.random() < 0.5 else start :]
    return value.replace(b"\r", b"").replace(b"\n", b"")


def test_no_header_breaks_anything(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path, proxies=1) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", public=True))["table"]
            cookie = "; ".join(f"{name}={value}" for name, value in anke.client.cookies.items())
            statuses = set()
            for number in range(HEADED):
                luck = random.Random(number)
                sent = {name: value.encode() for name, value in HEADERS.items() if luck.random() < 0.3}
                sent["cookie"] = cookie.encode()
                name = luck.choice(["cookie", *HEADERS])
                sent[name] = changed(luck, {**HEADERS, "cookie": cookie}[name].encode())
                path = luck.choice(PATHS).format(table=table)
                posted = luck.random() < 0.3 and path.startswith("/api/tables/")
                body = changed(luck, b'{"seat": 1, "auto": {"wait": false}}') if posted else b""
                async with httpx.AsyncClient(transport=anke.client._transport, base_url="http://terrae.test") as client:
                    method, path = ("POST", f"{path}/settings") if posted else ("GET", path)
                    answer = await client.request(
                        method, path, headers=[(key.encode(), value) for key, value in sent.items()], content=body
                    )
                assert answer.status_code < 500, (number, method, path, name, sent[name][:200], answer.text[:300])
                statuses.add(answer.status_code)
            assert statuses > {200, 400, 401, 404}, "some got in, and some did not"

    asyncio.run(scene())


def test_no_address_breaks_anything(tmp_path: Path) -> None:
    """Those of all routes, with something cut away or put in, in the path or behind it."""

    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", public=True))["table"]
            known = {"table_id": table, "name": GAME, "handle": "@anke", "path": "board+table.css", "file": "x.svg"}
            routes = sorted(path.removeprefix("GET ") for path in routes_of(world) if path.startswith("GET "))
            paths = [re.sub(r"\{(\w+)\}", lambda hole: known.get(hole[1], "x"), path) for path in routes]
            statuses = set()
            for number in range(ADDRESSED):
                luck = random.Random(number)
                path = luck.choice([one for one in paths if not one.endswith(STREAMS)])
                asked = f"{path}?{luck.choice(('ply', 'seat', 'after', 'step', 'to', 'beside', 'with', 'number'))}=1"
                strange = quote(changed(luck, asked.encode()), safe="/?&=%+@.-_~")[:8000]
                if strange.partition("?")[0].endswith(STREAMS):
                    continue
                try:
                    answer = await anke.client.get(f"/{strange.lstrip('/')}")
                except httpx.InvalidURL:
                    continue  # nothing that could travel
                assert answer.status_code < 500, (number, strange[:200], answer.text[:300])
                statuses.add(answer.status_code)
            assert statuses > {200, 400, 404}

    asyncio.run(scene())
