"""A census: how many of somebody are somewhere, counted by each process of a server and told to all others."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from terrae.server.wire import Wire

SOME = 100  # told in one note
Entry = tuple[str, str, int]  # where, who, and how many; none: no longer there


class Places:
    """Who is where, and how many of each."""

    def __init__(self) -> None:
        self.all: dict[str, dict[str, int]] = {}

    def at(self, place: str) -> dict[str, int]:
        return self.all.get(place, {})

    def put(self, place: str, who: str, number: int) -> None:
        """Nothing is kept of those who left."""
        there = self.all.setdefault(place, {})
        there[who] = number
        if not number:
            del there[who]
        if not there:
            del self.all[place]

    def entries(self) -> Iterator[Entry]:
        for place, there in self.all.items():
            for who, number in there.items():
                yield place, who, number


class Census:
    """What was counted here, and what others said; whoever says nothing for long has nobody any more."""

    def __init__(
        self,
        wire: Wire,
        kind: str,
        gone: float,
        clock: Callable[[], float] = time.monotonic,
        changed: Callable[[str], None] = lambda place: None,
    ) -> None:
        """Notes are of a kind; after so many seconds a silent process is gone; `changed` elsewhere are these places."""
        self.wire = wire
        self.kind = kind
        self.gone = gone
        self.clock = clock
        self.changed = changed
        self.here = Places()
        self.elsewhere: dict[str, Places] = {}  # by process
        self.alive: dict[str, float] = {}  # by process: when it was heard last
        wire.hear(kind, self.heard)

    def change(self, place: str, who: str, by: int) -> int:
        """So many more or fewer are here; how many that makes."""
        number = self.here.at(place).get(who, 0) + by
        self.here.put(place, who, number)
        return number

    def at(self, place: str) -> Counter[str]:
        """Everybody who is somewhere, on whichever process."""
        found = Counter(self.here.at(place))
        for places in self.elsewhere.values():
            found.update(places.at(place))
        return found

    def number(self, place: str, who: str) -> int:
        """How many of somebody are there."""
        return sum(places.at(place).get(who, 0) for places in (self.here, *self.elsewhere.values()))

    # Other processes

    def tell(self, entries: Iterable[Entry]) -> None:
        """Say how many there are, in notes that are not too long; without any, at least that this process is there."""
        told = list(entries)
        for start in range(0, max(1, len(told)), SOME):
            self.wire.send(self.kind, told[start : start + SOME])

    def heard(self, process: str, note: list[Entry]) -> None:
        self.alive[process] = self.clock()
        places = self.elsewhere.setdefault(process, Places())
        for place, who, number in note:
            places.put(place, who, number)
        for place in {place for place, _, _ in note}:
            self.changed(place)

    def forget(self, process: str) -> None:
        """Whoever was there is there no longer, as far as anybody knows."""
        self.alive.pop(process, None)
        for place in self.elsewhere.pop(process, Places()).all:
            self.changed(place)

    def forget_the_silent(self) -> None:
        now = self.clock()
        for process in [process for process, heard in self.alive.items() if now - heard > self.gone]:
            self.forget(process)
