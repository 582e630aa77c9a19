"""A case: a move that a seat would like to play as the answer to a question, and what stands on the map there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from terrae.board.wide import SPOTS
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_mystica.rules.box import KINDS
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.task import Task
from terrae.games.terra_mystica.words.names import place_name, place_of, text, who, word


@dataclass(frozen=True)
class Case:
    """A move, the seat that would play it, and the question it would answer."""

    state: Mystica
    seat: Seat
    decision: Decision[Any]
    move: Move

    @property
    def place(self) -> str:
        """The place the move points at, as its text says."""
        return place_of(self.move)

    @property
    def at(self) -> int:
        """The land hex it points at."""
        return self.state.land.by_name.get(self.place, NONE)

    @property
    def spot(self) -> int:
        """The same as a set of one hex."""
        return SPOTS[self.at]

    @property
    def terrain(self) -> int:
        """The terrain there, as a number."""
        return int(self.state.terrain_at(self.at))

    @property
    def task(self) -> Task:
        return self.state.task


LANDSCAPE = "landscape"  # what stands there that is none of the kinds of structures
Check = Callable[[Case], Message | None]


def reason(name: str, /, **values: object) -> Message:
    return text(f"reason.{name}", **values)


def first(case: Case, *checks: Check) -> Message | None:
    """The first thing against a move."""
    for check in checks:
        found = check(case)
        if found is not None:
            return found
    return None


def structure(seat: Seat, at: int) -> str:
    """The kind of structure a seat has on a hex; nothing if it has none."""
    for name, hexes in zip(KINDS, seat.standing, strict=True):
        if hexes & SPOTS[at]:
            return name
    return LANDSCAPE if seat.landmark & SPOTS[at] else ""


def standing(state: Mystica, seat: Seat, at: int) -> Message | None:
    """What stands on a hex, as a sentence to a seat."""
    place = place_name(state, at)
    for other in state.seats:
        name = structure(other, at)
        if name and other is seat:
            return reason("own-there", place=place, structure=word("structure", name))
        if name:
            owner = who(state, int(other.number))
            return reason("other-there", place=place, structure=word("structure", name), owner=owner)
    return None
