"""A script: what a ledger or a command stream says, before any of it is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

Numbers = list[int]  # what a faction owns, as in a row: points, coins, workers, priests, three bowls, four cults


@final
class Command:
    """One thing a faction does, understood as far as words go."""

    def __init__(
        self, line: int, faction: str, text: str, verb: str, names: tuple[str, ...] = (), count: int = 0
    ) -> None:
        self.line = line
        self.faction = faction
        self.text = text  # as it was written
        self.verb = verb
        self.names = names  # what it points at: hexes, tiles, factions, goods
        self.count = count  # how often, how much; 0: not said


@final
class Row:
    """A line of play: the commands of one faction, and what it owned then, if the file says so."""

    def __init__(self, line: int, faction: str, commands: list[Command], numbers: Numbers | None = None) -> None:
        self.line = line
        self.faction = faction
        self.commands = commands
        self.numbers = numbers


@dataclass(frozen=True)
class Entry:
    """A word of the header and the line it stands on."""

    line: int
    word: str


@dataclass
class Script:
    """A whole file."""

    is_table: bool
    options: list[Entry] = field(default_factory=list)
    land: Entry | None = None
    removed: list[Entry] = field(default_factory=list)  # bonus cards out of the game
    tiles: list[Entry] = field(default_factory=list)  # round tiles, first round first
    final: list[Entry] = field(default_factory=list)  # extra final tiles
    players: list[str] = field(default_factory=list)
    factions: list[Entry] = field(default_factory=list)  # by seat
    rows: list[Row] = field(default_factory=list)
    last_line: int = 0
