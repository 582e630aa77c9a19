"""The explorer: what was played first in many games, seat by seat, and how it went."""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
