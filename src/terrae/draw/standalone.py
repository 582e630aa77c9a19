"""Files that stand alone: a whole table as one HTML file, and its board as an SVG file.

Both are made of the units a page shows, with the same styles, and need nothing else: no server, no script.
"""

from __future__ import annotations

import re
from xml.sax.saxutils import escape

from terrae.core.errors import TerraeError
from terrae.core.languages import current
from terrae.core.scene import Band, Hex, Mat, Scene
from terrae.draw import landscape, units
from terrae.draw.board import BoardPainter
from terrae.draw.geometry import number
from terrae.draw.markup import defined, drawings, symbols
from terrae.draw.theme import Theme, style

COMMENT = re.compile(r"\s*/\*.*?\*/", re.DOTALL)
MEDIA = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
VARIABLE = re.compile(r"var\(--([\w-]+)(?:,[^)]*)?\)")
REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
SHADE = re.compile(r'<g class="shade">.*?</g>')
SVG, XHTML = 'xmlns="http://www.w3.org/2000/svg"', 'xmlns="http://www.w3.org/1999/xhtml"'
CLOSED, OPEN = "<details ", '<details open="" '  # nothing waits for a click
BLACK = "-shade"  # ends the name of a symbol that is drawn all black
BROAD, HIGH = 1120, 787  # the sheet on which a landscape is laid out
SHEETS = ("tokens", "parts", "board", "panels", "choices", "bands", "sheet")


def html(scene: Scene, theme: str = "light") -> str:
    """The whole table. All mats lie open, at both sides of a board of hexes where there is room."""
    drawn = units.paint(scene)
    mats = [drawn[f"mat:{mat.seat}"].replace(CLOSED, OPEN) for mat in scene.of(Mat)]
    half = 0 if scene.of(Band) else (len(mats) + 1) // 2
    said = [scene.text(name) for name in ("title", "round", "prompt")]
    body = (
        f'<header class="sheet-head"><h1>{escape(said[0])}</h1>{drawn["round"]}{drawn["order"]}</header>'
        f'<main class="sheet"><div class="col left">{"".join(mats[:half])}</div><div class="col centre">'
        f'<p class="asked-now">{escape(said[2])}</p>{drawn["rounds"]}{units.to_choose(drawn)}'
        f"{units.board(scene, drawn)}{units.tiles(drawn)}{drawn['standing']}"
        f"{drawn['key'].replace(CLOSED, OPEN)}</div>"
        f'<div class="col right">{"".join(mats[half:])}</div></main>'
    )
    return (
        f'<!doctype html>\n<html lang="{current()}" data-theme="{Theme(theme).name}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(', '.join(filter(None, said)))}</title>\n"
        f"<style>\n{styles(*SHEETS)}</style>\n</head>\n<body>\n"
        f"{symbols(needed(body))}\n{body}\n</body>\n</html>\n"
    )


def svg(scene: Scene, theme: str = "light", width: int = 1400) -> str:
    """The board alone."""
    if not scene.of(Band) and not scene.of(Hex):
        raise TerraeError("draw.no-board")
    return painted(scene, theme, width) if scene.of(Band) else hexed(scene, theme, width)


def hexed(scene: Scene, theme: str, width: int) -> str:
    """A board of hexes in plain colours, which any program can show."""
    painter, tokens = BoardPainter(scene), Theme(theme).tokens
    # The black shapes below pieces are symbols of their own: plain colours cannot be changed from outside.
    drawn = SHADE.sub(
        lambda found: blackened(REFERENCE.sub(rf"\g<0>{BLACK}", found.group(0))), painter.draw(painter.units())
    )
    known = drawings()
    known |= {
        f"{name}{BLACK}": blackened(text.replace(f'id="{name}"', f'id="{name}{BLACK}"')) for name, text in known.items()
    }
    head, _, inner = drawn.partition(">")
    _, _, wide, high = (float(side) for side in painter.box().split())
    size = f'width="{width}" height="{number(width * high / wide)}"'
    whole = (
        f"{head.replace('<svg', f'<svg {SVG} {size}')}>\n<style>\n{MEDIA.sub('', styles('board'))}</style>\n"
        f"{defined(known[name] for name in needed(drawn))}\n{inner}\n"
    )
    return VARIABLE.sub(lambda found: tokens[found.group(1)], whole)


def painted(scene: Scene, theme: str, width: int) -> str:
    """A landscape as the page lays it out: HTML within a drawing, which browsers show."""
    inner = landscape.board(scene, landscape.units(scene))
    looks = MEDIA.sub("", styles("tokens", "parts", "bands"))
    return (
        f'<svg {SVG} data-theme="{Theme(theme).name}" viewBox="0 0 {BROAD} {HIGH}" width="{width}" '
        f'height="{number(width * HIGH / BROAD)}">\n<style>\n{looks}</style>\n'
        f"{defined(drawings()[name] for name in needed(inner))}\n"
        f'<foreignObject width="{BROAD}" height="{HIGH}"><body {XHTML} style="min-height:0">'
        f"{inner.replace('<svg', f'<svg {SVG}')}</body></foreignObject>\n</svg>\n"
    )


def blackened(text: str) -> str:
    return VARIABLE.sub("#000", text)


def styles(*names: str) -> str:
    """Style sheets without their comments."""
    return COMMENT.sub("", "".join(style(name) for name in names)).lstrip()


def needed(text: str) -> list[str]:
    """The drawings that a text refers to."""
    known = drawings()
    return sorted(name for name in set(REFERENCE.findall(text)) if name.removesuffix(BLACK) in known)
