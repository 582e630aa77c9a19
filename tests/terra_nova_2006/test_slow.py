"""The engine beside the slow second writing of the rules: the same moves, land and points at every ply."""

from __future__ import annotations

import random

import pytest

from terrae.core.check import random_move
from terrae.games.terra_nova_2006 import GAME
from terrae.games.terra_nova_2006.state import SCORED, STONE_ON
from tests.terra_nova_2006.positions import Table, start
from tests.terra_nova_2006.slow import Slow

GAMES = 4  # of each number of seats


def compare(table: Table, slow: Slow) -> None:
    """The same land and the same points."""
    state = table.state
    land = state.land
    holds = {name: int(state.fields[field]) for field, name in enumerate(land.names)}
    assert {name for name, value in holds.items() if value == STONE_ON} == slow.stones
    assert {name for name, value in holds.items() if value == SCORED} == slow.scored
    assert {name: value - 1 for name, value in holds.items() if 0 < value < SCORED} == slow.figures
    assert table.points == slow.points
    assert table.over == slow.over


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_engine_and_slow_rules_agree(seats: int, number: int) -> None:
    """Random play, stones as likely as moves, so that regions close and games end."""
    dice = random.Random(f"{seats}/{number}")
    table = start(seats, seed=number, setup="quick")
    slow = Slow.of(GAME.view(table.state))
    compare(table, slow)
    while not table.over:
        moves = table.match.moves()
        assert {move.text for move in moves} == slow.moves()
        assert len(moves) == len({move.text for move in moves})
        move = random_move(moves, dice, by_verb=True)
        table.play(move.text)
        slow.play(move.text)
        compare(table, slow)
    assert table.state.regions
