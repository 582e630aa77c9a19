"""Who is strong in a title, and what its finished games say: the page, and the same for programs."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

from litestar import Router, get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Template
from markupsafe import Markup

from terrae.core.game import find_game, games
from terrae.draw.charts import whisker
from terrae.server.accounts.profile import PARTS, Part
from terrae.server.answers import Answer
from terrae.server.api import Asked, api_router, guest_of, house_of, looking, not_too_often
from terrae.server.pages import page
from terrae.server.problems import Problem
from terrae.server.ratings.ratings import BOT, FACTION, PERSON
from terrae.server.ratings.spans import Span
from terrae.server.ratings.standings import Ranked, leaderboards, ratings_of
from terrae.server.ratings.statistics import Statistics

PARTS.append(Part("ratings_of.html", ratings_of))


class RatingsAnswer(Answer):
    """Leaderboards of a title, those who are surely strong first, and what its finished games say."""

    people: list[Ranked]
    bots: list[Ranked]
    factions: list[Ranked]
    statistics: Statistics


async def found(request: Asked, name: str, mine: bool) -> RatingsAnswer:
    if name not in games():
        raise Problem(404, "no-page", "server.no-page")
    database, guest = house_of(request).database, guest_of(request)
    boards = await leaderboards(database, name, guest)
    stats = await house_of(request).counted.of(name, guest, mine=mine)
    return RatingsAnswer(boards[PERSON], boards[BOT], boards[FACTION], stats)


class Whiskers:
    """Spans drawn below each other on one scale: shares from nothing on, differences around zero. Of the latter, those
    that are longer than most are cut off, so that few games do not hide what many say."""

    def __init__(self, spans: Sequence[Span | None]) -> None:
        known = [span for span in spans if span is not None]
        if all(span.low >= 0 and span.high <= 1 for span in known):
            self.low, self.high = 0.0, max([0.01, *(span.high for span in known)])
        else:
            longest = median(max(-span.low, span.high) for span in known)
            most = 1.1 * max([0.1, longest, *(abs(span.value) for span in known)])
            self.low, self.high = -most, most

    def draw(self, span: Span | None) -> Markup:
        if span is None:
            return Markup()
        ends = (self.low, self.high)
        return Markup(whisker(span.low, span.value, span.high, ends, span.expected, loud=span.apart))


@get("/ratings")
async def first_title() -> Redirect:
    return Redirect(f"/ratings/{games()[0]}", status_code=303)


@get("/ratings/{name:str}")
async def ratings_page(request: Asked, name: FromPath[str], mine: FromQuery[bool] = False) -> Template:
    """People, bots and factions of a title, and statistics by faction, place in the turn order, and set-up."""
    answer = await found(request, name, mine)
    titles = [find_game(title) for title in games()]
    return page(
        request,
        "ratings.html",
        game=find_game(name),
        titles=titles,
        found=answer,
        stats=answer.statistics,
        mine=mine,
        known=guest_of(request) is not None,
        whiskers=Whiskers,
    )


@looking("/ratings/{name:str}")
async def ratings(request: Asked, name: FromPath[str], mine: FromQuery[bool] = False) -> RatingsAnswer:
    """Who is strong in a title, and what its finished games say; `mine`: statistics of my own games."""
    return await found(request, name, mine)


ROUTER = Router("/", route_handlers=[first_title, ratings_page], guards=[not_too_often], include_in_schema=False)
API = api_router([ratings], "ratings")
