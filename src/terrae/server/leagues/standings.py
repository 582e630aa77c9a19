"""Standings of leagues, worked out from the results of their tables."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import inf
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from terrae.server.store.leagues import LEAGUE_MEMBERS, LEAGUE_TABLES
from terrae.server.store.ratings import RESULTS


@dataclass
class Stand:
    """How somebody stands in a division."""

    person: str
    points: float = 0.0
    games: int = 0
    won: float = 0.0
    ahead: float = 0.0

    @property
    def merit(self) -> tuple[float, float, float]:
        return self.points, self.won, self.ahead


async def division_lines(connection: AsyncConnection, league_id: str, season: int) -> list[list[Stand]]:
    """Everybody of a season by division, the best first: points, then victories, then points ahead of their tables,
    then whoever stood higher before; whoever has left the league comes after those."""
    here = (LEAGUE_TABLES.c.league_id == league_id, LEAGUE_TABLES.c.season == season)
    ordered = select(LEAGUE_TABLES).where(*here).order_by(LEAGUE_TABLES.c.number)
    rows = (await connection.execute(ordered)).mappings().all()
    stands: dict[int, dict[str, Stand]] = {}
    for row in rows:
        division = stands.setdefault(row["division"], {})
        for person in filter(None, json.loads(row["people"])):  # without those who are gone for good
            division.setdefault(person, Stand(person))
    tables = {row["table_id"]: row["division"] for row in rows if row["table_id"]}
    known = select(LEAGUE_MEMBERS.c.guest, LEAGUE_MEMBERS.c.standing).where(LEAGUE_MEMBERS.c.league_id == league_id)
    standing = {row.guest: row.standing for row in (await connection.execute(known)).all()}
    chosen = select(RESULTS).where(RESULTS.c.table_id.in_(list(tables)))
    found: dict[str, list[dict[str, Any]]] = {}
    for result in (await connection.execute(chosen)).mappings().all():
        found.setdefault(result["table_id"], []).append(dict(result))
    for table_id, seats in found.items():
        division = stands[tables[table_id]]
        for seat in seats:
            stand = division.get(seat["person"] or "")  # a bot has none
            if stand is not None:
                stand.games += 1
                stand.points += beaten(seat, seats)
                stand.won += seat["won"]
                stand.ahead += 0.0 if seat["gone"] else seat["ahead"]

    def place_before(stand: Stand) -> tuple[float, str]:
        return standing.get(stand.person, inf), stand.person

    return [
        sorted(division.values(), key=lambda stand: (*(-number for number in stand.merit), place_before(stand)))
        for _, division in sorted(stands.items())
    ]


def beaten(seat: dict[str, Any], seats: list[dict[str, Any]]) -> float:
    """One point for everybody with a worse rank, half of one for each with the same."""
    others = [other["rank"] for other in seats if other is not seat]
    return sum(1.0 if rank > seat["rank"] else 0.5 if rank == seat["rank"] else 0.0 for rank in others)
