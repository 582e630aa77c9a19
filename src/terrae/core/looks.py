"""Looks: what the words of scenes look like. A title brings a folder with its own, as it brings its messages.

The folder holds `looks.toml`, and what the title draws itself: `symbols.svg` (symbols and patterns) and `tokens.css`
(colours). Words and symbols that another folder has given another meaning are refused.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from terrae.core.errors import TerraeError

FILE = "looks.toml"
DRAWINGS = "symbols.svg"
TOKENS = "tokens.css"
DEFINITION = re.compile(r'<(symbol|pattern) id="([\w-]+)".*?</\1>', re.DOTALL)


class Looks:
    """All that is known by now; painters hold on to these tables, and adding a folder fills them."""

    def __init__(self) -> None:
        self.folders: list[Path] = []
        self.symbols: dict[str, str] = {}  # the symbol of a word; words that are not here are written out
        self.windows: dict[str, list[float]] = {}  # where the owner's mark stands in a silhouette: x, y, size (of 24)
        self.blanks: dict[str, list[str]] = {}  # a symbol that bears the number of a word, and the ink of the number
        self.tiles: dict[str, str] = {}  # a piece in a narrow tile of a map of letters
        self.short: dict[str, str] = {}  # a good in rows of numbers
        self.exact: dict[str, str] = {}  # a token in a terminal of 256 colours, where that is not its own colour
        self.drawings: dict[str, str] = {}  # the drawing of a symbol or pattern
        self.drawn_by: dict[str, list[Path]] = {}  # the folders that bring a drawing
        self.coins: list[str] = []  # what things are paid with
        self.tints: list[str] = []  # words whose symbol has a colour of its own: the token of the same name
        self.barriers: list[str] = []  # pieces that fill the whole of their hex

    def add(self, folder: Path) -> None:
        """Learn the looks of a folder."""
        if folder in self.folders:
            return
        self.folders.append(folder)
        for name, value in tomllib.loads((folder / FILE).read_text(encoding="utf-8")).items():
            known = getattr(self, name, None)
            if isinstance(known, dict) and name != "drawn_by":
                learn(known, value, folder)
            elif isinstance(known, list) and name != "folders":
                known += [word for word in value if word not in known]
            else:
                raise TerraeError("error.looks-unknown", folder=folder, name=name)
        if (folder / DRAWINGS).exists():
            source = (folder / DRAWINGS).read_text(encoding="utf-8")
            drawn = {found[2]: found[0] for found in DEFINITION.finditer(source)}
            learn(self.drawings, drawn, folder)
            for name in drawn:
                self.drawn_by.setdefault(name, []).append(folder)

    def drawings_without(self, rooms: Iterable[Path]) -> dict[str, str]:
        """The drawings that are not only brought from these folders or from below them."""
        others = set(rooms)
        return {
            name: drawn
            for name, drawn in self.drawings.items()
            if any(others.isdisjoint([folder, *folder.parents]) for folder in self.drawn_by[name])
        }

    def tokens(self) -> str:
        """The style sheet of all colours."""
        files = [folder / TOKENS for folder in self.folders]
        return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())


def learn(known: dict[str, Any], new: dict[str, Any], folder: Path) -> None:
    """New words; the same again is welcome, another meaning is not."""
    for word, value in new.items():
        if known.setdefault(word, value) != value:
            raise TerraeError("error.looks-clash", folder=folder, name=word)


LOOKS = Looks()


def add_looks(folder: Path) -> None:
    """Let a title bring the looks of its own words."""
    LOOKS.add(folder)
