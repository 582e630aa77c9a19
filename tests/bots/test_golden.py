"""Planners choose the same moves on every build: this runs compiled and interpreted, and both must find these games.

`python -m tests.bots.test_golden` prints the digests anew, after a change of what bots think.
"""

from __future__ import annotations

import hashlib

import pytest

from terrae.bots import ask_bot, find_bot
from terrae.core.game import find_game
from terrae.core.match import Match

GAMES = {
    "terra-nova": ("expert@positions=40", 70, "3a3c89f1de378bc4"),
    "terra-nova-2006": (
        "expert@wide=4,sample=1,tried=4,playouts=2,halvings=1,horizon=3,answer_wide=2",
        44,  # 26 of them place figures
        "4a75ca7aed9ce617",
    ),
    "terra-mystica": ("expert@width=2,later=1,horizon=1,last=2,slim=2,rivals=1,positions=1500", 60, "ec42f91d4e673b72"),
    "terramara": ("hard@positions=40,forecast=1", 40, "980238280f0793e4"),
}


def digest(title: str, spec: str, plies: int) -> str:
    """The first moves of a game of two seats."""
    game = find_game(title)
    match = Match(game, game.setting(2), seed="golden")
    bots = [find_bot(spec, game)(seat) for seat in range(2)]
    for _ in range(plies):
        seat = match.state.decision.seat
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
    texts = "\n".join(entry.move.text for entry in match.log)
    return hashlib.blake2b(texts.encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("title", list(GAMES))
def test_planners_play_the_same_game_on_every_build(title: str) -> None:
    spec, plies, known = GAMES[title]
    assert digest(title, spec, plies) == known


if __name__ == "__main__":
    for title, (spec, plies, _) in GAMES.items():
        print(title, digest(title, spec, plies))
