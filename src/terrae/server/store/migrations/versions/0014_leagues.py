"""Leagues and round robins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None
changes_data = False


def of_league(name: str) -> list[sa.schema.SchemaItem]:
    foreign = op.f(f"fk_{name}_league_id_leagues")
    return [
        sa.Column("league_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["league_id"], ["leagues.id"], name=foreign, ondelete="CASCADE"),
    ]


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("movers", sa.Integer(), nullable=False),
        sa.Column("again", sa.Boolean(), nullable=False),
        sa.Column("creator", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leagues")),
    )
    op.create_table(
        "league_members",
        *of_league("league_members"),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("standing", sa.Integer(), nullable=False),
        sa.Column("joined", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("league_id", "guest", name=op.f("pk_league_members")),
    )
    op.create_index("ix_league_members_guest", "league_members", ["guest"])
    op.create_table(
        "league_tables",
        *of_league("league_tables"),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_league_tables_table_id_tables"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("league_id", "season", "number", name=op.f("pk_league_tables")),
    )
    op.create_index("ix_league_tables_table", "league_tables", ["table_id"])
    op.create_table(
        "league_places",
        *of_league("league_places"),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("league_id", "season", "division", "place", name=op.f("pk_league_places")),
    )
