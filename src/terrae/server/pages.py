"""The HTML pages: home, table, invitation, help, and what went wrong."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Template
from markupsafe import Markup

from terrae.analysis.picture import marked_board
from terrae.core.game import find_game, games
from terrae.explorer.tree import Asked as Sought
from terrae.server import help, studies
from terrae.server.accounts.identity import identity_of, is_known
from terrae.server.api import Asked, guest_of, house_of, not_too_often
from terrae.server.clocks.timekeeper import terms_of
from terrae.server.endings import ending
from terrae.server.exploring import expect_possible
from terrae.server.guides import LESSON
from terrae.server.lobby import guided
from terrae.server.people import COOKIE, COOKIE_AGE
from terrae.server.problems import Problem
from terrae.server.rows import now
from terrae.server.table import OPEN
from terrae.server.titles import cards, title_of

KEPT = f"HttpOnly; Max-Age={COOKIE_AGE}; Path=/; SameSite=lax"  # how a browser keeps the cookie of a guest


def page(request: Asked, name: str, status: int = 200, **context: Any) -> Template:
    """A page for this guest; whoever comes for the first time gets a cookie, and whoever has no account keeps it."""
    house = house_of(request)
    who = identity_of(request)
    guest = context.pop("guest", None) or who.guest or house.people.newcomer()
    headers = {"Cache-Control": "no-store"}
    if is_known(request) and who.role is None:
        secure = "; Secure" if house.settings.secure else ""
        headers["Set-Cookie"] = f"{COOKIE}={house.people.cookie(guest)}; {KEPT}{secure}"
    context["me"] = who
    return Template(name, context=context, status_code=status, headers=headers)


@get("/")
async def home(request: Asked) -> Template:
    """Play now, my tables, open tables, games to watch, finished games."""
    house = house_of(request)
    known = guest_of(request)
    guest = known or house.people.newcomer()
    tables = await house.front.lists(known)
    shown = cards(tables.habits)
    taught = {lesson.game.name for lesson in house.guides.lessons.values()}
    puzzles = house.guides.puzzles(now().date())
    return page(request, "home.html", guest=guest, tables=tables, cards=shown, taught=taught, puzzles=puzzles)


@get("/learn")
async def learn(request: Asked) -> Template:
    """All lessons; those that the guest has begun can be gone on with."""
    house = house_of(request)
    guest = guest_of(request) or house.people.newcomer()
    begun = {name.removeprefix(LESSON): table for name, table in (await guided(house.database, guest)).items()}
    lessons, puzzles = list(house.guides.lessons.values()), house.guides.puzzles(now().date())
    return page(request, "learn.html", guest=guest, lessons=lessons, begun=begun, puzzles=puzzles)


@get("/explore")
async def explore_home(request: Asked) -> Template:
    """Titles whose first choices can be looked at."""
    return page(request, "explore.html", titles=await house_of(request).explorer.counts())


@get("/explore/{name:str}")
async def explore(
    request: Asked,
    name: FromPath[str],
    seats: FromQuery[int] = 0,
    order: FromQuery[int] = 0,
    whose: FromQuery[str] = "",
) -> Template:
    """What was played first; `step` goes deeper, `with` names what lies on the table, `whose` bots or what is here."""
    if name not in games():
        raise Problem(404, "no-page", "server.no-page")
    wanted = [tuple(text.partition(":")[::2]) for text in request.query_params.getall("with", [])]
    setup = frozenset((kind, thing) for kind, thing in wanted)
    path = tuple(request.query_params.getall("step", []))
    sought = expect_possible(Sought(name, seats, order, setup, path, whose))
    view = await house_of(request).explorer.view(guest_of(request), sought)
    return page(request, "explore.html", view=view)


@get("/new/{name:str}")
async def new_table(request: Asked, name: FromPath[str]) -> Template:
    """The form that sets a table up, with a seat for a friend."""
    if name not in games():
        raise Problem(404, "no-page", "server.no-page")
    return page(request, "new.html", title=title_of(name))


@get("/table/{table_id:str}")
async def table_page(
    request: Asked, table_id: FromPath[str], ply: FromQuery[int | None] = None, seat: FromQuery[int | None] = None
) -> Template:
    """A table; with `?ply=57` exactly as it was then."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    guest = guest_of(request)
    who = table.viewer(guest, seat if seat in table.seats_of(guest) else None)
    position, heading, board = await house.slices.done(guest, house.positions.page(table, who, ply))
    return page(request, "table.html", position=position, board=board, heading=heading, game=table.game)


