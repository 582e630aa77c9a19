"""The tables of the database for notifications: what somebody is told, and on which devices."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, DateTime, ForeignKey, Index, Integer, String, Table, Text, false

from terrae.server.store.models import METADATA

NOTICES = Table(  # written in the transaction of what they tell
    "notices",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(32), nullable=False),
    Column("kind", String(16), nullable=False),  # turn, over, again, joined, takeback, mention, late, ...
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("name", String(64), nullable=False),  # of whoever did it
    Column("made", DateTime(timezone=True), nullable=False),
    Column("seen", Boolean, nullable=False),
    Column("pushed", Boolean, nullable=False),
    Column("mailed", Boolean, nullable=False, server_default=false()),
    Column("league_id", String(16), ForeignKey("leagues.id", ondelete="CASCADE"), nullable=True),  # in place of a table
    Index("ix_notices_guest", "guest", "seen"),
    Index("ix_notices_table", "table_id", "kind"),
)

WAYS = Table(  # how somebody wants letters; without a row, as is usual
    "ways",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("mail", String(8), nullable=False),  # off, soon, daily
    Column("language", String(16), nullable=False),
)

DEVICES = Table(  # browsers that want to be told even if no page is open
    "devices",
    METADATA,
    Column("id", String(64), primary_key=True),  # a digest of the endpoint
    Column("guest", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(128), nullable=False),  # with which what is told is sealed
    Column("auth", String(64), nullable=False),
    Column("language", String(16), nullable=False, server_default="en"),
    Column("made", DateTime(timezone=True), nullable=False),
    Index("ix_devices_guest", "guest"),
)
