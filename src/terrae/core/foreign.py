"""Foreign formats: games written down elsewhere, read into a match of ours and written back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from terrae.core.errors import TerraeError
from terrae.core.game import find_game, games

if TYPE_CHECKING:
    from terrae.core.match import Match

Value = int | str
LONGEST = 120  # characters of a file that a message repeats


def clipped(value: Value) -> Value:
    """What stands in a file, as far as anybody wants to read it again."""
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[:LONGEST]}..."


class Mismatch(TerraeError, ValueError):
    """A file says something that the rules do not: where, about what, and both values.

    In a message `line`, `field`, `expected` and `found` can be used like the other values.
    """

    def __init__(self, key: str, /, *, line: int, field: str, expected: Value, found: Value, **values: object) -> None:
        found = clipped(found)
        super().__init__(key, line=line, field=field, expected=expected, found=found, **values)
        self.line = line
        self.field = field
        self.expected = expected
        self.found = found

    def data(self) -> dict[str, Value]:
        """As plain data."""
        return {"line": self.line, "field": self.field, "expected": self.expected, "found": self.found}


@dataclass
class Reading:
    """What became of a foreign file: the match as far as it could be played, and the first thing that did not fit."""

    match: Match | None
    rows: int  # lines of play that were gone through
    mismatch: Mismatch | None


class Format:
    """A way of writing games down that a title knows besides our own."""

    name: str  # as on the command line

    def recognises(self, text: str) -> bool:
        """Does a text look like this format? Whether it is sound, `read` finds out."""
        raise NotImplementedError

    def read(self, text: str) -> Reading:
        """Play what a text tells, and compare whatever it states on the way."""
        raise NotImplementedError

    def write(self, match: Match) -> str:
        """A match in this format."""
        raise NotImplementedError


def recognise(text: str) -> Format | None:
    """The format that a text looks like, of all that the titles installed know besides our own."""
    forms = (form for name in games() for form in find_game(name).formats)
    return next((form for form in forms if form.recognises(text)), None)
