"""The service of leagues: made, joined, started; tables are opened by themselves, seasons end by themselves."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.bots import usual_bot
from terrae.core.errors import BadOption, UnknownGame
from terrae.core.game import find_game
from terrae.core.match import Match
from terrae.server import jobs
from terrae.server.clocks.answers import ClockForm
from terrae.server.clocks.terms import LIVE, SLOW, Terms
from terrae.server.jobs import Job
from terrae.server.leagues.forms import LeagueForm
from terrae.server.leagues.schedule import divisions, moved, schedule
from terrae.server.leagues.standings import division_lines
from terrae.server.names import bot_name
from terrae.server.people import clean_name
from terrae.server.problems import Problem, bad_option, bad_table
from terrae.server.rows import aware, new_id
from terrae.server.store.leagues import LEAGUE_MEMBERS, LEAGUE_PLACES, LEAGUE_TABLES, LEAGUES
from terrae.server.store.models import TABLES
from terrae.server.table import BOT, PERSON, Chair, Table
from terrae.server.tables import Tables

JOB = "league"  # looks what a league can do next
BEGIN = "season"  # the job of a league that has announced when it begins
AT_ONCE = {SLOW: 3, LIVE: 1}  # tables of a league at which somebody plays at a time, by the kind of its clock
SOON = timedelta(hours=1)  # before a live season: everybody is told, for its clocks wait for nobody
FARTHEST = timedelta(days=366)  # that can be announced
USUAL = ClockForm("slow")
MOST_PEOPLE = 40
MOST_AT_TABLES = 24  # of round robins whose tables have more than two seats
GONE = ""  # in the place of somebody who left for good
Row = dict[str, Any]


class Leagues:
    """All leagues."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.database = tables.database
        self.now = tables.registry.now

    # Making and joining

    async def create(self, guest: str, form: LeagueForm) -> str:
        """A new league; whoever makes it is its keeper, and plays if they join."""
        try:
            game = find_game(form.game)
        except UnknownGame as error:
            raise bad_table(error) from None
        if not game.fewest <= form.seats <= game.most:
            fewest, most = game.fewest, game.most
            raise Problem(422, "bad-league", "server.league-seats", field="seats", fewest=fewest, most=most)
        if form.kind == "league" and form.size < form.seats:
            raise Problem(422, "bad-league", "server.league-size", field="size", seats=form.seats)
        try:
            game.setting(form.seats, form.options)
        except BadOption as error:
            raise bad_option(game, error) from None
        name = clean_name(form.name)
        if not name:
            raise Problem(422, "bad-league", "server.league-name", field="name")
        terms = (form.clock or USUAL).terms
        row: Row = {
            "id": new_id(),
            "name": name,
            "kind": form.kind,
            "game": game.name,
            "options": json.dumps(form.options),
            "seats": form.seats,
            "clock": terms.text,
            "starts": self.ahead(form.starts),
            "size": form.size,
            "movers": form.movers,
            "again": form.again and form.kind == "league" and terms.kind != LIVE,
            "creator": guest,
            "state": "open",
            "season": 0,
            "created": self.now(),
        }
        async with self.database.writing() as connection:
            await self.tables.remember(connection, guest)
            await connection.execute(insert(LEAGUES), row)
            await self.remind(connection, row)
        return str(row["id"])

    # Announcing when it begins

    def ahead(self, starts: datetime | None) -> datetime | None:
        """A date that is announced: it lies ahead, and not too far."""
        if starts is None:
            return None
        if not timedelta() < starts - self.now() <= FARTHEST:
            raise Problem(422, "bad-league", "server.league-date", field="starts")
        return starts.astimezone(UTC)

    async def announce(self, league_id: str, starts: datetime | None) -> None:
        """The next season begins by itself then; none: when its keeper says so."""
        starts = self.ahead(starts)
        async with self.database.writing() as connection:
            league = await find(connection, league_id)
            open_one = update(LEAGUES).where(LEAGUES.c.id == league_id, LEAGUES.c.state == "open")
            if (await connection.execute(open_one.values(starts=starts))).rowcount != 1:
                raise Problem(409, "league-begun", "server.league-begun")
            await self.remind(connection, {**league, "starts": starts})

    async def remind(self, connection: AsyncConnection, league: Row) -> None:
        """Ask for the job that begins the next season, if it is known when."""
        if league["starts"] is None:
            await jobs.cancel(connection, BEGIN, league["id"])
        else:
            early = SOON if Terms.read(league["clock"]).kind == LIVE else timedelta()
            await jobs.add(connection, BEGIN, league["id"], aware(league["starts"]) - early)

    async def begin(self, job: Job) -> datetime | None:
        """The moment that was announced, or the hour before it; if too few have joined, its keeper is told."""
        async with self.database.reading() as connection:
            league = await find(connection, job.key)
            people = await members(connection, job.key)
        if league["state"] != "open" or league["starts"] is None:
            return None
        starts = aware(league["starts"])
        if starts > self.now():
            if job.payload or Terms.read(league["clock"]).kind != LIVE:
                return starts
            async with self.database.writing() as connection:
                await job.done(connection)
                await self.tables.registry.outbox.of_league(connection, job.key, people, "league-soon")
                await jobs.add(connection, BEGIN, job.key, starts, {"told": True})
        elif len(people) >= league["seats"]:
            await self.start(job.key)
        else:
            async with self.database.writing() as connection:
                await job.done(connection)
                await connection.execute(update(LEAGUES).where(LEAGUES.c.id == job.key).values(starts=None))
                keeper = [league["creator"]]
                await self.tables.registry.outbox.of_league(connection, job.key, keeper, "league-few")
        return None

    async def join(self, guest: str, league_id: str) -> None:
        """Play from the next season on."""
        async with self.database.writing() as connection:
            league = await find(connection, league_id, alone=True)
            if league["state"] == "closed" or (league["kind"] == "robin" and league["state"] == "running"):
                raise Problem(409, "league-begun", "server.league-begun")
            people = await members(connection, league_id)
            most = MOST_AT_TABLES if league["kind"] == "robin" and league["seats"] > 2 else MOST_PEOPLE
            if guest in people:
                return
            if len(people) >= most:
                raise Problem(409, "league-full", "server.league-full", most=most)
            await self.tables.remember(connection, guest)
            last = select(func.max(LEAGUE_MEMBERS.c.standing)).where(LEAGUE_MEMBERS.c.league_id == league_id)
            standing = ((await connection.execute(last)).scalar() or 0) + 1
            row = {"league_id": league_id, "guest": guest, "standing": standing, "joined": self.now()}
            await connection.execute(insert(LEAGUE_MEMBERS), row)

    async def leave(self, guest: str, league_id: str) -> None:
        """Not play in the next season; tables that are being played are left one by one, like any other."""
        async with self.database.writing() as connection:
            await find(connection, league_id, alone=True)
            mine = (LEAGUE_MEMBERS.c.league_id == league_id, LEAGUE_MEMBERS.c.guest == guest)
            await connection.execute(delete(LEAGUE_MEMBERS).where(*mine))

    async def rename(self, league_id: str, name: str) -> None:
        """A league is called otherwise; tables that are there keep their names."""
        name = clean_name(name)
        if not name:
            raise Problem(422, "bad-league", "server.league-name", field="name")
        async with self.database.writing() as connection:
            await connection.execute(update(LEAGUES).where(LEAGUES.c.id == league_id).values(name=name))

    async def close(self, league_id: str) -> None:
        """No season begins any more; of a league that never began, nothing is left."""
        mine = (LEAGUES.c.id == league_id, LEAGUES.c.state == "open")
        async with self.database.writing() as connection:
            league = await find(connection, league_id, alone=True)
            ended = update(LEAGUES).where(*mine).values(state="closed", starts=None)
            if (await connection.execute(ended if league["season"] else delete(LEAGUES).where(*mine))).rowcount != 1:
                raise Problem(409, "league-begun", "server.league-begun")
            await jobs.cancel(connection, BEGIN, league_id)

    # Seasons

    async def start(self, league_id: str) -> None:
        """A season begins: divisions are made, and everybody's tables; anew if somebody comes or goes meanwhile."""
        while not await self.begun(league_id):
            pass

    async def begun(self, league_id: str) -> bool:
        """Begin a season, unless its people are others in the end than those whose meetings were arranged."""
        async with self.database.reading() as connection:
            league = await find(connection, league_id)
            people = await members(connection, league_id)
        if league["state"] != "open":
            raise Problem(409, "league-begun", "server.league-begun")
        if len(people) < league["seats"]:
            raise Problem(409, "league-few", "server.league-few", seats=league["seats"], people=len(people))
        size = league["size"] if league["kind"] == "league" else len(people)
        groups = divisions(people, size, league["seats"])
        meetings = await asyncio.to_thread(lambda: [schedule(group, league["seats"]) for group in groups])
        season = league["season"] + 1
        rows: list[Row] = []
        for division, found in enumerate(meetings, 1):
            for seats in found:
                row = {"league_id": league_id, "season": season, "number": len(rows) + 1, "division": division}
                rows.append({**row, "people": json.dumps(seats), "table_id": None})
        async with self.database.writing() as connection:
            await find(connection, league_id, alone=True)
            if await members(connection, league_id) != people:
                return False
            begun = update(LEAGUES).where(LEAGUES.c.id == league_id, LEAGUES.c.season == league["season"])
            begun = begun.where(LEAGUES.c.state == "open").values(state="running", season=season, starts=None)
            if (await connection.execute(begun)).rowcount != 1:
                raise Problem(409, "league-begun", "server.league-begun")
            await connection.execute(insert(LEAGUE_TABLES), rows)
            await jobs.cancel(connection, BEGIN, league_id)
            await jobs.add(connection, JOB, league_id)
        return True

    async def look(self, job: Job) -> None:
        """Open the tables that can be played now; end the season if all were."""
        async with self.database.reading() as connection:
            league = await find(connection, job.key)
            rows = await season_rows(connection, job.key, league["season"])
        if league["state"] != "running":
            return
        most = AT_ONCE[Terms.read(league["clock"]).kind]
        busy: dict[str, int] = {}
        for row in rows:
            if row["table_id"] and not row["over"]:
                for person in present(row):
                    busy[person] = busy.get(person, 0) + 1
        for row in rows:
            people = present(row)
            if row["table_id"] is None and all(busy.get(person, 0) < most for person in people):
                await self.open_table(league, row)
                busy.update({person: busy.get(person, 0) + 1 for person in people})
        if all(row["over"] for row in rows):
            await self.end_season(league)

    async def open_table(self, league: Row, row: Row) -> None:
        """A table of the season, known to it in the same transaction. A bot sits in for whoever is gone, and then it is
        not rated."""
        game = find_game(league["game"])
        match = Match(game, game.setting(league["seats"], json.loads(league["options"])))
        bot = usual_bot(game)
        chairs = [
            Chair(seat, PERSON, await self.tables.kept_name(person), guest=person)
            if person
            else Chair(seat, BOT, bot_name(bot, game), bot=bot)
            for seat, person in enumerate(json.loads(row["people"]), 1)
        ]
        people = present(row)

        async def note(connection: AsyncConnection, table: Table) -> None:
            place = [LEAGUE_TABLES.c[name] == row[name] for name in ("league_id", "season", "number")]
            taken = update(LEAGUE_TABLES).where(*place, LEAGUE_TABLES.c.table_id.is_(None))
            if (await connection.execute(taken.values(table_id=table.id))).rowcount != 1:
                raise Problem(409, "league-begun", "server.league-begun")
            await self.tables.registry.outbox.add(connection, table, people, "league")

        await self.tables.open_table(
            league["creator"],
            match,
            chairs,
            [],
            public=True,
            name=league["name"],
            terms=Terms.read(league["clock"]),
            rated=len(people) == len(chairs),
            note=note,
        )

    async def end_season(self, league: Row) -> None:
        """Take down how it ended; the best go up, the last go down, and perhaps the next season begins."""
        async with self.database.writing() as connection:
            found = await division_lines(connection, league["id"], league["season"])
            order = moved([[line.person for line in lines] for lines in found], league["movers"])
            rows = [
                {"league_id": league["id"], "season": league["season"], "division": division, "place": place}
                | {"person": line.person}
                for division, lines in enumerate(found, 1)
                for place, line in enumerate(lines, 1)
            ]
            state = "closed" if league["kind"] == "robin" else "open"
            ended = update(LEAGUES).where(LEAGUES.c.id == league["id"], LEAGUES.c.season == league["season"])
            if (await connection.execute(ended.where(LEAGUES.c.state == "running").values(state=state))).rowcount != 1:
                return
            await connection.execute(insert(LEAGUE_PLACES), rows)
            after = [guest for guest in await members(connection, league["id"]) if guest not in order]
            for standing, guest in enumerate([*order, *after], 1):
                mine = (LEAGUE_MEMBERS.c.league_id == league["id"], LEAGUE_MEMBERS.c.guest == guest)
                await connection.execute(update(LEAGUE_MEMBERS).where(*mine).values(standing=standing))
            people = await members(connection, league["id"])
        if league["again"] and state == "open" and len(people) >= league["seats"]:
            await self.start(league["id"])

    # Tables

    async def decides_by_itself(self, table: Table) -> bool:
        """Tables of a league go on by themselves when nobody decides about a seat for long."""
        async with self.database.reading() as connection:
            chosen = select(LEAGUE_TABLES.c.number).where(LEAGUE_TABLES.c.table_id == table.id)
            return (await connection.execute(chosen)).first() is not None


