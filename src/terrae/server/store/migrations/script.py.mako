"""${message}."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = None
depends_on = None
changes_data = True  # a SQLite file is copied before this runs; False only if no stored row can be harmed


def upgrade() -> None:
    ${upgrades if upgrades else "raise NotImplementedError"}
