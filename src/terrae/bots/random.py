"""The random bot: plays anything, a little like a child."""

from __future__ import annotations

from typing import ClassVar

from terrae.bots.bot import Bot
from terrae.core.moves import Move
from terrae.core.state import State

# How likely a verb is beside an ordinary one, by words that titles share. A child stops only when there is little
# else, and does not change money all day.
ORDINARY = 12
EAGERNESS = {"drop": 1, "pass": 1, "done": 4, "exchange": 2, "convert": 1, "burn": 1, "offers": 1}


def by_verb(moves: list[Move]) -> dict[str, list[Move]]:
    """Moves by their verb, in the order of the list."""
    found: dict[str, list[Move]] = {}
    for move in moves:
        found.setdefault(move.verb.word, []).append(move)
    return found


class RandomBot(Bot):
    """First what to do, then where: a verb with many targets is no likelier than one with a single target."""

    name: ClassVar[str] = "random"
    level: ClassVar[str] = "beginner"
    offered: ClassVar[bool] = False

    def choose(self, state: State, seat: int) -> Move:
        families = by_verb(state.moves_of(seat))
        words = list(families)
        weights = [EAGERNESS.get(word, ORDINARY) for word in words]
        word = self.random.choices(words, weights)[0]
        return self.random.choice(families[word])
