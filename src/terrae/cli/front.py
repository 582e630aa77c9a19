"""The first page, which `terrae --help` shows: a text as it is, so that it is there at once."""

from __future__ import annotations

import os

from terrae.core.languages import ENGLISH, NAMES, current, speak, surrounding

# In the order in which a newcomer needs them: where each command is.
COMMANDS = {
    "play": "play.play",
    "serve": "serve.serve",
    "worker": "serve.worker",
    "backup": "archive.backup",
    "restore": "archive.restore",
    "doctor": "doctor.doctor",
    "accounts": "accounts.accounts",
    "admin": "admin.admin",
    "ratings": "ratings.ratings",
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
LANGUAGE = "--language"
PAGES = os.path.join(os.path.dirname(__file__), "messages")


def front_page() -> str:
    """What Terrae is, and a line on each command; in English where nobody has translated it."""
    own = os.path.join(PAGES, f"{current()}.txt")
    with open(own if os.path.exists(own) else os.path.join(PAGES, f"{ENGLISH}.txt"), encoding="utf-8") as page:
        return page.read().rstrip("\n")


def choose_language(words: list[str]) -> list[str]:
    """Speak the language that a command line begins with, else that of the terminal; what is left of the line.

    Commands describe themselves while they are loaded, so this comes before that. What is no language is left for
    the program to refuse.
    """
    wish, rest = "", words
    if words[:1] == [LANGUAGE] and len(words) > 1:
        wish, rest = words[1], words[2:]
    elif words and words[0].startswith(f"{LANGUAGE}="):
        wish, rest = words[0].partition("=")[2], words[1:]
    speak(wish if wish in NAMES else surrounding())
    return rest if wish in NAMES else words


def short(command: str) -> str:
    """The line on a command."""
    return next(line.split(None, 1)[1] for line in front_page().splitlines() if line.startswith(f"  {command} "))
