"""The examples run from beginning to end."""

from __future__ import annotations

import pytest
from examples import gymnasium_random, openspiel_mcts, pettingzoo_random


def test_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    totals = pettingzoo_random.main()
    assert sum(totals.values()) == 0 and "Terra Nova" in capsys.readouterr().out


def test_gymnasium() -> None:
    assert isinstance(gymnasium_random.one_game(), float)
    assert gymnasium_random.many_games(8) > 0


def test_openspiel(capsys: pytest.CaptureFixture[str]) -> None:
    assert sorted(openspiel_mcts.main(2)) == [-1, 1] and "player 1: " in capsys.readouterr().out
