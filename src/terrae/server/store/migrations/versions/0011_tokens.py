"""Tokens, by which programs speak for an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
changes_data = False


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("scopes", sa.String(length=64), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=True),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["guest"], ["accounts.guest"], name=op.f("fk_tokens_guest_accounts"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_tokens")),
        sa.UniqueConstraint("id", name=op.f("uq_tokens_id")),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
