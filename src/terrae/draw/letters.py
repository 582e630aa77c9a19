"""Words of scenes where they are written out: a painter with symbols shows them, one with letters has to say them."""

from __future__ import annotations

from terrae.core.looks import LOOKS
from terrae.core.messages import Message, known
from terrae.core.scene import Icon, Scene, Text

WIDE = 6  # letters of a piece in a wide tile of a map


def in_letters(word: str, amount: str = "") -> str:
    """What a word of a scene (a good, a terrain, a colour, a piece) is called, or so many of it; one without a message
    is itself."""
    key, digits = f"picture.{word}", amount.lstrip("+−-")
    return str(Message(key, number=int(digits) if digits.isdecimal() else 1)) if known(key) else word


def on_tile(piece: str, scene: Scene) -> str:
    """What a piece is called in a wide tile of a map: as in the key, or shorter; else the beginning of its word."""
    named = next((part.text for part in scene.of(Text, "key") if part.role == "piece" and part.word == piece), "")
    if 0 < len(named) <= WIDE:
        return named
    key = f"tile.{piece}"
    return str(Message(key)) if known(key) else piece.partition("-")[0][:WIDE]


def sign(piece: str) -> str:
    """A piece in a narrow tile, or where it stands in a row of others: the same in all languages, as the key says."""
    return LOOKS.tiles.get(piece, piece[:1].upper())


def few_words(icons: list[Icon]) -> str:
    """Icons in a few words: `2 wood`, `−1 raw → 4*`."""
    words: list[str] = []
    for icon in icons:
        word = in_letters(icon.word, icon.text)
        number = icon.text.removeprefix("+")
        words.append(f"{number}{word}" if not word.isalnum() and len(word) == 1 else f"{number} {word}".strip())
    return " ".join(words)
