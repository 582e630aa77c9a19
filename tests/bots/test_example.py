"""The bot of docs/bots.md that people begin with."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from terrae.bots import ask_bot, find_bot
from terrae.core.game import find_game, games
from terrae.core.match import Match

FILE = Path(__file__).parents[2] / "examples" / "my_bot.py"


@pytest.mark.parametrize("title", games())
def test_the_example_plays_any_title(title: str) -> None:
    """A choice in the middle of a game; the same from the same seed."""
    game = find_game(title)
    match = Match(game, game.setting(2), seed="example")
    other = find_bot("random", game)("example")
    while match.ply < 30 or len(match.moves()) < 3:
        seat = match.state.decision.seat
        match.play(ask_bot(other, match.state, seat), seat)
        match.commit()
    spec = f"{FILE}:PlayoutBot@games=1,moves=3"
    seat = match.state.decision.seat
    chosen = [ask_bot(find_bot(spec, game)(7), match.state, seat) for _ in range(2)]
    assert chosen[0] is chosen[1]


def test_the_example_answers_when_somebody_waits() -> None:
    game = find_game("terra-nova")
    match = Match(game, game.setting(2), seed="example")
    bot = find_bot(f"{FILE}:PlayoutBot@games=1", game)(7)
    ask_bot(bot, match.state, match.state.decision.seat)
    assert not bot.cut_short
    bot.until = time.monotonic()
    ask_bot(bot, match.state, match.state.decision.seat)
    assert bot.cut_short


def test_the_page_leads_to_it() -> None:
    page = (FILE.parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"examples/{FILE.name}" in page
