"""Analysis: what every turn of a game was worth, which one would have been better, and why."""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
