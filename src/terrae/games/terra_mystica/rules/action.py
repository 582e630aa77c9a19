"""An action: a verb that a seat can use on its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from terrae.board.hexes import PLACES, WORD
from terrae.board.wide import LOW, Places
from terrae.core.moves import Move, Verb

if TYPE_CHECKING:
    from terrae.games.terra_mystica.rules.seat import Seat
    from terrae.games.terra_mystica.rules.state import Mystica


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Verb):
    """Something a seat can do on its turn, with one move for each thing it can point at."""

    full = False  # does it use up an action of the turn?

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        """Add the moves that are possible now."""
        raise NotImplementedError

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Departure(Verb):
    """Leaving the game, which needs no question."""

    def leave(self, state: Mystica, seat: Seat) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Special:
    """A special action of a faction. `name` is its number among all special actions."""

    def __init__(self, name: i64, once: bool = True, stronghold: bool = True) -> None:
        self.name = name
        self.once = once  # a round
        self.stronghold = stronghold  # must stand

    def possible(self, state: Mystica, seat: Seat) -> bool:
        """Can it be used now?"""
        return True

    def useful(self, state: Mystica, seat: Seat) -> bool:
        """Would it bring anything? Custom may not mind."""
        return True

    def use(self, state: Mystica, seat: Seat) -> None:
        """Carry it out."""
        raise NotImplementedError


def add(out: list[Move], family: list[Move], targets: Places) -> None:
    """Add the moves of a family that point at the members of a set."""
    start: i64 = 0
    while targets:
        word: i64 = targets & LOW
        while word:
            low = word & -word
            out.append(family[start + PLACES[low % 67]])
            word ^= low
        targets >>= WORD
        start += WORD


DONE: Final = Verb("done")

# The special actions, as numbers.
SPECIALS: Final = [
    "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW", "ACTH5", "ACTH6", "BON1", "BON2", "FAV6",
]  # fmt: skip
