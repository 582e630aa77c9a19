"""The normal bot's thinking: plan the rest of the round alone, then play the first turn of the best plan."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, bits, count, one
from terrae.bots.terra_nova.search.evaluation import Outlook
from terrae.bots.terra_nova.search.weights import Weights
from terrae.core.moves import Move
from terrae.core.state import NATURE, Decision
from terrae.games.terra_nova.rules.action import DONE
from terrae.games.terra_nova.rules.building import BUILD, HABITABLE, PALACE_LEFT, PALACE_RIGHT, UPGRADE, Dig
from terrae.games.terra_nova.rules.exchange import EXCHANGE, AfterAction, BetweenRounds
from terrae.games.terra_nova.rules.power import POWER
from terrae.games.terra_nova.rules.river import BRIDGE, SAIL, PlaceBridge, bridge_spaces
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.special import SPECIAL
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import DROP, TURNS, Turn
from terrae.games.terra_nova.rules.why import NOBODY

HORIZON: Final = 1  # rounds planned after this one
SITES: Final = 6  # hexes considered for one house


@final
class Line:
    """A way the round may go on: the moves of the first turn, and where the turns so far lead to."""

    def __init__(self, state: Nova, moves: list[Move], urgency: i64) -> None:
        self.state = state
        self.moves = moves
        self.urgency = urgency
        self.value: i64 = 0


def alone(state: Nova, me: i64) -> Nova:
    """The same position, in which all others have dropped out."""
    twin = state.copy()
    for seat in twin.seats:
        if seat.number != me:
            seat.dropped = True
    return twin


def joining(state: Nova, seat: Seat) -> i64:
    """The free bridge spaces that would join two settlements of the seat."""
    found: i64 = 0
    own = seat.buildings
    for space in bits(bridge_spaces(state, seat, NOBODY)):
        ends = state.land.bridge_ends[space]
        if ends & own == ends:
            near = ends & -ends
            if not state.group(seat, near) & ends & ~near:
                found |= one(space)
    return found


def site(state: Nova, seat: Seat, at: i64) -> i64:
    """How promising a hex looks for a house, at first sight."""
    near = state.land.adjacent[at]
    own = near & seat.buildings
    worth = 3 * count(own) + 2 * count(own & ~seat.towns)
    worth += min(count(near & state.occupied & ~seat.buildings), 2)
    worth += count(near & state.terrain[seat.faction.home] & ~state.occupied)
    return worth - 5 * seat.faction.shovels(seat, state.distance(seat.faction.home, at))


def promising(state: Nova, seat: Seat, moves: list[Move], most: i64) -> list[Move]:
    """The moves that point at the most promising hexes."""
    if len(moves) <= most:
        return moves
    found: list[Move] = []
    worths: list[i64] = []
    for move in moves:
        worth = site(state, seat, state.land.hex_at[move.at])
        place = len(found)
        while place > 0 and worths[place - 1] < worth:
            place -= 1
        if place < most:
            found.insert(place, move)
            worths.insert(place, worth)
            if len(found) > most:
                found.pop()
                worths.pop()
    return found


def enter(finals: list[Line], line: Line, most: int) -> None:
    """Put a line among the best so far, the best of all first."""
    place = len(finals)
    while place > 0 and finals[place - 1].value < line.value:
        place -= 1
    if place < most:
        finals.insert(place, line)
        if len(finals) > most:
            finals.pop()


def next_round(state: Nova, me: i64, outlook: Outlook) -> bool:
    """Drop out and go on to the first turn of the next round; False if nature has to be asked."""
    state.dropped = [seat.number for seat in state.seats if seat.number != me]
    state.play(state.land.of(DROP)[0])
    while not state.over:
        decision = state.decision
        if isinstance(decision, Turn):
            break
        if decision.seat == NATURE:
            return False
        moves = decision.moves(state)
        move = moves[0]
        if decision.seat == me:
            move = settle(state, decision, moves, outlook)
        elif not isinstance(decision, BetweenRounds):
            move = moves[len(moves) - 1]
        state.play(move)
    for seat in state.seats:
        if seat.number != me:
            seat.dropped = True
    state.now = TURNS[me]
    return True


def settle(state: Nova, decision: Decision[Any], moves: list[Move], outlook: Outlook) -> Move:
    """The best answer to a question that comes when the seat's own round is over."""
    outlook.sells = not isinstance(decision, BetweenRounds)  # this is the last chance
    best = moves[0]
    highest: i64 = -1000000
    for move in moves:
        after = state.copy()
        decision.play(after, move)
        worth = outlook.value(after, True)
        if worth > highest:
            best = move
            highest = worth
    outlook.sells = True
    return best


