"""How a seat of Terra Nova sees its game: alone, turn after turn and round after round."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import one
from terrae.bots.planner.search.line import Line
from terrae.bots.planner.search.sight import NOBODY, Sight
from terrae.bots.terra_nova.search.evaluation import RIVALS, Outlook
from terrae.bots.terra_nova.search.turns import Ways
from terrae.bots.terra_nova.search.weights import Weights
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_nova.rules.action import DONE
from terrae.games.terra_nova.rules.box import ROUNDS
from terrae.games.terra_nova.rules.building import BUILD, HABITABLE
from terrae.games.terra_nova.rules.exchange import EXCHANGE, BetweenRounds
from terrae.games.terra_nova.rules.power import POWER
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import DROP, TURNS, Turn

LOWEST: Final = -100000000
EVERYTHING: Final = 99  # more power actions than there are


@final
class NovaSight(Sight[Nova]):
    """The others have dropped out; in rounds to come they build a little next to the seat, as always."""

    def __init__(self, state: Nova, me: i64, weights: Weights, weighed: i64, sites: i64) -> None:
        super().__init__(me)
        self.origin = state
        self.weights = weights
        self.outlook = Outlook(state, me, weights, weighed)
        self.ways = Ways(me, state.round, sites, weights.share_of_power)

    def alone(self, state: Nova) -> Nova:
        twin = state.copy()
        for seat in twin.seats:
            if seat.number != self.me:
                seat.dropped = True
        if isinstance(twin.now, Turn) and not twin.seats[self.me].dropped:
            now = twin.now
            twin.now = now if now.seat == self.me else TURNS[self.me]
        return twin

    def turn_ends(self, line: Line[Nova]) -> list[Line[Nova]]:
        return self.ways.ends(line)

    def value(self, state: Nova, stopped: bool) -> i64:
        return self.outlook.value(state, stopped)

    def terms(self, state: Nova) -> list[tuple[str, i64]]:
        return self.outlook.terms(state)

    def identity(self, state: Nova) -> i64:
        seat = state.seats[self.me]
        return hash(
            (
                seat.points,
                seat.money,
                seat.bowl2,
                seat.bowl3,
                seat.houses,
                seat.posts,
                seat.left,
                seat.sailing,
                seat.bridges,
                seat.used,
                seat.bonus,
                state.covered,
                state.bonus_used,
                state.occupied,
                state.terrain[seat.faction.home],
            )
        )

    # Rounds

    def may_stop(self, state: Nova) -> bool:
        now = state.now
        return isinstance(now, Turn) and now.seat == self.me

    def is_last(self, state: Nova) -> bool:
        return state.round == ROUNDS

    def stop(self, state: Nova) -> list[Move]:
        return [state.land.of(DROP)[0]]

    def next_round(self, state: Nova, moves: list[Move]) -> Nova | None:
        twin = state.copy()
        twin.dropped = [seat.number for seat in twin.seats if seat.number != self.me]
        return self.begun(twin, moves)

    def begun(self, twin: Nova, moves: list[Move]) -> Nova | None:
        """The seat's first turn of the next round, after the last one to drop out does so by these moves."""
        me = self.me
        twin.play(moves[0])
        while not twin.over:
            decision = twin.decision
            if isinstance(decision, Turn):
                break
            answers = decision.moves(twin)
            twin.play(self.settle(twin, decision, answers) if decision.seat == me else answers[0])
        if twin.over:
            return None
        own = twin.seats[me]
        for seat in twin.seats:
            if seat.number != me:
                seat.dropped = True
                for _ in range(self.weights.busy):
                    own.faction.on_other_house(twin, own)
                    own.faction.on_other_upgrade(twin, own)
        own.charge(self.weights.leech)
        twin.now = TURNS[me]
        return twin

    def settle(self, state: Nova, decision: Decision[Any], moves: list[Move]) -> Move:
        """The best answer to a question that comes when the seat's own round is over."""
        outlook = self.outlook
        outlook.settled = True
        outlook.sells = not isinstance(decision, BetweenRounds)  # this is the last chance
        best = moves[0]
        highest: i64 = LOWEST
        for move in moves:
            after = state.copy()
            decision.play(after, move)
            worth = outlook.value(after, True)
            if worth > highest:
                best = move
                highest = worth
        outlook.settled = False
        outlook.sells = True
        return best

    def replay(self, state: Nova, moves: list[Move], stops: bool) -> Nova | None:
        if stops:
            return self.next_round(state, moves) if self.may_stop(state) else None
        twin = self.played(state, moves)
        return twin if twin is not None and self.may_stop(twin) else None

    # What others might do before

    def urgency(self, moves: list[Move]) -> i64:
        state = self.origin
        for move in moves:
            rivals: i64 = 0
            if move.verb is POWER:
                price = state.box.power_actions[move.at].price
                for other in state.seats:
                    able = other.bowl3 >= other.faction.power_price(price)
                    if able and other.number != self.me and not other.dropped:
                        rivals += 1
                return min(rivals, 2) * self.weights.contest
            if move.verb is HABITABLE or move.verb is BUILD:
                at = state.land.hex_at[move.at]
                for other in state.seats:
                    if (
                        other.number != self.me
                        and not other.dropped
                        and other.reach & one(at)
                        and state.distance(other.faction.home, at) < 2
                    ):
                        rivals += 1
                return min(rivals, 2) * self.weights.contest
        return 0

    # Where it is one of those who are foreseen

    def expose(self, state: Nova) -> None:
        """They take power actions themselves; what they gain thanks to the seat is not told from all else they gain."""
        self.ways.share = EVERYTHING
        self.outlook.weighed &= ~one(RIVALS)

    def round_of(self, state: Nova) -> i64:
        return state.round

    def whose_turn(self, state: Nova) -> i64:
        decision = state.decision
        return decision.seat if isinstance(decision, Turn) else NOBODY

    def played(self, state: Nova, moves: list[Move]) -> Nova | None:
        twin = state.copy()
        begun = False
        for move in moves:
            now = twin.now
            if now is None or now.seat != self.me or (begun and isinstance(now, Turn)):
                return twin if move.verb is DONE else None
            if move not in now.moves(twin):
                return None
            begun = begun or move.verb is not EXCHANGE
            twin.play(move, self.me)
        now = twin.now
        while now is not None and now.seat == self.me and not isinstance(now, Turn):  # asked because of something new
            twin.play(now.moves(twin)[0])
            now = twin.now
        return twin

    def has_stopped(self, state: Nova) -> bool:
        return state.seats[self.me].dropped

    def rejoin(self, state: Nova) -> Nova | None:
        now = state.now
        if not isinstance(now, Turn) or self.is_last(state):
            return None
        twin = state.copy()
        twin.dropped = [seat.number for seat in twin.seats if seat.number != now.seat]
        for number in twin.dropped:
            twin.seats[number].dropped = True
        return self.begun(twin, self.stop(twin))
