"""How a planner judges turns: each is forced, planned on, and told what its line brings.

All turns compared get plans of the same extent from the positions they lead to, seen by the same sight. A plan to the
end of the game is seldom how the game goes, and one to the end of the round does not see what it builds up. So turns
are looked at near and far, and one is better than another by the mean of what these looks say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

from terrae.bots.judging import Gain, Judgement, Prospect
from terrae.bots.planner.search.beam import Beam, Extent
from terrae.bots.planner.search.line import Line, PlannedTurn, turns_of
from terrae.bots.planner.search.sight import Sight
from terrae.core.asks import balance
from terrae.core.events import Ledger
from terrae.core.game import Game
from terrae.core.moves import Move
from terrae.core.state import State

S = TypeVar("S", bound=State)

HUNDRED = 100  # worths are in hundredths of a point
POINTS = "points"
URGENCY = "urgency"  # the term for coming before others
REST = "rest"  # and the one for what neither events nor terms tell
AHEAD = 1  # rounds that expected points look ahead: farther plans promise what rivals will not allow
LEAST = 0.5  # points of it that are told
MOST_ANSWERS = 40  # of others within a turn


@dataclass
class Outcome(Generic[S]):
    """What comes of a turn as far as one look sees: the turns of the line, its last position and its worth."""

    turns: list[PlannedTurn]
    end: S
    worth: int


@dataclass
class Candidate(Generic[S]):
    """A turn, and the position it leads to; none if it stops and nothing follows."""

    turn: PlannedTurn
    after: S | None
    urgency: int
    key: int
    played: bool = False
    outcomes: list[Outcome[S]] = field(default_factory=list)  # by look

    def margins(self, other: Candidate[S]) -> list[int]:
        """By how much it is better, by look."""
        urgency = self.urgency - other.urgency
        return [one.worth - two.worth + urgency for one, two in zip(self.outcomes, other.outcomes, strict=True)]

    def ahead_of(self, other: Candidate[S]) -> int:
        """By how much it is better, in the mean of all looks."""
        margins = self.margins(other)
        return sum(margins) // len(margins)

    def regret(self, highest: list[int]) -> int:
        """How far it is behind the best turn of each look, added up."""
        return sum(most - outcome.worth - self.urgency for most, outcome in zip(highest, self.outcomes, strict=True))


class Judging(Generic[S]):
    """One position, judged for one seat; `extents` are the looks, the farthest last."""

    def __init__(self, game: Game, sight: Sight[S], extents: Sequence[Extent], tries: int) -> None:
        self.game = game
        self.sight = sight
        self.extents = list(extents)  # as many as there is something to see for
        self.tries = tries  # turns that look best at once and are planned on
        self.looked = 0
        self.known: dict[int, list[PlannedTurn]] = {}  # by look: the best line found so far
        self.highest: dict[int, int] = {}

    def judge(self, state: S, played: Sequence[Move] | None) -> Judgement:
        """The turns worth a thought, the best first."""
        root = self.sight.alone(state)
        self.extents = distinct(self.extents, 0 if self.sight.is_last(root) else int(self.sight.rounds_after(root)))
        found = self.candidates(root)
        own: Candidate[S] | None = None
        if played is not None:
            own = self.as_played(state, root, list(played))
            found = [*(candidate for candidate in found if candidate.key != own.key), own]
        for candidate in found:
            for look in range(len(self.extents)):
                candidate.outcomes.append(self.outcome(root, candidate, look))
        highest = [self.highest[look] for look in range(len(self.extents))]
        found.sort(key=lambda candidate: candidate.regret(highest))
        loss, doubt = 0, 0
        if own is not None:
            doubt = max(0, *(margin for candidate in found for margin in candidate.margins(own)))
            better = max(found, key=lambda candidate: candidate.ahead_of(own))
            loss = max(0, better.ahead_of(own))
            found.remove(better if loss else own)
            found.insert(0, better if loss else own)
        prospects = [self.prospect(root, candidate, found[0].ahead_of(candidate)) for candidate in found]
        return Judgement(prospects, loss / HUNDRED, doubt / HUNDRED, self.looked)

    # Which turns

    def candidates(self, root: S) -> list[Candidate[S]]:
        """The first turn of the best plan of each look, the turns that look best at once, and stopping."""
        sight = self.sight
        chosen: dict[int, Candidate[S]] = {}
        for look, extent in enumerate(self.extents):
            beam = Beam(sight, extent)
            line = beam.plan(root, [])
            self.looked += int(beam.looked)
            turns = [] if line is None else turns_of(line.past)
            planned = self.candidate(root, turns[0]) if turns else None
            if planned is not None:
                self.known[look] = turns
                chosen.setdefault(planned.key, planned)
        ends = sight.turn_ends(Line(root, [], None))
        self.looked += len(ends)
        ranked = sorted(ends, key=lambda end: -int(sight.value(end.state, False) + sight.urgency(end.moves)))
        tries = self.tries
        for end in ranked:
            key = int(sight.identity(end.state))
            if not tries:
                break
            if key not in chosen:
                chosen[key] = Candidate(PlannedTurn(end.moves), end.state, int(sight.urgency(end.moves)), key)
                tries -= 1
        if sight.may_stop(root) and sight.stop(root) and not any(one.turn.stops for one in chosen.values()):
            stop = self.candidate(root, PlannedTurn(sight.stop(root), True))
            if stop is not None:
                chosen[stop.key] = stop
        return list(chosen.values())

    def candidate(self, root: S, turn: PlannedTurn) -> Candidate[S] | None:
        """A turn as it is played in this position, if it can be."""
        sight = self.sight
        urgency = int(sight.urgency(turn.moves))
        if turn.stops:
            after = None if sight.is_last(root) else sight.next_round(root, turn.moves)
            return Candidate(turn, after, urgency, hash(("stop", *(move.index for move in turn.moves[:1]))))
        after = sight.replay(root, turn.moves, False)
        return None if after is None else Candidate(turn, after, urgency, int(sight.identity(after)))

    def as_played(self, state: S, root: S, moves: list[Move]) -> Candidate[S]:
        """The turn that was played; one that cannot be repeated with the others standing still is seen from where it
        led in fact. Of one that stops only the stop counts: what is changed before it is worth as much unchanged."""
        sight = self.sight
        stop = sight.stop(root)
        stops = [move for move in moves if stop and move.verb is stop[0].verb]
        own = self.candidate(root, PlannedTurn(stops[:1] or moves, bool(stops))) or self.finished(root, moves)
        if own is None:
            after = sight.alone(walk(state, moves, int(sight.me), Ledger()))
            own = Candidate(PlannedTurn(moves), after, int(sight.urgency(moves)), int(sight.identity(after)))
        own.played = True
        return own

    def finished(self, root: S, moves: list[Move]) -> Candidate[S] | None:
        """A turn that has only begun, because something was drawn in the midst of it, with the end that looks best."""
        sight = self.sight
        left = walk(root, moves, int(sight.me), Ledger())
        now = left.now
        if now is None or now.seat != sight.me or type(now) is type(root.now):
            return None
        ends = sight.turn_ends(Line(left, moves, None))
        best = max(ends, key=lambda end: int(sight.value(end.state, False)), default=None)
        return None if best is None else self.candidate(root, PlannedTurn(best.moves))

    # What comes of them

    def outcome(self, root: S, candidate: Candidate[S], look: int) -> Outcome[S]:
        """Plan on from where a turn leads; what the best line so far goes on with may suit this turn as well."""
        sight, turn, after = self.sight, candidate.turn, candidate.after
        found = Outcome([turn], root, int(sight.value(root, True)))
        extent = self.extents[look]
        if after is not None and (extent.horizon or not turn.stops):
            if turn.stops:  # that round is over: one less to look ahead
                extent = nearer(extent)
            beam = Beam(sight, extent)
            line = beam.plan(after, self.known.get(look, []))
            self.looked += int(beam.looked)
            if line is not None:
                found = Outcome([turn, *turns_of(line.past)], line.state, int(line.value - line.urgency))
            elif not turn.stops:
                found = Outcome([turn], after, int(sight.value(after, False)))
        worth = found.worth + candidate.urgency
        if look not in self.highest or worth > self.highest[look]:
            self.highest[look], self.known[look] = worth, found.turns
        return found

    def prospect(self, root: S, candidate: Candidate[S], behind: int) -> Prospect:
        """A turn as it is told: what it leads to with the next round in view, and what it brings in this one."""
        told = max(look for look, extent in enumerate(self.extents) if not look or extent.horizon <= AHEAD)
        far, near = candidate.outcomes[told], candidate.outcomes[0]
        gains, goods = self.account(root, near)
        if candidate.urgency:
            gains.append(Gain(URGENCY, 0, candidate.urgency / HUNDRED))
        last = next((number for number, turn in enumerate(near.turns) if turn.stops), len(near.turns) - 1)
        return Prospect(
            list(candidate.turn.moves),
            far.worth / HUNDRED,
            [list(turn.moves) for turn in near.turns[: last + 1] if turn.moves],
            gains,
            goods,
            candidate.played,
            max(0, behind) / HUNDRED,
        )

    def account(self, root: S, outcome: Outcome[S]) -> tuple[list[Gain], dict[str, int]]:
        """What the events of a line bring in points and what the terms say of its end; and in goods.

        The stop at its very end is not played any more: what it brings is in the terms.
        """
        found: dict[tuple[str, int], float] = {}
        goods: dict[str, int] = {}
        state: S | None = root
        turns = outcome.turns
        for turn in turns[:-1] if turns[-1].stops else turns:
            if state is None:
                break
            ledger = Ledger()
            walk(state, turn.moves, int(self.sight.me), ledger)
            cost, gain = balance(self.game, ledger.events, int(self.sight.me))
            for what in {**cost, **gain}:
                goods[what] = goods.get(what, 0) + gain.get(what, 0) - cost.get(what, 0)
            for event in ledger.events:
                if event.seat == self.sight.me and event.what == POINTS and event.amount:
                    key = (str(event.source), self.game.round_of(state))
                    found[key] = found.get(key, 0.0) + int(event.amount)
            state = self.sight.replay(state, turn.moves, turn.stops)
        gains = [Gain(source, when, points) for (source, when), points in found.items() if points]
        terms = {str(name): int(said) / HUNDRED for name, said in self.sight.terms(outcome.end)}
        gains += [Gain(name, 0, said) for name, said in terms.items() if said and name != POINTS]
        now = int(dict(self.sight.terms(root)).get(POINTS, 0))
        rest = (outcome.worth - now) / HUNDRED - sum(gain.points for gain in gains)
        goods.pop(POINTS, None)
        return gains + ([Gain(REST, 0, rest)] if abs(rest) >= LEAST else []), goods


def distinct(extents: list[Extent], rounds: int) -> list[Extent]:
    """The looks that see different things if so many rounds follow."""
    found = {min(int(extent.horizon), rounds): extent for extent in extents}
    return [found[horizon] for horizon in sorted(found)]


def nearer(extent: Extent) -> Extent:
    """One round less to look ahead."""
    return Extent(extent.width, extent.later, extent.horizon - 1, extent.last, extent.cap, extent.positions, extent.kin)


def answered(start: S, seat: int) -> S:
    """A copy in which the other seats have answered what they may still answer, with what comes first."""
    state = cast(S, start.copy())
    for _ in range(MOST_ANSWERS):
        owed = next((it for it in state.decisions() if it is not state.now and it.seat != seat), None)
        if owed is None:
            break
        state.play(owed.moves(state)[0], owed.seat)
    return state


def walk(start: S, moves: Sequence[Move], seat: int, ledger: Ledger) -> S:
    """A copy after the moves of a turn, as far as they can be played; others answer in between what they must."""
    state = cast(S, start.copy())
    state.ledger = ledger
    for move in moves:
        patience = MOST_ANSWERS
        while patience and not state.over and move not in state.moves_of(seat) and state.decision.seat != seat:
            state.play(state.decision.moves(state)[0], state.decision.seat)
            patience -= 1
        if state.over or move not in state.moves_of(seat):
            break
        state.play(move, seat)
    state.ledger = None
    return state
