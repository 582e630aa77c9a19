"""How wide a text is. SVG lays no text out, so the width is taken from a wide font and holds for narrower ones."""

from __future__ import annotations

UI = (
    "'Source Sans 3','Source Sans Pro','Segoe UI',Roboto,'Helvetica Neue',Arial,"
    "'Liberation Sans','DejaVu Sans',sans-serif"
)
TITLE = "Fraunces,'Iowan Old Style','Palatino Linotype',Georgia,'Liberation Serif','DejaVu Serif',serif"

# Hundredths of the font size for the characters from the blank to the tilde, in DejaVu Sans and its bold.
PLAIN = (
    32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 34, 34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79,
    60, 79, 69, 63, 61, 73, 68, 99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63,
    63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
)  # fmt: skip
BOLD = (
    35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70,
    70, 70, 40, 40, 84, 84, 84, 58, 100, 77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84, 85,
    73, 85, 77, 72, 68, 81, 77, 110, 77, 72, 73, 46, 37, 46, 84, 50, 50, 67, 72, 59, 72, 68, 44, 72,
    71, 34, 34, 67, 34, 104, 71, 69, 72, 72, 49, 60, 48, 71, 65, 92, 65, 65, 58, 71, 37, 71, 84,
)  # fmt: skip
OTHERS = {"−": 84, "·": 35, "–": 50, "×": 84, "…": 100}
SEMIBOLD = 550  # from this weight on, letters are measured as bold


def width(text: str, size: float, weight: int = 400) -> float:
    """How much room a line of text takes at most."""
    table = BOLD if weight >= SEMIBOLD else PLAIN
    total = 0
    for letter in text:
        place = ord(letter) - 32
        total += table[place] if 0 <= place < len(table) else OTHERS.get(letter, 100)
    return total * size / 100


def wrap(text: str, room: float, size: float, weight: int = 400) -> list[str]:
    """A text in lines that fit."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and width(longer, size, weight) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line else lines


def fit(text: str, room: float, size: float, weight: int = 400) -> str:
    """A text in one line, cut short if need be."""
    if width(text, size, weight) <= room:
        return text
    while text and width(text + "…", size, weight) > room:
        text = text[:-1]
    return text.rstrip() + "…"
