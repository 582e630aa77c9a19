"""A lesson as it is read: its set-up, its steps with what each asks for, and its words in each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from terrae.core.errors import TerraeError
from terrae.core.game import Game, Setting
from terrae.core.languages import ENGLISH, current
from terrae.core.match import Match


class BadLesson(TerraeError, ValueError):
    """A lesson that cannot be played as it is written."""


Turn = tuple[str, ...]  # the moves of a seat from one question to its confirmation


@dataclass(frozen=True)
class Happening:
    """Something that must have happened in a turn: to whom, what, and by a source that fits a pattern."""

    who: str  # me, rival
    what: str
    source: str


@dataclass(frozen=True)
class Goal:
    """What a turn must have done. Every condition that is given must hold; how it came about does not matter."""

    moves: tuple[str, ...] = ()  # patterns, with | between alternatives: a move of the turn fits each
    without: tuple[str, ...] = ()  # patterns that no move of the turn fits
    events: tuple[Happening, ...] = ()  # each of them happened in the turn
    gains: Mapping[str, int] = field(default_factory=dict)  # at least so much by the turn itself
    pays: Mapping[str, int] = field(default_factory=dict)  # at most so much
    grows: tuple[str, ...] = ()  # places of the view where more is, or a higher number stands, than before the turn
    holds: Mapping[str, int | str] = field(default_factory=dict)  # places where at least so much is, or this word
    round: int = 0  # the game has come to this round


@dataclass(frozen=True)
class Step:
    """One thing to do or, without a goal, to read."""

    name: str
    goal: Goal | None = None
    light: tuple[str, ...] = ()  # the parts of the picture that it is about
    answer: Turn = ()  # the obvious right turn: what "Show me" plays
    others: tuple[Turn, ...] = ()  # other right turns, for the check
    wrong: tuple[Turn, ...] = ()  # turns that the step must not take, for the check
    then: tuple[tuple[int, Turn], ...] = ()  # turns of other seats (from 0) after it, while they fit
    free: bool = False  # every turn is played; the step is over when the goal holds


@dataclass(frozen=True)
class StepWords:
    """What the coach says at a step. Wrong: by the verb of a wrong turn; under the empty word for all others."""

    title: str
    text: str
    ask: str = ""
    why: str = ""
    done: str = ""
    wrong: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Words:
    """The words of a lesson in one language."""

    title: str
    about: str
    end_title: str
    end: str
    steps: Mapping[str, StepWords]


@dataclass(frozen=True)
class Lesson:
    """A lesson of a title."""

    game: Game
    name: str
    minutes: int
    setting: Setting
    seat: int  # whose turns are taught, from 0
    seed: str
    before: tuple[tuple[int, Turn], ...]  # turns that were played when it begins
    quiet: tuple[str, ...]  # kinds of questions that are not asked: they are answered with `done`
    lets: tuple[str, ...]  # patterns of moves that may be played beside every step
    steps: tuple[Step, ...]
    words: Mapping[str, Words]

    @property
    def address(self) -> str:
        """What tables and pages call it."""
        return f"{self.game.name}/{self.name}"

    def said(self) -> Words:
        """Its words in the language of whoever asks; in English where that has none."""
        return self.words.get(current()) or self.words[ENGLISH]

    def start(self) -> tuple[Match, list[int]]:
        """The game where the lesson begins, drawn by its seed, and where the turn of each ply began."""
        match = Match(self.game, self.setting, seed=self.seed)
        runs: list[int] = [0] * match.ply
        for seat, turn in self.before:
            first = match.ply + 1
            for text in turn:
                match.play(text, seat)
            match.commit()
            runs += [first] * (match.ply - len(runs))
        match.nature = None
        return match, runs
