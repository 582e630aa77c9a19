"""`terrae` whose server has the same luck at every table, so that tests see the same games each time.

Its judges take a quick look for a hard one, except at full scale: pages show both alike. Its time of day runs so many
seconds ahead as a file `ahead` in its folder says.
"""

from __future__ import annotations

import sys
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from terrae.analysis.work import QUICK
from terrae.cli import main
from terrae.server import registry, tables, thinkers
from terrae.server.clocks import timekeeper
from terrae.server.rows import now
from tests.scale import FULL

look = thinkers.Thinkers.judge


async def look_quickly(
    self: thinkers.Thinkers, party: str, game: str, turns: list[int], depth: str
) -> list[dict[str, Any]]:
    return [{**verdict, "depth": depth} for verdict in await look(self, party, game, turns, QUICK)]


def ahead() -> datetime:
    """Now, and so many seconds later."""
    file = Path(sys.argv[sys.argv.index("--data") + 1], "ahead")
    return now() + timedelta(seconds=int(file.read_text() or 0) if file.exists() else 0)


if __name__ == "__main__":
    setattr(tables, "new_seed", lambda: "luck")  # noqa: B010
    setattr(thinkers, "secrets", SimpleNamespace(token_hex=lambda size: "bot"))  # noqa: B010
    setattr(registry, "now", ahead)  # noqa: B010
    setattr(timekeeper, "JUMP", float("inf"))  # noqa: B010
    if not FULL:
        setattr(thinkers.Thinkers, "judge", look_quickly)  # noqa: B010
    main()
