"""What a position at the end of one's own turn is worth to a seat, as if it dropped out now: a sum of named terms."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, count, one, union
from terrae.bots.terra_nova.search.towns import TownPlans
from terrae.bots.terra_nova.search.weights import POINT, TRAITS, Weights
from terrae.core.vectors import vec
from terrae.economy.effects import Effect, Trait
from terrae.games.terra_nova.rules.box import ALWAYS, HOUSE, LEFT, PALACE, POST, RIGHT, ROUNDS, SAILING, TOWN, Payout
from terrae.games.terra_nova.rules.scoring import territory
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import holding

TERMS: Final = [
    "points", "payouts", "territory", "goods", "income", "tile", "towns", "abilities", "promises", "room", "rivals",
]  # fmt: skip
POINTS, PAYOUTS, TERRITORY, GOODS, INCOME, TILE, TOWNS, ABILITIES, PROMISES, ROOM, RIVALS = range(len(TERMS))
NO_TILE: Final = -1000000


def trait_worth(effects: list[Effect]) -> i64:
    """What the abilities of a palace that are code are worth in each round to come."""
    worth: i64 = 0
    for effect in effects:
        if isinstance(effect, Trait):
            worth += TRAITS.get(effect.name, 0)
    return worth


@final
class Outlook:
    """What does not change while a seat thinks: the tiles to come and the other seats."""

    def __init__(self, state: Nova, me: i64, weights: Weights, weighed: i64) -> None:
        seat = state.seats[me]
        self.me = me
        self.weighed = weighed  # a set of terms; the others count nothing
        self.sells = True  # may power that would be wasted still be changed into money before the next income?
        self.settled = False  # has the seat dropped out, with its payouts and its bonus tile for the next round?
        self.weights = weights
        self.away: i64 = ROUNDS - state.round  # rounds to come after the one under way, as seen from now
        self.plans = TownPlans(me)
        self.left_worth = trait_worth(seat.faction.mat.left)
        self.right_worth = trait_worth(seat.faction.mat.right)
        self.town_extra: i64 = 0
        for reward in seat.faction.rewards[TOWN]:
            self.town_extra += reward.points * POINT
        self.sizes: list[i64] = []  # the territories of the others at the end, in hundredths
        self.certain: list[bool] = []  # will it stay like that?
        self.changing: Hexes = 0  # what lies next to buildings of others that can still be upgraded
        for other in state.seats:
            if other.number != me:
                rounds = self.away * 100 + (0 if other.dropped else weights.unfinished)
                size = territory(state, other) * 100 + rounds * weights.growth // 100
                self.sizes.append(min(size, weights.largest * 100))
                self.certain.append(other.dropped and self.away == 0)
                self.changing |= union(state.land.adjacent, other.houses | other.posts)
        self.parts = vec[i64]([0] * len(TERMS))  # what each term said last

    def value(self, state: Nova, ended: bool) -> i64:
        """The worth of the position if the seat dropped out now; `ended`: it does, and its round is over."""
        seat = state.seats[self.me]
        parts = self.parts
        left = ROUNDS - state.round
        for number in range(len(parts)):
            parts[number] = 0
        parts[POINTS] = seat.points * POINT
        if not self.settled:
            parts[PAYOUTS] = self.payouts(state, seat, left)
        parts[TERRITORY] = self.standing(state, seat, left)
        if left == 0:
            parts[GOODS] = self.last_money(state, seat)
            if not ended:
                parts[TOWNS] = self.last_towns(state, seat)
        else:
            self.holdings(state, seat, left)
            self.prospects(state, seat, left)
            parts[ROOM] = self.room(state, seat, left)
            parts[RIVALS] = -self.given(state)
        worth: i64 = 0
        for number in range(len(parts)):
            if self.weighed & one(number):
                worth += parts[number]
        return worth

    def terms(self, state: Nova) -> list[tuple[str, i64]]:
        """What each term that is weighed says about a position."""
        self.value(state, True)
        return [(TERMS[number], self.parts[number]) for number in range(len(TERMS)) if self.weighed & one(number)]

    def payouts(self, state: Nova, seat: Seat, left: i64) -> i64:
        """What dropping out brings."""
        return self.paid(state, seat, state.box.bonus_tiles[seat.bonus].payouts, left) + self.paid(
            state, seat, seat.faction.payouts, left
        )

    def paid(self, state: Nova, seat: Seat, payouts: list[Payout], left: i64) -> i64:
        worth: i64 = 0
        for payout in payouts:
            if seat.has(payout.needs):
                number = holding(state, seat, payout.per)
                worth += payout.worth(number) * POINT
                worth += payout.power * number * self.weights.step * self.weights.coin[left] // 100
        return worth

    def standing(self, state: Nova, seat: Seat, left: i64) -> i64:
        """The territory scoring to be expected: each seat left behind is worth one rank."""
        weights = self.weights
        size = territory(state, seat)
        rank = (state.box.territory[0] - state.box.territory[1]) * POINT
        slope = weights.territory[self.away]
        expected = min(size * 100 + left * weights.growth, weights.largest * 100)
        worth: i64 = 0
        for number in range(len(self.sizes)):
            lead = expected - self.sizes[number]
            sure: i64 = 50 + lead * (50 if self.certain[number] else slope) // 100
            worth += rank * min(max(sure, 0), 100) // 100
        worth = worth * weights.rank_share[left] // 100
        return worth + size * 2  # of two ways equally good, the one with more room

    def last_money(self, state: Nova, seat: Seat) -> i64:
        """After the last round money and power are points, and nothing else counts."""
        money = seat.money
        if not self.settled:
            best: i64 = 0
            for tile in range(len(state.box.bonus_tiles)):
                if state.bonus_offer & one(tile):
                    best = max(best, state.bonus_money[tile])
            money += best
        price: i64 = 0
        points: i64 = 0
        worship = seat.faction.traits.get("worship")
        if worship is not None:
            price = worship["power"]
            points = worship["points"]
        best_worth: i64 = 0
        times: i64 = 0
        while True:
            total = money + seat.bowl3 - times * price
            best_worth = max(best_worth, times * points * POINT + total // state.box.money_for_point * POINT + total)
            times += 1
            if price == 0 or times * price > seat.bowl3:
                return best_worth

    def last_towns(self, state: Nova, seat: Seat) -> i64:
        """In the last round: towns that can still be paid, less what they cost."""
        weights = self.weights
        worth: i64 = 0
        able = seat.money + seat.bowl3 * weights.last_power // 100
        tile = state.box.round_tiles[state.round_tiles[state.round - 1]]
        prize = weights.last_town + self.town_extra + (tile.points * POINT if tile.deed == TOWN else 0)
        for price in self.plans.prices(state):
            gain = prize - price * weights.coin[0]
            if price > able or gain <= 0:
                break
            worth += gain * weights.last_share // 100
            able -= price
        return worth

    def holdings(self, state: Nova, seat: Seat, left: i64) -> None:
        """Money and power as they will be after the next income, the incomes after that, and the next bonus tile."""
        weights = self.weights
        parts = self.parts
        faction = seat.faction
        mat = faction.mat
        coin = weights.coin[left]
        money = mat.house_money[seat.house_count] + mat.post_money[seat.post_count] + faction.palace_money[ALWAYS]
        power = mat.house_power[seat.house_count] + mat.post_power[seat.post_count] + faction.palace_power[ALWAYS]
        if seat.left:
            money += faction.palace_money[LEFT]
            power += faction.palace_power[LEFT]
        if seat.right:
            money += faction.palace_money[RIGHT]
            power += faction.palace_power[RIGHT]
        later: i64 = 0
        for rounds in range(1, left):
            later += weights.coin[rounds]
        steps = min(power, weights.most_steps)
        parts[INCOME] = (money * 100 + steps * weights.step) * later // 100
        if self.settled:
            parts[GOODS] = self.rich(money + seat.money + state.box.bonus_tiles[seat.bonus].money, left)
            parts[TILE] = self.with_tile(state, seat, seat.bonus, power, coin)
            return
        best: i64 = NO_TILE
        best_money: i64 = 0
        offer = state.bonus_offer
        for number in range(len(state.box.bonus_tiles)):
            if offer & one(number):
                there = state.bonus_money[number] + state.box.bonus_tiles[number].money
                worth = there * coin + self.with_tile(state, seat, number, power, coin)
                if worth > best:
                    best = worth
                    best_money = there
        parts[GOODS] = self.rich(money + seat.money + best_money, left)
        parts[TILE] = best - best_money * coin

    def rich(self, money: i64, left: i64) -> i64:
        """What money is worth at the beginning of a round: less if it is more than can be spent well."""
        weights = self.weights
        over = max(money - weights.enough[left], 0)
        return (money - over) * weights.coin[left] + over * weights.coin[left] * weights.surplus // 100

    def with_tile(self, state: Nova, seat: Seat, number: i64, power: i64, coin: i64) -> i64:
        """What a bonus tile promises for the next round, together with the power that comes with its income."""
        weights = self.weights
        tile = state.box.bonus_tiles[number]
        promise: i64 = 0
        for payout in tile.payouts:
            promise += payout.worth(self.later(state, seat, payout.per)) * POINT
        if tile.shovels:
            promise += weights.shovel_tile
        if tile.sailing:
            promise += weights.reach_tile
        return promise * weights.tile_share // 100 + self.charged(seat, power + tile.power, coin)

    def later(self, state: Nova, seat: Seat, per: str) -> i64:
        """How many of something the seat will have at the end of the next round, at least."""
        number = holding(state, seat, per)
        if per == "palace" and number == 0 and seat.post_count:
            return 1
        return number

    def charged(self, seat: Seat, power: i64, coin: i64) -> i64:
        """The worth of the bowls after an income of power; what would be wasted is changed into money before."""
        weights = self.weights
        bowl1 = seat.bowl1
        bowl2 = seat.bowl2
        bowl3 = seat.bowl3
        sold: i64 = 0
        wasted = power - 2 * bowl1 - bowl2
        if wasted > 0 and self.sells:
            sold = min(bowl3, (wasted + 1) // 2)
            bowl3 -= sold
            bowl1 += sold
        first = min(power, bowl1)
        second = min(power - first, bowl2 + first)
        bowl2 += first - second
        bowl3 += second
        return (sold * 100 + bowl3 * weights.charged + bowl2 * weights.charging) * coin // 100

    def prospects(self, state: Nova, seat: Seat, left: i64) -> None:
        """Towns in the making, what buildings promise for the tiles to come, and abilities."""
        weights = self.weights
        box = state.box
        parts = self.parts
        chances: i64 = 0
        budget = weights.town_budget[left]
        tiles = count(seat.town_tiles)
        for price in self.plans.prices(state):
            if tiles == 0 or price > budget:
                break
            chances += self.chance(price)
            budget -= max(price, 5)
            tiles -= 1
        worth = (weights.town + self.town_extra) * chances // 100 * weights.town_rounds[left] // 100
        if seat.faction.town_value(seat) < box.town_value:
            worth += count(seat.town_tiles) * weights.small_town
        parts[TOWNS] = worth
        palaces = seat.palace_count()
        parts[ABILITIES] = left * (
            seat.house_count * weights.later_house
            + seat.post_count * weights.later_post
            + palaces * weights.later_palace
            + seat.sailing * weights.later_sailing
            + (self.left_worth * weights.traits // 100 if seat.left else 0)
            + (self.right_worth * weights.traits // 100 if seat.right else 0)
        )
        parts[ABILITIES] += seat.post_count * weights.post + palaces * weights.palace + seat.sailing * weights.sailing
        promised: i64 = 0
        for number in range(state.round, ROUNDS):
            tile = box.round_tiles[state.round_tiles[number]]
            promised += tile.points * self.doable(state, seat, tile.deed, chances)
        parts[PROMISES] = promised * weights.ahead // 100

    def chance(self, price: i64) -> i64:
        """The chance of a town, in hundredths, that still costs so much money."""
        weights = self.weights
        return max(weights.town_sure - price * weights.town_doubt // 10, 0)

    def doable(self, state: Nova, seat: Seat, deed: i64, chances: i64) -> i64:
        """How many times, in hundredths, the seat can hope to do a deed in one of the rounds to come."""
        box = state.box
        if deed == HOUSE:
            return min(box.houses - seat.house_count, 2) * 100
        if deed == POST:
            return min(box.posts - seat.post_count, 2) * 100
        if deed == PALACE:
            palaces = seat.palace_count()
            if palaces == 2:
                return 0
            return 110 if seat.post_count else 70
        if deed == TOWN:
            return min(chances, 120)
        if deed == SAILING:
            return min(box.track_end - seat.sailing, 2) * 75
        return 150

    def room(self, state: Nova, seat: Seat, left: i64) -> i64:
        """Where houses can still go, and neighbours who will bring power and make upgrades cheaper."""
        weights = self.weights
        home = seat.faction.home
        free = seat.reach & ~state.occupied
        worth = min(count(free & state.terrain[home]), 3) * weights.home
        worth += min(count(free & state.at_distance(home, 1)), 4) * weights.near_home
        worth += count(seat.buildings & self.changing) * weights.neighbour
        return worth * left

    def given(self, state: Nova) -> i64:
        """What the others have gained thanks to us."""
        steps: i64 = 0
        for other in state.seats:
            if other.number != self.me:
                steps += other.bowl2 + 2 * other.bowl3
        return steps * self.weights.rival
