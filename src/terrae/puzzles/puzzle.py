"""A puzzle, the file many are kept in, and which one is today's."""

from __future__ import annotations

import inspect
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path

from terrae.analysis.reasons import Reason, read_reason
from terrae.core.errors import TerraeError
from terrae.core.game import Game, find_game, games
from terrae.core.match import Match
from terrae.core.record import read
from terrae.core.turns import turn_over
from terrae.reading.reader import Reader, load
from terrae.reading.vocabulary import Vocabulary

VOCABULARY = Vocabulary("puzzles", (), {})
FILE = Path("data") / "puzzles" / "puzzles.toml"  # in the folder of a title
TENTHS = 10  # points are kept in tenths: files hold whole numbers


class BadPuzzle(TerraeError, ValueError):
    """A puzzle that cannot be played."""


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is, the best turn, and by how many points it is better than any other."""

    game: Game
    name: str
    seat: int  # from 0
    gap: float
    answer: tuple[str, ...]
    why: tuple[Reason, ...]  # what the best turn gains over the second best
    position: str  # a game file

    @property
    def address(self) -> str:
        return f"{self.game.name}/{self.name}"

    def start(self) -> Match:
        """The game where the puzzle begins."""
        return read(self.position).match()


def read_puzzles(path: Path) -> list[Puzzle]:
    """All puzzles of a file; positions are read when they are needed."""
    file = load(path, VOCABULARY)
    game = find_game(file.text("game", games()))
    found: list[Puzzle] = []
    for table in file.children("puzzle"):
        puzzle = read_puzzle(table, game)
        if puzzle.name in [other.name for other in found]:
            raise BadPuzzle("puzzles.twice", where=file.where, name=puzzle.name)
        found.append(puzzle)
    file.finish()
    return found


def read_puzzle(reader: Reader, game: Game) -> Puzzle:
    puzzle = Puzzle(
        game=game,
        name=reader.name("name"),
        seat=reader.number("seat", 1, game.most) - 1,
        gap=reader.number("gap", 1, 10_000) / TENTHS,
        answer=tuple(reader.texts("answer")),
        why=read_why(reader),
        position=reader.text("position"),
    )
    reader.finish()
    return puzzle


def read_why(reader: Reader) -> tuple[Reason, ...]:
    """What the best turn gains, as `terrae puzzles` wrote it."""
    try:
        return tuple(read_reason(reason) for reason in json.loads(reader.text("why")))
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        if isinstance(error, TerraeError):
            raise
        raise BadPuzzle("puzzles.no-why", where=reader.where, reason=type(error).__name__) from None


def check_puzzle(puzzle: Puzzle) -> None:
    """The position can be read, the seat is to move, and the answer is a whole turn."""
    where = puzzle.address
    try:
        match = puzzle.start()
    except TerraeError as error:
        raise BadPuzzle("puzzles.position", where=where, reason=error.message) from None
    if match.game is not puzzle.game:
        raise BadPuzzle("puzzles.other-game", where=where, found=match.game.title, game=puzzle.game.title)
    if puzzle.seat not in match.seats_to_move:
        raise BadPuzzle("puzzles.not-asked", where=where, seat=puzzle.seat + 1)
    answer = ", ".join(puzzle.answer)
    try:
        for text in puzzle.answer:
            match.play(text, puzzle.seat)
    except TerraeError:
        raise BadPuzzle("puzzles.answer", where=where, answer=answer) from None
    if not turn_over(match, puzzle.seat):
        raise BadPuzzle("puzzles.answer", where=where, answer=answer)


def write_puzzles(puzzles: Sequence[Puzzle]) -> str:
    """Puzzles of one title as a file."""
    lines = [f"game = {json.dumps(puzzles[0].game.name)}"]
    for puzzle in puzzles:
        why = json.dumps([reason.data() for reason in puzzle.why])
        lines += [
            "",
            "[[puzzle]]",
            f"name = {json.dumps(puzzle.name)}",
            f"seat = {puzzle.seat + 1}",
            f"gap = {round(puzzle.gap * TENTHS)} # tenths of a point",
            f"answer = {json.dumps(list(puzzle.answer))}",
            f"why = '{why}'",
            f"position = '''\n{puzzle.position}'''",
        ]
    return "\n".join([*lines, ""])


@cache
def shipped(title: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a title."""
    path = Path(inspect.getfile(type(find_game(title)))).parent / FILE
    return tuple(read_puzzles(path)) if path.exists() else ()


def of_day(title: str, day: date) -> Puzzle | None:
    """The puzzle of a day: each comes again only when all others have been shown."""
    found = shipped(title)
    return found[day.toordinal() % len(found)] if found else None
