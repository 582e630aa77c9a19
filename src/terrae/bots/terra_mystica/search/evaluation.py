"""What a position at the end of one's own turn is worth to a seat, as if it passed now: a sum of named terms."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import Places, joined, size
from terrae.bots.terra_mystica.search.hopes import Hopes
from terrae.bots.terra_mystica.search.ranks import Ranks
from terrae.bots.terra_mystica.search.weights import Habits, Weights
from terrae.games.terra_mystica.rules.box import (
    DWELLING,
    KINDS,
    ON_PRIESTS,
    POST,
    ROUNDS,
    SANCTUARY,
    SPADE,
    STRONGHOLD,
    TEMPLE,
    TOWN,
    WHEEL,
    FavourTile,
    Goods,
    Payout,
)
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.special import TileAction
from terrae.games.terra_mystica.rules.state import Mystica

POINT: Final = 100

# The terms, as a mask of those that a player weighs.
PASSING: Final = 1
CULTS: Final = 2
NETWORK: Final = 4
BONUSES: Final = 8  # cult bonuses of rounds to come
CARD: Final = 16
TOKENS: Final = 32
INCOME: Final = 64
TOWNS: Final = 128
TILES: Final = 256
ABILITIES: Final = 512
PROMISES: Final = 1024
ROOM: Final = 2048
NEIGHBOURS: Final = 4096
TERMS: Final = [
    "passing",
    "cults",
    "network",
    "bonuses",
    "card",
    "tokens",
    "income",
    "towns",
    "tiles",
    "abilities",
    "promises",
    "room",
    "neighbours",
]  # in the order of the mask; points and goods are always weighed
ALL: Final = 8191


def favour_worth(tile: FavourTile, w: Weights) -> i64:
    """What a favour tile is worth in each round to come, besides income and cult steps."""
    worth: i64 = 0
    for reward in tile.rewards:
        worth += reward.points * (w.reward_dwelling if reward.deed == DWELLING else w.reward_other)
    if tile.payouts:
        worth += w.favour_payout
    if tile.town_value:
        worth += w.small_towns
    special = tile.special
    if isinstance(special, TileAction):
        worth += special.steps * w.favour_step
    return worth


@final
class Outlook:
    """The evaluation of one seat in one thought: what does not change meanwhile is worked out once."""

    def __init__(self, state: Mystica, me: i64, weights: Weights, habits: Habits, weighed: i64) -> None:
        self.me = me
        self.w = weights
        self.habits = habits
        self.weighed = weighed
        self.ranks = Ranks(state, me, weights)
        self.hopes = Hopes(weights)
        self.favours: list[i64] = [favour_worth(tile, weights) for tile in state.box.favours]
        foreign: Places = 0
        for other in state.seats:
            if other.number != me:
                foreign |= other.structures
        self.beside: Places = joined(state.near, foreign)  # who stands there is offered power
        # What each term said about the last position
        self.points: i64 = 0
        self.passing: i64 = 0
        self.cults: i64 = 0
        self.network: i64 = 0
        self.goods: i64 = 0
        self.bonuses: i64 = 0
        self.card: i64 = 0
        self.tokens: i64 = 0
        self.income: i64 = 0
        self.towns: i64 = 0
        self.tiles: i64 = 0
        self.abilities: i64 = 0
        self.promises: i64 = 0
        self.room: i64 = 0
        self.neighbours: i64 = 0

    def value(self, state: Mystica, stopped: bool) -> i64:
        """The sum of all terms."""
        seat = state.seats[self.me]
        left: i64 = ROUNDS - state.round
        weighed = self.weighed
        self.points = seat.points * POINT
        self.passing = self.on_passing(state, seat) if weighed & PASSING else 0
        self.cults = self.ranks.on_cults(state, seat, left) if weighed & CULTS else 0
        self.network = self.ranks.by_network(state, seat, left) if weighed & NETWORK else 0
        worth = self.points + self.passing + self.cults + self.network
        if left == 0:
            self.goods = self.last_goods(state, seat, stopped)
            self.towns = 0
            if not stopped and weighed & TOWNS:
                self.towns = self.hopes.payable(state, seat, self.w.last_town + self.habits.town)
            return worth + self.goods + self.towns
        self.hold(state, seat, left)
        self.foresee(state, seat, left)
        worth += self.goods + self.bonuses + self.card + self.tokens + self.income
        return worth + self.towns + self.tiles + self.abilities + self.promises + self.room + self.neighbours

    def terms(self, state: Mystica) -> list[tuple[str, i64]]:
        """What each term says about a position, as if the seat passed now."""
        self.value(state, True)
        found = [
            ("points", self.points),
            ("goods", self.goods),
            ("passing", self.passing),
            ("cults", self.cults),
            ("network", self.network),
            ("towns", self.towns),
        ]
        if state.round < ROUNDS:
            found += [
                ("bonuses", self.bonuses),
                ("card", self.card),
                ("tokens", self.tokens),
                ("income", self.income),
                ("tiles", self.tiles),
                ("abilities", self.abilities),
                ("promises", self.promises),
                ("room", self.room),
                ("neighbours", self.neighbours),
            ]
        return found

    # Points

    def paid_out(self, state: Mystica, seat: Seat, payouts: list[Payout]) -> i64:
        points: i64 = 0
        for payout in payouts:
            points += payout.worth(state.counted(seat, payout.per))
        return points

    def on_passing(self, state: Mystica, seat: Seat) -> i64:
        """What passing brings in points."""
        if seat.passed:
            return 0
        points: i64 = 0
        if seat.bonus != NONE:
            points += self.paid_out(state, seat, state.box.bonus_cards[seat.bonus].payouts)
        favours = seat.favours
        number = 0
        while favours:
            if favours & 1:
                payouts = state.box.favours[number].payouts
                if payouts:
                    points += self.paid_out(state, seat, payouts)
            favours >>= 1
            number += 1
        if seat.counts[STRONGHOLD]:
            points += self.paid_out(state, seat, seat.faction.payouts)
        return points * POINT

    def last_goods(self, state: Mystica, seat: Seat, stopped: bool) -> i64:
        """After the last round goods are coins, and coins points; before, they may still become more."""
        price = seat.faction.coins_for_point(state)
        if stopped:
            coins = seat.coins + seat.workers + seat.priests + seat.bowl3 + seat.bowl2 // 2
            return coins // price * POINT + coins % price
        w = self.w
        units = seat.coins * 100 + seat.workers * w.last_worker + seat.priests * w.last_priest
        units += seat.bowl3 * 100 + seat.bowl2 * w.last_bowl2
        return units * (POINT // price + w.eager) // 100

    # Goods

    def yearly(self, state: Mystica, seat: Seat) -> Goods:
        """What structures and favour tiles bring in a round."""
        coins: i64 = 0
        workers: i64 = 0
        priests: i64 = 0
        power: i64 = 0
        table = seat.faction.mat.income
        for kind in range(len(KINDS)):
            goods = table[kind][seat.counts[kind]]
            coins += goods.coins
            workers += goods.workers
            priests += goods.priests
            power += goods.power
        favours = seat.favours
        number = 0
        while favours:
            if favours & 1:
                goods = state.box.favours[number].income
                coins += goods.coins
                workers += goods.workers
                priests += goods.priests
                power += goods.power
            favours >>= 1
            number += 1
        return Goods(coins, workers, priests, power)

    def hold(self, state: Mystica, seat: Seat, left: i64) -> None:
        """Goods as they will be after the next income, and the incomes after that."""
        w = self.w
        weighed = self.weighed
        unit = w.unit[left]
        income = self.yearly(state, seat)
        coins = seat.coins + income.coins
        workers = seat.workers + income.workers
        priests = seat.priests + income.priests
        power = income.power + w.leech
        spades: i64 = 0
        later: i64 = 0
        for number in range(state.round - 1, ROUNDS - 1):
            tile = state.box.round_tiles[state.round_tiles[number]]
            steps: i64 = seat.priests_placed if tile.cult == ON_PRIESTS else seat.cults[tile.cult]
            bonus = tile.bonus
            if number == state.round - 1:
                times = steps // tile.per
                coins += bonus.coins * times
                workers += bonus.workers * times
                priests += bonus.priests * times
                power += bonus.power * times
                spades += tile.spades * times
            elif weighed & BONUSES:
                goods = bonus.coins * 100 + bonus.workers * w.worker + bonus.priests * w.priest
                goods += bonus.power * w.cult_power + tile.spades * w.spade
                later += goods * steps // tile.per * w.unit[ROUNDS - 1 - number] // 100
            else:
                break
        self.bonuses = later
        if priests > seat.most_priests:
            priests = seat.most_priests
        self.card = self.next_card(state, seat, left) if weighed & CARD else 0
        bowl1 = seat.bowl1
        bowl2 = seat.bowl2
        bowl3 = seat.bowl3
        first = power if power < bowl1 else bowl1
        bowl1 -= first
        bowl2 += first
        second = power - first if power - first < bowl2 else bowl2
        bowl2 -= second
        bowl3 += second
        units = coins * w.coin + workers * w.worker + priests * w.priest
        over = coins - 5 - workers * 12 // 5
        if over > 0:
            units -= over * w.coins_over
        over = workers - 1 - (coins + bowl3) * 5 // 9
        if over > 0:
            units -= over * w.workers_over
        units += bowl1 * w.bowl1 + bowl2 * w.bowl2 + bowl3 * w.bowl3 + spades * w.spade
        self.goods = units * unit // 100
        tokens = bowl1 + bowl2 + bowl3
        self.tokens = 0
        if weighed & TOKENS:
            most: i64 = len(w.tokens) - 1
            self.tokens = w.tokens[tokens if tokens < most else most] * left
        self.income = 0
        if left > 1 and weighed & INCOME:
            each = income.coins * w.coin + income.workers * w.worker_income + income.priests * w.priest_income
            charge = income.power if income.power < 2 * tokens else 2 * tokens
            each += charge * w.power_income
            coming: i64 = 0
            for rounds in range(1, left):
                coming += w.unit[rounds]
            self.income = each * coming // 100

    def next_card(self, state: Mystica, seat: Seat, left: i64) -> i64:
        """What the bonus card of the next round is worth: the best one on offer, or the one taken already."""
        if seat.passed:
            return self.card_worth(state, seat, seat.bonus, left)
        best = self.best_card(state, seat, left)
        return 0 if best == NONE else self.offer_worth(state, seat, best, left)

    def best_card(self, state: Mystica, seat: Seat, left: i64) -> i64:
        """The number of the best card on offer."""
        best: i64 = NONE
        highest: i64 = 0
        offer = state.bonus_offer
        number: i64 = 0
        while offer:
            if offer & 1:
                worth = self.offer_worth(state, seat, number, left)
                if best == NONE or worth > highest:
                    highest = worth
                    best = number
            offer >>= 1
            number += 1
        return best

    def offer_worth(self, state: Mystica, seat: Seat, number: i64, left: i64) -> i64:
        """A card with the coins on it."""
        return self.card_worth(state, seat, number, left) + state.bonus_coins[number] * self.w.unit[left]

    def card_worth(self, state: Mystica, seat: Seat, number: i64, left: i64) -> i64:
        """What a bonus card is worth in the next round."""
        w = self.w
        card = state.box.bonus_cards[number]
        goods = card.income
        units = goods.coins * 100 + goods.workers * w.worker + goods.priests * w.priest + goods.power * w.card_power
        worth = units * w.unit[left] // 100 + card.shipping * w.card_ship
        special = card.special
        if isinstance(special, TileAction):
            worth += special.spades * w.card_spade + special.steps * w.card_step
        if card.payouts:
            points = self.paid_out(state, seat, card.payouts)
            for payout in card.payouts:
                if payout.per == STRONGHOLD or payout.per == SANCTUARY:
                    points += 2 if seat.counts[payout.per] == 0 else 0
                elif payout.per == POST or payout.per == DWELLING:
                    points += 1
            worth += points * w.card_pass
        return worth

    # Prospects

    def foresee(self, state: Mystica, seat: Seat, left: i64) -> None:
        """Towns in the making, abilities, what coming tiles promise, and room."""
        w = self.w
        weighed = self.weighed
        hopes: i64 = 0
        self.towns = 0
        if weighed & TOWNS:
            hopes = self.hopes.of(state, seat).towns
            self.towns = hopes * (w.town + self.habits.town) // 100 * w.town_rounds[left] // 100 + seat.keys * w.key
        self.tiles = self.by_tiles(state, seat, left) if weighed & TILES else 0
        self.abilities = self.by_abilities(state, seat, left) if weighed & ABILITIES else 0
        self.promises = self.by_rounds(state, seat, hopes) * w.ahead // 100 if weighed & PROMISES else 0
        self.room = 0
        if weighed & ROOM:
            self.room = (self.ground(state, seat) + size(seat.structures) * w.structure + seat.shipping * w.ship) * left
        self.neighbours = 0
        if weighed & NEIGHBOURS:
            self.neighbours = size(seat.structures & self.beside) * w.neighbour * left

    def by_tiles(self, state: Mystica, seat: Seat, left: i64) -> i64:
        """Favour tiles."""
        worth: i64 = 0
        favours = seat.favours
        number = 0
        while favours:
            if favours & 1:
                worth += (self.favours[number] + self.w.favour) * left
                if state.box.favours[number].town_value:
                    worth += self.w.small_towns_now
            favours >>= 1
            number += 1
        return worth

    def by_abilities(self, state: Mystica, seat: Seat, left: i64) -> i64:
        """What halls, temples, the exchange track and bridges mean to the faction."""
        habits = self.habits
        worth: i64 = seat.digging * habits.exchange + seat.counts[POST] * self.w.post
        if seat.counts[STRONGHOLD]:
            worth += habits.stronghold
        if seat.counts[SANCTUARY]:
            worth += self.w.sanctuary + habits.sanctuary
        temples = seat.counts[TEMPLE] + seat.counts[SANCTUARY]
        worth += (temples if temples < 2 else 2) * (habits.temple + self.w.temple)
        if habits.bridge and seat.bridge_count:
            each = habits.bridge if seat.counts[STRONGHOLD] else habits.bridge // 5
            worth += state.joining_bridges(seat) * each
        return worth * left

    def by_rounds(self, state: Mystica, seat: Seat, hopes: i64) -> i64:
        """What the round tiles to come promise for the pieces still on the faction board."""
        supply = state.box.supply
        promised: i64 = 0
        for number in range(state.round, ROUNDS):
            tile = state.box.round_tiles[state.round_tiles[number]]
            for deed in tile.deeds:
                times: i64 = 0
                if deed in (DWELLING, POST):
                    times = min(supply[deed] - seat.counts[deed], 2) * 100
                elif deed == TEMPLE:
                    times = min(supply[TEMPLE] - seat.counts[TEMPLE], 1) * 100
                elif deed in (STRONGHOLD, SANCTUARY):
                    times = 60 if seat.counts[deed] == 0 else 0
                elif deed == TOWN:
                    times = hopes if hopes < 120 else 120
                elif deed == SPADE:
                    times = 150
                promised += times * tile.points
        return promised

    def ground(self, state: Mystica, seat: Seat) -> i64:
        """Free hexes in reach that are home, or one spade from it."""
        free = seat.reach & ~state.occupied
        ground = free & seat.faction.building_ground(state, seat)
        worth = min(size(ground), 3) * self.w.home
        home = seat.home if seat.home < WHEEL else seat.picked
        if seat.faction.uses_spades() and home >= 0:
            near = state.terrain[(home + 1) % WHEEL] | state.terrain[(home + WHEEL - 1) % WHEEL]
            worth += min(size(free & near), 5) * self.w.near_home
        return worth
