"""Clocks, rated tables, games that end early, seats that are left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None
changes_data = False


def at_table(name: str) -> list[sa.schema.SchemaItem]:
    """A column that says at which table something happened."""
    foreign = op.f(f"fk_{name}_table_id_tables")
    return [
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=foreign, ondelete="CASCADE"),
    ]


def numbered(name: str) -> list[sa.schema.SchemaItem]:
    return [
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f(f"pk_{name}")),
    ]


def moment(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=False)


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("due", sa.DateTime(timezone=True), nullable=True))
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("ended", sa.String(8), nullable=True))
    op.create_table(
        "clock_events",
        *at_table("clock_events"),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        moment("moment"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_clock_events")),
    )
    op.create_table("outages", *numbered("outages"), moment("began"), moment("ended"))
    op.create_table(
        "vacations",
        *numbered("vacations"),
        sa.Column("guest", sa.String(length=32), nullable=False),
        moment("began"),
        moment("ended"),
    )
    op.create_index("ix_vacations_guest", "vacations", ["guest"])
    op.create_table(
        "departures",
        *numbered("departures"),
        *at_table("departures"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("why", sa.String(length=8), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        moment("moment"),
    )
    op.create_index("ix_departures_table", "departures", ["table_id"])
    op.create_index("ix_departures_guest", "departures", ["guest"])
    op.create_table(
        "motions",
        *numbered("motions"),
        *at_table("motions"),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("asked_by", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        moment("asked"),
    )
    op.create_index("ix_motions_table", "motions", ["table_id", "state"])
