"""What a position at the end of one's own turn is worth to a seat, as if it dropped out now."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, count, one, union
from terrae.bots.terra_nova.search.weights import POINT, TRAITS, Weights
from terrae.economy.effects import Effect, Trait
from terrae.games.terra_nova.rules.box import ALWAYS, HOUSE, LEFT, PALACE, POST, RIGHT, ROUNDS, SAILING, TOWN, Payout
from terrae.games.terra_nova.rules.scoring import territory
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.towns import town_value
from terrae.games.terra_nova.rules.turn import holding


def trait_worth(effects: list[Effect]) -> i64:
    """What the abilities of a palace that are code are worth in each round to come."""
    worth: i64 = 0
    for effect in effects:
        if isinstance(effect, Trait):
            worth += TRAITS.get(effect.name, 0)
    return worth


@final
class Outlook:
    """What does not change while a seat thinks about its turn: the rounds to come and the other seats."""

    def __init__(self, state: Nova, me: i64, weights: Weights, ahead: i64 = 0) -> None:
        seat = state.seats[me]
        self.me = me
        self.sells = True  # may power that would be wasted still be changed into money before the next income?
        self.weights = weights
        self.left: i64 = ROUNDS - state.round  # rounds to come
        self.left_worth = trait_worth(seat.faction.mat.left)
        self.right_worth = trait_worth(seat.faction.mat.right)
        self.town_extra: i64 = 0
        for reward in seat.faction.rewards[TOWN]:
            self.town_extra += reward.points * POINT
        self.sizes: list[i64] = []  # the territories of the others
        self.certain: list[bool] = []  # will it stay like that this round?
        self.changing: Hexes = 0  # what lies next to buildings of others that can still be upgraded
        for other in state.seats:
            if other.number != me:
                self.sizes.append(min(territory(state, other) + ahead * weights.growth // 100, 14))
                self.certain.append(other.dropped)
                self.changing |= union(state.land.adjacent, other.houses | other.posts)
        self.later_coins: i64 = 0  # a coin of income in each of the rounds after the next one
        for rounds in range(1, self.left):
            self.later_coins += weights.coin[rounds]

    def value(self, state: Nova, settled: bool) -> i64:
        """The worth of the position; `settled` says that the seat has its bonus tile for the next round already."""
        seat = state.seats[self.me]
        worth = seat.points * POINT
        if not settled:
            worth += self.payouts(state, seat, state.box.bonus_tiles[seat.bonus].payouts)
            worth += self.payouts(state, seat, seat.faction.payouts)
        worth += self.standing(state, seat)
        if self.left == 0:
            return worth + self.last_money(state, seat, settled)
        worth += self.holdings(state, seat, settled)
        worth += self.progress(state, seat)
        worth += self.room(state, seat)
        worth -= self.given(state)
        return worth

    def payouts(self, state: Nova, seat: Seat, payouts: list[Payout]) -> i64:
        """What dropping out brings."""
        worth: i64 = 0
        for payout in payouts:
            if seat.has(payout.needs):
                number = holding(state, seat, payout.per)
                worth += payout.worth(number) * POINT
                worth += payout.power * number * self.weights.step * self.weights.coin[self.left] // 100
        return worth

    def standing(self, state: Nova, seat: Seat) -> i64:
        """The territory scoring to be expected: each seat left behind is worth one rank."""
        size = territory(state, seat)
        rank = (state.box.territory[0] - state.box.territory[1]) * POINT
        slope = self.weights.territory[self.left]
        worth: i64 = 0
        for number in range(len(self.sizes)):
            lead = size - self.sizes[number]
            sure: i64 = 50 + lead * (50 if self.left == 0 and self.certain[number] else slope)
            worth += rank * min(max(sure, 0), 100) // 100
        return worth + size * 2  # of two ways equally good, the one with more room

    def last_money(self, state: Nova, seat: Seat, settled: bool) -> i64:
        """After the last round money and power are points, and nothing else counts."""
        money = seat.money
        if not settled:
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

    def holdings(self, state: Nova, seat: Seat, settled: bool) -> i64:
        """Money and power as they will be after the next income, the incomes after that, and the next bonus tile."""
        weights = self.weights
        faction = seat.faction
        mat = faction.mat
        coin = weights.coin[self.left]
        money = mat.house_money[seat.house_count] + mat.post_money[seat.post_count] + faction.palace_money[ALWAYS]
        power = mat.house_power[seat.house_count] + mat.post_power[seat.post_count] + faction.palace_power[ALWAYS]
        if seat.left:
            money += faction.palace_money[LEFT]
            power += faction.palace_power[LEFT]
        if seat.right:
            money += faction.palace_money[RIGHT]
            power += faction.palace_power[RIGHT]
        worth = (money + seat.money) * coin
        worth += (money * 100 + power * weights.step) * self.later_coins // 100
        if settled:
            return worth + self.with_tile(state, seat, seat.bonus, power)
        best: i64 = -1000000
        offer = state.bonus_offer
        for tile in range(len(state.box.bonus_tiles)):
            if offer & one(tile):
                best = max(best, state.bonus_money[tile] * coin + self.with_tile(state, seat, tile, power))
        return worth + best

    def with_tile(self, state: Nova, seat: Seat, number: i64, power: i64) -> i64:
        """What a bonus tile is worth for the next round, together with the power that comes with its income."""
        weights = self.weights
        tile = state.box.bonus_tiles[number]
        coin = weights.coin[self.left]
        worth = tile.money * coin + self.charged(seat, power + tile.power, coin)
        promise: i64 = 0
        for payout in tile.payouts:
            promise += payout.worth(self.later(state, seat, payout.per)) * POINT
        if tile.shovels:
            promise += weights.shovel_tile
        if tile.sailing:
            promise += weights.reach_tile
        return worth + promise * weights.tile_share // 100

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

    def progress(self, state: Nova, seat: Seat) -> i64:
        """Towns in the making, what buildings promise for the tiles to come, and abilities."""
        weights = self.weights
        box = state.box
        worth: i64 = 0
        nearest: i64 = 7
        if seat.town_tiles:
            need = seat.faction.town_value(seat)
            chances: i64 = 0
            prize = weights.town + self.town_extra
            tiles = count(seat.town_tiles)
            rest = seat.buildings & ~seat.towns
            while rest:
                group = state.group(seat, rest & -rest)
                rest &= ~group
                if group & seat.towns:
                    continue
                steps = max(box.town_buildings - count(group), need - town_value(state, seat, group), 0)
                nearest = min(nearest, steps)
                chances += weights.town_steps[min(steps, 7)]
            if need < box.town_value:
                worth += tiles * weights.small_town
            worth += prize * min(chances, tiles * 100) // 100 * weights.town_rounds[self.left] // 100
        palaces = seat.palace_count()
        worth += self.left * (
            seat.house_count * weights.later_house
            + seat.post_count * weights.later_post
            + palaces * weights.later_palace
            + seat.sailing * weights.later_sailing
        )
        if seat.left:
            worth += self.left_worth * self.left
        if seat.right:
            worth += self.right_worth * self.left
        promised: i64 = 0
        for number in range(state.round, ROUNDS):
            tile = box.round_tiles[state.round_tiles[number]]
            promised += tile.points * self.doable(box.houses, box.posts, box.track_end, seat, tile.deed, nearest)
        return worth + promised * weights.ahead // 100

    def doable(self, houses: i64, posts: i64, track: i64, seat: Seat, deed: i64, nearest: i64) -> i64:
        """How many times, in hundredths, the seat can hope to do a deed in one of the rounds to come."""
        if deed == HOUSE:
            return min(houses - seat.house_count, 2) * 100
        if deed == POST:
            return min(posts - seat.post_count, 2) * 100
        if deed == PALACE:
            palaces = seat.palace_count()
            if palaces == 2:
                return 0
            return 110 if seat.post_count else 70
        if deed == TOWN:
            if seat.town_tiles == 0:
                return 0
            return max(100 - nearest * 20, 0)
        if deed == SAILING:
            return min(track - seat.sailing, 2) * 75
        return 150

    def room(self, state: Nova, seat: Seat) -> i64:
        """Where houses can still go, and neighbours who will bring power and make upgrades cheaper."""
        weights = self.weights
        home = seat.faction.home
        free = seat.reach & ~state.occupied
        worth = min(count(free & state.terrain[home]), 3) * weights.home
        worth += min(count(free & state.at_distance(home, 1)), 4) * weights.near_home
        worth += count(seat.buildings & self.changing) * weights.neighbour
        return worth * self.left

    def given(self, state: Nova) -> i64:
        """What the others have gained thanks to us."""
        steps: i64 = 0
        for other in state.seats:
            if other.number != self.me:
                steps += other.bowl2 + 2 * other.bowl3
        return steps * self.weights.rival
