"""No bot knows what nature will draw: it chooses the same whatever that will be."""

from __future__ import annotations

import pytest

from terrae.bots import LEVELS, ask_bot, find_bot
from terrae.bots.judging import Judge
from terrae.core.game import find_game, games
from terrae.core.match import Match
from terrae.core.nature import Nature
from terrae.core.state import NATURE
from tests.bots.turns import turns


def elsewhere(match: Match, luck: str) -> Match:
    """The same game with other luck from now on."""
    other = match.fork()
    other.nature = Nature(luck)
    return other


def drawn_later(match: Match) -> list[str]:
    """What nature draws in the rest of a game that is played in the simplest way."""
    bot = find_bot("beginner", match.game)("later")
    while not match.over:
        seat = match.state.decision.seat
        match.play(ask_bot(bot, match.state, seat), seat)
        match.commit()
    return [entry.move.text for entry in match.log if entry.seat == NATURE]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", games())
def test_a_bot_chooses_the_same_whatever_nature_will_draw(title: str, level: str) -> None:
    game = find_game(title)
    spec = f"{level}@positions=300"
    for match in turns(title, 2, 3):
        worlds = [elsewhere(match, luck) for luck in ("one", "two")]
        seat = match.state.decision.seat
        assert len({ask_bot(find_bot(spec, game)("same"), world.state, seat) for world in worlds}) == 1
        judges = [find_bot(spec, game)("same") for _ in worlds]
        plans = [bot.plan(world, seat) for bot, world in zip(judges, worlds, strict=True) if isinstance(bot, Judge)]
        assert plans[0] == plans[1]


def test_nature_would_draw_something_else() -> None:
    """Else the test above says nothing."""
    first = turns("terramara", 2, 3)[0]
    one, two = (drawn_later(elsewhere(first, luck)) for luck in ("one", "two"))
    assert one and two and one != two
