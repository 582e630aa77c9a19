"""Leagues have a clock of any kind and a date at which they begin; somebody may be told something about a league."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None
changes_data = True


def upgrade() -> None:
    op.add_column("leagues", sa.Column("clock", sa.String(length=32), nullable=False, server_default="slow 259200"))
    op.add_column("leagues", sa.Column("starts", sa.DateTime(timezone=True), nullable=True))
    op.execute("UPDATE leagues SET clock = 'slow ' || (days * 86400)")
    op.drop_column("leagues", "days")
    with op.batch_alter_table("notices") as notices:
        notices.alter_column("table_id", existing_type=sa.String(length=16), nullable=True)
        notices.add_column(sa.Column("league_id", sa.String(length=16), nullable=True))
        notices.create_foreign_key(
            op.f("fk_notices_league_id_leagues"), "leagues", ["league_id"], ["id"], ondelete="CASCADE"
        )
