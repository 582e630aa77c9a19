"""Pointy hexes: corners, outlines of areas, sides between areas. Units: a hex is 40 from its centre to a corner."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

RADIUS = 40.0
WIDTH = RADIUS * math.sqrt(3)
CORNERS = [
    (0.0, -RADIUS),
    (WIDTH / 2, -RADIUS / 2),
    (WIDTH / 2, RADIUS / 2),
    (0.0, RADIUS),
    (-WIDTH / 2, RADIUS / 2),
    (-WIDTH / 2, -RADIUS / 2),
]
ACROSS = [
    (WIDTH / 2, -1.5 * RADIUS),
    (WIDTH, 0.0),
    (WIDTH / 2, 1.5 * RADIUS),
    (-WIDTH / 2, 1.5 * RADIUS),
    (-WIDTH, 0.0),
    (-WIDTH / 2, -1.5 * RADIUS),
]
Point = tuple[float, float]


@dataclass(frozen=True)
class Cell:
    """A hex with its centre."""

    name: str
    terrain: str
    x: float
    y: float


@lru_cache(4096)
def place(name: str, terrain: str, x: int, y: int) -> Cell:
    """A hex from its half columns and rows."""
    return Cell(name, terrain, WIDTH / 2 * (x + 1), 1.5 * RADIUS * y + RADIUS)


@lru_cache(4096)
def number(value: float) -> str:
    """A number for a path, as short as it can be."""
    return f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def hexagon(cell: Cell, radius: float = RADIUS) -> str:
    """The corners of a hex, as the points of a polygon."""
    factor = radius / RADIUS
    return " ".join(f"{number(cell.x + dx * factor)},{number(cell.y + dy * factor)}" for dx, dy in CORNERS)


def near(x: float, y: float) -> tuple[int, int]:
    """The same for points that are the same but for rounding."""
    return round(x), round(y)


def rim(cell: Cell, area: Iterable[Cell]) -> str:
    """The sides of a hex beyond which its area ends; the hex is drawn around the origin."""
    inside = {near(other.x, other.y) for other in area}
    path = ""
    for side, (dx, dy) in enumerate(ACROSS):
        if near(cell.x + dx, cell.y + dy) not in inside:
            (x0, y0), (x1, y1) = CORNERS[side], CORNERS[(side + 1) % 6]
            path += f"M{number(x0)} {number(y0)}L{number(x1)} {number(y1)}"
    return path


def outline(cells: Iterable[Cell]) -> str:
    """The border of a set of hexes: the sides beyond which there is none of them, chained into closed paths."""
    cells = list(cells)
    inside = {near(cell.x, cell.y) for cell in cells}
    following: dict[tuple[int, int], Point] = {}
    starts: dict[tuple[int, int], Point] = {}
    for cell in cells:
        for side, (dx, dy) in enumerate(ACROSS):
            if near(cell.x + dx, cell.y + dy) not in inside:
                start = (cell.x + CORNERS[side][0], cell.y + CORNERS[side][1])
                end = CORNERS[(side + 1) % 6]
                following[near(*start)] = (cell.x + end[0], cell.y + end[1])
                starts[near(*start)] = start
    path = ""
    while following:
        at = next(iter(following))
        points = [starts[at]]
        while at in following:
            points.append(following.pop(at))
            at = near(*points[-1])
        path += "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points[:-1]) + "Z"
    return path


def sides(cells: Iterable[Cell], others: Iterable[Cell]) -> str:
    """The sides that hexes of one set share with hexes of the other, each once."""
    there = {near(cell.x, cell.y) for cell in others}
    seen: set[tuple[int, int]] = set()
    path = ""
    for cell in cells:
        for side, (dx, dy) in enumerate(ACROSS):
            middle = near(cell.x + dx / 2, cell.y + dy / 2)
            if near(cell.x + dx, cell.y + dy) in there and middle not in seen:
                seen.add(middle)
                (x0, y0), (x1, y1) = CORNERS[side], CORNERS[(side + 1) % 6]
                path += f"M{number(cell.x + x0)} {number(cell.y + y0)}L{number(cell.x + x1)} {number(cell.y + y1)}"
    return path
