"""The standing: points by where they came from, and who won."""

from __future__ import annotations

from rich.table import Table

from terrae.cli.journal import names
from terrae.core.match import Match
from terrae.core.wording import phrase, source_words

POINTS = "points"


def breakdown(match: Match) -> dict[str, list[int]]:
    """Points by source, for each seat."""
    found: dict[str, list[int]] = {}
    for seat in range(match.setting.seats):
        for source, points in match.ledger.by_source(seat, POINTS).items():
            row = found.setdefault(source_words(match.game.name, source), [0] * match.setting.seats)
            row[seat] += points
    return {source: row for source, row in found.items() if any(row)}


def standing(match: Match) -> Table:
    """The points of all seats, split by source."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for name, player in zip(names(match.game, match.state), match.names, strict=True):
        table.add_column(f"{name} ({player})", justify="right")
    for source, row in breakdown(match).items():
        table.add_row(source, *(str(points) if points else "-" for points in row), style="dim")
    scores = match.game.scores(match.state)
    table.add_row(phrase("cli.total"), *(str(points) for points in scores), style="bold")
    return table


def verdict(match: Match) -> str:
    """Who won."""
    called = names(match.game, match.state)
    winners = match.game.winners(match.state)
    points = match.game.scores(match.state)[winners[0]]
    who = phrase("cli.and").join(called[seat] for seat in winners)
    return phrase("cli.wins" if len(winners) == 1 else "cli.share", who=who, points=points)
