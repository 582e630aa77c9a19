"""A sight: what a title brings to the planner. All worths are whole numbers, in hundredths of a point."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from terrae.bots.planner.search.line import Line, Past, PlannedTurn
from terrae.core.moves import Move
from terrae.core.state import Decision, State

S = TypeVar("S", bound=State)

UNKNOWN: Final = 99
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(Generic[S]):
    """How one seat sees its game from one position. It is made anew for each thought."""

    def __init__(self, me: i64) -> None:
        self.me = me

    def alone(self, state: S) -> S:
        """A copy in which it is the seat's turn, and its turn again after that: the others stand still."""
        raise NotImplementedError

    def begin(self, state: S) -> Line[S]:
        """The line that every plan begins with."""
        return Line(self.alone(state), [], None)

    def turn_ends(self, line: Line[S]) -> list[Line[S]]:
        """All sensible ways to play a turn to its end, each on a copy (`Line.on`)."""
        raise NotImplementedError

    def reply(self, line: Line[S]) -> None:
        """The others answer a turn of a line that is kept, up to the seat's next turn; here they stand still."""

    def urgency(self, moves: list[Move]) -> i64:
        """What the turn asked for is worth besides where it leads, because others might do the same before."""
        return 0

    def value(self, state: S, stopped: bool) -> i64:
        """What a position after a turn is worth; `stopped`: the seat does nothing more in this round."""
        raise NotImplementedError

    def identity(self, state: S) -> i64:
        """A number that tells positions of the seat apart: the same turns in another order lead to the same one."""
        raise NotImplementedError

    def may_stop(self, state: S) -> bool:
        """Can the seat stop for this round here?"""
        raise NotImplementedError

    def stop(self, state: S) -> list[Move]:
        """The turn by which it stops best: passing, dropping out; nothing where a round just ends."""
        raise NotImplementedError

    def next_round(self, state: S, moves: list[Move]) -> S | None:
        """A copy at the seat's first turn of the next round, after stopping by these moves; None if there is none."""
        raise NotImplementedError

    def go_on(self, line: Line[S], start: i64) -> Line[S] | None:
        """A line that has stopped, in the next round; `start`: which of those it is that begin it."""
        past = line.past
        assert past is not None
        state = self.next_round(line.state, past.turn.moves)
        return None if state is None else Line(state, [], past, line.urgency, start)

    def is_last(self, state: S) -> bool:
        """Does nothing follow this round?"""
        raise NotImplementedError

    def rounds_after(self, state: S) -> i64:
        """How many rounds follow this one, as far as that is known."""
        return 0 if self.is_last(state) else UNKNOWN

    def replay(self, state: S, moves: list[Move], stops: bool) -> S | None:
        """A copy after a turn of an older plan, if it can still be played; after one that stops, in the next round."""
        raise NotImplementedError

    def can_stop(self, state: S, moves: list[Move]) -> bool:
        """Can the seat stop by these moves of an older plan?"""
        return self.may_stop(state)

    def resume(self, line: Line[S], turn: PlannedTurn) -> Line[S] | None:
        """A line after a turn of an older plan, if it can still be played."""
        state = self.replay(line.state, turn.moves, turn.stops)
        return None if state is None else Line(state, [], Past(turn, line.past), line.urgency)

    # For a seat that is foreseen (`rivals.py`): only titles that foresee rivals bring these.

    def expose(self, state: S) -> None:
        """The others play, too, from this position on: how they are seen then, and what the position must know."""
        raise NotImplementedError

    def round_of(self, state: S) -> i64:
        """The number of the round under way."""
        raise NotImplementedError

    def whose_turn(self, state: S) -> i64:
        """The seat whose turn it is; NOBODY where something else is asked first."""
        raise NotImplementedError

    def played(self, state: S, moves: list[Move]) -> S | None:
        """A copy after the moves of a turn of the seat, if they can be played."""
        raise NotImplementedError

    def settle(self, state: S, decision: Decision[Any], moves: list[Move]) -> Move:
        """The best answer to a question to the seat that comes between turns or rounds."""
        raise NotImplementedError

    def rejoin(self, state: S) -> S | None:
        """A copy at the seat's first turn of the next round, where it has stopped in this one; None after the last."""
        raise NotImplementedError

    def has_stopped(self, state: S) -> bool:
        """Does the seat do nothing more in this round?"""
        raise NotImplementedError

    def terms(self, state: S) -> list[tuple[str, i64]]:
        """What each part of the evaluation says about a position, by name; together they are its value."""
        raise NotImplementedError
