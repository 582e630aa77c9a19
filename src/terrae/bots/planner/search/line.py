"""A line: turns of one seat, one after another, and where they lead."""

from __future__ import annotations

from typing import Generic, TypeVar, final

from mypy_extensions import i64

from terrae.core.moves import Move
from terrae.core.state import State

S = TypeVar("S", bound=State)


@final
class PlannedTurn:
    """The moves of one turn; `stops`: it is the seat's last one of its round."""

    def __init__(self, moves: list[Move], stops: bool = False) -> None:
        self.moves = moves
        self.stops = stops


@final
class Past:
    """The turns of a line so far: a list that is shared, never changed."""

    def __init__(self, turn: PlannedTurn, before: Past | None) -> None:
        self.turn = turn
        self.before = before
        self.first: PlannedTurn = turn if before is None else before.first


def turns_of(past: Past | None) -> list[PlannedTurn]:
    """The turns in the order in which they are played."""
    found: list[PlannedTurn] = []
    while past is not None:
        found.append(past.turn)
        past = past.before
    found.reverse()
    return found


@final
class Line(Generic[S]):
    """A position, the turns that led to it, and the moves of the turn under way."""

    def __init__(
        self, state: S, moves: list[Move], past: Past | None, urgency: i64 = 0, start: i64 = -1, others: i64 = 0
    ) -> None:
        self.state = state
        self.moves = moves
        self.past = past
        self.urgency = urgency  # what its first turn is worth besides, because others might come first
        self.start = start  # which of the lines it was when a round to come began; -1 in the round under way
        self.others = others  # how far the others have come in what they are expected to do, as the sight counts it
        self.value: i64 = 0
        self.key: i64 = 0  # tells positions apart

    def on(self, state: S, moves: list[Move]) -> Line[S]:
        """The same line some moves of the same turn later."""
        return Line(state, self.moves + moves, self.past, self.urgency, self.start, self.others)
