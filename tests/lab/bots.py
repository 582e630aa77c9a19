"""Bots for tournaments: some of them do what bots must not do."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from terrae.bots.bot import Bot, Seed, Setting
from terrae.bots.random import RandomBot
from terrae.bots.registry import sealed
from terrae.core.game import Game
from terrae.core.moves import Move
from terrae.core.state import State

# The set-up and the turn of a game by what a bot of it has for a seed: a stranger's bot cannot tell them from it.
GAMES = {
    sealed(f"0/{setup}/{turn}/{seat}"): f"{setup}/{turn}"
    for setup in range(20)
    for turn in range(2)
    for seat in range(2)
}


def game_of(bot: Bot) -> str:
    """The set-up and the turn of the game that a bot plays."""
    return GAMES.get(bot.seed, "none")


class Sickly(RandomBot):
    """Ends its process in one game the first time, which a file in a folder remembers, and in another one always."""

    settings = {"once": "", "always": "", "memory": ""}

    def choose(self, state: State, seat: int) -> Move:
        if game_of(self) == self.settings["always"]:
            os.kill(os.getpid(), signal.SIGKILL)
        memory = Path(str(self.settings["memory"])) / "memory"
        if game_of(self) == self.settings["once"] and not memory.exists():
            memory.write_text("once")
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(state, seat)


class Clumsy(RandomBot):
    """Fails in one game, and cannot even begin another."""

    settings = {"fails": "", "absent": ""}

    def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
        super().__init__(game, seed, **settings)
        if game_of(self) == self.settings["absent"]:
            raise ValueError("no time")

    def choose(self, state: State, seat: int) -> Move:
        if game_of(self) == self.settings["fails"]:
            raise RuntimeError("lost the thread")
        return super().choose(state, seat)
