"""A report as plain data, for programs."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from terrae.lab.report.content import Content
from terrae.lab.report.findings import Finding
from terrae.lab.report.words import paragraphs
from terrae.lab.statistics import Estimate


def data(content: Content) -> dict[str, Any]:
    """All numbers of a report."""
    how = content.course
    return {
        "title": content.game.name,
        "games": content.games,
        "left_out": content.left_out,
        "tables": {str(seats): games for seats, games in content.tables.items()},
        "players": content.players,
        "words": [f"{head} {text}" for head, text in paragraphs(content)],
        "findings": [plain(finding) for finding in content.findings],
        "sources": [plain(finding) for finding in content.sources.kinds],
        "winners": [plain(finding) for finding in content.sources.winners],
        "rounds": content.sources.rounds.to_dicts(),
        "course": {
            "turns": numbers(how.turns),
            "plies": numbers(how.plies),
            "choices": numbers(how.branching),
            "choices_by_stage": how.choices.to_dicts(),
            "lead_changes": numbers(how.changes),
            "behind": numbers(how.comeback),
            "last_wins": None if how.from_behind is None else numbers(how.from_behind),
            "leader_wins": {finding.key: numbers(finding.found) for finding in how.leaders},
        },
        "unused": content.unused,
    }


def plain(finding: Finding) -> dict[str, Any]:
    """A finding with its numbers."""
    about = {"about": finding.about, "key": finding.key, "name": finding.name, "measure": finding.measure}
    return {**about, "expected": finding.expected, "stands_out": finding.loud, **numbers(finding.found)}


def numbers(found: Estimate) -> dict[str, Any]:
    """An estimate; what is without bounds has none in JSON."""
    return {key: None if value in (float("inf"), float("-inf")) else value for key, value in asdict(found).items()}