@get("/table/{table_id:str}/end")
async def end_page(request: Asked, table_id: FromPath[str]) -> Response[Any]:
    """How a game ended; a game that still goes on is shown itself."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    if not table.over:
        return Redirect(f"/table/{table_id}", status_code=303)
    guest = guest_of(request)
    told = await house.slices.done(guest, ending(table, table.viewer(guest)))
    return page(request, "end.html", end=told, table=table, game=table.game, mine=bool(table.seats_of(guest)))


@get("/table/{table_id:str}/analysis")
async def analysis_page(request: Asked, table_id: FromPath[str]) -> Response[Any]:
    """What every turn of a finished game was worth; a game that still goes on is shown itself."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    if not table.match.over:
        return Redirect(f"/table/{table_id}", status_code=303)
    known = studies.answer(await house.analyses.find(table), table.viewer(guest_of(request)))
    seats = table.seats_of(guest_of(request))
    retold = table.retold
    board = Markup(await house.slices.beside(guest_of(request), marked_board, retold, table.ply, [], []))
    return page(request, "analysis.html", study=known, table=table, game=table.game, table_seats=seats, board=board)


@get("/join/{token:str}")
async def invitation(request: Asked, token: FromPath[str]) -> Response[Any]:
    """An invitation: who sits there, and a button to sit down, unless somebody was faster. Looking takes no seat."""
    house = house_of(request)
    table_id, seat = await house.tables.invited(token)
    table = await house.tables.find(table_id)
    guest = guest_of(request) or house.people.newcomer()
    chair = table.chairs[seat - 1]
    if chair.guest == guest:
        return Redirect(f"/table/{table_id}", status_code=303)
    taken = chair.kind != OPEN
    data = {
        "table": table_id,
        "token": token,
        "seat": seat,
        "name": await house.tables.name_of(guest),
        "seats": [{"seat": one.number, "name": one.name, "kind": one.kind} for one in table.chairs],
    }
    told = {"data": data, "table": table, "game": table.game, "terms": terms_of(table), "taken": taken}
    return page(request, "join.html", 409 if taken else 200, guest=guest, **told)


@get("/help")
async def help_home(request: Asked) -> Template:
    return page(request, "help.html", titles=help.titles())


@get("/help/{name:str}")
async def help_game(request: Asked, name: FromPath[str]) -> Template:
    if name not in games():
        raise Problem(404, "no-page", "server.no-page")
    return page(request, "help.html", game=help.about(find_game(name)), groups=help.groups(name))


@get("/help/{name:str}/{sheet:str}")
async def help_sheet(request: Asked, name: FromPath[str], sheet: FromPath[str]) -> Template:
    found = help.sheet(name, sheet) if name in games() else None
    if found is None:
        raise Problem(404, "no-page", "server.no-page")
    return page(request, "help_page.html", game=help.about(find_game(name)), groups=help.groups(name), page=found)


def error_page(request: Asked, status: int, kind: str, detail: str, headers: dict[str, str]) -> Template:
    query = request.scope["query_string"].decode("latin-1")
    back = f"{request.scope['path']}?{query}" if query else request.scope["path"]
    answer = page(request, "error.html", status=status, code=status, kind=kind, detail=detail, back=back)
    answer.headers.update(headers)
    return answer


AROUND = [home, learn, explore_home, explore, help_home, help_game, help_sheet]
HANDLERS = [*AROUND, new_table, table_page, end_page, analysis_page, invitation]
ROUTER = Router("/", route_handlers=HANDLERS, guards=[not_too_often], include_in_schema=False)
