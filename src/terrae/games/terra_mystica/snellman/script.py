"""A script: what a ledger or a command stream says, before any of it is played."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Command:
    """One thing a faction does, understood as far as words go."""

    line: int
    faction: str
    text: str  # as it was written
    verb: str
    names: tuple[str, ...] = ()  # what it points at: hexes, tiles, factions, goods
    count: int = 0  # how often, how much; 0: not said


@dataclass(frozen=True)
class Numbers:
    """What a row of a ledger says a faction owns after it."""

    points: int
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, int, int]
    cults: tuple[int, int, int, int]


@dataclass
class Row:
    """A line of play: the commands of one faction, and what it owned then, if the file says so."""

    line: int
    faction: str
    commands: list[Command]
    numbers: Numbers | None = None


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
