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
HALF: Final = 4  # landscapes in one word
LANDSCAPE_UNITS: Final[list[int]] = [2 ** (BITS * (kind % HALF)) for kind in range(2 * HALF)]


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
            if left % 32768:
                found += 1
            left //= 32768
    return found


@final
class Survey:
    """The walk over one position after another on the same board."""

    def __init__(self, land: Land) -> None:
        size = land.size
        self.land = land
        self.step = vec[i64]([0] * size)  # when a field was found; 0 if not yet
        self.low = vec[i64]([0] * size)  # the earliest field that its part leads back to
        self.fields = vec[i64]([0] * size)  # sums over the part found beyond a field, itself included
        self.lands = vec[i64]([0] * size)
        self.more_lands = vec[i64]([0] * size)
        self.taken = vec[i64]([0] * (size + 2))  # by step: the round in which a chosen pocket took the field
        self.clock: i64 = 0
        self.round: i64 = 0
        self.pockets: list[Pocket] = []
        self.cuts: list[i64] = []  # of the piece now walked over: pairs of a field and a part it cuts off

    def examine(self, state: Island) -> None:
        """Find the pockets of a position."""
        size = self.land.size
        for field in range(size):
            self.step[field] = 0
        self.clock = 0
        self.pockets = []
        for field in range(size):
            if self.step[field] == 0 and state.fields[field] < SCORED:
                self.cuts = []
                self.walk(state, field, -1)
                self.collect(state, field)

    def walk(self, state: Island, field: i64, before: i64) -> None:
        """Go on from a field, and sum up what is found beyond it."""
        near = self.land.near
        self.clock += 1
        step = self.clock
        self.step[field] = step
        low = step
        fields: i64 = 1
        kind = self.land.landscape[field]
        lands: i64 = LANDSCAPE_UNITS[kind] if kind < HALF else 0
        more_lands: i64 = LANDSCAPE_UNITS[kind] if kind >= HALF else 0
        for side in range(field * 6, field * 6 + 6):
            other = near[side]
            if other < 0 or other == before or state.fields[other] >= SCORED:
                continue
            if self.step[other]:
                if self.step[other] < low:
                    low = self.step[other]
                continue
            self.walk(state, other, field)
            if self.low[other] < low:
                low = self.low[other]
            if self.low[other] >= step:
                self.cuts.append(field)
                self.cuts.append(other)
            fields += self.fields[other]
            lands += self.lands[other]
            more_lands += self.more_lands[other]
        self.low[field] = low
        self.fields[field] = fields
        self.lands[field] = lands
        self.more_lands[field] = more_lands

    def collect(self, state: Island, root: i64) -> None:
        """The pockets of one piece of land: parts that are cut off, and what is left without them."""
        cuts = self.cuts
        whole = self.fields[root] - 1
        for at in range(0, len(cuts), 2):
            field, part = cuts[at], cuts[at + 1]
            if field != root or self.fields[part] < whole:
                step = self.step[part]
                self.add(
                    state, field, self.fields[part], self.lands[part], self.more_lands[part],
                    step, step + self.fields[part], [],
                )  # fmt: skip
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
        fields = self.fields[root] - 1
        lands, more = self.lands[root], self.more_lands[root]
        kind = self.land.landscape[field]
        if kind < HALF:
            lands -= LANDSCAPE_UNITS[kind]
        else:
            more -= LANDSCAPE_UNITS[kind]
        gaps: list[i64] = [self.step[field], self.step[field] + 1]
        for at in range(0, len(self.cuts), 2):
            if self.cuts[at] == field:
                part = self.cuts[at + 1]
                fields -= self.fields[part]
                lands -= self.lands[part]
                more -= self.more_lands[part]
                gaps.append(self.step[part])
                gaps.append(self.step[part] + self.fields[part])
        if fields:
            first = self.step[root]
            self.add(state, field, fields, lands, more, first, first + self.fields[root], gaps)

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
