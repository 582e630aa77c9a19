"""A bot, the registry of all bots installed, and the careful way to ask one."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import ClassVar, TypeAlias

from terrae.core.errors import TerraeError, UnknownBot
from terrae.core.game import Game
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import State

BOTS = "terrae.bots"  # the entry point group by which packages add a bot
LEVELS = ("beginner", "easy", "normal", "hard", "expert")  # how well a bot plays, from the weakest on
USUAL = ("easy", "random")  # who plays a title that no bot was made for

Seed: TypeAlias = int | str | None


class Bot:
    """Something that plays. Subclasses choose; they may keep what they like between two choices.

    A bot gets a copy of the state, its own to play with. There is nothing hidden in it: nature draws when it is asked.
    """

    name: ClassVar[str] = "bot"
    games: ClassVar[tuple[str, ...] | None] = None  # the titles it can play; None: any
    level: ClassVar[str] = "normal"  # one of LEVELS

    def __init__(self, game: Game, seed: Seed = None) -> None:
        self.game = game
        self.seed = seed
        self.random = random.Random(None if seed is None else f"{self.name}/{seed}")

    def choose(self, state: State, seat: int) -> Move:
        """One of the legal moves of the seat."""
        raise NotImplementedError


MakeBot: TypeAlias = Callable[[Seed], Bot]


class BotFailed(TerraeError):
    """A bot raised an error, or answered with something that is no legal move."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry points of all bots, by name, not loaded yet."""
    return {entry.name: entry for entry in sorted(entry_points(group=BOTS), key=lambda entry: entry.name)}


@cache
def load(name: str) -> type[Bot]:
    """The class behind an entry point."""
    found: type[Bot] = installed()[name].load()
    return found


def can_play(kind: type[Bot], game: Game) -> bool:
    return kind.games is None or game.name in kind.games


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play a title, the weakest first."""
    names = [name for name in installed() if can_play(load(name), game)]
    return sorted(names, key=lambda name: LEVELS.index(level_of(name)))


def level_of(name: str) -> str:
    """How well an installed bot plays: one of LEVELS."""
    return load(name).level


def usual_bot(game: Game) -> str:
    """Who sits where nobody was named: a bot made for the title, else one that plays all of them."""
    known = bots_for(game)
    made_for_it = [name for name in known if load(name).games is not None]
    return next((name for name in (*made_for_it, *USUAL) if name in known), known[0])


def find_bot(name: str, game: Game) -> MakeBot:
    """What makes a bot from a seed: the bot of this name, or the class of a file: `path/to/file.py:ClassName`."""
    if name in installed() and can_play(load(name), game):
        return partial(load(name), game)
    if ".py:" in name or name.endswith(".py"):
        return partial(from_file(name, game), game)
    raise UnknownBot("error.unknown-bot", name=name, game=game.title, known=", ".join(bots_for(game)))


def from_file(name: str, game: Game) -> type[Bot]:
    """The bot class in a file."""
    path, _, wanted = name.rpartition(":") if not name.endswith(".py") else (name, "", "")

    def refuse(key: str, **values: object) -> UnknownBot:
        reason = Message(key, **values)
        return UnknownBot("error.bot-file", name=name, reason=reason, known=", ".join(bots_for(game)))

    if not wanted:
        raise refuse("bot.no-class")
    if not Path(path).is_file():
        raise refuse("bot.no-file", path=path)
    spec = importlib.util.spec_from_file_location(f"terrae_bot_{Path(path).stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever a stranger's file may raise
        raise refuse("bot.broken-file", path=path, error=describe(error)) from error
    kind = getattr(module, wanted, None)
    if kind is None:
        raise refuse("bot.no-such-class", path=path, wanted=wanted)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise refuse("bot.not-a-bot", wanted=wanted)
    if not can_play(kind, game):
        raise refuse("bot.other-game", wanted=wanted, game=game.title)
    return kind


def describe(error: BaseException) -> str:
    """An error in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def ask_bot(bot: Bot, state: State, seat: int) -> Move:
    """The choice of a bot, which gets a copy of the state. A bot that fails is named in the error."""
    try:
        move = bot.choose(state.copy(), seat)
    except Exception as error:  # whatever a stranger's bot may raise
        raise BotFailed("error.bot-failed", name=bot.name, reason=describe(error)) from error
    if not isinstance(move, Move):
        raise BotFailed("error.bot-failed", name=bot.name, reason=Message("bot.no-move", answer=repr(move)))
    if move not in state.moves_of(seat):
        raise BotFailed("error.bot-failed", name=bot.name, reason=Message("bot.illegal-move", text=move.text))
    return move
