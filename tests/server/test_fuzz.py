"""The whole API with requests that nobody thought of, without and with a log-in: no answer is a mistake of ours, and
none is other than `/schema` says."""

from __future__ import annotations

import asyncio
import itertools
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

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
from tests.server.world import GAME, Person, World

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


@pytest.mark.sqlite
@pytest.mark.parametrize("who", ["program", "stranger", "account"][: scaled("who sends strange requests", 2, 3)])
def test_nothing_breaks_and_nothing_is_undescribed(tmp_path: Path, who: str) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            guest = world.person()
            made = await guest.new_table("me", "open", "open", public=True)
            known = {"table_id": made["table"], "token": made["invites"]["2"].rpartition("/")[2], "name": GAME}
            if who in ("account", "program"):
                await register(guest)
            person = world.stranger() if who == "stranger" else guest
            if who == "program":
                person = await program(world, guest)
            loop = asyncio.get_running_loop()
            with ThreadPoolExecutor(1) as thread:
                await loop.run_in_executor(thread, Fuzz(world, person, known, loop).everything)

    asyncio.run(scene())