async def find(connection: AsyncConnection, league_id: str, *, alone: bool = False) -> Row:
    """The row of a league; alone: others wait for it until the transaction is over."""
    wanted = select(LEAGUES).where(LEAGUES.c.id == league_id[:16])
    row = (await connection.execute(wanted.with_for_update() if alone else wanted)).mappings().first()
    if row is None:
        raise Problem(404, "no-league", "server.no-league")
    return dict(row)


async def members(connection: AsyncConnection, league_id: str) -> list[str]:
    """Who plays in the next season, in the order of their standing."""
    chosen = select(LEAGUE_MEMBERS.c.guest).where(LEAGUE_MEMBERS.c.league_id == league_id)
    rows = await connection.execute(chosen.order_by(LEAGUE_MEMBERS.c.standing, LEAGUE_MEMBERS.c.joined))
    return [str(guest) for guest in rows.scalars().all()]


async def season_rows(connection: AsyncConnection, league_id: str, season: int) -> list[Row]:
    """The tables of a season, opened or not, and whether they are over."""
    chosen = (
        select(LEAGUE_TABLES, func.coalesce(TABLES.c.over, False).label("over"), TABLES.c.result, TABLES.c.to_move)
        .outerjoin(TABLES, TABLES.c.id == LEAGUE_TABLES.c.table_id)
        .where(LEAGUE_TABLES.c.league_id == league_id, LEAGUE_TABLES.c.season == season)
        .order_by(LEAGUE_TABLES.c.number)
    )
    return [dict(row) for row in (await connection.execute(chosen)).mappings().all()]


