"""A lesson at a table: which step it is at, what the coach says, and which turns are not played."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from terrae.bots import bots_for
from terrae.core.match import Match
from terrae.core.story import steps
from terrae.core.turns import turn_over
from terrae.core.wording import phrase, sentence
from terrae.lessons.course import Place, an_answer, filled, judge, place_of, reply, step_after
from terrae.lessons.goals import Played
from terrae.lessons.lesson import Lesson, StepWords
from terrae.server.answers import Coach, CoachCard, NewGame
from terrae.server.beginning import Begun
from terrae.server.drafts import Orders
from terrae.server.problems import Problem
from terrae.server.table import Table
from terrae.server.thinkers import Thinkers

GENTLE = "beginner"  # who sits in the other seats


class LessonGuide:
    """Leads through a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.start = -1  # the ply at which the lesson begins, once it is known
        self.places: WeakKeyDictionary[Table, tuple[int, int, Place]] = WeakKeyDictionary()  # by ply and epoch

    def title(self) -> str:
        return self.lesson.said().title

    def begin(self) -> Begun:
        lesson = self.lesson
        match, runs = lesson.start()
        bot = GENTLE if GENTLE in bots_for(lesson.game) else bots_for(lesson.game)[0]
        orders = Orders(kinds=list(lesson.quiet))
        return Begun(match, runs, lesson.seat + 1, lesson.seed, bot, orders)

    def place(self, table: Table) -> Place:
        """Where the guest stands; it follows from the log, and is remembered while that stays as it is."""
        ply, epoch, known = self.places.get(table, (-1, -1, None))
        if known is None or (ply, epoch) != (table.ply, table.epoch):
            if self.start < 0:
                self.start = self.lesson.start()[0].ply
            known = place_of(self.lesson, table.match, table.runs, self.start)
            self.places[table] = (table.ply, table.epoch, known)
        return known

    async def correction(self, table: Table, turn: Match, thinkers: Thinkers) -> str | None:
        """What a turn did, and why the step asks for another; nothing if it is right, or the lesson is over."""
        del thinkers  # what a step asks for is written down
        lesson, asked = self.lesson, step_after(self.lesson, self.place(table).step)
        if asked == len(lesson.steps):
            return None
        played = Played(turn, self.seat, table.ply, turn.ply)
        if judge(lesson, lesson.steps[asked], played) != "wrong":
            return None
        words = lesson.said().steps[lesson.steps[asked].name]
        did = [step.text for step in steps(turn, table.match.at(table.ply), table.ply, turn.ply)]
        why = self.wrong(words, played)
        return phrase("server.coach-wrong", did=sentence("; ".join(did)), why=filled(why, table.match, self.seat))

    def wrong(self, words: StepWords, turn: Played) -> str:
        """What is said about a wrong turn: of its verbs the first for which there are words, else what fits all."""
        return next((words.wrong[verb] for verb in turn.verbs if verb in words.wrong), words.wrong.get("", ""))

    def reply(self, table: Table, seat: int) -> list[str] | None:
        written = reply(self.lesson, table.match, table.runs, self.place(table), seat)
        return None if written is None else list(written)

    def coach(self, table: Table, match: Match) -> Coach:
        """What is said now: to read, up to the step that asks for something. The match may be a draft on the table."""
        lesson, words, place = self.lesson, self.lesson.said(), self.place(table)
        asked = step_after(lesson, place.step)
        ended = place.step >= len(lesson.steps) or table.match.over
        cards = [self.card(lesson.steps[number].name, table.match) for number in range(place.step, len(lesson.steps))]
        cards = cards[: asked + 1 - place.step]
        if ended or asked == len(lesson.steps):
            said = {"title": words.end_title, "text": filled(words.end, table.match, self.seat)}
            cards.append(CoachCard(ask="", why="", light=[], **said))
        right = False
        if match.draft and turn_over(match, self.seat) and asked < len(lesson.steps):
            right = judge(lesson, lesson.steps[asked], Played(match, self.seat, table.ply, match.ply)) == "right"
        done = next((step.name for step in reversed(lesson.steps[: place.step]) if step.goal is not None), None)
        return Coach(
            kind="lesson",
            title=words.title,
            steps=[words.steps[step.name].title for step in lesson.steps],
            at=place.step,
            minutes=round(lesson.minutes * (1 - place.step / len(lesson.steps))),
            cards=cards,
            praise=filled(words.steps[done].done, table.match, self.seat) if done else "",
            right=right,
            over=ended or asked == len(lesson.steps),
            again=NewGame(lesson.game.name, lesson.game.fewest - 1, dict(lesson.game.first_game)),
        )

    def card(self, name: str, match: Match) -> CoachCard:
        """The words of a step, with the numbers of the game in them."""
        words = self.lesson.said().steps[name]
        light = next(step.light for step in self.lesson.steps if step.name == name)
        said = {key: filled(getattr(words, key), match, self.seat) for key in ("title", "text", "ask", "why")}
        return CoachCard(light=list(light), **said)

    def shown(self, table: Table) -> list[str]:
        lesson, asked = self.lesson, step_after(self.lesson, self.place(table).step)
        found = an_answer(lesson, lesson.steps[asked], table.match) if asked < len(lesson.steps) else None
        if found is None:
            raise Problem(409, "nothing-to-show", "server.nothing-to-show")
        return list(found)
