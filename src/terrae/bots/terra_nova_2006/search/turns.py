"""Turns worth a thought, each valued where it ends.

1. Every move, and every stone after it: the best of these beginnings are kept.
2. Each is thought to the end: with every second stone, and with some moves instead of it.
3. Turns in which one figure runs into a pocket and another one closes it are added.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.bots.terra_nova_2006.search.evaluation import Outlook
from terrae.core.dice import Dice
from terrae.core.moves import Move
from terrae.games.terra_nova_2006.rules.figures import ACTIONS
from terrae.games.terra_nova_2006.rules.regions import regions_closed_by
from terrae.games.terra_nova_2006.rules.state import EMPTY, Island, Region
from terrae.games.terra_nova_2006.rules.stones import STONE, touch

LEAST: Final = 300  # hundredths of a point: smaller pockets are not worth two figures


@final
class Line:
    """Some moves of a turn, where they lead, and what that is worth."""

    def __init__(self, moves: list[Move], state: Island, value: i64) -> None:
        self.moves = moves
        self.state = state
        self.value = value


def worth_of(line: Line) -> i64:
    return -line.value


def best_of(lines: list[Line], size: i64) -> list[Line]:
    """The best lines; of equal ones those that came first."""
    return sorted(lines, key=worth_of)[:size]


@final
class Turns:
    """The turns of one seat in one position."""

    def __init__(self, outlook: Outlook, state: Island, seat: i64, dice: Dice) -> None:
        self.outlook = outlook
        self.state = state
        self.seat = seat
        self.next: i64 = (seat + 1) % len(state.seats)
        self.dice = dice
        self.sample: i64 = outlook.weights.sample

    def found(self, wide: i64) -> list[Line]:
        """The turns, or what is left of them, from so many beginnings."""
        begun = Line([], self.state, 0)
        if self.state.action == 0:
            second: list[Line] = []
            moves = self.in_mind(self.state.moves())
            for move in moves:
                if second and self.is_spent():
                    break
                state = self.state.copy()
                state.play(move)
                line = Line([move], state, 0)
                stones = self.stones(state)
                if stones:
                    second += self.after(line, stones)
                else:
                    line.value = self.value(state)
                    second.append(line)
            return self.finished(best_of(second, wide)) + self.with_helpers(moves)
        if self.state.action == 1:
            return self.finished(best_of(self.after(begun, self.thirds(self.state)), wide))
        return self.after(begun, self.state.moves())

    def in_mind(self, moves: list[Move]) -> list[Move]:
        """The moves of the figures that are looked at."""
        watched = self.outlook.weights.watched
        if not watched:
            return moves
        starts = self.state.land.way_start
        figures: list[i64] = []
        for move in moves:
            if starts[move.at] not in figures:
                figures.append(starts[move.at])
        while len(figures) > watched:
            del figures[self.dice.below(len(figures))]
        return [move for move in moves if starts[move.at] in figures]

    def after(self, line: Line, moves: list[Move]) -> list[Line]:
        """A line with one of some moves more, each valued."""
        found: list[Line] = []
        for move in moves:
            if found and self.is_spent():
                break
            state = line.state.copy()
            state.play(move)
            found.append(Line([*line.moves, move], state, self.value(state)))
        return found

    def is_spent(self) -> bool:
        """Was everything looked at that may be? Then a turn is made of what was found, though it be only begun."""
        return self.outlook.looked >= self.outlook.weights.positions

    def value(self, state: Island) -> i64:
        """A little luck keeps equal turns apart."""
        return self.outlook.value(state, self.seat, self.next) * 16 + self.dice.below(16)

    def mine(self, state: Island) -> bool:
        """Is the turn still going on?"""
        return not state.over and state.turn == self.state.turn

    def stones(self, state: Island) -> list[Move]:
        """The stones that can be placed."""
        if not self.mine(state):
            return []
        return state.decision.moves_by(state, STONE)

    def thirds(self, state: Island) -> list[Move]:
        """Every stone, and some moves."""
        moves = state.moves()
        stones = [move for move in moves if move.verb is STONE]
        others = moves[len(stones) :]
        if not stones or len(others) <= self.sample:
            return moves
        return stones + self.some(others)

    def finished(self, lines: list[Line]) -> list[Line]:
        """The lines with the rest of the turn; of the same stones in another order only the first."""
        found: list[Line] = []
        seen: set[tuple[int, int, int]] = set()
        for line in lines:
            if not self.mine(line.state) or self.is_spent():
                found.append(line)
                continue
            moves = self.thirds(line.state)
            if len(line.moves) == ACTIONS - 1:
                fresh: list[Move] = []
                for move in moves:
                    one, other = line.moves[1].index, move.index
                    key = (line.moves[0].index, min(one, other), max(one, other))
                    if move.verb is not STONE or line.moves[1].verb is not STONE or key not in seen:
                        seen.add(key)
                        fresh.append(move)
                moves = fresh
            longer = self.after(line, moves)
            found += longer if not longer or not self.mine(longer[0].state) else self.finished(longer)
        return found

    def with_helpers(self, moves: list[Move]) -> list[Line]:
        """One figure runs into a pocket, another one goes beside its gap, and the stone closes it."""
        state = self.state
        found: list[Line] = []
        for at in range(state.land.size):
            if state.fields[at] != EMPTY or self.is_spent():
                continue
            for region in regions_closed_by(state, at):
                if region.value * 100 >= LEAST:
                    found += self.helped(moves, at, region)
        return found

    def helped(self, moves: list[Move], at: i64, region: Region) -> list[Line]:
        """The turns that close one region with one figure more in it."""
        land = self.state.land
        closers = [move for move in moves if touch(land, land.way_end[move.at], at)]
        helpers: list[Move] = []
        for move in moves:
            if land.way_end[move.at] in region.fields and land.way_start[move.at] not in region.fields:
                helpers.append(move)
        found: list[Line] = []
        for closer in self.some(closers):
            for helper in self.some(helpers):
                if land.way_start[closer.at] == land.way_start[helper.at]:
                    continue
                state = self.state.copy()
                state.play(helper)
                if closer not in state.moves():
                    continue
                state.play(closer)
                stone = land.of(STONE)[at]
                if stone in state.moves():
                    state.play(stone)
                    found.append(Line([helper, closer, stone], state, self.value(state)))
        return found

    def some(self, moves: list[Move]) -> list[Move]:
        """A few of them."""
        if len(moves) <= self.sample:
            return moves
        return [moves[self.dice.below(len(moves))] for _ in range(self.sample)]
