"""A table: one course with its memory as numpy arrays, for environments that play one game at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from terrae.core.dice import Dice
from terrae.core.match import Match
from terrae.core.observer import Observer, Piece
from terrae.core.state import NATURE
from terrae.core.vectors import shared
from terrae.envs.problems import OutOfOrder
from terrae.envs.rewards import final_rewards
from terrae.envs.task import Task
from terrae.loop.course import EVERYBODY, Course

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


class Table:
    """A game of a task. What seats see is written into memory that the arrays look at."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.game = task.game
        self.observer = task.observer
        moves = len(task.game.catalogue)
        cells = shared("i16", self.observer.size)
        marks = shared("u8", moves)
        self.observation: Observation = np.frombuffer(cells, np.int16)
        self.mask: Mask = np.frombuffer(marks, np.int8)
        self.nothing: Mask = np.zeros(moves, np.int8)
        self.course = Course(
            self.observer, cells, marks, 0, moves=moves, asks_forced=task.asks_forced, rounds=task.rounds
        )
        self.begun = False
        self.start = 0

    def begin(self, seed: int | str, learner: int = EVERYBODY, dice: Dice | None = None) -> None:
        """A new game; nature answers as in a match of this seed."""
        self.start = self.task.start_of(str(seed))
        self.course.begin(self.task.starts[self.start], str(seed), learner, dice)
        self.course.mark()
        self.begun = True

    def check_begun(self) -> None:
        if not self.begun:
            raise OutOfOrder("envs.not-begun")

    def see(self, seat: int) -> Observation:
        """What a seat may know, as an array of its own."""
        self.check_begun()
        self.course.show(seat)
        return self.observation.copy()

    def legal(self, seat: int) -> Mask:
        """The legal moves of a seat, as an array of its own; nothing if it is not asked."""
        return self.mask.copy() if seat == self.course.seat else self.nothing.copy()

    def points(self) -> list[int]:
        return [int(self.observer.points(self.course.state, seat)) for seat in range(self.task.seats)]

    def rewards(self) -> list[float]:
        """What each seat is rewarded with now that the game is over."""
        return final_rewards(self.game, self.course.state, self.task.reward)

    def match(self) -> Match:
        """The game as a match: to save it, to look at it, to go back in it."""
        self.check_begun()
        match = self.task.match(self.start)
        for move in self.course.log:
            match.record(move, match.state.decision.seat)
        return match

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know as plain data, which JSON can hold, with what it is asked."""
        self.check_begun()
        course = self.course
        asked = [] if course.finished else [decision.seat for decision in course.state.decisions()]
        return {
            "seat": seat,
            "view": self.game.view(course.state, seat),
            "asked": [int(number) for number in asked if number != NATURE],
            "legal": {move.index: move.text for move in course.moves} if seat == course.seat else {},
            "points": self.points(),
            "over": course.finished,
        }


def pieces_of(observer: Observer, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The named pieces of an observation (or of many, one in each row), as views of it."""
    ahead = observation.shape[:-1]
    return {
        piece.name: observation[..., piece.start : piece.start + piece.size].reshape(*ahead, *piece.shape)
        for piece in observer.pieces
    }


def scales_of(observer: Observer) -> NDArray[np.float32]:
    """What each entry of an observation seldom exceeds: divided by it, entries are about one at most."""
    return np.array([scale for piece in observer.pieces for scale in piece.scales()], np.float32)


def told(observer: Observer, observation: NDArray[Any]) -> dict[str, Any]:
    """An observation as plain data: what is not zero, by the names of pieces, rows and fields."""
    return {
        piece.name: tell_piece(piece, part)
        for piece, part in zip(observer.pieces, pieces_of(observer, observation).values(), strict=True)
    }


def tell_piece(piece: Piece, part: NDArray[Any]) -> Any:
    names = [field.name for field in piece.fields]
    if piece.grid is not None:
        marked = {name: np.argwhere(plane).tolist() for name, plane in zip(names, part, strict=True)}
        return {name: cells for name, cells in marked.items() if cells}
    rows = part if piece.rows else part[None]
    found = [{name: int(value) for name, value in zip(names, row, strict=True) if value} for row in rows]
    return found if piece.rows else found[0]
