"""Profiles: what everybody may know about an account. Others add parts of their own, such as ratings."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from sqlalchemy import func, select

from terrae.core.game import find_game, games
from terrae.core.names import names_of
from terrae.server.names import called
from terrae.server.ratings.standings import shown as rating_shown
from terrae.server.rows import aware
from terrae.server.store.database import Database
from terrae.server.store.models import SEATS, TABLES
from terrae.server.store.ratings import RESULTS

COUNTED = 1000  # of the newest finished games
SHOWN = 20


@dataclass
class Played:
    """How often somebody played a title to the end, and won; a victory that is shared counts as its share."""

    title: str
    games: int = 0
    won: float = 0.0


@dataclass(frozen=True)
class Result:
    """A finished game that everybody may look at."""

    url: str
    title: str
    name: str
    others: list[str]
    place: int
    points: int
    when: datetime
    faction: str = ""  # what was played, and in which colour; empty: the title has none
    colour: str = ""
    change: int | None = None  # of the rating; none if the game was not rated


@dataclass
class Record:
    """The finished games of somebody."""

    games: int = 0
    won: float = 0.0
    titles: dict[str, Played] = field(default_factory=dict)
    results: list[Result] = field(default_factory=list)


@dataclass(frozen=True)
class Part:
    """A part of the profile that another room brings: a template, and what it is filled with."""

    template: str
    find: Callable[[Database, str], Awaitable[dict[str, Any]]]  # for a guest
    beside: bool = False  # in the narrow column, below the name


PARTS: list[Part] = []


def title_of(game: str) -> str:
    return find_game(game).title if game in games() else game


def told_of(own: Any) -> dict[str, Any]:
    """What somebody played in a game that was taken down, and what came of it for the rating."""
    names, faction = names_of(own["game"]), own["faction"]
    change = None if own["after"] is None else rating_shown(own["after"]) - rating_shown(own["before"])
    if not faction:
        return {"change": change}
    return {"faction": names.side(faction), "colour": names.colours.get(faction, ""), "change": change}


async def record(database: Database, guest: str) -> Record:
    """What somebody played to the end in one seat; lessons and puzzles do not count, private tables are not listed."""
    sitting = select(SEATS.c.table_id, func.min(SEATS.c.seat).label("seat")).where(SEATS.c.guest == guest)
    alone = sitting.group_by(SEATS.c.table_id).having(func.count() == 1).subquery()
    finished = (
        select(*(TABLES.c[name] for name in ("id", "game", "name", "public", "result", "changed")), alone.c.seat)
        .join(alone, alone.c.table_id == TABLES.c.id)
        .where(TABLES.c.over, TABLES.c.guide.is_(None), TABLES.c.result.is_not(None))
        .order_by(TABLES.c.changed.desc(), TABLES.c.id)
        .limit(COUNTED)
    )
    async with database.reading() as connection:
        rows = (await connection.execute(finished)).mappings().all()
        listed = [row["id"] for row in rows if row["public"]][:SHOWN]
        chosen = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.name).order_by(SEATS.c.seat)
        around = (await connection.execute(chosen.where(SEATS.c.table_id.in_(listed)))).all()
        taken = select(RESULTS).where(RESULTS.c.person == guest, RESULTS.c.table_id.in_([row["id"] for row in rows]))
        known = {row["table_id"]: row for row in (await connection.execute(taken)).mappings().all()}
    found = Record()
    for row in rows:
        points = json.loads(row["result"])
        mine = points[row["seat"] - 1]
        best = max(points)
        share = 1 / points.count(best) if mine == best else 0.0
        own = known.get(row["id"])
        place, won = (own["rank"], own["won"]) if own else (1 + sum(other > mine for other in points), share)
        played = found.titles.setdefault(row["game"], Played(title_of(row["game"])))
        for counter in (found, played):
            counter.games += 1
            counter.won += won
        if row["id"] in listed:
            others = [called(name) for table, seat, name in around if table == row["id"] and seat != row["seat"]]
            url, title = f"/table/{row['id']}/end", played.title
            result = Result(url, title, called(row["name"]), others, place, mine, aware(row["changed"]))
            found.results.append(replace(result, **told_of(own)) if own and row["game"] in games() else result)
    return found
