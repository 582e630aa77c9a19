"""The page of ratings: who is strong in a title, and what its finished games say."""

from __future__ import annotations

from litestar import Router, get
from litestar.params import FromPath
from litestar.response import Redirect, Template

from terrae.core.game import find_game, games
from terrae.server.accounts.profile import PARTS, Part
from terrae.server.api import Asked, guest_of, house_of, not_too_often
from terrae.server.pages import page
from terrae.server.problems import Problem
from terrae.server.ratings.standings import leaderboards, ratings_of, statistics

PARTS.append(Part("ratings_of.html", ratings_of))


@get("/ratings")
async def first_title() -> Redirect:
    return Redirect(f"/ratings/{games()[0]}", status_code=303)


@get("/ratings/{name:str}")
async def ratings_page(request: Asked, name: FromPath[str]) -> Template:
    """People, bots and factions of a title, and statistics by faction, place in the turn order, and set-up."""
    if name not in games():
        raise Problem(404, "no-page", "server.no-page")
    house = house_of(request)
    boards = await leaderboards(house.database, name, guest_of(request))
    found = await statistics(house.database, name)
    titles = [find_game(title) for title in games()]
    return page(request, "ratings.html", game=find_game(name), titles=titles, boards=boards, stats=found)


ROUTER = Router("/", route_handlers=[first_title, ratings_page], guards=[not_too_often], include_in_schema=False)
