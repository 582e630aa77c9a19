"""Administration: what moderators and admins may do, every act of which is written down.

`steward` acts on tables and messages, `bans` keeps people out, `audit` remembers, `retention` clears away.
"""

from pathlib import Path

from terrae.core.messages import add_messages

add_messages(Path(__file__).parent / "messages")
