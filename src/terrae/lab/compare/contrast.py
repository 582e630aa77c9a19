"""A contrast: what differs between two sides that played the same set-ups with the same luck.

One measure is the question, decided beforehand; all others tell what else changed, and are judged together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import polars as pl

from terrae.core.errors import TerraeError
from terrae.core.names import Names, names_of
from terrae.lab.report.course import lead_changes, staged
from terrae.lab.report.findings import PAIR, Finding, judge, prepare, whole_numbers
from terrae.lab.statistics import Estimate, Numbers, clusters_to_settle, difference_of_ratios

Verdict = Literal["same", "different", "alike", "open"]
MEASURES = ("points", "winner", "margin", "turns", "plies", "choices", "changes")
MATTERS = 1.0  # of the measure: less is as good as nothing
RARE = 0.02  # of seats: what fewer did, on both sides, is not compared
FEWEST = 20  # appearances of a faction, on each side


@dataclass(frozen=True)
class Shift(Finding):
    """A finding about a difference, with the values of both sides."""

    first: float = 0.0
    second: float = 0.0


@dataclass(frozen=True)
class Comparison:
    """What comparing has told."""

    title: str
    measure: str
    matters: float
    pairs: int  # set-ups that both sides have
    games: int  # of each side
    alike_games: float  # share of games that went the same way, move by move
    verdict: Verdict
    question: Shift
    more_games: int  # of each side, that would settle it if the difference stays as it is
    others: list[Shift]

    @property
    def loud(self) -> list[Shift]:
        """What else changed by more than chance, the surest first."""
        return sorted((shift for shift in self.others if shift.loud), key=lambda shift: (shift.found.p, shift.name))


@dataclass(frozen=True)
class Games:
    """The rows of one side."""

    seats: pl.DataFrame
    turns: pl.DataFrame


def contrast(first: Games, second: Games, measure: str = "points", matters: float = MATTERS) -> Comparison:
    """Compare two sets of rows, set-up by set-up."""
    if measure not in MEASURES:
        raise TerraeError("lab.compare.measure", measure=measure, known=", ".join(MEASURES))
    one, two = common(first, second)
    title = one.seats["title"][0]
    names = names_of(title)
    tables = [per_pair(games) for games in (one, two)]
    general = [general_shift(name, tables[0], tables[1]) for name in MEASURES]
    question = general[MEASURES.index(measure)]
    rest = [*(shift for shift in general if shift.key != measure), *parts(one.seats, two.seats, names)]
    same = alike(one.turns, two.turns)
    found = question.found
    block = one.seats["game_id"].n_unique() / tables[0][PAIR].n_unique()
    return Comparison(
        title,
        measure,
        matters,
        len(tables[0]),
        one.seats["game_id"].n_unique(),
        same,
        verdict(found, matters, same),
        replace(question, loud=not found.by_chance),
        math.ceil(max(0, clusters_to_settle(found, matters) - found.clusters) * block),
        [shift for shift in judge(rest) if isinstance(shift, Shift)],
    )


def verdict(found: Estimate, matters: float, same: float) -> Verdict:
    """What may be said of the question: different if it is more than chance, alike if a difference that matters can be
    ruled out, else open."""
    if same == 1 and not found.error and not found.value:
        return "same"
    if not found.by_chance:
        return "different"
    return "alike" if max(abs(found.low), abs(found.high)) < matters else "open"


def common(first: Games, second: Games) -> tuple[Games, Games]:
    """The finished games of the set-ups that both sides have played as often with the same luck."""
    sides = [prepare(games.seats) for games in (first, second)]
    titles = sorted({title for side in sides for title in side["title"].unique()})
    if len(titles) != 1:
        raise TerraeError("lab.compare.titles", titles=", ".join(titles))
    counts = [
        side.group_by(PAIR, "seed").agg(pl.col("game_id").n_unique().alias("games"), pl.col("seats").first())
        for side in sides
    ]
    both = counts[0].join(counts[1], on=[PAIR, "seed", "games", "seats"])[PAIR]
    if not len(both):
        raise TerraeError("lab.compare.nothing")
    kept = [side.filter(pl.col(PAIR).is_in(both.implode())) for side in sides]
    rows = [
        Games(seats, whole_numbers(games.turns).join(seats.select("game_id", PAIR).unique(), on="game_id"))
        for seats, games in zip(kept, (first, second), strict=True)
    ]
    return rows[0], rows[1]


def per_pair(games: Games) -> pl.DataFrame:
    """The general measures of each set-up, averaged over its games."""
    seats, played = games.seats, games.turns.filter(pl.col("seat") > 0)
    by_game = seats.group_by(PAIR, "game_id", maintain_order=True).agg(
        pl.col("points").mean(),
        pl.col("points").max().alias("winner"),
        pl.col("margin").max(),
        pl.col("plies").first(),
    )
    length = played.group_by("game_id").agg(pl.len().alias("turns"))
    choices = played.explode("choices", empty_as_null=True).filter(pl.col("choices") > 1)
    branching = choices.group_by("game_id").agg(pl.col("choices").mean())
    leads = staged(played).filter(pl.col("stage") > 0)
    joined = by_game.join(length, on="game_id", maintain_order="left").join(
        branching, on="game_id", how="left", maintain_order="left"
    )
    joined = joined.join(lead_changes(leads), on="game_id", how="left", maintain_order="left")
    return (
        joined.group_by(PAIR, maintain_order=True)
        .agg(pl.col(name).cast(pl.Float64).mean() for name in MEASURES)
        .sort(PAIR)
    )


def general_shift(name: str, first: pl.DataFrame, second: pl.DataFrame) -> Shift:
    ones = pl.Series([1.0] * len(first)).to_numpy()
    return shift("game", name, name, [column(first, name), ones, column(second, name), ones])


def column(frame: pl.DataFrame, name: str) -> Numbers:
    return frame[name].fill_null(0.0).cast(pl.Float64).to_numpy()


def shift(about: str, key: str, name: str, sums: Sequence[Numbers]) -> Shift:
    """How much larger a ratio is on the second side; sums and counts of the first, then of the second."""
    found = difference_of_ratios(*sums)
    first, second = (float(sums[at].sum() / max(sums[at + 1].sum(), 1e-12)) for at in (0, 2))
    return Shift(about, key, name, "shift", found, first=first, second=second)


def parts(first: pl.DataFrame, second: pl.DataFrame, names: Names) -> list[Shift]:
    """What else may have changed: who plays what and how well, what is done, where points come from."""
    found: list[Shift] = []
    one, two = with_faction(first), with_faction(second)
    if one["key"].n_unique() > 1:
        for measure in ("chosen", "ahead", "win"):
            found += by_key(measure, one, two, {key: names.side(key) for key in one["key"].unique()})
    used = [side.explode("used", empty_as_null=True).drop_nulls("used").unnest("used") for side in (first, second)]
    found += per_seat(
        "uses", [side.rename({"what": "key"}).with_columns(amount=1.0) for side in used], first, second, names
    )
    points = [
        side.select("game_id", "seat", PAIR, "sources").explode("sources", empty_as_null=True).drop_nulls("sources")
        for side in (first, second)
    ]
    given = [side.unnest("sources").rename({"source": "key", "points": "amount"}) for side in points]
    return found + per_seat("sources", given, first, second, names)


def with_faction(frame: pl.DataFrame) -> pl.DataFrame:
    return frame.rename({"faction": "key"}).with_columns(chosen=1.0)


def by_key(measure: str, first: pl.DataFrame, second: pl.DataFrame, names: dict[str, str]) -> list[Shift]:
    """For each faction: how often it is played (of all seats), or how it fares when it is."""
    found: list[Shift] = []
    sizes = [side.group_by(PAIR).agg(pl.len().alias("n")).sort(PAIR) for side in (first, second)]
    for key, name in sorted(names.items()):
        sums: list[Numbers] = []
        for side, size in zip((first, second), sizes, strict=True):
            own = side.filter(pl.col("key") == key).group_by(PAIR)
            table = size.join(own.agg(pl.col(measure).sum(), pl.len().alias("own")), on=PAIR, how="left").sort(PAIR)
            sums += [column(table, measure), column(table, "n" if measure == "chosen" else "own")]
        if min(sums[1].sum(), sums[3].sum()) >= FEWEST:
            found.append(shift(f"factions-{measure}", key, name, sums))
    return found


def per_seat(
    about: str, rows: Sequence[pl.DataFrame], first: pl.DataFrame, second: pl.DataFrame, names: Names
) -> list[Shift]:
    """For each thing that was done, or that gave points: the share of seats that did it, the points of a seat."""
    found: list[Shift] = []
    sizes = [side.group_by(PAIR).agg(pl.len().alias("n")).sort(PAIR) for side in (first, second)]
    counts = [dict(side.group_by("key").agg(pl.len()).iter_rows()) for side in rows]
    least = RARE * min(len(first), len(second))
    for key in sorted({*counts[0], *counts[1]}):
        if max(counts[0].get(key, 0), counts[1].get(key, 0)) < least:
            continue
        sums: list[Numbers] = []
        for side, size in zip(rows, sizes, strict=True):
            own = side.filter(pl.col("key") == key).group_by(PAIR).agg(pl.col("amount").sum())
            table = size.join(own, on=PAIR, how="left").sort(PAIR)
            sums += [column(table, "amount"), column(table, "n")]
        name = names.use(key) if about == "uses" else names.giver(key)
        found.append(shift(about, key, name, sums))
    return found


def alike(first: pl.DataFrame, second: pl.DataFrame) -> float:
    """The share of games that went the same way on both sides, move by move."""
    played = [
        side.group_by("game_id").agg(pl.col("moves").sort_by("turn").list.join(",").str.join(";"))
        for side in (first, second)
    ]
    both = played[0].join(played[1], on="game_id", suffix="_b")
    return float((both["moves"] == both["moves_b"]).sum() / max(1, len(both)))
