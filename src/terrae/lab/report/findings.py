"""Findings: numbers about something, each with its interval and count, and which of them stand out.

All findings of a report are one family: which of them stand out is decided at the end, over all of them together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import polars as pl
from polars import selectors

from terrae.lab.statistics import COLUMNS, Estimate, estimate, mean, means, share, stand_out, tail

FEW = 20  # clusters: below that a group is counted, but nothing is claimed of it
PAIR = "pair"  # games of one set-up share their luck, so they belong together
EDGE = 1e-9  # what rounding leaves of nothing


@dataclass(frozen=True)
class Finding:
    """A number about something: what it measures, what would be expected of it, and whether it stands out."""

    about: str  # the section of the report
    key: str
    name: str
    measure: str  # win, ahead, ...
    found: Estimate
    expected: float = 0.0
    loud: bool = False
    tested: bool = True  # is it a claim, or only a number?

    @property
    def sure(self) -> bool:
        """Is there enough to claim anything?"""
        return self.found.clusters >= FEW

    @property
    def off(self) -> float:
        return self.found.value - self.expected


def judge(findings: Sequence[Finding]) -> list[Finding]:
    """The same findings; those that stand out among all that could have are loud."""
    claims = [number for number, finding in enumerate(findings) if finding.tested and finding.sure]
    loud = dict(zip(claims, stand_out([findings[number].found.p for number in claims]), strict=True))
    return [replace(finding, loud=loud.get(number, False)) for number, finding in enumerate(findings)]


def prepare(seats: pl.DataFrame) -> pl.DataFrame:
    """The seats of finished games, with what a victory is worth on average, and points ahead of the table's mean."""
    table = pl.col("points").mean().over("game_id")
    return (
        whole_numbers(seats)
        .filter(pl.col("finished") & pl.col("win").is_not_null())
        .with_columns(
            fair=1.0 / pl.col("seats"),
            table=table,
            ahead=pl.col("points") - table,
            place=pl.when(pl.col("order") > 0).then(pl.col("order")).otherwise(pl.col("seat")),
        )
    )


def whole_numbers(frame: pl.DataFrame) -> pl.DataFrame:
    """The same with numbers that can be subtracted from each other."""
    return frame.cast({selectors.unsigned_integer(): pl.Int64})


def estimates(rows: pl.DataFrame) -> list[Estimate]:
    """The rows of `means` as estimates."""
    return [Estimate(**row) for row in rows.select(COLUMNS).iter_rows(named=True)]


def by_group(
    frame: pl.DataFrame,
    column: str,
    about: str,
    name: dict[str, str] | None = None,
    claims: Sequence[str] = ("win", "ahead"),
) -> list[Finding]:
    """Win share, points ahead of the table, and points, for each value of a column; the most victories first.

    Claims: the measures of which something may be said; where there are many groups, one is enough.
    """
    found: list[Finding] = []
    shares = means(frame, [column], "win", PAIR, "fair").sort("value", "count", descending=True)
    fair = dict(frame.group_by(column).agg(pl.col("fair").mean()).iter_rows())
    keys = [str(key) for key in shares[column]]
    for measure, expected in (("win", "fair"), ("ahead", ""), ("points", "")):
        rows = means(frame, [column], measure, PAIR, expected)
        by_key = dict(zip([str(key) for key in rows[column]], estimates(rows), strict=True))
        for raw, key in zip(shares[column], keys, strict=True):
            usual = fair[raw] if measure == "win" else 0.0
            value = share(by_key[key], usual) if measure == "win" else by_key[key]
            known = (name or {}).get(key, key)
            found.append(Finding(about, key, known, measure, value, usual, tested=measure in claims))
    return found


def apart(first: pl.DataFrame, second: pl.DataFrame, column: str) -> Estimate:
    """How much more the first games have on average than the second ones, which are others (Welch's way)."""
    one, two = (mean(part[column].to_list(), part[PAIR].to_list()) for part in (first, second))
    value, error = one.value - two.value, math.hypot(one.error, two.error)
    if error < EDGE or not math.isfinite(error):
        return estimate(value, error, one.count, min(one.clusters, two.clusters))
    parts = sum(each.error**4 / (each.clusters - 1) for each in (one, two))
    freedom = max(1.0, error**4 / parts)
    found = estimate(value, error, one.count, int(freedom) + 1)
    return replace(found, clusters=one.clusters, p=tail(value, error, int(freedom) + 1))
