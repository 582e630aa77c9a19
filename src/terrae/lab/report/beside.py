"""Two reports beside each other: where do other games, such as those of people, agree?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from terrae.core.errors import TerraeError
from terrae.lab.report.content import Content
from terrae.lab.report.findings import Finding
from terrae.lab.statistics import Estimate, agreement

FEWEST = 5  # things that both know, to speak of an order at all
LEAST = 5  # set-ups of each of them, on both sides


@dataclass(frozen=True)
class Beside:
    """The same things in two sets of games, and how alike their orders are."""

    about: str  # factions, sources, uses
    pairs: list[tuple[Finding, Finding]]
    alike: Estimate | None


def beside(content: Content, other: Content) -> list[Beside]:
    """What can be compared between the games of a report and other games of the same title."""
    if content.game is not other.game:
        raise TerraeError("lab.beside-title", first=content.game.title, second=other.game.title)
    groups = (
        ("factions", content.of("factions", "ahead"), other.of("factions", "ahead")),
        ("sources", content.sources.kinds, other.sources.kinds),
        ("uses", content.of("uses", "seats"), other.of("uses", "seats")),
    )
    found = [set_beside(about, first, second) for about, first, second in groups]
    return [each for each in found if each.pairs]


def set_beside(about: str, first: Sequence[Finding], second: Sequence[Finding]) -> Beside:
    """What both know, in the order of the first."""
    known = {finding.key: finding for finding in second}
    pairs = [(finding, known[finding.key]) for finding in first if finding.key in known]
    pairs = [pair for pair in pairs if min(each.found.clusters for each in pair) >= LEAST]
    values = [[pair[at].found.value for pair in pairs] for at in (0, 1)]
    told = len(pairs) >= FEWEST and all(len(set(column)) > 1 for column in values)
    return Beside(about, pairs, agreement(*values) if told else None)
