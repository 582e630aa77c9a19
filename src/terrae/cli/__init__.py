"""The command line: `terrae play`, `terrae replay` and the others."""

from __future__ import annotations

import os
import sys

INTERRUPTED = 130  # the exit code of Ctrl-C


def main() -> None:
    """The console script. Everything is loaded in here, so that Ctrl-C ends it quietly from the first moment on."""
    try:
        if sys.stdout is None:  # closed: nobody listens
            sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        from terrae.cli.interrupt import listen

        listen()
        from terrae.cli.program import program

        program()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
