"""Names that nobody chose are kept as signs, which are put into words in the language of whoever looks."""

from __future__ import annotations

import re

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None
changes_data = True

MARK = "\x02"
WORDS = {
    "bot": re.compile(r"(Beginner|Easy|Normal|Hard|Expert) bot"),
    "open": re.compile(r"(Open) seat"),
    "person": re.compile(r"(Player|Guest) (\d{1,4})"),
}
TABLES = sa.table("tables", sa.column("id"), sa.column("name"), sa.column("guide"))
SEATS = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("kind"), sa.column("name"))
GUESTS = sa.table("guests", sa.column("id"), sa.column("name"))


def sign(kind: str, name: str) -> str:
    """The sign for a name as it was kept in English; other names stay."""
    found = WORDS[kind].fullmatch(name)
    if found is None:
        return name
    if kind == "person":
        return f"{MARK}{found[1].lower()}:{found[2]}"
    return f"{MARK}open:" if kind == "open" else f"{MARK}bot:{found[1].lower()}"


def upgrade() -> None:
    connection = op.get_bind()
    for table_id, seat, kind, name in connection.execute(sa.select(SEATS)).all():
        kept = sign(kind, name)
        if kept != name:
            where = (SEATS.c.table_id == table_id, SEATS.c.seat == seat)
            connection.execute(sa.update(SEATS).where(*where).values(name=kept))
    for guest, name in connection.execute(sa.select(GUESTS).where(GUESTS.c.name.like("Guest %"))).all():
        connection.execute(sa.update(GUESTS).where(GUESTS.c.id == guest).values(name=sign("person", name)))
    guides = sa.select(TABLES.c.id, TABLES.c.guide).where(TABLES.c.guide.is_not(None))
    for table_id, guide in connection.execute(guides).all():
        connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(name=f"{MARK}guide:{guide}"))
