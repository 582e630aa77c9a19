"""Judging: what a title's best bot says about the turns a seat could play. Analysis, hints and puzzles ask it.

A bot that judges has `judging`: its settings for a quick and for a full judgement. Budgets are counted in positions, so
that the same judgement comes from the same seed on any machine.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from terrae.bots.bot import Bot, Seed
from terrae.bots.bot import Setting as BotSetting
from terrae.bots.registry import levels_of
from terrae.core.errors import UnknownBot
from terrae.core.game import Game, Setting
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.state import Decision, State

DEPTHS = ("quick", "full")  # how hard a judge may look


@dataclass(frozen=True)
class Gain:
    """Points that a line brings: in a round from a source of the ledger, or at its end by a term of the evaluation.

    A term stands for what is not counted in points yet; its round is 0.
    """

    what: str
    round: int
    points: float


@dataclass(frozen=True)
class Prospect:
    """A turn, and what comes of it if the seat goes on as well as it can."""

    moves: list[Move]
    points: float  # which the seat may expect in the end
    turns: list[list[Move]]  # what it would play in the rest of this round, beginning with the turn itself
    gains: list[Gain]  # what the points to come are made of
    goods: dict[str, int]  # what is paid (below 0) or gained on the way
    played: bool = False  # is it the turn that was asked about?
    behind: float | None = None  # the best turn, in the mean of all looks; None: as far as its points say


@dataclass(frozen=True)
class Judgement:
    """The turns worth a thought in a position, the best first; what was played is among them, wherever it stands."""

    prospects: list[Prospect]
    loss: float  # how many points the played turn gave away, in the mean of all looks
    doubt: float  # the most that any look says
    looked: int  # at so many positions

    @property
    def best(self) -> Prospect:
        return self.prospects[0]

    @property
    def played(self) -> Prospect | None:
        return next((prospect for prospect in self.prospects if prospect.played), None)


@dataclass(frozen=True)
class Plan:
    """What a seat would do, and what it expects from it."""

    turns: list[list[Move]]  # the rest of this round, turn by turn
    points: list[float]  # by seat: what each may expect in the end if it is left alone
    terms: dict[str, float]  # what each part of the evaluation says about the position now, in points


@dataclass(frozen=True)
class Usual:
    """What is known of a side beyond this game: how it fares, and where people begin with it."""

    fortune: int | None  # points above the average; None: nothing is known
    games: int = 0  # in which people were seen to play it on this board
    places: Mapping[str, int] = field(default_factory=dict)  # in how many of them they began there


class Judge(Bot):
    """A bot that can tell what turns are worth."""

    judging: ClassVar[Mapping[str, Mapping[str, BotSetting]]] = {}  # its settings, by depth
    turn: ClassVar[type[Decision[Any]]]  # the question with which a turn begins

    def begins_turn(self, state: State, seat: int) -> bool:
        """Is the seat asked for a turn, and nothing else before? Then it can be judged, unless it has begun before."""
        asked = next((decision for decision in state.decisions() if decision.seat == seat), None)
        return asked is not None and asked is state.now and isinstance(asked, self.turn)

    @abstractmethod
    def judge(self, state: State, seat: int, played: Sequence[Move] | None = None) -> Judgement:
        """The best turns of a seat that is about to begin one, judged by plans of equal depth.

        What was played is judged in the same way; a turn that came to the same position counts as the same.
        """

    @abstractmethod
    def plan(self, match: Match, seat: int | None = None) -> Plan:
        """What it would do in the place of a seat (of whoever is asked), from the position of a match on."""

    def usual(self, setting: Setting, side: str) -> Usual | None:
        """What is known of a side (`Game.sides`) with these options, if anything is."""
        return None

    def alone(self, state: State, seat: int) -> State:
        """A copy in which a line of the seat can be played turn after turn, because the others stand still."""
        return state.copy()

    def follow(self, state: State, seat: int, moves: Sequence[Move]) -> State | None:
        """Where a turn of such a line leads; None where the line cannot be shown any further."""
        return None


def judge_for(game: Game, depth: str, seed: Seed = 0) -> Judge:
    """Who judges turns of a title; a title whose bots cannot is refused."""
    level = list(levels_of(game.name).values())[-1]
    if not issubclass(level.kind, Judge) or depth not in level.kind.judging:
        raise UnknownBot("error.no-judge", game=game.title)
    return level.kind(game, seed, **level.kind.judging[depth])


def can_judge(game: Game) -> bool:
    """Is there somebody who can judge turns of a title?"""
    return issubclass(list(levels_of(game.name).values())[-1].kind, Judge)
