"""Rows that may be there already: both databases say it in the same words, which SQLAlchemy keeps in two places."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def inserting(where: AsyncConnection | str, table: Table) -> Any:
    """An INSERT for a connection, or for a kind of database, that knows `on_conflict_do_nothing` and
    `on_conflict_do_update`."""
    dialect = where if isinstance(where, str) else where.dialect.name
    return (sqlite if dialect == "sqlite" else postgresql).insert(table)
