"""Programs: tokens that are for some things only, bots of people, and the stream that says whose turn it is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Request
from sqlalchemy import select

from terrae.server import live
from terrae.server.accounts import tokens
from terrae.server.accounts.identity import PREFIX, SCOPES, Identity
from terrae.server.accounts.stream import news
from terrae.server.api import Asked
from terrae.server.live import Caller
from terrae.server.people import COOKIE
from terrae.server.rows import now
from terrae.server.store.accounts import TOKENS
from tests.server.club import PASSWORD, club, register
from tests.server.world import GAME, Person, World


async def program(world: World, owner: Person, *scopes: str, **more: Any) -> Person:
    """A program that has a token, and nothing else."""
    made = await owner.post("/api/account/tokens", {"label": "a program", "scopes": list(scopes or SCOPES), **more})
    spoken = world.stranger()
    spoken.client.headers["authorization"] = f"Bearer {made['secret']}"
    return spoken


def test_a_token_speaks_for_its_owner_until_it_is_revoked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert = world.person(), world.person()
            await register(anke)
            await register(bert, "Bert")
            robot = await program(world, anke)
            made = await robot.new_table("me", "hot", options={"setup": "first-game", "first": "1"})
            table = made["table"]  # without cookie or origin
            seen = await robot.get(f"/api/tables/{table}", picture="false")
            assert seen["units"] == {} and seen["ask"]["choices"], "a program needs no picture"
            turn = {"ply": 0, "seat": 1, "moves": seen["ask"]["choices"][0]["moves"]}
            after = await robot.post(f"/api/tables/{table}/moves", {**turn, "picture": False})
            assert after["units"] == {} and after["ply"] == 1
            assert (await robot.look(table))["units"]
            assert (await anke.look(table))["mine"] == (await robot.look(table))["mine"] == [1, 2]
            (listed,) = (await anke.ask("/api/account/tokens")).json()
            assert listed["label"] == "a program" and listed["used"] and listed["scopes"] == list(SCOPES)
            secret = robot.client.headers["authorization"].partition(" ")[2]
            async with world.house.database.reading() as connection:
                kept = (await connection.execute(select(TOKENS))).one()
            assert secret.startswith(PREFIX) and secret not in str(kept)
            foreign = await bert.send("/api/account/tokens/revoke", {"token": listed["token"]})
            assert foreign.status_code == 404
            await anke.post("/api/account/tokens/revoke", {"token": listed["token"]})
            assert (await robot.ask(f"/api/tables/{table}")).status_code == 401
            assert (await anke.ask("/api/account/tokens")).json() == []

    asyncio.run(scene())


def test_a_token_is_for_some_things_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            await register(anke)
            await world.house.accounts.set_role(await world.house.accounts.find("Anke"), "admin")
            made = await anke.new_table("me", "open")
            body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
            calls: dict[str, Callable[[Person], Awaitable[httpx.Response]]] = {
                "read": lambda who: who.ask(f"/api/tables/{made['table']}"),
                "play": lambda who: who.send(f"/api/tables/{made['table']}/settings", {"seat": 1}),
                "create": lambda who: who.send("/api/tables", body),
                "talk": lambda who: who.send(f"/api/tables/{made['table']}/notes", {"text": "x", "version": 0}),
            }
            assert set(calls) == set(SCOPES)
            for scope in SCOPES:
                robot = await program(world, anke, scope)
                for name, call in calls.items():
                    answer = await call(robot)
                    refused = answer.status_code == 403 and answer.json()["type"] == "token-scope"
                    assert refused == (name != scope), (scope, name, answer.text)
                assert (await robot.ask("/api/account")).json()["type"] == "not-by-token"
                assert (await robot.send("/api/logout")).status_code == 403
            found = await world.house.tokens.who(robot.client.headers["authorization"].partition(" ")[2])
            assert isinstance(found, Identity) and found.role == "player", "an admin's program is a player"
            page = await robot.client.get("/account")
            assert "You are a guest" in page.text, "pages know no tokens"

    asyncio.run(scene())


@pytest.mark.parametrize(
    "header", ["Bearer ", "Bearer x", f"Bearer {PREFIX}x", f"Bearer {PREFIX}ä", "bearer " + "x" * 999, f"{PREFIX}x"]
)
def test_a_wrong_token_is_refused_even_beside_a_cookie(tmp_path: Path, header: str) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            answer = await world.person().client.get("/api/me", headers={b"authorization": header.encode()})
            assert (answer.status_code, answer.json()["type"]) == (401, "bad-token")

    asyncio.run(scene())


def test_tokens_expire_and_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke = world.person()
            await register(anke)
            robot = await program(world, anke, days=7)
            assert (await robot.ask("/api/me")).status_code == 200
            none = await anke.send("/api/account/tokens", {"label": "x", "scopes": []})
            assert (none.status_code, none.json()["field"]) == (422, "scopes")
            monkeypatch.setattr(tokens, "MOST", 1)
            more = await anke.send("/api/account/tokens", {"label": "x", "scopes": ["read"]})
            assert more.status_code == 409
            later = now() + timedelta(days=8)
            monkeypatch.setattr(tokens, "now", lambda: later)
            world.house.accounts.forget()
            assert (await robot.ask("/api/me")).status_code == 401

    asyncio.run(scene())


def test_a_bot_of_somebody_sits_down_where_it_is_invited(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert = world.person(), world.person()
            await register(anke)
            await anke.post("/api/account/bots", {"name": "Robo"})
            taken = await bert.send("/api/register", {"name": "R0bo", "password": PASSWORD})
            assert taken.status_code == 409, "it looks just like that"
            await register(bert, "Bert")
            robot = await program(world, anke, bot="robo")
            made = await bert.new_table("me", "open", public=True)
            table = made["table"]
            uninvited = await robot.send(f"/api/tables/{table}/join", {"seat": 2})
            assert (uninvited.status_code, uninvited.json()["type"]) == (403, "by-invitation")
            await robot.join(made["invites"]["2"], table=table, name="A person")
            await robot.post(f"/api/tables/{table}/settings", {"seat": 2, "name": "A person"})
            assert [seat["name"] for seat in (await bert.look(table))["seats"]][1] == "Robo (bot)"
            assert "a bot of Anke" in (await bert.ask("/@Robo")).text
            assert (await bert.send("/api/account/bots/remove", {"name": "Robo"})).status_code == 404
            assert (
                await bert.send("/api/account/tokens", {"label": "", "scopes": ["read"], "bot": "Robo"})
            ).status_code == 404
            login = await world.person().send("/api/login", {"name": "Robo", "password": ""})
            assert login.status_code == 403, "a bot has no password"
            await anke.post("/api/account/bots/remove", {"name": "Robo"})
            assert (await robot.ask("/api/me")).status_code == 401
            assert [seat["kind"] for seat in (await bert.look(table))["seats"]] == ["person", "bot"]

    asyncio.run(scene())


def test_nobody_is_called_like_an_account(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, eve = world.person(), world.person()
            await register(anke)
            made = await anke.new_table("me", "open", "open")
            table, token = made["table"], made["invites"]["2"].rpartition("/")[2]
            for path, body in (
                ("/api/me", {"name": "anke"}),
                (f"/api/tables/{table}/join", {"token": token, "name": "Аnke"}),
            ):
                assert (await eve.send(path, body)).json()["type"] == "name-taken"
            assert (await anke.send("/api/me", {"name": "Other"})).status_code == 409
            await anke.join(made["invites"]["3"], table=table, name="Other")
            assert [seat["name"] for seat in (await anke.look(table))["seats"]][2] == "Anke"

    asyncio.run(scene())


class Stream:
    """What somebody hears; the application's own client waits for the end of an answer, which never comes."""

    def __init__(self, world: World, person: Person) -> None:
        headers = [(key.lower().encode(), value.encode()) for key, value in person.client.headers.items()]
        if COOKIE in person.client.cookies:
            headers.append((b"cookie", f"{COOKIE}={person.client.cookies[COOKIE]}".encode()))
        scope: Any = {"type": "http", "method": "GET", "path": "/api/stream", "headers": headers, "query_string": b""}
        scope |= {"app": world.app, "litestar_app": world.app, "state": {}, "scheme": "http", "server": ("test", 80)}
        request: Asked = Request(scope)
        self.notes = news(world.house, request, Caller(person.guest, "somewhere"))

    async def next(self) -> tuple[str, Any]:
        async with asyncio.timeout(60):
            async for note in self.notes:
                lines = note.decode().splitlines()
                if lines[0].startswith("event: "):
                    return lines[0][7:], json.loads(lines[1][6:])
        return "end", None


