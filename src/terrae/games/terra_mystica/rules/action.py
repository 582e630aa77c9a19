"""An action: a verb that a seat can use on its turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from terrae.board.hexes import PLACES, WORD
from terrae.board.wide import LOW, SPOTS, Places
from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.box import FREE, Goods
from terrae.games.terra_mystica.rules.notation import SPECIALS

if TYPE_CHECKING:
    from terrae.games.terra_mystica.rules.seat import Seat
    from terrae.games.terra_mystica.rules.state import Mystica

OFF_MAP: Final = "off-map"
OCCUPIED: Final = "occupied"
DEAR: Final = "dear"  # there is not enough to pay the price
ACTED: Final = "acted"  # there is no action left in the turn
FIRST: Final = "first"  # something else must be settled before
WHEN: Final = "when"  # nothing brings such a move now
NOT_OFFERED: Final = "not-offered"  # by something that does not say why


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Verb):
    """Something a seat can do on its turn, with one move for each thing it can point at."""

    full = False  # does it use up an action of the turn?

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        """Add the moves that are possible now."""
        raise NotImplementedError

    def missing(self, state: Mystica, seat: Seat) -> str:
        """Why it is nothing for this seat, whatever it points at and whosever turn it is; empty if it is something."""
        return ""

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        """The name of the first condition that does not hold for a move; empty if it is possible."""
        out: list[Move] = []
        self.offer(state, seat, out)
        return "" if any(move.at == at for move in out) else NOT_OFFERED

    def price(self, state: Mystica, seat: Seat, at: i64) -> Goods:
        """What a move costs in goods."""
        return FREE

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        """Carry it out."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Tried(Action):
    """An action with few targets: each is tried, and those with nothing against them are offered."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        for move in state.land.of(self):
            if not self.against(state, seat, move.at):
                out.append(move)

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Departure(Verb):
    """Leaving the game, which needs no question."""

    def leave(self, state: Mystica, seat: Seat) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Special:
    """A special action of a faction, card or tile."""

    def __init__(
        self, name: str, once: bool = True, stronghold: bool = True, price: Goods = FREE, tokens: i64 = 0
    ) -> None:
        self.name = name
        self.number: i64 = SPECIALS.index(name)
        self.price = price
        self.tokens = tokens  # of power, that leave the game for it
        self.once = once  # a round
        self.stronghold = stronghold  # must stand

    def against(self, state: Mystica, seat: Seat) -> str:
        """The first thing against using it, besides its price; empty if there is none."""
        return ""

    def useless(self, state: Mystica, seat: Seat) -> str:
        """Why it would bring nothing; empty if it would bring something."""
        return ""

    def use(self, state: Mystica, seat: Seat) -> None:
        """Carry it out."""
        raise NotImplementedError


def every(sets: list[Places]) -> Places:
    """What is in all of some sets. The last are asked first: prices fail most often."""
    found = sets[-1]
    for number in range(len(sets) - 2, -1, -1):
        if not found:
            return 0
        found &= sets[number]
    return found


def lacking(names: list[str], sets: list[Places], at: i64) -> str:
    """The name of the first set that a place is not in; empty if it is in all of them."""
    if at < 0:
        return OFF_MAP
    spot = SPOTS[at]
    for name, places in zip(names, sets, strict=True):
        if not places & spot:
            return name
    return ""


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


DONE: Final = Verb("done", icon="i-check")
