"""All sensible ways to play a turn: who is sent where, with the best answers to what is asked because of it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.bots.planner.search.line import Line
from terrae.bots.terramara.search.evaluation import Outlook
from terrae.core.moves import Move
from terrae.core.state import NATURE
from terrae.games.terramara.rules.action import FreeMove
from terrae.games.terramara.rules.clan import Send
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import DECLINE, FLIP, Turn, Window

MOST_ANSWERS: Final = 40  # in one turn: nothing asks more
LOWEST: Final = -100000000


def go_on(state: Mara, me: i64) -> None:
    """Whatever others are asked, and nature: they take the first answer, for nobody knows better."""
    while True:
        owed = state.open
        if owed is not None:
            if owed.first.seat == me:
                return
            state.play(owed.first.moves(state)[0], owed.first.seat)
            continue
        now = state.now
        if now is None or now.seat == me or (now.seat != NATURE and isinstance(now, Turn)):
            return
        state.play(now.moves(state)[0], now.seat)


def identity(state: Mara, me: i64) -> i64:
    """A number that tells positions of a seat apart between two turns."""
    seat = state.seats[me]
    goods = seat.goods
    workers = seat.workers
    tired = seat.tired
    return hash(
        (
            seat.points,
            seat.military,
            seat.culture,
            seat.caravan,
            seat.second,
            seat.flags,
            seat.cards,
            seat.used,
            seat.reserved,
            seat.grown,
            seat.ability_used,
            seat.bonus_tiles,
            seat.explorers_at,
            seat.chieftain_at,
            seat.warriors_at,
            seat.explorers,
            seat.warriors,
            goods[0] + 100 * goods[1] + 10000 * goods[2] + 1000000 * goods[3],
            goods[4] + 100 * goods[5] + 10000 * goods[6] + 1000000 * goods[7],
            workers[0] + 100 * workers[1] + 10000 * workers[2],
            tired[0] + 100 * tired[1] + 10000 * tired[2],
            state.round,
        )
    )


@final
class Ways:
    """The turns of one seat."""

    def __init__(self, me: i64, outlook: Outlook, branch: i64, flips: bool, every: i64 = 0) -> None:
        self.me = me
        self.outlook = outlook
        self.branch = branch  # answers to one question that are thought to their end
        self.flips = flips  # is turning the character over thought of?
        self.every = every  # all ways instead, sensible or not, as long as there are no more of them

    def ends(self, start: Line[Mara]) -> list[Line[Mara]]:
        """The turns from here on."""
        ends: list[Line[Mara]] = []
        state = start.state
        if self.every:
            self.all_ways(start, ends, set())
        elif isinstance(state.now, Turn) and state.open is None:
            self.sendings(start, ends)
        else:
            self.follow(start, ends, 0)
        return ends

    def sendings(self, start: Line[Mara], ends: list[Line[Mara]]) -> None:
        """Everybody that can be sent, everywhere; before that the character may be turned over."""
        now = start.state.now
        assert now is not None
        for move in now.moves(start.state):
            verb = move.verb
            if isinstance(verb, Send) or (verb is FLIP and self.flips):
                twin = start.state.copy()
                twin.play(move)
                go_on(twin, self.me)
                line = start.on(twin, [move])
                if verb is FLIP and isinstance(twin.now, Turn):
                    self.sendings(line, ends)
                else:
                    self.follow(line, ends, 0)

    def all_ways(self, line: Line[Mara], ends: list[Line[Mara]], seen: set[int]) -> None:
        """Every move to the end of the turn, in whatever order: gains are never declined, for none of them does any
        harm, and what is free at any time is done before or after the action."""
        state = line.state
        for move in self.possible(state):
            if len(ends) > self.every:
                return
            twin = state.copy()
            twin.play(move, self.me)
            go_on(twin, self.me)
            after = line.on(twin, [move])
            if self.is_over(twin):
                ends.append(after)
                continue
            now = twin.now
            if isinstance(now, Window) and twin.open is None:
                key = int(identity(twin, self.me)) * 2 + int(now.crafted)
                if key in seen:
                    continue
                seen.add(key)
            self.all_ways(after, ends, seen)

    def possible(self, state: Mara) -> list[Move]:
        """What can be played, as far as it makes a difference when the turn is over."""
        moves = [move for move in state.moves_of(self.me) if move.verb is not DECLINE]
        if state.open is None and isinstance(state.now, Turn | Window):
            return moves
        plain = [move for move in moves if not isinstance(move.verb, FreeMove)]
        return plain if plain else moves

    def follow(self, line: Line[Mara], ends: list[Line[Mara]], depth: i64) -> None:
        """Answer what is asked until the turn is over."""
        state = line.state
        if self.is_over(state) or depth >= MOST_ANSWERS:
            ends.append(line)
            return
        moves = self.answers(state)
        if len(moves) == 1:
            state.play(moves[0], self.me)
            go_on(state, self.me)
            line.moves = [*line.moves, moves[0]]
            self.follow(line, ends, depth + 1)
            return
        best: list[Line[Mara]] = []
        most: i64 = self.branch if depth < 3 else 1
        for move in moves:
            after = self.tried(line, move)
            number: i64 = len(best)
            while number > 0 and best[number - 1].value < after.value:
                number -= 1
            if number < most:
                best.insert(number, after)
                if len(best) > most:
                    best.pop()
        for after in best:
            self.follow(after, ends, depth + 1)

    def tried(self, line: Line[Mara], move: Move) -> Line[Mara]:
        """An answer, with the best answers to what it asks, up to the end of the turn or the next free choice."""
        twin = line.state.copy()
        twin.play(move, self.me)
        go_on(twin, self.me)
        played = [move]
        if not isinstance(line.state.now, Window):
            after = line.on(twin, played)
            after.value = self.outlook.value(twin, False)
            return after
        while not self.is_over(twin) and not isinstance(twin.now, Window) and len(played) < MOST_ANSWERS:
            chosen = self.greedy(twin)
            twin.play(chosen, self.me)
            go_on(twin, self.me)
            played.append(chosen)
        after = line.on(twin, played)
        after.value = self.outlook.value(twin, False)
        return after

    def greedy(self, state: Mara) -> Move:
        """The answer that looks best at once."""
        moves = self.answers(state)
        if len(moves) == 1:
            return moves[0]
        found = moves[0]
        highest: i64 = LOWEST
        for move in moves:
            twin = state.copy()
            twin.play(move, self.me)
            go_on(twin, self.me)
            worth = self.outlook.value(twin, False)
            if worth > highest:
                found = move
                highest = worth
        return found

    def is_over(self, state: Mara) -> bool:
        """Is the seat not asked any more, or asked for its next turn?"""
        if state.open is not None:
            return False
        now = state.now
        return now is None or now.seat != self.me or isinstance(now, Turn)

    def answers(self, state: Mara) -> list[Move]:
        """What may be answered; Workers and the like are called in the window after the action, nowhere else."""
        if state.open is not None:
            return state.moves_of(self.me)
        now = state.now
        assert now is not None
        moves = now.moves(state)
        if isinstance(now, Window):
            return moves
        plain = [move for move in moves if not isinstance(move.verb, FreeMove) and move.verb is not DECLINE]
        return plain if plain else moves
