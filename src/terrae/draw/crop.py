"""A part of a board as a picture: the window in which there is most to see."""

from __future__ import annotations

import re

from terrae.core.scene import Band, Scene
from terrae.draw.board import BoardPainter
from terrae.draw.geometry import RADIUS, WIDTH, number
from terrae.draw.standalone import svg

LANDSCAPE = 0.66  # how much of its width is shown
COORDINATE = re.compile(r'<text class="coord"[^>]*>[^<]*</text>|<rect class="clearing coord"[^>]*/>')
BOX = re.compile(r'viewBox="([^"]+)"')
SIZE = re.compile(r' width="[\d.]+" height="[\d.]+"')


def busiest(scene: Scene, theme: str, wide: float, high: float) -> str:
    """A drawing of this shape that fills whatever room it gets: of hexes where most pieces stand, of a landscape
    its lower left, where a way meets spaces that are not used up yet."""
    drawn = COORDINATE.sub("", svg(scene, theme))
    left, top, whole_wide, whole_high = (float(side) for side in BOX.findall(drawn)[0].split())
    if scene.of(Band):
        wide, high = LANDSCAPE * whole_wide, LANDSCAPE * whole_wide * high / wide
        x, y = left, top + whole_high - high
    else:
        middle = left + (whole_wide - wide) / 2, top + (whole_high - high) / 2
        x, y = crowd(BoardPainter(scene), wide, high) or middle
    window = f'viewBox="{number(x)} {number(y)} {number(wide)} {number(high)}" preserveAspectRatio="xMidYMid slice"'
    return BOX.sub(window, SIZE.sub("", drawn, count=1), count=1)


def crowd(painter: BoardPainter, wide: float, high: float) -> tuple[float, float] | None:
    """The corner of the window with the most pieces; the inner half of it counts twice."""
    standing = [painter.cells[name] for name in painter.pieces if name in painter.cells]
    left, top, whole_wide, whole_high = (float(side) for side in painter.box().split())
    best, found = 0, None
    for cell in painter.cells.values():
        across, down = (cell.x - left) / whole_wide, (cell.y - top) / whole_high
        if min(across, 1 - across) < wide / 2 / whole_wide or min(down, 1 - down) < high / 2 / whole_high:
            continue
        inside = [
            (abs(other.x - cell.x) / wide, abs(other.y - cell.y) / high)
            for other in standing
            if abs(other.x - cell.x) <= wide / 2 - WIDTH / 2 and abs(other.y - cell.y) <= high / 2 - RADIUS / 2
        ]
        worth = sum(2 if across < 0.25 and down < 0.25 else 1 for across, down in inside)
        if worth > best:
            best, found = worth, (cell.x - wide / 2, cell.y - high / 2)
    return found
