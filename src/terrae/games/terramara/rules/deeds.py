"""Deeds: what each effect of the vocabulary does, as frames that are made once for each seat."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.core.state import Frame
from terrae.games.terramara.rules.action import Deed
from terrae.games.terramara.rules.choices import MenuDeed
from terrae.games.terramara.rules.craft import CREATE_EXTRA
from terrae.games.terramara.rules.effects import (
    ANY_RAW,
    ANY_REFINED,
    CULTURE,
    GOODS,
    MILITARY,
    OTHER_RAW,
    POINTS,
    RAW,
    TRAVEL,
    Choose,
    Gain,
    Op,
)
from terrae.games.terramara.rules.free import Hopeful, Own, Price, Refine
from terrae.games.terramara.rules.goods import PAY, Pick, against_good
from terrae.games.terramara.rules.raids import can_lose, raid
from terrae.games.terramara.rules.river import gain_culture, more_culture, passes_bonus
from terrae.games.terramara.rules.road import END, gain_travel
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.spaces import ROUNDS
from terrae.games.terramara.rules.state import Mara

TAKE: Final = Verb("take", icon="hand")
MOST_TAKEN: Final = 9  # that a gain may bring of one thing


class GainDeed(Deed):
    """A gain, all or part of which may be declined by a seat that asked to be asked."""

    def __init__(self, seat: i64, source: str, amount: i64) -> None:
        super().__init__(seat, source)
        self.amount = amount

    def number(self, state: Mara) -> i64:
        """How much it brings now."""
        return self.amount

    def asks(self, state: Mara) -> bool:
        """Does the seat say how much it takes?"""
        return state.sparing and state.turn == self.seat

    def give(self, state: Mara, seat: Seat, number: i64) -> None:
        """So much of it comes to the seat."""
        raise NotImplementedError

    def run(self, state: Mara) -> None:
        number = self.number(state)
        if not number:
            return
        if self.asks(state):
            state.then(TakeUpTo(self))
        else:
            self.give(state, state.seats[self.seat], number)


@final
class TakeUpTo(Own):
    """How much of a gain does the seat take? As much as it brings when the seat has made all free moves it likes."""

    def __init__(self, deed: GainDeed) -> None:
        super().__init__(deed.seat, TAKE, must=True)
        self.deed = deed

    def enter(self, state: Mara) -> bool:
        if not self.deed.number(state):
            return False
        state.now = self
        return True

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        return "" if at <= self.deed.number(state) else "take-most"

    def answer(self, state: Mara, move: Move) -> None:
        if move.at:
            self.deed.give(state, state.seats[self.seat], move.at)


@final
class GainGoods(GainDeed):
    """Goods of one kind."""

    def __init__(self, seat: i64, source: str, amount: i64, kind: i64) -> None:
        super().__init__(seat, source, amount)
        self.kind = kind

    def give(self, state: Mara, seat: Seat, number: i64) -> None:
        state.gain_goods(seat, self.kind, number, self.source)


@final
class GainMilitary(GainDeed):
    """Military."""

    def give(self, state: Mara, seat: Seat, number: i64) -> None:
        state.gain_military(seat, number, self.source)


@final
class GainByStronger(GainDeed):
    """Military for each stronger player."""

    def number(self, state: Mara) -> i64:
        return self.amount * state.stronger(state.seats[self.seat])

    def give(self, state: Mara, seat: Seat, number: i64) -> None:
        state.gain_military(seat, number, self.source)


@final
class GainPoints(GainDeed):
    """Points: nobody declines them."""

    def run(self, state: Mara) -> None:
        self.give(state, state.seats[self.seat], self.amount)

    def give(self, state: Mara, seat: Seat, number: i64) -> None:
        state.gain_points(seat, number, self.source)


@final
class GainCulture(GainDeed):
    """Culture; plain if nothing is added to it."""

    def __init__(self, seat: i64, source: str, amount: i64, plain: bool) -> None:
        super().__init__(seat, source, amount)
        self.plain = plain

    def asks(self, state: Mara) -> bool:
        """Who gains it on somebody else's turn could not say so before, and may want a bonus tile at a better time."""
        if state.turn == self.seat or not state.round:
            return super().asks(state)
        return passes_bonus(state, state.seats[self.seat], self.number(state))

    def number(self, state: Mara) -> i64:
        """What is added to it may be declined by itself, too."""
        return self.amount if self.plain else self.amount + more_culture(state, state.seats[self.seat])

    def give(self, state: Mara, seat: Seat, number: i64) -> None:
        gain_culture(state, seat, number, self.source, self.plain)


