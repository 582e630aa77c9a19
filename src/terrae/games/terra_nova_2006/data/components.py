"""Reads a set of components from its files and checks every number before anybody plays with it.

A set is a folder with `rules.toml` and boards in `boards/*.toml`. What a folder does not have is taken from the
standard set, so that a folder with one board is enough; a board file alone is a set too. Whatever is wrong is told with
its line.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from terrae.board.hexes import Cell, cell_name
from terrae.core.errors import BadComponents
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.box import MOST_LANDSCAPES, MOST_SEATS, Box
from terrae.games.terra_nova_2006.rules.catalogue import lexicon
from terrae.games.terra_nova_2006.rules.grid import COLUMNS, DIRECTIONS, ROWS, half_columns, step
from terrae.games.terra_nova_2006.rules.land import NO_FIELD, Land

FOLDER = Path(__file__).parent
RULES, BOARDS, STANDARD = "rules.toml", "boards", "standard"
NAME = re.compile(r"[A-Za-z0-9._-]+")  # of a set or a board: game files hold it
LETTER = re.compile(r"[A-Z]")  # of a landscape
SECTION = re.compile(r"\s*\[+([^\]]*)\]")
KEY = re.compile(r"""\s*["']?([\w-]+)["']?\s*[=.]""")
SOURCES = ("rulebook", "found", "reconstructed", "owner")
COLOURS = ("yellow", "red", "blue", "green", "black", "white", "brown", "orange", "grey")
LANDSCAPE = re.compile(r"[a-z][a-z-]{0,19}")
MOST_FIGURES, MOST_STONES, MOST_WORTH, MOST_ROUNDS = 20, 240, 9, 99


def fail(where: str, problem: str, /, **values: object) -> BadComponents:
    return BadComponents(f"terra-nova-2006.components.{problem}", where=where, **values)


def shown(value: object) -> str:
    """A value of a file, short enough for a sentence."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


class Reader:
    """The tables of one file, asked for by name; whatever is missing, odd or unknown is told with its line."""

    def __init__(
        self, table: dict[str, Any], file: str, lines: list[str], key: str = "", parent: Reader | None = None
    ) -> None:
        self.table = table
        self.file = file
        self.lines = lines
        self.key = key
        self.parent = parent
        self.section: str = f"{parent.section}.{key}".lstrip(".") if parent is not None else ""
        self.asked: set[str] = set()

    def where(self, key: str = "") -> str:
        """The file and the line of an entry, or of the head of its section, or of the entry that the section is."""
        section = ""
        head = 0
        for number, line in enumerate(self.lines, 1):
            if found := SECTION.match(line):
                section = ".".join(part.strip(" \"'") for part in found[1].split("."))
                if key and section == f"{self.section}.{key}".lstrip("."):
                    return f"{self.file}, line {number}"
                head = number if section == self.section else head
            elif key and section == self.section and (entry := KEY.match(line)) and entry[1] == key:
                return f"{self.file}, line {number}"
        if head:
            return f"{self.file}, line {head}"
        return self.parent.where(self.key) if self.parent is not None else self.file

    def value(self, key: str) -> Any:
        self.asked.add(key)
        if key not in self.table:
            raise fail(self.where(), "missing", key=key)
        return self.table[key]

    def number(self, key: str, least: int, most: int) -> int:
        return self.check(key, self.value(key), least, most)

    def check(self, key: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise fail(self.where(key), "number", key=key, value=shown(value), least=least, most=most)
        return value

    def numbers(self, key: str, size: int, least: int, most: int) -> list[int]:
        value = self.value(key)
        if not isinstance(value, list) or len(value) != size:
            raise fail(self.where(key), "list", key=key, size=size)
        return [self.check(key, item, least, most) for item in value]

    def text(self, key: str, known: Iterable[str] | None = None) -> str:
        value = self.value(key)
        if not isinstance(value, str) or not value or (known is not None and value not in known):
            wanted = ", ".join(known) if known else "a text"
            raise fail(self.where(key), "text", key=key, value=shown(value), known=wanted)
        return value

    def child(self, key: str) -> Reader:
        value = self.value(key)
        if not isinstance(value, dict):
            raise fail(self.where(key), "table", key=key)
        return Reader(value, self.file, self.lines, key, self)

    def source(self) -> None:
        """Where the numbers come from must be said."""
        self.text("source", SOURCES)

    def finish(self) -> None:
        """Nothing may be left that nobody asked for: it is a misspelling."""
        for key in self.table:
            if key not in self.asked:
                raise fail(self.where(key), "unknown", key=key, known=", ".join(sorted(self.asked)))


def load(path: Path) -> Reader:
    """A TOML file as a reader."""
    try:
        content = path.read_bytes()
        text = content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
        return Reader(tomllib.loads(text), path.name, text.split("\n"))
    except FileNotFoundError:
        raise fail(path.name, "no-file", folder=path.parent) from None
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise fail(f"{path.name}, line {line}", "no-utf8", byte=f"{content[error.start]:#04x}") from None
    except (OSError, ValueError, RecursionError) as error:  # no TOML, endless digits or brackets
        raise fail(path.name, "no-toml", reason=error) from None


# Rules


def read_rules(box: Box, rules: Reader) -> None:
    supply = rules.child("supply")
    box.stones = supply.number("stones", 1, MOST_STONES)
    figures = rules.child("figures")
    box.figures = {seats: figures.number(str(seats), 1, MOST_FIGURES) for seats in range(2, MOST_SEATS + 1)}
    colours = rules.child("colours")
    box.colours = read_colours(colours)
    regions = rules.child("regions")
    worth = regions.value("points")
    if not isinstance(worth, list) or not 1 <= len(worth) < MOST_LANDSCAPES:
        raise fail(regions.where("points"), "worth", most=MOST_LANDSCAPES - 1)
    box.worth = vec[i64]([0, *regions.numbers("points", len(worth), 1, MOST_WORTH)])
    box.sources = ["", *(f"region:{number}" for number in range(1, len(worth) + 1))]
    endings = rules.child("endings")
    box.quiet_rounds = endings.number("quiet_rounds", 1, MOST_ROUNDS)
    for part in (supply, figures, colours, regions, endings):
        part.source()
        part.finish()
    rules.finish()


def read_colours(colours: Reader) -> list[str]:
    """As many different colours as there can be seats."""
    value = colours.value("seats")
    if not isinstance(value, list) or len(value) != MOST_SEATS:
        raise fail(colours.where("seats"), "list", key="seats", size=MOST_SEATS)
    for colour in value:
        if colour not in COLOURS or value.count(colour) > 1:
            raise fail(colours.where("seats"), "colour", value=shown(colour), known=", ".join(COLOURS))
    return value


# Boards


def read_landscapes(box: Box, table: Reader) -> tuple[dict[str, str], dict[str, int]]:
    """Names and stated numbers of fields, by letter."""
    if not len(box.worth) <= len(table.table) <= MOST_LANDSCAPES:
        raise fail(
            table.where(), "landscapes", count=len(table.table), least=len(box.worth), most=MOST_LANDSCAPES
        )  # fmt: skip
    names: dict[str, str] = {}
    counts: dict[str, int] = {}
    for letter in table.table:
        if not LETTER.fullmatch(letter):
            raise fail(table.where(letter), "letter-name", letter=shown(letter))
        entry = table.child(letter)
        name = entry.value("name")
        if not isinstance(name, str) or not LANDSCAPE.fullmatch(name):
            raise fail(table.where(letter), "landscape-name", name=shown(name))
        if name in names.values():
            raise fail(table.where(letter), "landscape-twice", name=name)
        fields = entry.value("fields")
        if not isinstance(fields, int) or isinstance(fields, bool) or not 1 <= fields <= ROWS * COLUMNS:
            raise fail(table.where(letter), "number", key="fields", value=shown(fields), least=1, most=ROWS * COLUMNS)
        for key in entry.table:
            if key not in entry.asked:
                raise fail(table.where(letter), "unknown", key=key, known="fields, name")
        names[letter], counts[letter] = name, fields
    return names, counts


def read_rows(table: Reader, letters: Iterable[str]) -> dict[int, str]:
    """The rows of a board by their number in the grid."""
    known = "".join(letters)
    rows: dict[int, str] = {}
    names = [chr(ord("A") + number) for number in range(ROWS)]
    for name, row in table.table.items():
        table.asked.add(name)
        where = table.where(name)
        if name not in names:
            raise fail(where, "row-name", name=shown(name), last=names[-1])
        if not isinstance(row, str) or not 1 <= len(row) <= COLUMNS:
            raise fail(where, "row", name=name, most=COLUMNS)
        for letter in row:
            if letter not in known + NO_FIELD:
                raise fail(where, "letter", name=name, letter=letter, known=known + NO_FIELD)
        rows[names.index(name)] = row
    return rows


def check_shape(table: Reader, rows: dict[int, str]) -> None:
    """No holes, and every field can be reached from every other."""
    fields = {
        (row, column) for row, letters in rows.items() for column, letter in enumerate(letters) if letter != NO_FIELD
    }

    def where(cell: Cell) -> str:
        return table.where(cell_name(cell)[0])

    first = min(fields)
    reached, waiting = {first}, [first]
    while waiting:
        cell = waiting.pop()
        for direction in range(len(DIRECTIONS)):
            other = step(cell, direction)
            if other in fields and other not in reached:
                reached.add(other)
                waiting.append(other)
    for cell in sorted(fields - reached):
        raise fail(where(cell), "unreachable", field=cell_name(cell), first=cell_name(first))
    for cell in holes(fields):
        raise fail(where(cell), "hole", field=cell_name(cell))


def holes(fields: set[Cell]) -> list[Cell]:
    """The gaps that land surrounds, in reading order: what the water outside does not reach."""
    left, right = min(map(half_columns, fields)), max(map(half_columns, fields))
    top, bottom = min(row for row, _ in fields), max(row for row, _ in fields)

    def near(cell: Cell) -> bool:
        return top - 1 <= cell[0] <= bottom + 1 and left - 2 <= half_columns(cell) <= right + 2

    start = min(cell for cell in around(top - 1, left - 2) if near(cell))
    water, waiting = {start}, [start]
    while waiting:
        cell = waiting.pop()
        for direction in range(len(DIRECTIONS)):
            other = step(cell, direction)
            if near(other) and other not in fields and other not in water:
                water.add(other)
                waiting.append(other)
    columns = range(-COLUMNS, 2 * COLUMNS)
    everything = [(row, column) for row in range(top, bottom + 1) for column in columns if near((row, column))]
    return [cell for cell in everything if cell not in fields and cell not in water]


def around(row: int, left: int) -> list[Cell]:
    """The cells of a row from a left edge on."""
    return [(row, column) for column in range(-COLUMNS, 2 * COLUMNS) if half_columns((row, column)) >= left]


def read_board(box: Box, name: str, file: Reader) -> Land:
    """A board: whole, of known landscapes, with the numbers of fields it states."""
    title = file.text("title")
    file.source()
    landscapes = file.child("landscapes")
    names, counts = read_landscapes(box, landscapes)
    table = file.child("rows")
    rows = read_rows(table, names)
    text = "".join(rows.values())
    room = 2 * max(seats * figures for seats, figures in box.figures.items())
    stated = file.number("fields", room, ROWS * COLUMNS)
    if len(text) - text.count(NO_FIELD) != stated:
        found = len(text) - text.count(NO_FIELD)
        raise fail(file.where("fields"), "count", stated=stated, count=found)
    for letter, wanted in counts.items():
        if text.count(letter) != wanted:
            values = {"name": names[letter], "stated": wanted, "count": text.count(letter)}
            raise fail(landscapes.where(letter), "landscape-count", **values)
    check_shape(table, rows)
    file.finish()
    land = Land(name, title, rows, names)
    lexicon(land)
    return land


# Sets


def check_name(where: str, name: str) -> str:
    """A name that can stand in a game file and in an option."""
    if not NAME.fullmatch(name):
        raise fail(where, "name", name=shown(name))
    return name


def digest(files: list[Reader]) -> str:
    """A short name of the very contents of a set of components; comments and layout do not count."""
    content = hashlib.blake2b(digest_size=4)
    for file in files:
        content.update(file.file.encode())
        content.update(repr(file.table).encode())
    return content.hexdigest()


def board_files(folder: Path) -> list[Path]:
    """The boards of a set: of its folder, or the one file that was given, or else the standard ones."""
    if folder.is_file():
        return [folder]
    own = sorted((folder / BOARDS).glob("*.toml"))
    if not own and not (folder / RULES).is_file():
        raise fail(str(folder), "no-set", rules=RULES, boards=BOARDS)
    return own or sorted((FOLDER / BOARDS).glob("*.toml"))


def read_box(folder: Path = FOLDER) -> Box:
    """The set of components in a folder, or of one board file."""
    try:
        if not folder.exists():
            raise fail(str(folder), "no-folder")
        paths = board_files(folder)
    except OSError as error:  # a name that is too long, a folder of somebody else
        raise fail(shown(str(folder)), "no-toml", reason=error.strerror) from None
    own_rules = folder / RULES
    rules = load(own_rules if own_rules.is_file() else FOLDER / RULES)
    boards = {check_name(path.name, path.stem): load(path) for path in paths}
    box = Box(check_name(rules.where("name"), rules.text("name")), "")
    read_rules(box, rules)
    for name, file in boards.items():
        box.boards[name] = read_board(box, name, file)
    box.digest = digest([rules, *boards.values()])
    return box
