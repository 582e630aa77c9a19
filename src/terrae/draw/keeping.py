"""Keeping: parts never change, so what was painted of one is kept while the very same part is shown again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from terrae.core import keeping
from terrae.core.languages import current
from terrae.core.messages import forget_with
from terrae.core.scene import Part

S = TypeVar("S")
A = TypeVar("A", bound=Part)
MOST = 512  # for each painter


def painted_once(painter: Callable[[S, A], str]) -> Callable[[S, A], str]:
    """A method that looks at nothing but the part it is given remembers what it painted, for each language apart; no
    more of it than of what is kept in words (`core.keeping`)."""
    kept: dict[tuple[int, str], tuple[A, str]] = {}  # with the part, so that no other gets its number
    room = min(MOST, keeping.MOST)

    def limit(number: int) -> None:
        nonlocal room
        room = min(MOST, number)
        kept.clear()

    forget_with(kept.clear)
    keeping.LIMITS.append(limit)

    @wraps(painter)
    def painted(self: S, part: A) -> str:
        key = (id(part), current())
        found = kept.get(key)
        if found is None:
            if len(kept) >= room:
                del kept[next(iter(kept))]
            found = kept[key] = (part, painter(self, part))
        return found[1]

    return painted
