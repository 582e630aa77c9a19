"""The search: what comes of the promising turns.

They are answered: whoever moves next plays the turn that is best for them, found in the same way with less width, and
so on; all of them for one turn, then the better half for two turns, and so on. Or they are played out a few times, all
with the same luck. The turn with the best end is played.
"""

from __future__ import annotations

from math import inf
from typing import Final, final

from mypy_extensions import i64

from terrae.bots.deadline import Deadline
from terrae.bots.terra_nova_2006.search.evaluation import Outlook
from terrae.bots.terra_nova_2006.search.playout import play_on
from terrae.bots.terra_nova_2006.search.turns import Line, Turns, best_of
from terrae.core.dice import Dice
from terrae.core.moves import Move
from terrae.games.terra_nova_2006.rules.state import Island

FAR: Final = 1000000000  # no lead is larger
FEWEST: Final = 3  # turns that are looked at deeper


@final
class Search:
    """The search for one turn of a seat."""

    def __init__(self, outlook: Outlook, state: Island, seat: i64, dice: Dice, until: float = inf) -> None:
        self.outlook = outlook
        self.state = state
        self.seat = seat
        self.next: i64 = (seat + 1) % len(state.seats)
        self.dice = dice
        self.deadline = Deadline(until)

    def best(self) -> list[Move]:
        """The moves of the best turn, or of what is left of it."""
        weights = self.outlook.weights
        turns = Turns(self.outlook, self.state, self.seat, self.dice).found(weights.wide)
        promising = best_of(turns, max(1, weights.tried))
        if len(promising) == 1:
            return promising[0].moves
        if weights.playouts:
            return self.best_played_out([self.with_answers(line) for line in promising]).moves
        return self.best_answered(promising).moves if weights.answers else promising[0].moves

    def may_go_on(self) -> bool:
        """Is there something left of its budget, and does nobody wait?"""
        return self.outlook.looked < self.outlook.weights.positions and not self.deadline.is_late()

    def lead(self, end: Island, seat: i64) -> i64:
        """What a position at the end of a turn is worth to a seat."""
        return self.outlook.lead(end, seat, self.next if end.over else end.decision.seat)

    # Playouts

    def with_answers(self, line: Line) -> Line:
        """The line with the best answers after it, from where it is played out."""
        answers = self.outlook.weights.answers
        return Line(line.moves, self.answered(line.state, answers, -FAR, FAR), 0) if answers else line

    def best_played_out(self, lines: list[Line]) -> Line:
        """The line with the best mean end if all play on at random, yet not like fools.

        The better half is played out again, twice as often, and so on.
        """
        weights = self.outlook.weights
        playouts = weights.playouts
        for line in lines:
            line.value = 0
        for again in range(weights.halvings, -1, -1):
            seeds = [self.dice.below(2000000000) for _ in range(playouts)]
            for line in lines:
                for seed in seeds:
                    if not self.may_go_on():
                        return lines[0]
                    line.value += self.played_out(line.state, seed)
            lines = best_of(lines, max(len(lines) // 2, 2) if again else 1)
            playouts *= 2
        return lines[0]

    def played_out(self, start: Island, seed: i64) -> i64:
        """What a position is worth to the seat after some turns."""
        state = start.copy()
        weights = self.outlook.weights
        play_on(state, weights.horizon, Dice(seed), self.outlook.grounds, weights.keen)
        self.outlook.looked += weights.horizon
        return self.outlook.value(state, self.seat, self.next if state.over else state.decision.seat)

    # Answers

    def best_answered(self, lines: list[Line]) -> Line:
        """The line with the best end: all for one turn more, the better half for two turns, and so on."""
        deepest = self.outlook.weights.answers
        for answers in range(1, deepest + 1):
            keep: i64 = 1 if answers == deepest else max(FEWEST, len(lines) // 2)
            done: list[Line] = []  # the best first
            for line in lines:
                low = done[keep - 1].value if len(done) >= keep else -FAR
                worth = self.lead(self.answered(line.state, answers, low, FAR), self.seat)
                if not self.may_go_on():  # it was not thought to its end
                    return done[0] if done else lines[0]
                line.value = worth
                place: i64 = len(done)
                while place > 0 and done[place - 1].value < worth:
                    place -= 1
                done.insert(place, line)
            lines = done[:keep]
        return lines[0]

    def answered(self, state: Island, answers: i64, low: i64, high: i64) -> Island:
        """Where so many more turns lead, each the best for its mover.

        With two seats what one gains the other loses: what leads below `low` or above `high` is not looked at further.
        """
        if answers == 0 or state.over or not self.may_go_on():
            return state
        weights = self.outlook.weights
        mover: i64 = state.decision.seat
        turns = Turns(self.outlook, state, mover, self.dice).found(weights.answer_wide)
        best = state
        highest: i64 = -FAR
        for line in best_of(turns, weights.replies if answers > 1 else 1):
            end = self.answered(line.state, answers - 1, low, high)
            worth = self.lead(end, mover)
            if worth > highest:
                highest = worth
                best = end
            if len(state.seats) == 2:
                if mover == self.seat:
                    low = max(low, worth)
                else:
                    high = min(high, -worth)
                if low >= high:
                    break
        return best
