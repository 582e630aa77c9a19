"""The tables of the database for leagues and round robins."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, DateTime, ForeignKey, Index, Integer, String, Table, Text
from sqlalchemy import PrimaryKeyConstraint as Key

from terrae.server.store.models import METADATA

LEAGUES = Table(
    "leagues",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # league: seasons and divisions; robin: everybody once
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),  # of a table
    Column("size", Integer, nullable=False),  # people of a division at most
    Column("movers", Integer, nullable=False),  # people who go up or down after a season
    Column("again", Boolean, nullable=False),  # the next season begins by itself
    Column("creator", String(32), nullable=False),
    Column("state", String(8), nullable=False),  # open, running, closed
    Column("season", Integer, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("clock", String(32), nullable=False, server_default="slow 259200"),  # of its tables (clocks.terms)
    Column("starts", DateTime(timezone=True), nullable=True),  # when the next season begins by itself
)

LEAGUE_MEMBERS = Table(
    "league_members",
    METADATA,
    Column("league_id", String(16), ForeignKey("leagues.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("standing", Integer, nullable=False),  # before the next season, from 1; those who are new come last
    Column("joined", DateTime(timezone=True), nullable=False),
    Key("league_id", "guest"),
    Index("ix_league_members_guest", "guest"),
)

LEAGUE_TABLES = Table(  # what is to be played in a season
    "league_tables",
    METADATA,
    Column("league_id", String(16), ForeignKey("leagues.id", ondelete="CASCADE"), nullable=False),
    Column("season", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("division", Integer, nullable=False),
    Column("people", Text, nullable=False),  # JSON: ids of guests in the order of their seats
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="SET NULL"), nullable=True),  # none: not opened yet
    Key("league_id", "season", "number"),
    Index("ix_league_tables_table", "table_id"),
)

LEAGUE_PLACES = Table(  # how seasons ended
    "league_places",
    METADATA,
    Column("league_id", String(16), ForeignKey("leagues.id", ondelete="CASCADE"), nullable=False),
    Column("season", Integer, nullable=False),
    Column("division", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Key("league_id", "season", "division", "place"),
)
