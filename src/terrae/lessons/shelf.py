"""The shelf: all lessons at hand. Titles have theirs in data/lessons, packages name theirs, a folder may hold more."""

from __future__ import annotations

import importlib
import inspect
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from terrae.core.game import find_game, games
from terrae.lessons.lesson import Lesson
from terrae.lessons.reading import read_lesson

LESSONS = "terrae.lessons"  # the entry point group by which packages name a package with lessons in its folder


def folders(more: Path | None = None) -> list[Path]:
    """Where lessons are looked for."""
    titles = [Path(inspect.getfile(type(find_game(name)))).parent / "data" / "lessons" for name in games()]
    named = [Path(str(importlib.import_module(entry.value).__path__[0])) for entry in entry_points(group=LESSONS)]
    return [*titles, *named, *([more] if more is not None else [])]


def files(folder: Path) -> list[Path]:
    """The lessons of a folder; what has a language in its name are words of one."""
    return [path for path in sorted(folder.glob("*.toml")) if "." not in path.stem]


@cache
def lessons(more: Path | None = None) -> dict[str, Lesson]:
    """All lessons by address; of two with one address the later holds, so that a folder can replace ours."""
    read = [read_lesson(path) for folder in folders(more) for path in files(folder)]
    return {lesson.address: lesson for lesson in read}
