"""The tables of the database for what people say: chat, mutes, reports, private notes."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from terrae.server.store.models import METADATA

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("room", String(8), nullable=False),  # table: whoever plays; watchers: whoever looks on
    Column("guest", String(32), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("ply", Integer, nullable=False),  # how far the game was
    Column("said", DateTime(timezone=True), nullable=False),
    Column("hidden", Boolean, nullable=False),  # by a moderator
    Index("ix_chat_room", "table_id", "room", "id"),
)

MUTES = Table(  # whom somebody does not want to hear, at any table
    "mutes",
    METADATA,
    Column("guest", String(32), nullable=False),
    Column("muted", String(32), nullable=False),
    PrimaryKeyConstraint("guest", "muted"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("message", Integer, ForeignKey("chat.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(32), nullable=False),  # who reports it
    Column("reason", Text, nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("state", String(8), nullable=False),  # open, done, refused
    Index("ix_reports_state", "state"),
    Index("ix_reports_message", "message", "guest", unique=True),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("table_id", "guest"),
)
