"""A table in memory: its match, who sits where, and what is going on beside the game."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import datetime

from terrae.core.game import Game
from terrae.core.match import Match
from terrae.core.nature import Nature
from terrae.core.state import NATURE
from terrae.server.drafts import Orders
from terrae.server.problems import not_your_seat

PERSON, BOT, OPEN = "person", "bot", "open"


@dataclass
class Chair:
    """Who sits in a seat. Orders and confirm are known to that person alone."""

    number: int
    kind: str
    name: str
    guest: str | None = None
    bot: str | None = None
    orders: Orders = field(default_factory=Orders)
    confirm: bool = True


@dataclass
class Request:
    """A wish to take back a turn, while it is not decided."""

    id: int
    seat: int  # from 1
    ply: int
    agreed: set[int]


@dataclass(eq=False)
class Table:
    """One table. Whoever changes it holds its lock and writes to the database first."""

    id: str
    seed: str
    name: str
    public: bool
    creator: str
    origin: str | None
    rematch: str | None
    created: datetime
    chairs: list[Chair]
    match: Match  # without nature, as its forks are: draws are answered when a turn is committed
    runs: list[int]  # of each ply: where the confirmed turn it belongs to began; 0 if answered by order
    epoch: int = 0
    version: int = 0
    request: Request | None = None
    stuck: bool = False  # the server could not answer for a seat, and will not try again by itself

    def __post_init__(self) -> None:
        self.lock = asyncio.Lock()
        self.nature = Nature(self.seed)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def ply(self) -> int:
        return self.match.ply

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

    def to_move(self) -> list[int]:
        """The seat numbers asked now, the canonical one first; 0 is nature."""
        return [number_of(seat) for seat in self.match.seats_to_move] if not self.match.over else []


def number_of(seat: int) -> int:
    """How a seat is written: from 1, nature is 0."""
    return 0 if seat == NATURE else int(seat) + 1


def seat_of(number: int) -> int:
    return NATURE if number == 0 else number - 1
