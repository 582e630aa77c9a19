"""What pages and programs are shown of leagues."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from terrae.core.game import find_game, games
from terrae.server.clocks.terms import Terms
from terrae.server.leagues.forms import Division, LeagueAnswer, LeagueCard, Line, Meeting, Player, Winner
from terrae.server.leagues.leagues import find, members, season_rows
from terrae.server.leagues.standings import division_lines
from terrae.server.names import GONE, called
from terrae.server.ratings.standings import names_of_people
from terrae.server.rows import aware, read_seats
from terrae.server.store.database import Database
from terrae.server.store.leagues import LEAGUE_MEMBERS, LEAGUE_PLACES, LEAGUES

MOST = 60  # leagues in a list
MOST_OF_ONE = 3  # on a profile


def card(row: dict[str, Any], people: int, member: bool) -> dict[str, Any]:
    return {
        "id": row["id"],
        "url": f"/league/{row['id']}",
        "name": row["name"],
        "kind": row["kind"],
        "game": row["game"],
        "title": find_game(row["game"]).title if row["game"] in games() else row["game"],
        "seats": row["seats"],
        "clock": Terms.read(row["clock"]),
        "state": row["state"],
        "season": row["season"],
        "people": people,
        "member": member,
        "starts": aware(row["starts"]).isoformat() if row["starts"] else None,
    }


async def listed(database: Database, guest: str | None) -> list[LeagueCard]:
    """All leagues: those in which somebody plays, then the newest; those that are over come last."""
    count = select(LEAGUE_MEMBERS.c.league_id, func.count().label("people")).group_by(LEAGUE_MEMBERS.c.league_id)
    counts = count.subquery()
    mine = select(LEAGUE_MEMBERS.c.league_id).where(LEAGUE_MEMBERS.c.guest == guest)
    chosen = (
        select(LEAGUES, func.coalesce(counts.c.people, 0).label("people"))
        .outerjoin(counts, counts.c.league_id == LEAGUES.c.id)
        .order_by(LEAGUES.c.state == "closed", LEAGUES.c.id.not_in(mine), LEAGUES.c.created.desc())
        .limit(MOST)
    )
    async with database.reading() as connection:
        rows = (await connection.execute(chosen)).mappings().all()
        own = set((await connection.execute(mine)).scalars().all())
    return [LeagueCard(**card(dict(row), row["people"], row["id"] in own)) for row in rows]


@dataclass(frozen=True)
class Standing:
    """How somebody stands in a league, among those of the same division."""

    name: str
    url: str
    title: str
    number: int
    divisions: int
    lines: list[Line]


async def of_person(database: Database, guest: str) -> dict[str, Any]:
    """What a profile shows of somebody's leagues: those that were begun, the newest first."""
    mine = select(LEAGUE_MEMBERS.c.league_id).where(LEAGUE_MEMBERS.c.guest == guest)
    begun = select(LEAGUES.c.id).where(LEAGUES.c.id.in_(mine), LEAGUES.c.season > 0)
    async with database.reading() as connection:
        ids = (await connection.execute(begun.order_by(LEAGUES.c.created.desc()).limit(MOST_OF_ONE))).scalars().all()
    found = []
    for league in [await shown(database, league_id, guest, admin=False) for league_id in ids]:
        for division in league.divisions:
            if any(line.you for line in division.lines):
                there = (division.number, len(league.divisions), division.lines)
                found.append(Standing(league.name, league.url, league.title, *there))
    return {"leagues": found}


def is_asked(row: dict[str, Any], guest: str | None) -> bool:
    """Does a table of a season wait for somebody, in the seat that was theirs from the beginning?"""
    people = json.loads(row["people"])
    return not row["over"] and guest in people and people.index(guest) + 1 in read_seats(row["to_move"] or "")


async def shown(database: Database, league_id: str, guest: str | None, *, admin: bool) -> LeagueAnswer:
    """A league with its standings."""
    async with database.reading() as connection:
        league = await find(connection, league_id)
        waiting = await members(connection, league_id)
        rows = await season_rows(connection, league_id, league["season"])
        stands = await division_lines(connection, league_id, league["season"])
        first = (LEAGUE_PLACES.c.league_id == league_id, LEAGUE_PLACES.c.division == 1, LEAGUE_PLACES.c.place == 1)
        won = (await connection.execute(select(LEAGUE_PLACES).where(*first).order_by(LEAGUE_PLACES.c.season))).all()
        ids = {*waiting, *(stand.person for lines in stands for stand in lines), *(row.person for row in won)}
        names = await names_of_people(connection, ids)

    def player(person: str) -> Player:
        return Player(*names.get(person, (called(GONE), "")))

    last = len(stands)
    found = []
    for number, lines in enumerate(stands, 1):
        movers = 0 if league["kind"] == "robin" else min(league["movers"], len(lines) // 2)
        found.append(
            Division(
                number=number,
                lines=[
                    Line(
                        place=place,
                        name=player(stand.person).name,
                        url=player(stand.person).url,
                        points=stand.points,
                        games=stand.games,
                        won=stand.won,
                        ahead=round(stand.ahead, 1),
                        you=stand.person == guest,
                    )
                    for place, stand in enumerate(lines, 1)
                ],
                meetings=[
                    Meeting(
                        people=[player(person) for person in json.loads(row["people"])],
                        url=f"/table/{row['table_id']}" if row["table_id"] else "",
                        over=bool(row["over"]),
                        points=json.loads(row["result"]) if row["over"] and row["result"] else [],
                        yours=guest in json.loads(row["people"]),
                        your_turn=is_asked(row, guest),
                    )
                    for row in rows
                    if row["division"] == number
                ],
                up=movers if number > 1 else 0,
                down=movers if number < last else 0,
            )
        )
    return LeagueAnswer(
        **card(league, len(waiting), guest in waiting),
        size=league["size"],
        movers=league["movers"],
        again=league["again"],
        keeper=guest is not None and (admin or guest == league["creator"]),
        waiting=[player(person) for person in waiting],
        divisions=found,
        winners=[Winner(season=row.season, name=player(row.person).name, url=player(row.person).url) for row in won],
    )
