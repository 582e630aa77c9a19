"""One contract: the description at `/schema`, answers that keep to it, pages that read what is answered and no more."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from terrae.server import answers
from terrae.server.answers import Answer, Position
from tests.server.contract import Contract
from tests.server.test_static import FILES, TEMPLATES
from tests.server.world import opened

FOR_PROGRAMS = {  # what no page reads, but whoever talks to the server without one
    "Ask.kind",  # standing orders name it
    "Lobby.live",
    "Option.samples",
    "Title.preferred_bot",
    "Title.first_game",
    "Health.status",
    "Health.version",
    "Refusal.title",
    "Refusal.ply",
    "Refusal.epoch",
}
FORMLESS = {  # what can be asked for without saying more
    "/api/logout",
    "/api/login/passkey/begin",
    "/api/account/passkeys/begin",
    "/api/account/sessions/end-others",
    "/api/leagues/{league_id}/close",
    "/api/leagues/{league_id}/join",
    "/api/leagues/{league_id}/leave",
    "/api/leagues/{league_id}/start",
    "/api/tables/{table_id}/analysis",
    "/api/tables/{table_id}/rematch",
}


def test_the_description_is_served_and_loads_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            answer = await world.stranger().client.get("/schema")
            assert answer.status_code == 200 and answer.headers["content-type"].startswith("application/json")
            schema = answer.json()
            assert schema["openapi"].startswith("3.1") and "://" not in answer.text
            assert {"Position", "Ask", "MovesForm", "Refusal"} <= set(schema["components"]["schemas"])
            routes = {route.path for route in world.app.routes if route.path.startswith("/api")}
            described = {re.sub(r"\{(\w+)\}", r"{\1:str}", path) for path in schema["paths"]}
            assert routes <= described
            posts = {path: calls["post"] for path, calls in schema["paths"].items() if "post" in calls}
            assert {path for path, call in posts.items() if "requestBody" not in call} == FORMLESS
            calls = [(path, call) for path, some in schema["paths"].items() for call in some.values()]
            assert [path for path, call in calls if not call.get("description") or not call.get("tags")] == []
            parts = schema["components"]["schemas"]
            assert [name for name, part in parts.items() if not part.get("description")] == []
            assert parts["Position"]["properties"]["mine"]["description"] == "my seats", "as the sources say"
            assert parts["SeatForm"]["properties"]["bot"]["description"], "of what may be left out, too"

    asyncio.run(scene())


@pytest.mark.parametrize("wrong", ["ply", "ask", "more"])
def test_the_contract_notices(tmp_path: Path, wrong: str) -> None:
    """The check that every test of the server makes can fail."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            position: dict[str, Any] = await anke.look(table)
            contract: Contract = world.contract
            contract.check("GET", f"/api/tables/{table}", 200, position)
            if wrong == "ply":
                position["ply"] = "5"
            elif wrong == "ask":
                del position["ask"]["choices"][0]["label"]
            else:
                position["more"] = 1
            with pytest.raises(AssertionError, match=wrong if wrong != "ask" else "choices"):
                contract.check("GET", f"/api/tables/{table}", 200, position)

    asyncio.run(scene())


def test_a_turn_is_answered_with_what_a_look_would_say(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot", options={"setup": "first-game"}))["table"]
            for seat in (1, 2):  # nobody answers for them meanwhile
                auto = {"wait": False, "forced": False}
                await anke.post(f"/api/tables/{table}/settings", {"seat": seat, "auto": auto})
            for _ in range(12):
                before = await anke.look(table)
                seat, move = await world.choose(table)
                body = {"ply": before["ply"], "seat": seat, "moves": [move]}
                known = {"have": before["key"], "log_after": before["last"]}
                told = await anke.post(f"/api/tables/{table}/moves", {**body, **known})
                assert told["ply"] > before["ply"] and told == await anke.look(table, **known)

    asyncio.run(scene())


def test_pages_read_every_field_and_no_other() -> None:
    """A field that nobody reads is noise; one that nobody sends is a mistake."""
    pages = [path for path in [*FILES, *TEMPLATES] if path.suffix in (".js", ".html")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in pages)
    read = set(re.findall(r"[.?]\.?([a-z_]+)\b|\['([a-z_]+)'\]|[{,] ([a-z_]+)(?=[:,}]| \})", text))
    names = {name for found in read for name in found if name}
    kinds = [kind for kind in vars(answers).values() if isinstance(kind, type) and issubclass(kind, Answer)]
    fields = {f"{kind.__name__}.{field.name}" for kind in kinds for field in msgspec.structs.fields(kind)}
    assert {field for field in fields if field.partition(".")[2] not in names} <= FOR_PROGRAMS
    assert fields >= FOR_PROGRAMS
    told = {field.name for field in msgspec.structs.fields(Position)}
    for wanted in re.findall(r"(?<![/\w])(?:position|live)\??\.([a-z_]+)\b(?!\()", text):
        assert wanted in told, f"pages read position.{wanted}"
