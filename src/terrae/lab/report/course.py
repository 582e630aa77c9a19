"""The course of games: their length, how much there is to choose, who leads."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import polars as pl

from terrae.lab.report.findings import PAIR, Finding, estimates, whole_numbers
from terrae.lab.statistics import Estimate, Numbers, bootstrap, mean, means, share

STAGES = 4  # of a game without rounds


@dataclass(frozen=True)
class Course:
    """How games go: their length, how much there is to choose, who leads."""

    turns: Estimate  # of a game, the median
    plies: Estimate
    lengths: list[float]
    choices: pl.DataFrame  # place, value, low, high: of a decision, by round; the middle half
    branching: Estimate
    changes: Estimate  # of the lead, in a game
    leaders: list[Finding]  # who led after each round won
    comeback: Estimate  # the farthest that a winner was behind, the median
    from_behind: Estimate | None  # won by whoever was last after half of the rounds


def median(values: Numbers) -> float:
    return float(np.median(values))


def course(frame: pl.DataFrame, turns: pl.DataFrame) -> Course:
    """What the turns tell."""
    games = frame.unique("game_id", maintain_order=True).select("game_id", PAIR, "plies", "seats")
    played = whole_numbers(turns).join(games.select("game_id", PAIR), on="game_id").filter(pl.col("seat") > 0)
    played = staged(played)
    length = games.join(played.group_by("game_id").agg(pl.len().alias("turns")), on="game_id")
    choices = played.explode("choices", empty_as_null=True).filter(pl.col("choices") > 1)
    by_round = (
        choices.group_by("stage")
        .agg(
            pl.col("choices").median().alias("value"),
            pl.col("choices").quantile(0.25).alias("low"),
            pl.col("choices").quantile(0.75).alias("high"),
        )
        .sort("stage")
        .rename({"stage": "place"})
    )
    clusters = length[PAIR].to_list()
    branching = choices.group_by(PAIR).agg(pl.col("choices").mean()).sort(PAIR)
    leads = played.filter(pl.col("stage") > 0)
    ends = (
        leads.sort("game_id", "turn")
        .group_by("game_id", "stage", maintain_order=True)
        .agg(pl.col("lead").last(), pl.col("points").last())
    )
    winners = frame.filter(pl.col("win") > 0).group_by("game_id").agg(pl.col("seat").alias("winners"))
    return Course(
        turns=bootstrap(length["turns"].to_list(), median, clusters),
        plies=bootstrap(length["plies"].to_list(), median, clusters),
        lengths=[float(value) for value in length["turns"]],
        choices=by_round,
        branching=mean(branching["choices"].to_list(), branching[PAIR].to_list()),
        changes=mean_of(lead_changes(leads), "changes"),
        leaders=leaders(ends, games, winners),
        comeback=comebacks(leads, winners),
        from_behind=won_from_behind(ends, games, winners),
    )


def staged(played: pl.DataFrame) -> pl.DataFrame:
    """Turns with the stage of the game they belong to: the round, or a quarter of the game if there are no rounds."""
    if played["round"].n_unique() > 2:
        return played.with_columns(stage=pl.col("round"))
    rank, size = pl.col("turn").rank("ordinal").over("game_id"), pl.len().over("game_id")
    return played.with_columns(stage=((rank - 1) * STAGES // size + 1).cast(pl.Int64))


def lead_changes(leads: pl.DataFrame) -> pl.DataFrame:
    """How often somebody else than before is alone in the lead, for each game: `game_id`, `pair`, `changes`."""
    alone = leads.filter(pl.col("lead").list.len() == 1).sort("game_id", "turn")
    alone = alone.with_columns(first=pl.col("lead").list.first())
    changed = alone.with_columns(changes=(pl.col("first") != pl.col("first").shift(1).over("game_id")).fill_null(False))
    counts = changed.group_by("game_id").agg(pl.col("changes").sum().cast(pl.Int64))
    games = leads.select("game_id", PAIR).unique(maintain_order=True)
    return games.join(counts, on="game_id", how="left", maintain_order="left").with_columns(
        pl.col("changes").fill_null(0)
    )


def mean_of(frame: pl.DataFrame, column: str) -> Estimate:
    return mean(frame[column].to_list(), frame[PAIR].to_list())


def leaders(ends: pl.DataFrame, games: pl.DataFrame, winners: pl.DataFrame) -> list[Finding]:
    """How often whoever led after a round has won; a shared lead counts in parts."""
    known = ends.join(winners, on="game_id").join(games, on="game_id")
    known = known.with_columns(
        hit=pl.col("lead").list.set_intersection("winners").list.len() / pl.col("lead").list.len(),
        fair=1.0 / pl.col("seats"),
    )
    known = known.filter(pl.col("stage") < pl.col("stage").max())  # then the game is over
    rows = means(known, ["stage"], "hit", PAIR, "fair").sort("stage")
    fair = float(np.mean(known["fair"].to_numpy()))
    return [
        Finding("leaders", str(place), str(place), "win", share(found, fair), fair, tested=False)
        for place, found in zip(rows["stage"], estimates(rows), strict=True)
    ]


def comebacks(leads: pl.DataFrame, winners: pl.DataFrame) -> Estimate:
    """By how many points the later winner was behind at the worst moment: the median over games."""
    known = leads.join(winners.with_columns(pl.col("winners").list.first().alias("winner")), on="game_id")
    behind = known.with_columns(gap=pl.col("points").list.max() - pl.col("points").list.get(pl.col("winner") - 1))
    worst = behind.group_by("game_id").agg(pl.col("gap").max(), pl.col(PAIR).first()).sort("game_id")
    return bootstrap(worst["gap"].to_list(), median, worst[PAIR].to_list())


def won_from_behind(ends: pl.DataFrame, games: pl.DataFrame, winners: pl.DataFrame) -> Estimate | None:
    """How often a game was won by whoever was alone in the last place after half of the rounds."""
    last = max(ends["stage"].to_list(), default=0)
    half = ends.filter(pl.col("stage") == last // 2).join(winners, on="game_id").join(games, on="game_id")
    half = half.with_columns(
        low=pl.col("points").list.eval((pl.element() == pl.element().min()).sum()).list.first(),
    ).filter(pl.col("low") == 1)
    if not len(half):
        return None
    half = half.with_columns(
        hit=pl.col("winners").list.contains((pl.col("points").list.arg_min() + 1).cast(pl.Int64)).cast(pl.Float64)
    )
    return share(mean(half["hit"].to_list(), half[PAIR].to_list()), 0)
