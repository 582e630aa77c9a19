"""Actions: verbs that a seat can use on its turn; and questions to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from terrae.board.hexes import PLACES, Hex, Hexes, below
from terrae.core.moves import Move, Verb
from terrae.core.state import Decision
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import NOBODY, Why


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Decision[Nova]):
    """A question to a seat: which verbs answer it, and what they can point at."""

    def verbs(self, state: Nova) -> list[Verb]:
        """The verbs it takes, in the order of the moves; `done` is always possible where it is one of them."""
        raise NotImplementedError

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> Hexes:
        """What a verb can point at."""
        raise NotImplementedError

    def moves(self, state: Nova) -> list[Move]:
        seat = state.seats[self.seat]
        out: list[Move] = []
        for verb in self.verbs(state):
            if verb is DONE:
                out.append(state.land.of(verb)[0])
            else:
                add(out, state.land.of(verb), self.targets(state, seat, verb, NOBODY))
        return out

    def answered(self, state: Nova, seat: Seat) -> bool:
        """Can it be answered, otherwise than with `done`?"""
        for verb in self.verbs(state):
            if verb is not DONE and self.targets(state, seat, verb, NOBODY):
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(Question):
    """A question that need not be answered, and is not asked if it could not be."""

    def enter(self, state: Nova) -> bool:
        if not self.answered(state, state.seats[self.seat]):
            return False
        state.now = self
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Verb):
    """Something a seat can do as its action, with one move for each thing it can point at."""

    def targets(self, state: Nova, seat: Seat, why: Why) -> Hexes:
        """What it can point at now."""
        raise NotImplementedError

    def power(self, state: Nova, seat: Seat, at: i64) -> i64:
        """What it costs in power."""
        return 0

    def asks(self, state: Nova, seat: Seat, at: i64) -> Question | None:
        """What carrying it out asks next, if that must have an answer."""
        return None

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class HexAction(Action):
    """An action that points at a land hex."""

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        self.act(state, seat, state.land.hex_at[at])

    def act(self, state: Nova, seat: Seat, at: Hex) -> None:
        """Carry it out on a hex."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeMove(Action):
    """Something a seat can do with power besides its action, so many times, but once in each window for it."""

    def __init__(self, word: str, bit: i64, icon: str) -> None:
        super().__init__(word, icon=icon, part="bowls:{seat}")
        self.bit = bit  # tells used free moves apart

    def price(self, seat: Seat) -> i64:
        """The power for one time."""
        raise NotImplementedError

    def gain(self, seat: Seat) -> i64:
        """What one time brings."""
        raise NotImplementedError

    def power(self, state: Nova, seat: Seat, at: i64) -> i64:
        return self.price(seat) * (at + 1)

    def targets(self, state: Nova, seat: Seat, why: Why) -> Hexes:
        return why.only("power-there", below(seat.bowl3 // self.price(seat)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Special:
    """An action of a palace. `slot` is the palace that must stand: LEFT or RIGHT."""

    def __init__(self, slot: i64, power: i64 = 0, once: bool = True) -> None:
        self.slot = slot
        self.power = power  # its price
        self.once = once  # a round

    def ready(self, state: Nova, seat: Seat, why: Why) -> bool:
        """Is what else it needs there, besides an answer to what it asks?"""
        return True

    def asks(self, seat: Seat) -> Question:
        """What the seat is asked when it uses it."""
        raise NotImplementedError


def add(out: list[Move], family: list[Move], targets: Hexes) -> None:
    """Add the moves of a family that point at the members of a set."""
    while targets:
        low = targets & -targets
        out.append(family[PLACES[low % 67]])  # place(low), written out
        targets ^= low


DONE: Final = Verb("done", icon="i-check")
