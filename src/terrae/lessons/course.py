"""A course: where a game stands in a lesson. It follows from the log alone, so that taking back leads back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any, Literal

from terrae.core.errors import MoveError
from terrae.core.match import Match
from terrae.core.moves import Move
from terrae.core.turns import turn_over
from terrae.lessons.goals import Played, fits, found, reached, size, view_of
from terrae.lessons.lesson import Lesson, Step, Turn

Verdict = Literal["right", "let", "wrong"]  # let: it is played, and the step still asks for its own thing
DONE = "done"  # in every title the word that ends an optional question
LONGEST = 5  # moves of a turn that is looked for
MOST_TRIED = 1_000


@dataclass(frozen=True)
class Place:
    """Where somebody stands: the first step not yet done, and the ply at which the one before it was."""

    step: int
    since: int


def turns_of(match: Match, runs: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """The confirmed turns: seat, ply before, last ply. `runs`: where the turn of each ply began, 0 for none."""
    first = 0
    while first < match.ply:
        last = first + 1
        seat = match.log[first].seat
        while last < match.ply and runs[last] == runs[first] and match.log[last].seat == seat:
            last += 1
        if runs[first]:
            yield int(seat), first, last
        first = last


def step_after(lesson: Lesson, step: int) -> int:
    """The next step that asks for something, from a step on; the number of steps if none does."""
    return next((number for number in range(step, len(lesson.steps)) if lesson.steps[number].goal), len(lesson.steps))


def place_of(lesson: Lesson, match: Match, runs: Sequence[int], start: int) -> Place:
    """Walks through a game from the ply at which the lesson began."""
    place = Place(0, start)
    for seat, first, last in turns_of(match, runs):
        asked = step_after(lesson, place.step)
        if first < start or seat != lesson.seat or asked == len(lesson.steps):
            continue
        if judge(lesson, lesson.steps[asked], Played(match, seat, first, last)) == "right":
            place = Place(asked + 1, last)
    return place


def judge(lesson: Lesson, step: Step, turn: Played) -> Verdict:
    """Is a turn what a step asks for?"""
    if step.goal is None or reached(step.goal, turn):
        return "right"
    if step.free or all(fits(lesson.lets, text) for text in turn.moves):
        return "let"
    return "wrong"


def reply(lesson: Lesson, match: Match, runs: Sequence[int], place: Place, seat: int) -> Turn | None:
    """The first turn written for another seat that it has not played and that fits the game; none if there is none."""
    last = place.step - 1
    written = [turn for who, turn in lesson.steps[last].then if who == seat] if last >= 0 else []
    for who, first, end in turns_of(match, runs):
        played = tuple(entry.move.text for entry in match.log[first:end])
        if who == seat and first >= place.since and played in written:
            written.remove(played)
    return next((turn for turn in written if possible(lesson, match, seat, turn)), None)


def possible(lesson: Lesson, match: Match, seat: int, turn: Turn) -> Match | None:
    """A game in which a seat has played a turn, if it can be played and is a whole one."""
    tried = match.fork()
    try:
        for text in turn:
            tried.play(text, seat)
    except MoveError:
        return None
    if seat == lesson.seat:
        hush(lesson, tried)
    return tried if turn_over(tried, seat) else None


def hush(lesson: Lesson, draft: Match) -> None:
    """Answers in a draft of the learner what is not asked in this lesson."""
    while not draft.over and not draft.draw_is_due and not turn_over(draft, lesson.seat):
        move = unasked(lesson, draft)
        if move is None:
            return
        draft.play(move, lesson.seat)


def unasked(lesson: Lesson, match: Match) -> Move | None:
    """The answer to the learner's question, if it is put off or not asked in this lesson."""
    for decision in match.state.decisions():
        if decision.seat == lesson.seat:
            if type(decision).__name__ in lesson.quiet:
                return next((move for move in match.moves(lesson.seat) if move.text == DONE), None)
            return match.game.put_off(match.state, decision)
    return None


def is_right(lesson: Lesson, step: Step, match: Match, turn: Turn) -> bool:
    """Can a turn be played now, and does it do what the step asks for?"""
    tried = possible(lesson, match, lesson.seat, turn)
    return tried is not None and judge(lesson, step, Played(tried, lesson.seat, match.ply, tried.ply)) == "right"


def an_answer(lesson: Lesson, step: Step, match: Match) -> Turn | None:
    """A right turn: the obvious one, another that is written, or one that is found by trying, the shortest first."""
    for turn in (step.answer, *step.others):
        if is_right(lesson, step, match, turn):
            return turn
    return next(tries(lesson, step, match), None)


def tries(lesson: Lesson, step: Step, match: Match, order: Any = None) -> Iterator[Turn]:
    """Right turns, found by trying all short ones, or some of them in an order of one's own."""
    waiting: list[Match] = [match.fork()]
    count = 0
    while waiting and count < MOST_TRIED:
        here = waiting.pop(0 if order is None else -1)
        moves: list[Move] = list(here.moves(lesson.seat)) if lesson.seat in here.seats_to_move else []
        if order is not None:
            order.shuffle(moves)
        for move in moves:
            count += 1
            tried = here.fork()
            tried.committed = match.ply
            tried.play(move, lesson.seat)
            hush(lesson, tried)
            turn = Played(tried, lesson.seat, match.ply, tried.ply)
            if turn_over(tried, lesson.seat):
                if judge(lesson, step, turn) == "right":
                    yield tuple(turn.moves)
            elif len(turn.moves) < LONGEST and not tried.over and not tried.draw_is_due:
                waiting.append(tried)


def filled(text: str, match: Match, seat: int) -> str:
    """Words with numbers of the game put in: `{me.workers}` is how many workers I have."""
    names = [name for _, name, _, _ in Formatter().parse(text) if name]
    if not names:
        return text.format()
    view = view_of(match, seat, match.ply)
    for name in dict.fromkeys(names):
        value = found(view, name)
        text = text.replace(f"{{{name}}}", value if isinstance(value, str) else str(size(value)))
    return text
