"""A survey of open land: every pocket that one stone would close, found in one walk over the fields.

The walk goes from field to field as far as it can and then back (Tarjan's cut points): a field cuts the land off that
was found beyond it if nothing there leads back past it. What lies beyond is summed up on the way back: fields, and
fields by landscape packed into words, so that the rest of the land is a difference of sums. Figures are not looked at:
they may come and go while the land stays as it is.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.state import SCORED, Island

BITS: Final = 15  # of each number in a word of landscapes
NUMBER: Final = 2**BITS - 1
HALF: Final = 4  # landscapes in one word


@final
class Pocket:
    """Land that one stone would close: where the stone would lie, and what is in there."""

    def __init__(self, cut: i64, value: i64, first: i64, last: i64, gaps: list[i64]) -> None:
        self.cut = cut
        self.value = value
        # Its fields were found from one step of the walk to before another, but for gaps: pairs of steps again.
        self.first = first
        self.last = last
        self.gaps = gaps


def kinds_in(low: i64, high: i64) -> i64:
    """How many landscapes two words count."""
    found: i64 = 0
    for word in (low, high):
        left = word
        while left:
            if left & NUMBER:
                found += 1
            left >>= BITS
    return found


@final
class Survey:
    """The walk over one position after another on the same board."""

    def __init__(self, land: Land) -> None:
        size = land.size
        kinds = [int(kind) for kind in land.landscape]
        self.land = land
        self.unit = vec[i64]([2 ** (BITS * kind) if kind < HALF else 0 for kind in kinds])  # one field, as a word
        self.more_unit = vec[i64]([2 ** (BITS * (kind - HALF)) if kind >= HALF else 0 for kind in kinds])
        self.step = vec[i64]([0] * size)  # when a field was found; 0 if not yet, more than any step if it is not open
        self.order = vec[i64]([0] * (size + 1))  # the fields by step
        self.lands = vec[i64]([0] * (size + 1))  # by step: landscapes found up to there
        self.more_lands = vec[i64]([0] * (size + 1))
        self.fields = vec[i64]([0] * size)  # how many were found beyond a field, itself included
        self.taken = vec[i64]([0] * (size + 2))  # by step: the round in which a chosen pocket took the field
        self.clock: i64 = 0
        self.round: i64 = 0
        self.pockets: list[Pocket] = []
        self.cuts: list[i64] = []  # of the piece now walked over: pairs of a field and a part it cuts off

    def examine(self, state: Island) -> None:
        """Find the pockets of a position."""
        size = self.land.size
        fields, step = state.fields, self.step
        for field in range(size):
            step[field] = 0 if fields[field] < SCORED else size + 1
        self.clock = 0
        self.pockets = []
        for field in range(size):
            if step[field] == 0:
                self.cuts = []
                self.walk(field)
                if self.cuts:
                    self.sum_up(field)
                    self.collect(state, field)

    def walk(self, field: i64) -> i64:
        """Go on from a field; tells the earliest step that what is found beyond it leads back to."""
        near, steps = self.land.near, self.step
        self.clock += 1
        step = self.clock
        steps[field] = step
        self.order[step] = field
        low = step
        for side in range(field * 6, field * 6 + 6):
            other = near[side]
            if other < 0:
                continue
            known = steps[other]
            if known == 0:
                known = self.walk(other)
                if known >= step:
                    self.cuts.append(field)
                    self.cuts.append(other)
            if known < low:
                low = known
        self.fields[field] = self.clock - step + 1
        return low

    def sum_up(self, root: i64) -> None:
        """Landscapes by step."""
        lands, more = self.lands, self.more_lands
        for step in range(self.step[root], self.clock + 1):
            field = self.order[step]
            lands[step] = lands[step - 1] + self.unit[field]
            more[step] = more[step - 1] + self.more_unit[field]

    def collect(self, state: Island, root: i64) -> None:
        """The pockets of one piece of land: parts that are cut off, and what is left without them."""
        cuts = self.cuts
        whole = self.fields[root] - 1
        for at in range(0, len(cuts), 2):
            field, part = cuts[at], cuts[at + 1]
            if field != root or self.fields[part] < whole:
                first = self.step[part]
                last = first + self.fields[part]
                lands = self.lands[last - 1] - self.lands[first - 1]
                more = self.more_lands[last - 1] - self.more_lands[first - 1]
                self.add(state, field, last - first, lands, more, first, last, [])
            if field != root and self.is_last(at, field):
                self.add_rest(state, root, field)

    def is_last(self, at: i64, field: i64) -> bool:
        """Is this the last part that a field cuts off?"""
        for other in range(at + 2, len(self.cuts), 2):
            if self.cuts[other] == field:
                return False
        return True

    def add_rest(self, state: Island, root: i64, field: i64) -> None:
        """The land on the near side of a field that cuts."""
        first = self.step[root]
        last = first + self.fields[root]
        fields = last - first - 1
        lands = self.lands[last - 1] - self.lands[first - 1] - self.unit[field]
        more = self.more_lands[last - 1] - self.more_lands[first - 1] - self.more_unit[field]
        gaps: list[i64] = [self.step[field], self.step[field] + 1]
        for at in range(0, len(self.cuts), 2):
            if self.cuts[at] == field:
                begin = self.step[self.cuts[at + 1]]
                end = begin + self.fields[self.cuts[at + 1]]
                fields -= end - begin
                lands -= self.lands[end - 1] - self.lands[begin - 1]
                more -= self.more_lands[end - 1] - self.more_lands[begin - 1]
                gaps.append(begin)
                gaps.append(end)
        if fields:
            self.add(state, field, fields, lands, more, first, last, gaps)

    def add(
        self, state: Island, cut: i64, fields: i64, lands: i64, more: i64, first: i64, last: i64, gaps: list[i64]
    ) -> None:
        """Keep a part if it is a region."""
        kinds = kinds_in(lands, more)
        if kinds < len(state.box.worth):
            self.pockets.append(Pocket(cut, fields * state.box.worth[kinds], first, last, gaps))

    def choose(self) -> list[Pocket]:
        """Pockets that do not overlap, the dearest first."""
        self.round += 1
        chosen: list[Pocket] = []
        left = list(self.pockets)
        while left:
            best = left[0]
            for pocket in left:
                if pocket.value > best.value:
                    best = pocket
            left.remove(best)
            if self.is_free(best):
                self.take(best)
                chosen.append(best)
        return chosen

    def holds(self, pocket: Pocket, field: i64) -> bool:
        """Does a field lie in a pocket?"""
        step = self.step[field]
        return pocket.first <= step < pocket.last and not in_gaps(pocket, step)

    def is_free(self, pocket: Pocket) -> bool:
        for step in range(pocket.first, pocket.last):
            if self.taken[step] == self.round and not in_gaps(pocket, step):
                return False
        return True

    def take(self, pocket: Pocket) -> None:
        for step in range(pocket.first, pocket.last):
            if not in_gaps(pocket, step):
                self.taken[step] = self.round


def in_gaps(pocket: Pocket, step: i64) -> bool:
    gaps = pocket.gaps
    for at in range(0, len(gaps), 2):
        if gaps[at] <= step < gaps[at + 1]:
            return True
    return False
