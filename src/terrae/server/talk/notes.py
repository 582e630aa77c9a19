"""Private notes on a table: one text for each guest, which nobody else ever sees."""

from __future__ import annotations

from sqlalchemy import select, update

from terrae.server.problems import Problem
from terrae.server.rows import now
from terrae.server.store.database import Database
from terrae.server.store.talk import NOTES
from terrae.server.store.upsert import inserting
from terrae.server.table import Table
from terrae.server.talk.forms import Note, NoteForm


async def read_note(database: Database, table: Table, guest: str | None) -> Note:
    """What somebody wrote; nothing has the version 0."""
    wanted = select(NOTES.c.text, NOTES.c.version).where(NOTES.c.table_id == table.id, NOTES.c.guest == guest)
    async with database.reading() as connection:
        row = (await connection.execute(wanted)).first()
    return Note(*row) if row is not None else Note("", 0)


async def keep_note(database: Database, table: Table, guest: str, form: NoteForm) -> Note:
    """A new text in place of the one it was made from; what another page wrote meanwhile is not lost."""
    mine = (NOTES.c.table_id == table.id, NOTES.c.guest == guest)
    values = {"text": form.text, "version": form.version + 1, "changed": now()}
    async with database.writing() as connection:
        if form.version:
            kept = update(NOTES).where(*mine, NOTES.c.version == form.version).values(**values)
        else:
            kept = inserting(connection, NOTES).values(table_id=table.id, guest=guest, **values)
            kept = kept.on_conflict_do_nothing(index_elements=["table_id", "guest"])
        if (await connection.execute(kept)).rowcount != 1:
            raise Problem(409, "note-changed", "server.note-changed")
    return Note(form.text, form.version + 1)
