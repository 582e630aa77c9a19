"""What the server itself has to do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
changes_data = False


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=128), nullable=False),
        sa.Column("ticket", sa.String(length=16), nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("party", sa.String(length=32), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("stuck", sa.Boolean(), nullable=False),
        sa.Column("error", sa.String(length=200), nullable=False),
        sa.Column("holder", sa.String(length=16), nullable=True),
        sa.Column("leased", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("kind", "key", name=op.f("pk_jobs")),
    )
    op.create_index("ix_jobs_due", "jobs", ["stuck", "due"], unique=False)
