"""Every route in every role, compared with the table of rights in `rights.toml`.

Requests are such that whoever may do something is refused for what they say (a seat, a name or a password that does
not exist), so that nothing changes while all roles try.
"""

from __future__ import annotations

import asyncio
import re
import tomllib
from pathlib import Path
from typing import Any

import httpx

from terrae.server.accounts.identity import SCOPES, Role
from tests.server.club import club, register
from tests.server.test_programs import program
from tests.server.world import GAME, Person, World

TABLE = Path(__file__).with_name("rights.toml")
STREAMS = ("/live", "/stream")
ABOUT_WORDS = {
    "wrong-password",
    "wrong-log-in",
    "passkey-refused",
    "no-hints",
}  # refusals that are about what was said, not about who asks
NOWHERE = "there is nothing called so"
NUMBER = 9_999
MEANINGLESS = (400, 405, 415, 429, 500, 503)  # answers that prove nothing about rights
MOVE = {"ply": NUMBER, "seat": 0}  # filled in with a seat of whoever asks
GOING = {  # who would be gone afterwards; other tests let them go
    "POST /api/logout": ("guest", "seated", "keeper", "player", "moderator", "admin"),
    "POST /api/tables/{table_id}/resign": ("seated", "keeper", "program to play"),
    "POST /api/account/leave": ("guest", "seated"),  # they have no password that could be wrong
}
BODIES: dict[str, dict[str, Any]] = {  # what is sent, by the end of the address
    "/api/me": {"name": "Somebody"},
    "/api/register": {"name": "!", "password": ""},
    "/api/login": {"name": NOWHERE, "password": ""},
    "/account/leave": {"password": "wrong"},
    "/account/mail": {"mail": "", "password": "wrong"},
    "/account/mail/prove": {"token": "nowhere"},
    "/account/passkeys": {"credential": "{}"},
    "/account/passkeys/remove": {"passkey": "nowhere"},
    "/login/link": {"token": "nowhere"},
    "/login/mail": {"name": NOWHERE},
    "/login/passkey": {"credential": "{}"},
    "/account/name": {"name": "!", "password": "wrong"},
    "/account/password": {"password": "wrong", "new": ""},
    "/account/sessions/end": {"session": "nowhere"},
    "/account/tokens": {"label": "", "scopes": []},
    "/account/tokens/revoke": {"token": "nowhere"},
    "/account/bots": {"name": "!"},
    "/account/bots/remove": {"name": NOWHERE},
    "/admin/ban": {"whom": NOWHERE},
    "/admin/decide": {"report": NUMBER, "hide": True},
    "/admin/end": {"table": "nowhere"},
    "/admin/hide": {"table": "nowhere", "hidden": True},
    "/admin/rename": {"table": "nowhere", "name": "x"},
    "/admin/rollback": {"table": "nowhere", "ply": 1},
    "/admin/seat": {"table": "nowhere", "seat": 9, "kind": "bot"},
    "/admin/unban": {"id": NUMBER},
    "/notices/device": {"endpoint": "nowhere", "key": "k", "auth": "a"},
    "/notices/ways": {"mail": "daily"},
    "/notices/forget": {"endpoint": "nowhere"},
    "/api/tables": {"game": NOWHERE, "seats": []},
    "/api/leagues": {"name": "", "game": NOWHERE},
    "/import": {"text": NOWHERE},
    "/guided": {"guide": NOWHERE},
    "/announce": {"starts": None},
    "/name": {"name": "x"},
    "/ahead": {**MOVE, "draft": []},
    "/branch": {"ply": NUMBER},
    "/chat": {"text": ""},
    "/foresee": {**MOVE, "moves": []},
    "/unforesee": {"seat": 0, "id": "nowhere"},
    "/grade": {"seat": 0},
    "/hint": {"seat": 0},
    "/invite": {"seat": 9},
    "/join": {"seat": 9},
    "/keeper": {"seat": 0, "kind": "bot", "bot": NOWHERE},
    "/motion": {"action": "agree"},
    "/moves": {**MOVE, "moves": [NOWHERE]},
    "/mute": {"message": NUMBER, "muted": True},
    "/notes": {"text": "", "version": NUMBER},
    "/plan": {"ply": NUMBER},
    "/release": {"seat": 9},
    "/report": {"message": NUMBER},
    "/resign": {"seat": 0},
    "/settings": {"seat": 0},
    "/takeback": {"action": "agree"},
    "/time": {"seat": 9},
    "/try": MOVE,
    "/vacation": {"days": 0},
    "/why": {**MOVE, "at": NOWHERE},
}


