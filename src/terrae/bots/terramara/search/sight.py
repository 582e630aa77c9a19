"""How a seat of Terramara sees its game: it sends its clan alone, and rivals take the places they are likely to."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.bots.planner.search.line import Line
from terrae.bots.planner.search.sight import Sight
from terrae.bots.terramara.search.evaluation import Outlook
from terrae.bots.terramara.search.ways import LOWEST, Ways, go_on, identity
from terrae.bots.terramara.search.weights import Weights
from terrae.core.moves import Move
from terrae.core.state import NATURE, Decision
from terrae.games.terramara.rules.clan import Send
from terrae.games.terramara.rules.craft import DRAW
from terrae.games.terramara.rules.effects import EXPLORER
from terrae.games.terramara.rules.spaces import HUT, ROUNDS
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import NEXT_TURN, TURNS, Turn

STRIDE: Final = 7  # how a fixed sample walks through the cards that might be drawn


def pass_turn(state: Mara, seat: i64) -> None:
    """A seat's turn is over: on to the next one that has somebody to send, or to the next round."""
    state.now = None
    state.then(NEXT_TURN[seat])
    state.advance()


@final
class Place:
    """Where a rival is expected to send an Explorer."""

    def __init__(self, seat: i64, spot: i64) -> None:
        self.seat = seat
        self.spot = spot


