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
        from terrae.cli.front import HELP, choose_language, front_page

        if choose_language(sys.argv[1:]) in ([], *([word] for word in HELP)):
            return show(front_page())
        from terrae.cli.program import program

        program()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def show(text: str) -> None:
    """Print a page; whoever stopped reading does not want the rest."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
