"""`terrae serve` on a machine whose time of day jumps: a file says by how many seconds it is wrong.

python -m benchmarks.shifted FILE ARGUMENTS...      what `terrae ARGUMENTS...` does
"""

from __future__ import annotations

import datetime
import sys
from pathlib import Path

import terrae.server.rows as rows
from terrae.cli import main


class Wrong(datetime.datetime):
    """The time of day as this machine has it."""

    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> Wrong:
        jumped = FILE.read_text().strip() if FILE.exists() else ""
        return super().now(tz) + datetime.timedelta(seconds=float(jumped or 0))


if __name__ == "__main__":
    FILE = Path(sys.argv.pop(1))
    vars(rows)["datetime"] = Wrong  # nobody else in the server asks for the time of day
    main()
