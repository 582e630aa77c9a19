"""A fleet: many courses that are stepped side by side, without a Python object for any decision."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.vectors import vec
from terrae.loop.course import Course

BYTE: Final = 256
WIDTH: Final = 2  # bytes of an action


@final
class Fleet:
    """Steps courses and writes who is asked and how many points each seat has, one course after another."""

    def __init__(self, courses: list[Course], seats: i64, asked: vec[i64], points: vec[i64]) -> None:
        self.courses = courses
        self.seats = seats
        self.asked = asked  # by course: the seat
        self.points = points  # by course and seat

    def illegal(self, actions: bytes) -> i64:
        """The first course whose action is not legal; -1 if there is none."""
        courses = self.courses
        for number in range(len(courses)):
            course = courses[number]
            index: i64 = actions[WIDTH * number] + BYTE * actions[WIDTH * number + 1]
            if index >= course.size or course.marks[course.first_mark + index] == 0:
                return number
        return -1

    def step(self, actions: bytes) -> list[int]:
        """Play an action in every course: 16-bit indices, the low byte first. The courses that are over now."""
        courses = self.courses
        over: list[int] = []
        for number in range(len(courses)):
            course = courses[number]
            index: i64 = actions[WIDTH * number] + BYTE * actions[WIDTH * number + 1]
            for move in course.moves:
                if move.index == index:
                    course.play(move)
                    break
            if course.finished:
                over.append(number)
        return over

    def show(self) -> None:
        """Write what the seat that is asked may know, in every course."""
        for number in range(len(self.courses)):
            self.show_one(number)

    def show_one(self, number: i64) -> None:
        """The same of one course; when it is over, what its learner sees, or the first seat."""
        course = self.courses[number]
        viewer = course.seat
        if viewer < 0:
            viewer = course.learner if course.learner >= 0 else 0
        course.show(viewer)
        course.mark()
        self.asked[number] = course.seat
        points = self.points
        observer = course.observer
        for seat in range(self.seats):
            points[number * self.seats + seat] = observer.points(course.state, seat)
