"""Passkeys, addresses for mail, and the links in letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None
changes_data = False


def upgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("mail", sa.String(length=254), nullable=True))
        accounts.create_index("ix_accounts_mail", ["mail"])
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("way", sa.String(length=8), nullable=False, server_default="password"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=400), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("public", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["guest"], ["accounts.guest"], name=op.f("fk_passkeys_guest_accounts"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index("ix_passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "links",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("mail", sa.String(length=254), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["guest"], ["accounts.guest"], name=op.f("fk_links_guest_accounts"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_links")),
    )
    op.create_index("ix_links_guest", "links", ["guest"])
