"""The JSON endpoints. Each reads its form, asks the house, and answers; refusals are problems."""

from __future__ import annotations

from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from terrae.bots import bots_for, usual_bot
from terrae.core.game import Game, find_game, games
from terrae.core.messages import known
from terrae.core.record import write
from terrae.core.wording import words
from terrae.server.forms import (
    BranchForm,
    CreateForm,
    Form,
    ImportForm,
    InviteForm,
    JoinForm,
    MeForm,
    MovesForm,
    PlanForm,
    SeatKeeperForm,
    SettingsForm,
    TakebackForm,
    TryForm,
    WhyForm,
)
from terrae.server.house import House
from terrae.server.lobby import LISTS, lobby
from terrae.server.paintings import viewer
from terrae.server.people import COOKIE
from terrae.server.problems import Problem, stale
from terrae.server.table import Table
from terrae.server.tables import table_data
from terrae.server.takebacks import take_back

ORDINARY_BODY = 64 * 1024
IMPORT_BODY = 2 * 1024 * 1024
F = TypeVar("F", bound=Form)
Asked = Request[Any, Any, Any]


# Who asks, and what


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def guest_of(request: Asked) -> str | None:
    return house_of(request).people.guest(request.cookies.get(COOKIE))


def person(request: Asked) -> str:
    """Whoever changes something has been here before, and does it from our own pages."""
    guest = guest_of(request)
    if guest is None:
        raise Problem(401, "no-session", "server.no-session")
    headers = request.headers
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    foreign = site not in (None, "same-origin", "none")
    if site is None and origin is not None:
        foreign = urlsplit(origin).netloc != headers.get("host")
    if foreign:
        raise Problem(403, "foreign-origin", "server.foreign-origin")
    return guest


