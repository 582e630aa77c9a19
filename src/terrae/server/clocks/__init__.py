"""Clocks: how long somebody may think, and what becomes of seats whose people are not there."""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