@final
class GainTravel(GainDeed):
    """Travel, step by step; plain if nothing is added to it. Each step may be declined anyway."""

    def __init__(self, seat: i64, source: str, amount: i64, plain: bool) -> None:
        super().__init__(seat, source, amount)
        self.plain = plain

    def possible(self, state: Mara) -> bool:
        seat = state.seats[self.seat]
        return seat.caravan < END or seat.second < END

    def run(self, state: Mara) -> None:
        self.give(state, state.seats[self.seat], self.amount)

    def give(self, state: Mara, seat: Seat, number: i64) -> None:
        gain_travel(state, seat, number, self.source, self.plain)


@final
class GainAny(Deed):
    """Goods of the seat's choice."""

    def __init__(self, seat: i64, source: str, amount: i64, refined: bool) -> None:
        super().__init__(seat, source)
        self.pick = Pick(seat, refined, amount, source)

    def run(self, state: Mara) -> None:
        state.then(self.pick)


@final
class Bundle(Deed):
    """Gains that ask nobody, at once; one by one for a seat that asked to be asked."""

    def __init__(self, seat: i64, source: str, gains: list[GainDeed]) -> None:
        super().__init__(seat, source)
        self.gains = gains

    def run(self, state: Mara) -> None:
        if state.sparing and state.turn == self.seat:
            for number in range(len(self.gains) - 1, -1, -1):
                state.then(self.gains[number])
            return
        seat = state.seats[self.seat]
        for gain in self.gains:
            gain.give(state, seat, gain.amount)


@final
class HireWorker(GainDeed):
    """A Worker tile beside the board, or (level 0) one of the round: there are only so many."""

    def __init__(self, seat: i64, source: str, level: i64) -> None:
        super().__init__(seat, source, 1)
        self.level = level

    def number(self, state: Mara) -> i64:
        if self.level:
            return min(1, state.spare[self.level - 1])
        return 1 if state.round and state.hired < state.box.workers_per_round else 0

    def possible(self, state: Mara) -> bool:
        return self.number(state) > 0

    def give(self, state: Mara, seat: Seat, number: i64) -> None:
        if self.level:
            state.spare[self.level - 1] -= 1
            state.gain_worker(seat, self.level, self.source)
        else:
            state.hired += 1
            state.gain_worker(seat, state.box.worker_rounds[state.round - 1], self.source)


@final
class CallWarriors(GainDeed):
    """Warriors for this round, as many as are left."""

    def number(self, state: Mara) -> i64:
        return min(self.amount, state.warriors)

    def possible(self, state: Mara) -> bool:
        return state.warriors > 0

    def give(self, state: Mara, seat: Seat, number: i64) -> None:
        state.gain_warriors(seat, number, self.source)


@final
class RefineDeed(Deed):
    """Turn raw goods into refined ones."""

    def __init__(self, seat: i64, source: str, amount: i64) -> None:
        super().__init__(seat, source)
        self.question = Refine(seat, amount, source)

    def possible(self, state: Mara) -> bool:
        return state.seats[self.seat].raw() > 0

    def run(self, state: Mara) -> None:
        state.then(self.question)


@final
class Trade(Hopeful):
    """What does the seat give for what is offered? Asked until it has enough, or the times are used up."""

    def __init__(self, deed: TradeDeed, times: i64) -> None:
        super().__init__(deed.seat, PAY)
        self.deed = deed
        self.times = times

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        if self.deed.possible(state):  # else nothing can be paid
            super().offer(state, seat, out)

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        deed = self.deed
        if deed.give == MILITARY:
            return "pays-military" if at != MILITARY else "" if deed.possible(state) else "military-enough"
        refined = deed.give == ANY_REFINED
        found = against_good(seat, at, refined)
        if found or deed.possible(state):
            return found
        return "refined-enough" if refined else "goods-enough"

    def answer(self, state: Mara, move: Move) -> None:
        deed = self.deed
        seat = state.seats[self.seat]
        if self.times > 1:
            state.then(Trade(deed, self.times - 1))
        if deed.give == MILITARY:
            state.pay_military(seat, deed.number, deed.source)
        else:
            state.pay_goods(seat, move.at, 1, deed.source)
        if deed.other_raw:
            state.then(Pick(self.seat, False, 1, deed.source, move.at % RAW))
        state.programme(deed.gets)
        if deed.number > 1 and deed.give != MILITARY:
            state.then(PayMore(deed, deed.number - 1))


@final
class PayMore(Price):
    """The rest of a price of several goods."""

    def __init__(self, deed: TradeDeed, number: i64) -> None:
        super().__init__(deed.seat, PAY)
        self.deed = deed
        self.number = number

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        return against_good(seat, at, self.deed.give == ANY_REFINED)

    def pay(self, state: Mara, move: Move) -> None:
        state.pay_goods(state.seats[self.seat], move.at, 1, self.deed.source)
        if self.number > 1:
            state.then(PayMore(self.deed, self.number - 1))


