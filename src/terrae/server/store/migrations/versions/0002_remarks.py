"""Moves say how a bot came to them: its thought was cut short, or a substitute played for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None
changes_data = False


def upgrade() -> None:
    op.add_column("moves", sa.Column("remark", sa.String(length=16), nullable=False, server_default=""))
