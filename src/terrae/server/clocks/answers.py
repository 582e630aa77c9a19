"""Answers and forms about time and absent people: a part of the contract."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from terrae.server.clocks.terms import DAY, LIVE, MINUTE, MOST_DAYS, MOST_INCREMENT, MOST_MINUTES, SLOW, Terms

SeatNumber = Annotated[int, Meta(ge=1, le=20)]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """What a page sends."""


class ClockForm(Form):
    """The clock of a new table: minutes for each seat and seconds for each turn, or days for a move."""

    kind: Literal["live", "slow"]
    minutes: Annotated[int, Meta(ge=1, le=MOST_MINUTES)] = 20
    increment: Annotated[int, Meta(ge=0, le=MOST_INCREMENT)] = 20
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = 3

    @property
    def terms(self) -> Terms:
        if self.kind == LIVE:
            return Terms(LIVE, self.minutes * MINUTE, self.increment)
        return Terms(SLOW, self.days * DAY)


class ResignForm(Form):
    """The seat that gives up."""

    seat: SeatNumber


class TimeForm(Form):
    """Whose time is to become more."""

    seat: SeatNumber


class ReleaseForm(Form):
    """The seat that is opened."""

    seat: SeatNumber


class MotionForm(Form):
    """Ask all to decide something, agree, or refuse. End: the game; bot: plays for a seat whose person is not there."""

    action: Literal["ask", "agree", "refuse"]
    kind: Literal["end", "bot"] | None = None
    seat: SeatNumber | None = None


class VacationForm(Form):
    """Away for some days from now on; 0: back again."""

    days: Annotated[int, Meta(ge=0, le=60)]


class ClockHand(msgspec.Struct):
    """The time of a person's seat: seconds left, less than none while it is late; whether it runs; whether the others
    may decide about it; until when the person is on vacation."""

    seat: int
    left: float
    runs: bool
    late: bool
    away: str | None


class ClockAnswer(msgspec.Struct):
    """The clock of a table as it is now. Grace: seconds after the last one before the others may decide; low: how many
    are few."""

    kind: Literal["live", "slow"]
    seconds: int
    increment: int
    grace: int
    low: int
    going: bool
    hands: list[ClockHand]


class MotionAnswer(msgspec.Struct):
    """What the people of a table are asked to decide, and whose answers are missing."""

    kind: Literal["end", "bot"]
    seat: int
    asked_by: int
    waiting_for: list[int]


class Gone(msgspec.Struct):
    """Somebody who left a seat: resigned, was out of time or absent, or left it to others; perhaps the viewer."""

    seat: int
    name: str
    why: str
    you: bool


class Company(msgspec.Struct):
    """What became of a table besides its moves: whether it is rated, its terms (the clock, and that it is rated) in
    words, why it is over though its rules go on, who left, which seats nobody is at, and what is to be decided."""

    rated: bool
    terms: str
    ended: str | None
    gone: list[Gone]
    absent: list[int]
    motion: MotionAnswer | None
    clock: ClockAnswer | None


class VacationAnswer(msgspec.Struct):
    """Until when somebody is away, and how many days are left of those of a year."""

    until: str | None
    left: int


class Done(msgspec.Struct):
    """How a table stands after something was decided."""

    over: bool
    url: str | None = None  # the link of a seat that is open now
