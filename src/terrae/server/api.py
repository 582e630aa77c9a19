"""The JSON endpoints. Each reads its form, asks the house, and answers; refusals are problems."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from functools import partial
from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import SecurityRequirement
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from terrae.core.game import games
from terrae.core.record import write
from terrae.server import studies
from terrae.server.accounts.identity import Scope, identity_of
from terrae.server.answers import (
    Advice,
    Ahead,
    Grade,
    Invitation,
    Lobby,
    Me,
    NewTable,
    Position,
    Reasons,
    Refusal,
    Seated,
    SeatSettings,
    Shown,
    StudyAnswer,
    TableLink,
    TakebackAnswer,
    Title,
    TurnOfStudy,
)
from terrae.server.forms import (
    AheadForm,
    BranchForm,
    CreateForm,
    GuideForm,
    HintForm,
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
from terrae.server.live import Caller
from terrae.server.lobby import LISTS, lobby
from terrae.server.positions import wish_of
from terrae.server.problems import Problem
from terrae.server.table import BOT, Table
from terrae.server.takebacks import take_back
from terrae.server.titles import title_of
from terrae.server.whence import whence

ORDINARY_BODY = 64 * 1024
IMPORT_BODY = 2 * 1024 * 1024
PROBLEM = "application/problem+json"
REFUSED = {
    status: ResponseSpec(Refusal, generate_examples=False, description=about, media_type=PROBLEM)
    for status, about in (
        (400, "malformed"),
        (401, "no cookie"),
        (403, "not yours"),
        (404, "not there"),
        (409, "the game has gone on, or the seat is taken"),
        (410, "expired"),
        (413, "too large"),
        (415, "not JSON"),
        (422, "not possible, with the reason"),
        (429, "too much at once"),
        (503, "the database cannot be used, or it would take too long"),
    )
}
Asked = Request[Any, Any, Any]


def ways_in(scope: Scope) -> list[SecurityRequirement]:
    return [{"browser": []}, {"token": [scope]}]


def needs(scope: Scope | None) -> dict[str, Any]:
    """Of an endpoint: what a token must be for, to be used there; none: nobody but a browser gets in."""
    return {"opt": {"scope": scope}, "security": ways_in(scope) if scope else [{"browser": []}]}


looking = partial(get, responses=REFUSED, opt={"scope": "read"}, security=ways_in("read"))
doing = partial(post, responses=REFUSED, status_code=200, opt={"scope": "play"}, security=ways_in("play"))
making = partial(post, responses=REFUSED, status_code=201, opt={"scope": "create"}, security=ways_in("create"))


# Who asks, and what


class FormRequest(Request[Any, Any, Any]):
    """A form that is nested without end, or holds what is no text, is malformed like any other of a wrong shape."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise Problem(400, "malformed", "server.malformed", reason=error) from None


