"""Deeds, what effects become; and verbs a seat may use besides sending a clan member."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from terrae.board.hexes import PLACES
from terrae.core.moves import Move, Verb
from terrae.core.state import Frame, Step
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


class FreeMove(Verb):
    """Something a seat may do at any question of its turn."""

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        """Add the moves that are possible now."""
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


DONE: Final = Verb("done")
