"""The tables of accounts. An account belongs to a guest; whatever names a person keeps naming the guest."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from terrae.server.store.models import METADATA

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("guest", String(32), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(64), nullable=False),  # as its owner writes it
    Column("canon", String(64), nullable=False),  # as it is looked for: case and width do not matter
    Column("look", String(64), nullable=False),  # what it cannot be told from by eye
    Column("password", String(200), nullable=True),  # argon2id; none: other ways to log in
    Column("mail", String(254), nullable=True),  # proved to be its owner's; in small letters
    Column("role", String(16), nullable=False),  # player, moderator, admin
    Column("owner", String(32), ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=True),  # of a bot
    Column("created", DateTime(timezone=True), nullable=False),
    UniqueConstraint("canon"),
    UniqueConstraint("look"),
    Index("ix_accounts_owner", "owner"),
    Index("ix_accounts_mail", "mail"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # a digest: the token itself is known to one browser
    Column("id", String(16), nullable=False),  # by which its owner names it
    Column("guest", String(32), ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False),
    Column("device", String(64), nullable=False),
    Column("way", String(8), nullable=False, server_default="password"),  # how it began: password, passkey, mail
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

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(400), primary_key=True),  # by which the device that keeps it calls it
    Column("guest", String(32), ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False),
    Column("label", String(64), nullable=False),
    Column("public", Text, nullable=False),  # the half of the key that we keep
    Column("count", Integer, nullable=False),  # how often it was used, as the device says
    Column("made", DateTime(timezone=True), nullable=False),
    Column("used", DateTime(timezone=True), nullable=True),
    Index("ix_passkeys_guest", "guest"),
)

LINKS = Table(  # in letters, each for one use
    "links",
    METADATA,
    Column("token", String(64), primary_key=True),  # a digest
    Column("guest", String(32), ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False),
    Column("purpose", String(8), nullable=False),  # enter, prove
    Column("mail", String(254), nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
    Index("ix_links_guest", "guest"),
)
