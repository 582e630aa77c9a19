"""Letters: who wants which, what was written, and in which language somebody is told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None
changes_data = False


def upgrade() -> None:
    op.add_column("notices", sa.Column("mailed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("devices", sa.Column("language", sa.String(length=16), nullable=False, server_default="en"))
    op.create_table(
        "ways",
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("mail", sa.String(length=8), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_ways")),
    )
