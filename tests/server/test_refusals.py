"""Bad input: a clear answer, the right status, and nothing changed."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

from sqlalchemy import update

from terrae.server.people import COOKIE
from terrae.server.rows import now
from terrae.server.store.models import INVITES
from tests.server.world import GAME, opened

JSON = {"content-type": "application/json"}
VERBS = ("moves", "try", "plan", "takeback", "settings", "branch", "join", "invite", "keeper", "why")
MALFORMED = [
    *(
        b"",
        b"{",
        b"[]",
        b"null",
        b'"x"',
        b"\xff\xfe",
        b'{"at": "\xff"}',
        b'{"at": "\xed\xa0\x80"}',
        b'{"ply": "a"}',
        b"[" * 5000,
    ),
    b'{"ply": 1, "seat": 1, "moves": {}}',
    b'{"ply": 1, "seat": 1, "moves": [1]}',
    b'{"ply": -1, "seat": 1, "moves": ["x"]}',
    b'{"ply": 1, "seat": 1, "moves": ["x"], "more": 1}',
    b'{"seat": 1, "auto": {"kinds": [' + b'"x",' * 60 + b'"x"]}}',
]
IMPOSSIBLE: list[dict[str, object]] = [
    {"game": "chess"},
    {"seats": [{"kind": "me"}]},
    {"seats": [{"kind": "me"}] * 5},
    {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]},
    {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "/tmp/evil.py:Bot"}]},
    {"options": {"map": "moon"}},
    {"options": {"mpa": "main"}},
    {"options": {"variant": "planner"}, "seats": [{"kind": "me"}] * 3},
]


def test_unknown_tables_and_pages(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            for path in ("/api/tables/nothing", "/api/tables/nothing/game", "/api/tables/" + "x" * 300):
                answer = await anke.ask(path)
                assert (answer.status_code, answer.json()["type"]) == (404, "no-table")
                assert answer.headers["content-type"].startswith("application/problem+json")
            posted = await anke.send("/api/tables/nothing/moves", {"ply": 0, "seat": 1, "moves": ["x"]})
            assert posted.status_code == 404
            for path in ("/table/nothing", "/nowhere", "/static/nothing.js", "/static/../app.py", "/help/chess"):
                page = await anke.client.get(path, headers={"accept": "text/html"})
                assert page.status_code == 404, path
                assert page.headers["content-type"].startswith("text/html")
                assert "content-security-policy" in page.headers
            wrong = await anke.client.delete("/api/tables")
            assert wrong.status_code == 405 and wrong.json()["type"] == "no-method"

    asyncio.run(scene())


def test_expired_and_foreign_links(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke, bert = world.person(), world.person()
            one, two = await anke.new_table("me", "open"), await anke.new_table("me", "open")
            token = one["invites"]["2"].rpartition("/")[2]
            foreign = await bert.send(f"/api/tables/{two['table']}/join", {"token": token})
            assert (foreign.status_code, foreign.json()["type"]) == (403, "foreign-token")
            made_up = await bert.send(f"/api/tables/{one['table']}/join", {"token": "made up"})
            assert (made_up.status_code, made_up.json()["type"]) == (404, "no-invite")
            async with world.house.database.writing() as connection:
                await connection.execute(update(INVITES).values(expires=now() - timedelta(seconds=1)))
            late = await bert.send(f"/api/tables/{one['table']}/join", {"token": token})
            assert (late.status_code, late.json()["type"]) == (410, "expired")
            page = await bert.client.get(one["invites"]["2"], headers={"accept": "text/html"})
            assert page.status_code == 410 and "expired" in page.text
            for body in ({}, {"token": token, "seat": 2}, {"seat": 9}, {"seat": 0}, {"seat": "two"}):
                answer = await bert.send(f"/api/tables/{one['table']}/join", body)
                assert answer.status_code in (400, 404), body
            assert (await anke.look(one["table"]))["seats"][1]["kind"] == "open"

    asyncio.run(scene())


def test_malformed_bodies(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            before = await anke.look(table)
            for body in MALFORMED:
                for verb in VERBS:
                    answer = await anke.client.post(f"/api/tables/{table}/{verb}", content=body, headers=JSON)
                    assert (answer.status_code, answer.json()["type"]) == (400, "malformed"), (verb, body, answer.text)
                    assert answer.headers["content-type"].startswith("application/problem+json")
            assert await anke.look(table) == before

    asyncio.run(scene())


def test_oversized_bodies(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            large = b'{"ply": 1, "seat": 1, "moves": ["' + b"x" * 70_000 + b'"]}'
            answer = await anke.client.post(f"/api/tables/{table}/moves", content=large, headers=JSON)
            assert (answer.status_code, answer.json()["type"]) == (413, "too-large")
            huge = b'{"text": "' + b"x" * 2_200_000 + b'"}'
            answer = await anke.client.post("/api/import", content=huge, headers=JSON)
            assert (answer.status_code, answer.json()["type"]) == (413, "too-large")
            almost = b'{"text": "' + b"x" * 1_900_000 + b'"}'
            answer = await anke.client.post("/api/import", content=almost, headers=JSON)
            assert (answer.status_code, answer.json()["type"]) == (422, "bad-file")

    asyncio.run(scene())


def test_only_ones_own_pages_may_ask(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "hot"}]}
            refusals = [
                await world.stranger().send("/api/tables", body),
                await anke.send("/api/tables", body, **{"sec-fetch-site": "cross-site"}),
                await anke.send("/api/tables", body, **{"sec-fetch-site": "same-site"}),
                await anke.send("/api/tables", body, origin="http://elsewhere.test"),
                await anke.client.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}),
            ]
            assert [answer.status_code for answer in refusals] == [401, 403, 403, 403, 415]
            forged = [f"{anke.guest}.{'A' * 24}", anke.guest, "x", "", "ä.ö", "." * 500]
            for cookie in forged:
                headers = {b"cookie": f"{COOKIE}={cookie}".encode()}
                answer = await world.stranger().client.post("/api/tables", json=body, headers=headers)
                assert answer.status_code == 401, cookie
            allowed = await anke.send("/api/tables", body, origin="http://terrae.test")
            assert allowed.status_code == 201
            assert len((await anke.get("/api/tables"))["mine"]) == 1, "nothing else was made"

    asyncio.run(scene())


def test_tables_that_cannot_be(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            for change in IMPOSSIBLE:
                body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "hot"}], **change}
                answer = await anke.send("/api/tables", body)
                assert (answer.status_code, answer.json()["type"]) == (422, "bad-table"), (change, answer.text)
            assert (await anke.get("/api/tables"))["mine"] == [], "nothing was made"

    asyncio.run(scene())


def test_an_import_of_nonsense(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            for text in ("", "nonsense", "terrae: 1\n", "terrae: 1\ngame: chess\n", "#\n" * 1000):
                answer = await anke.send("/api/import", {"text": text})
                assert (answer.status_code, answer.json()["type"]) == (422, "bad-file"), text

    asyncio.run(scene())


def test_a_game_that_is_refused_is_not_sent_back(tmp_path: Path) -> None:
    """Whatever is wrong with it, and wherever: what is told is short, and says what is wrong."""

    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "hot"))["table"]
            lines = (await anke.ask(f"/api/tables/{table}/game")).text.split("\n")
            told: set[str] = set()
            for number, line in enumerate(lines):
                for wrong in ("x" * 300_000, line + "x" * 300_000, line.split(":")[0] + ": " + "a b," * 20_000):
                    text = "\n".join([*lines[:number], wrong, *lines[number + 1 :]])
                    answer = await anke.send("/api/import", {"text": text})
                    if answer.status_code != 201:  # seats may be called anything
                        assert answer.status_code == 422 and len(answer.text) < 800, answer.text[:300]
                        told.add(answer.json()["detail"][:40])
            assert len(told) > 8

    asyncio.run(scene())


def test_bad_queries(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as world:
            anke = world.person()
            table = (await anke.new_table("me", "open"))["table"]
            for query in ({"ply": "x"}, {"seat": "x"}, {"ply": "1" * 5000}, {"log_after": "x"}):
                answer = await anke.ask(f"/api/tables/{table}", **query)
                assert (answer.status_code, answer.json()["type"]) == (400, "malformed"), query
            for seat in (2, 7, -1):
                answer = await anke.ask(f"/api/tables/{table}", seat=seat)
                assert answer.status_code == 403

    asyncio.run(scene())
