"""Prints the tests for what changed since the main branch: always the core's, and Terra Nova's if no title changed."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BASE = "main"
NEW = ["git", "ls-files", "--others", "--exclude-standard"]
ALWAYS = ("tests/core",)
ONE_TITLE = "tests/terra_nova"


def changed_files() -> list[str]:
    """Paths that differ from the main branch, or from the last commit where there is none."""
    found: list[str] = []
    for command in (["git", "diff", "--name-only", BASE], ["git", "diff", "--name-only", "HEAD"], NEW):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        found += done.stdout.splitlines()
    return found


def tests_of(path: str) -> str | None:
    """The folder of tests for a file of the project, or a file of tests itself.

    >>> tests_of("src/terrae/games/terramara/rules/road.py")
    'tests/terramara'
    >>> tests_of("src/terrae/draw/svg.py")
    'tests/draw'
    >>> tests_of("tests/cli/test_play.py")
    'tests/cli/test_play.py'
    """
    parts = Path(path).parts
    if parts[:1] == ("tests",):
        return path if parts[-1].startswith("test_") else None
    if parts[:2] != ("src", "terrae"):
        return None
    room = parts[3] if parts[2] == "games" else parts[2]
    return f"tests/{room}"


def main() -> None:
    titles = {f"tests/{path.name}" for path in (ROOT / "src/terrae/games").iterdir() if path.is_dir()}
    wanted = {folder for path in changed_files() if (folder := tests_of(path)) and (ROOT / folder).exists()}
    if not wanted & titles:
        wanted.add(ONE_TITLE)
    print(*ALWAYS, *sorted(wanted - set(ALWAYS)))


if __name__ == "__main__":
    main()
