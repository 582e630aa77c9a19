"""Forms and answers of foresight."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from terrae.server.answers import Answer
from terrae.server.forms import Form, MoveText, Ply, Seat

LONGEST = 200  # moves


class ForeseeForm(Form):
    """A line from the position now: what others may play, and what the seat answers then."""

    seat: Seat
    ply: Ply
    moves: Annotated[list[tuple[Annotated[int, Meta(ge=0, le=20)], MoveText]], Meta(max_length=LONGEST)]
    epoch: Ply | None = None


class UnforeseeForm(Form):
    """An answer given beforehand that does not hold any more."""

    seat: Seat
    id: Annotated[str, Meta(max_length=16)]


class ToldTurn(Answer):
    """A turn of a line in words."""

    seat: int
    text: str


class ForeseenLine(Answer):
    """A line that may still come: its moves from a ply on, and how it is told."""

    id: str
    seat: int
    ply: int
    moves: list[tuple[int, str]]
    turns: list[ToldTurn]


class Foreseen(Answer):
    """The answers that were given beforehand and may still come."""

    lines: list[ForeseenLine]
