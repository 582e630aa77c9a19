"""The tables of the database. What a game is follows from `moves` alone; the rest says who plays it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(128), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # never leaves the server
    Column("name", String(80), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("creator", String(32), nullable=False),
    Column("origin", String(16), nullable=True),  # the table it was made from
    Column("rematch", String(16), nullable=True),  # the table that was made from it to play again
    Column("guide", String(128), nullable=True),  # the lesson or puzzle it is of
    Column("clock", String(32), nullable=True),  # its terms; none: nobody is hurried
    Column("due", DateTime(timezone=True), nullable=True),  # when its clock has something to tell
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("ended", String(8), nullable=True),  # why it is over though its rules go on: consent, resigned
    Column("ply", Integer, nullable=False),
    Column("epoch", Integer, nullable=False),  # how many turns were taken back
    Column("version", Integer, nullable=False),  # counts every change of this row, its seats and its moves
    Column("over", Boolean, nullable=False),
    Column("to_move", String(64), nullable=False),  # seat numbers, separated by commas
    Column("owed", Boolean, nullable=False),  # the server itself must answer for a seat: a bot's turn, a standing order
    Column("result", Text, nullable=True),  # JSON: the points of each seat
    Column("created", DateTime(timezone=True), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
    Index("ix_tables_lobby", "over", "public", "changed"),
    Index("ix_tables_owed", "owed"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("guest", String(32), nullable=True),
    Column("bot", String(64), nullable=True),
    Column("name", String(64), nullable=False),
    Column("auto", Text, nullable=False),  # JSON: standing orders
    Column("confirm", Boolean, nullable=False),
    Column("foreseen", Text, nullable=True),  # JSON: answers that were given beforehand
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_guest", "guest"),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # 0 is nature
    Column("text", String(200), nullable=False),
    Column("run", Integer, nullable=False),  # first ply of the turn a person or bot confirmed; 0: answered by order
    Column("played", DateTime(timezone=True), nullable=False),
    Column("remark", String(16), nullable=False, server_default=""),  # of a bot's turn: cut-short, substitute
    PrimaryKeyConstraint("table_id", "ply"),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, nullable=False),  # how long the game was: a turn that is taken back makes it another one
    Column("epoch", Integer, nullable=False),
    Column("verdicts", Text, nullable=False),  # JSON
    Column("finished", Boolean, nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
)

PULSE = Table(  # one row, written to find out whether anything can be written
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("beat", DateTime(timezone=True), nullable=False),
)

INVITES = Table(
    "invites",
    METADATA,
    Column("token", String(64), primary_key=True),  # a digest: the link itself is known to whoever got it
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("expires", DateTime(timezone=True), nullable=False),
    ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
    Index("ix_invites_seat", "table_id", "seat"),
)

TAKEBACKS = Table(
    "takebacks",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # the position it goes back to
    Column("last", Integer, nullable=False),  # the position it was asked in
    Column("epoch", Integer, nullable=False),
    Column("state", String(8), nullable=False),  # asked, done, refused, late
    Column("agreed", String(64), nullable=False),  # seat numbers
    Column("moves", Text, nullable=False),  # JSON: what was taken back
    Column("asked", DateTime(timezone=True), nullable=False),
    Index("ix_takebacks_table", "table_id", "state"),
)

JOBS = Table(  # what the server itself has to do, and when; `server/jobs` says how
    "jobs",
    METADATA,
    Column("kind", String(32), nullable=False),
    Column("key", String(128), nullable=False),
    Column("ticket", String(16), nullable=False),  # another one each time it is asked for
    Column("due", DateTime(timezone=True), nullable=False),
    Column("payload", Text, nullable=False),  # JSON
    Column("party", String(32), nullable=False),  # whose it is: of many who wait, whoever had least comes first
    Column("attempts", Integer, nullable=False),  # that failed
    Column("stuck", Boolean, nullable=False),  # it failed too often and is not tried again by itself
    Column("error", String(200), nullable=False),  # why it failed last
    Column("holder", String(16), nullable=True),  # the process that does it now; on SQLite there is only one
    Column("leased", DateTime(timezone=True), nullable=True),  # until when it is the holder's
    PrimaryKeyConstraint("kind", "key"),
    Index("ix_jobs_due", "stuck", "due"),
)
