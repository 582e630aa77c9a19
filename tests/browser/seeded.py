"""`terrae` whose server has the same luck at every table, so that tests see the same games each time.

Its judges take a quick look for a hard one, except at full scale: pages show both alike.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from terrae.analysis.work import QUICK
from terrae.cli import main
from terrae.server import tables, thinkers
from tests.scale import FULL

look = thinkers.Thinkers.judge


async def look_quickly(
    self: thinkers.Thinkers, party: str, game: str, turns: list[int], depth: str
) -> list[dict[str, Any]]:
    return [{**verdict, "depth": depth} for verdict in await look(self, party, game, turns, QUICK)]


if __name__ == "__main__":
    setattr(tables, "new_seed", lambda: "luck")  # noqa: B010
    setattr(thinkers, "secrets", SimpleNamespace(token_hex=lambda size: "bot"))  # noqa: B010
    if not FULL:
        setattr(thinkers.Thinkers, "judge", look_quickly)  # noqa: B010
    main()