def present(row: Row) -> list[str]:
    """Whoever sits down at a table of a season: all but those who are gone for good."""
    return [person for person in json.loads(row["people"]) if person]


async def without(connection: AsyncConnection, guest: str) -> None:
    """Somebody goes for good. What others play goes on: one of them keeps the league, the one who joined first."""
    seated = select(LEAGUE_TABLES).where(LEAGUE_TABLES.c.people.contains(guest, autoescape=True))
    tables = [dict(row) for row in (await connection.execute(seated)).mappings().all()]
    for row in tables:
        here = [LEAGUE_TABLES.c[name] == row[name] for name in ("league_id", "season", "number")]
        people = [GONE if person == guest else person for person in json.loads(row["people"])]
        await connection.execute(update(LEAGUE_TABLES).where(*here).values(people=json.dumps(people)))
    for league_id in {row["league_id"] for row in tables}:
        await jobs.add(connection, JOB, league_id)  # at some of its tables, nobody waits for a place of theirs any more
    kept = (await connection.execute(select(LEAGUES.c.id).where(LEAGUES.c.creator == guest))).scalars().all()
    for league_id in kept:
        others = select(LEAGUE_MEMBERS.c.guest).where(LEAGUE_MEMBERS.c.league_id == league_id)
        others = others.where(LEAGUE_MEMBERS.c.guest != guest).order_by(LEAGUE_MEMBERS.c.joined)
        played = select(LEAGUE_TABLES).where(LEAGUE_TABLES.c.league_id == league_id)
        played = played.order_by(LEAGUE_TABLES.c.season.desc(), LEAGUE_TABLES.c.number)
        heirs = list((await connection.execute(others)).scalars().all())
        heirs += [person for row in (await connection.execute(played)).mappings() for person in present(dict(row))]
        mine = LEAGUES.c.id == league_id
        await connection.execute(
            update(LEAGUES).where(mine).values(creator=heirs[0]) if heirs else delete(LEAGUES).where(mine)
        )


async def table_over(connection: AsyncConnection, table_id: str) -> None:
    """A game was taken down: if it is of a league, that is looked at."""
    chosen = select(LEAGUE_TABLES.c.league_id).where(LEAGUE_TABLES.c.table_id == table_id)
    league_id = (await connection.execute(chosen)).scalar()
    if league_id is not None:
        await jobs.add(connection, JOB, str(league_id))
