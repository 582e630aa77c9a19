"""What a few games allow to be said: a number, and between what it lies nineteen times out of twenty."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance

SURE = 1.959964  # standard errors to either side, if there are many values
FEW = (12.706, 4.303, 3.182, 2.776, 2.571)  # the same for two to six values, of which the spread is hardly known


@dataclass(frozen=True)
class Span:
    """A number, between what it lies, and what was to be expected."""

    value: float
    low: float
    high: float
    expected: float

    @property
    def apart(self) -> bool:
        """Does it lie apart from what was to be expected?"""
        return not self.low <= self.expected <= self.high


def share(won: float, count: int, expected: float) -> Span:
    """A share of so many values, by Wilson: the span stays between 0 and 1, also for one value.

    >>> span = share(5, 10, 0.25)
    >>> f"{span.low:.2f} to {span.high:.2f}", span.apart
    ('0.24 to 0.76', False)
    """
    value, square = won / count, SURE**2
    middle = (value + square / (2 * count)) / (1 + square / count)
    half = SURE * math.sqrt(value * (1 - value) / count + square / (4 * count**2)) / (1 + square / count)
    return Span(value, max(0.0, middle - half), min(1.0, middle + half), expected)


def mean(values: Sequence[float], expected: float = 0.0) -> Span | None:
    """An average, by Student; one value tells nothing about others.

    >>> span = mean([1.0, 2.0, 3.0, 4.0])
    >>> f"{span.low:.2f} to {span.high:.2f}"
    '0.45 to 4.55'
    """
    if len(values) < 2:
        return None
    value = fmean(values)
    half = student(len(values) - 1) * math.sqrt(variance(values, value) / len(values))
    return Span(value, value - half, value + half, expected)


def student(freedom: int) -> float:
    """How many standard errors to either side, by how much is known of the spread (Cornish and Fisher)."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    cube, fifth = SURE**3, SURE**5
    return SURE + (cube + SURE) / (4 * freedom) + (5 * fifth + 16 * cube + 3 * SURE) / (96 * freedom**2)
