"""The state of a game of Terra Mystica, and the only ways to change what a seat owns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from terrae.board.wide import SPOTS, Places, joined, members, size
from terrae.core.moves import Move, Verb
from terrae.core.state import ANYBODY, Decision, State
from terrae.games.terra_mystica.rules.action import Departure
from terrae.games.terra_mystica.rules.box import WHEEL, Box, Goods, Payout
from terrae.games.terra_mystica.rules.land import MOST_RANGE, MOST_SKIP, Land
from terrae.games.terra_mystica.rules.open_turn import OpenTurn
from terrae.games.terra_mystica.rules.seat import NO_PLACES, NO_STEPS, NONE, Seat
from terrae.games.terra_mystica.rules.terms import Terms

TOP: Final = 10  # of a cult track


@final
@mypyc_attr(acyclic=True)
class Mystica(State):
    """A position. Lists are replaced, never changed, unless `copy` copies them."""

    def __init__(
        self, box: Box, land: Land, terms: Terms, seats: list[Seat], terrain: list[int], turn: OpenTurn
    ) -> None:
        super().__init__()
        self.box = box
        self.land = land
        self.terms = terms
        self.seats = seats
        self.terrain = terrain  # by terrain: the hexes that have it now
        self.near: list[int] = land.adjacent  # by hex: what is next to it, over bridges too
        self.bridged: Places = 0  # bridge spaces with a bridge
        self.occupied: Places = 0  # hexes with a structure
        self.turn = turn  # the turn under way
        self.round_tiles: list[int] = NO_PLACES
        self.final_tile: i64 = NONE
        self.bonus_offer: i64 = 0  # bonus cards nobody holds
        self.bonus_coins: list[int] = NO_PLACES
        self.favours_left: list[int] = NO_PLACES
        self.towns_left: list[int] = NO_PLACES
        self.priest_places: list[int] = NO_STEPS  # by cult: places taken, as a mask
        self.covered: i64 = 0  # power actions used this round
        self.round: i64 = 0
        self.seating: list[int] = NO_PLACES  # the seats in the order of the table
        self.order: list[int] = NO_PLACES  # turn order of this round
        self.passing: list[int] = NO_PLACES  # who passed, in this order
        self.active: i64 = NONE  # the seat whose turn is under way
        self.deals: i64 = 0  # structures that power was offered for
        self.resign: Move | None = None  # the move that leaves the game, where the terms allow it

    def copy(self) -> Mystica:
        twin = Mystica(
            self.box, self.land, self.terms, [seat.copy() for seat in self.seats], self.terrain, self.turn.copy()
        )
        twin.stack = self.stack
        twin.now = self.now
        twin.open = self.open
        twin.near = self.near
        twin.bridged = self.bridged
        twin.occupied = self.occupied
        twin.round_tiles = self.round_tiles
        twin.final_tile = self.final_tile
        twin.bonus_offer = self.bonus_offer
        twin.bonus_coins = self.bonus_coins
        twin.favours_left = self.favours_left
        twin.towns_left = self.towns_left
        twin.priest_places = self.priest_places
        twin.covered = self.covered
        twin.round = self.round
        twin.seating = self.seating
        twin.order = self.order
        twin.passing = self.passing
        twin.active = self.active
        twin.deals = self.deals
        twin.resign = self.resign
        return twin

    # Leaving the game needs no question

    def moves_of(self, seat: i64) -> list[Move]:
        found = super().moves_of(seat)
        resign = self.resign
        if resign is not None and seat >= 0 and self.may_leave(self.seats[seat]) and resign not in found:
            found.append(resign)
        return found

    def moves_by(self, seat: i64, verb: Verb) -> list[Move]:
        if self.resign is None or verb is not self.resign.verb:
            return super().moves_by(seat, verb)
        return [move for move in self.moves_of(seat) if move is self.resign]

    def may_leave(self, seat: Seat) -> bool:
        return not self.over and not seat.out and seat.faction.number != NONE

    def play(self, move: Move, seat: i64 = ANYBODY) -> None:
        if move is not self.resign:
            super().play(move, seat)
            return
        verb = move.verb
        assert isinstance(verb, Departure)
        verb.leave(self, self.seats[self.decision.seat if seat == ANYBODY else seat])
        if self.now is None:
            self.advance()

    # What a seat owns

    def gain_points(self, seat: Seat, amount: i64, source: str) -> None:
        seat.points += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "points", amount, source)

    def gain_coins(self, seat: Seat, amount: i64, source: str) -> None:
        seat.coins += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "coins", amount, source)

    def gain_workers(self, seat: Seat, amount: i64, source: str) -> None:
        seat.workers += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "workers", amount, source)

    def pay_priests(self, seat: Seat, amount: i64, source: str) -> None:
        seat.priests -= amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "priests", -amount, source)

    def welcome_priests(self, seat: Seat, amount: i64, source: str) -> None:
        """Priests come to hand, as far as there are priests left."""
        room = seat.most_priests - seat.priests
        got = amount if amount < room else room
        seat.priests += got
        if self.ledger is not None:
            if got:
                self.ledger.record(seat.number, "priests", got, source)
            if got < amount:
                self.ledger.record(seat.number, "wasted-priests", amount - got, source)

    def gain_power(self, seat: Seat, amount: i64, source: str) -> i64:
        charged = seat.charge(amount)
        if self.ledger is not None:
            if charged:
                self.ledger.record(seat.number, "power", charged, source)
            if charged < amount:
                self.ledger.record(seat.number, "wasted", amount - charged, source)
        return charged

    def pay_power(self, seat: Seat, amount: i64, source: str) -> None:
        seat.spend(amount)
        if self.ledger is not None:
            self.ledger.record(seat.number, "spent", amount, source)

    def burn(self, seat: Seat, pairs: i64, source: str = "burn") -> None:
        """Of two tokens in bowl II one goes to bowl III, the other leaves the game."""
        seat.bowl2 -= 2 * pairs
        seat.bowl3 += pairs
        if self.ledger is not None:
            self.ledger.record(seat.number, "burnt", pairs, source)

    def gain_tokens(self, seat: Seat, amount: i64, source: str) -> None:
        """New power tokens in bowl I."""
        seat.bowl1 += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "tokens", amount, source)

    def gain_charged_tokens(self, seat: Seat, amount: i64, source: str) -> None:
        """New power tokens in bowl III."""
        seat.bowl3 += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "tokens3", amount, source)

    def lose_tokens(self, seat: Seat, amount: i64, source: str) -> None:
        """Power tokens leave the game, from bowl I first, then II, then III."""
        left = amount
        first = left if left < seat.bowl1 else seat.bowl1
        seat.bowl1 -= first
        left -= first
        second = left if left < seat.bowl2 else seat.bowl2
        seat.bowl2 -= second
        seat.bowl3 -= left - second
        if self.ledger is not None:
            self.ledger.record(seat.number, "tokens", -amount, source)

    def gain(self, seat: Seat, goods: Goods, source: str) -> None:
        """Everything of some goods."""
        if goods.coins:
            self.gain_coins(seat, goods.coins, source)
        if goods.workers:
            self.gain_workers(seat, goods.workers, source)
        if goods.priests:
            seat.faction.on_priests(self, seat, goods.priests, source)
        if goods.power:
            self.gain_power(seat, goods.power, source)
        if goods.points:
            self.gain_points(seat, goods.points, source)

    def can_pay(self, seat: Seat, goods: Goods) -> bool:
        return (
            seat.coins >= goods.coins
            and seat.workers >= goods.workers
            and seat.priests >= goods.priests
            and seat.bowl3 >= goods.power
        )

    def pay(self, seat: Seat, goods: Goods, source: str) -> None:
        """Pay a price in goods."""
        if goods.coins:
            self.gain_coins(seat, -goods.coins, source)
        if goods.workers:
            self.gain_workers(seat, -goods.workers, source)
        if goods.priests:
            self.pay_priests(seat, goods.priests, source)
        if goods.power:
            self.pay_power(seat, goods.power, source)

    def reward(self, seat: Seat, deed: i64, times: i64 = 1) -> None:
        """What the round tile and the favour tiles give for a deed."""
        tile = self.box.round_tiles[self.round_tiles[self.round - 1]]
        if deed in tile.deeds:
            self.gain_points(seat, tile.points * times, tile.source)
        favours = seat.favours
        number = 0
        while favours:
            if favours & 1:
                for reward in self.box.favours[number].rewards:
                    if reward.deed == deed:
                        self.gain_points(seat, reward.points * times, reward.source)
            favours >>= 1
            number += 1

    def pay_out(self, seat: Seat, payouts: list[Payout]) -> None:
        """What passing brings."""
        for payout in payouts:
            points = payout.worth(self.counted(seat, payout.per))
            if points:
                self.gain_points(seat, points, payout.source)

    def counted(self, seat: Seat, per: i64) -> i64:
        """How many a seat has of what is counted when passing."""
        if per < len(seat.counts):
            number: i64 = seat.counts[per]
            if seat.landmark and per == seat.faction.landmark_rules().counts_as():
                number += 1
            return number
        return seat.shipping if per == len(seat.counts) else self.joining_bridges(seat)

    def joining_bridges(self, seat: Seat) -> i64:
        """Own bridges with own structures at both ends."""
        number: i64 = 0
        for bridge in members(seat.bridges) + seat.stacked:
            if not self.land.bridge_ends[bridge] & ~seat.structures:
                number += 1
        return number + size(seat.land_bridges & seat.structures)

    def advance_shipping(self, seat: Seat, source: str) -> None:
        """One step on the shipping track, with its points; past its end, nothing."""
        mat = seat.faction.mat
        if seat.shipping < mat.most_shipping:
            points = mat.ship_points[seat.shipping - mat.shipping]
            seat.shipping += 1
            self.gain_points(seat, points, source)
            self.refresh_reach(seat)

    # The land

    def terrain_at(self, at: i64) -> i64:
        """The terrain of a hex now."""
        spot = SPOTS[at]
        terrain: i64 = 0
        while not self.terrain[terrain] & spot:
            terrain += 1
        return terrain

    def set_terrain(self, spots: Places, terrain: i64) -> None:
        """These hexes have this terrain from now on."""
        changed = [mask & ~spots for mask in self.terrain]
        changed[terrain] |= spots
        self.terrain = changed

    def shipping_reach(self, seat: Seat) -> i64:
        """The shipping value for reach: a bonus card may lift it, for those who have ships at all."""
        range_ = seat.shipping
        if seat.bonus != NONE and seat.faction.mat.most_shipping:
            range_ += self.box.bonus_cards[seat.bonus].shipping
        return range_ if range_ < MOST_RANGE else MOST_RANGE

    def reach_with(self, seat: Seat, shipping: i64) -> Places:
        """The hexes in reach of a seat's structures with ships of this range."""
        return self.reach_from(seat, seat.structures, shipping)

    def reach_from(self, seat: Seat, structures: Places, shipping: i64) -> Places:
        """The hexes in reach of some of a seat's structures."""
        reach = 0
        if seat.faction.walks():
            reach = joined(self.near, structures)
            if structures & seat.landmark:
                reach |= seat.land_bridges
        if shipping:
            reach |= joined(self.land.ships[shipping], structures)
        return reach

    def refresh_reach(self, seat: Seat) -> None:
        """Work out anew what is in reach."""
        seat.reach = self.reach_with(seat, self.shipping_reach(seat))

    def reach_now(self, seat: Seat) -> Places:
        """What is in reach of the action under way: a landscape that it has placed leads nowhere yet."""
        if not self.turn.landed:
            return seat.reach
        return self.reach_from(seat, seat.structures & ~seat.landmark, self.shipping_reach(seat))

    def jump_reach(self, seat: Seat, landed: bool = False) -> Places:
        """The hexes that only tunnel or carpet reaches; not from a landscape that has just landed."""
        if not seat.skip:
            return 0
        skip = seat.skip if seat.skip < MOST_SKIP else MOST_SKIP
        if landed:
            return joined(self.land.jumps[skip], seat.structures & ~seat.landmark) & ~self.reach_now(seat)
        found = joined(self.land.jumps[skip], seat.structures)
        if seat.landmark:
            longer = min(skip + seat.faction.landmark_rules().longer_leap(), MOST_SKIP)
            found |= joined(self.land.jumps[longer], seat.landmark)
        return found & ~seat.reach

    def around(self, seat: Seat, fringe: Places) -> Places:
        """What is directly next to some structures of a seat: bridges, linked river hexes and land bridges count."""
        found = joined(self.near, fringe)
        if seat.town_rivers:
            for river in members(seat.town_rivers):
                if self.land.shores[river] & fringe:
                    found |= self.land.shores[river]
        if seat.land_bridges:
            if fringe & seat.landmark:
                found |= seat.land_bridges
            if fringe & seat.land_bridges:
                found |= seat.landmark
        return found

    def group(self, seat: Seat, start: Places) -> Places:
        """All structures of a seat joined directly to those of the start set."""
        own = seat.structures
        area = 0
        fringe = start & own
        while fringe:
            area |= fringe
            fringe = self.around(seat, fringe) & own & ~area
        return area

    def groups(self, seat: Seat) -> list[Places]:
        """The clusters of a seat."""
        found: list[Places] = []
        left = seat.structures
        while left:
            group = self.group(seat, left & -left)
            found.append(group)
            left &= ~group
        return found

    def has_neighbour(self, seat: Seat, at: i64) -> bool:
        """Does a structure of another faction stand next to this hex?"""
        return self.near[at] & self.occupied & ~seat.structures != 0

    def foreign_homes(self, seat: Seat) -> i64:
        """The terrains of the wheel that are home to other seats, as a mask of terrains."""
        homes: i64 = 0
        for other in self.seats:
            if other is not seat and 0 <= other.home < WHEEL and other.unlocked == 0:
                homes |= SMALL[other.home]
        return homes


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision[Mystica]):
    """A question that knows why a move is no answer to it."""

    def against(self, state: Mystica, move: Move) -> str:
        """The name of the first condition that does not hold for a move; empty if it is possible."""
        return "" if move in self.moves(state) else OTHER_QUESTION


OTHER_QUESTION: Final = "other-question"
SMALL: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]  # sets of one terrain
