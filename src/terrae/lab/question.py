"""Is one bot better than another? A test that may stop whenever it knows.

Each set-up is played with both bots in all seats, so that luck and seats cancel; its *difference* is the share of its
games that the first one won less the share that the second one won, from -1 to 1. Set-ups are independent of each
other, games of one are not.

The test is a pair of bets. One bets against "the first is not better": its capital grows only if the differences are
above zero. The other bets against "the first is better by at least the gain that matters". A fair bet multiplies its
capital by more than 1/a with probability of at most a, however often one looks (Ville's inequality), so whichever
capital reaches 1/a first decides, with confidence 1 - a. That needs no model of what games are like, unlike a
likelihood ratio test, and takes about as many games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np

Verdict = Literal["better", "not better", "undecided"]

GAIN = 0.1  # a difference that matters: 55 victories to 45
CONFIDENCE = 0.95
BOLDEST = 0.75  # of its capital, the most that a bet puts at stake
PRIOR = 8.0  # set-ups that count for what is assumed before any were played
SPREAD = 0.4  # and the variance that is assumed of them
GRID = 401  # candidates for the difference, of which the interval is made


@dataclass(frozen=True)
class Question:
    """Is the first better than the second? Better by how much matters, and how sure one wants to be."""

    first: str
    second: str
    gain: float = GAIN
    confidence: float = CONFIDENCE


@dataclass(frozen=True)
class Answer:
    """What is known after so many set-ups; the interval holds whenever one looks."""

    verdict: Verdict
    confidence: float  # that this is so; undecided: that the first is better
    difference: float
    low: float
    high: float
    setups: int


class Bets:
    """The two bets of a question, from set-up to set-up."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.differences: list[float] = []
        self.total = 0.0
        self.squares = SPREAD * PRIOR
        self.better = 0.0  # logarithm of the capital of whoever bets that the first is better
        self.not_better = 0.0  # and of the other one

    @property
    def verdict(self) -> Verdict:
        """Who has won so much that it cannot be luck?"""
        enough = -math.log(1 - self.question.confidence)
        if max(self.better, self.not_better) < enough:
            return "undecided"
        return "better" if self.better >= self.not_better else "not better"

    def add(self, difference: float) -> Verdict:
        """Bet on the next set-up, with stakes that follow from those before it only."""
        if self.verdict != "undecided":
            return self.verdict
        gain, count = self.question.gain, len(self.differences)
        average = self.total / (count + PRIOR)
        variance = self.squares / (count + PRIOR)
        self.better += math.log1p(stake(max(gain, average), variance) * difference)
        self.not_better += math.log1p(stake(max(gain, gain - average), variance) / (1 + gain) * (gain - difference))
        self.differences.append(difference)
        self.total += difference
        self.squares += (difference - average) ** 2
        return self.verdict

    def answer(self) -> Answer:
        """What is known by now."""
        won = {"better": self.better, "not better": self.not_better, "undecided": max(0.0, self.better)}[self.verdict]
        low, high = interval(self.differences, 1 - self.question.confidence)
        average = self.total / max(1, len(self.differences))
        return Answer(self.verdict, 1 - math.exp(-won), average, low, high, len(self.differences))


def stake(edge: float, variance: float) -> float:
    """The part of the capital that grows it fastest if the edge is what it seems (Kelly's), within bounds."""
    return min(BOLDEST, edge / (variance + edge * edge))


def interval(differences: Sequence[float], level: float) -> tuple[float, float]:
    """Between what the true difference lies, at whatever moment one looks: what no bet against it has refuted.

    >>> low, high = interval([0.5, 0.0, 0.5, 1.0, 0.0, 0.5] * 20, 0.05)
    >>> f"{low:.2f} {high:.2f}"
    '0.32 0.52'
    """
    values = np.asarray(differences, dtype=np.float64)
    count = len(values)
    if not count:
        return -1.0, 1.0
    before = np.arange(count)
    average = np.concatenate([[0.0], np.cumsum(values)[:-1]]) / (before + PRIOR)
    squares = np.concatenate([[0.0], np.cumsum((values - average) ** 2)[:-1]])
    variance = (SPREAD * PRIOR + squares) / (before + PRIOR)
    stakes = np.sqrt(2 * math.log(2 / level) / (variance * (before + 1) * np.log(before + 2)))
    left: list[float] = []
    for candidate in np.linspace(-1, 1, GRID):
        bold = np.minimum(stakes, BOLDEST / (1 + abs(candidate)))
        up = np.cumsum(np.log1p(bold * (values - candidate))).max()
        down = np.cumsum(np.log1p(-bold * (values - candidate))).max()
        if max(up, down) < math.log(2 / level):
            left.append(float(candidate))
    return (left[0], left[-1]) if left else (float(values.mean()), float(values.mean()))
