"""The tree: of all openings that begin alike, what came next, how often, and how it went."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev

from terrae.core.languages import written
from terrae.explorer.openings import Opening

BOTS, PEOPLE = "bots", "here"  # whose games are looked at: those of a book, or those of a server and its folders
SURE = 1.96  # standard errors to both sides, in which 95 of 100 means lie


@dataclass(frozen=True)
class Asked:
    """Which openings are looked at: a title, and whatever else must hold."""

    title: str
    seats: int = 0  # 0: any number
    order: int = 0  # 0: any place in the turn order
    setup: frozenset[tuple[str, str]] = field(default_factory=frozenset)  # all of it lies on the table
    path: tuple[str, ...] = ()
    whose: str = ""  # BOTS or PEOPLE; nothing: everybody's

    def fits(self, opening: Opening) -> bool:
        return (
            opening.title == self.title
            and (not self.whose or opening.by_bots == (self.whose == BOTS))
            and self.seats in (0, opening.seats)
            and self.order in (0, opening.order)
            and self.setup <= opening.setup
            and opening.path[: len(self.path)] == self.path
        )


@dataclass(frozen=True)
class Branch:
    """A choice, how often it was made, and how many points ahead of the table it ended, with its interval."""

    label: str
    count: int
    mean: float
    low: float | None  # none if it was seen once
    high: float | None
    goes_on: bool  # is there something after it?


def fitting(openings: Iterable[Opening], asked: Asked) -> list[Opening]:
    return [opening for opening in openings if asked.fits(opening)]


def branches(openings: Sequence[Opening], depth: int) -> list[Branch]:
    """What came at a depth of the path, the most frequent first."""
    groups: dict[str, list[Opening]] = {}
    for opening in openings:
        if len(opening.path) > depth:
            groups.setdefault(opening.path[depth], []).append(opening)
    found = [branch(label, depth, group) for label, group in groups.items()]
    return sorted(found, key=lambda one: (-one.count, -one.mean, one.label))


def branch(label: str, depth: int, group: Sequence[Opening]) -> Branch:
    values = [opening.ahead for opening in group]
    mean = fmean(values)
    margin = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None
    low, high = (None, None) if margin is None else (round(mean - margin, 1), round(mean + margin, 1))
    goes_on = any(len(opening.path) > depth + 1 for opening in group)
    return Branch(label, len(values), round(mean, 1), low, high, goes_on)


def things(openings: Iterable[Opening]) -> dict[str, dict[str, int]]:
    """What lay on these tables, by kind, with how many openings had it."""
    found: dict[str, dict[str, int]] = {}
    for opening in openings:
        for kind, name in opening.setup:
            kinds = found.setdefault(kind, {})
            kinds[name] = kinds.get(name, 0) + 1
    return {kind: dict(sorted(names.items())) for kind, names in sorted(found.items())}


def signed(points: float) -> str:
    """Points with their sign, as a language writes them."""
    return written(f"{round(points, 1) + 0.0:+.1f}").replace("-", "−")
