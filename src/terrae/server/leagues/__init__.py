"""Leagues and round robins: who meets whom, at tables that are set up by themselves, and how they stand."""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
