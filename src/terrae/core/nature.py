"""Nature: who answers the draws of a game from a seed."""

from __future__ import annotations

import hashlib

from terrae.core.moves import Move
from terrae.core.state import Chance, State


def ticket_of(seed: str, draw: str, times: int) -> int:
    """The number that decides a draw of this name which happened so many times before."""
    token = f"{seed}/{draw}/{times}".encode()
    return int.from_bytes(hashlib.blake2b(token, digest_size=16).digest(), "big")


class Nature:
    """Answers as a function of the seed, the name of the draw, and how many times it happened.

    Two games with one seed share their luck even when play differs. A live table's seed never leaves the server.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)

    def choose(self, state: State, drawn: list[Move]) -> Move:
        """The answer to the draw asked now, after all these moves of nature."""
        draw = state.decision
        assert isinstance(draw, Chance)
        moves = draw.moves(state)
        weights = draw.weights(state)
        verb = moves[0].verb
        times = sum(1 for move in drawn if move.verb is verb)
        ticket = ticket_of(self.seed, verb.word, times) % sum(weights)
        for move, weight in zip(moves, weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return move
        raise AssertionError("weights are never negative")
