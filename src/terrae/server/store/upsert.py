"""Rows that may be there already: both databases say it in the same words, which SQLAlchemy keeps in two places."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def inserting(connection: AsyncConnection, table: Table) -> Any:
    """An INSERT that knows `on_conflict_do_nothing` and `on_conflict_do_update`."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)
