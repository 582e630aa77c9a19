"""Lines: what a seat will answer if the others play exactly this. Several lines of a seat are a tree.

A line fits as long as the game has gone its way. The optional `done` of others is no move that matters: it may come, or
not, without leaving the line. A line that the game has left stays kept, but is never played and never shown, unless a
takeback leads back to it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from terrae.core.moves import Entry
from terrae.core.state import NATURE
from terrae.server.drafts import DONE

Spoken = tuple[int, str]  # a move: the number of its seat, 0 for nature, and its text


def spoken(entry: Entry) -> Spoken:
    """A move of a log, as lines speak of it."""
    return (0 if entry.seat == NATURE else entry.seat + 1, entry.move.text)


class Line(msgspec.Struct, frozen=True):
    """Moves from a ply on: those of others that must come, and the answers of the seat whose line it is."""

    id: str
    ply: int
    moves: list[Spoken]

    def place(self, seat: int, log: Sequence[Entry]) -> int | None:
        """How many of its moves were played; nothing if the game is somewhere else."""
        if self.ply > len(log):
            return None
        at = 0
        for entry in log[self.ply :]:
            played = spoken(entry)
            while at < len(self.moves) and self.moves[at] != played and is_idle(self.moves[at], seat):
                at += 1
            if at < len(self.moves) and self.moves[at] == played:
                at += 1
            elif not is_idle(played, seat):
                return None
        return at

    def fits(self, seat: int, log: Sequence[Entry]) -> bool:
        """Is there something in it that can still come?"""
        at = self.place(seat, log)
        return at is not None and at < len(self.moves)

    def due(self, seat: int, log: Sequence[Entry]) -> list[str]:
        """What the seat answers now, if it is asked; nothing unless others have come their part of the way."""
        at = self.place(seat, log)
        if not at:
            return []
        while at < len(self.moves) and is_idle(self.moves[at], seat):
            at += 1
        answer: list[str] = []
        for number, text in self.moves[at:]:
            if number != seat:
                break
            answer.append(text)
        return answer

    def goes_with(self, other: Line, seat: int) -> bool:
        """May a seat have both? Not if they answer the same moves of others differently, or are the same."""
        if self.ply != other.ply:
            return True
        for one, another in zip(self.moves, other.moves, strict=False):
            if one != another:
                return not one[0] == another[0] == seat
        return len(self.moves) != len(other.moves)


def is_idle(move: Spoken, seat: int) -> bool:
    """A move of another seat that decides nothing."""
    return move[0] not in (0, seat) and move[1] == DONE


def foreseen(lines: Sequence[Line], seat: int, log: Sequence[Entry]) -> list[str]:
    """What a seat has said it will answer now, the latest word first; nothing if it has not."""
    return next((answer for line in reversed(lines) if (answer := line.due(seat, log))), [])
