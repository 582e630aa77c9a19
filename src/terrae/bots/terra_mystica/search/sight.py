"""How a seat of Terra Mystica sees its game: alone, turn after turn and round after round."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS
from terrae.bots.planner.search.line import Line
from terrae.bots.planner.search.sight import NOBODY, Sight
from terrae.bots.terra_mystica.search.evaluation import Outlook
from terrae.bots.terra_mystica.search.sites import hex_of, homely, promising
from terrae.bots.terra_mystica.search.turns import Ways
from terrae.bots.terra_mystica.search.weights import Habits, Weights
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_mystica.rules.action import DONE
from terrae.games.terra_mystica.rules.box import ROUNDS, TERRAINS, WHEEL
from terrae.games.terra_mystica.rules.building import BUILD
from terrae.games.terra_mystica.rules.cults import SEND
from terrae.games.terra_mystica.rules.neighbours import OFFERS, RESIGN
from terrae.games.terra_mystica.rules.offers import ALWAYS
from terrae.games.terra_mystica.rules.open_turn import OpenTurn
from terrae.games.terra_mystica.rules.spades import TRANSFORM, CultSpades
from terrae.games.terra_mystica.rules.special import POWERS, USE
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import PASS, TURNS, Turn

MOST_ANSWERS: Final = 200  # between two rounds
CULT_SITES: Final = 8  # hexes considered for spades of a cult bonus


@final
class MysticaSight(Sight[Mystica]):
    """The others have passed and take all power they are offered."""

    def __init__(self, state: Mystica, me: i64, weights: Weights, habits: Habits, weighed: i64, sites: i64) -> None:
        super().__init__(me)
        self.origin = state
        self.w = weights
        self.outlook = Outlook(state, me, weights, habits, weighed)
        self.ways = Ways(me, sites)

    def alone(self, state: Mystica) -> Mystica:
        twin = state.copy()
        self.isolate(twin)
        if twin.now is not TURNS[self.me] and twin.round > 0 and not twin.over:
            twin.open = None
            self.begin_turn(twin)
        return twin

    def begin_turn(self, state: Mystica) -> None:
        """It is the seat's turn, whoever was asked."""
        turn = OpenTurn()
        turn.actions = 1
        state.turn = turn
        state.active = self.me
        state.now = TURNS[self.me]

    def isolate(self, state: Mystica) -> None:
        """The others do nothing more of their own."""
        for seat in state.seats:
            if seat.number != self.me:
                seat.passed = True
                seat.answer = ALWAYS

    def turn_ends(self, line: Line[Mystica]) -> list[Line[Mystica]]:
        return self.ways.ends(line)

    def value(self, state: Mystica, stopped: bool) -> i64:
        return self.outlook.value(state, stopped)

    def terms(self, state: Mystica) -> list[tuple[str, i64]]:
        return self.outlook.terms(state)

    def identity(self, state: Mystica) -> i64:
        seat = state.seats[self.me]
        standing = seat.standing
        cults = seat.cults
        return hash(
            (
                seat.points,
                seat.coins,
                seat.workers,
                seat.priests,
                seat.bowl2,
                seat.bowl3,
                standing[0],
                standing[1],
                standing[2],
                standing[3],
                standing[4],
                seat.favours,
                seat.used,
                state.covered,
                seat.shipping,
                seat.digging,
                seat.bridges,
                cults[0],
                cults[1],
                cults[2],
                cults[3],
                seat.bonus,
                seat.landmark,
                state.turn.actions,
                state.terrain[seat.home],
            )
        )

    # Rounds

    def may_stop(self, state: Mystica) -> bool:
        now = state.now
        return now is TURNS[self.me] and state.turn.actions > 0 and not state.turn.busy()

    def is_last(self, state: Mystica) -> bool:
        return state.round == ROUNDS

    def rounds_after(self, state: Mystica) -> i64:
        return ROUNDS - state.round

    def stop(self, state: Mystica) -> list[Move]:
        family = state.land.of(PASS)
        if state.round == ROUNDS:
            return [family[0]]
        return [family[self.outlook.best_card(state, state.seats[self.me], ROUNDS - state.round) + 1]]

    def next_round(self, state: Mystica, moves: list[Move]) -> Mystica | None:
        twin = state.copy()
        twin.passing = [int(seat.number) for seat in twin.seats if seat.number != self.me]
        twin.play(moves[0], self.me)
        return self.begun(twin)

    def begun(self, twin: Mystica) -> Mystica | None:
        """A position in which everybody has passed, at the seat's first turn of the next round."""
        me = self.me
        guard = 0
        while not twin.over and guard < MOST_ANSWERS:
            guard += 1
            decision = twin.decision
            if isinstance(decision, Turn):
                break
            options = decision.moves(twin)
            move = self.settle(twin, decision, options) if decision.seat == me else options[-1]
            twin.play(move, decision.seat)
        if twin.over or not isinstance(twin.decision, Turn):
            return None
        self.isolate(twin)
        twin.seats[me].charge(self.w.leech)
        self.begin_turn(twin)
        return twin

    def can_stop(self, state: Mystica, moves: list[Move]) -> bool:
        card = moves[0].at
        return self.may_stop(state) and card > 0 and bool(state.bonus_offer & SPOTS[card - 1])

    def replay(self, state: Mystica, moves: list[Move], stops: bool) -> Mystica | None:
        if stops:
            return self.next_round(state, moves) if self.can_stop(state, moves) else None
        twin = state.copy()
        for move in moves:
            now = twin.now
            if now is not TURNS[self.me]:
                return None
            if move.verb is DONE and twin.turn.actions > 0:
                break  # the turn is over by itself
            if move not in now.moves(twin):
                return None
            twin.play(move, self.me)
        return twin

    def settle(self, state: Mystica, decision: Decision[Any], moves: list[Move]) -> Move:
        """The best answer to a question between turns or rounds."""
        seat = state.seats[self.me]
        if isinstance(decision, CultSpades):
            turns = [move for move in moves if move.verb is not DONE]
            moves = promising(state, seat, homely(seat, turns) or turns, len(TERRAINS), CULT_SITES)
        best = moves[0]
        highest: i64 = 0
        first = True
        for move in moves:
            if move.verb is OFFERS or move.verb is RESIGN:
                continue
            after = state.copy()
            after.play(move, self.me)
            worth = self.outlook.value(after, True)
            if first or worth > highest:
                best = move
                highest = worth
                first = False
        return best

    # What others might do before

    def urgency(self, moves: list[Move]) -> i64:
        state = self.origin
        for move in moves:
            if move.verb is USE:
                return self.wanted_power(move.at) if move.at < POWERS else 0
            if move.verb is BUILD:
                return self.wanted_hex(hex_of(state, move, 1))
            if move.verb is TRANSFORM:
                return self.wanted_hex(hex_of(state, move, len(TERRAINS)))
            if move.verb is SEND:
                return self.w.contest_priest
        return 0

    def wanted_power(self, number: i64) -> i64:
        """Who else could use a power action next?"""
        state = self.origin
        price = state.box.power_actions[number].price
        rivals: i64 = 0
        for other in state.seats:
            if other.number != self.me and not other.passed and other.bowl3 + other.bowl2 // 2 >= price:
                rivals += 1
        return (rivals if rivals < 2 else 2) * self.w.contest

    def wanted_hex(self, at: i64) -> i64:
        """Who else could build on a hex next?"""
        state = self.origin
        rivals: i64 = 0
        for other in state.seats:
            if (
                other.number != self.me
                and not other.passed
                and other.home < WHEEL
                and other.reach & SPOTS[at]
                and other.faction.spades_home(other, state.terrain_at(at)) < 2
            ):
                rivals += 1
        return (rivals if rivals < 2 else 2) * self.w.contest

    # Where it is one of those who are foreseen

    def expose(self, state: Mystica) -> None:
        """Everybody takes the power they are offered."""
        for seat in state.seats:
            seat.answer = ALWAYS

    def round_of(self, state: Mystica) -> i64:
        return state.round

    def whose_turn(self, state: Mystica) -> i64:
        decision = state.decision
        return decision.seat if isinstance(decision, Turn) else NOBODY

    def played(self, state: Mystica, moves: list[Move]) -> Mystica | None:
        twin = state.copy()
        own = TURNS[self.me]
        for move in moves:
            now = twin.now
            if now is not own or (move.verb is DONE and twin.turn.actions > 0):
                return twin if move.verb is DONE else None
            if twin.open is not None or move not in now.moves(twin):
                return None
            twin.play(move, self.me)
        return twin

    def has_stopped(self, state: Mystica) -> bool:
        return state.seats[self.me].passed

    def rejoin(self, state: Mystica) -> Mystica | None:
        now = state.now
        if not isinstance(now, Turn) or self.is_last(state):
            return None
        twin = state.copy()
        self.expose(twin)
        twin.open = None
        twin.passing = []
        for seat in twin.seats:
            if seat.number != now.seat:
                seat.passed = True
                twin.passing.append(int(seat.number))
        card = 0
        while not twin.bonus_offer & SPOTS[card]:
            card += 1
        twin.play(twin.land.of(PASS)[card + 1], now.seat)
        return self.begun(twin)
