"""Forms and answers of leagues: a part of the contract."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from terrae.server.clocks.answers import ClockForm
from terrae.server.clocks.terms import Terms

Short = Annotated[str, Meta(max_length=200)]
Moment = Annotated[datetime, Meta(tz=True)]


class LeagueForm(msgspec.Struct, forbid_unknown_fields=True):
    """A new league or round robin. Size: people of a division at most; movers: how many go up and down; clock: of all
    its tables, three days for a move unless it says otherwise; starts: when it begins by itself."""

    name: Short
    game: Short
    kind: Literal["league", "robin"] = "league"
    options: Annotated[dict[Short, Short], Meta(max_length=100)] = {}
    seats: Annotated[int, Meta(ge=2, le=5)] = 2
    clock: ClockForm | None = None
    size: Annotated[int, Meta(ge=2, le=12)] = 7
    movers: Annotated[int, Meta(ge=1, le=4)] = 2
    again: bool = False
    starts: Moment | None = None


class LeagueNameForm(msgspec.Struct, forbid_unknown_fields=True):
    """What a league is called from now on."""

    name: Short


class AnnounceForm(msgspec.Struct, forbid_unknown_fields=True):
    """When the next season begins by itself; null: when its keeper says so."""

    starts: Moment | None


class Closed(msgspec.Struct):
    """No season of this league begins any more."""

    closed: bool = True


class Line(msgspec.Struct):
    """How somebody stands: points for everybody who was beaten, half of one for a tie; games, games won."""

    place: int
    name: str
    url: str
    points: float
    games: int
    won: float
    ahead: float
    you: bool


class Player(msgspec.Struct):
    """Somebody who plays in a league, with the address of their profile, if there is one."""

    name: str
    url: str


class Meeting(msgspec.Struct):
    """A table of a season; none is there yet if `url` is empty. Points: of each of its people, once it is over."""

    people: list[Player]
    url: str
    over: bool
    points: list[int]
    yours: bool
    your_turn: bool


class Division(msgspec.Struct):
    """A division: who stands how, the tables, and how many go up or down."""

    number: int
    lines: list[Line]
    meetings: list[Meeting]
    up: int
    down: int


class Winner(msgspec.Struct):
    """Who won a season."""

    season: int
    name: str
    url: str


class LeagueCard(msgspec.Struct):
    """A league in a list."""

    id: str
    url: str
    name: str
    kind: Literal["league", "robin"]
    game: str
    title: str
    seats: int
    clock: Terms
    state: Literal["open", "running", "closed"]
    season: int
    people: int
    member: bool
    starts: str | None  # when the next season begins by itself


class LeagueAnswer(LeagueCard):
    """A league as its page shows it."""

    size: int
    movers: int
    again: bool
    keeper: bool  # may the viewer start it?
    waiting: list[Player]  # who will play in the next season
    divisions: list[Division]
    winners: list[Winner]