@final
class TradeDeed(Deed):
    """An exchange: raw or refined goods or Military for something else."""

    def __init__(
        self, seat: i64, source: str, give: i64, number: i64, gets: list[Frame[Any]], other_raw: bool, times: i64
    ) -> None:
        super().__init__(seat, source)
        self.give = give
        self.number = number
        self.gets = gets
        self.other_raw = other_raw
        self.times = times

    def possible(self, state: Mara) -> bool:
        seat = state.seats[self.seat]
        if self.give == MILITARY:
            return seat.military >= self.number
        have = seat.refined() + (seat.raw() if self.give == ANY_RAW else 0)
        return have >= self.number

    def run(self, state: Mara) -> None:
        state.then(Trade(self, self.times))


@final
class RaidDeed(GainDeed):
    """A Raid, perhaps with the loss of 1 Military."""

    def number(self, state: Mara) -> i64:
        return 1 if can_lose(state.seats[self.seat], self.amount) else 0

    def possible(self, state: Mara) -> bool:
        return self.number(state) > 0

    def give(self, state: Mara, seat: Seat, number: i64) -> None:
        if self.amount:
            state.lose_military(seat, self.amount, self.source)
        raid(state, seat)


@final
class FirstPlayerDeed(Deed):
    """Take the First Player card; in the last round its back gives something instead."""

    def run(self, state: Mara) -> None:
        box = state.box
        if state.round == ROUNDS:
            state.programme(box.back[self.seat])
            return
        seats = len(state.seats)
        state.first = self.seat
        frames: list[Frame[Any]] = list(box.front[self.seat])
        if seats > 2:
            frames += box.third[(self.seat + 2) % seats]
        if seats > 3:
            frames += box.fourth[(self.seat + 3) % seats]
        state.programme(frames)


@final
class CreateDeed(Deed):
    """Create one artifact at once."""

    def possible(self, state: Mara) -> bool:
        return len(CREATE_EXTRA[self.seat].answers(state)) > 0

    def run(self, state: Mara) -> None:
        state.then(CREATE_EXTRA[self.seat])


@final
class PowerPoints(Deed):
    """Points by Power Level."""

    def __init__(self, seat: i64, source: str, table: list[int]) -> None:
        super().__init__(seat, source)
        self.table = table

    def run(self, state: Mara) -> None:
        seat = state.seats[self.seat]
        points = self.table[state.power_level(seat.military) - 1]
        if points:
            state.gain_points(seat, points, self.source)


@final
class CostPoints(Deed):
    """Points for each resource of a kind in the printed cost of the artifact just created."""

    def __init__(self, seat: i64, source: str, points: i64, kind: i64) -> None:
        super().__init__(seat, source)
        self.points = points
        self.kind = kind

    def run(self, state: Mara) -> None:
        number = state.box.artifacts[state.made].cost[self.kind]
        if number:
            state.gain_points(state.seats[self.seat], self.points * number, self.source)


def gain_frames(seat: i64, source: str, items: list[tuple[int, int]], plain: bool) -> list[Frame[Any]]:
    """A gain: goods, Military and points at once, then goods of choice, then Culture and Travel as the seat likes."""
    at_once: list[GainDeed] = []
    chosen: list[Frame[Any]] = []
    tracks: list[list[Frame[Any]]] = []
    words: list[list[Op]] = []
    for item, amount in items:
        if item < GOODS:
            at_once.append(GainGoods(seat, source, amount, item))
        elif item == MILITARY:
            at_once.append(GainMilitary(seat, source, amount))
        elif item == POINTS:
            at_once.append(GainPoints(seat, source, amount))
        elif item in (ANY_RAW, ANY_REFINED):
            chosen.append(GainAny(seat, source, amount, item == ANY_REFINED))
        elif item == CULTURE:
            tracks.insert(0, [GainCulture(seat, source, amount, plain)])
            words.insert(0, [Gain([(item, amount)])])
        elif item == TRAVEL:
            tracks.append([GainTravel(seat, source, amount, plain)])
            words.append([Gain([(item, amount)])])
        else:
            assert item == OTHER_RAW  # an exchange looks after it
    frames: list[Frame[Any]] = []
    if len(at_once) == 1:
        frames.append(at_once[0])
    elif at_once:
        frames.append(Bundle(seat, source, at_once))
    frames += chosen
    if len(tracks) == 1:
        frames += tracks[0]
    elif tracks:
        frames.append(MenuDeed(seat, source, tracks, Choose(words, 2), must=True))
    return frames
