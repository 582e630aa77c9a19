"""The check of a lesson: it is played to its end, as written and in ways nobody wrote down."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from string import Formatter
from typing import Literal

from terrae.bots import ask_bot, find_bot
from terrae.core.match import Match
from terrae.core.nature import Nature
from terrae.core.state import NATURE
from terrae.core.turns import turn_over
from terrae.draw.units import paint
from terrae.lessons.course import (
    an_answer,
    hush,
    is_right,
    judge,
    place_of,
    possible,
    reply,
    step_after,
    tries,
    unasked,
)
from terrae.lessons.goals import Played, found, view_of
from terrae.lessons.lesson import BadLesson, Lesson, Step, Turn

BOT = "beginner"  # who plays what nobody wrote
PART = re.compile(r'data-(?:part|unit)="([^"]+)"')
Way = Literal["written", "other", "chance"]  # how a walk answers
MOST_TURNS = 40  # of others between two turns of the learner


@dataclass
class Found:
    """What a check has done."""

    lesson: Lesson
    tried: int = 0
    walks: int = 0
    paths: list[list[Turn]] = field(default_factory=list)  # the learner's turns of each walk


def check(lesson: Lesson, walks: int = 1, seed: int = 0) -> Found:
    """Plays a lesson as it is written, trying every other and wrong turn; then by others; so many times by chance."""
    done = Found(lesson)
    Walk(lesson, seed, done).play("written")
    Walk(lesson, seed, done).play("other")
    for number in range(walks):
        Walk(lesson, f"{seed}/{number}", done).play("chance")
    return done


class Walk:
    """One way through a lesson."""

    def __init__(self, lesson: Lesson, seed: int | str, done: Found) -> None:
        self.lesson = lesson
        self.match, self.runs = lesson.start()
        self.start = self.match.ply
        self.nature = Nature(lesson.seed)
        self.order = random.Random(f"{lesson.address}/{seed}")
        self.bot = find_bot(BOT, lesson.game)(f"{lesson.address}/{seed}")
        self.done = done
        self.path: list[Turn] = []

    def play(self, way: Way) -> None:
        """From the first step to the last."""
        lesson, seen = self.lesson, 0
        while (here := self.asked()) < len(lesson.steps):
            step = lesson.steps[here]
            self.others_play()
            if self.match.over:
                raise BadLesson("lessons.over", name=lesson.address, step=step.name)
            for shown in lesson.steps[seen : here + 1] if way == "written" else ():
                self.check_step(shown)
            seen = here + 1
            self.answer(step, way)
        self.others_play()
        for words in lesson.words.values():
            check_numbers([words.end_title, words.end], self.match, lesson.seat)
        self.done.walks += 1
        self.done.paths.append(self.path)

    def asked(self) -> int:
        return step_after(self.lesson, place_of(self.lesson, self.match, self.runs, self.start).step)

    def others_play(self) -> None:
        """Until the learner is asked: what is written for others, or what the bot does."""
        for _ in range(MOST_TURNS):
            if self.match.over:
                return
            seat = self.match.seats_to_move[0]
            if seat == self.lesson.seat and not self.put_off():
                return
            if seat == self.lesson.seat:
                continue
            place = place_of(self.lesson, self.match, self.runs, self.start)
            written = reply(self.lesson, self.match, self.runs, place, seat)
            turn = self.match.fork()
            for text in written or ():
                turn.play(text, seat)
            while written is None and not turn_over(turn, seat):
                turn.play(ask_bot(self.bot, turn.state, seat), seat)
            self.confirm(turn)
        raise BadLesson("lessons.not-asked", name=self.lesson.address, seat=self.lesson.seat + 1, count=MOST_TURNS)

    def put_off(self) -> bool:
        """What the learner need not be asked is answered, as a table does it for everybody."""
        seat, turn = self.lesson.seat, self.match.fork()
        move = unasked(self.lesson, turn)
        if move is None:
            return False
        turn.play(move, seat)
        self.confirm(turn, first=0)
        return True

    def confirm(self, turn: Match, first: int | None = None) -> None:
        """A turn becomes the game; it began at a ply, at none if nobody was asked."""
        first = self.match.ply + 1 if first is None else first
        turn.draw(self.nature)
        turn.commit()
        fresh = turn.log[len(self.runs) :]
        self.runs += [0 if entry.seat == NATURE else first for entry in fresh]
        self.match = turn

    def check_step(self, step: Step) -> None:
        """The words find their numbers, the parts are there; other turns are right, and wrong ones wrong."""
        lesson, match = self.lesson, self.match
        for words in lesson.words.values():
            said = words.steps[step.name]
            check_numbers([said.title, said.text, said.ask, said.why], match, lesson.seat)
        known = parts_of(match, lesson.seat) if step.light else set()
        for part in step.light:
            if part not in known:
                raise BadLesson("lessons.unlit", name=lesson.address, step=step.name, part=part)
        for turn in (step.answer, *step.others) if step.goal is not None else ():
            self.expect_possible(step, turn)
            if not step.free and not is_right(lesson, step, match, turn):
                raise BadLesson("lessons.not-right", name=lesson.address, step=step.name, turn=", ".join(turn))
        for turn in step.wrong:
            tried = self.expect_possible(step, turn)
            if judge(lesson, step, Played(tried, lesson.seat, match.ply, tried.ply)) != "wrong":
                raise BadLesson("lessons.not-wrong", name=lesson.address, step=step.name, turn=", ".join(turn))
        self.done.tried += len(step.others) + len(step.wrong)

    def expect_possible(self, step: Step, turn: Turn) -> Match:
        """A turn that is written down must be possible."""
        tried = possible(self.lesson, self.match, self.lesson.seat, turn)
        if tried is None:
            known = ", ".join(move.text for move in self.match.moves(self.lesson.seat)[:30])
            name = self.lesson.address
            raise BadLesson("lessons.impossible", name=name, step=step.name, turn=", ".join(turn), known=known)
        return tried

    def answer(self, step: Step, way: Way) -> None:
        """A turn of the learner that the step takes: the obvious one, the last other one that fits, or any."""
        chosen: Turn | None = None
        if way == "chance":
            chosen = next(tries(self.lesson, step, self.match, self.order), None)
        elif way == "other":
            fitting = (turn for turn in reversed(step.others) if is_right(self.lesson, step, self.match, turn))
            chosen = next(fitting, None)
        if chosen is None:
            chosen = an_answer(self.lesson, step, self.match)
        if chosen is None and step.free:
            turn = self.match.fork()
            while not turn_over(turn, self.lesson.seat):
                turn.play(ask_bot(self.bot, turn.state, self.lesson.seat), self.lesson.seat)
        elif chosen is None:
            path = "; ".join(", ".join(turn) for turn in self.path)
            raise BadLesson("lessons.stuck", name=self.lesson.address, step=step.name, path=path)
        else:
            turn = self.match.fork()
            for text in chosen:
                turn.play(text, self.lesson.seat)
            hush(self.lesson, turn)
        self.path.append(tuple(entry.move.text for entry in turn.draft))
        self.confirm(turn)


def parts_of(match: Match, seat: int) -> set[str]:
    """What can be lit in the picture of a game: parts, and whole units."""
    painted = paint(match.game.scene(match.game.view(match.state, seat)))
    return {name for text in painted.values() for name in PART.findall(text)}


def check_numbers(texts: list[str], match: Match, seat: int) -> None:
    """Every number that the words ask for is there."""
    view = view_of(match, seat, match.ply)
    for text in texts:
        for _, place, _, _ in Formatter().parse(text):
            if place:
                found(view, place)
