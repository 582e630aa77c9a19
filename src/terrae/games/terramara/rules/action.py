"""Deeds, what effects become; questions; verbs a seat may use at any of them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from terrae.board.hexes import PLACES, place
from terrae.core.moves import Move, Verb
from terrae.core.state import Decision, Frame, Step
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.state import Mara


class Deed(Step[Mara]):
    """An effect as it is carried out for one seat."""

    def __init__(self, seat: i64, source: str) -> None:
        self.seat: i64 = seat
        self.source = source

    def possible(self, state: Mara) -> bool:
        """Would anything come of it now?"""
        return True


class Question(Decision[Mara]):
    """A question to a seat, answered with a verb (or with several): those moves that have nothing against them."""

    def __init__(self, seat: i64, verb: Verb) -> None:
        super().__init__(seat)
        self.verb = verb

    def moves(self, state: Mara) -> list[Move]:
        out: list[Move] = []
        self.offer(state, state.seats[self.seat], out)
        return out

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        """Add the moves of its verb that are possible now."""
        family = state.box.of(self.verb)
        for at in range(len(family)):
            if not self.against(state, seat, at):
                out.append(family[at])

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        """The name of the first condition that does not hold for a move of its verb; empty if it is possible."""
        raise NotImplementedError

    def objection(self, state: Mara, seat: Seat, move: Move) -> str | None:
        """The same for any move; nothing at all if this question takes no such move."""
        return self.against(state, seat, move.at) if move.verb is self.verb else None

    def manner(self) -> str:
        """In which of several manners it asks; its words are named after that."""
        return ""


class FreeMove(Verb):
    """Something a seat may do at any question of its turn."""

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        """Add the moves that are possible now."""
        targets = self.among(state, seat)
        while targets:
            low = targets & -targets
            at = place(low)
            if not self.against(state, seat, at):
                out.append(state.box.of(self)[at])
            targets ^= low

    def among(self, state: Mara, seat: Seat) -> i64:
        """All it might point at, as a set: no others can be possible."""
        raise NotImplementedError

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        """The name of the first condition that does not hold; empty if it is possible."""
        raise NotImplementedError

    def take(self, state: Mara, seat: Seat, at: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


def any_possible(state: Mara, frames: list[Frame[Any]]) -> bool:
    """Would anything come of these deeds?"""
    for frame in frames:
        if isinstance(frame, Deed) and frame.possible(state):
            return True
    return False


def add(out: list[Move], family: list[Move], targets: i64) -> None:
    """Add the moves of a family that point at the members of a set."""
    while targets:
        low = targets & -targets
        out.append(family[PLACES[low % 67]])  # place(low), written out
        targets ^= low


DONE: Final = Verb("done", icon="i-check")
