"""The state of a game of Terra Nova (2006), and the only ways to change what a seat owns."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from terrae.core.state import State
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.box import Box
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.seat import NONE, Seat
from terrae.games.terra_nova_2006.rules.terms import Terms

# What a field holds; a figure of seat n is n + 1. Land that is neither scored nor under a stone is open.
EMPTY: Final = 0
SCORED: Final = 8
STONE_ON: Final = 9

# How a game ended.
RUNNING: Final = 0
DIVIDED: Final = 1  # all land lies in scored regions
BLOCKED: Final = 2  # at most one seat can move
NO_STONES: Final = 3
QUIET: Final = 4  # too many rounds without a stone
NO_FIGURES: Final = 5  # somebody has no figure left, where that ends the game


@final
class Region:
    """A closed piece of land with few enough landscapes: what it is worth, and to whom. Never changed."""

    def __init__(self, fields: list[i64], landscapes: i64, figures: list[i64], value: i64) -> None:
        self.fields = fields
        self.landscapes = landscapes  # how many
        self.figures = figures  # by seat
        self.value = value
        most: i64 = 0
        for count in figures:
            if count > most:
                most = count
        self.winners: list[int] = []
        if most:
            for seat in range(len(figures)):
                if figures[seat] == most:
                    self.winners.append(seat)
        self.share: i64 = value // len(self.winners) if self.winners else 0


@final
@mypyc_attr(acyclic=True)
class Island(State):
    """A position."""

    def __init__(self, box: Box, land: Land, terms: Terms, seats: list[Seat], fields: vec[u8]) -> None:
        super().__init__()
        self.box = box
        self.land = land
        self.terms = terms
        self.seats = seats
        self.fields = fields  # what each field holds
        self.stones: i64 = box.stones  # in the supply
        self.unsettled: i64 = land.size  # fields of open land: neither scored nor under a stone
        self.regions: list[Region] = []  # scored so far; replaced, never changed
        self.first: i64 = NONE
        self.turn: i64 = 0  # turns completed, passes included
        self.quiet: i64 = 0  # of these, since the last turn with a stone
        self.ending: i64 = RUNNING
        # The turn now going on.
        self.action: i64 = 0  # actions taken
        self.mover: i64 = NONE  # where the figure that moved first stands now, if it is still there
        self.other: i64 = NONE  # where a second figure that moved stands now
        self.start: i64 = NONE  # where the first one began the turn
        self.runs: i64 = 0  # moves it has made
        self.laid = False  # was a stone placed?

    def copy(self) -> Island:
        twin = Island(self.box, self.land, self.terms, [seat.copy() for seat in self.seats], self.fields[:])
        twin.stack = self.stack
        twin.now = self.now
        twin.open = self.open
        twin.stones = self.stones
        twin.unsettled = self.unsettled
        twin.regions = self.regions
        twin.first = self.first
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.ending = self.ending
        twin.action = self.action
        twin.mover = self.mover
        twin.other = self.other
        twin.start = self.start
        twin.runs = self.runs
        twin.laid = self.laid
        return twin

    # What a seat owns

    def gain_points(self, seat: Seat, amount: i64, source: str) -> None:
        seat.points += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "points", amount, source)

    def gain_figures(self, seat: Seat, amount: i64, source: str) -> None:
        seat.held += amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "figure", amount, source)

    def lose_figures(self, seat: Seat, amount: i64, source: str) -> None:
        seat.held -= amount
        if self.ledger is not None:
            self.ledger.record(seat.number, "figure", -amount, source)

    # What stands where

    def put(self, seat: Seat, field: i64) -> None:
        """A figure comes onto an empty field."""
        self.fields[field] = u8(seat.number + 1)
        seat.put(field)

    def shift(self, seat: Seat, start: i64, end: i64) -> None:
        """A figure goes from its field to an empty one."""
        self.fields[start] = EMPTY
        self.fields[end] = u8(seat.number + 1)
        seat.take(start)
        seat.put(end)

    def can_move(self, seat: Seat) -> bool:
        """Has any figure of the seat an empty field beside it?"""
        near, fields = self.land.near, self.fields
        for number in range(seat.count):
            first = seat.figures[number] * 6
            for side in range(first, first + 6):
                if near[side] >= 0 and fields[near[side]] == EMPTY:
                    return True
        return False

    def end(self, how: i64) -> None:
        """The game is over at once: nothing that was still to come happens."""
        self.ending = how
        self.stack = None
