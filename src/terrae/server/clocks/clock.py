"""A clock: whose time runs, and how much is left. It follows from the times of moves and from what else happened.

Time of a seat passes while it is asked, of several seats at once if several are asked. A turn that is over brings the
increment; an answer that is given in somebody else's turn takes no time as long as it is quick, and brings none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final, Literal, Protocol

from terrae.server.clocks.terms import LIVE, SLOW, Terms

What = Literal["stop", "go", "more", "seat", "back"]
Span = tuple[datetime, datetime]
STOP: Final = "stop"  # a seat is open: nobody's time runs
GO: Final = "go"
MORE: Final = "more"  # others gave a seat some time
SEAT: Final = "seat"  # somebody else plays for a seat now
BACK: Final = "back"  # a turn was taken back: since then nothing has happened


class Sitter(Protocol):
    """Who sits in a seat, as far as a clock is concerned."""

    kind: Literal["person", "bot", "open"]
    guest: str | None


@dataclass(frozen=True)
class Step:
    """What was committed at a moment: up to which ply, by which seat (0: nobody but nature), whether that ended its
    turn, and who is asked after it. Turn: whose turn it is then; others of those who are asked answer beside it."""

    ply: int
    moment: datetime
    seat: int
    ended: bool
    asked: tuple[int, ...]
    turn: int


@dataclass(frozen=True)
class Happening:
    """What changed a clock besides moves, after a ply."""

    ply: int
    moment: datetime
    kind: What
    seat: int = 0
    seconds: int = 0


@dataclass(frozen=True)
class Hand:
    """The time of a seat in seconds: used in the game, spent on what it is asked now, and given to it."""

    used: float = 0.0
    spent: float = 0.0
    extra: float = 0.0


@dataclass
class Pauses:
    """When time does not pass: for nobody while the server was away, at slow tables for people on vacation."""

    outages: list[Span] = field(default_factory=list)
    vacations: dict[str, list[Span]] = field(default_factory=dict)  # by guest

    def of(self, terms: Terms, guest: str | None) -> list[Span]:
        return [*self.outages, *(self.vacations.get(guest or "", ()) if terms.kind == SLOW else ())]

    def away(self, guest: str | None, now: datetime) -> datetime | None:
        """Until when somebody is on vacation."""
        return next((end for start, end in self.vacations.get(guest or "", ()) if start <= now < end), None)


def passed(start: datetime, end: datetime, pauses: Sequence[Span]) -> float:
    """The seconds from a moment to a later one, without pauses; none if the later one is not later."""
    total = (end - start).total_seconds()
    for begun, over in pauses:
        total -= max(0.0, (min(over, end) - max(begun, start)).total_seconds())
    return max(0.0, total)


@dataclass(frozen=True)
class Standing:
    """The hands of all seats at a moment."""

    hands: tuple[Hand, ...]
    at: datetime
    asked: tuple[int, ...] = ()
    turn: int = 0
    going: bool = True
    kept: tuple[Hand, ...] = ()  # as they were after the last step


class Clock:
    """The clock of a table. `chairs` are those of the table itself, so that it knows who sits there now."""

    def __init__(self, terms: Terms, chairs: Sequence[Sitter], pauses: Pauses, first: Step) -> None:
        self.terms = terms
        self.chairs = chairs
        self.pauses = pauses
        self.steps = [first]
        self.happenings: list[Happening] = []
        self.standing = self.begin()

    # What happens

    def begin(self) -> Standing:
        hands = (Hand(),) * len(self.chairs)
        first = self.steps[0]
        return Standing(hands, first.moment, first.asked, first.turn, True, hands)

    def step(self, step: Step) -> None:
        self.steps.append(step)
        self.standing = self.stepped(self.standing, step)

    def happen(self, happening: Happening) -> None:
        self.happenings.append(happening)
        self.standing = self.changed(self.standing, happening)

    def take_back(self, ply: int, moment: datetime) -> Happening:
        """Moves after a ply have not happened, and time since the turn that was taken back began has not passed."""
        self.steps = [step for step in self.steps if step.ply <= ply]
        self.happenings = [replace(one, ply=min(one.ply, ply)) for one in self.happenings]
        back = Happening(ply, moment, BACK)
        self.happenings.append(back)
        self.wind()
        return back

    def wind(self) -> None:
        """Work everything out from the beginning."""
        self.standing = self.begin()
        waiting = list(self.happenings)
        for number, step in enumerate(self.steps):
            if number:
                self.standing = self.stepped(self.standing, step)
            following = self.steps[number + 1].ply if number + 1 < len(self.steps) else None
            while waiting and (following is None or waiting[0].ply < following):
                self.standing = self.changed(self.standing, waiting.pop(0))

    def total(self, hand: Hand) -> float:
        return self.terms.seconds + hand.extra

    def rest(self, hand: Hand) -> float:
        """What is left of a hand."""
        return self.total(hand) - (hand.used if self.terms.kind == LIVE else hand.spent)

    def with_rest(self, hand: Hand, seconds: float) -> Hand:
        """A hand that has so much left."""
        if self.terms.kind == LIVE:
            return replace(hand, used=self.total(hand) - seconds)
        return replace(hand, spent=self.total(hand) - seconds)

    def advanced(self, standing: Standing, moment: datetime) -> list[Hand]:
        """The hands at a later moment."""
        hands = list(standing.hands)
        for seat in standing.asked if standing.going else ():
            pauses = self.pauses.of(self.terms, self.chairs[seat - 1].guest)
            seconds = passed(standing.at, moment, pauses)
            hand = hands[seat - 1]
            hands[seat - 1] = replace(hand, used=hand.used + seconds, spent=hand.spent + seconds)
        return hands

    def stepped(self, before: Standing, step: Step) -> Standing:
        """Somebody played."""
        hands = self.advanced(before, step.moment)
        over = step.ended or step.seat not in step.asked
        if step.seat and over:
            hand = hands[step.seat - 1]
            if self.terms.kind == LIVE:
                own = step.seat == before.turn
                bonus = self.terms.increment if own else min(self.terms.increment, hand.spent)
                hand = self.with_rest(hand, max(0.0, self.rest(hand)) + bonus)
            hands[step.seat - 1] = hand
        for seat in step.asked:
            if seat not in before.asked or (seat == step.seat and over):
                extra = hands[seat - 1].extra if self.terms.kind == LIVE else 0.0
                hands[seat - 1] = replace(hands[seat - 1], spent=0.0, extra=extra)
        return Standing(tuple(hands), step.moment, step.asked, step.turn, before.going, tuple(hands))

    def changed(self, before: Standing, one: Happening) -> Standing:
        """Something else happened."""
        hands = self.advanced(before, one.moment)
        if one.kind == BACK:
            hands = [replace(kept, extra=hand.extra) for kept, hand in zip(before.kept, before.hands, strict=True)]
        elif one.kind in (MORE, SEAT):
            hand = hands[one.seat - 1]
            if one.kind == MORE:
                hand = self.with_rest(hand, max(0.0, self.rest(hand)))
                hand = replace(hand, extra=hand.extra + one.seconds)
            else:
                hand = self.with_rest(hand, max(float(self.terms.fresh), self.rest(hand)))
            hands[one.seat - 1] = hand
        going = {STOP: False, GO: True}.get(one.kind, before.going)
        return replace(before, hands=tuple(hands), at=max(before.at, one.moment), going=going)

    # What is asked

    def left(self, seat: int, now: datetime) -> float:
        """The seconds a seat has left; less than none while it is late."""
        return self.rest(self.advanced(self.standing, now)[seat - 1])

    def running(self, standing: Standing | None = None) -> list[int]:
        """The seats of people whose time passes."""
        standing = standing or self.standing
        asked = standing.asked if standing.going else ()
        return [seat for seat in asked if self.chairs[seat - 1].kind == "person"]

    def late(self, now: datetime) -> list[int]:
        """The seats whose time and grace are over: the others may decide."""
        return [seat for seat in self.running() if self.left(seat, now) <= -self.terms.grace]

    def forsaken(self, now: datetime) -> list[int]:
        """The seats about which the others have had time to decide."""
        most = self.terms.grace + self.terms.patience
        return [seat for seat in self.running() if self.left(seat, now) <= -most]

    def due(self, now: datetime, standing: Standing | None = None) -> datetime | None:
        """When there will be something to tell, as far as is known now."""
        standing = standing or self.standing
        hands = self.advanced(standing, now)
        marks = (0, self.terms.grace, self.terms.grace + self.terms.patience)
        waits = [self.rest(hands[seat - 1]) + mark for seat in self.running(standing) for mark in marks]
        coming = [wait for wait in waits if wait > 0]
        return now + timedelta(seconds=min(coming)) if coming else None

    def due_after(self, step: Step) -> datetime | None:
        """The same, once a step is taken."""
        return self.due(step.moment, self.stepped(self.standing, step))