@final
class MaraSight(Sight[Mara]):
    """Others stand where they are, or are expected; artifacts are drawn between rounds only, as a fixed sample."""

    def __init__(
        self,
        state: Mara,
        me: i64,
        weights: Weights,
        weighed: i64,
        branch: i64,
        flips: bool,
        forecast: i64,
        every: i64 = 0,
    ) -> None:
        super().__init__(me)
        self.origin = state
        self.weights = weights
        self.outlook = Outlook(me, weights, weighed)
        self.ways = Ways(me, self.outlook, branch, flips, every)
        self.deck = state.deck
        self.sent: i64 = state.seats[me].sent
        self.expected: list[list[Place]] = []  # by own turns from now on: who comes where before the next one
        for _ in range(forecast):
            self.expected.append([])
        if forecast and isinstance(state.now, Turn):
            self.foresee(forecast)

    # Rivals

    def foresee(self, turns: i64) -> None:
        """Where the others would go if the seat stood still: each as it looks best at once."""
        state = self.origin.copy()
        own = state.seats[self.me]
        own.explorers = 0
        own.warriors = 0
        own.chieftain = False
        state.deck = 0
        pass_turn(state, self.me)
        number: i64 = 0
        before: i64 = self.me
        seats = len(state.seats)
        while not state.over and state.open is None and state.round == self.origin.round:
            now = state.now
            if not isinstance(now, Turn):
                return
            if (now.seat - self.me) % seats <= (before - self.me) % seats:
                number += 1
            if number == turns:
                return
            before = now.seat
            outlook = Outlook(now.seat, self.weights, self.outlook.weighed)
            ways = Ways(now.seat, outlook, 1, False)
            best: Line[Mara] | None = None
            highest: i64 = LOWEST
            for line in ways.ends(Line(state, [], None)):
                worth = outlook.value(line.state, False)
                if worth > highest:
                    highest = worth
                    best = line
            if best is None:
                return
            verb = best.moves[0].verb
            if isinstance(verb, Send) and best.moves[0].at != HUT:
                self.expected[number].append(Place(now.seat, best.moves[0].at))
            state = best.state

    def come(self, state: Mara) -> None:
        """The others take the places they are expected at before the next turn."""
        if state.round != self.origin.round:
            return
        turn = state.seats[self.me].sent - self.sent - 1
        if 0 <= turn < len(self.expected):
            for expected in self.expected[turn]:
                state.seats[expected.seat].explorers_at |= one(expected.spot)

    def urgency(self, moves: list[Move]) -> i64:
        for move in moves:
            verb = move.verb
            if isinstance(verb, Send):
                wanted: i64 = 0
                if self.expected and verb.who == EXPLORER:
                    for expected in self.expected[0]:
                        if expected.spot == move.at:
                            wanted += self.weights.contest
                return wanted
        return 0

    # Turns

    def alone(self, state: Mara) -> Mara:
        twin = state.copy()
        self.isolate(twin)
        if isinstance(twin.now, Turn) and twin.now.seat != self.me:
            self.hand_back(twin)
        return twin

    def isolate(self, state: Mara) -> None:
        """Nobody else has anybody to send but the next seat, whose turn is where a turn of this one ends."""
        state.deck = 0
        for seat in state.seats:
            if seat.number != self.me:
                seat.explorers = 0
                seat.warriors = 0
                seat.chieftain = False
        state.seats[(self.me + 1) % len(state.seats)].chieftain = True

    def turn_ends(self, line: Line[Mara]) -> list[Line[Mara]]:
        if self.may_stop(line.state):
            return []
        ends = self.ways.ends(line)
        for end in ends:
            self.hand_back(end.state)
        return ends

    def hand_back(self, state: Mara) -> None:
        """It is this seat's turn again, as long as it has somebody to send."""
        if state.seats[self.me].members() and isinstance(state.now, Turn):
            self.come(state)
            state.now = TURNS[self.me]
            state.turn = self.me
            state.sparing = False

    def value(self, state: Mara, stopped: bool) -> i64:
        return self.outlook.value(state, stopped)

    def terms(self, state: Mara) -> list[tuple[str, i64]]:
        return self.outlook.terms(state)

    def identity(self, state: Mara) -> i64:
        return identity(state, self.me)

    # Rounds

    def may_stop(self, state: Mara) -> bool:
        return state.over or (state.open is None and isinstance(state.now, Turn) and not state.seats[self.me].members())

    def is_last(self, state: Mara) -> bool:
        return state.round == ROUNDS

    def stop(self, state: Mara) -> list[Move]:
        return []

    def next_round(self, state: Mara, moves: list[Move]) -> Mara | None:
        twin = state.copy()
        for seat in twin.seats:
            seat.chieftain = False
        twin.deck = self.deck
        for card in twin.row:
            twin.deck &= ~one(card)
        pass_turn(twin, self.me)
        drawn: i64 = 0
        while not twin.over and not isinstance(twin.now, Turn):
            decision = twin.decision
            options = decision.moves(twin)
            at: i64 = (twin.round + drawn) * STRIDE % len(options) if decision.seat == NATURE else 0
            twin.play(options[at], decision.seat)
            drawn += 1
        if twin.over:
            return None
        while len(twin.row) < twin.box.row and twin.deck:
            options = DRAW.moves(twin)
            DRAW.play(twin, options[(twin.round + drawn) * STRIDE % len(options)])
            drawn += 1
        self.isolate(twin)
        twin.now = TURNS[self.me]
        twin.turn = self.me
        return twin

    def replay(self, state: Mara, moves: list[Move], stops: bool) -> Mara | None:
        if stops:
            return self.next_round(state, moves) if self.may_stop(state) else None
        twin = state.copy()
        begun = False
        for move in moves:
            now = twin.now
            if twin.open is not None or now is None or now.seat != self.me or (begun and isinstance(now, Turn)):
                return None
            if move not in now.moves(twin):
                return None
            begun = begun or isinstance(move.verb, Send)
            twin.play(move, self.me)
            go_on(twin, self.me)
        if not self.ways.is_over(twin):
            return None
        self.hand_back(twin)
        return twin

    def settle(self, state: Mara, decision: Decision[Any], moves: list[Move]) -> Move:
        """The best answer to a question on somebody else's turn."""
        best = moves[0]
        highest: i64 = LOWEST
        for move in moves:
            after = state.copy()
            after.play(move, self.me)
            worth = self.outlook.value(after, False)
            if worth > highest:
                best = move
                highest = worth
        return best
