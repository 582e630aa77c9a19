"""The tables of the database for finished games and ratings. A person is named by the id of a guest, and by no name:
whoever goes leaves results of others as they are, and nothing that tells who it was."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, DateTime, Float, ForeignKey, Index, Integer, String, Table, Text
from sqlalchemy import PrimaryKeyConstraint as Key

from terrae.server.store.models import METADATA

PLAYED = Table(  # finished games, in the order in which they count
    "played",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("finished", DateTime(timezone=True), nullable=False),
    Column("setup", Text, nullable=False),  # JSON: what lay on the table, as pairs of kind and name
    Index("ix_played_game", "game", "number"),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(16), ForeignKey("played.table_id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("person", String(32), nullable=True),
    Column("bot", String(64), nullable=True),
    Column("faction", String(64), nullable=False),  # empty: the title has none
    Column("place", Integer, nullable=False),  # in the first turn order
    Column("points", Integer, nullable=False),
    Column("ahead", Float, nullable=False),  # points above the mean of the table
    Column("rank", Integer, nullable=False),
    Column("won", Float, nullable=False),  # share of the victory
    Column("gone", Boolean, nullable=False),  # the person left before the end
    Column("before", Float, nullable=True),  # the rating of the person or bot; none if the game is not rated
    Column("after", Float, nullable=True),
    Key("table_id", "seat"),
    Index("ix_results_person", "person"),
    Index("ix_results_game", "game"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # person, bot, faction
    Column("name", String(64), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Key("game", "kind", "name"),
)