def test_the_stream_tells_of_turns_at_all_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            anke, bert = world.person(), world.person()
            made = [await anke.new_table("me", "open", options={"setup": "first-game", "first": "1"}) for _ in "12"]
            first, second = (one["table"] for one in made)
            heard = Stream(world, bert)
            async with aclosing(heard.notes):
                coming = asyncio.ensure_future(heard.next())
                await asyncio.sleep(0)
                while not world.house.live.ears:
                    await asyncio.sleep(0.001)
                await bert.join(made[0]["invites"]["2"], table=first)
                assert await coming == ("table", {"table": first, "ply": 0, "epoch": 0, "seats": []})
                await bert.join(made[1]["invites"]["2"], table=second)
                assert (await heard.next())[1]["table"] == second
                position = await anke.look(second)
                await anke.play(second, position, position["ask"]["choices"][0]["move"])
                name, told = await heard.next()
                assert (name, told["table"], told["seats"]) == ("turn", second, [2])
            late = Stream(world, bert)
            async with aclosing(late.notes):
                assert (await late.next())[1]["table"] == second, "what waits is told at once"
                monkeypatch.setattr(live, "KEEP_ALIVE", 0.01)
                await register(bert, "Bert")  # the guest's cookie is worth nothing any more
                last = [await late.next() for _ in range(6)]  # tables may say before that Bert has a name there now
                assert last[-1] == ("end", None)
            assert not world.house.live.ears and not world.house.live.streams.census.here.all

    asyncio.run(scene())