def house_of(request: ASGIConnection[Any, Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


def guest_of(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    return identity_of(request).guest


def person(request: Asked) -> str:
    """Whoever changes something; the guard has seen the cookie."""
    guest = guest_of(request)
    assert guest is not None
    return guest


def address_of(request: ASGIConnection[Any, Any, Any, Any], proxies: int) -> str:
    """Where a request comes from: through so many proxies of ours, each of which adds whom it heard."""
    heard = [word.strip() for word in request.headers.get("x-forwarded-for", "").split(",") if word.strip()]
    if 0 < proxies <= len(heard):
        return whence(heard[-proxies])
    return whence(request.client.host) if request.client else ""


async def from_our_pages(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Whoever changes something has been here before, and does it from our own pages, or with a token; in JSON."""
    del handler
    if connection.scope.get("method") != "POST":
        return
    who = identity_of(connection)
    if who.guest is None:
        raise Problem(401, "no-session", "server.no-session")
    if not who.may("moderator"):  # nobody locks out whoever keeps order
        house = house_of(connection)
        house.bans.expect(who.guest, address_of(connection, house.settings.proxies))
    headers = connection.headers
    if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Problem(415, "not-json", "server.not-json")
    if who.scopes is not None:  # no browser sends a token by itself
        return
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    foreign = site not in (None, "same-origin", "none")
    if site is None and origin is not None:
        foreign = origin.partition("://")[2] != headers.get("host")
    if foreign:
        raise Problem(403, "foreign-origin", "server.foreign-origin")


def spend(request: ASGIConnection[Any, Any, Any, Any], what: str, number: int = 1) -> None:
    """Count what somebody asks for; too much of it is refused."""
    house = house_of(request)
    house.quotas.spend(what, guest_of(request), address_of(request, house.settings.proxies), number)


def spend_bots(request: Asked, number: int) -> None:
    """Count seats that somebody gives to bots; a table without any is always possible."""
    if number:
        expect_thinking(request)
        spend(request, "bots", number)


def expect_thinking(request: Asked) -> None:
    """Somebody wants the thinkers to think: not if they have had too much of their time."""
    house = house_of(request)
    house.quotas.expect("thinking", guest_of(request), address_of(request, house.settings.proxies))


async def not_too_often(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Nobody keeps the server busy alone."""
    del handler
    spend(connection, "requests")


def caller_of(request: Asked) -> Caller:
    """Who wants to listen, unless they listen from too many pages."""
    house = house_of(request)
    return house.live.admit(guest_of(request) or "", address_of(request, house.settings.proxies))


def streamed(heard: AsyncGenerator[bytes, None]) -> Stream:
    """Server-sent events, which nobody on their way may keep."""
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(heard, media_type="text/event-stream", headers=headers)


async def seat_name(request: Asked, name: str | None) -> str | None:
    """What somebody wants to be called at a table: accounts have names, and guests do not take those of others."""
    return await house_of(request).accounts.called(identity_of(request), name)


# Titles and lists


@looking("/games")
async def list_games() -> list[Title]:
    """The titles that can be played, with their options and bots."""
    return [title_of(name) for name in games()]


@looking("/me")
async def who_am_i(request: Asked) -> Me:
    """What I am called; null: nobody knows me yet."""
    guest = guest_of(request)
    return Me(name=await house_of(request).tables.name_of(guest) if guest else None)


@doing("/me")
async def call_me(request: Asked, data: JSONBody[MeForm]) -> Me:
    """A guest is called otherwise from now on, at tables to come."""
    name = await seat_name(request, data.name)
    if name is None:
        raise Problem(409, "has-account", "server.name-of-account")
    return Me(name=await house_of(request).tables.rename(person(request), name))


@looking("/tables")
async def list_tables(request: Asked) -> Lobby:
    """`?mine`, `?open`, `?live`, `?finished`, or several of them; all without any."""
    wanted = [name for name in LISTS if name in request.query_params or name == request.query_params.get("list")]
    return await lobby(house_of(request).database, guest_of(request), wanted or list(LISTS))


# Setting up and sitting down


def url_of(table: Table) -> str:
    return f"/table/{table.id}"


def invite_url(token: str) -> str:
    return f"/join/{token}"


def new_table(table: Table, tokens: dict[int, str]) -> NewTable:
    invites = {seat: invite_url(token) for seat, token in tokens.items()}
    return NewTable(table=table.id, url=url_of(table), invites=invites)


@making("/tables")
async def create(request: Asked, data: JSONBody[CreateForm]) -> NewTable:
    """Set up a table. For each open seat there is a link; a refusal names the `field`, or option, that cannot stay."""
    spend(request, "tables")
    spend_bots(request, sum(seat.kind == "bot" for seat in data.seats))
    return new_table(*await house_of(request).tables.create(person(request), data))


@making("/import", request_max_body_size=IMPORT_BODY)
async def bring(request: Asked, data: JSONBody[ImportForm]) -> NewTable:
    """A table with a game that is brought; a refusal names the `line` where it goes wrong."""
    spend(request, "imports")
    spend(request, "tables")
    return new_table(*await house_of(request).tables.bring(person(request), data.text, data.name))


@making("/guided")
async def begin(request: Asked, data: JSONBody[GuideForm]) -> TableLink:
    """A table of a lesson or a puzzle."""
    spend(request, "tables")
    table = await house_of(request).tables.guided(person(request), data.guide)
    return TableLink(table=table.id, url=url_of(table))


@looking("/tables/{table_id:str}/shown")
async def show_turn(request: Asked, table_id: FromPath[str]) -> Shown:
    """What the coach of a lesson or puzzle would play now."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    who = table.viewer(guest_of(request))
    return Shown(moves=await house.slices.beside(who.guest, house.guides.shown, table, who))


@doing("/tables/{table_id:str}/join")
async def join(request: Asked, table_id: FromPath[str], data: JSONBody[JoinForm]) -> Seated:
    """Sit down: by the token of a link, or in a seat of a table in the lists. Bots sit down by a link only."""
    tables = house_of(request).tables
    table = await tables.find(table_id)
    if identity_of(request).bot and data.token is None:
        raise Problem(403, "by-invitation", "server.bot-uninvited")
    data.name = await seat_name(request, data.name)
    return Seated(seat=await tables.join(person(request), table, data), table=table.id, url=url_of(table))


@doing("/tables/{table_id:str}/invite")
async def invite(request: Asked, table_id: FromPath[str], data: JSONBody[InviteForm]) -> Invitation:
    """A new link for an open seat of a table of mine; the older one opens nothing any more."""
    tables = house_of(request).tables
    token = await tables.invite_again(person(request), await tables.find(table_id), data.seat)
    return Invitation(seat=data.seat, url=invite_url(token))


@doing("/tables/{table_id:str}/keeper")
async def keep_seat(request: Asked, table_id: FromPath[str], data: JSONBody[SeatKeeperForm]) -> Invitation:
    """Leave a seat of mine, or an open one of my table, to a bot or to whoever comes."""
    tables = house_of(request).tables
    table = await tables.find(table_id)
    spend_bots(request, int(data.kind == "bot"))
    token = await tables.change_keeper(person(request), table, data)
    return Invitation(seat=data.seat, url=invite_url(token) if token else None)


@doing("/tables/{table_id:str}/settings")
async def set_up_seat(request: Asked, table_id: FromPath[str], data: JSONBody[SettingsForm]) -> SeatSettings:
    """Standing orders of a seat of mine: what the server answers by itself."""
    tables = house_of(request).tables
    data.name = await seat_name(request, data.name)
    chair = await tables.set_up_seat(person(request), await tables.find(table_id), data)
    return SeatSettings(auto=chair.orders, confirm=chair.confirm)


# Looking


@looking("/tables/{table_id:str}")
async def position(
    request: Asked,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    have: FromQuery[str | None] = None,
    log_after: FromQuery[int] = 0,
    epoch: FromQuery[int | None] = None,
    scores: FromQuery[bool] = False,
    picture: FromQuery[bool] = True,
) -> Position:
    """The game now, or after a `ply`, as one of my seats (`seat`) sees it. If `ask` is there, the game waits for that
    seat: one of its choices is played by sending its `moves`. `picture=false` leaves the painted units out, which
    programs do not need; of those, only what differs from the position whose `key` they `have` is sent. `log_after`
    leaves out what was played until then; `epoch`, of the position that is known, has the log told whole to whoever
    missed a takeback. `scores` tells points by source."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    who = table.viewer(guest_of(request), seat)
    after = max(0, log_after) if epoch in (None, table.epoch) else 0
    shown = house.positions.live(table, who, ply=ply, have=have, log_after=after, scores=scores, picture=picture)
    return await house.slices.done(who.guest, shown)


@doing("/tables/{table_id:str}/try")
async def try_draft(request: Asked, table_id: FromPath[str], data: JSONBody[TryForm]) -> Position:
    """A draft on top of the game; standing orders add what need not be asked."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    who = table.viewer(person(request), data.seat)
    return await house.slices.done(who.guest, house.positions.tried(table, who, data))


@doing("/tables/{table_id:str}/plan")
async def try_plan(request: Asked, table_id: FromPath[str], data: JSONBody[PlanForm]) -> Position:
    """Moves of any seats on top of any position; a rival may be skipped, or played by a bot."""
    house = house_of(request)
    if data.rival == "bot":
        expect_thinking(request)
    table = await house.tables.find(table_id)
    guest = person(request)
    who = table.viewer(guest, data.viewer)
    await house.rivals.play(guest, table, data)
    return await house.slices.done(guest, house.positions.planned(table, who, data))


@doing("/tables/{table_id:str}/ahead")
async def ahead(request: Asked, table_id: FromPath[str], data: JSONBody[AheadForm]) -> Ahead:
    """Where the next step could lie after a draft; nothing is painted, and no answer is told."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    table.held(data.seat, person(request))
    return Ahead(parts=house.positions.ahead(table, data))


@doing("/tables/{table_id:str}/why")
async def why(request: Asked, table_id: FromPath[str], data: JSONBody[WhyForm]) -> Reasons:
    """Why a part of the picture cannot be chosen now, in sentences."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    guest = person(request)
    table.held(data.seat, guest)
    return Reasons(reasons=await house.slices.done(guest, house.positions.reasons(table, data)))


@looking("/tables/{table_id:str}/game", media_type=MediaType.TEXT)
async def game_file(request: Asked, table_id: FromPath[str]) -> Response[str]:
    """The game as a file, which can be brought to any server."""
    table = await house_of(request).tables.find(table_id)
    headers = {"Content-Disposition": f'attachment; filename="{table.game.name}-{table.id}.terrae"'}
    return Response(write(table.retold), media_type="text/plain; charset=utf-8", headers=headers)


@looking("/tables/{table_id:str}/live", media_type="text/event-stream")
async def listen(
    request: Asked,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    epoch: FromQuery[int | None] = None,
    away: FromQuery[bool] = False,
) -> Stream:
    """News of a table, as server-sent events: `ply` (the game went on: ply, epoch), `table` (a seat, a name or a wish
    is new), `chat` (something was said: room, last), `presence` (who is there), `notice` (the bell rings), `analysis`.
    `ply` and `epoch` are those that are known; `away` says that nobody looks at this page now."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    return streamed(house.live.listen(table, caller_of(request), ply, epoch, away=away))


# Playing


@doing("/tables/{table_id:str}/moves")
async def play(request: Asked, table_id: FromPath[str], data: JSONBody[MovesForm]) -> Position:
    """A turn becomes final; the answer is the game after it, as the same page would ask for it. 409 says that the game
    has gone on meanwhile: look again. 422 says why the moves are not possible."""
    guest, house = person(request), house_of(request)
    table = await house.tables.find(table_id)
    await house.tables.play(guest, table, data)
    who = table.viewer(guest)
    shown = house.positions.live(table, who, have=data.have, log_after=data.log_after, picture=data.picture)
    return await house.slices.done(guest, shown)


@doing("/tables/{table_id:str}/takeback")
async def takeback(request: Asked, table_id: FromPath[str], data: JSONBody[TakebackForm]) -> TakebackAnswer:
    """Ask to take one's last turn back, agree to what somebody else asked, or refuse; bots agree."""
    tables = house_of(request).tables
    table = await tables.find(table_id)
    await take_back(tables, person(request), table, data)
    return TakebackAnswer(ply=table.ply, epoch=table.epoch, takeback=wish_of(table))


@making("/tables/{table_id:str}/rematch")
async def rematch(request: Asked, table_id: FromPath[str]) -> TableLink:
    """Once more with the same people and options; the table that is there already, if somebody was faster."""
    spend(request, "tables")
    tables = house_of(request).tables
    table = await tables.find(table_id)
    if table.rematch is None:
        spend_bots(request, sum(chair.kind == BOT for chair in table.chairs))
    again = await tables.rematch(person(request), table)
    return TableLink(table=again.id, url=url_of(again))


@making("/tables/{table_id:str}/branch")
async def branch(request: Asked, table_id: FromPath[str], data: JSONBody[BranchForm]) -> TableLink:
    """A new game that goes on from a ply of this one."""
    spend(request, "tables")
    tables = house_of(request).tables
    table = await tables.find(table_id)
    seats = tables.seats_branched(person(request), table, data)
    spend_bots(request, sum(seat.kind == "bot" for seat in seats))
    branched = await tables.branch(person(request), table, data)
    return TableLink(table=branched.id, url=url_of(branched))


# Understanding


@looking("/tables/{table_id:str}/analysis")
async def analysis(request: Asked, table_id: FromPath[str]) -> StudyAnswer:
    """What is known about the turns of a finished game so far."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    return studies.answer(await house.analyses.find(table), table.viewer(guest_of(request)))


@doing("/tables/{table_id:str}/analysis")
async def analyse(request: Asked, table_id: FromPath[str]) -> StudyAnswer:
    """The same, and the server finds out more unless it is finished; `analysis` is announced whenever it has."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    if not (await house.analyses.find(table)).finished:
        expect_thinking(request)
    guest = person(request)
    return studies.answer(await house.analyses.start(table, guest), table.viewer(guest))


@looking("/tables/{table_id:str}/costly")
async def costly_turn(request: Asked, table_id: FromPath[str], number: FromQuery[int]) -> TurnOfStudy:
    """One of the turns that cost most, with the board before it."""
    house = house_of(request)
    return studies.costly_turn(await house.analyses.find(await house.tables.find(table_id)), number)


@doing("/tables/{table_id:str}/hint")
async def hint(request: Asked, table_id: FromPath[str], data: JSONBody[HintForm]) -> Advice:
    """What a judge would play, against bots only."""
    expect_thinking(request)
    house = house_of(request)
    table = await house.tables.find(table_id)
    table.expect(data.ply, data.epoch)
    return await house.hints.advise(table, person(request), data.seat)


@doing("/tables/{table_id:str}/grade")
async def grade(request: Asked, table_id: FromPath[str], data: JSONBody[HintForm]) -> Grade:
    """How good the last turn of a seat was, against bots only."""
    expect_thinking(request)
    house = house_of(request)
    return await house.hints.grade(await house.tables.find(table_id), person(request), data.seat)


def api_router(handlers: list[BaseRouteHandler], tag: str) -> Router:
    """Endpoints under one roof: counted, asked from our own pages, of ordinary size, never kept."""
    return Router(
        "/api",
        tags=[tag],
        route_handlers=handlers,
        guards=[not_too_often, from_our_pages],
        request_class=FormRequest,
        request_max_body_size=ORDINARY_BODY,
        response_headers={"Cache-Control": "no-store"},
    )


ROUTER = api_router(
    [
        list_games,
        who_am_i,
        call_me,
        list_tables,
        create,
        bring,
        begin,
        show_turn,
        join,
        invite,
        keep_seat,
        set_up_seat,
        position,
        try_draft,
        try_plan,
        ahead,
        why,
        game_file,
        listen,
        play,
        takeback,
        rematch,
        branch,
        analysis,
        analyse,
        costly_turn,
        hint,
        grade,
    ],
    "tables",
)
