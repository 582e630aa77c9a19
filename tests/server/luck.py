"""Games at random, for tests of what is told about them."""

from __future__ import annotations

import random

from terrae.core.game import find_game
from terrae.core.match import Match


def played(name: str, plies: int, seats: int) -> Match:
    """A random game in which nobody stops early."""
    game, luck = find_game(name), random.Random(2)
    match = Match(game, game.setting(seats), seed=1)
    while not match.over and match.ply < plies:
        seat = match.seats_to_move[0]
        moves = match.moves(seat)
        match.play(luck.choice([move for move in moves if move.verb.word not in ("drop", "pass")] or moves), seat)
        match.commit()
    return match
