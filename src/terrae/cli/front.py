"""The first page, which `terrae --help` shows: a text as it is, so that it is there at once."""

from __future__ import annotations

import os

# In the order in which a newcomer needs them: where each command is.
COMMANDS = {
    "play": "play.play",
    "serve": "serve.serve",
    "backup": "archive.backup",
    "restore": "archive.restore",
    "doctor": "doctor.doctor",
    "accounts": "accounts.accounts",
    "games": "games.games",
    "replay": "replay.replay",
    "import": "imports.import_",
    "export": "exports.export",
    "draw": "draw.draw",
    "lessons": "lessons.lessons",
    "analyse": "analyse.analyse",
    "puzzles": "puzzles.puzzles",
    "explore": "explore.explore",
    "check": "check.check",
    "arena": "arena.arena",
    "report": "report.report",
    "compare": "compare.compare",
    "dataset": "dataset.dataset",
    "tune": "tune.tune",
}
HELP = ("-h", "--help")
PAGE = os.path.join(os.path.dirname(__file__), "messages", "en.txt")


def front_page() -> str:
    """What Terrae is, and a line on each command."""
    with open(PAGE, encoding="utf-8") as page:
        return page.read().rstrip("\n")


def short(command: str) -> str:
    """The line on a command."""
    return next(line.split(None, 1)[1] for line in front_page().splitlines() if line.startswith(f"  {command} "))
