"""Ways: paths that wind from above to below, with their stops on them and detours beside them.

A way is cut into lines of the same height, the first of a way with detours twice as high. What lies on a line stands at
its middle: the drawing leads through the same points, in hundredths of the width and tenths of a line.
"""

from __future__ import annotations

from terrae.core.scene import Band, Space
from terrae.draw.geometry import number
from terrae.draw.spaces import draw_space

LINE = 10.0
MIDDLE = 50.0
SWAY = 6.0  # how far a way winds to either side
ASIDE = {"left": -38.0, "right": 34.0}  # how far detours lie from the middle
BENDS = (0, 1, 1, 0, -1, -1)
KINDS = {-1: "bend-left", 0: "", 1: "bend-right"}
LAYERS = ("bank", "bed", "tracks")  # the same path, drawn one above the other
Point = tuple[float, float]


def draw_way(band: Band, spaces: list[Space]) -> str:
    """The path, then line by line what lies on it and beside it."""
    if not spaces:
        return ""
    lines = 1 + max(space.line for space in spaces)
    shown = ""
    for line in range(lines):
        here = [space for space in spaces if space.line == line]
        kind = "way-line" + ("" if line or not forked(spaces) else " tall")
        shown += f'<div class="{kind}">{"".join(draw_space(space, bearing(space)) for space in here)}</div>'
    return path(spaces, lines) + shown


def forked(spaces: list[Space]) -> bool:
    return any(space.look == "detour" for space in spaces)


def bearing(space: Space) -> str:
    """On which side of the middle a space lies."""
    return f"side-{space.side}" if space.look == "detour" else KINDS[BENDS[space.line % len(BENDS)]]


def stations(spaces: list[Space]) -> dict[int, Point]:
    """Where the stops lie, by line."""
    first = LINE if forked(spaces) else 0.0
    found = {}
    for space in spaces:
        if space.look == "stop":
            down = (space.line + 0.5) * LINE + (first if space.line else first / 2)
            found[space.line] = (MIDDLE + SWAY * BENDS[space.line % len(BENDS)], down)
    return found


def path(spaces: list[Space], lines: int) -> str:
    """The way from its upper to its lower edge, and a dotted path for each detour."""
    places = stations(spaces)
    high = lines * LINE + (LINE if forked(spaces) else 0)
    on_way = [(MIDDLE, 0.0), *places.values(), (MIDDLE, high)]
    drawn = "".join(
        f'<path class="byway" d="{around(places[space.line - 1], places[space.line + 1], ASIDE[space.side])}"/>'
        for space in spaces
        if space.look == "detour"
    )
    drawn += "".join(f'<path class="{layer}" d="{through(on_way)}"/>' for layer in LAYERS)
    box = f'viewBox="0 0 100 {number(high)}" preserveAspectRatio="none"'
    return f'<svg class="path" {box} aria-hidden="true">{drawn}</svg>'


def through(points: list[Point]) -> str:
    """A smooth line through points, from above to below."""
    drawn = f"M{number(points[0][0])} {number(points[0][1])}"
    for (x, y), (to_x, to_y) in zip(points, points[1:], strict=False):
        half = number((y + to_y) / 2)
        drawn += f"C{number(x)} {half} {number(to_x)} {half} {number(to_x)} {number(to_y)}"
    return drawn


def around(start: Point, end: Point, aside: float) -> str:
    """From one stop to the next, by a place between them at the side."""
    (x, y), (to_x, to_y), at = start, end, MIDDLE + aside
    half = (y + to_y) / 2
    return (
        f"M{number(x)} {number(y)}C{number(at)} {number(y)} {number(at)} {number(half - 4)} {number(at)} {number(half)}"
        f"S{number(at)} {number(to_y)} {number(to_x)} {number(to_y)}"
    )
