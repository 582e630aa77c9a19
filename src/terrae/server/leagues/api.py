"""Addresses of leagues: for programs, and the pages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

from litestar import Router, get
from litestar.params import FromPath, JSONBody
from litestar.response import Template

from terrae.core.game import find_game, games
from terrae.server.accounts.identity import expect_role, identity_of
from terrae.server.accounts.profile import PARTS, Part
from terrae.server.api import (
    Asked,
    api_router,
    doing,
    guest_of,
    house_of,
    looking,
    making,
    not_too_often,
    person,
    spend,
)
from terrae.server.leagues import views
from terrae.server.leagues.forms import AnnounceForm, Closed, LeagueAnswer, LeagueCard, LeagueForm, LeagueNameForm
from terrae.server.pages import page
from terrae.server.problems import Problem

PARTS.append(Part("league_of.html", views.of_person, beside=True))


async def shown(request: Asked, league_id: str) -> LeagueAnswer:
    admin = identity_of(request).may("admin")
    return await views.shown(house_of(request).database, league_id, guest_of(request), admin=admin)


def member(request: Asked) -> str:
    """Whoever plays in a league has an account: seasons outlast browsers."""
    expect_role(identity_of(request), "player")
    return person(request)


async def expect_keeper(request: Asked, league_id: str) -> LeagueAnswer:
    league = await shown(request, league_id)
    if not league.keeper:
        raise Problem(403, "not-yours", "server.league-keeper")
    return league


@asynccontextmanager
async def noted(request: Asked, act: str, subject: str) -> AsyncIterator[None]:
    """What an administrator does is in the log of all acts."""
    who = identity_of(request)
    audit = house_of(request).steward.audit
    async with audit.noting(who.name, act, subject=subject) if who.may("admin") else nullcontext():
        yield


@looking("/leagues")
async def list_leagues(request: Asked) -> list[LeagueCard]:
    """All leagues: those in which I play, then the newest; those that are over come last."""
    return await views.listed(house_of(request).database, guest_of(request))


@making("/leagues")
async def create(request: Asked, data: JSONBody[LeagueForm]) -> LeagueAnswer:
    """A new league or round robin; whoever makes it keeps it."""
    keeper = member(request)
    spend(request, "tables")  # a list shows the newest: nobody fills it alone
    return await shown(request, await house_of(request).leagues.create(keeper, data))


@looking("/leagues/{league_id:str}")
async def look(request: Asked, league_id: FromPath[str]) -> LeagueAnswer:
    """A league with its standings and tables."""
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


@doing("/leagues/{league_id:str}/name")
async def rename_league(request: Asked, league_id: FromPath[str], data: JSONBody[LeagueNameForm]) -> LeagueAnswer:
    """Call a league otherwise: its keeper, or an administrator."""
    league = await expect_keeper(request, league_id)
    async with noted(request, "rename", f"{league.name} -> {data.name}"):
        await house_of(request).leagues.rename(league_id, data.name)
    return await shown(request, league_id)


@doing("/leagues/{league_id:str}/close")
async def close_league(request: Asked, league_id: FromPath[str]) -> Closed:
    """No season begins any more: its keeper, or an administrator. Of a league that never began, nothing is left."""
    league = await expect_keeper(request, league_id)
    async with noted(request, "close-league", league.name):
        await house_of(request).leagues.close(league_id)
    return Closed()


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


ROUTER = api_router(
    [list_leagues, create, look, join, leave, start, announce, rename_league, close_league],
    "leagues",
)
PAGES = Router("/", route_handlers=[leagues_page, league_page], guards=[not_too_often], include_in_schema=False)
