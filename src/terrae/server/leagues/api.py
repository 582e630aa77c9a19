"""Addresses of leagues: for programs, and the pages."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath, JSONBody
from litestar.response import Template

from terrae.core.game import find_game, games
from terrae.server.accounts.identity import expect_role, identity_of
from terrae.server.api import (
    ORDINARY_BODY,
    Asked,
    FormRequest,
    doing,
    from_our_pages,
    guest_of,
    house_of,
    looking,
    making,
    not_too_often,
    person,
    spend,
)
from terrae.server.leagues import views
from terrae.server.leagues.forms import AnnounceForm, LeagueAnswer, LeagueCard, LeagueForm
from terrae.server.pages import page
from terrae.server.problems import Problem


async def shown(request: Asked, league_id: str) -> LeagueAnswer:
    admin = identity_of(request).may("admin")
    return await views.shown(house_of(request).database, league_id, guest_of(request), admin=admin)


def member(request: Asked) -> str:
    """Whoever plays in a league has an account: seasons outlast browsers."""
    expect_role(identity_of(request), "player")
    return person(request)


async def expect_keeper(request: Asked, league_id: str) -> None:
    if not (await shown(request, league_id)).keeper:
        raise Problem(403, "not-yours", "server.league-keeper")


@looking("/leagues")
async def list_leagues(request: Asked) -> list[LeagueCard]:
    return await views.listed(house_of(request).database, guest_of(request))


@making("/leagues")
async def create(request: Asked, data: JSONBody[LeagueForm]) -> LeagueAnswer:
    keeper = member(request)
    spend(request, "tables")  # a list shows the newest: nobody fills it alone
    return await shown(request, await house_of(request).leagues.create(keeper, data))


@looking("/leagues/{league_id:str}")
async def look(request: Asked, league_id: FromPath[str]) -> LeagueAnswer:
    return await shown(request, league_id)


@doing("/leagues/{league_id:str}/join")
async def join(request: Asked, league_id: FromPath[str]) -> LeagueAnswer:
    """Play from the next season on."""
    await house_of(request).leagues.join(member(request), league_id)
    return await shown(request, league_id)


@doing("/leagues/{league_id:str}/leave")
async def leave(request: Asked, league_id: FromPath[str]) -> LeagueAnswer:
    """Not play in the next season."""
    await house_of(request).leagues.leave(member(request), league_id)
    return await shown(request, league_id)


@doing("/leagues/{league_id:str}/start")
async def start(request: Asked, league_id: FromPath[str]) -> LeagueAnswer:
    """Begin a season: its keeper, or an administrator."""
    await expect_keeper(request, league_id)
    await house_of(request).leagues.start(league_id)
    return await shown(request, league_id)


@doing("/leagues/{league_id:str}/announce")
async def announce(request: Asked, league_id: FromPath[str], data: JSONBody[AnnounceForm]) -> LeagueAnswer:
    """Say when the next season begins by itself: its keeper, or an administrator."""
    await expect_keeper(request, league_id)
    await house_of(request).leagues.announce(league_id, data.starts)
    return await shown(request, league_id)


@get("/leagues")
async def leagues_page(request: Asked) -> Template:
    """All leagues, and the form of a new one."""
    found = await views.listed(house_of(request).database, guest_of(request))
    titles = [find_game(name) for name in games()]
    return page(request, "leagues.html", leagues=found, titles=titles)


@get("/league/{league_id:str}")
async def league_page(request: Asked, league_id: FromPath[str]) -> Template:
    """Standings and tables of a league."""
    return page(request, "league.html", league=await shown(request, league_id))


ROUTER = Router(
    "/api",
    route_handlers=[list_leagues, create, look, join, leave, start, announce],
    guards=[not_too_often, from_our_pages],
    request_class=FormRequest,
    request_max_body_size=ORDINARY_BODY,
    response_headers={"Cache-Control": "no-store"},
)
PAGES = Router("/", route_handlers=[leagues_page, league_page], guards=[not_too_often], include_in_schema=False)
