"""Rivals in a plan: the others play as each of them would plan alone, as far as that can still be played."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.bots.planner.search.beam import Beam, Extent
from terrae.bots.planner.search.line import Line, Past, PlannedTurn, turns_of
from terrae.bots.terra_nova.search.evaluation import RIVALS
from terrae.bots.terra_nova.search.sight import NovaSight
from terrae.bots.terra_nova.search.weights import Weights
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import DROP, TURNS, Turn

BYTE: Final = 8  # bits of `Line.others` for each seat: turns of its plan that it has played, or could not, in the round
MOST: Final = 255


@final
class Rival:
    """Another seat as it is expected to play."""

    def __init__(self, sight: NovaSight, rounds: list[list[PlannedTurn]]) -> None:
        self.sight = sight
        self.rounds = rounds  # the turns of its plan, by rounds from the one under way on; it drops out after them


def by_rounds(turns: list[PlannedTurn]) -> list[list[PlannedTurn]]:
    """The turns of a plan by rounds, without those that stop."""
    found: list[list[PlannedTurn]] = [[]]
    for turn in turns:
        if turn.stops:
            found.append([])
        else:
            found[len(found) - 1].append(turn)
    return found


def rejoined(state: Nova, sight: NovaSight) -> Nova | None:
    """A copy at the first turn of a seat that has dropped out: in the next round, before everybody else."""
    now = state.now
    assert isinstance(now, Turn)
    twin = state.copy()
    twin.dropped = [seat.number for seat in twin.seats if seat.number != now.seat]
    for number in twin.dropped:
        twin.seats[number].dropped = True
    twin.play(twin.land.of(DROP)[0])
    while not twin.over and not isinstance(twin.decision, Turn):
        decision = twin.decision
        answers = decision.moves(twin)
        twin.play(sight.settle(twin, decision, answers) if decision.seat == sight.me else answers[0])
    if twin.over:
        return None
    twin.now = TURNS[sight.me]
    return twin


@final
class AmongRivals(NovaSight):
    """Between two turns of the seat the others play theirs, in rounds to come, too."""

    def __init__(self, state: Nova, me: i64, weights: Weights, weighed: i64, sites: i64) -> None:
        # What others gained thanks to the seat cannot be told from what they gained by themselves.
        super().__init__(state, me, weights, weighed & ~one(RIVALS), sites)
        self.ways.share = MOST  # the others take power actions themselves
        self.rivals: list[Rival] = []  # by seat; the seat itself is among them, and expected to do nothing

    def foresee(self, weighed: i64, extent: Extent, until: float) -> i64:
        """Let the others plan, each alone; tell how many positions were looked at."""
        state = self.origin
        looked: i64 = 0
        for seat in state.seats:
            other = NovaSight(state, seat.number, self.weights, weighed, self.ways.sites)
            rounds: list[list[PlannedTurn]] = []
            if seat.number != self.me:
                start: Nova | None = state
                if seat.dropped:
                    rounds.append([])
                    start = rejoined(state, other)
                if start is not None:
                    beam = Beam(other, extent, until)
                    line = beam.plan(start, [])
                    looked += beam.looked
                    if line is not None:
                        rounds += by_rounds(turns_of(line.past))
            self.rivals.append(Rival(other, rounds))
        return looked

    def begin(self, state: Nova) -> Line[Nova]:
        return Line(state.copy(), [], None)

    def reply(self, line: Line[Nova]) -> None:
        """Whoever else is asked answers as expected, up to the next turn of the seat."""
        state = line.state
        number = state.round
        while not state.over:
            decision = state.decision
            if state.round != number:
                number = state.round
                line.others = 0
            if isinstance(decision, Turn):
                if decision.seat == self.me:
                    break
                state = self.expected(line, state, decision.seat)
            else:
                moves = decision.moves(state)
                move = moves[0]
                if decision.seat == self.me:
                    move = self.settle(state, decision, moves)
                elif decision.seat >= 0:
                    move = self.rivals[decision.seat].sight.settle(state, decision, moves)
                state.play(move)
        line.state = state

    def expected(self, line: Line[Nova], state: Nova, number: i64) -> Nova:
        """The position after a turn of another seat: the next one of its plan that can be played, or it drops out."""
        rival = self.rivals[number]
        ahead = state.round - self.origin.round
        if ahead < len(rival.rounds):
            turns = rival.rounds[ahead]
            done = (line.others >> (number * BYTE)) & MOST
            while done < len(turns):
                after = rival.sight.played(state, turns[done].moves)
                done += 1
                line.others += one(number * BYTE)
                if after is not None:
                    self.finish(after, number)
                    return after
        state.play(state.land.of(DROP)[0])
        return state

    def finish(self, state: Nova, number: i64) -> None:
        """What a turn asks besides, because things are not as they were planned, is answered at once."""
        now = state.now
        while now is not None and now.seat == number and not isinstance(now, Turn):
            state.play(now.moves(state)[0])
            now = state.now

    def go_on(self, line: Line[Nova], start: i64) -> Line[Nova] | None:
        past = line.past
        assert past is not None
        after = Line(line.state.copy(), [], past, line.urgency, start, line.others)
        after.state.play(past.turn.moves[0])
        self.reply(after)
        return None if after.state.over else after

    def resume(self, line: Line[Nova], turn: PlannedTurn) -> Line[Nova] | None:
        after = Line(line.state, [], Past(turn, line.past), line.urgency, -1, line.others)
        if turn.stops:
            return self.go_on(after, -1) if self.may_stop(line.state) else None
        state = self.replay(line.state, turn.moves, False)
        if state is None:
            return None
        after.state = state
        self.reply(after)
        return after
