"""The terms of a clock: what was agreed on when a table was set up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from terrae.core.wording import phrase

LIVE: Final = "live"
SLOW: Final = "slow"
Kind = Literal["live", "slow"]

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 24 * HOUR
MOST_MINUTES: Final = 600  # of a live game for each seat
MOST_INCREMENT: Final = 600  # seconds
MOST_DAYS: Final = 30  # for a move
TEXT = re.compile(r"live (\d+)\+(\d+)|slow (\d+)")


@dataclass(frozen=True)
class Terms:
    """Live: seconds for each seat in the whole game, and some more after each turn. Slow: seconds for each move.

    >>> Terms.read("live 900+20")
    Terms(kind='live', seconds=900, increment=20)
    >>> Terms.read(Terms("slow", 3 * DAY).text).seconds // DAY
    3
    """

    kind: Kind
    seconds: int
    increment: int = 0

    @classmethod
    def read(cls, text: str) -> Terms:
        """From the text in a row."""
        found = TEXT.fullmatch(text)
        assert found is not None, text
        if found[3]:
            return cls(SLOW, int(found[3]))
        return cls(LIVE, int(found[1]), int(found[2]))

    @property
    def text(self) -> str:
        return f"live {self.seconds}+{self.increment}" if self.kind == LIVE else f"slow {self.seconds}"

    @property
    def words(self) -> str:
        """How a list tells them."""
        if self.kind == LIVE:
            return phrase("page.clock-live", minutes=self.seconds // MINUTE, increment=self.increment)
        return phrase("page.clock-slow", days=self.seconds // DAY)

    @property
    def grace(self) -> int:
        """Seconds after the last one in which nobody else decides anything."""
        return MINUTE if self.kind == LIVE else DAY

    @property
    def patience(self) -> int:
        """Seconds after that in which the others may choose; a table of a league then goes on by itself."""
        return 10 * MINUTE if self.kind == LIVE else 2 * DAY

    @property
    def low(self) -> int:
        """Seconds that are few."""
        return min(MINUTE, self.seconds // 5) if self.kind == LIVE else min(DAY // 2, self.seconds // 4)

    @property
    def more(self) -> int:
        """Seconds that others can give somebody who has none left."""
        return max(2 * MINUTE, self.seconds // 4) if self.kind == LIVE else self.seconds

    @property
    def fresh(self) -> int:
        """Seconds that whoever takes a seat over has at least: never more than everybody began with."""
        return min(self.seconds, max(2 * MINUTE, self.seconds // 4)) if self.kind == LIVE else self.seconds
