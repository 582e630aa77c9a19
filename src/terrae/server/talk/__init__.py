"""What people say: to each other at a table, and to themselves."""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