async def read_form(request: Asked, kind: type[F]) -> F:
    """The body, if it has the shape it should have."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Problem(415, "not-json", "server.not-json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Problem(400, "malformed", "server.malformed", reason=error) from None


def expect_epoch(table: Table, epoch: int | None) -> None:
    """A ply of a page that missed a takeback means another position."""
    if epoch is not None and epoch != table.epoch:
        raise stale(table.ply, table.epoch)


def invite_url(token: str) -> str:
    return f"/join/{token}"


# Titles and lists


def game_data(game: Game) -> dict[str, Any]:
    """A title for the form that sets a table up."""
    about = f"{game.name}.about"
    options = []
    for option in game.options:
        message = option.help(game.name)
        options.append(
            {
                "name": option.name,
                "default": option.default,
                "values": list(option.values),
                "samples": list(option.samples),
                "help": str(message) if known(message.key) else "",
            }
        )
    return {
        "name": game.name,
        "title": game.title,
        "about": words(about) if known(about) else "",
        "fewest": game.fewest,
        "most": game.most,
        "options": options,
        "bots": [{"name": name, "help": bot_help(name)} for name in bots_for(game)],
        "preferred_bot": usual_bot(game),
        "first_game": dict(game.first_game),
    }


def bot_help(name: str) -> str:
    key = f"server.bot.{name}"
    return words(key) if known(key) else ""


@get("/games")
async def list_games() -> list[dict[str, Any]]:
    return [game_data(find_game(name)) for name in games()]


@get("/me")
async def who_am_i(request: Asked) -> dict[str, Any]:
    guest = guest_of(request)
    return {"name": await house_of(request).tables.name_of(guest) if guest else None}


@post("/me", status_code=200)
async def call_me(request: Asked) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, MeForm)
    return {"name": await house_of(request).tables.rename(guest, form.name)}


@get("/tables")
async def list_tables(request: Asked) -> dict[str, Any]:
    """`?mine`, `?open`, `?live`, `?finished`, or several of them; all without any."""
    wanted = [name for name in LISTS if name in request.query_params or name == request.query_params.get("list")]
    return await lobby(house_of(request).database, guest_of(request), wanted or list(LISTS))


# Setting up and sitting down


@post("/tables", status_code=201)
async def create(request: Asked) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, CreateForm)
    table, tokens = await house_of(request).tables.create(guest, form)
    return {**table_data(table), "invites": {seat: invite_url(token) for seat, token in tokens.items()}}


@post("/import", status_code=201, request_max_body_size=IMPORT_BODY)
async def bring(request: Asked) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, ImportForm)
    table, tokens = await house_of(request).tables.bring(guest, form.text, form.name)
    return {**table_data(table), "invites": {seat: invite_url(token) for seat, token in tokens.items()}}


@post("/tables/{table_id:str}/join", status_code=200)
async def join(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, JoinForm)
    tables = house_of(request).tables
    table = await tables.find(table_id)
    return {"seat": await tables.join(guest, table, form), **table_data(table)}


@post("/tables/{table_id:str}/invite", status_code=200)
async def invite(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, InviteForm)
    tables = house_of(request).tables
    token = await tables.invite_again(guest, await tables.find(table_id), form.seat)
    return {"seat": form.seat, "url": invite_url(token)}


@post("/tables/{table_id:str}/keeper", status_code=200)
async def keep_seat(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, SeatKeeperForm)
    tables = house_of(request).tables
    token = await tables.change_keeper(guest, await tables.find(table_id), form)
    return {"seat": form.seat, "url": invite_url(token) if token else None}


@post("/tables/{table_id:str}/settings", status_code=200)
async def set_up_seat(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, SettingsForm)
    tables = house_of(request).tables
    chair = await tables.set_up_seat(guest, await tables.find(table_id), form)
    return {"seat": chair.number, "auto": chair.orders, "confirm": chair.confirm, "name": chair.name}


# Looking


@get("/tables/{table_id:str}")
async def position(
    request: Asked,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    have: FromQuery[str | None] = None,
    log_after: FromQuery[int] = 0,
    scores: FromQuery[bool] = False,
) -> dict[str, Any]:
    house = house_of(request)
    table = await house.tables.find(table_id)
    who = viewer(table, guest_of(request), seat)
    return house.gallery.live(table, who, ply=ply, have=have, log_after=max(0, log_after), scores=scores)


@post("/tables/{table_id:str}/try", status_code=200)
async def try_draft(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, TryForm)
    house = house_of(request)
    table = await house.tables.find(table_id)
    who = viewer(table, guest, form.seat)
    return house.gallery.tried(table, who, form.ply, form.epoch, form.draft, form.have)


@post("/tables/{table_id:str}/plan", status_code=200)
async def try_plan(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, PlanForm)
    house = house_of(request)
    table = await house.tables.find(table_id)
    expect_epoch(table, form.epoch)
    who = viewer(table, guest, form.viewer)
    return house.gallery.planned(table, who, form.ply, form.moves, form.seed, form.seat, form.have)


@get("/tables/{table_id:str}/why")
async def why(
    request: Asked, table_id: FromPath[str], at: FromQuery[str], seat: FromQuery[int], ply: FromQuery[int | None] = None
) -> dict[str, Any]:
    house = house_of(request)
    table = await house.tables.find(table_id)
    table.held(seat, guest_of(request))
    reached = table.ply if ply is None else max(0, ply)
    return {"reasons": house.gallery.reasons(table, seat, reached, [], at)}


@post("/tables/{table_id:str}/why", status_code=200)
async def why_in_draft(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, WhyForm)
    house = house_of(request)
    table = await house.tables.find(table_id)
    table.held(form.seat, guest)
    return {"reasons": house.gallery.reasons(table, form.seat, form.ply, form.draft, form.at)}


@get("/tables/{table_id:str}/game", media_type=MediaType.TEXT)
async def game_file(request: Asked, table_id: FromPath[str]) -> Response[str]:
    table = await house_of(request).tables.find(table_id)
    headers = {"Content-Disposition": f'attachment; filename="{table.game.name}-{table.id}.terrae"'}
    return Response(write(table.match), media_type="text/plain; charset=utf-8", headers=headers)


@get("/tables/{table_id:str}/live")
async def listen(
    request: Asked,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    epoch: FromQuery[int | None] = None,
) -> Stream:
    house = house_of(request)
    table = await house.tables.find(table_id)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    heard = house.live.listen(table, guest_of(request) or "", ply, epoch)
    return Stream(heard, media_type="text/event-stream", headers=headers)


# Playing


@post("/tables/{table_id:str}/moves", status_code=200)
async def play(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, MovesForm)
    tables = house_of(request).tables
    table = await tables.find(table_id)
    reached = await tables.play(guest, table, form.seat, form.ply, form.epoch, form.moves)
    return {"ply": reached, "epoch": table.epoch}


@post("/tables/{table_id:str}/takeback", status_code=200)
async def takeback(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, TakebackForm)
    tables = house_of(request).tables
    return await take_back(tables, guest, await tables.find(table_id), form)


@post("/tables/{table_id:str}/rematch", status_code=201)
async def rematch(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    tables = house_of(request).tables
    return table_data(await tables.rematch(guest, await tables.find(table_id)))


@post("/tables/{table_id:str}/branch", status_code=201)
async def branch(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    guest = person(request)
    form = await read_form(request, BranchForm)
    tables = house_of(request).tables
    table = await tables.find(table_id)
    expect_epoch(table, form.epoch)
    return table_data(await tables.branch(guest, table, form.ply, form.seats))


ROUTER = Router(
    "/api",
    route_handlers=[
        list_games,
        who_am_i,
        call_me,
        list_tables,
        create,
        bring,
        join,
        invite,
        keep_seat,
        set_up_seat,
        position,
        try_draft,
        try_plan,
        why,
        why_in_draft,
        game_file,
        listen,
        play,
        takeback,
        rematch,
        branch,
    ],
    request_max_body_size=ORDINARY_BODY,
    response_headers={"Cache-Control": "no-store"},
)
