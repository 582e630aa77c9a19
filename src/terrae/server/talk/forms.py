"""Forms of what people say, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from terrae.server.answers import Answer
from terrae.server.forms import Form

LONGEST_MESSAGE = 500  # letters
LONGEST_NOTE = 10_000
Room = Literal["table", "watchers"]
MessageNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]


class SayForm(Form):
    """What somebody says."""

    text: Annotated[str, Meta(max_length=LONGEST_MESSAGE)]


class MuteForm(Form):
    """Whoever said this is not to be heard any more, or again."""

    message: MessageNumber
    muted: bool


class ReportForm(Form):
    """What moderators are to look at, and why."""

    message: MessageNumber
    reason: Annotated[str, Meta(max_length=LONGEST_MESSAGE)] = ""


class NoteForm(Form):
    """The whole text, and the version of it that was changed."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]
    version: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Said(Answer):
    """A message of a chat. What somebody said whom the reader does not want to hear has no text."""

    id: int
    room: Room
    seat: int | None
    name: str
    text: str
    ply: int
    said: str
    mine: bool
    muted: bool


class Talk(Answer):
    """What was said in the rooms that somebody may read, the oldest first; where they may speak, if anywhere."""

    rooms: list[Room]
    speaks: Room | None
    messages: list[Said]


class Done(Answer):
    """It was done."""

    done: bool = True


class Note(Answer):
    """Private notes on a table, with their version; nothing has the version 0."""

    text: str
    version: int


class Waiting(Answer):
    """How many other tables wait for somebody, and where the one is that has waited longest."""

    count: int
    url: str | None
