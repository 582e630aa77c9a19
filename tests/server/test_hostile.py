"""What hostile people write and ask for: names that are markup, answers without end."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from terrae.server.accounts.identity import SESSION_COOKIE
from terrae.server.names import MARK, called
from terrae.server.store.models import TABLES
from tests.server.club import club, register
from tests.server.test_rights import STREAMS, routes
from tests.server.test_talk import BEGUN, play_out
from tests.server.world import GAME, World

SIGN = "q7x"  # by which it is found again
HOSTILE = (
    f"<{SIGN}>'\"{{{{7*7}}}}{{$x}}%s&"  # short enough for a name: a tag, both quotes, a template, a message, a format
)
RAW = re.compile(rf"<{SIGN}|49\b.{{0,3}}%s")  # as markup, or worked out
BEYOND = 3_000  # of whatever an address can hold many times


async def lived_in(world: World) -> dict[str, str]:
    """Everything that people can write somewhere is this."""
    anke, bert = world.person("a" * 24), world.person("b" * 24)
    for person in (anke, bert):
        await person.post("/api/me", {"name": HOSTILE})
    made = await anke.new_table("me", "open", options=BEGUN, public=True, name=HOSTILE)
    table = str(made["table"])
    await bert.join(made["invites"]["2"], table=table, name=HOSTILE)
    await anke.post(f"/api/tables/{table}/settings", {"seat": 1, "name": HOSTILE})
    said = await bert.post(f"/api/tables/{table}/chat", {"text": f"{HOSTILE} @{HOSTILE}"})
    await anke.post(f"/api/tables/{table}/report", {"message": said["id"], "reason": HOSTILE})
    await anke.post(f"/api/tables/{table}/notes", {"text": HOSTILE, "version": 0})
    file = (await anke.ask(f"/api/tables/{table}/game")).text
    await anke.post(
        "/api/import", {"text": re.sub(r"(?m)^seat (\d): .*$", rf"seat \1: {HOSTILE}", file), "name": HOSTILE}
    )
    over = await anke.new_table("me", "hot", options=BEGUN, public=True, name=HOSTILE)
    await play_out(world, over["table"], {1: anke, 2: anke})
    guest = await world.person().new_table("me", "open", name=HOSTILE)
    await register(anke, "Anke-1")
    league = await anke.post("/api/leagues", {"name": HOSTILE, "game": GAME})
    await anke.post("/api/account/tokens", {"label": HOSTILE, "scopes": ["read"]})
    await world.house.accounts.set_role(await world.house.accounts.find("anke-1"), "admin")
    await anke.post("/api/admin/ban", {"whom": bert.guest, "reason": HOSTILE})
    await anke.post("/api/admin/rename", {"table": table, "name": HOSTILE, "reason": HOSTILE})
    token = guest["invites"]["2"].rpartition("/")[2]
    ids = {"table_id": table, "over": over["table"], "token": token, "league_id": league["id"], "name": GAME}
    return {
        **ids,
        "handle": "@Anke-1",
        "sheet": "rules",
        "file": "x",
        "path": "page.css",
        "session": str(anke.client.cookies[SESSION_COOKIE]),
    }


@pytest.mark.parametrize("who", ["stranger", "admin"])
def test_what_people_write_is_text_on_every_page(tmp_path: Path, who: str) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            known = await lived_in(world)
            cookies = {SESSION_COOKIE: known["session"]} if who == "admin" else {}
            client = world.client(cookies)
            shown: list[str] = []
            for route in sorted(routes(world)):
                method, _, path = route.partition(" ")
                if method != "GET" or path.endswith(STREAMS) or path.startswith(("/static", "/pictures", "/schema")):
                    continue
                for table in (known["table_id"], known["over"]):
                    address = re.sub(r"\{(\w+)\}", lambda hole: {**known, "table_id": table}[hole[1]], path)  # noqa: B023
                    answer = await client.get(address, params={"table": table} if path == "/admin" else {})
                    if "html" in answer.headers["content-type"]:
                        check(address, answer.text, shown)
                    elif "json" in answer.headers["content-type"]:
                        check_markup(address, answer.json(), shown)
            wanted = {
                "/",
                "/table/",
                "/league/",
                "/join/",
                "/leagues",
                *(["/admin", "/account"] if who == "admin" else []),
            }
            assert all(any(page.startswith(one) for page in shown) for one in wanted), "it is on all of these"

    asyncio.run(scene())


def check(address: str, page: str, shown: list[str]) -> None:
    """The text of a page, without the data of scripts, in which nothing can end its element."""
    data = "".join(re.findall(r'<script type="application/json"[^>]*>(.*?)</script>', page, re.DOTALL))
    assert "<" not in data, address
    assert not RAW.search(page), (address, RAW.findall(page)[:3])
    if SIGN in page:
        shown.append(address)


def check_markup(address: str, told: Any, shown: list[str]) -> None:
    """Of what a page puts in as it is: painted units, and pieces of an analysis."""
    if isinstance(told, dict):
        for name, value in told.items():
            pieces = (
                value.values() if name == "units" else [value] if name in ("graph", "board", "shown", "line") else []
            )
            for piece in pieces:
                if isinstance(piece, str):
                    assert not RAW.search(piece), (address, name)
            check_markup(address, value, shown)
    elif isinstance(told, list):
        for value in told:
            check_markup(address, value, shown)


@pytest.mark.parametrize("sign", ["bot:nobody", "guide:lesson:x", "guest:", "gone:", "", "player:" + "9" * 190])
def test_nobody_writes_the_signs_of_the_server(tmp_path: Path, sign: str) -> None:
    """What nobody chose is kept as a sign, which begins with a letter that no name has: one that means nothing, as the
    name of a table, had the home page break for everybody."""

    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, written = world.person(), f"{MARK}{sign}"
            made = await anke.new_table("me", "open", public=True, name=written)
            await anke.post("/api/me", {"name": written})
            await anke.post(f"/api/tables/{made['table']}/settings", {"seat": 1, "name": written})
            file = (await anke.ask(f"/api/tables/{made['table']}/game")).text
            await anke.post("/api/import", {"text": file.replace("Open seat", written), "name": written})
            for path in ("/", "/api/tables", f"/table/{made['table']}"):
                assert (await world.stranger().client.get(path)).status_code == 200
            assert MARK not in (await anke.ask(f"/api/tables/{made['table']}")).text
            async with world.house.database.reading() as connection:
                names = (await connection.execute(select(TABLES.c.name))).scalars().all()
            assert len(names) == 2 and not [name for name in names if name.startswith(MARK)]
            assert "nobody" in called(f"{MARK}bot:nobody"), "what is kept already is shown somehow"

    asyncio.run(scene())


def test_no_address_has_an_answer_without_end(tmp_path: Path) -> None:
    """However often something stands in it."""

    async def scene() -> None:
        async with club(tmp_path) as world:
            client = world.stranger().client
            for path in (f"/explore/{GAME}", f"/api/explore/{GAME}", "/", "/login", "/api/tables", f"/ratings/{GAME}"):
                plain = len((await client.get(path)).content)
                for query in ("step=build%20E5&", "with=x{}:y&", "seats=2&", "to=/&"):
                    many = "".join(query.format(number) for number in range(BEYOND))[:60_000]
                    assert len((await client.get(f"{path}?{many}")).content) < 3 * plain + 100_000, (path, query)

    asyncio.run(scene())
