"""How long a thought may take."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import final


@final
class Deadline:
    """The moment (`time.monotonic`) at which nobody will wait any longer; a search asks whether it came."""

    def __init__(self, until: float = inf) -> None:
        self.until = until
        self.cut_short = False  # did it come in the middle of a thought?

    def is_late(self) -> bool:
        """Must a search make do with what it has found?"""
        self.cut_short = self.cut_short or (self.until < inf and monotonic() >= self.until)
        return self.cut_short
