"""A tournament: who plays whom, from what set-up, with what luck. Every game of it is settled by its number."""

from __future__ import annotations

import hashlib
import inspect
import itertools
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from terrae import __version__
from terrae.bots import find_bot
from terrae.bots.registry import is_ours
from terrae.core.errors import BadOption, BadRecord
from terrae.core.game import Game, Setting, find_game, named
from terrae.core.match import Match
from terrae.core.record import read as read_record
from terrae.core.record import write as write_record
from terrae.lab.matches import read_match

Data = dict[str, Any]
FILE = re.compile(r"(.+\.py):")  # a bot that is the class of a file
COMPILED = (".so", ".pyd", ".pyc")  # files that follow from others


@dataclass(frozen=True)
class Position:
    """Where games begin: what it is called, and the game file that leads there."""

    name: str
    text: str


@dataclass(frozen=True)
class Pairing:
    """One game: which set-up it is of, who sits where, and the seeds of luck and bots."""

    number: int
    setup: int
    bots: tuple[str, ...]  # by seat
    luck: str
    seeds: tuple[str, ...]  # of the bots


@dataclass(frozen=True)
class Tournament:
    """All that determines its games, however many are played, and wherever.

    Set-ups follow each other without end. Each is played several times with the same luck, until every bot has sat in
    every seat, and, if there are more bots than seats, with everybody.
    """

    title: str
    bots: tuple[str, ...]
    seats: int
    seed: str = "0"
    options: Mapping[str, str] = field(default_factory=dict)
    each: Mapping[str, Sequence[str]] = field(default_factory=dict)  # options whose values take turns
    positions: tuple[Position, ...] = ()  # take turns as well
    components: str = ""  # the folder of another set than the usual one

    def __post_init__(self) -> None:
        """Whatever cannot be played is refused before anything is."""
        if not self.bots:
            raise BadOption("arena.no-bots")
        if len(set(self.bots)) < len(self.bots):
            raise BadOption("arena.same-bot", bots=", ".join(self.bots))
        if self.positions and (self.options or self.each):
            raise BadOption("arena.positions-options")
        for bot in self.bots:
            find_bot(bot, self.game)(None)
        if self.positions:
            for match in self.beginnings:
                if match.game is not self.game or match.setting.seats != self.seats:
                    raise BadOption("arena.positions-differ", game=self.game.title, seats=self.seats)
        elif not self.settings:
            raise BadOption("arena.each-empty", names=", ".join(self.each))

    @property
    def game(self) -> Game:
        return find_game(self.title)

    @property
    def strangers(self) -> bool:
        """Does a bot play that does not come with Terrae?"""
        return not all(is_ours(find_bot(bot, self.game).kind) for bot in self.bots)

    @property
    def folder(self) -> Path | None:
        return Path(self.components) if self.components else None

    @cached_property
    def settings(self) -> list[Setting]:
        """The settings that take turns."""
        names = sorted(self.each)
        return [
            self.game.setting(self.seats, {**self.options, **dict(zip(names, values, strict=True))}, self.folder)
            for values in itertools.product(*(self.each[name] for name in names))
        ]

    @cached_property
    def beginnings(self) -> list[Match]:
        """The positions that take turns, replayed."""
        return [read_record(position.text).match(self.folder) for position in self.positions]

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where, in the games of each set-up."""
        seats, bots = self.seats, self.bots
        tables = list(itertools.combinations(bots, seats)) if len(bots) > seats else [bots]
        return [
            tuple(table[(turn + seat) % len(table)] for seat in range(seats))
            for table in tables
            for turn in range(len(table))
        ]

    @property
    def block(self) -> int:
        """The games of one set-up."""
        return len(self.line_ups)

    def whole(self, games: int) -> int:
        """So many games or a few more, so that every set-up is played to its end."""
        return -(-games // self.block) * self.block

    def pairing(self, number: int) -> Pairing:
        """The game of a number."""
        setup, turn = divmod(number, self.block)
        luck = f"{self.seed}/{setup}"
        seeds = tuple(f"{luck}/{turn}/{seat}" for seat in range(self.seats))
        return Pairing(number, setup, self.line_ups[turn], luck, seeds)

    def setting(self, setup: int) -> Setting:
        """The setting of a set-up without a position."""
        return self.settings[setup % len(self.settings)]

    def beginning(self, setup: int) -> Match | None:
        """The position from which a set-up is played, if there are any."""
        return self.beginnings[setup % len(self.beginnings)] if self.positions else None

    # As data

    def data(self) -> Data:
        """All that determines the games, for other processes and for files."""
        found: Data = json.loads(json.dumps(asdict(self)))
        return found

    @classmethod
    def of(cls, data: Data) -> Tournament:
        """The same from data."""
        positions = tuple(Position(**position) for position in data["positions"])
        return cls(**{**data, "bots": tuple(data["bots"]), "positions": positions})

    def versions(self) -> Data:
        """What the games are played with: another version of any of these may play other games."""
        return {
            "terrae": __version__,
            "rules": self.game.rules,
            "components": named(self.game.components(self.folder)),
            "bots": {bot: identity(bot, self.game) for bot in self.bots},
        }


def identity(spec: str, game: Game) -> Data:
    """What a bot is: its class and settings, the version of its package, a digest of its files."""
    maker = find_bot(spec, game)
    kind = maker.kind
    in_file = FILE.match(spec)
    source = Path(in_file[1] if in_file else inspect.getfile(kind))
    files = [source]
    if not in_file and (source.parent / "__init__.py").exists():
        files = sorted(path for path in source.parent.rglob("*") if path.is_file() and path.suffix not in COMPILED)
    settings = {**kind.settings, **maker.settings}
    files += [Path(value) for value in settings.values() if isinstance(value, str) and value and Path(value).is_file()]
    content = hashlib.blake2b(digest_size=6)
    for path in files:
        content.update(path.read_bytes())
    try:
        package = version(kind.__module__.partition(".")[0])
    except PackageNotFoundError:
        package = ""
    return {
        "class": f"{kind.__module__}:{kind.__qualname__}",
        "settings": settings,
        "version": package,
        "digest": content.hexdigest(),
    }


def read_positions(paths: Iterable[str], components: Path | None = None) -> tuple[Position, ...]:
    """Positions from game files and from records of other formats: FILE is the end of it, FILE@PLY the position then.

    A folder stands for all files in it.
    """
    found: list[Position] = []
    for given in paths:
        path, ply = Path(given), None
        if not path.exists() and "@" in given:
            name, _, after = given.rpartition("@")
            if not after.isdigit():
                raise BadRecord("arena.position-ply", text=given)
            path, ply = Path(name), int(after)
        for file in sorted(path.iterdir()) if path.is_dir() else [path]:
            found.append(read_position(file, ply, components))
    return tuple(found)


def read_position(path: Path, ply: int | None, components: Path | None) -> Position:
    """The position in a file after so many moves, or at its end; a game that is over is no position to play from."""
    match = read_match(path, components).fork(ply)
    if match.over:
        raise BadRecord("arena.position-over", path=path, plies=match.ply)
    return Position(path.name if ply is None else f"{path.name}@{ply}", write_record(match))
