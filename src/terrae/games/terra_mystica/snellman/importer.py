"""Playing a script: its commands become moves of a match, and its rows are compared with our books."""

from __future__ import annotations

from collections import deque
from typing import Final

from mypy_extensions import mypyc_attr

from terrae.core.events import Event
from terrae.core.foreign import Mismatch, Reading
from terrae.core.match import Match
from terrae.games.terra_mystica.snellman.grammar import BOTH, CULT_BONUS, INCOME, NOTE, SETUP
from terrae.games.terra_mystica.snellman.hand import Hand
from terrae.games.terra_mystica.snellman.script import Command, Numbers, Row, Script
from terrae.games.terra_mystica.snellman.verbs import VERBS

# Rows that stand before the answer they are about.
DECLINED: Final = "[all opponents declined power]"
ACCEPTED: Final = "[opponent accepted power]"  # what it brings is mostly chosen later
FIELDS = (("VP", 0, 1), ("C", 1, 2), ("W", 2, 3), ("P", 3, 4), ("PW", 4, 7), ("CULT", 7, 11))  # what is where in a row


def told(numbers: Numbers) -> int | str:
    """Numbers as a ledger tells them."""
    return numbers[0] if len(numbers) == 1 else "/".join(map(str, numbers))


@mypyc_attr(allow_interpreted_subclasses=True)
class Importer(Hand):
    """A script on its way through a match."""

    def __init__(self, script: Script, match: Match) -> None:
        super().__init__([command for row in script.rows for command in row.commands], match)
        self.script = script
        self.foretold: dict[int, deque[Row]] = {}  # rows that tell what the next answer to an offer will bring
        self.rows = 0

    def run(self) -> Reading:
        """Play all rows, until one does not fit."""
        try:
            for row in self.script.rows:
                self.play_row(row)
            self.check_end()
        except Mismatch as mismatch:
            return Reading(self.match, self.rows, mismatch)
        return Reading(self.match, self.rows, None)

    def play_row(self, row: Row) -> None:
        """A line of play, and what it says the faction owns then."""
        self.stated = row.numbers
        for place, command in enumerate(row.commands):
            self.ahead.popleft()
            if id(command) not in self.early:
                self.follow(self.unglued(row, place) if place and self.script.is_table else command)
        self.check_faction(row.line, row.faction)
        if row.numbers is not None:
            self.look(row)
        if row.numbers is not None or not self.script.is_table:
            self.rows += 1

    def unglued(self, row: Row, place: int) -> Command:
        """A command of a row as that of the faction it is of: the site may glue what comes next to an open row.

        What it does by itself then is for the first in turn order; in set-up a first tile leaves its row open.
        """
        command, faction, now = row.commands[place], row.faction, self.state.now
        if command.verb in (CULT_BONUS, INCOME, BOTH) and self.state.order:
            faction = self.name_of(self.state.order[0])
        elif not self.state.round and row.commands[place - 1].verb == "take" and now is not None:
            faction = self.name_of(int(now.seat))
        return Command(command.line, faction, command.text, command.verb, command.names, command.count)

    def check_faction(self, line: int, faction: str) -> None:
        """Only factions that were set up have rows."""
        if faction not in self.seats:
            known = ", ".join(self.seats)
            raise Mismatch("terra-mystica.ledger.faction", line=line, field="faction", expected=known, found=faction)

    def look(self, row: Row) -> None:
        """Compare a row now, unless it is about something that only the next one brings about."""
        seat = self.seats[row.faction]
        waiting = self.foretold.setdefault(seat, deque())
        if row.commands and row.commands[0].verb == NOTE:
            text = row.commands[0].text.lower()
            if text == DECLINED or (text == ACCEPTED and self.accounts[seat].owned != row.numbers):
                waiting.append(row)
                return
        while waiting:
            self.compare(waiting.popleft())
        self.compare(row)

    def follow(self, command: Command) -> None:
        """Carry out one command."""
        if command.verb != SETUP:
            self.check_faction(command.line, command.faction)
        VERBS[command.verb](self, command)

    def hear(self, event: Event) -> None:
        """Keep the books; what a row foretold may have come true."""
        super().hear(event)
        seat = int(event.seat)
        waiting = self.foretold.get(seat)
        if waiting and event.source == self.state.seats[seat].faction.source:
            self.compare(waiting.popleft())

    def compare(self, row: Row) -> None:
        """The numbers of a row against our books."""
        numbers, ours = row.numbers, self.accounts[self.seats[row.faction]].owned
        assert numbers is not None
        if numbers == ours:
            return
        field, first, end = next(field for field in FIELDS if numbers[field[1] : field[2]] != ours[field[1] : field[2]])
        raise Mismatch(
            "terra-mystica.ledger.numbers",
            line=row.line,
            field=field,
            expected=told(numbers[first:end]),
            found=told(ours[first:end]),
            faction=row.faction,
            commands=". ".join(command.text for command in row.commands),
        )

    def check_end(self) -> None:
        """Nothing is missing at the end of the file."""
        line = self.script.last_line
        if not self.match.over:
            asked = ", ".join(sorted({self.name_of(seat) for seat in self.match.seats_to_move}))
            raise Mismatch(
                "terra-mystica.ledger.cut-off",
                line=line,
                field="end",
                expected=asked,
                found="",
                round=int(self.state.round),
            )
        missing = [self.name_of(seat) for seat in self.seats.values() if seat not in self.settled]
        if self.script.is_table and missing:
            raise Mismatch(
                "terra-mystica.ledger.no-scoring", line=line, field="end", expected=", ".join(missing), found=""
            )
