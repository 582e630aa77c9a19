"""The game file: plain text that people can read, write and compare.

    terrae: 1                        the version of this format
    game: terra-nova
    rules: 1                         the version of the title's rules
    components: standard 1a2b3c4d    the set of components and a digest of its contents
    seats: 2
    seat 1: Anke
    option map: main
    result: 84 79                    only when the game is over

    nature: draw first 2, draw round house
    2: mat blue                      one line for each turn: who, then the moves
    end: 143 moves, check 5f0c11aa   the check may be left out by whoever writes by hand

Everything from a `#` to the end of a line is a comment, unless it stands in a name.
"""

from __future__ import annotations

import hashlib
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import TypeVar

from terrae.core.asks import read_move
from terrae.core.errors import BadRecord, TerraeError
from terrae.core.files import write_whole
from terrae.core.game import Game, find_game, games, named
from terrae.core.match import Match
from terrae.core.state import NATURE

FORMAT = 1
OWN = re.compile(r"\s*(?:#.*\s*)*terrae\s*:")  # how a game file of ours begins
NATURE_WORD = "nature"
MOST_CHARACTERS = 2_000_000
MOST_SEATS = 99  # that a line can name
T = TypeVar("T")


@dataclass
class Line:
    """The moves of one turn, and where they stand in the file."""

    number: int
    seat: int
    moves: list[str]


@dataclass
class Record:
    """A game file, read but not yet replayed."""

    header: dict[str, str] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)  # line number of each header entry
    lines: list[Line] = field(default_factory=list)

    @property
    def game(self) -> Game:
        name = self.header["game"]
        if name not in games():
            raise fail(self.places["game"], "record.game", name=name, known=", ".join(games()))
        return find_game(name)

    def match(self, components: Path | None = None) -> Match:
        """Replay it: every move must be legal, the result must be the one it states."""
        return deque(self.replay(components), maxlen=1).pop()

    def replay(self, components: Path | None = None) -> Iterator[Match]:
        """The same line by line: always the same match, which is sound when there is no more."""
        game = self.game
        version = self.number("rules")
        if not game.plays_rules(version):
            raise fail(self.places["rules"], "record.rules", version=version, game=game.title, known=game.rules)
        options = {
            key.removeprefix("option "): value for key, value in self.header.items() if key.startswith("option ")
        }
        try:
            wanted = self.header["components"]
            setting = game.former_setting(version, wanted, self.number("seats"), options, components)
        except TerraeError as error:
            raise BadRecord("record.setting", reason=error.message) from None
        have = named(setting.components)
        if wanted != have:
            raise fail(self.places["components"], "record.components", wanted=wanted, have=have)
        names = [self.header.get(f"seat {number + 1}", f"Seat {number + 1}") for number in range(setting.seats)]
        match = Match(game, setting, names=names)
        yield match
        for line in self.lines:
            self.play(match, line)
            yield match
        result = self.header.get("result")
        if result is not None:
            self.compare(match, result)

    def number(self, key: str) -> int:
        value = self.header[key]
        if not value.isascii() or not value.isdigit() or len(value) > 6:
            raise fail(self.places[key], "record.number", key=key, value=value)
        return int(value)

    def play(self, match: Match, line: Line) -> None:
        """Play the moves of a line."""
        for text in line.moves:
            if match.over:
                raise fail(line.number, "record.after-end", text=text)
            if line.seat not in match.seats_to_move and not match.moves(line.seat):
                raise fail(line.number, "record.turn", seat=seat_word(line.seat), text=text, asked=who(match))
            try:
                match.play(read_move(match.game, match.state, line.seat, text), line.seat)
            except TerraeError as error:
                raise BadRecord("record.line", line=line.number, reason=error.message) from None
            match.commit()

    def compare(self, match: Match, result: str) -> None:
        """The stated result against the one replayed."""
        replayed = " ".join(str(points) for points in match.game.scores(match.state))
        if not match.over:
            raise fail(self.places["result"], "record.unfinished", result=result)
        if result.split() != replayed.split():
            raise fail(self.places["result"], "record.result", result=result, replayed=replayed)


def fail(line: int, key: str, /, **values: object) -> BadRecord:
    return BadRecord(key, line=line, **values)


def seat_word(seat: int) -> str:
    return NATURE_WORD if seat == NATURE else str(seat + 1)


def who(match: Match) -> str:
    return ", ".join(seat_word(seat) for seat in match.seats_to_move)


def digest(lines: list[tuple[int, list[str]]]) -> str:
    """A check over the moves, so that a damaged file is noticed."""
    content = "\n".join(f"{seat_word(seat)}: {', '.join(moves)}" for seat, moves in lines)
    return hashlib.blake2b(content.encode(), digest_size=4).hexdigest()


def runs(items: Iterable[T], key: Callable[[T], object]) -> list[list[T]]:
    """Neighbours with the same key together: the moves of one seat in a row are a turn."""
    return [list(group) for _, group in groupby(items, key)]


def turns(match: Match) -> list[tuple[int, list[str]]]:
    """The log by turns."""
    return [(run[0].seat, [entry.move.text for entry in run]) for run in runs(match.log, lambda entry: entry.seat)]


