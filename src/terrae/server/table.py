"""A table in memory: its match, who sits where, and what is going on beside the game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.moves import Entry
from terrae.core.nature import Nature
from terrae.core.state import NATURE
from terrae.server.answers import SeatKind
from terrae.server.clocks.clock import Clock
from terrae.server.drafts import Orders
from terrae.server.foresight.lines import Line, foreseen
from terrae.server.names import called
from terrae.server.problems import Problem, not_your_seat, stale

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"


@dataclass
class Chair:
    """Who sits in a seat. Orders, confirm and what is foreseen are known to that person alone."""

    number: int
    kind: SeatKind
    kept_name: str  # a name that somebody chose, or a sign
    guest: str | None = None
    bot: str | None = None
    orders: Orders = field(default_factory=Orders)
    confirm: bool = True
    foreseen: tuple[Line, ...] = ()

    @property
    def name(self) -> str:
        """What it is called, in words."""
        return called(self.kept_name)


@dataclass
class Wish:
    """A wish to take back a turn, while it is not decided."""

    id: int
    seat: int  # from 1
    ply: int
    agreed: set[int]


@dataclass(frozen=True)
class Motion:
    """What somebody would like all to decide: to end the game, or that a bot plays for a seat."""

    id: int
    kind: str  # end, bot
    seat: int  # whose seat it is about; 0: the whole game
    asked_by: int
    agreed: frozenset[int]


@dataclass(frozen=True)
class Departure:
    """Somebody left a seat before the game was over."""

    seat: int
    guest: str
    name: str
    why: str  # resigned, time, absent, left


@dataclass(frozen=True)
class Viewer:
    """Who looks: a guest, the seats this guest holds, and the one looked from (none: a spectator)."""

    guest: str | None
    seats: tuple[int, ...]
    seat: int | None


@dataclass(eq=False)
class Table:
    """One table. Whoever changes it holds its lock and writes to the database first."""

    id: str
    seed: str
    kept_name: str
    public: bool
    creator: str
    origin: str | None
    rematch: str | None
    created: datetime
    changed: datetime = field(init=False)  # when something was played last
    chairs: list[Chair]
    match: Match  # without nature, as its forks are: draws are answered when a turn is committed
    runs: list[int]  # of each ply: where the confirmed turn it belongs to began; 0 if answered by order
    epoch: int = 0
    version: int = 0
    remarks: dict[int, str] = field(default_factory=dict)  # how a bot came to a turn, by the first ply of the turn
    wish: Wish | None = None
    guide: str | None = None  # the lesson or puzzle that it is of
    clock: Clock | None = None
    rated: bool = False
    ended: str | None = None  # why it is over though its rules go on: consent, resigned, stopped
    motion: Motion | None = None
    departures: list[Departure] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lock = asyncio.Lock()
        self.nature = Nature(self.seed)
        self.changed = self.created

    def become(self, other: Table) -> None:
        """Be as the same table is that was read later; whoever holds this one goes on with it."""
        self.__dict__.update({name: value for name, value in vars(other).items() if name != "lock"})

    def past_of(self, ply: int, epoch: int) -> Table | None:
        """This table, if one that has come to a ply and epoch has only gone on from here: nothing was taken back."""
        return self if epoch == self.epoch and 0 < self.ply <= ply else None

    def ends_with(self, seat: int, text: str) -> bool:
        """Was this the last move?"""
        last = self.match.log[-1]
        return (number_of(last.seat), last.move.text) == (seat, text)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def ply(self) -> int:
        return self.match.ply

    @property
    def over(self) -> bool:
        """Is nothing played here any more, by the rules or because people said so?"""
        return self.match.over or self.ended is not None

    @property
    def name(self) -> str:
        """What it is called, in words."""
        return called(self.kept_name)

    @property
    def retold(self) -> Match:
        """The match, whose seats are called as whoever asks calls them."""
        self.match.names = self.names
        return self.match

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seat numbers somebody holds, from 1."""
        return [chair.number for chair in self.chairs if guest is not None and chair.guest == guest]

    def chair(self, seat: int) -> Chair | None:
        return self.chairs[seat - 1] if 1 <= seat <= len(self.chairs) else None

    def held(self, seat: int, guest: str | None) -> Chair:
        """The chair of a seat, if this guest holds it."""
        chair = self.chair(seat)
        if chair is None or guest is None or chair.guest != guest:
            raise not_your_seat(seat)
        return chair

    def may_hint(self, guest: str | None) -> bool:
        """Hints are for whoever plays against bots alone: nobody else is hurt by them; never at rated tables."""
        if self.rated:
            return False
        others = [chair for chair in self.chairs if guest is None or chair.guest != guest]
        return len(others) < len(self.chairs) and all(chair.kind == BOT for chair in others)

    def viewer(self, guest: str | None, seat: int | None = None) -> Viewer:
        """Looks from the seat asked for if it is the guest's own; else from the own one to move; else from any own."""
        seats = self.seats_of(guest)
        if seat:
            self.held(seat, guest)
        else:
            seat = next((number for number in (*self.to_move(), *seats) if number in seats), None)
        return Viewer(guest, tuple(seats), seat)

    def expect(self, ply: int | None, epoch: int | None) -> None:
        """Somebody speaks of the position as it is now, and has missed no takeback."""
        if ply not in (None, self.ply) or epoch not in (None, self.epoch):
            raise stale(self.ply, self.epoch)

    def expect_going(self) -> None:
        """Something can still be played here."""
        if self.over:
            raise Problem(409, "over", "server.is-over")

    def expect_no_help(self) -> None:
        """Nobody asks a bot about a rated game that goes on."""
        if self.rated and not self.over:
            raise Problem(403, "no-help", "server.rated-help")

    def past(self, ply: int) -> int:
        """A ply that was reached."""
        if not 0 <= ply <= self.ply:
            raise Problem(404, "no-such-ply", "error.no-such-ply", ply=ply, last=self.ply)
        return ply

    def to_move(self) -> list[int]:
        """The seat numbers asked now, the canonical one first; 0 is nature."""
        return [number_of(seat) for seat in self.match.seats_to_move] if not self.over else []

    def owed_seat(self, match: Match) -> int | None:
        """The seat for which the server itself must answer: a bot's, or a person's with an order or answer for this."""
        state = match.state
        for decision in [] if state.over or self.ended else state.decisions():
            chair = None if decision.seat == NATURE else self.chairs[decision.seat]
            if chair is None or chair.kind == OPEN:
                continue
            if chair.kind == BOT or foreseen(chair.foreseen, chair.number, match.log):
                return int(decision.seat)
            if chair.orders.answer(self.game, state, decision.seat, forced=False) is not None:
                return int(decision.seat)
        return None

    def people(self) -> list[str]:
        """The guests who play, each once, in the order of their first seats."""
        return list(dict.fromkeys(chair.guest for chair in self.chairs if chair.kind == PERSON and chair.guest))

    # Taking back

    def waiting_for(self, wish: Wish) -> list[int]:
        """The seats of other people who have not answered a wish to take back."""
        asker = self.chairs[wish.seat - 1].guest
        return [
            chair.number
            for chair in self.chairs
            if chair.kind == PERSON and chair.guest not in (None, asker) and chair.number not in wish.agreed
        ]

    def last_turn(self, seats: Sequence[int]) -> tuple[int, int]:
        """Of a person's seats the one that played last, and the position before the last turn it confirmed."""
        log = self.match.log
        seat = next((entry.seat for entry in reversed(log) if number_of(entry.seat) in seats), None)
        own = [run for run, entry in zip(self.runs, log, strict=True) if run and entry.seat == seat]
        if seat is None or not own:
            raise Problem(409, "no-takeback", "server.takeback-nothing")
        start = own[-1] - 1
        if any(entry.seat == NATURE for entry in log[start:]):
            raise Problem(409, "no-takeback", "server.takeback-nature")
        return number_of(seat), start

    def expect_takeback(self, seats: Sequence[int]) -> tuple[int, int]:
        """The seat and position a person may ask to take back to, or why not."""
        if not seats:
            raise Problem(403, "not-your-seat", "server.takeback-seat")
        if self.wish is not None:
            raise Problem(409, "takeback-asked", "server.takeback-asked", seat=self.wish.seat)
        if self.ended or (self.rated and self.over):
            raise Problem(409, "no-takeback", "server.takeback-over")
        if self.match.over and self.rematch is not None:
            raise Problem(409, "no-takeback", "server.takeback-rematch")
        return self.last_turn(seats)


def number_of(seat: int) -> int:
    """How a seat is written: from 1, nature is 0."""
    return 0 if seat == NATURE else int(seat) + 1


def seat_of(number: int) -> int:
    return NATURE if number == 0 else number - 1


def runs_of(log: list[Entry]) -> list[int]:
    """Of each ply of a log without further knowledge: where the turn it belongs to began; 0 for nature."""
    runs: list[int] = []
    for number, entry in enumerate(log):
        again = number > 0 and log[number - 1].seat == entry.seat
        runs.append(0 if entry.seat == NATURE else runs[-1] if again else number + 1)
    return runs
