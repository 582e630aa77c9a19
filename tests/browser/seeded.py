"""`terrae` whose server has the same luck at every table, so that tests see the same games each time."""

from __future__ import annotations

from types import SimpleNamespace

from terrae.cli import main
from terrae.server import tables, thinkers

if __name__ == "__main__":
    setattr(tables, "new_seed", lambda: "luck")  # noqa: B010
    setattr(thinkers, "secrets", SimpleNamespace(token_hex=lambda size: "bot"))  # noqa: B010
    main()
