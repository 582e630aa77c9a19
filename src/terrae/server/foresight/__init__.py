"""Foresight: answers that a seat has given beforehand, to moves of others that may come.

`lines` says when one is due; `service` keeps them; the dealer plays them like standing orders.
"""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
