"""Bowls with the crystals in them."""

from __future__ import annotations

import math
from functools import cache

from terrae.core.scene import Bowls
from terrae.draw.markup import part, use
from terrae.draw.theme import ROMAN

HALF, STRAIGHT, ROUND = 27.0, 14.0, 24.0  # a bowl: half its width, how deep its sides are straight, and its bottom
TOP, EDGE = 4.0, 2.0  # where a bowl begins in the drawing, and what stays free along its sides
SIZES = (11.5, 9.5, 8.0, 6.5, 5.0, 4.0)  # of crystals: the more there are, the smaller they get
STRIDE = 66  # from one bowl to the next

Place = tuple[float, float]


def bowls(shown: Bowls) -> str:
    """The bowls with their numbers; hollow arrows show the way of the crystals."""
    drawn = ""
    last = len(shown.counts) - 1
    for place, count in enumerate(shown.counts):
        left = 2 + place * STRIDE
        kind = "bowl full" if place == last else "bowl"
        drawn += f'<path class="{kind}" d="M{left} {TOP:.0f}h54v14c0 15-12 24-27 24s-27-9-27-24Z"/>'
        size, places = crystals(count)
        drawn += "".join(use("r-power", left + HALF + x, TOP + y, size) for x, y in places)
        drawn += f'<text class="bowl-name" x="{left + 24}" y="56">{ROMAN[place]}</text>'
        drawn += f'<text class="bowl-count" x="{left + 30}" y="56">{count}</text>'
    for place in range(last):
        drawn += f'<path class="charge" d="M{59 + STRIDE * place} 9.5h4v-3.2l6 5.2-6 5.2v-3.2h-4Z"/>'
    box = f"0 0 {STRIDE * last + 58} 60"
    return part(shown, "div", "bowls", f'<svg viewBox="{box}" aria-hidden="true">{drawn}</svg>')


@cache
def crystals(count: int) -> tuple[float, list[Place]]:
    """The size of so many crystals and their middles, from the middle of the top: as large as fits, never beyond it.

    There is room for some dozens; of more, only those are drawn, and the number below says how many there are.
    """
    size = next((size for size in SIZES if sum(room(size)) >= count), SIZES[-1])
    places: list[Place] = []
    for row, most in enumerate(room(size)):
        here = min(most, count - len(places))
        y = EDGE + (row + 0.5) * size
        places += [((column - (here - 1) / 2) * size, y) for column in range(here)]
    return size, places


def room(size: float) -> list[int]:
    """How many crystals of a size fit into each row, from the top."""
    rows = int((STRAIGHT + ROUND - 2 * EDGE) / size)
    return [int(2 * (half(EDGE + (row + 1) * size) - EDGE) / size) for row in range(rows)]


def half(depth: float) -> float:
    """Half the width of a bowl at a depth, measured on the ellipse within it."""
    if depth <= STRAIGHT:
        return HALF
    return HALF * math.sqrt(max(0.0, 1 - ((depth - STRAIGHT) / ROUND) ** 2))
