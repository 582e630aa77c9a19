"""Themes: the colours of each token, the symbols, and which symbol stands for which word of a scene."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from terrae.core.errors import TerraeError
from terrae.core.looks import LOOKS
from terrae.core.scene import Icon

FOLDER = Path(__file__).resolve().parent
STYLES = FOLDER / "styles"  # what pages and files of a table are styled with
THEMES = ("light", "dark")

# Marks of seats in plain text.
MARKS = {
    "blue": "●",
    "green": "▲",
    "red": "◆",
    "yellow": "◗",
    "black": "‖",
    "grey": "^",
    "brown": "■",
    "white": "○",
    "orange": "▼",
    "purple": "×",
}
ROMAN = ("I", "II", "III", "IV")
TOKEN_GROUPS = ("favour", "town")  # tiles of which a seat may hold many
UNKNOWN_TERRAIN = "quarry"
UNKNOWN_COLOUR = "grey"

LOOKS.add(FOLDER / "looks")
SYMBOLS, WINDOWS, COINS, TINTS, BARRIERS = LOOKS.symbols, LOOKS.windows, LOOKS.coins, LOOKS.tints, LOOKS.barriers

TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
BOTH = re.compile(r"light-dark\(([^,]+),\s*(.+)\)")


@cache
def tokens(theme: str, folders: int) -> dict[str, str]:
    """The plain value of every token, by so many folders of looks."""
    found: dict[str, str] = {}
    for name, value in TOKEN.findall(LOOKS.tokens()):
        found.setdefault(name, BOTH.sub(r"\2" if theme == "dark" else r"\1", value))  # later ones are for special needs
    return found


def style(name: str) -> str:
    """A style sheet: the tokens of all titles, or one of the painters."""
    return LOOKS.tokens() if name == "tokens" else (STYLES / f"{name}.css").read_text(encoding="utf-8")


class Theme:
    """Colours and symbols by name."""

    def __init__(self, name: str) -> None:
        if name not in THEMES:
            raise TerraeError("draw.theme", name=name, known=", ".join(THEMES))
        self.name = name

    @property
    def tokens(self) -> dict[str, str]:
        """Titles that come later bring tokens of their own."""
        return tokens(self.name, len(LOOKS.folders))

    def colour(self, token: str) -> str:
        """The plain colour of a token; plain colours stay what they are."""
        return self.tokens.get(token, token)

    def terrain(self, word: str) -> str:
        """The terrain of this word, or one that stands for any we do not know."""
        return word if f"t-{word}" in self.tokens else UNKNOWN_TERRAIN

    def seat(self, colour: str) -> str:
        """The seat colour of this word, or one that stands for any we do not know."""
        return colour if f"s-{colour}" in self.tokens else UNKNOWN_COLOUR


def known(icons: list[Icon]) -> bool:
    """Can these icons be drawn, or must the sentence be read? A rule with a number is better read."""
    return all(
        item.word in SYMBOLS and item.word != "book" and not (item.text and item.word == "town") for item in icons
    )
