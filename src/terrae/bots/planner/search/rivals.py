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
    """A seat as it is expected to play."""

    def __init__(self, sight: Sight[S]) -> None:
        self.sight = sight
        self.rounds: list[list[PlannedTurn]] = []  # the turns of its plan, from the round under way on; then it stops

    def in_rounds(self, line: Line[S], state: S) -> list[list[PlannedTurn]]:
        """A plan of this seat by rounds, from the one under way in a position on."""
        rounds = by_rounds(turns_of(line.past))
        return [[], *rounds] if self.sight.has_stopped(state) else rounds


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

    def __init__(self, own: Sight[S], rivals: list[Rival[S]], first: i64 = 0) -> None:
        super().__init__(own)
        self.rivals = rivals  # by seat; the seat itself is among them, and its plan there counts for the others only
        self.first = first  # the round under way

    def foresee(self, state: S, extent: Extent, until: float, again: i64 = 0) -> i64:
        """Let the others plan, each alone, and so many times again, each among all as they planned last.

        Tells how many positions were looked at.
        """
        self.first = self.inner.round_of(state)
        looked: i64 = 0
        for rival in self.rivals:
            if rival.sight.me != self.me or again > 0:
                looked += self.plan_alone(rival, state, extent, until)
        for time in range(again):
            plans: list[list[list[PlannedTurn]]] = []
            for rival in self.rivals:
                plan = rival.rounds
                if rival.sight.me != self.me or time < again - 1:  # its own last plan comes after all others
                    lens = AmongRivals(rival.sight, self.rivals, self.first)
                    beam = Beam(lens, extent, until)
                    line = beam.plan(state, []) if lens.plays_on(state) else None
                    looked += beam.looked
                    if line is not None:
                        plan = rival.in_rounds(line, state)
                plans.append(plan)
            for number in range(len(plans)):
                self.rivals[number].rounds = plans[number]
        return looked

    def plan_alone(self, rival: Rival[S], state: S, extent: Extent, until: float) -> i64:
        """Let a seat plan as if it were alone; tell how many positions were looked at."""
        sight = rival.sight
        start = sight.rejoin(state) if sight.has_stopped(state) else state
        if start is None:
            return 0
        beam = Beam(sight, extent, until)
        line = beam.plan(start, [])
        if line is not None:
            rival.rounds = rival.in_rounds(line, state)
        return beam.looked

    def plays_on(self, state: S) -> bool:
        """Will the seat play another turn?"""
        return not (self.inner.has_stopped(state) and self.inner.is_last(state))

    # Between two turns of the seat

    def begin(self, state: S) -> Line[S]:
        twin = cast(S, state.copy())
        self.inner.expose(twin)
        line = Line(twin, [], None)
        seat = self.inner.whose_turn(twin)
        if seat >= 0 and seat != self.me:  # one who is foreseen: the others go on to its turn
            self.reply(line)
        return line

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