@final
class Planner:
    """Searches the turns of one seat in one position."""

    def __init__(self, state: Nova, me: i64, weights: Weights, width: int, depth: int) -> None:
        self.me = me
        self.outlook = Outlook(state, me, weights)
        self.weights = weights
        self.width = width
        self.depth = depth
        self.origin = state
        self.ahead: i64 = 0  # how many rounds the search has gone on

    def plan(self) -> list[Move]:
        """The moves up to the end of this turn; just `drop` if nothing is better."""
        state = self.origin
        root = Line(alone(state, self.me), [], 0)
        starts = [root]
        asked = isinstance(state.now, Turn)
        while True:
            finals = self.round_ends(starts, self.ahead == 0)
            if asked and self.ahead == 0:
                stop = Line(root.state, [state.land.of(DROP)[0]], 0)
                stop.value = self.outlook.value(stop.state, False)
                enter(finals, stop, self.width)
            if self.ahead == HORIZON or self.outlook.left == 0:
                return finals[0].moves
            starts = []
            for line in finals:
                later = Line(line.state.copy(), line.moves, line.urgency)
                if not next_round(later.state, self.me, self.outlook):
                    return finals[0].moves
                starts.append(later)
            self.ahead += 1
            self.outlook = Outlook(starts[0].state, self.me, self.weights, self.ahead)

    def round_ends(self, starts: list[Line], first: bool) -> list[Line]:
        """The best ways to end the round, the best of all first."""
        finals: list[Line] = []
        beam: list[Line] = []
        if first:
            beam = self.keep(self.turn_ends(starts[0], True))
        else:
            beam = self.keep(starts)
        for _ in range(self.depth):
            ends: list[Line] = []
            for line in beam:
                enter(finals, line, self.width)
                ends += self.turn_ends(line, False)
            if not ends:
                break
            beam = self.keep(ends)
        return finals

    def keep(self, lines: list[Line]) -> list[Line]:
        """The best lines, each position once."""
        kept: list[Line] = []
        for line in lines:
            line.value = self.outlook.value(line.state, False) + line.urgency
            if len(kept) == self.width and line.value <= kept[self.width - 1].value:
                continue
            better = True
            for number in range(len(kept)):
                if self.same(kept[number].state, line.state):
                    better = kept[number].value < line.value
                    if better:
                        del kept[number]
                    break
            if better:
                enter(kept, line, self.width)
        return kept

    def same(self, one_state: Nova, other_state: Nova) -> bool:
        """Did two orders of the same turns lead to the same position?"""
        a = one_state.seats[self.me]
        b = other_state.seats[self.me]
        return (
            a.points == b.points
            and a.money == b.money
            and a.houses == b.houses
            and a.posts == b.posts
            and a.left == b.left
            and a.bowl3 == b.bowl3
            and a.sailing == b.sailing
            and a.bridges == b.bridges
            and a.used == b.used
            and one_state.covered == other_state.covered
        )

    def turn_ends(self, start: Line, first: bool) -> list[Line]:
        """All sensible ways to play one turn."""
        ends: list[Line] = []
        pending = [start]
        while pending:
            line = pending.pop()
            state = line.state
            now = state.now
            if now is None or now.seat != self.me or (line is not start and isinstance(now, Turn)):
                ends.append(line)
            elif isinstance(now, Turn):
                self.actions(line, now, pending, first)
            else:
                for move in self.answers(state):
                    twin = state.copy()
                    twin.play(move)
                    moves = [*line.moves, move] if first else line.moves
                    pending.append(Line(twin, moves, line.urgency))
        return ends

    def actions(self, line: Line, turn: Turn, out: list[Line], first: bool) -> None:
        """Every action worth a thought, with the exchange it needs before it."""
        state = line.state
        seat = state.seats[self.me]
        money = seat.money
        for move in self.sorted_out(state, seat, turn.moves(state)):
            price = self.price(state, seat, move)
            if price <= money:
                self.take(line, move, 0, out, first)
            elif move.verb is POWER or move.verb is SPECIAL:
                self.take(line, move, 0, out, first)
                if not turn.used & EXCHANGE.bit and price - money < seat.bowl3:
                    self.take(line, move, price - money, out, first)
            elif money + seat.bowl3 < price or turn.used & EXCHANGE.bit:
                self.take(line, move, 0, out, first)
        if seat.bowl3 and not turn.used & EXCHANGE.bit:
            rich = state.copy()
            rich.exchange(rich.seats[self.me], seat.bowl3)
            own = rich.seats[self.me]
            for move in self.sorted_out(rich, own, turn.moves(rich)):
                price = self.price(rich, own, move)
                if money < price <= money + seat.bowl3 and move.verb is not POWER and move.verb is not SPECIAL:
                    self.take(line, move, price - money, out, first)

    def take(self, line: Line, move: Move, exchange: i64, out: list[Line], first: bool) -> None:
        """Play an action, after an exchange if need be."""
        twin = line.state.copy()
        moves = line.moves
        urgency = line.urgency
        if first:
            urgency = self.urgency(move)
        if exchange:
            trade = twin.land.of(EXCHANGE)[exchange - 1]
            twin.play(trade)
            if move not in twin.moves():  # it needs the power itself
                return
            if first:
                moves = [*moves, trade]
        twin.play(move)
        out.append(Line(twin, [*moves, move] if first else moves, urgency))

    def sorted_out(self, state: Nova, seat: Seat, moves: list[Move]) -> list[Move]:
        """The actions among some moves, without those that lead nowhere."""
        found: list[Move] = []
        digs: list[Move] = []
        builds: list[Move] = []
        bridges: i64 = -1
        for move in moves:
            verb = move.verb
            if verb is HABITABLE:
                digs.append(move)
            elif verb is BUILD:
                builds.append(move)
            elif verb is UPGRADE or verb is PALACE_LEFT or verb is PALACE_RIGHT or verb is SAIL or verb is SPECIAL:
                found.append(move)
            elif verb is BRIDGE:
                if bridges < 0:
                    bridges = joining(state, seat)
                if bridges & one(state.land.bridge_at[move.at]):
                    found.append(move)
            elif verb is POWER:
                if self.ahead and count(state.covered) >= self.weights.share_of_power:
                    continue  # the others will want some of them too
                if state.box.power_actions[move.at].bridge:
                    if bridges < 0:
                        bridges = joining(state, seat)
                    if bridges:
                        found.append(move)
                else:
                    found.append(move)
        found += promising(state, seat, digs, SITES)
        found += promising(state, seat, builds, SITES)
        return found

    def price(self, state: Nova, seat: Seat, move: Move) -> i64:
        """What an action costs in money, with the house that belongs to it."""
        box = state.box
        verb = move.verb
        house: i64 = box.house_price if seat.house_count < box.houses else 0
        if verb is BUILD:
            return house
        if verb is HABITABLE:
            steps = state.distance(seat.faction.home, state.land.hex_at[move.at])
            return seat.faction.shovels(seat, steps) * box.shovel_price + house
        if verb is UPGRADE:
            return seat.faction.post_price(state, seat, state.has_neighbour(seat, state.land.hex_at[move.at]))
        if verb is PALACE_LEFT or verb is PALACE_RIGHT:
            return box.palace_price
        if verb is SAIL:
            return box.sailing_price
        if verb is BRIDGE:
            return box.bridge_price
        if verb is POWER:
            return house if box.power_actions[move.at].shovels else 0
        return house

    def answers(self, state: Nova) -> list[Move]:
        """The sensible answers to a question that follows from an action."""
        now = state.now
        assert now is not None
        seat = state.seats[self.me]
        moves = now.moves(state)
        if isinstance(now, AfterAction):
            return moves[:1]
        if isinstance(now, PlaceBridge):
            useful = joining(state, seat)
            found = [move for move in moves if useful & one(state.land.bridge_at[move.at])]
            return found if found else moves
        if isinstance(now, Dig):
            return self.digging(state, seat, now, moves)
        verb = moves[0].verb
        if len(moves) > SITES and (verb is BUILD or verb is UPGRADE or verb is HABITABLE):
            return promising(state, seat, [move for move in moves if move.verb is not DONE], SITES)
        return moves

    def digging(self, state: Nova, seat: Seat, dig: Dig, moves: list[Move]) -> list[Move]:
        """Where to dig, and a house wherever one can be paid."""
        digs = [move for move in moves if move.verb is HABITABLE]
        builds = [move for move in moves if move.verb is BUILD]
        if not dig.changed:
            return promising(state, seat, digs, SITES) + promising(state, seat, builds, 2)
        found = promising(state, seat, digs, 2) + builds
        return found if builds else found + [move for move in moves if move.verb is DONE]

    def urgency(self, move: Move) -> i64:
        """What it is worth to do this before the others can: they may want the power action or the hex."""
        state = self.origin
        rivals: i64 = 0
        for other in state.seats:
            if other.number == self.me or other.dropped:
                continue
            if move.verb is POWER:
                if other.bowl3 >= other.faction.power_price(state.box.power_actions[move.at].price):
                    rivals += 1
            elif move.verb is HABITABLE or move.verb is BUILD:
                at = state.land.hex_at[move.at]
                spot: Hexes = one(at)
                if other.reach & spot and state.distance(other.faction.home, at) < 2:
                    rivals += 1
        return min(rivals, 2) * self.weights.contest


def best_moves(state: Nova, me: i64, weights: Weights, width: int = 5, depth: int = 4) -> list[Move]:
    """The moves a seat should play now, up to the end of its turn."""
    return Planner(state, me, weights, width, depth).plan()
