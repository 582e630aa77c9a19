"""A level is a sight and a budget: it looks at no more positions than it may, and at few enough to answer in time."""

from __future__ import annotations

from typing import Any

import pytest

from terrae.bots import LEVELS, ask_bot, find_bot
from terrae.core.game import find_game, games
from tests.bots.turns import turns

# Positions take 2 to 20 µs on one core here, by title: some 5 ms for easy, 50 for normal, half a second, three seconds.
MOST = {"beginner": 2_000, "easy": 2_000, "normal": 20_000, "hard": 200_000, "expert": 600_000}
ENOUGH = 3_000  # for a test
PARTS = 3  # a budget of a part of what a level would look at ends its thought in the middle


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", games())
def test_every_level_has_a_budget_that_fits_its_time(title: str, level: str) -> None:
    assert find_bot(level, find_game(title))(0).number("positions") <= MOST[level]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", games())
def test_no_level_exceeds_its_budget_by_more_than_a_tenth(title: str, level: str) -> None:
    game = find_game(title)
    short = 0
    for seats in (2, 4):
        for match in turns(title, seats, 4):
            seat = match.state.decision.seat
            free: Any = find_bot(f"{level}@positions={ENOUGH}", game)("budget")
            ask_bot(free, match.state, seat)
            budget = max(free.looked // PARTS, 1)
            bound: Any = find_bot(f"{level}@positions={budget}", game)("budget")
            assert ask_bot(bound, match.state, seat) in match.moves(seat)
            assert free.looked <= ENOUGH * 1.1
            if budget >= 10:  # a tenth of it is a position
                assert bound.looked <= budget * 1.1
                short += bound.looked < free.looked
    assert short >= 4, "it was cut short"
