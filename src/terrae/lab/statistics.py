"""What many games allow to be said: averages and differences with intervals, and how sure one may be.

Seats of one game are not independent: what one wins the others lose. Games of one set-up share their luck. So whatever
belongs together is one *cluster*, and only clusters are taken as independent of each other.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, dataclass, fields, replace
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray
from scipy import special

LEVEL = 0.05  # how often a claim may be wrong where there is nothing
POWER = 0.8  # how often a difference that is there shall be found, when games are counted beforehand
RESAMPLES = 2000  # of a bootstrap
ROUNDING = 1e-9  # what rounding leaves of nothing

Numbers = NDArray[np.float64]
Names = Sequence[object] | NDArray[Any] | None  # of the cluster of each value; none: each is one of its own


@dataclass(frozen=True)
class Estimate:
    """A number found in games: between what it lies (95 %), and how much it was found in.

    P is the chance to see something as far from what was expected, or farther, if that were true.
    """

    value: float
    low: float
    high: float
    error: float  # standard error
    p: float
    count: int  # values
    clusters: int  # independent ones

    @property
    def margin(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2

    @property
    def by_chance(self) -> bool:
        """Could it be chance that it is not what was expected?"""
        return not self.p < LEVEL


COLUMNS = [field.name for field in fields(Estimate)]


def estimate(value: float, error: float, count: int, clusters: int, expected: float = 0.0) -> Estimate:
    """An average and its standard error as an estimate; a single cluster tells nothing about others."""
    if clusters < 2:
        return Estimate(value, -math.inf, math.inf, math.inf, 1.0, count, clusters)
    half = float(special.stdtrit(clusters - 1, 1 - LEVEL / 2)) * error
    return Estimate(value, value - half, value + half, error, tail(value - expected, error, clusters), count, clusters)


def tail(away: float, error: float, clusters: int) -> float:
    """The chance of being so far away, or farther, in either direction."""
    if error > ROUNDING:
        return float(2 * special.stdtr(clusters - 1, -abs(away) / error))
    return float(abs(away) < ROUNDING)


def spread(squares: float, count: int, clusters: int) -> float:
    """The standard error of an average, from the squares of what each cluster sums up to apart from it."""
    return math.sqrt(squares * clusters / (clusters - 1)) / count if clusters > 1 else math.inf


def mean(values: Sequence[float] | Numbers, clusters: Names = None, expected: float = 0) -> Estimate:
    """An average whose interval respects that values of one cluster belong together.

    >>> once, twice = mean([1.0, 2.0, 3.0, 4.0]), mean([1.0, 2.0, 3.0, 4.0] * 2, clusters=[1, 2, 3, 4] * 2)
    >>> f"{once.low:.2f} to {once.high:.2f}, {twice.low:.2f} to {twice.high:.2f}"
    '0.45 to 4.55, 0.45 to 4.55'
    """
    found = np.asarray(values, dtype=np.float64)
    names = np.arange(len(found)) if clusters is None else np.unique(np.asarray(clusters), return_inverse=True)[1]
    value = float(found.mean())
    sums = np.bincount(names, found - value)
    return estimate(value, spread(float((sums**2).sum()), len(found), len(sums)), len(found), len(sums), expected)


def share(found: Estimate, expected: float = 0.0) -> Estimate:
    """An average of values from 0 to 1, judged as a count among so many independent values as would stray as much.

    That is Korn and Graubard's way: the interval stays between 0 and 1, and few values are not taken for more.
    """
    if found.clusters < 2:
        return replace(found, low=0.0, high=1.0)
    within = found.value * (1 - found.value)
    size = within / found.error**2 if found.error > ROUNDING and within > ROUNDING else found.clusters
    size = min(size, found.count)
    hits, misses = found.value * size, (1 - found.value) * size
    low = float(special.betaincinv(hits, misses + 1, LEVEL / 2)) if hits > ROUNDING else 0.0
    high = float(special.betaincinv(hits + 1, misses, 1 - LEVEL / 2)) if misses > ROUNDING else 1.0
    fewer = float(special.betaincc(hits + 1, misses, expected)) if misses > ROUNDING else 1.0
    more = float(special.betainc(hits, misses + 1, expected)) if hits > ROUNDING else 1.0
    return replace(found, low=low, high=high, p=min(1.0, 2 * min(fewer, more)))


def means(frame: pl.DataFrame, by: Sequence[str], value: str, cluster: str, expected: str = "") -> pl.DataFrame:
    """The average of a column for each group, with the columns of an estimate.

    Expected: the column of what each value would be on average if there were nothing to be found; else that is zero.
    """
    away = pl.col(value) - (pl.col(expected) if expected else 0.0)
    known = frame.filter(pl.col(value).is_not_null()).with_columns(away.alias("away"))
    whole = known.group_by(by, maintain_order=True).agg(
        pl.col(value).mean().alias("mean"), pl.col("away").mean().alias("mean_away"), pl.len().alias("count")
    )
    sums = (
        known.join(whole, on=by, nulls_equal=True, maintain_order="left")
        .group_by([*by, cluster], maintain_order=True)  # sums in another order differ in their last digit
        .agg(
            (pl.col(value) - pl.col("mean")).sum().alias("sum"),
            (pl.col("away") - pl.col("mean_away")).sum().alias("sum_away"),
        )
        .group_by(by, maintain_order=True)
        .agg(
            pl.len().alias("clusters"),
            (pl.col("sum") ** 2).sum().alias("squares"),
            (pl.col("sum_away") ** 2).sum().alias("squares_away"),
        )
    )
    found = whole.join(sums, on=by, how="left", nulls_equal=True, maintain_order="left")
    rows = []
    for row in found.iter_rows(named=True):
        count, clusters = row["count"], row["clusters"]
        plain = estimate(row["mean"], spread(row["squares"], count, clusters), count, clusters)
        p = tail(row["mean_away"], spread(row["squares_away"], count, clusters), clusters) if clusters > 1 else 1.0
        rows.append(astuple(plain)[:4] + (p, count, clusters))
    kinds: Mapping[str, type[pl.DataType]] = {
        name: pl.Int64 if name in ("count", "clusters") else pl.Float64 for name in COLUMNS
    }
    return pl.concat([found.select(*by), pl.DataFrame(rows, schema=kinds, orient="row")], how="horizontal")


def differences(first: Sequence[float], second: Sequence[float], clusters: Names = None) -> Estimate:
    """How much more the second has than the first, pair by pair: what both share, such as luck, cancels."""
    return mean(np.asarray(second, dtype=np.float64) - np.asarray(first, dtype=np.float64), clusters)


def difference_of_ratios(first: Numbers, of_first: Numbers, second: Numbers, of_second: Numbers) -> Estimate:
    """How much larger the second ratio of sums is than the first, pair by pair; what a pair adds to both cancels.

    Points by seats, say, where a pair may have more seats of a kind on one side than on the other.
    """
    ratios, strays = [], np.zeros(len(first))
    for sums, counts, sign in ((first, of_first, -1.0), (second, of_second, 1.0)):
        ratio = float(sums.sum() / counts.sum())
        strays = strays + sign * (sums - ratio * counts) / float(counts.mean())
        ratios.append(ratio)
    error = spread(float((strays**2).sum()), len(first), len(first))
    return estimate(ratios[1] - ratios[0], error, round(float(of_first.sum() + of_second.sum())), len(first))


def stand_out(chances: Sequence[float]) -> list[bool]:
    """Which of many findings stand out: of all that do, one in twenty may be wrong (Benjamini and Yekutieli's way,
    which holds however the findings depend on each other)."""
    if not chances:
        return []
    from scipy import stats  # takes a second to load

    return [bool(p < LEVEL) for p in stats.false_discovery_control(np.asarray(chances), method="by")]


def clusters_needed(found: Estimate, difference: float, power: float = POWER) -> int:
    """How many clusters as those of an estimate would show a difference of this size, if it is there."""
    if not difference:
        raise ValueError("no number of games shows a difference of nothing")
    one = found.error * math.sqrt(found.clusters)  # what a single cluster strays
    reach = float(special.ndtri(1 - LEVEL / 2) + special.ndtri(power))
    return max(2, math.ceil((reach * one / difference) ** 2))


def clusters_to_settle(found: Estimate, matters: float) -> int:
    """How many clusters would show a difference as it was found, or that it is smaller than what matters: the fewer."""
    if found.error <= ROUNDING or not math.isfinite(found.error):
        return found.clusters
    ways = [clusters_needed(found, found.value)] if found.value else []
    if abs(found.value) < matters:
        one = found.error * math.sqrt(found.clusters)
        ways.append(math.ceil((float(special.ndtri(1 - LEVEL / 2)) * one / (matters - abs(found.value))) ** 2) + 1)
    return min(ways)


def bootstrap(
    values: Sequence[float] | Numbers, statistic: Callable[[Numbers], float], clusters: Names = None
) -> Estimate:
    """A number that is no average, such as a median: whole clusters are drawn again and again, always the same way."""
    found = np.asarray(values, dtype=np.float64)
    names = np.arange(len(found)) if clusters is None else np.unique(np.asarray(clusters), return_inverse=True)[1]
    parts = in_parts(found, names)
    value = float(statistic(found))
    if len(parts) < 2:
        return estimate(value, math.inf, len(found), len(parts))
    dice = np.random.default_rng(len(found))
    even = np.stack(parts) if len({len(part) for part in parts}) == 1 else None
    drawn = np.empty(RESAMPLES)
    for number in range(RESAMPLES):
        chosen = dice.integers(len(parts), size=len(parts))
        drawn[number] = statistic(
            np.concatenate([parts[at] for at in chosen]) if even is None else even[chosen].ravel()
        )
    low, high = (float(bound) for bound in np.quantile(drawn, [LEVEL / 2, 1 - LEVEL / 2]))
    p = min(1.0, 2 * float(min((drawn <= 0).mean(), (drawn >= 0).mean())))
    return Estimate(value, low, high, float(drawn.std(ddof=1)), p, len(found), len(parts))


def in_parts(values: Numbers, names: NDArray[np.int64]) -> list[Numbers]:
    """Values by their cluster."""
    order = np.argsort(names, kind="stable")
    return np.split(values[order], np.flatnonzero(np.diff(names[order])) + 1)


def agreement(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """How alike two rankings of the same things are: 1 if they are the same, 0 if unrelated, -1 if reversed."""
    from scipy import stats  # takes a second to load

    found = stats.spearmanr(first, second)
    value = float(found.statistic)
    error = 1.03 / math.sqrt(max(1, len(first) - 3))  # of the hyperbolic arc tangent
    near = math.atanh(max(-0.9999, min(0.9999, value)))
    reach = float(special.ndtri(1 - LEVEL / 2)) * error
    low, high = math.tanh(near - reach), math.tanh(near + reach)
    return Estimate(value, low, high, error, float(found.pvalue), len(first), len(first))
