"""Finds Debian's Chromium for the browser tests.

python tools/chromium.py   print where it is; as root on Debian, install it first if it is missing; in CI, the light one
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

LIGHT = "chromium-headless-shell"  # no windows, no tabs: a person at a page costs a quarter
NAMES = (LIGHT, "chromium", "chromium-browser")
HOW = "The browser tests need Chromium: install it with `sudo apt-get install chromium`, then run them again."


def find() -> str | None:
    """The browser, if it is there."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Get it from Debian; what apt-get says is shown only if it fails and there is none."""
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", LIGHT]):
        done = subprocess.run(
            command, capture_output=True, text=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        )
        if done.returncode:
            if not find():
                print(done.stdout + done.stderr, file=sys.stderr)
            return


def must_be_there() -> bool:
    """In continuous integration a missing browser is a failure; at home it is a reason to skip."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


def main() -> int:
    enough = shutil.which(LIGHT) if must_be_there() else find()
    if not enough and shutil.which("apt-get") and os.geteuid() == 0:
        install()
    path = find()
    if path:
        print(path)
        return 0
    print(HOW, file=sys.stderr)
    return 1 if must_be_there() else 0


if __name__ == "__main__":
    sys.exit(main())
