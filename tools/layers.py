"""Draws the layers of the house, from the contract that import-linter enforces and what each package says about itself.

python -m tools.layers   draw docs/pictures/layers.svg anew
"""

from __future__ import annotations

import ast
import tomllib
from html import escape
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "layers.svg"
WIDTH, HEIGHT, GAP = 1000, 62, 12  # of a row, of its boxes, and between them
LETTER = 7.2  # how broad one is on average
LINES = 2  # of a text in a box
STYLE = """
.paper { fill: #f3eee4; } .box { fill: #fffdfa; stroke: #8b8171; } .arrow { stroke: #8b8171; fill: none; }
.name { font: 600 15px ui-monospace, monospace; fill: #22252a; }
.about { font: 13px system-ui, sans-serif; fill: #50555b; }
@media (prefers-color-scheme: dark) {
.paper { fill: #111316; } .box { fill: #22262b; stroke: #757d86; } .arrow { stroke: #757d86; }
.name { fill: #efe9dd; } .about { fill: #bab5aa; } }
"""


def layers() -> list[list[str]]:
    """The packages, the uppermost layer first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = next(one for one in project["tool"]["importlinter"]["contracts"] if one["type"] == "layers")
    return [[name.strip() for name in layer.split(":")] for layer in contract["layers"]]


def about(package: str) -> str:
    """The first sentence of what a package says about itself, without its name."""
    source = (ROOT / "src" / "terrae" / package / "__init__.py").read_text(encoding="utf-8")
    told = (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0].partition(". ")[0].rstrip(".")
    before, colon, after = told.partition(": ")
    short = after if colon and " " not in before.removeprefix("The ") else told
    return short[:1].upper() + short[1:]


def box(package: str, left: float, top: float, wide: float) -> str:
    """A package with its name and what it is for."""
    lines = wrap(about(package).replace("`", ""), int((wide - 24) / LETTER), max_lines=LINES, placeholder=" ...")
    texts = "".join(
        f'<text class="about" x="{left + 12:.0f}" y="{top + 38 + 16 * number:.0f}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<rect class="box" x="{left:.0f}" y="{top:.0f}" width="{wide:.0f}" height="{HEIGHT}" rx="8"/>'
        f'<text class="name" x="{left + 12:.0f}" y="{top + 21:.0f}">{package}</text>{texts}'
    )


def drawing() -> str:
    """All layers, one below the other, each with an arrow to what it may import."""
    rows, parts = layers(), []
    step = HEIGHT + 2 * GAP
    for number, row in enumerate(rows):
        wide = (WIDTH - GAP * (len(row) - 1)) / len(row)
        top = GAP + number * step
        parts += [box(name, GAP + place * (wide + GAP), top, wide) for place, name in enumerate(row)]
        if number + 1 < len(rows):
            middle, bottom = GAP + WIDTH / 2, top + HEIGHT
            line = f"M{middle:.0f} {bottom + 3} v{2 * GAP - 7} m-5 -6 l5 6 l5 -6"
            parts.append(f'<path class="arrow" stroke-width="2" d="{line}"/>')
    high = len(rows) * step
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 2 * GAP} {high}" role="img">\n'
        "<title>The layers of Terrae; imports point downwards only</title>\n"
        f'<style>{STYLE}</style>\n<rect class="paper" width="100%" height="100%"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


if __name__ == "__main__":
    PICTURE.write_text(drawing(), encoding="utf-8")
    print(PICTURE)
