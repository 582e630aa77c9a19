"""Puzzles: positions in which one turn is clearly best, found by the judge of a title."""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
