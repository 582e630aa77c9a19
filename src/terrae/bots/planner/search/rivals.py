"""Rivals in a plan: the others play as each of them would plan alone, as far as that can still be played."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.bots.planner.search.beam import Beam, Extent
from terrae.bots.planner.search.lens import Lens
from terrae.bots.planner.search.line import Line, Past, PlannedTurn, turns_of
from terrae.bots.planner.search.sight import Sight
from terrae.core.state import State

S = TypeVar("S", bound=State)

BYTE: Final = 8  # bits of `Line.others` for each seat: turns of its plan that it has played, or could not, in the round
MOST: Final = 255
MOST_ANSWERS: Final = 400  # from one turn of the seat to its next


@final
class Rival(Generic[S]):
    """Another seat as it is expected to play."""

    def __init__(self, sight: Sight[S], rounds: list[list[PlannedTurn]]) -> None:
        self.sight = sight
        self.rounds = rounds  # the turns of its plan, by rounds from the one under way on; it stops after them


def by_rounds(turns: list[PlannedTurn]) -> list[list[PlannedTurn]]:
    """The turns of a plan by rounds, without those that stop."""
    found: list[list[PlannedTurn]] = [[]]
    for turn in turns:
        if turn.stops:
            found.append([])
        else:
            found[len(found) - 1].append(turn)
    return found


@final
class AmongRivals(Lens[S]):
    """A sight of a title, with the turns of the others between those of the seat, in rounds to come, too."""

    def __init__(self, own: Sight[S], sights: list[Sight[S]]) -> None:
        super().__init__(own)
        self.first: i64 = 0  # the round under way
        self.rivals = [Rival(sight, []) for sight in sights]  # by seat; the seat itself is among them, without a plan

    def foresee(self, state: S, extent: Extent, until: float) -> i64:
        """Let the others plan, each alone; tell how many positions were looked at."""
        looked: i64 = 0
        self.first = self.inner.round_of(state)
        for rival in self.rivals:
            sight = rival.sight
            if sight.me == self.me:
                continue
            start: S | None = state
            if sight.has_stopped(state):
                rival.rounds = [[]]
                start = sight.rejoin(state)
            if start is not None:
                beam = Beam(sight, extent, until)
                line = beam.plan(start, [])
                looked += beam.looked
                if line is not None:
                    rival.rounds = rival.rounds + by_rounds(turns_of(line.past))
        return looked

    def through(self, own: Sight[S]) -> AmongRivals[S]:
        """The same rivals with the same plans, where the seat itself sees things otherwise."""
        other = AmongRivals(own, [])
        other.first = self.first
        other.rivals = self.rivals
        return other

    # Between two turns of the seat

    def begin(self, state: S) -> Line[S]:
        twin = cast(S, state.copy())
        self.inner.expose(twin)
        return Line(twin, [], None)

    def reply(self, line: Line[S]) -> None:
        """Whoever else is asked answers as expected, up to the next turn of the seat."""
        state = line.state
        number = self.inner.round_of(state)
        answers: i64 = 0
        while not state.over and answers < MOST_ANSWERS:
            answers += 1
            seat = self.inner.whose_turn(state)
            if seat == self.me:
                break
            if self.inner.round_of(state) != number:
                number = self.inner.round_of(state)
                line.others = 0
            if seat >= 0:
                state = self.expected(line, state, seat, number - self.first)
            else:
                decision = state.decision
                moves = decision.moves(state)
                move = moves[0]
                if len(moves) > 1 and decision.seat >= 0:
                    sight = self.inner if decision.seat == self.me else self.rivals[decision.seat].sight
                    move = sight.settle(state, decision, moves)
                state.play(move, decision.seat)
        line.state = state

    def expected(self, line: Line[S], state: S, seat: i64, ahead: i64) -> S:
        """The position after a turn of another seat: the next one of its plan that can be played, or it stops."""
        rival = self.rivals[seat]
        if ahead < len(rival.rounds):
            turns = rival.rounds[ahead]
            done = (line.others >> (seat * BYTE)) & MOST
            while done < len(turns):
                after = rival.sight.played(state, turns[done].moves)
                done += 1
                line.others += one(seat * BYTE)
                if after is not None:
                    return after
        state.play(rival.sight.stop(state)[0], seat)
        return state

    def go_on(self, line: Line[S], start: i64) -> Line[S] | None:
        past = line.past
        assert past is not None
        after = Line(cast(S, line.state.copy()), [], past, line.urgency, start, line.others)
        after.state.play(past.turn.moves[0], self.me)
        self.reply(after)
        return None if after.state.over else after

    def resume(self, line: Line[S], turn: PlannedTurn) -> Line[S] | None:
        inner = self.inner
        after = Line(line.state, [], Past(turn, line.past), line.urgency, -1, line.others)
        if turn.stops:
            return self.go_on(after, -1) if inner.can_stop(line.state, turn.moves) else None
        state = inner.played(line.state, turn.moves)
        if state is None:
            return None
        after.state = state
        self.reply(after)
        return after
