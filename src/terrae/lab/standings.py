"""Standings: how bots and factions did in many games, with intervals, and ratings beside each other."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any

import polars as pl

from terrae.lab.skill import Skills
from terrae.lab.statistics import Estimate, means, share

COUNTED = ("win", "points", "margin")
SAID = ("value", "low", "high", "count", "clusters")  # of an estimate
COLUMNS = ("game_id", "pair", "seat", "bot", "faction", "points", "rank", "win", "margin", "failed")


@dataclass(frozen=True)
class Rating:
    """How strong one is, beside all others who were rated with it, and how far from it the truth may be (95 %)."""

    value: float
    margin: float


@dataclass(frozen=True)
class Standing:
    """How a bot or a faction did. What is not known, because no game of it came to its end, is left out."""

    name: str
    seats: int
    failed: int
    win: Estimate | None
    points: Estimate | None
    margin: Estimate | None
    rating: Rating | None = None

    def data(self) -> dict[str, Any]:
        """For programs."""
        found: dict[str, Any] = {"name": self.name, "seats": self.seats, "failed": self.failed}
        for name in COUNTED:
            estimate: Estimate | None = getattr(self, name)
            found[name] = None if estimate is None else {key: finite(getattr(estimate, key)) for key in SAID}
        return {**found, "rating": None if self.rating is None else asdict(self.rating)}


def finite(number: float) -> float | None:
    """A number that JSON can hold; one without bounds is left out."""
    return number if math.isfinite(number) else None


def standings(seats: pl.DataFrame, by: str = "bot", rated: dict[str, Rating] | None = None) -> list[Standing]:
    """Those with the largest share of the victories first.

    Games of one set-up share their luck, so set-ups are what is counted as independent.
    """
    seats = seats.filter(pl.col(by) != "").with_columns(
        pl.col("margin").cast(pl.Float64), pl.when(pl.col("rank").is_not_null()).then("points").cast(pl.Float64)
    )
    found = {
        row[by]: (row["seats"], row["failed"])
        for row in seats.group_by(by)
        .agg(pl.len().alias("seats"), (pl.col("failed") != "").sum())
        .sort(by)
        .iter_rows(named=True)
    }
    estimates: dict[str, dict[str, Estimate]] = {name: {} for name in found}
    for value in COUNTED:
        for row in means(seats, [by], value, "pair").iter_rows(named=True):
            name = row.pop(by)
            estimates[name][value] = share(Estimate(**row)) if value == "win" else Estimate(**row)
    rows = [
        Standing(
            name,
            count,
            failed,
            win=estimates[name].get("win"),
            points=estimates[name].get("points"),
            margin=estimates[name].get("margin"),
            rating=(rated or {}).get(name),
        )
        for name, (count, failed) in found.items()
    ]
    return sorted(rows, key=lambda row: -row.win.value if row.win else math.inf)


def ratings(seats: pl.DataFrame) -> tuple[dict[str, Rating], dict[str, Rating]]:
    """Ratings of the bots and of the factions: each seat is a team of both."""
    skills: Skills[tuple[str, str]] = Skills()
    games = (
        seats.filter(pl.col("rank").is_not_null())
        .sort("game_id", "seat")
        .group_by("game_id", maintain_order=True)
        .agg("bot", "faction", "rank")
    )
    for row in games.iter_rows(named=True):
        teams = [
            [key for key in (("bot", bot), ("faction", faction)) if key[1]]
            for bot, faction in zip(row["bot"], row["faction"], strict=True)
        ]
        skills.rate(teams, row["rank"])
    result: dict[str, dict[str, Rating]] = {"bot": {}, "faction": {}}
    for (kind, name), skill in skills.known.items():
        result[kind][name] = Rating(skill.mu, skill.margin)
    return result["bot"], result["faction"]
