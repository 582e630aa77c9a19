"""The planner in Terra Mystica: whole games, the same again from the same seed, never more positions than it may."""

from __future__ import annotations

import pytest

from terrae.bots import ask_bot
from terrae.bots.terra_mystica import LEVELS, MysticaBot
from terrae.core.game import find_game
from terrae.core.match import Match

GAME = find_game("terra-mystica")
HASTY = {"width": 1, "later": 1, "horizon": 0, "last": 1, "sites": 2}


def whole_game(bots: list[MysticaBot], options: dict[str, str], seed: str) -> Match:
    """A game between bots; `ask_bot` refuses an illegal move."""
    match = Match(GAME, GAME.setting(len(bots), options), seed=seed)
    while not match.over:
        seat = match.state.decision.seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    return match


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_level_is_set_as_its_bot_can_be(level: str) -> None:
    assert set(LEVELS[level].settings) <= set(LEVELS[level].kind.settings)


def test_one_seed_one_game() -> None:
    games = [whole_game([MysticaBot(GAME, seat, **HASTY) for seat in range(2)], {}, "again") for _ in range(2)]
    texts = [[entry.move.text for entry in game.log] for game in games]
    assert texts[0] == texts[1]
    assert min(GAME.scores(games[0].state)) > 60
