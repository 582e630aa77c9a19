"""The tables of the database for whoever keeps order: what was done, and who may not take part."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, Index, Integer, String, Table, Text

from terrae.server.store.models import METADATA

AUDIT = Table(  # every act; it outlives the tables and people it is about
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("who", String(64), nullable=False),  # the account, or the server itself
    Column("act", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),  # empty: of no table
    Column("subject", String(200), nullable=False),
    Column("reason", Text, nullable=False),
)

BANS = Table(
    "bans",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),  # guest, address
    Column("value", String(64), nullable=False),
    Column("name", String(64), nullable=False),  # what a guest was called
    Column("reason", Text, nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("until", DateTime(timezone=True), nullable=True),  # none: for good
    Index("ix_bans_value", "kind", "value", unique=True),
)
