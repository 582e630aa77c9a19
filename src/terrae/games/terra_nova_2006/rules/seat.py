"""A seat: what one player owns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from terrae.core.vectors import vec

NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Seat:
    """Points, and where the figures stand: in the order of the fields, so that equal positions are equal."""

    def __init__(self, number: i64, points: i64, held: i64, count: i64, figures: vec[i64]) -> None:
        self.number = number
        self.points = points
        self.held = held  # figures not lost yet, on the board or still to be placed
        self.count = count  # figures on the board
        self.figures = figures  # their fields; only the first `count` entries mean anything

    def copy(self) -> Seat:
        return Seat(self.number, self.points, self.held, self.count, self.figures[:])

    def put(self, field: i64) -> None:
        """One more figure stands on the board."""
        figures = self.figures
        at = self.count
        while at > 0 and figures[at - 1] > field:
            figures[at] = figures[at - 1]
            at -= 1
        figures[at] = field
        self.count += 1

    def take(self, field: i64) -> None:
        """A figure leaves its field."""
        figures = self.figures
        at: i64 = 0
        while figures[at] != field:
            at += 1
        self.count -= 1
        while at < self.count:
            figures[at] = figures[at + 1]
            at += 1
        figures[at] = NONE  # nothing is left of it, so that equal positions are equal
