"""Packages of Debian that tests need: found, or installed where that is possible; in CI a missing one is a failure."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable


def must_be_there() -> bool:
    """In continuous integration a missing program is a failure; at home it is a reason to skip."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


def can_install() -> bool:
    return bool(shutil.which("apt-get")) and os.geteuid() == 0


def install(package: str, find: Callable[[], str | None]) -> None:
    """Get it from Debian; what apt-get says is shown only if it fails and there is none."""
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", package]):
        done = subprocess.run(
            command, capture_output=True, text=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        )
        if done.returncode:
            if not find():
                print(done.stdout + done.stderr, file=sys.stderr)
            return


def provide(package: str, find: Callable[[], str | None], enough: bool, how: str) -> int:
    """Print where a program is; install it first if what is there is not enough."""
    if not enough and can_install():
        install(package, find)
    path = find()
    if path:
        print(path)
        return 0
    print(how, file=sys.stderr)
    return 1 if must_be_there() else 0
