"""Accounts: what each seat owns when the engine-made rows of a ledger have said so.

Our rules carry out the bonus for cults, the income and the final scoring at once. A ledger tells them seat by seat in
rows of their own, and shows other rows in between. So the events of these phases wait until their row claims them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from terrae.core.events import Event
from terrae.games.terra_mystica.rules.box import CULTS
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.snellman.script import Numbers

ARRIVAL = "arrival"  # a priest who could not unlock a terrain; the site wants to hear of it all the same
WAITING = ("cult-bonus:", "income:", "final:", ARRIVAL)  # sources that have rows of their own


@dataclass
class Account:
    """The books of one seat, kept by events."""

    points: int = 0
    coins: int = 0
    workers: int = 0
    priests: int = 0
    bowls: list[int] = field(default_factory=lambda: [0, 0, 0])
    cults: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    waiting: list[Event] = field(default_factory=list)

    @classmethod
    def of(cls, seat: Seat) -> Account:
        """An account that begins with what a seat owns now."""
        return cls(
            int(seat.points),
            int(seat.coins),
            int(seat.workers),
            int(seat.priests),
            [int(seat.bowl1), int(seat.bowl2), int(seat.bowl3)],
            [int(level) for level in seat.cults],
        )

    @property
    def numbers(self) -> Numbers:
        first, second, third = self.bowls
        fire, water, earth, air = self.cults
        return Numbers(
            self.points, self.coins, self.workers, self.priests, (first, second, third), (fire, water, earth, air)
        )

    def hear(self, event: Event) -> None:
        """Something happened: it counts now, or it waits for its row."""
        if event.source.startswith(WAITING):
            self.waiting.append(event)
        else:
            self.apply(event)

    def claim(self, *sources: str) -> None:
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
        what, amount = event.what, int(event.amount)
        if what in ("points", "coins", "workers", "priests"):
            setattr(self, what, getattr(self, what) + amount)
        elif what == "power":
            self.charge(amount)
        elif what == "spent":
            self.bowls[2] -= amount
            self.bowls[0] += amount
        elif what == "burnt":
            self.bowls[1] -= 2 * amount
            self.bowls[2] += amount
        elif what == "tokens" and amount >= 0:
            self.bowls[0] += amount
        elif what == "tokens":
            self.remove(-amount)
        elif what == "tokens3":
            self.bowls[2] += amount
        elif what.startswith("cult:"):
            self.cults[CULTS.index(what.removeprefix("cult:"))] += amount

    def charge(self, amount: int) -> None:
        """Tokens go up: from bowl I first, then from bowl II."""
        first = min(amount, self.bowls[0])
        second = amount - first
        self.bowls = [self.bowls[0] - first, self.bowls[1] + first - second, self.bowls[2] + second]

    def remove(self, amount: int) -> None:
        """Tokens leave the game, from bowl I first."""
        for bowl in range(3):
            gone = min(amount, self.bowls[bowl])
            self.bowls[bowl] -= gone
            amount -= gone
