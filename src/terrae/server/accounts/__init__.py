"""Accounts: who somebody is on every device, what they may do, and by which ways they come in."""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
