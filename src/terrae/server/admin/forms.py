"""Forms and answers of administration."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from terrae.server.answers import Answer
from terrae.server.forms import Form, Name, Ply, Seat, Word

Reason = Annotated[str, Meta(max_length=500)]
TableName = Annotated[str, Meta(max_length=16)]
Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]


class RollbackForm(Form):
    """What came after a ply of this table is taken away."""

    table: TableName
    ply: Ply
    reason: Reason = ""


class ReplaceForm(Form):
    """A seat is left to a bot, or to whoever comes."""

    table: TableName
    seat: Seat
    kind: Literal["bot", "open"]
    reason: Reason = ""


class EndForm(Form):
    """The table whose game is over."""

    table: TableName
    reason: Reason = ""


class HideForm(Form):
    """A table is in no list of others, or in lists again."""

    table: TableName
    hidden: bool
    reason: Reason = ""


class RenameForm(Form):
    """A table, or what somebody in one of its seats is called, there and from now on."""

    table: TableName
    name: Name
    seat: Seat | None = None
    reason: Reason = ""


class BanForm(Form):
    """Whom: the name of an account, the identity of a guest, or an address. Days: 0 is for good."""

    whom: Word
    days: Annotated[int, Meta(ge=0, le=3650)] = 0
    reason: Reason = ""


class UnbanForm(Form):
    """The ban that is lifted."""

    id: Number
    reason: Reason = ""


class DecideForm(Form):
    """What becomes of a report: the message is hidden, or it stays."""

    report: Number
    hide: bool
    reason: Reason = ""


class Act(Answer):
    """Something that was done."""

    made: str
    who: str
    act: str
    table: str
    subject: str
    reason: str


class Report(Answer):
    """A message that somebody wants moderators to look at. Guest: the identity of whoever said it."""

    id: int
    made: str
    table: str
    name: str
    guest: str
    text: str
    reason: str


class Ban(Answer):
    """Somebody who may look, but not take part: a guest or an address."""

    id: int
    kind: str
    value: str
    name: str
    reason: str
    made: str
    until: str | None


class Order(Answer):
    """What there is to know for whoever keeps order."""

    reports: list[Report]
    bans: list[Ban]
    acts: list[Act]


class AdminSeat(Answer):
    """Who sits where; of people, the identity by which they can be banned."""

    seat: int
    name: str
    kind: str
    guest: str | None


class AdminTable(Answer):
    """A table, as admins see it."""

    table: str
    name: str
    game: str
    ply: int
    over: bool
    hidden: bool
    rated: bool
    changed: str
    seats: list[AdminSeat]
