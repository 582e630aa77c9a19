"""Where somebody waits, the best bot of every title answers with what it has found, and says that it was cut short."""

from __future__ import annotations

import time

import pytest

from terrae.bots import ask_bot, find_bot
from terrae.core.game import find_game, games
from terrae.core.match import Match


@pytest.mark.parametrize("title", games())
def test_a_thought_may_be_cut_short(title: str) -> None:
    game = find_game(title)
    match = Match(game, game.setting(2), seed="late")
    bot = find_bot("expert", game)("late")
    for _ in range(60):  # the first questions of a game may need no thought
        seat = match.state.decision.seat
        bot.until = time.monotonic()
        match.play(ask_bot(bot, match.state, seat), seat)
        match.commit()
        if bot.cut_short:
            return
    raise AssertionError("it was never cut short")
