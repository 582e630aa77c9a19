"""Sources: where points come from, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import polars as pl

from terrae.core.names import Names
from terrae.lab.report.findings import PAIR, Finding
from terrae.lab.statistics import mean

PARTS = 8  # kinds of sources that a plot tells apart


@dataclass(frozen=True)
class Sources:
    """Where points come from: per seat, of each kind; by round; and what winners have more of than the others."""

    kinds: list[Finding]
    rounds: pl.DataFrame  # place, part, amount
    winners: list[Finding]


def sources(frame: pl.DataFrame, names: Names, finals: Sequence[str], words: dict[str, str]) -> Sources:
    """Points by their kind of source. Finals: how sources begin that are counted at the end."""
    rows = frame.select("game_id", "seat", PAIR, "win", "sources").explode("sources", empty_as_null=True)
    rows = rows.drop_nulls("sources").unnest("sources").rename({"points": "amount"})
    kinds = {source: names.source(source) for source in rows["source"].unique().to_list()}
    late = [source for source in kinds if finals and source.startswith(tuple(finals))]
    rows = rows.with_columns(
        part=pl.col("source").replace_strict(kinds, return_dtype=pl.String),
        place=pl.when(pl.col("source").is_in(late)).then(99).otherwise(pl.col("round")),
    )
    whole = frame.select("game_id", "seat", PAIR, "win")
    order = rows.group_by("part").agg(pl.col("amount").sum()).sort("amount", "part", descending=[True, False])
    largest = order.sort(pl.col("amount").abs(), descending=True)["part"].to_list()[:PARTS]
    found: list[Finding] = []
    ahead: list[Finding] = []
    for part in order["part"]:
        sums = rows.filter(pl.col("part") == part).group_by("game_id", "seat").agg(pl.col("amount").sum())
        values = whole.join(sums, on=["game_id", "seat"], how="left").with_columns(pl.col("amount").fill_null(0.0))
        found.append(
            Finding(
                "sources",
                part,
                part,
                "points",
                mean(values["amount"].to_list(), values[PAIR].to_list()),
                0,
                tested=False,
            )
        )
        game = values.group_by("game_id").agg(
            pl.col(PAIR).first(),
            ((pl.col("amount") * pl.col("win")).sum() / pl.col("win").sum()).alias("winner"),
            ((pl.col("amount") * (pl.col("win") == 0)).sum() / (pl.col("win") == 0).sum()).alias("others"),
        )
        game = game.filter((pl.col("winner") - pl.col("others")).is_finite()).sort("game_id")
        if len(game):
            gap = mean((game["winner"] - game["others"]).to_list(), game[PAIR].to_list())
            ahead.append(Finding("winners", part, part, "points", gap, tested=False))
    rounds = (
        rows.join(order.with_row_index("rank").select("part", "rank"), on="part")
        .with_columns(
            part=pl.when(pl.col("part").is_in(largest)).then("part").otherwise(pl.lit(words["other"])),
            rank=pl.when(pl.col("part").is_in(largest)).then("rank").otherwise(99),
        )
        .group_by("place", "part", "rank")
        .agg((pl.col("amount").sum() / len(whole)).alias("amount"))
        .sort("place", "rank")
        .select(
            pl.col("place").cast(pl.String).replace(words),
            "part",
            "amount",
        )
    )
    return Sources(found, rounds, ahead)
