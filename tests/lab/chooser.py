"""A bot with weights, for tests of tuning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from terrae.bots.bot import Bot, Seed, Setting
from terrae.bots.weights import SETTING, weighted
from terrae.core.game import Game
from terrae.core.moves import Move
from terrae.core.state import State


class Likings:
    """What a bot likes."""

    def __init__(self) -> None:
        self.first = 100
        self.rounds = [100, 100]


class Chooser(Bot):
    """Plays the first move that ends nothing more often the more it likes that, else any."""

    settings: Mapping[str, Setting] = {**SETTING}
    name: ClassVar[str] = "chooser"

    def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
        super().__init__(game, seed, **settings)
        self.weights = weighted(Likings(), self.settings)

    def choose(self, state: State, seat: int) -> Move:
        moves = state.moves_of(seat)
        return moves[0] if self.random.randrange(200) < self.weights.first else self.random.choice(moves)


class Twin(Chooser):
    """The same under another name."""
