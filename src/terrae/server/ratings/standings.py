"""What pages show of ratings: leaderboards, and somebody's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.bots import level_of
from terrae.core.game import Game, find_game, games
from terrae.core.names import names_of
from terrae.core.wording import phrase
from terrae.draw.charts import spark
from terrae.lab.skill import SURE
from terrae.server import names
from terrae.server.ratings.ratings import BOT, FACTION, PERSON
from terrae.server.store.accounts import ACCOUNTS
from terrae.server.store.database import Database
from terrae.server.store.models import GUESTS
from terrae.server.store.ratings import PLAYED, RATINGS, RESULTS

SCALE, ZERO = 20.0, 1000.0  # a beginner has 1500
MOST = 100  # rows of a leaderboard


def shown(mu: float) -> int:
    """A rating as people read it."""
    return round(ZERO + SCALE * mu)


@dataclass(frozen=True)
class Ranked:
    """A row of a leaderboard."""

    name: str
    url: str
    rating: int
    margin: int
    games: int
    you: bool
    colour: str = ""


async def names_of_people(connection: AsyncConnection, people: Iterable[str]) -> dict[str, tuple[str, str]]:
    """What people are called, and where their profiles are; whoever has gone is nobody."""
    ids = list(people)
    guests = await connection.execute(select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(ids)))
    found = {str(guest): (names.called(str(name)), "") for guest, name in guests.all()}
    accounts = await connection.execute(select(ACCOUNTS.c.guest, ACCOUNTS.c.name).where(ACCOUNTS.c.guest.in_(ids)))
    return found | {str(guest): (str(name), f"/@{name}") for guest, name in accounts.all()}


async def leaderboards(database: Database, title: str, guest: str | None) -> dict[str, list[Ranked]]:
    """People, bots and factions of a title, each apart: those who are surely strong first."""
    game = find_game(title)
    surest = select(RATINGS).where(RATINGS.c.game == title)
    surest = surest.order_by((RATINGS.c.mu - SURE * RATINGS.c.sigma).desc(), RATINGS.c.name).limit(MOST)
    there = RATINGS.c.name.in_(select(GUESTS.c.id))  # whoever has gone is nobody
    async with database.reading() as connection:
        rows = [*(await connection.execute(surest.where(RATINGS.c.kind == PERSON, there))).all()]
        people = await names_of_people(connection, [row.name for row in rows])
        for kind in (BOT, FACTION):
            rows += (await connection.execute(surest.where(RATINGS.c.kind == kind))).all()
    found: dict[str, list[Ranked]] = {PERSON: [], BOT: [], FACTION: []}
    for row in rows:
        name, url = people[row.name] if row.kind == PERSON else (called(game, row.kind, row.name), "")
        colour = names_of(title).colours.get(row.name, "") if row.kind == FACTION else ""
        numbers = (shown(row.mu), round(SURE * row.sigma * SCALE), row.games)
        found[row.kind].append(Ranked(name, url, *numbers, you=row.name == guest, colour=colour))
    return found


def called(game: Game, kind: str, name: str) -> str:
    if kind == FACTION:
        return names_of(game.name).side(name)
    return phrase("server.bot-name", level=phrase(f"server.level.{level_of(name, game)}"))


# Somebody's own


@dataclass(frozen=True)
class Rated:
    """The rating of somebody in a title, and how it came to be. Won: a victory that is shared counts as its share."""

    title: str
    name: str
    rating: int
    margin: int
    change: int
    games: int
    won: float
    line: Markup


async def ratings_of(database: Database, guest: str) -> dict[str, Any]:
    """What a profile shows of somebody's ratings, one for each title."""
    async with database.reading() as connection:
        mine = (RATINGS.c.kind == PERSON, RATINGS.c.name == guest)
        known = {row.game: row for row in (await connection.execute(select(RATINGS).where(*mine))).all()}
        steps = (
            select(RESULTS.c.game, RESULTS.c.before, RESULTS.c.after, RESULTS.c.won)
            .join(PLAYED, PLAYED.c.table_id == RESULTS.c.table_id)
            .where(RESULTS.c.person == guest, RESULTS.c.after.is_not(None))
            .order_by(PLAYED.c.number)
        )
        rows = (await connection.execute(steps)).all()
    found = []
    for title in games():
        own = [row for row in rows if row.game == title]
        if title not in known or not own:
            continue
        line = [own[0].before, *(row.after for row in own)]
        rating = known[title]
        found.append(
            Rated(
                title=find_game(title).title,
                name=title,
                rating=shown(rating.mu),
                margin=round(SURE * rating.sigma * SCALE),
                change=shown(own[-1].after) - shown(own[-1].before),
                games=rating.games,
                won=sum(row.won for row in own),
                line=Markup(spark(line)),
            )
        )
    return {"ratings": found}
