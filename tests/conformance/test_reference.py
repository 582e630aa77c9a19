"""The engine against a second, literal implementation written from rulebook and rulings alone.

A sample runs here; `python -m tests.reference.agreement --games 1000` is the whole comparison.
"""

from __future__ import annotations

import pytest

from tests.reference.agreement import OPTIONS, compare

GAMES = 2  # for each kind of options


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_engine_and_reference_agree(number: int) -> None:
    for game in range(GAMES):
        assert compare(OPTIONS[number], 100_000 + GAMES * number + game) > 50
