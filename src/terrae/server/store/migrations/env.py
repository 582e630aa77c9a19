"""Alembic's command line (`alembic revision --autogenerate`) for developers; the server migrates by itself."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine

from terrae.server.store.models import METADATA

url = context.get_x_argument(as_dictionary=True).get("url", "sqlite://")
with create_engine(url).begin() as connection:
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