def clean(name: str) -> str:
    """A name that fits on one line."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable()) or "?"


def write(match: Match) -> str:
    """The game file of a match."""
    setting = match.setting
    lines = [
        f"terrae: {FORMAT}",
        f"game: {match.game.name}",
        f"rules: {match.game.rules}",
        f"components: {named(setting.components)}",
        f"seats: {setting.seats}",
        *[f"seat {number + 1}: {clean(name)}" for number, name in enumerate(match.names)],
        *[f"option {name}: {value}" for name, value in setting.options.items()],
    ]
    if match.over:
        lines.append("result: " + " ".join(str(points) for points in match.game.scores(match.state)))
    played = turns(match)
    lines.append("")
    lines += [f"{seat_word(seat)}: {', '.join(moves)}" for seat, moves in played]
    lines.append(f"end: {match.ply} moves, check {digest(played)}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """Read a game file; whatever is wrong is told with its line."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord("record.long", most=MOST_CHARACTERS)
    record = Record()
    ended = False
    lines = [
        (number, line)
        for number, raw in enumerate(text.splitlines(), 1)
        if (line := (raw if raw.startswith("seat ") else raw.partition("#")[0]).strip())
    ]
    if not lines:
        raise BadRecord("record.empty")
    last = lines[-1][0]
    for number, line in lines:
        if ended:
            raise fail(number, "record.more")
        try:
            ended = read_line(record, number, line)
        except BadRecord:
            if number == last and record.header and not line.startswith("end:"):  # half a line
                raise fail(last, "record.cut-off") from None
            raise
    if not ended:
        raise fail(last, "record.cut-off")
    for key in ("game", "rules", "components", "seats"):
        if key not in record.header:
            raise BadRecord("record.missing", key=key)
    check_seats(record)
    return record


def read_line(record: Record, number: int, line: str) -> bool:
    """Read one line; was it the last one?"""
    key, colon, value = line.partition(":")
    key, value = key.strip(), value.strip()
    if not colon:
        raise fail(number, "record.shape", text=shorten(line))
    if not record.header and key != "terrae":
        raise fail(number, "record.no-terrae")
    if key == "end":
        check_end(record, number, value)
        return True
    if key == NATURE_WORD or key.isdigit():
        record.lines.append(Line(number, seat_number(record, number, key), moves_of(number, value)))
    elif record.lines:
        raise fail(number, "record.header-late", key=shorten(key))
    else:
        add_header(record, number, key, value)
    return False


def check_seats(record: Record) -> None:
    """Only seats that play have names."""
    seats = record.number("seats")
    for key, number in record.places.items():
        if key.startswith("seat ") and key[5:] not in [str(seat + 1) for seat in range(min(seats, MOST_SEATS))]:
            raise fail(number, "record.seat", seat=shorten(key[5:]), seats=shorten(record.header["seats"]))


def shorten(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."


def add_header(record: Record, number: int, key: str, value: str) -> None:
    known = ("terrae", "game", "rules", "components", "seats", "result")
    numbered = key.startswith("seat ") and key.isascii() and key[5:].isdigit()
    if key not in known and not numbered and not key.startswith("option "):
        raise fail(number, "record.header", key=shorten(key), known=", ".join([*known, "seat N", "option NAME"]))
    if key in record.header:
        raise fail(number, "record.twice", key=shorten(key))
    if key == "terrae" and value != str(FORMAT):
        raise fail(number, "record.format", version=shorten(value), known=FORMAT)
    record.header[key] = value
    record.places[key] = number


def seat_number(record: Record, number: int, key: str) -> int:
    if key == NATURE_WORD:
        return NATURE
    seats = record.header.get("seats", "")
    if (
        len(key) > len(str(MOST_SEATS))
        or not (key + seats).isascii()
        or not seats.isdigit()
        or not 1 <= int(key) <= int(seats[:6])
    ):
        raise fail(number, "record.seat", seat=shorten(key), seats=shorten(seats))
    return int(key) - 1


def moves_of(number: int, value: str) -> list[str]:
    moves = [" ".join(move.split()) for move in value.split(",")]
    if not all(moves):
        raise fail(number, "record.no-move")
    return moves


def check_end(record: Record, number: int, value: str) -> None:
    """The last line states how many moves there are, and perhaps a check over them."""
    words = value.replace(",", " ").split()
    count = sum(len(line.moves) for line in record.lines)
    if len(words) not in (2, 4) or not words[0].isdigit() or words[1] != "moves":
        raise fail(number, "record.end")
    if words[0] != str(count):
        raise fail(number, "record.count", stated=shorten(words[0]), count=count)
    if len(words) == 4:
        merged = [
            (run[0].seat, [move for line in run for move in line.moves])
            for run in runs(record.lines, lambda line: line.seat)
        ]
        if words[2] != "check" or words[3] != digest(merged):
            raise fail(number, "record.check")


def save(match: Match, path: Path) -> None:
    """Write a game file, whole or not at all."""
    write_whole(write(match), Path(path))


def read_text(path: Path) -> str:
    """The text of a file, whatever game it holds."""
    try:
        with Path(path).open(encoding="utf-8-sig") as file:
            return file.read(MOST_CHARACTERS + 1)  # whatever it is, and however long: `read` refuses more
    except UnicodeDecodeError:
        raise BadRecord("record.binary", path=path) from None
    except OSError as error:
        raise BadRecord("record.unreadable", path=path, reason=error.strerror or error) from None


def load(path: Path, components: Path | None = None) -> Match:
    """Read and replay a game file."""
    return read(read_text(path)).match(components)
