"""What things are worth to the planning bot of Terra Mystica, in hundredths of a point."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Habits:
    """What a faction's players do, beyond what its board says: worths for each round to come."""

    def __init__(self, stronghold: i64, sanctuary: i64, temple: i64, exchange: i64, bridge: i64, town: i64) -> None:
        self.stronghold = stronghold
        self.sanctuary = sanctuary
        self.temple = temple  # each of the first two
        self.exchange = exchange  # a level of the track
        self.bridge = bridge  # that joins two structures
        self.town = town  # at once


@final
class Weights:
    """By rounds left after the one under way where it is a list."""

    def __init__(self) -> None:
        # Goods, in hundredths of a coin
        self.unit: list[i64] = [33, 50, 56, 62, 68, 74]  # a coin when so many rounds are left
        self.coin: i64 = 100
        self.worker: i64 = 270
        self.priest: i64 = 420
        self.spade: i64 = 450
        self.worker_income: i64 = 245
        self.priest_income: i64 = 290
        self.power_income: i64 = 60
        self.coins_over: i64 = 60  # less for a coin more than workers can use
        self.workers_over: i64 = 150  # less for a worker more than coins can use
        self.bowl3: i64 = 165
        self.bowl2: i64 = 100
        self.bowl1: i64 = 10
        self.cult_power: i64 = 50  # power of cult bonuses to come
        self.card_power: i64 = 55
        self.leech: i64 = 3  # power from neighbours expected in each round to come
        self.eager: i64 = 14  # goods in the last round while it goes on, percent more
        self.last_worker: i64 = 220
        self.last_priest: i64 = 300
        self.last_bowl2: i64 = 40
        # For each round left
        self.tokens: list[i64] = [0, 80, 160, 230, 290, 340, 380, 405, 417, 422, 427, 432, 437]
        self.structure: i64 = 15
        self.sanctuary: i64 = 110
        self.temple: i64 = 0  # each of the first two, a sanctuary counting as one
        self.post: i64 = 0  # each trading house
        self.favour: i64 = 0  # each favour tile
        self.ship: i64 = 15
        self.home: i64 = 110  # a free home hex in reach
        self.near_home: i64 = 36
        self.neighbour: i64 = 35
        self.reward_dwelling: i64 = 140  # of favour tiles: for each point they bring
        self.reward_other: i64 = 83
        self.favour_payout: i64 = 170
        self.favour_step: i64 = 90  # a cult step as an action
        self.small_towns: i64 = 10  # towns that need less
        # Towns
        self.town: i64 = 1000
        self.town_steps: list[i64] = [92, 82, 68, 54, 40, 27, 15, 5, 0]  # chance by missing steps
        self.town_budget: list[i64] = [50, 60, 90, 120, 150, 180]  # tenths of steps that can be made
        self.town_rounds: list[i64] = [0, 75, 95, 100, 100, 100]
        self.small_towns_now: i64 = 120
        self.key: i64 = 40
        self.last_town: i64 = 1150  # in the last round
        self.last_step: i64 = 33  # a tenth of a step
        self.last_share: i64 = 85
        # Ranks: percent for each step ahead, and the share of what they promise
        self.cult_slope: list[i64] = [30, 16, 12, 9, 7, 6]
        self.net_slope: list[i64] = [22, 12, 8, 6, 5, 4]
        self.cult_share: list[i64] = [100, 80, 65, 55, 45, 40]
        self.net_share: list[i64] = [100, 80, 65, 50, 40, 30]
        self.foreseen: i64 = 2  # with fewer rounds left now, the others' growth until the end is foreseen
        self.cult_growth: i64 = 90  # hundredths of a step on each track in a round
        self.net_growth: i64 = 180  # hundredths of a structure in a round
        # Tiles and cards
        self.ahead: i64 = 55  # share of what coming round tiles promise
        self.card_spade: i64 = 320
        self.card_step: i64 = 80
        self.card_ship: i64 = 90
        self.card_pass: i64 = 85  # a point that passing will bring
        # Others
        self.contest: i64 = 70  # being there before somebody
        self.contest_priest: i64 = 30
