"""Notifications: somebody is told what concerns them, in the page, on their devices and by mail.

`outbox` writes what is to be told in the transaction of what happened, `delivery` tells it by jobs, `bell` shows it.
"""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
