"""The pages of accounts: log in, register, one's own account, and the profile that everybody sees."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Template

from terrae.server.accounts.door_routes import listed_passkeys, origin_of
from terrae.server.accounts.identity import SCOPES, identity_of
from terrae.server.accounts.names import LONGEST, SHORTEST
from terrae.server.accounts.passwords import SHORTEST as SHORTEST_PASSWORD
from terrae.server.accounts.profile import PARTS, record
from terrae.server.accounts.program_routes import listed_tokens
from terrae.server.accounts.robots import bots_of
from terrae.server.accounts.routes import my_account
from terrae.server.api import Asked, house_of, not_too_often
from terrae.server.pages import page
from terrae.server.problems import Problem


def onward(target: str) -> str:
    """Where to go afterwards: a page of ours."""
    ours = target.startswith("/") and not target.startswith(("//", "/\\")) and target.isprintable()
    return target if ours else "/"


@get("/login")
async def log_in_page(request: Asked, to: FromQuery[str] = "/") -> Response[Any]:
    """Log in, or find out how to get an account."""
    if identity_of(request).role is not None:
        return Redirect(onward(to), status_code=303)
    return page(request, "login.html", to=onward(to), mail=house_of(request).mailer.ready)


@get("/register")
async def register_page(request: Asked, to: FromQuery[str] = "/") -> Response[Any]:
    """Become somebody with a name of one's own."""
    if identity_of(request).role is not None:
        return Redirect(onward(to), status_code=303)
    limits = {"shortest": SHORTEST, "longest": LONGEST, "password": SHORTEST_PASSWORD}
    return page(request, "register.html", to=onward(to), limits=limits)


@get("/account")
async def account_page(request: Asked) -> Template:
    """One's own account; a guest sees what is kept about guests."""
    who = identity_of(request)
    account = await house_of(request).accounts.find(who.name) if who.role is not None else None
    shown = await my_account(request, account) if account else None
    house = house_of(request)
    told: dict[str, Any] = {"account": shown, "limits": {"password": SHORTEST_PASSWORD}, "mail": house.mailer.ready}
    if account is not None:
        told["bots"], told["scopes"] = await bots_of(house.accounts, account.guest), SCOPES
        told["tokens"] = await listed_tokens(house, account.guest)
        told["passkeys"] = await listed_passkeys(house, account.guest)
    return page(request, "account.html", **told)


@get("/enter/{token:str}")
async def enter_page(request: Asked, token: FromPath[str]) -> Template:
    """The link of a letter: looking at it uses nothing up."""
    return page(request, "link.html", purpose="enter", token=token)


@get("/mail/{token:str}")
async def prove_page(request: Asked, token: FromPath[str]) -> Template:
    """The link of a letter that proves an address."""
    return page(request, "link.html", purpose="mail-prove", token=token)


@get("/help/programs")
async def programs_page(request: Asked) -> Template:
    """How to write a program that plays; no word of it is about a title."""
    return page(request, "programs.html", scopes=SCOPES, calls=calls_at(origin_of(request)))


def calls_at(origin: str) -> dict[str, str]:
    """The requests of a program that plays, as somebody would type them."""
    curl, sent = 'curl -H "Authorization: Bearer $TOKEN"', '-H "Content-Type: application/json"'
    turn = {"ply": 12, "epoch": 0, "seat": 2, "moves": ["..."], "picture": False}
    return {
        "first": f"TOKEN=terrae_...\n{curl} {origin}/api/me",
        "news": f"{curl} -N {origin}/api/stream\n\nevent: turn\n"
        + "data: "
        + told({"table": "abcd2345", "ply": 12, "epoch": 0, "seats": [2]}),
        "look": f'{curl} "{origin}/api/tables/abcd2345?picture=false&log_after=12"\n\n'
        + told({"ply": 12, "epoch": 0, "ask": {"seat": 2, "choices": [{"moves": ["..."], "label": "..."}]}}),
        "answer": f"{curl} {sent} {origin}/api/tables/abcd2345/moves \\\n  -d '{told(turn)}'",
        "join": f"{curl} {origin}/api/invitations/LINK\n"
        + f"{curl} {sent} {origin}/api/tables/abcd2345/join \\\n  -d '{told({'token': 'LINK'})}'",
    }


def told(data: object) -> str:
    return msgspec.json.encode(data).decode()


@get("/{handle:str}")
async def profile_page(request: Asked, handle: FromPath[str]) -> Response[Any]:
    """`/@name`: what everybody may know about somebody."""
    if not handle.startswith("@"):
        raise Problem(404, "no-page", "server.no-page")
    house = house_of(request)
    account = await house.accounts.find(handle[1:])
    if handle[1:] != account.name:
        return Redirect(f"/@{account.name}", status_code=303)
    owner = await house.accounts.of(account.owner) if account.owner else None
    parts = [
        {"template": part.template, "beside": part.beside, **await part.find(house.database, account.guest)}
        for part in PARTS
    ]
    told = await record(house.database, account.guest)
    return page(request, "profile.html", account=account, owner=owner, record=told, parts=parts)


ROUTER = Router(
    "/",
    route_handlers=[log_in_page, register_page, account_page, enter_page, prove_page, programs_page, profile_page],
    guards=[not_too_often],
    include_in_schema=False,
)
