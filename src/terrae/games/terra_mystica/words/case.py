"""A case: a move that a seat would like to play as the answer to a question; labels and reasons speak of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from terrae.board.wide import SPOTS
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_mystica.rules.action import Action
from terrae.games.terra_mystica.rules.box import FREE, KINDS, Goods
from terrae.games.terra_mystica.rules.grant import each
from terrae.games.terra_mystica.rules.open_turn import OpenTurn
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.words.names import place_name, place_of, text, who, word


@dataclass(frozen=True)
class Case:
    """A move, the seat that would play it, the question it would answer, and the name of what is against it, if any."""

    state: Mystica
    seat: Seat
    decision: Decision[Any]
    move: Move
    name: str = ""

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
        """The terrain there, or the one that the move points at."""
        return int(self.state.terrain_at(self.at) if self.at != NONE else self.move.at)

    @property
    def turn(self) -> OpenTurn:
        return self.state.turn

    @property
    def price(self) -> Goods:
        """What it costs, by whatever would carry it out."""
        state, seat, move = self.state, self.seat, self.move
        for held in each(state.turn.held):
            takes = held.grant.takes(state, seat, held.amount, move)
            if takes and held.grant.against(state, seat, held.amount, move) == self.name:
                return held.grant.price(state, seat, move.at)
        return move.verb.price(state, seat, move.at) if isinstance(move.verb, Action) else FREE


LANDSCAPE = "landscape"  # what stands there that is none of the kinds of structures


def reason(name: str, /, **values: object) -> Message:
    return text(f"reason.{name}", **values)


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
