"""Many games with stones whenever one can lie, so that they end: nothing is violated, and every ending is reached.

`audit` holds what must always be true: open land has four landscapes at least, no figure borders scored land, books and
pieces add up. `terrae check terra-nova-2006 --games 2000` does more, over all options.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from terrae.core.events import Ledger
from terrae.core.moves import Move
from terrae.core.state import State
from terrae.games.terra_nova_2006 import GAME
from terrae.games.terra_nova_2006.rules.regions import CLOSE, effect_of_stone
from terrae.games.terra_nova_2006.rules.state import BLOCKED, DIVIDED, NO_FIGURES, NO_STONES, QUIET, Island

GAMES = 48  # for each number of seats and each eagerness
LOOKS = 0.05  # share of the positions that are audited
EAGERNESS = (0.02, 0.5, 1.0)  # how likely a stone is placed where one can be; then also where it closes a region
ENDINGS = {DIVIDED, BLOCKED, NO_STONES, QUIET, NO_FIGURES}


def closing(state: State, stones: list[Move]) -> list[Move]:
    """Those of some stones that close a region, if there are any."""
    assert isinstance(state, Island)
    return [move for move in stones if effect_of_stone(state, state.land.field_at[move.at]) == CLOSE] or stones


def playout(seats: int, eager: float, keen: bool, seed: str, ending: str) -> tuple[int, list[str]]:
    """How a random game ended, and what did not add up on the way."""
    dice = random.Random(seed)
    ledger = Ledger()
    state = GAME.start(GAME.setting(seats, {"setup": "quick", "ending": ending}), ledger)
    wrong: list[str] = []
    while not state.over:
        moves = state.moves()
        stones = [move for move in moves if move.verb.word == "stone"]
        others = moves[len(stones) :] or stones
        stones = closing(state, stones) if keen else stones
        state.play(dice.choice(stones if stones and dice.random() < eager else others))
        if dice.random() < LOOKS:
            wrong += GAME.audit(state, ledger)
    wrong += GAME.audit(state, ledger)
    assert isinstance(state, Island)
    return int(state.ending), wrong


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ending_is_reached_and_nothing_is_violated(seats: int) -> None:
    """Rulings A19-A23."""
    endings: Counter[int] = Counter()
    for eager, keen in (*((eager, False) for eager in EAGERNESS), (1.0, True)):
        for number in range(GAMES):
            ending = "last-figure" if number % 4 == 3 else "rulebook"
            how, wrong = playout(seats, eager, keen, f"{seats}/{eager}/{keen}/{number}", ending)
            assert wrong == []
            assert how in ENDINGS and (how != NO_FIGURES or ending == "last-figure")
            endings[how] += 1
    assert set(endings) == ENDINGS
