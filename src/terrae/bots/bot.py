"""A bot, and the careful way to ask one."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from terrae.core.errors import TerraeError
from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import State

LEVELS = ("beginner", "easy", "normal", "hard", "expert")  # how well a bot plays, from the weakest on

SUBSTITUTE = LEVELS[0]  # who plays for a bot that failed; every title has this level

Seed: TypeAlias = int | str | None
Setting: TypeAlias = int | str


class Bot:
    """Something that plays. Subclasses choose; they may keep what they like between two choices.

    A bot gets a copy of the state, its own to play with. There is nothing hidden in it: nature draws when it is asked.
    """

    name: ClassVar[str] = "bot"
    games: ClassVar[tuple[str, ...] | None] = None  # the titles it can play; None: any
    level: ClassVar[str] = "normal"  # one of LEVELS
    offered: ClassVar[bool] = True  # is it worth choosing as an opponent?
    settings: Mapping[str, Setting] = {}  # what can be set, with what holds if nothing is said; of a bot: what holds
    ranges: ClassVar[Mapping[str, tuple[int, int]]] = {}  # the least and the most that a whole number among them can be

    def __init__(self, game: Game, seed: Seed = None, **settings: Setting) -> None:
        self.game = game
        self.seed = seed
        self.settings = {**self.settings, **settings}
        self.random = random.Random(None if seed is None else f"{self.name}/{seed}")
        self.until = math.inf  # the moment (`time.monotonic`) at which somebody will not wait any longer
        self.cut_short = False  # did it answer with what it had found by then?

    def choose(self, state: State, seat: int) -> Move:
        """One of the legal moves of the seat."""
        raise NotImplementedError

    def number(self, setting: str) -> int:
        """A setting that is a whole number."""
        return int(self.settings[setting])


class BotFailed(TerraeError):
    """A bot raised an error, or answered with something that is no legal move."""


def describe(error: BaseException) -> str:
    """An error in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def ask_bot(bot: Bot, state: State, seat: int) -> Move:
    """The choice of a bot, which gets a copy of the state. A bot that fails is named in the error."""
    try:
        move = bot.choose(state.copy(), seat)
    except (Exception, SystemExit) as error:  # whatever a stranger's bot may raise
        raise BotFailed("error.bot-failed", name=bot.name, reason=describe(error)) from error
    if not isinstance(move, Move):
        raise BotFailed("error.bot-failed", name=bot.name, reason=Message("bot.no-move", answer=repr(move)))
    if move not in state.moves_of(seat):
        raise BotFailed("error.bot-failed", name=bot.name, reason=Message("bot.illegal-move", text=move.text))
    return move


def play_to_the_end(match: Match, bots: Sequence[Bot]) -> None:
    """Let bots play a match to its end, one in each seat."""
    while not match.over:
        seat = match.seats_to_move[0]
        match.play(ask_bot(bots[seat], match.state, seat), seat)
        match.commit()
