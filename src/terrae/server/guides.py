"""Guides: what leads somebody through a table. Lessons and puzzles know their steps; a table is like any other."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Protocol

from terrae.core.game import games
from terrae.core.match import Match
from terrae.lessons.shelf import lessons
from terrae.puzzles.puzzle import Puzzle, of_day, shipped
from terrae.server.answers import Coach
from terrae.server.beginning import Begun
from terrae.server.lesson_guide import LessonGuide
from terrae.server.names import GUIDES
from terrae.server.problems import Problem
from terrae.server.puzzle_guide import PuzzleGuide
from terrae.server.table import Table, Viewer, seat_of
from terrae.server.thinkers import Thinkers

LESSON, PUZZLE = "lesson:", "puzzle:"


class Guide(Protocol):
    """Leads through one kind of table; seats count from 0."""

    seat: int

    def title(self) -> str:
        """What its tables are called."""

    def begin(self) -> Begun: ...

    async def correction(self, table: Table, turn: Match, thinkers: Thinkers) -> str | None:
        """Why a turn of the guest is not played; nothing if it is."""

    def reply(self, table: Table, seat: int) -> list[str] | None:
        """The turn that is written for another seat; nothing if its bot plays."""

    def coach(self, table: Table, match: Match) -> Coach: ...

    def shown(self, table: Table) -> list[str]:
        """The turn that the coach would play."""


class Guides:
    """All lessons and puzzles at hand, by the name that tables keep."""

    def __init__(self, thinkers: Thinkers, folder: Path | None = None) -> None:
        self.thinkers = thinkers
        self.lessons = lessons(folder)
        self.known: Mapping[str, Guide] = {
            **{f"{LESSON}{address}": LessonGuide(lesson) for address, lesson in self.lessons.items()},
            **{f"{PUZZLE}{puzzle.address}": PuzzleGuide(puzzle) for name in games() for puzzle in shipped(name)},
        }

        GUIDES.update({name: guide.title for name, guide in self.known.items()})

    def puzzles(self, day: date) -> list[Puzzle]:
        """The puzzle of a day for each title that has some."""
        return [puzzle for name in games() if (puzzle := of_day(name, day)) is not None]

    def of(self, table: Table) -> Guide | None:
        """The guide of a table; one that is not at hand any more leaves an ordinary table behind."""
        return self.known.get(table.guide) if table.guide else None

    def begin(self, name: str) -> Begun:
        guide = self.known.get(name)
        if guide is None:
            raise Problem(
                404,
                "no-guide",
                "server.no-guide",
                name=name[:60],
                known=", ".join(f"{LESSON}{address}" for address in self.lessons),
            )
        return guide.begin()

    async def expect(self, table: Table, turn: Match, seat: int) -> None:
        """A turn of the guest is what is asked for; else nothing is played, and the guest is told why."""
        guide = self.of(table)
        if guide is None or seat != guide.seat:
            return
        why = await guide.correction(table, turn, self.thinkers)
        if why is not None:
            raise Problem(422, "not-asked-for", "server.not-asked-for", why=why)

    def reply(self, table: Table, seat: int) -> list[str] | None:
        guide = self.of(table)
        return None if guide is None else guide.reply(table, seat)

    def coach(self, table: Table, match: Match, who: Viewer) -> Coach | None:
        """What the coach says to the guest, and to nobody else."""
        guide = self.of(table)
        if guide is None or who.seat is None or seat_of(who.seat) != guide.seat:
            return None
        return guide.coach(table, match)

    def shown(self, table: Table, who: Viewer) -> list[str]:
        guide = self.of(table)
        if guide is None or who.seat is None or seat_of(who.seat) != guide.seat:
            raise Problem(404, "no-guide", "server.no-coach")
        return guide.shown(table)
