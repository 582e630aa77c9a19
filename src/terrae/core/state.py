"""State, Frame, Step, Decision: how a game advances."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from terrae.core.errors import IllegalMove
from terrae.core.events import Ledger
from terrae.core.moves import Move, Verb

NATURE: Final = -1
ANYBODY: Final = -2

S = TypeVar("S", bound="State")


# Games written in plain Python may build on a compiled core: hence `allow_interpreted_subclasses`.
@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One entry of the programme a state still has to run. Frames never change."""

    def enter(self, state: S) -> bool:
        """It is this frame's turn. Must somebody decide?"""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """Rules that ask nobody."""

    def enter(self, state: S) -> bool:
        self.run(state)
        return False

    def run(self, state: S) -> None:
        """Carry out the rules of this step."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """A question to a seat."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def enter(self, state: S) -> bool:
        state.now = self
        return True

    def moves(self, state: S) -> list[Move]:
        """The legal moves, never empty."""
        raise NotImplementedError

    def moves_by(self, state: S, verb: Verb) -> list[Move]:
        """The legal moves of one verb: where all of them are dear, a decision may know a cheaper way."""
        return [move for move in self.moves(state) if move.verb is verb]

    def play(self, state: S, move: Move) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def rank(self, state: S) -> i64:
        """Its place among the open decisions, in the order bots and files take them."""
        return self.seat

    def holds(self, other: Decision[Any]) -> bool:
        """While this decision is open, must that one wait?"""
        return other.seat == self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """A question to nature: a draw with weights. All its moves share one verb, which names the draw."""

    def __init__(self) -> None:
        super().__init__(NATURE)

    def weights(self, state: S) -> list[int]:
        """How likely nature is to choose each of the moves."""
        return [1] * len(self.moves(state))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Programme:
    """The frames still to come: a list that is shared, never changed."""

    def __init__(self, first: Frame[Any], rest: Programme | None) -> None:
        self.first = first
        self.rest = rest


@final
@mypyc_attr(acyclic=True)
class Owed:
    """The open decisions, in canonical order: a list that is shared, never changed."""

    def __init__(self, first: Decision[Any], rest: Owed | None) -> None:
        self.first = first
        self.rest = rest


@final
class Settle(Frame[Any]):
    """Nothing goes on until every open decision is answered."""

    def enter(self, state: State) -> bool:
        if state.open is None:
            return False
        state.now = None
        state.then(self)
        return True


SETTLE: Final = Settle()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A position: plain data, the question asked now, the frames that follow it, and what other seats still owe."""

    def __init__(self) -> None:
        self.stack: Programme | None = None
        self.now: Decision[Any] | None = None
        self.open: Owed | None = None
        self.ledger: Ledger | None = None

    @property
    def over(self) -> bool:
        return self.now is None and self.open is None

    @property
    def decision(self) -> Decision[Any]:
        """The question to answer next in the canonical order: open ones first."""
        owed = self.open
        if owed is not None:
            return owed.first
        now = self.now
        assert now is not None, "the game is over"
        return now

    def decisions(self) -> list[Decision[Any]]:
        """Every question that may be answered now, the canonical one first."""
        found: list[Decision[Any]] = []
        owed = self.open
        while owed is not None:
            found.append(owed.first)
            owed = owed.rest
        now = self.now
        if now is not None:
            for other in found:
                if other.holds(now):
                    return found
            found.append(now)
        return found

    def then(self, first: Frame[Any], second: Frame[Any] | None = None) -> None:
        """Do this next; a second frame follows the first."""
        if second is not None:
            self.stack = Programme(second, self.stack)
        self.stack = Programme(first, self.stack)

    def programme(self, frames: list[Frame[Any]]) -> None:
        """Do all these next, in the order written."""
        for number in range(len(frames) - 1, -1, -1):
            self.stack = Programme(frames[number], self.stack)

    def owe(self, decision: Decision[Any]) -> None:
        """A seat may answer this whenever it likes, until something waits for it."""
        rank = decision.rank(self)
        before: list[Decision[Any]] = []
        rest = self.open
        while rest is not None and rest.first.rank(self) <= rank:
            before.append(rest.first)
            rest = rest.rest
        owed = Owed(decision, rest)
        for number in range(len(before) - 1, -1, -1):
            owed = Owed(before[number], owed)
        self.open = owed

    def moves(self) -> list[Move]:
        """What the seat that must decide may play."""
        return self.decision.moves(self)

    def moves_of(self, seat: i64) -> list[Move]:
        """What a seat may play now; nothing if it is asked nothing."""
        for decision in self.decisions():
            if decision.seat == seat:
                return decision.moves(self)
        return []

    def moves_by(self, seat: i64, verb: Verb) -> list[Move]:
        """The same of one verb."""
        for decision in self.decisions():
            if decision.seat == seat:
                return decision.moves_by(self, verb)
        return []

    def play(self, move: Move, seat: i64 = ANYBODY) -> None:
        """Play a legal move (of that seat, if several are asked), and run on until somebody must decide."""
        if self.open is None:
            now = self.now
            assert now is not None, "the game is over"
            assert seat == ANYBODY or seat == now.seat, "that seat is not asked"
            now.play(self, move)
            self.advance()
        else:
            self.answer(move, seat)

    def answer(self, move: Move, seat: i64) -> None:
        """Answer one of several questions; the others stay open."""
        decision = self.decision
        if seat != ANYBODY and seat != decision.seat:
            asked = [candidate for candidate in self.decisions() if candidate.seat == seat]
            assert asked, "that seat is not asked"
            decision = asked[0]
        if decision is self.now:
            decision.play(self, move)
            self.advance()
            return
        left: list[Decision[Any]] = []
        owed = self.open
        while owed is not None:
            if owed.first is not decision:
                left.append(owed.first)
            owed = owed.rest
        rest: Owed | None = None
        for number in range(len(left) - 1, -1, -1):
            rest = Owed(left[number], rest)
        self.open = rest
        decision.play(self, move)
        if self.now is None:
            self.advance()

    def advance(self) -> None:
        """Run steps until somebody must decide or the game is over."""
        while True:
            stack = self.stack
            if stack is None:
                self.now = None
                return
            self.stack = stack.rest
            if stack.first.enter(self):
                return

    def begin_round(self) -> None:
        """A round begins or ends: what follows is not what the move that led here brings by itself."""
        if self.ledger is not None:
            self.ledger.begin_round()

    def check(self, move: Move, seat: i64 = ANYBODY) -> None:
        """Raise if the move is not legal now. `play` trusts its caller."""
        if move not in (self.moves() if seat == ANYBODY else self.moves_of(seat)):
            raise IllegalMove("error.illegal-move", text=move.text)

    def copy(self) -> State:
        """An independent state; frames are shared because they never change."""
        raise NotImplementedError
