"""The sensible ways to play one turn: an action with the conversions it needs, and what follows from it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.bots.planner.search.line import Line
from terrae.bots.terra_mystica.search.raising import raising, rich
from terrae.bots.terra_mystica.search.sites import best_posts, homely, promising, useful_bridges
from terrae.core.moves import Move
from terrae.games.terra_mystica.rules.action import DONE, Action
from terrae.games.terra_mystica.rules.box import DWELLING, POST, ROUNDS, TERRAINS, Goods
from terrae.games.terra_mystica.rules.building import BRIDGES, BUILD, DWELLINGS, UPGRADE, UPGRADES
from terrae.games.terra_mystica.rules.conversion import CONVERT, MAKING
from terrae.games.terra_mystica.rules.cults import SEND, SENDS
from terrae.games.terra_mystica.rules.grant import DEBTS, Held, urgent
from terrae.games.terra_mystica.rules.landscape import LANDSCAPE
from terrae.games.terra_mystica.rules.neighbours import OFFERS, RESIGN, offer_debts, owes
from terrae.games.terra_mystica.rules.purse import plus
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.spades import DIG, TRANSFORM, Spades
from terrae.games.terra_mystica.rules.special import USE
from terrae.games.terra_mystica.rules.state import TOP, Mystica
from terrae.games.terra_mystica.rules.tracks import ADVANCE
from terrae.games.terra_mystica.rules.turn import Turn, no_end

POSTS: Final = 4  # upgrades to trading houses
MOST_STEPS: Final = 4000  # within one turn
PRIEST: Final = Goods(priests=1)


@final
class Ways:
    """The ways of one seat."""

    def __init__(self, me: i64, sites: i64) -> None:
        self.me = me
        self.sites = sites  # hexes considered for one kind of building work

    def ends(self, start: Line[Mystica]) -> list[Line[Mystica]]:
        """All sensible ways to play one turn to its end."""
        found: list[Line[Mystica]] = []
        pending = [start]
        guard = 0
        while pending and guard < MOST_STEPS:
            guard += 1
            line = pending.pop()
            state = line.state
            if state.over:
                continue
            now = state.now
            owed = state.open
            if owed is not None and owed.first.seat == self.me and line is start:
                for move in owed.first.moves(state):  # it has to answer before it goes on
                    if move.verb is not OFFERS and move.verb is not RESIGN:
                        self.follow(line, move, pending)
            elif now is None or now.seat != self.me or not isinstance(now, Turn):
                found.append(line)
            elif state.turn.actions == 0 or state.turn.busy() or owes(state.seats[self.me]):
                self.go_on(line, pending)
            elif line is start or not has_acted(line.moves):
                self.actions(line, now, pending)
            else:
                found.append(line)
        return found

    def follow(self, line: Line[Mystica], move: Move, out: list[Line[Mystica]]) -> None:
        """One move more."""
        twin = line.state.copy()
        twin.play(move, self.me)
        out.append(line.on(twin, [move]))

    # The action

    def actions(self, line: Line[Mystica], turn: Turn, out: list[Line[Mystica]]) -> None:
        """Every action worth a thought, with the conversions it needs before it."""
        state = line.state
        seat = state.seats[self.me]
        builds: list[Move] = []
        posts: list[Move] = []
        lands: list[Move] = []
        sent: i64 = -1
        for move in turn.moves(rich(state, self.me)):
            verb = move.verb
            if verb is BUILD:
                builds.append(move)
            elif verb is UPGRADE and move.at % UPGRADES == POST - 1:
                posts.append(move)
            elif verb is SEND:
                cult = move.at // SENDS
                if cult != sent and seat.cults[cult] < TOP and (seat.priests > 0 or state.round >= ROUNDS - 1):
                    sent = cult  # the best place of each
                    self.act(line, move, out)
            elif verb is DIG:
                self.dig(line, move, out)
            elif verb is LANDSCAPE:
                lands.append(move)
            elif verb is UPGRADE or verb is USE or verb is ADVANCE or verb is TRANSFORM:
                self.act(line, move, out)
            elif isinstance(verb, Action) and verb in seat.faction.free_moves:
                self.follow(line, move, out)
        for move in promising(state, seat, builds, 1, self.sites + 2):
            self.act(line, move, out)
        for move in best_posts(state, seat, posts, POSTS):
            self.act(line, move, out)
        for move in lands[: self.sites]:
            self.act(line, move, out)

    def price(self, state: Mystica, seat: Seat, move: Move) -> Goods:
        """What an action costs."""
        verb = move.verb
        if verb is SEND:
            return PRIEST
        assert isinstance(verb, Action)
        return verb.price(state, seat, move.at)

    def act(self, line: Line[Mystica], move: Move, out: list[Line[Mystica]]) -> None:
        """Play an action after the conversions it needs."""
        state = line.state
        seat = state.seats[self.me]
        steps = raising(state, seat, self.price(state, seat, move))
        if steps is None:
            return
        twin = self.converted(state, steps)
        twin.play(move, self.me)
        steps.append(move)
        out.append(line.on(twin, steps))

    def converted(self, state: Mystica, steps: list[Move]) -> Mystica:
        """A copy after some conversions."""
        twin = state.copy()
        for move in steps:
            twin.play(move, self.me)
        return twin

    def dig(self, line: Line[Mystica], move: Move, out: list[Line[Mystica]]) -> None:
        """Buy spades for a hex that becomes home, and build there; dig alone only where that needs no conversion."""
        state = line.state
        seat = state.seats[self.me]
        price = DIG.price(state, seat, move.at)
        steps = raising(state, seat, plus(price, seat.faction.mat.cost[DWELLING]))
        if steps is None:
            if not state.can_pay(seat, price):
                return
            steps = []
        twin = self.converted(state, steps)
        twin.play(move, self.me)
        steps.append(move)
        self.turn_hexes(line, twin, steps, self.sites, [], out)

    def turn_hexes(
        self,
        line: Line[Mystica],
        state: Mystica,
        before: list[Move],
        most: i64,
        known: list[Move],
        out: list[Line[Mystica]],
    ) -> bool:
        """Use the spades of a position on hexes that become home, but for some that are known; was there one?"""
        seat = state.seats[self.me]
        options = [move for move in homely(seat, self.offered(state, seat, TRANSFORM)) if move not in known]
        for move in promising(state, seat, options, len(TERRAINS), most):
            after = state.copy()
            after.play(move, self.me)
            out.append(line.on(after, [*before, move]))
        for move in self.offered(state, seat, LANDSCAPE)[: self.sites]:
            after = state.copy()
            after.play(move, self.me)
            out.append(line.on(after, [*before, move]))
        return len(options) > 0

    def offered(self, state: Mystica, seat: Seat, verb: Action) -> list[Move]:
        """What the grants of the turn offer of one verb."""
        found: list[Move] = []
        held = state.turn.held
        while held is not None:
            held.grant.offer(state, seat, held.amount, found)
            held = held.rest
        return [move for move in found if move.verb is verb]

    # What follows from it

    def go_on(self, line: Line[Mystica], out: list[Line[Mystica]]) -> None:
        """What comes after the action of a turn: choices, debts, rights; then the turn is done."""
        state = line.state
        seat = state.seats[self.me]
        held = state.turn.held
        found: list[Move] = []
        if held is not None and (held.grant.rank < DEBTS or urgent(held) is not None):
            held.grant.offer(state, seat, held.amount, found)
        elif owes(seat):
            offer_debts(state, seat, found)
        elif held is not None:
            if self.use_right(line, held, out):
                return
        elif seat.makings > 0 and seat.workers > 0 and seat.priests < seat.most_priests:
            self.ordain(line, out)
        for move in found:
            self.follow(line, move, out)
        if not found and not no_end(state, seat):
            self.follow(line, state.land.of(DONE)[0], out)

    def use_right(self, line: Line[Mystica], held: Held, out: list[Line[Mystica]]) -> bool:
        """Use what an action granted, as far as that is sensible; was it used in some way?"""
        state = line.state
        seat = state.seats[self.me]
        grant = held.grant
        if isinstance(grant, Spades) or grant.verb is TRANSFORM:
            return self.use_spades(line, held, out)
        if grant is DWELLINGS:
            return self.house(line, held.amount, out)
        found: list[Move] = []
        grant.offer(state, seat, held.amount, found)
        if grant is BRIDGES:
            found = useful_bridges(state, seat, found)
            if not found:
                return len(line.moves) > 0 and line.moves[-1].verb is USE  # an action for nothing is no way to play
        elif grant.verb is BUILD:
            found = promising(state, seat, found, 1, self.sites)
        elif grant.verb is UPGRADE:
            found = best_posts(state, seat, found, POSTS)
        elif grant.verb is LANDSCAPE:
            found = found[: self.sites]
        for move in found:
            self.follow(line, move, out)
        return len(found) > 0

    def use_spades(self, line: Line[Mystica], held: Held, out: list[Line[Mystica]]) -> bool:
        """Where spades go: to hexes that become home, with more spades bought if that is needed."""
        state = line.state
        seat = state.seats[self.me]
        offered: list[Move] = []
        held.grant.offer(state, seat, held.amount, offered)
        turns = [move for move in offered if move.verb is TRANSFORM]
        # spades at hand should not be left over: the farther the better
        homes = promising(state, seat, homely(seat, turns), len(TERRAINS), self.sites + 2, -4)
        found = len(homes) > 0
        for move in homes:
            self.follow(line, move, out)
        for move in [it for it in offered if it.verb is LANDSCAPE][: self.sites]:
            self.follow(line, move, out)
            found = True
        for move in [it for it in offered if it.verb is DIG][:2]:
            found = self.dig_more(line, move, homes, out) or found
        if not found:  # a step on the way
            for move in promising(state, seat, turns, len(TERRAINS), 3):
                self.follow(line, move, out)
                found = True
        return found

    def dig_more(self, line: Line[Mystica], dig: Move, known: list[Move], out: list[Line[Mystica]]) -> bool:
        """Buy more spades for a hex that those at hand do not suffice for; is there one?"""
        state = line.state
        seat = state.seats[self.me]
        one = seat.faction.spade_cost(seat)
        number = dig.at + 1
        steps = raising(state, seat, Goods(0, one.workers * number, one.priests * number))
        if steps is None:
            return False
        twin = self.converted(state, steps)
        twin.play(dig, self.me)
        steps.append(dig)
        return self.turn_hexes(line, twin, steps, 3, known, out)

    def house(self, line: Line[Mystica], turned: int, out: list[Line[Mystica]]) -> bool:
        """A dwelling on what was turned, if it can be paid."""
        state = line.state
        seat = state.seats[self.me]
        if seat.counts[DWELLING] >= state.box.supply[DWELLING]:
            return False
        steps = raising(state, seat, seat.faction.mat.cost[DWELLING])
        if steps is None:
            return False
        twin = self.converted(state, steps)
        found: list[Move] = []
        DWELLINGS.offer(twin, twin.seats[self.me], turned, found)
        for move in found:
            after = twin.copy()
            after.play(move, self.me)
            out.append(line.on(after, [*steps, move]))
        return len(found) > 0

    def ordain(self, line: Line[Mystica], out: list[Line[Mystica]]) -> None:
        """Make priests out of workers, as many as possible."""
        twin = line.state.copy()
        seat = twin.seats[self.me]
        moves: list[Move] = []
        make = twin.land.of(CONVERT)[MAKING]
        while seat.makings > 0 and seat.workers > 0 and seat.priests < seat.most_priests:
            twin.play(make, self.me)
            moves.append(make)
        if twin.turn.actions == 0:  # else the turn is over by itself
            done = twin.land.of(DONE)[0]
            twin.play(done, self.me)
            moves.append(done)
        out.append(line.on(twin, moves))


def has_acted(moves: list[Move]) -> bool:
    """Is there an action among the moves of a turn, and not only free steps?"""
    for move in moves:
        verb = move.verb
        if isinstance(verb, Action) and verb.full:
            return True
    return False
