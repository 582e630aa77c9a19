"""Statistics: intervals hold what they promise on made-up games whose truth is known."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from terrae.lab.statistics import (
    LEVEL,
    agreement,
    bootstrap,
    clusters_needed,
    differences,
    mean,
    means,
    share,
    stand_out,
)

RUNS = 400
GAMES, SEATS = 60, 4


def tables(dice: np.random.Generator, share: float = 8.0) -> tuple[np.ndarray, np.ndarray]:
    """Points of seats whose games go well or badly for all of them together; none is better on average."""
    games = np.repeat(np.arange(GAMES), SEATS)
    return dice.normal(0, share, GAMES)[games] + dice.normal(0, 5, GAMES * SEATS), games


def test_an_interval_covers_the_truth_as_often_as_it_says_though_seats_share_a_game() -> None:
    dice = np.random.default_rng(1)
    covered = naive = 0
    for _ in range(RUNS):
        points, games = tables(dice)
        clustered, single = mean(points, games), mean(points)
        covered += clustered.low <= 0 <= clustered.high
        naive += single.low <= 0 <= single.high
    assert 0.92 <= covered / RUNS <= 0.98
    assert naive / RUNS < 0.8  # what one gets who takes seats as independent


def test_groups_are_estimated_as_one_by_one() -> None:
    points, games = tables(np.random.default_rng(2))
    frame = pl.DataFrame({"points": points, "game": games, "side": [seat % 3 for seat in range(len(games))]})
    for row in means(frame, ["side"], "points", "game").iter_rows(named=True):
        part = frame.filter(pl.col("side") == row["side"])
        alone = mean(part["points"].to_list(), part["game"].to_list())
        assert (row["value"], row["low"], row["p"]) == pytest.approx((alone.value, alone.low, alone.p))
        assert (row["count"], row["clusters"]) == (alone.count, alone.clusters)


def test_what_is_expected_may_differ_from_value_to_value() -> None:
    """A victory at a table of two is worth less than one at a table of four."""
    frame = pl.DataFrame({"win": [1.0, 0.0, 1.0, 0.0, 0.0, 0.0], "fair": [0.5, 0.5, 0.25, 0.25, 0.25, 0.25]})
    frame = frame.with_columns(game=pl.Series([1, 1, 2, 2, 2, 2]), side=pl.lit("all"))
    row = means(frame, ["side"], "win", "game", "fair").row(0, named=True)
    assert row["value"] == pytest.approx(1 / 3) and row["p"] == 1.0


def test_few_victories_are_not_taken_for_more_than_they_are() -> None:
    """Of fair shares of few games no more are called unfair than was promised, and nothing leaves 0 to 1."""
    dice = np.random.default_rng(7)
    unfair = 0
    for _ in range(RUNS):
        wins = (dice.uniform(size=20) < 0.25).astype(float)
        found = share(mean(wins), 0.25)
        assert 0 <= found.low <= found.value <= found.high <= 1
        assert found.by_chance == (found.low <= 0.25 <= found.high)
        unfair += not found.by_chance
    assert unfair / RUNS <= LEVEL
    never = share(mean([0.0] * 20), 0.25)
    assert never.low == 0 and 0.1 < never.high < 0.2 and never.p == pytest.approx(2 * 0.75**20)


def test_pairs_find_what_luck_hides() -> None:
    dice = np.random.default_rng(3)
    luck = dice.normal(0, 20, 200)
    first, second = luck + dice.normal(0, 3, 200), luck + 1.5 + dice.normal(0, 3, 200)
    assert not differences(list(first), list(second)).by_chance
    assert mean(np.concatenate([-first, second])).by_chance


def test_of_many_findings_about_nothing_hardly_any_stands_out() -> None:
    dice = np.random.default_rng(4)
    wrong = sum(any(stand_out(list(dice.uniform(0, 1, 40)))) for _ in range(RUNS))
    assert wrong / RUNS <= LEVEL
    assert stand_out([1e-9, 0.03, 0.4, 0.9]) == [True, False, False, False]
    assert stand_out([]) == []


def test_the_number_of_games_asked_for_finds_the_difference() -> None:
    dice = np.random.default_rng(5)
    needed = clusters_needed(mean(dice.normal(0, 10, 500)), 2.0)
    assert 150 <= needed <= 250  # (1.96 + 0.84)² · 10² / 2²
    found = sum(not mean(dice.normal(2, 10, needed)).by_chance for _ in range(RUNS))
    assert 0.74 <= found / RUNS <= 0.86


def test_a_single_game_tells_nothing() -> None:
    alone = mean([3.0, 5.0], [1, 1])
    assert alone.value == 4 and alone.high == float("inf") and alone.by_chance


def test_no_difference_at_all_is_no_finding() -> None:
    same = differences([1.0, 2.0, 3.0], [1.0, 2.0, 3.0])
    assert (same.value, same.low, same.high, same.p) == (0, 0, 0, 1)
    assert differences([1.0, 2.0, 3.0], [2.0, 3.0, 4.0]).p == 0


def test_a_median_has_an_interval_too() -> None:
    points, games = tables(np.random.default_rng(6))
    found = bootstrap(points, lambda values: float(np.median(values)), games)
    assert found.low < found.value < found.high and found.clusters == GAMES
    assert found == bootstrap(points, lambda values: float(np.median(values)), games)


def test_rankings_agree_or_not() -> None:
    order = [float(place) for place in range(12)]
    assert agreement(order, order).value == pytest.approx(1)
    mixed = agreement(order, [3.0, 9.0, 1.0, 11.0, 5.0, 0.0, 8.0, 2.0, 10.0, 4.0, 6.0, 7.0])
    assert mixed.by_chance and mixed.low < 0 < mixed.high
