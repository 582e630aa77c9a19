"""Observations: what a seat may know as numbers, in named pieces, written where a learner reads them."""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i16, i64, mypyc_attr

from terrae.core.moves import Catalogue, Move
from terrae.core.state import NATURE, State
from terrae.core.vectors import vec

MOST: Final = 32767  # what an entry can hold


@final
class Slate:
    """A stretch of memory for one observation. Only what was written is wiped: most entries are zero."""

    def __init__(self, cells: vec[i16], start: i64, size: i64) -> None:
        self.cells = cells
        self.start = start
        self.written = vec[i16]([0] * size)  # entries that are not zero
        self.count: i64 = 0

    def put(self, at: i64, value: i64) -> None:
        """Set an entry; it was zero, or is set to something else."""
        if value:
            cell = self.start + at
            if i64(self.cells[cell]) == 0:  # compared as a word: compiled, that is several times faster
                count = self.count
                self.written[count] = i16(at)
                self.count = count + 1
            if value > MOST:
                value = MOST
            self.cells[cell] = i16(value)

    def add(self, at: i64, value: i64) -> None:
        """Add to an entry."""
        self.put(at, i64(self.cells[self.start + at]) + value)

    def wipe(self) -> None:
        """Every entry is zero again."""
        cells = self.cells
        written = self.written
        start = self.start
        for number in range(self.count):
            cells[start + i64(written[number])] = 0
        self.count = 0


@final
class Field:
    """An entry of a piece: its name, and what it seldom exceeds, for those who want numbers about one."""

    def __init__(self, name: str, scale: int = 1) -> None:
        self.name = name
        self.scale = scale


def fields(names: list[str], scale: int = 1) -> list[Field]:
    """Entries that are alike."""
    return [Field(name, scale) for name in names]


@final
class Piece:
    """A named part of an observation.

    Fields alone: a row of them. `rows`: so many rows of them, one for each seat, the observer's own first, then the
    others in the order of the table. `grid`: each field is a plane of so many lines and columns.
    """

    def __init__(
        self, name: str, fields: list[Field], *, rows: int = 0, grid: tuple[int, int] | None = None, about: str = ""
    ) -> None:
        self.name = name
        self.fields = fields
        self.rows = rows
        self.grid = grid
        self.about = about
        self.start = 0  # where it begins, once it is part of an observation

    @property
    def shape(self) -> tuple[int, ...]:
        if self.grid is not None:
            return (len(self.fields), *self.grid)
        return (self.rows, len(self.fields)) if self.rows else (len(self.fields),)

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size

    def scales(self) -> list[int]:
        """What each entry seldom exceeds."""
        own = [field.scale for field in self.fields]
        if self.grid is not None:
            return [scale for scale in own for _ in range(self.size // len(own))]
        return own * max(1, self.rows)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """How a title is seen with so many seats. Shapes depend on these alone, never on a map or an option.

    A title adds pieces of its own in front of `question`, which all have: who is asked, and for which verbs.
    """

    def __init__(self, catalogue: Catalogue, seats: i64, pieces: list[Piece]) -> None:
        self.catalogue = catalogue
        self.seats = seats
        verbs = [family[0].verb.word for family in catalogue.families]
        asked = Piece(
            "question",
            fields(["asked", "left", *(f"asked-{ahead}" for ahead in range(1, int(seats))), *verbs]),
            about="is the observer asked; how many of what is asked for are left; which other seats are asked; "
            "the verbs that are possible",
        )
        asked.fields[1].scale = 4
        self.pieces = [*pieces, asked]
        size = 0
        for piece in self.pieces:
            piece.start = size
            size += piece.size
        self.size = size
        self.question: i64 = asked.start
        self.first_verb: i64 = asked.start + 1 + int(seats)

    def digest(self) -> str:
        """A short name of this very lay-out; weights that were trained on another one must not be used with it."""
        told = [f"{piece.name} {piece.shape} {[field.name for field in piece.fields]}" for piece in self.pieces]
        return hashlib.blake2b("\n".join([self.catalogue.digest(), *told]).encode(), digest_size=6).hexdigest()

    def observe(self, state: State, seat: i64, slate: Slate, moves: list[Move]) -> None:
        """Write what a seat may know; moves: what it may play, nothing if it is not asked."""
        slate.wipe()
        self.write(state, seat, slate)
        question = self.question
        if moves:
            slate.put(question, 1)
            slate.put(question + 1, self.left(state, seat))
            first = self.first_verb
            for move in moves:
                slate.put(first + move.verb.number, 1)
        if not state.over:
            for decision in state.decisions():
                if decision.seat != NATURE and decision.seat != seat:
                    slate.put(question + 1 + self.ahead(decision.seat, seat), 1)

    def ahead(self, other: i64, seat: i64) -> i64:
        """How many places after a seat another one sits: its row in the pieces of that seat's observation."""
        away = other - seat
        return away if away >= 0 else away + self.seats

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        """Write the pieces of the title."""
        raise NotImplementedError

    def left(self, state: State, seat: i64) -> i64:
        """How many of what is asked for are left: steps, goods to pay, shovels; 0 where nothing is counted."""
        return 0

    def points(self, state: State, seat: i64) -> i64:
        """The points of a seat now."""
        raise NotImplementedError

    def round_of(self, state: State) -> i64:
        """The round a state is in, from 0 in set-up; a title without rounds counts how often every seat had a turn."""
        raise NotImplementedError
