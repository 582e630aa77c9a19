"""Answers that seats have given beforehand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None
changes_data = False


def upgrade() -> None:
    op.add_column("seats", sa.Column("foreseen", sa.Text(), nullable=True))