def written() -> dict[str, tuple[frozenset[str], str]]:
    """Of each route: who gets in, and the scope by which programs do."""
    rights = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    who = rights.pop("who")
    return {route: (frozenset(who[name]), scope) for scope, some in rights.items() for route, name in some.items()}


def routes(world: World) -> set[str]:
    """Everything the server answers to."""
    found = {
        f"{method} {re.sub(r':(str|path)', '', route.path)}"
        for route in world.app.routes
        for method in route.methods
        if method not in ("OPTIONS", "HEAD")
    }
    return {route.rstrip("/") if route != "GET /" else route for route in found}


def body_for(path: str, seat: int) -> dict[str, Any]:
    ending = max((end for end in BODIES if path.endswith(end)), key=len, default=None)
    body = BODIES[ending] if ending else {}
    return {**body, "seat": seat} if body.get("seat") == 0 else body


async def ask(person: Person, method: str, path: str, seat: int) -> httpx.Response:
    """One request; whoever sits nowhere speaks of the first seat."""
    if not person.guest:
        person.client.cookies.clear()  # a page has made a guest of a stranger, or of a program
    if method == "GET":
        return await person.client.get(path, params={"number": 1} if path.endswith("/costly") else {})
    return await person.client.post(path, json=body_for(path, seat))


def refused(answer: httpx.Response) -> bool:
    """Was somebody not let in because of who they are?"""
    about_words = answer.status_code == 403 and answer.json()["type"] in ABOUT_WORDS
    return answer.status_code in (401, 403) and not about_words


class Cast:
    """People in all roles around one table, and the keeper's programs."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.people: dict[str, Person] = {"stranger": world.stranger()}
        self.programs: dict[str, Person] = {}
        self.paths: dict[str, str] = {}

    async def gather(self) -> None:
        world = self.world
        roles: list[Role] = ["player", "moderator", "admin"]
        for role in ("guest", "seated", "keeper", *roles):
            self.people[role] = world.person()
            if role in ("keeper", *roles):
                await register(self.people[role], role.capitalize() + "-1")
        for role in roles:
            await world.house.accounts.set_role(await world.house.accounts.find(f"{role}-1"), role)
        keeper = self.people["keeper"]
        made = await keeper.new_table("me", "open", "open", public=True)
        await self.people["seated"].join(made["invites"]["2"], table=made["table"])
        for scope in SCOPES:
            self.programs[scope] = await program(world, keeper, scope)
        token = made["invites"]["3"].rpartition("/")[2]
        self.paths = {"table_id": made["table"], "token": token, "name": GAME, "handle": "@Player-1"}

    def path(self, route: str) -> str:
        """The address of a route, with things that exist."""
        path = route.partition(" ")[2]
        known = {**self.paths, "sheet": "rules", "file": "x", "league_id": "nowhere", "path": "page.css"}
        if path.startswith("/api/profiles"):
            known["name"] = "player-1"
        return re.sub(r"\{(\w+)\}", lambda hole: known[hole[1]], path)


def test_every_route_in_every_role(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            rights = written()
            assert routes(world) == set(rights), "each route stands in rights.toml, and no other"
            cast = Cast(world)
            await cast.gather()
            wrong: list[str] = []

            async def compare(who: str, person: Person, route: str, allowed: bool) -> None:
                if who in GOING.get(route, ()):
                    return
                seat = {"seated": 2}.get(who, 1)
                answer = await ask(person, route.partition(" ")[0], cast.path(route), seat)
                if refused(answer) == allowed or answer.status_code in MEANINGLESS:
                    wrong.append(f"{who}: {route} -> {answer.status_code} {answer.text[:90]}")

            for route, (allowed, scope) in rights.items():
                if route.endswith(STREAMS):  # such an answer has no end while the house is open
                    world.house.live.closing.set()
                for who, person in cast.people.items():
                    await compare(who, person, route, who in allowed)
                for own, robot in cast.programs.items():
                    inside = scope == "pages" or (own == scope and "keeper" in allowed)
                    await compare(f"program to {own}", robot, route, inside)
                world.house.live.closing.clear()
            assert not wrong, "\n".join(wrong)

    asyncio.run(scene())


def test_every_endpoint_says_which_scope_it_needs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with club(tmp_path) as world:
            schema = world.app.openapi_schema.to_schema()
            for route, (_, scope) in written().items():
                method, path = route.split()
                if path.startswith("/api"):
                    ways = schema["paths"][path][method.lower()]["security"]
                    assert ways == [{"browser": []}, *([{"token": [scope]}] if scope != "own" else [])], route

    asyncio.run(scene())
