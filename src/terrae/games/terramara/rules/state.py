"""The state of a game of Terramara, and the only ways to change what a seat owns."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from terrae.board.hexes import one, place
from terrae.core.state import State
from terrae.core.vectors import vec
from terrae.games.terramara.rules.box import Box, Space
from terrae.games.terramara.rules.effects import (
    ARTIFACTS,
    NO_LOSS,
    POWER_LEVEL,
    RIVER_SYMBOL,
    ROAD_SYMBOL,
    WORDS,
    WORKERS_SUM,
    Condition,
)
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.terms import Terms


@final
@mypyc_attr(acyclic=True)
class Mara(State):
    """A position."""

    def __init__(
        self,
        box: Box,
        terms: Terms,
        seats: list[Seat],
        neutral_military: vec[i64],
        neutral_at: vec[i64],
        spare: vec[i64],
    ) -> None:
        super().__init__()
        self.box = box
        self.terms = terms
        self.seats = seats
        self.neutral_military = neutral_military
        self.neutral_at = neutral_at  # by neutral player: where its Explorers stand
        self.spare = spare  # Worker tiles beside the board, by level less one
        self.round: i64 = 0
        self.first: i64 = NONE  # has the First Player card
        self.turn: i64 = NONE  # whose turn it is
        self.hired: i64 = 0  # Worker tiles taken from the Rounds track this round
        self.warriors: i64 = box.warriors  # beside the board
        self.arrived: i64 = 0  # Caravans at the end of the Road
        self.deck: i64 = 0  # artifacts not drawn yet
        self.fire: i64 = 0  # spaces with a Fire tile
        self.singles: i64 = 0  # spaces for one clan member only
        self.priced: i64 = 0  # spaces where placing costs or needs something
        self.homeland: i64 = 0  # spaces of the Homeland tiles on the table
        self.shuffled: i64 = 0  # Neutral Player cards drawn since they were shuffled
        self.moved: i64 = 0  # neutral players that were moved this round
        self.made: i64 = NONE  # the artifact created last
        self.sparing = False  # does the seat whose turn it is want to be asked before each gain?
        self.paying = False  # is it in the middle of a price?
        # Lists are replaced, never changed.
        self.order: list[int] = []
        self.tiles: list[int] = []  # territory tiles: row by row, left before right
        self.bonus: list[int] = []  # bonus tiles, by slot
        self.row: list[int] = []  # artifacts along the River
        self.places: list[Space] = []  # by number: the action space there
        self.dealt: list[int] = []  # characters on offer
        self.starts: list[int] = []  # Starting Resources cards on offer

    def copy(self) -> Mara:
        twin = Mara(
            self.box,
            self.terms,
            [seat.copy() for seat in self.seats],
            self.neutral_military[:],
            self.neutral_at[:],
            self.spare[:],
        )
        twin.stack = self.stack
        twin.now = self.now
        twin.open = self.open
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.hired = self.hired
        twin.warriors = self.warriors
        twin.arrived = self.arrived
        twin.deck = self.deck
        twin.fire = self.fire
        twin.singles = self.singles
        twin.priced = self.priced
        twin.homeland = self.homeland
        twin.shuffled = self.shuffled
        twin.moved = self.moved
        twin.made = self.made
        twin.sparing = self.sparing
        twin.paying = self.paying
        twin.order = self.order
        twin.tiles = self.tiles
        twin.bonus = self.bonus
        twin.row = self.row
        twin.places = self.places
        twin.dealt = self.dealt
        twin.starts = self.starts
        return twin

    # What a seat owns

    def record(self, seat: Seat, what: str, amount: i64, source: str) -> None:
        if self.ledger is not None:
            self.ledger.record(seat.number, what, amount, source)

    def gain_goods(self, seat: Seat, kind: i64, amount: i64, source: str) -> None:
        seat.goods[kind] += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, WORDS[kind], amount, source)

    def pay_goods(self, seat: Seat, kind: i64, amount: i64, source: str) -> None:
        seat.goods[kind] -= amount
        if self.ledger is not None:
            self.ledger.record(seat.number, WORDS[kind], -amount, source)

    def gain_points(self, seat: Seat, amount: i64, source: str) -> None:
        seat.points += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "points", amount, source)

    def gain_military(self, seat: Seat, amount: i64, source: str) -> None:
        """Advance on the Military track; beyond its end each step is a point."""
        steps = min(amount, self.box.military_last - seat.military)
        if steps:
            seat.military += steps
            if self.ledger is not None:
                self.ledger.record(seat.number, "military", steps, source)
        if amount > steps:
            self.gain_points(seat, amount - steps, "military-end")

    def pay_military(self, seat: Seat, amount: i64, source: str) -> None:
        """Return Military for something: nothing protects from that."""
        seat.military -= amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "military", -amount, source)

    def lose_military(self, seat: Seat, amount: i64, source: str) -> None:
        """A forced loss, unless the seat never loses Military."""
        if not seat.bends & one(NO_LOSS):
            self.pay_military(seat, min(amount, seat.military), source)

    def gain_explorers(self, seat: Seat, amount: i64, source: str) -> None:
        """The clan grows (or shrinks); new Explorers can be sent at once."""
        seat.clan += amount
        seat.explorers += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "explorer", amount, source)

    def gain_warriors(self, seat: Seat, amount: i64, source: str) -> None:
        """Warriors for this round, as many as are left."""
        taken = min(amount, self.warriors)
        if taken:
            self.warriors -= taken
            seat.warriors += taken
            if self.ledger is not None:
                self.ledger.record(seat.number, "warrior", taken, source)

    def gain_worker(self, seat: Seat, level: i64, source: str) -> None:
        """A Worker tile of a level (1 to 3) comes to a seat."""
        seat.workers[level - 1] += 1
        if self.ledger is not None:
            self.ledger.record(seat.number, f"worker-{level}", 1, source)

    # What the rules ask

    def power_level(self, military: i64) -> i64:
        """The Power Level of a Military Strength, from 1."""
        level: i64 = 0
        for least in self.box.power_levels:
            if military >= least:
                level += 1
        return level

    def stronger(self, seat: Seat) -> i64:
        """Players, neutral ones too, with more Military Strength."""
        number: i64 = 0
        for other in self.seats:
            if other.military > seat.military:
                number += 1
        for military in self.neutral_military:
            if military > seat.military:
                number += 1
        return number

    def of_category(self, seat: Seat, category: i64) -> i64:
        """Artifacts of a category the seat has created."""
        number: i64 = 0
        cards = seat.cards
        while cards:
            low = cards & -cards
            if self.box.artifacts[place(low)].category == category:
                number += 1
            cards ^= low
        return number

    def meets(self, seat: Seat, condition: Condition) -> bool:
        """Does a condition hold for a seat?"""
        if condition.kind == POWER_LEVEL:
            return self.power_level(seat.military) >= condition.at_least
        if condition.kind == WORKERS_SUM:
            return seat.worker_levels() >= condition.at_least
        if condition.kind == ARTIFACTS:
            return self.of_category(seat, condition.of) >= condition.at_least
        least = self.box.symbols[condition.of][condition.at_least]
        if condition.of == RIVER_SYMBOL:
            return seat.culture >= least
        if condition.of == ROAD_SYMBOL:
            return seat.slower() >= least
        return seat.military >= least

    def refresh(self, seat: Seat) -> None:
        """Work out anew what cards and character allow."""
        bends = seat.side.bends
        raid_bonus = seat.side.raid_bonus
        raw = seat.side.raw_for_refined
        cards = seat.cards
        while cards:
            low = cards & -cards
            powers = self.box.artifacts[place(low)].powers
            bends |= powers.bends
            raid_bonus += powers.raid_bonus
            raw += powers.raw_for_refined
            cards ^= low
        seat.bends = bends
        seat.raid_bonus = raid_bonus
        seat.raw_for_refined = raw
