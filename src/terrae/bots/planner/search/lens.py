"""A lens: a sight that sees what another one sees, but for what it sees otherwise itself."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import i64, mypyc_attr

from terrae.bots.planner.search.line import Line
from terrae.bots.planner.search.sight import Sight
from terrae.core.moves import Move
from terrae.core.state import Decision, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lens(Sight[S]):
    """The sight of a title, looked through."""

    def __init__(self, inner: Sight[S]) -> None:
        super().__init__(inner.me)
        self.inner = inner

    def alone(self, state: S) -> S:
        return self.inner.alone(state)

    def turn_ends(self, line: Line[S]) -> list[Line[S]]:
        return self.inner.turn_ends(line)

    def urgency(self, moves: list[Move]) -> i64:
        return self.inner.urgency(moves)

    def value(self, state: S, stopped: bool) -> i64:
        return self.inner.value(state, stopped)

    def identity(self, state: S) -> i64:
        return self.inner.identity(state)

    def may_stop(self, state: S) -> bool:
        return self.inner.may_stop(state)

    def can_stop(self, state: S, moves: list[Move]) -> bool:
        return self.inner.can_stop(state, moves)

    def stop(self, state: S) -> list[Move]:
        return self.inner.stop(state)

    def next_round(self, state: S, moves: list[Move]) -> S | None:
        return self.inner.next_round(state, moves)

    def is_last(self, state: S) -> bool:
        return self.inner.is_last(state)

    def rounds_after(self, state: S) -> i64:
        return self.inner.rounds_after(state)

    def replay(self, state: S, moves: list[Move], stops: bool) -> S | None:
        return self.inner.replay(state, moves, stops)

    def expose(self, state: S) -> None:
        self.inner.expose(state)

    def round_of(self, state: S) -> i64:
        return self.inner.round_of(state)

    def whose_turn(self, state: S) -> i64:
        return self.inner.whose_turn(state)

    def played(self, state: S, moves: list[Move]) -> S | None:
        return self.inner.played(state, moves)

    def settle(self, state: S, decision: Decision[Any], moves: list[Move]) -> Move:
        return self.inner.settle(state, decision, moves)

    def rejoin(self, state: S) -> S | None:
        return self.inner.rejoin(state)

    def has_stopped(self, state: S) -> bool:
        return self.inner.has_stopped(state)

    def terms(self, state: S) -> list[tuple[str, i64]]:
        return self.inner.terms(state)
