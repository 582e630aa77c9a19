"""The sequential test keeps its promises where the truth is known: under fixed seeds, looking after each set-up."""

from __future__ import annotations

import random

from terrae.lab.question import Bets, Question, Verdict, interval

RUNS = 1000  # hundred would leave it to chance whether a test that is right in 96 of 100 is right in 95 of them


def asked(chance: float, seed: int, most: int = 2000) -> Bets:
    """A question about a bot that wins with this chance: each set-up is two games with something in common."""
    dice, bets = random.Random(f"{chance}/{seed}"), Bets(Question("new", "old"))
    for _ in range(most):
        luck = dice.gauss(0, 0.1)  # what the seats share
        won = sum(dice.random() < chance + tilt for tilt in (luck, -luck))
        if bets.add(won - 1) != "undecided":
            break
    return bets


def share(chance: float, verdict: Verdict) -> float:
    """How often a question about such a bot is answered like this."""
    return sum(asked(chance, seed).verdict == verdict for seed in range(RUNS)) / RUNS


def test_equal_ones_are_told_to_be_equal() -> None:
    assert share(0.5, "not better") >= 0.95


def test_a_gain_that_matters_is_found() -> None:
    assert share(0.55, "better") >= 0.95


def test_a_large_gain_is_found_soon() -> None:
    answers = [asked(0.7, seed).answer() for seed in range(20)]
    assert all(answer.verdict == "better" and answer.confidence >= 0.95 for answer in answers)
    assert sum(answer.setups for answer in answers) / len(answers) < 60


def test_too_few_games_leave_it_undecided() -> None:
    answer = asked(0.55, 0, most=5).answer()
    assert answer.verdict == "undecided"
    assert answer.confidence < 0.95


def test_the_interval_holds_when_it_is_looked_at_most_unluckily() -> None:
    """It is looked at when the question stops, which is when the differences happen to look large."""
    answers = [asked(0.6, seed).answer() for seed in range(100)]
    assert sum(answer.low <= 0.2 <= answer.high for answer in answers) >= 95
    assert interval([], 0.05) == (-1, 1)
