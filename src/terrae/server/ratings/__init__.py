"""Ratings: how strong people, bots and factions are, and what finished games of this server say."""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
