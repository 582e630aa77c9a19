"""Accounts, and the browsers that are logged in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None
changes_data = False


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("canon", sa.String(length=64), nullable=False),
        sa.Column("look", sa.String(length=64), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("role", sa.String(length=16), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_accounts_guest_guests"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["owner"], ["accounts.guest"], name=op.f("fk_accounts_owner_accounts"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_accounts")),
        sa.UniqueConstraint("canon", name=op.f("uq_accounts_canon")),
        sa.UniqueConstraint("look", name=op.f("uq_accounts_look")),
    )
    op.create_index("ix_accounts_owner", "accounts", ["owner"])
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=64), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["accounts.guest"], name=op.f("fk_sessions_guest_accounts"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
        sa.UniqueConstraint("id", name=op.f("uq_sessions_id")),
    )
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
