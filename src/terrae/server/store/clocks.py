"""The tables of the database for time: what happened to clocks, vacations, outages; and how seats were left."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table

from terrae.server.store.models import METADATA

CLOCK_EVENTS = Table(  # what changes a clock besides moves, whose own times say how long they took
    "clock_events",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # how far the game was
    Column("kind", String(8), nullable=False),  # stop, go, more, seat, back
    Column("seat", Integer, nullable=False),  # 0: all
    Column("seconds", Integer, nullable=False),
    Column("moment", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

OUTAGES = Table(  # while nobody could play: no clock runs
    "outages",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("began", DateTime(timezone=True), nullable=False),
    Column("ended", DateTime(timezone=True), nullable=False),
)

VACATIONS = Table(
    "vacations",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(32), nullable=False),
    Column("began", DateTime(timezone=True), nullable=False),
    Column("ended", DateTime(timezone=True), nullable=False),
    Index("ix_vacations_guest", "guest"),
)

DEPARTURES = Table(  # people who left a seat before the game was over
    "departures",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("why", String(8), nullable=False),  # resigned, time, absent, left
    Column("ply", Integer, nullable=False),
    Column("moment", DateTime(timezone=True), nullable=False),
    Index("ix_departures_table", "table_id"),
    Index("ix_departures_guest", "guest"),
)

MOTIONS = Table(  # what people of a table decide together
    "motions",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),  # end, bot
    Column("seat", Integer, nullable=False),  # whose seat it is about; 0: the whole game
    Column("asked_by", Integer, nullable=False),
    Column("agreed", String(64), nullable=False),  # seat numbers
    Column("state", String(8), nullable=False),  # asked, done, refused, late
    Column("asked", DateTime(timezone=True), nullable=False),
    Index("ix_motions_table", "table_id", "state"),
)
