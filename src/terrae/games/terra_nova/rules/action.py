"""An action: a verb that a seat can use on its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from terrae.board.hexes import PLACES, Hex, Hexes
from terrae.core.moves import Move, Verb

if TYPE_CHECKING:
    from terrae.games.terra_nova.rules.seat import Seat
    from terrae.games.terra_nova.rules.state import Nova


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Verb):
    """Something a seat can do as its action, with one move for each thing it can point at."""

    def offer(self, state: Nova, seat: Seat, out: list[Move]) -> None:
        """Add the moves that are possible now."""
        raise NotImplementedError

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
    """Something a seat can do besides its action, once in each window for it."""

    def __init__(self, word: str, bit: i64) -> None:
        super().__init__(word)
        self.bit = bit  # tells used free moves apart


@mypyc_attr(allow_interpreted_subclasses=True)
class Special:
    """An action of a palace. `slot` is the palace that must stand: LEFT or RIGHT."""

    def __init__(self, slot: i64, once: bool = True) -> None:
        self.slot = slot
        self.once = once  # a round

    def possible(self, state: Nova, seat: Seat) -> bool:
        """Can something be done with it now?"""
        raise NotImplementedError

    def use(self, state: Nova, seat: Seat) -> None:
        """Carry it out."""
        raise NotImplementedError


def add(out: list[Move], family: list[Move], targets: Hexes) -> None:
    """Add the moves of a family that point at the members of a set."""
    while targets:
        low = targets & -targets
        out.append(family[PLACES[low % 67]])  # place(low), written out
        targets ^= low


DONE: Final = Verb("done")
