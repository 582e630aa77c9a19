"""Themes: the colours of each token, the symbols, and which symbol stands for which word of a scene."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from terrae.core.errors import TerraeError

FOLDER = Path(__file__).parent
THEMES = ("light", "dark")

# What the words of scenes look like. Words that are not here are written out.
SYMBOLS = {
    "money": "r-money",
    "coin": "r-coin",
    "power": "r-power",
    "power-gain": "r-power-gain",
    "power-spend": "r-power-spend",
    "points": "r-points",
    "worker": "r-worker",
    "priest": "r-priest",
    "shovel": "r-shovel",
    "sailing": "r-ship",
    "hand": "r-hand",
    "scroll": "r-scroll",
    "town": "r-key",
    "settlement": "r-town",
    "bridge": "r-bridge",
    "action": "a-octagon",
    "action-used": "a-octagon-used",
    "tick": "i-check",
    "bridge-space": "i-bridge-space",
    "bridge-built": "i-bridge-built",
    "bowl": "i-bowl",
    "wheel": "i-wheel",
    "territory": "i-territory",
    "marked": "i-marked",
    "nothing": "i-nothing",
    "book": "i-book",
    "house": "b-house",
    "trading-post": "b-trading-post",
    "palace": "b-palace",
    "temple": "b-temple",
    "stronghold": "b-stronghold",
    "sanctuary": "b-sanctuary",
    "landmark": "b-landmark",
    "coins": "r-money",
    "workers": "r-worker",
    "priests": "r-priest",
    "tokens": "r-power",
    "spades": "r-shovel",
    "shipping": "r-ship",
    "bridges": "r-bridge",
    "keys": "r-key",
    "fire": "c-fire",
    "water": "c-water",
    "earth": "c-earth",
    "air": "c-air",
    "cult:FIRE": "c-fire",
    "cult:WATER": "c-water",
    "cult:EARTH": "c-earth",
    "cult:AIR": "c-air",
    "steps": "c-any",
    "cults": "c-all",
    "network": "i-network",
    "distance": "i-distance",
    "clusters": "i-clusters",
    "edge": "i-edge",
    "halls": "i-halls",
    "figure": "p-figure",
    "stone": "p-stone",
    "split": "i-split",
    "close": "i-shut",
    "settled": "i-settled",
    "pocket": "i-pocket",
    "fieldstone": "g-stone",
    "wood": "g-wood",
    "ore": "g-ore",
    "livestock": "g-livestock",
    "ashlar": "g-ashlar",
    "lumber": "g-lumber",
    "metal": "g-metal",
    "leather": "g-leather",
    "any-raw": "g-any-raw",
    "any-refined": "g-any-refined",
    "refine": "g-refine",
    "military": "k-military",
    "culture": "k-culture",
    "travel": "k-travel",
    "raid": "k-raid",
    "outpost": "k-outpost",
    "crossroads": "k-crossroads",
    "hut": "k-hut",
    "campfire": "k-campfire",
    "reserve": "k-reserve",
    "tools": "k-tools",
    "weaponry": "k-weaponry",
    "pottery": "k-pottery",
    "clothing": "k-clothing",
    "artifact": "k-artifact",
    "artifact-set": "k-set",
    "bonus-tile": "k-bonus",
    "no-loss": "k-no-loss",
    "equal-strength": "k-equal",
    "empty-space": "k-empty",
    "or": "k-or",
    "and": "i-plus",
    "then": "i-right",
    "once": "a-octagon-line",
    "game-end": "i-last",
    "first-player": "i-flag-next",
    "stronger": "i-users",
    "worker-1": "r-worker-1",
    "worker-2": "r-worker-2",
    "worker-3": "r-worker-3",
    "explorer": "p-explorer",
    "other-explorer": "p-explorer",
    "chieftain": "p-chieftain",
    "warrior": "p-warrior",
    "caravan": "p-caravan",
    "canoe": "p-canoe",
    "flag": "p-flag",
    "shield": "p-shield",
    "power-level": "p-shield",
    "road-end": "k-outpost",
    "plains": "t-plains",
    "quarry": "t-quarry",
    "forest": "t-forest",
    "mountain": "t-mountains",
}
COINS = ("money", "coins")  # what titles call what is paid with
# Special landscapes: each has a silhouette of its own, with a window for the mark of its owner.
LANDSCAPES = {
    "tree": (12, 9.1, 7.4),
    "raven": (11.2, 10.4, 6.2),
    "workshop": (12, 16, 6.6),
    "camp": (12, 15.6, 6.4),
    "cult-palace": (12, 13, 6.4),
    "driller": (12, 7.8, 6.4),
    "tunnel": (12, 8, 5.8),
    "bridge-tower": (12, 8.2, 6),
    "reef": (12, 15.6, 7),
    "breeding-ground": (12, 11.4, 6),
    "portal": (12, 14.4, 7),
    "cave": (13, 11, 6.2),
    "flight-school": (12, 10.8, 6.2),
    "trading-camp": (12, 16.2, 6.6),
    "winterfall": (12.4, 14, 6.6),
    "peak": (12, 16, 6.6),
    "altar": (12, 15.5, 5),
    "lava-pond": (12, 13.4, 6),
    "floating-palace": (12, 9.4, 5.6),
    "polestar": (12, 12, 6.2),
}
SYMBOLS.update({f"land-{name}": f"l-{name}" for name in LANDSCAPES})
TINTS = ("fire", "water", "earth", "air")  # words whose symbol has a colour of its own: the token of the same name
# Pieces that fill the whole of their hex: its ground is darker, so that rows of them are seen as lines.
BARRIERS = ("stone",)
# Where the mark of the owner stands in each silhouette: x, y and size on a grid of 24.
WINDOWS = {
    "b-house": (12, 16.9, 6.2),
    "b-trading-post": (8.3, 14.9, 6.4),
    "b-palace": (12, 15.2, 7.2),
    "b-temple": (12, 14.9, 5.4),
    "b-stronghold": (12, 15.4, 7.0),
    "b-sanctuary": (12, 17.0, 6.0),
    "b-landmark": (12, 10.5, 5.2),
    "p-figure": (12, 14.6, 4.4),
    **{f"l-{name}": window for name, window in LANDSCAPES.items()},
    "p-explorer": (12, 17.2, 5.4),
    "p-chieftain": (12, 16.8, 6.4),
    "p-warrior": (10.4, 17.4, 5.4),
    "p-caravan": (12, 6.8, 5),
    "p-canoe": (12, 16, 4.6),
    "p-flag": (11.8, 7.5, 5),
    "p-shield": (12, 10.8, 8),
}
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

TOKEN = re.compile(r"--([\w-]+):\s*light-dark\((#[0-9a-f]+),\s*(#[0-9a-f]+)\)")
NUMBER = re.compile(r"--([\w-]+):\s*(\.\d+);")
DEFINITION = re.compile(r'<(symbol|pattern) id="([\w-]+)".*?</\1>', re.DOTALL)
VARIABLE = re.compile(r"var\(--([\w-]+)(?:,[^)]*)?\)")


@cache
def tokens(theme: str) -> dict[str, str]:
    """The plain value of every colour and number."""
    source = (FOLDER / "tokens.css").read_text(encoding="utf-8")
    found = {name: dark if theme == "dark" else light for name, light, dark in TOKEN.findall(source)}
    found.update(NUMBER.findall(source))
    return found


@cache
def definitions() -> dict[str, str]:
    """The drawings of all symbols and patterns."""
    source = (FOLDER / "symbols.svg").read_text(encoding="utf-8")
    return {match.group(2): match.group(0) for match in DEFINITION.finditer(source)}


class Theme:
    """Colours and symbols by name."""

    def __init__(self, name: str) -> None:
        if name not in THEMES:
            raise TerraeError("draw.theme", name=name, known=", ".join(THEMES))
        self.name = name
        self.tokens = tokens(name)

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

        drawn = definitions()[symbol].replace(f'id="{symbol}"', f'id="{self.identity(symbol, variant)}"', 1)
        if variant == "halo":
            drawn = drawn.replace(*HALO)
        return VARIABLE.sub(plain, drawn)
