"""Lessons: a first game in short steps on the real table, written as data."""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
