"""Random games of every title as digests of all that was legal, played and told: the same on both builds.

python -m tests.fingerprints N   prints those of N games of each title
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

from terrae.core.check import random_move, random_setting
from terrae.core.game import Game, find_game, games
from terrae.core.match import Match
from terrae.core.vectors import rules_are_compiled


def fingerprint(game: Game, number: int) -> str:
    """A digest of a random game with random options, played to its end."""
    dice = random.Random(f"{game.name} {number}")
    setting = random_setting(game, dice, None, {})
    match = Match(game, setting, seed=number)
    content = hashlib.blake2b(repr((setting.seats, setting.options)).encode(), digest_size=8)
    by_verb = dice.random() < 0.5
    while not match.over:
        seat = dice.choice(match.seats_to_move)
        moves = match.moves(seat)
        move = random_move(moves, dice, by_verb)
        content.update(repr(([other.index for other in moves], move.index, seat)).encode())
        match.play(move, seat)
        match.commit()
    content.update(repr((match.ledger.events, game.scores(match.state), game.winners(match.state))).encode())
    return content.hexdigest()


def fingerprints(count: int) -> dict[str, list[str]]:
    """The first games of every title of this project."""
    return {name: [fingerprint(find_game(name), number) for number in range(count)] for name in games()}


if __name__ == "__main__":
    print(json.dumps({"compiled": rules_are_compiled(), "games": fingerprints(int(sys.argv[1]))}))
