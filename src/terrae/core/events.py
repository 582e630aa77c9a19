"""Events: what a seat gained or paid, and because of what."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Event:
    """A seat's holdings changed."""

    def __init__(self, seat: i64, what: str, amount: i64, source: str) -> None:
        self.seat = seat
        self.what = what
        self.amount = amount
        self.source = source

    def __repr__(self) -> str:
        return f"seat {self.seat + 1}: {self.amount:+d} {self.what} ({self.source})"


@final
class Ledger:
    """The events of a game, for whoever asked to listen."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.rounds: list[int] = []  # how many events there were whenever a round began or ended

    def record(self, seat: i64, what: str, amount: i64, source: str) -> None:
        self.events.append(Event(seat, what, amount, source))

    def begin_round(self) -> None:
        """What follows comes with the round, whoever's move it was that led there."""
        self.rounds.append(len(self.events))

    def first(self, count: int) -> Ledger:
        """A ledger of its own with so many of the events."""
        kept = Ledger()
        kept.events = self.events[:count]
        kept.rounds = [before for before in self.rounds if before <= count]
        return kept

    def total(self, seat: int, what: str) -> int:
        """What a seat's events of one kind add up to."""
        return sum(event.amount for event in self.events if event.seat == seat and event.what == what)

    def by_source(self, seat: int, what: str) -> dict[str, int]:
        """The same, split by where it came from: the breakdown of a score."""
        parts: dict[str, int] = {}
        for event in self.events:
            if event.seat == seat and event.what == what:
                parts[event.source] = parts.get(event.source, 0) + event.amount
        return parts
