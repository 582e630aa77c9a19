"""Accounts: what each seat owns when the engine-made rows of a ledger have said so.

Our rules carry out the bonus for cults, the income and the final scoring at once. A ledger tells them seat by seat in
rows of their own, and shows other rows in between. So the events of these phases wait until their row claims them.
"""

from __future__ import annotations

from typing import Final, final

from terrae.core.events import Event
from terrae.games.terra_mystica.rules.box import CULTS
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.snellman.script import Numbers

ARRIVAL: Final = "arrival"  # a priest who could not unlock a terrain; the site wants to hear of it all the same
WAITING: Final[tuple[str, ...]] = ("cult-bonus:", "income:", "final:", ARRIVAL)  # sources that have rows of their own
BOWL1: Final = 4
BOWL2: Final = 5
BOWL3: Final = 6
FIRST_CULT: Final = 7
# Where in a row stands what an event changes as it is.
PLACES: Final = {
    **{what: place for place, what in enumerate(("points", "coins", "workers", "priests"))},
    "tokens3": BOWL3,
    **{f"cult:{cult}": FIRST_CULT + place for place, cult in enumerate(CULTS)},
}


def owned_by(seat: Seat) -> Numbers:
    """What a seat owns now."""
    goods = (seat.points, seat.coins, seat.workers, seat.priests, seat.bowl1, seat.bowl2, seat.bowl3)
    return [int(number) for number in (*goods, *seat.cults)]


@final
class Account:
    """The books of one seat, kept by events."""

    def __init__(self, seat: Seat) -> None:
        self.owned = owned_by(seat)
        self.waiting: list[Event] = []

    def hear(self, event: Event) -> None:
        """Something happened: it counts now, or it waits for its row."""
        if event.source.startswith(WAITING):
            self.waiting.append(event)
        else:
            self.apply(event)

    def claim(self, sources: tuple[str, ...]) -> None:
        """A row has come for what waits from these sources."""
        mine = [event for event in self.waiting if event.source.startswith(sources)]
        self.waiting = [event for event in self.waiting if not event.source.startswith(sources)]
        for event in mine:
            self.apply(event)

    def claim_arrival(self) -> bool:
        """A row has come for one priest; tell if there was one."""
        for place, event in enumerate(self.waiting):
            if event.source == ARRIVAL:
                rest = [Event(event.seat, event.what, event.amount - 1, ARRIVAL)] if event.amount > 1 else []
                self.waiting[place : place + 1] = rest
                self.apply(Event(event.seat, event.what, 1, ARRIVAL))
                return True
        return False

    def apply(self, event: Event) -> None:
        """Change the books by an event."""
        owned, what, amount = self.owned, event.what, int(event.amount)
        place = PLACES.get(what)
        if place is not None:
            owned[place] += amount
        elif what == "power":  # tokens go up: from bowl I first, then from bowl II
            first = min(amount, owned[BOWL1])
            owned[BOWL1] -= first
            owned[BOWL2] += 2 * first - amount
            owned[BOWL3] += amount - first
        elif what == "spent":
            owned[BOWL3] -= amount
            owned[BOWL1] += amount
        elif what == "burnt":
            owned[BOWL2] -= 2 * amount
            owned[BOWL3] += amount
        elif what == "tokens" and amount >= 0:
            owned[BOWL1] += amount
        elif what == "tokens":  # they leave the game, from bowl I first
            for bowl in (BOWL1, BOWL2, BOWL3):
                gone = min(-amount, owned[bowl])
                owned[bowl] -= gone
                amount += gone
