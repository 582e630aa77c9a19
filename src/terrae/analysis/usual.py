"""What usually works in a title: how sides, first places and tiles fared in many games of bots.

`data/TITLE.toml` holds it; `python -m benchmarks.usual` writes it from results of `terrae arena`. Of sides all are in
it, of the rest what stands out among all comparisons of a report. Whoever took a tile and won need not have won by it:
what is told is how those fared that took it. A title without a file has nothing to tell.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

ENOUGH = 500  # games in which a difference that matters would have been found
DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Fared:
    """Points ahead of the table (or more for all at it), between what they lie, and in how many seats or games."""

    points: float
    low: float
    high: float
    count: int


@dataclass(frozen=True)
class Experience:
    """All that a file knows."""

    games: int
    bots: tuple[str, ...]
    sides: Mapping[str, Fared] = field(default_factory=dict)
    orders: Mapping[str, Fared] = field(default_factory=dict)  # by place in the first turn order
    places: Mapping[str, Fared] = field(default_factory=dict)  # that were taken first; of a side where there are sides
    uses: Mapping[str, Fared] = field(default_factory=dict)  # tiles and cards that were taken or used
    table: Mapping[str, Fared] = field(default_factory=dict)  # things that lay on it: what they gave every seat
    together: Mapping[str, Fared] = field(default_factory=dict)  # a side, and a thing on the table

    @property
    def even(self) -> bool:
        """Did nothing make a difference that was more than chance, in games enough to tell?"""
        return self.games >= ENOUGH and not (self.sides or self.orders or self.places or self.uses or self.table)


GROUPS = ("sides", "orders", "places", "uses", "table", "together")


@cache
def experience(title: str) -> Experience | None:
    """What is known of a title, if anything is."""
    path = DATA / f"{title}.toml"
    return read_experience(tomllib.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def read_experience(data: Mapping[str, Any]) -> Experience:
    """The content of a file."""
    groups = {name: {key: Fared(*numbers) for key, numbers in data.get(name, {}).items()} for name in GROUPS}
    return Experience(data["games"], tuple(data["bots"]), **groups)
