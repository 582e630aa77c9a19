"""The tables of accounts. An account belongs to a guest; whatever names a person keeps naming the guest."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, ForeignKey, Index, String, Table, UniqueConstraint

from terrae.server.store.models import METADATA

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(64), nullable=False),  # as its owner writes it
    Column("canon", String(64), nullable=False),  # as it is looked for: case and width do not matter
    Column("look", String(64), nullable=False),  # what it cannot be told from by eye
    Column("password", String(200), nullable=True),  # argon2id; none: other ways to log in
    Column("role", String(16), nullable=False),  # player, moderator, admin
    Column("owner", String(32), ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=True),  # of a bot
    Column("created", DateTime(timezone=True), nullable=False),
    UniqueConstraint("canon"),
    UniqueConstraint("look"),
    Index("ix_accounts_owner", "owner"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # a digest: the token itself is known to one browser
    Column("id", String(16), nullable=False),  # by which its owner names it
    Column("guest", String(32), ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False),
    Column("device", String(64), nullable=False),
    Column("made", DateTime(timezone=True), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
    UniqueConstraint("id"),
    Index("ix_sessions_guest", "guest"),
)

TOKENS = Table(  # by which programs speak for somebody
    "tokens",
    METADATA,
    Column("token", String(64), primary_key=True),  # a digest: the token itself is shown once
    Column("id", String(16), nullable=False),  # by which its owner names it
    Column("guest", String(32), ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False),  # who speaks
    Column("label", String(64), nullable=False),
    Column("scopes", String(64), nullable=False),  # with commas
    Column("made", DateTime(timezone=True), nullable=False),
    Column("used", DateTime(timezone=True), nullable=True),
    Column("expires", DateTime(timezone=True), nullable=True),
    UniqueConstraint("id"),
    Index("ix_tokens_guest", "guest"),
)
