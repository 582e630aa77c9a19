"""Connected areas."""

from __future__ import annotations

from mypy_extensions import i64

from terrae.board.hexes import Hexes, union
from terrae.core.vectors import vec


def connected(near: vec[i64], start: Hexes, within: Hexes) -> Hexes:
    """All members of a set that hang together with the start set, step by step over what is near each hex."""
    area: Hexes = 0
    fringe = start & within
    while fringe:
        area |= fringe
        fringe = union(near, fringe) & within & ~area
    return area
