"""What the surveyor thinks things are worth, in hundredths of a point or per cent."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Weights:
    """All numbers of the evaluation and of the search."""

    def __init__(self) -> None:
        # Pockets: how much of one counts for whoever would win it, in per cent.
        self.next_to_move: i64 = 80  # the seat that moves next holds it
        self.by_margin: list[int] = [30, 40, 60, 75]  # somebody else holds it, with so many figures more than the next
        self.blocked: i64 = 60  # of these, if a figure stands where the stone would lie
        # Open land: what a field is still worth to all seats together, and how that is shared.
        self.field: i64 = 95
        self.figures: i64 = 35  # of it by the number of figures, in per cent
        self.presence: i64 = 25  # of it landscape by landscape, by the figures in each
        self.fence: i64 = 10  # for each stone that has open land on both sides: a thin fence wastes no stones
        # The search.
        self.watched: i64 = 0  # figures that it has in mind when a turn begins, others each time; 0 for all
        self.wide: i64 = 40  # beginnings of a turn that are thought to the end
        self.sample: i64 = 6  # moves tried instead of a second stone, and for each part of a turn with a helper
        self.tried: i64 = 8  # turns that are played out
        self.playouts: i64 = 10  # of each of them
        self.halvings: i64 = 0  # how often the better half of them is played out again, twice as often
        self.horizon: i64 = 10  # turns of a playout
        self.keen: i64 = 0  # of these, in per cent, begin with a look for a pocket that can be closed
        self.answers: i64 = 0  # turns foreseen after one's own, before playouts or instead of them
        self.answer_wide: i64 = 8  # beginnings of each of these
        self.replies: i64 = 3  # turns considered for each of these but the last
        self.positions: i64 = 1000000  # looked at, at most
