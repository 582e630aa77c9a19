"""All sensible ways to play a turn: actions with the exchange of power they need, and what they are followed by."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.board.hexes import count, one
from terrae.bots.planner.search.line import Line
from terrae.bots.terra_nova.search.sites import joining, promising
from terrae.core.moves import Move
from terrae.games.terra_nova.rules.action import DONE
from terrae.games.terra_nova.rules.building import BUILD, HABITABLE, PALACE_LEFT, PALACE_RIGHT, UPGRADE, Dig
from terrae.games.terra_nova.rules.exchange import EXCHANGE, AfterAction
from terrae.games.terra_nova.rules.power import POWER
from terrae.games.terra_nova.rules.river import BRIDGE, SAIL, PlaceBridge
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.special import SPECIAL
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import Turn


@final
class Ways:
    """The turns of one seat."""

    def __init__(self, me: i64, round_now: i64, sites: i64, share: i64) -> None:
        self.me = me
        self.round_now = round_now
        self.sites = sites  # hexes considered for one house
        self.share = share  # power actions a seat hopes for in a round to come

    def ends(self, start: Line[Nova]) -> list[Line[Nova]]:
        """All sensible ways to play one turn."""
        ends: list[Line[Nova]] = []
        pending = [start]
        while pending:
            line = pending.pop()
            state = line.state
            now = state.now
            if now is None or now.seat != self.me or (line is not start and isinstance(now, Turn)):
                ends.append(line)
            elif isinstance(now, Turn):
                self.actions(line, now, pending)
            else:
                for move in self.answers(state):
                    twin = state.copy()
                    twin.play(move)
                    pending.append(line.on(twin, [move]))
        return ends

    def actions(self, line: Line[Nova], turn: Turn, out: list[Line[Nova]]) -> None:
        """Every action worth a thought, with the exchange it needs before it."""
        state = line.state
        seat = state.seats[self.me]
        money = seat.money
        for move in self.sorted_out(state, seat, turn.moves(state)):
            if self.price(state, seat, move) <= money or move.verb is POWER or move.verb is SPECIAL:
                self.take(line, move, 0, out)
        if seat.bowl3 and not turn.used & EXCHANGE.bit:
            rich = state.copy()
            rich.exchange(rich.seats[self.me], seat.bowl3)
            own = rich.seats[self.me]
            for move in self.sorted_out(rich, own, turn.moves(rich)):
                price = self.price(rich, own, move)
                if money < price <= money + seat.bowl3 and move.verb is not POWER and move.verb is not SPECIAL:
                    self.take(line, move, price - money, out)

    def take(self, line: Line[Nova], move: Move, exchange: i64, out: list[Line[Nova]]) -> None:
        """Play an action, after an exchange if need be."""
        twin = line.state.copy()
        if not exchange:
            twin.play(move)
            out.append(line.on(twin, [move]))
            return
        trade = twin.land.of(EXCHANGE)[exchange - 1]
        twin.play(trade)
        if move in twin.moves():  # else it needs the power itself
            twin.play(move)
            out.append(line.on(twin, [trade, move]))

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
                if state.round > self.round_now and count(state.covered) >= self.share:
                    continue  # the others will want some of them too
                if state.box.power_actions[move.at].bridge:
                    if bridges < 0:
                        bridges = joining(state, seat)
                    if bridges:
                        found.append(move)
                else:
                    found.append(move)
        found += promising(state, seat, digs, self.sites)
        found += promising(state, seat, builds, self.sites)
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
        if len(moves) > self.sites and (verb is BUILD or verb is UPGRADE or verb is HABITABLE):
            return promising(state, seat, [move for move in moves if move.verb is not DONE], self.sites)
        return moves

    def digging(self, state: Nova, seat: Seat, dig: Dig, moves: list[Move]) -> list[Move]:
        """Where to dig, and a house wherever one can be paid."""
        digs = [move for move in moves if move.verb is HABITABLE]
        builds = [move for move in moves if move.verb is BUILD]
        if not dig.changed:
            return promising(state, seat, digs, self.sites) + promising(state, seat, builds, 2)
        found = promising(state, seat, digs, 2) + builds
        return found if builds else found + [move for move in moves if move.verb is DONE]
