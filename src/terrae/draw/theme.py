"""Themes: the colours of each token, the symbols, and which symbol stands for which word of a scene."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from terrae.core.errors import TerraeError
from terrae.core.looks import LOOKS

FOLDER = Path(__file__).parent
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
UNKNOWN_TERRAIN = "quarry"
UNKNOWN_COLOUR = "grey"

# Variants of symbols: tokens that are replaced by others. Pieces in panels have no halo.
VARIANTS = {
    "halo": {"piece-line": "piece-halo"},
    "flat": {"piece-halo": "none", "piece-line": "piece-line-flat"},
    "act": {"piece-halo": "none", "piece-line": "action-ink"},
    "past": {"piece-halo": "none", "piece-line": "ink-3", "points": "ink-3"},
}

HALO = ('stroke-width="4.2"', 'stroke-width="6.6"')  # the halo of a piece, and a stronger one for small boards

LOOKS.add(FOLDER / "looks")
SYMBOLS, WINDOWS, COINS, TINTS, BARRIERS = LOOKS.symbols, LOOKS.windows, LOOKS.coins, LOOKS.tints, LOOKS.barriers

TOKEN = re.compile(r"--([\w-]+):\s*light-dark\((#[0-9a-f]+),\s*(#[0-9a-f]+)\)")
NUMBER = re.compile(r"--([\w-]+):\s*(\.\d+);")
VARIABLE = re.compile(r"var\(--([\w-]+)(?:,[^)]*)?\)")


@cache
def tokens(theme: str, folders: int) -> dict[str, str]:
    """The plain value of every colour and number, by so many folders of looks."""
    source = LOOKS.tokens()
    found = {name: dark if theme == "dark" else light for name, light, dark in TOKEN.findall(source)}
    found.update(NUMBER.findall(source))
    return found


def definitions() -> dict[str, str]:
    """The drawings of all symbols and patterns."""
    return LOOKS.drawings


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

    def identity(self, symbol: str, variant: str) -> str:
        """The id of a symbol within a picture: pictures of different themes may meet on one page."""
        return "-".join(filter(None, (self.name, symbol, variant)))

    def definition(self, symbol: str, variant: str) -> str:
        """A symbol or pattern with plain colours, to be put into a picture."""
        instead = VARIANTS.get(variant, {"points": variant} if variant else {})

        def plain(match: re.Match[str]) -> str:
            token = match.group(1)
            return self.colour(instead.get(token, token))

        drawn = LOOKS.drawings[symbol].replace(f'id="{symbol}"', f'id="{self.identity(symbol, variant)}"', 1)
        if variant == "halo":
            drawn = drawn.replace(*HALO)
        return VARIABLE.sub(plain, drawn)
