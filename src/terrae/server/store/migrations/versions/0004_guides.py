"""Which lesson or puzzle a table is of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None
changes_data = False


def upgrade() -> None:
    op.add_column("tables", sa.Column("guide", sa.String(128), nullable=True))
