"""Ratings: taken down when a game is over, and worked out anew from finished games whenever somebody wants."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.lab.skill import Skill, Skills
from terrae.server.jobs import Job
from terrae.server.ratings.outcome import Outcome, outcome
from terrae.server.registry import Registry
from terrae.server.store.database import Database
from terrae.server.store.models import TABLES
from terrae.server.store.ratings import PLAYED, RATINGS, RESULTS
from terrae.server.table import Table

Key = tuple[str, str]  # kind and name: a person, a bot, a faction
PERSON, BOT, FACTION = "person", "bot", "faction"


def team(row: dict[str, Any]) -> list[Key]:
    """Who plays in a seat: somebody, and a faction; of a seat that was left, whoever left it."""
    player = (PERSON, row["person"]) if row["person"] else (BOT, row["bot"])
    return [key for key in (player, (FACTION, row["faction"])) if key[1]]


class Ratings:
    """Keeps ratings of each title apart."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.database = registry.database
        self.then: list[Callable[[AsyncConnection, str], Awaitable[None]]] = []  # what follows in the same transaction

    async def finished(self, job: Job) -> None:
        """A game is over: it is taken down, and counts if it is rated."""
        table = await self.registry.find(job.key)
        async with self.database.writing() as connection:
            await job.done(connection)
            known = (await connection.execute(select(PLAYED.c.number).where(PLAYED.c.table_id == table.id))).first()
            if table.over and known is None and await self.is_own_game(connection, table):
                await take_down(connection, table, outcome(table))
                for follow in self.then:
                    await follow(connection, table.id)

    async def is_own_game(self, connection: AsyncConnection, table: Table) -> bool:
        """Was it played from the start? Lessons and puzzles were not, nor were games branched off others."""
        if table.guide is not None:
            return False
        again = select(TABLES.c.rematch).where(TABLES.c.id == table.origin)
        return table.origin is None or (await connection.execute(again)).scalar() == table.id


async def take_down(connection: AsyncConnection, table: Table, found: Outcome) -> None:
    """Write how a game came out, and what that does to ratings."""
    row = {
        "table_id": table.id,
        "game": table.game.name,
        "seats": len(found.seats),
        "rated": found.rated,
        "finished": table.changed,
        "setup": json.dumps(found.setup),
    }
    await connection.execute(insert(PLAYED), row)
    rows = [{"table_id": table.id, "game": table.game.name, **asdict(seat)} for seat in found.seats]
    await connection.execute(insert(RESULTS), [{**one, "before": None, "after": None} for one in rows])
    if found.rated:
        keys = {key for one in rows for key in team(one)}
        known = await read_ratings(connection, table.game.name, keys)
        skills = Skills({key: skill for key, (skill, _) in known.items()})
        counts = {key: count for key, (_, count) in known.items()}
        await rate(connection, skills, counts, rows)
        await write_ratings(connection, table.game.name, skills, counts, keys)


async def rate(
    connection: AsyncConnection, skills: Skills[Key], counts: dict[Key, int], rows: Sequence[dict[str, Any]]
) -> None:
    """One game, and for each seat the rating before and after it."""
    teams = [team(row) for row in rows]
    before = [skills.of(one[0]).mu for one in teams]
    skills.rate(teams, [row["rank"] for row in rows])
    for key in {key for one in teams for key in one}:
        counts[key] = counts.get(key, 0) + 1
    for row, one, was in zip(rows, teams, before, strict=True):
        seat = (RESULTS.c.table_id == row["table_id"], RESULTS.c.seat == row["seat"])
        values = {"before": was, "after": skills.of(one[0]).mu}
        await connection.execute(update(RESULTS).where(*seat).values(**values))


async def read_ratings(connection: AsyncConnection, game: str, keys: Iterable[Key]) -> dict[Key, tuple[Skill, int]]:
    """What is known of some, with the number of their games."""
    names = {name for _, name in keys}
    rows = await connection.execute(select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.name.in_(names)))
    return {(row.kind, row.name): (Skill(row.mu, row.sigma), row.games) for row in rows.all()}


async def write_ratings(
    connection: AsyncConnection, game: str, skills: Skills[Key], counts: dict[Key, int], keys: Iterable[Key]
) -> None:
    rows = []
    for kind, name in sorted(keys):
        skill = skills.of((kind, name))
        await connection.execute(
            delete(RATINGS).where(RATINGS.c.game == game, RATINGS.c.kind == kind, RATINGS.c.name == name)
        )
        count = counts[kind, name]
        rows.append({"game": game, "kind": kind, "name": name, "mu": skill.mu, "sigma": skill.sigma, "games": count})
    if rows:
        await connection.execute(insert(RATINGS), rows)


async def recompute(database: Database) -> int:
    """All ratings anew, from the finished games that count, in their order; how many these are."""
    async with database.writing() as connection:
        await connection.execute(delete(RATINGS))
        chosen = (
            select(RESULTS, PLAYED.c.number)
            .join(PLAYED, PLAYED.c.table_id == RESULTS.c.table_id)
            .where(PLAYED.c.rated)
            .order_by(PLAYED.c.number, RESULTS.c.seat)
        )
        rows = [dict(row) for row in (await connection.execute(chosen)).mappings().all()]
        games: dict[int, list[dict[str, Any]]] = {}
        for row in rows:
            games.setdefault(row["number"], []).append(row)
        skills: dict[str, Skills[Key]] = {}
        counts: dict[str, dict[Key, int]] = {}
        for seats in games.values():
            title = seats[0]["game"]
            known = skills.setdefault(title, Skills())
            await rate(connection, known, counts.setdefault(title, {}), seats)
        for title, found in skills.items():
            await write_ratings(connection, title, found, counts[title], found.known)
    return len(games)
