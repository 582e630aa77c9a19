"""The last round, looked at to its end: all sensible ways through it, each position once."""

from __future__ import annotations

from math import inf
from typing import Generic, TypeVar, final

from mypy_extensions import i64

from terrae.bots.deadline import Deadline
from terrae.bots.planner.search.line import Line, Past, PlannedTurn
from terrae.bots.planner.search.sight import Sight
from terrae.core.state import State

S = TypeVar("S", bound=State)


def last_urgent(line: Line[S]) -> i64:
    return -line.urgency


@final
class Finish(Generic[S]):
    """Where nothing follows the round under way, what looks dull now may be best in the end; here nothing is left out.

    It goes down one line after the other. A position that was reached before leads nowhere new: turns that are urgent
    come first, so that it was not worth less then.
    """

    def __init__(self, sight: Sight[S], most: i64, until: float = inf) -> None:
        self.sight = sight
        self.most = most  # positions that may be looked at
        self.deadline = Deadline(until)
        self.looked: i64 = 0
        self.given_up = False
        self.seen: set[int] = set()
        self.best: Line[S] | None = None

    def plan(self, state: S) -> Line[S] | None:
        """The best line to the end of the round; nothing if there is more to look at than may be."""
        root = self.sight.begin(state)
        if self.sight.may_stop(root.state):
            self.stop(root)
        first = self.ends(root)
        for line in first:
            line.urgency = self.sight.urgency(line.moves)
        self.go_on(sorted(first, key=last_urgent))
        return None if self.given_up else self.best

    def ends(self, line: Line[S]) -> list[Line[S]]:
        """The turns a line may go on with, as far as it may be looked at them."""
        found = self.sight.turn_ends(line)
        self.looked += len(found)
        if self.looked > self.most or self.deadline.is_late():
            self.looked = min(self.looked, self.most)  # one turn too many may have a great many ends
            self.given_up = True
            return []
        return found

    def go_on(self, lines: list[Line[S]]) -> None:
        """Follow lines whose last turn is over, each to the end of the round."""
        sight = self.sight
        for line in lines:
            key = int(sight.identity(line.state))
            if key in self.seen:
                continue
            self.seen.add(key)
            line.past = Past(PlannedTurn(line.moves), line.past)
            line.moves = []
            sight.reply(line)
            if sight.may_stop(line.state):
                self.stop(line)
            self.go_on(self.ends(line))
            if self.given_up:
                return

    def stop(self, line: Line[S]) -> None:
        """Here a line may end; is it the best one?"""
        value = self.sight.value(line.state, True) + line.urgency
        if self.best is not None and value <= self.best.value:
            return
        past = Past(PlannedTurn(self.sight.stop(line.state), True), line.past)
        self.best = Line(line.state, [], past, line.urgency, line.start, line.others)
        self.best.value = value
