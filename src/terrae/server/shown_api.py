"""The endpoints for what pages show besides tables: invitations, lessons, stories, openings, help, profiles."""

from __future__ import annotations

from typing import Literal

from litestar.params import FromPath, FromQuery

from terrae.core.game import find_game, games
from terrae.explorer.tree import Asked as Sought
from terrae.explorer.tree import Branch, branches, fitting
from terrae.server.accounts.profile import Record, record
from terrae.server.answers import Answer, Seat
from terrae.server.api import Asked, api_router, guest_of, house_of, looking, url_of
from terrae.server.endings import story_of
from terrae.server.exploring import expect_possible
from terrae.server.guides import LESSON, PUZZLE
from terrae.server.problems import Problem
from terrae.server.rows import now
from terrae.server.story import Story


class Invited(Answer):
    """What an invitation is for. It is used by sitting down (`join`, with the token of the link)."""

    table: str
    url: str
    seat: int
    game: str
    name: str
    seats: list[Seat]


class Guided(Answer):
    """A lesson, or a puzzle of the day; `guide` begins it."""

    guide: str
    game: str
    title: str
    minutes: int | None


class Explored(Answer):
    """Openings that fit, and what came next in them."""

    count: int
    choices: list[Branch]


class HelpText(Answer):
    """A paragraph with its heading."""

    title: str
    text: str


class HelpSheet(Answer):
    """A page of help, as text."""

    name: str
    title: str
    group: str
    about: str
    texts: list[HelpText]


class Profile(Answer):
    """What everybody may know about an account. A bot names its owner."""

    name: str
    url: str
    role: str
    since: str
    owner: str | None
    record: Record


def expect_title(name: str) -> str:
    if name not in games():
        raise Problem(404, "no-page", "server.no-page")
    return name


@looking("/invitations/{token:str}")
async def show_invitation(request: Asked, token: FromPath[str]) -> Invited:
    """What a link is for; looking at it takes no seat."""
    tables, guest = house_of(request).tables, guest_of(request)
    table_id, seat = await tables.invited(token)
    table = await tables.find(table_id)
    seats = [
        Seat(seat=chair.number, name=chair.name, kind=chair.kind, you=guest is not None and chair.guest == guest)
        for chair in table.chairs
    ]
    return Invited(table=table.id, url=url_of(table), seat=seat, game=table.game.name, name=table.name, seats=seats)


@looking("/guides")
async def list_guides(request: Asked) -> list[Guided]:
    """Lessons, and the puzzles of the day."""
    guides = house_of(request).guides
    lessons = [
        Guided(guide=LESSON + address, game=lesson.game.name, title=lesson.said().title, minutes=lesson.minutes)
        for address, lesson in guides.lessons.items()
    ]
    puzzles = [
        Guided(guide=PUZZLE + puzzle.address, game=puzzle.game.name, title=puzzle.name, minutes=None)
        for puzzle in guides.puzzles(now().date())
    ]
    return lessons + puzzles


@looking("/tables/{table_id:str}/story")
async def tell_story(request: Asked, table_id: FromPath[str]) -> Story:
    """Of a finished game: points by source and by round, places, who led when."""
    house = house_of(request)
    table = await house.tables.find(table_id)
    if not table.over:
        raise Problem(409, "not-over", "server.not-over")
    return await house.slices.done(guest_of(request), story_of(table))


@looking("/explore/{name:str}")
async def explore_openings(
    request: Asked,
    name: FromPath[str],
    seats: FromQuery[int] = 0,
    order: FromQuery[int] = 0,
    step: FromQuery[list[str] | None] = None,
    whose: FromQuery[Literal["bots", "here"] | None] = None,
) -> Explored:
    """What was played first in finished games, also in those of bots that come along; each `step` goes deeper."""
    path = tuple(step or ())
    asked = expect_possible(Sought(expect_title(name), seats, order, path=path, whose=whose or ""))
    found = fitting(await house_of(request).explorer.openings(name), asked)
    return Explored(count=len(found), choices=branches(found, len(path)))


@looking("/help/{name:str}")
async def read_help(name: FromPath[str]) -> list[HelpSheet]:
    """The rules and what else a title tells, as text."""
    return [
        HelpSheet(
            name=page.name,
            title=page.title,
            group=page.group,
            about=page.about,
            texts=[
                HelpText(title=title, text=text)
                for part in page.sections
                for title, text in [
                    *((part.title, text) for text in part.texts),
                    *((entry.name or part.title, entry.text) for entry in part.entries),
                ]
            ],
        )
        for page in find_game(expect_title(name)).help()
    ]


@looking("/profiles/{name:str}")
async def show_profile(request: Asked, name: FromPath[str]) -> Profile:
    """What everybody may know about somebody."""
    house = house_of(request)
    account = await house.accounts.find(name)
    owner = await house.accounts.of(account.owner) if account.owner else None
    return Profile(
        name=account.name,
        url=f"/@{account.name}",
        role=account.role,
        since=account.created.date().isoformat(),
        owner=owner.name if owner else None,
        record=await record(house.database, account.guest),
    )


ROUTER = api_router([show_invitation, list_guides, tell_story, explore_openings, read_help, show_profile], "pages")
