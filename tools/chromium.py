"""Finds Debian's Chromium for the browser tests.

python -m tools.chromium   print where it is; as root on Debian, install it first if it is missing; in CI, the light one
"""

from __future__ import annotations

import shutil
import sys

from tools.debian import must_be_there, provide

LIGHT = "chromium-headless-shell"  # no windows, no tabs: a person at a page costs a quarter
NAMES = (LIGHT, "chromium", "chromium-browser")
HOW = "The browser tests need Chromium: install it with `sudo apt-get install chromium`, then run them again."


def find() -> str | None:
    """The browser, if it is there."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


if __name__ == "__main__":
    sys.exit(provide(LIGHT, find, bool(shutil.which(LIGHT) if must_be_there() else find()), HOW))
