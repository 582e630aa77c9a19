"""Reads a set of components from its files and checks every number before anybody plays with it.

A set is a folder with `rules.toml` and boards in `boards/*.toml`. What a folder does not have is taken from the
standard set, so that a folder with one board is enough; a board file alone is a set too. Whatever is wrong is told with
its line.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Self

from mypy_extensions import i64

from terrae.board.hexes import Cell, cell_name
from terrae.core.errors import BadComponents
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.box import MOST_LANDSCAPES, MOST_SEATS, Box
from terrae.games.terra_nova_2006.rules.catalogue import lexicon
from terrae.games.terra_nova_2006.rules.grid import COLUMNS, DIRECTIONS, ROWS, half_columns, step
from terrae.games.terra_nova_2006.rules.land import NO_FIELD, Land
from terrae.reading.reader import Reader, digest
from terrae.reading.vocabulary import Vocabulary, shown

FOLDER = Path(__file__).parent
VOCABULARY = Vocabulary("terra-nova-2006", (), {})  # its files have no effects
RULES, BOARDS, STANDARD = "rules.toml", "boards", "standard"
LETTER = re.compile(r"[A-Z]")  # of a landscape
SECTION = re.compile(r"\s*\[+([^\]]*)\]")
KEY = re.compile(r"""\s*["']?([\w-]+)["']?\s*[=.]""")
COLOURS = ("yellow", "red", "blue", "green", "black", "white", "brown", "orange", "grey")
LANDSCAPE = re.compile(r"[a-z][a-z-]{0,19}")
MOST_FIGURES, MOST_STONES, MOST_WORTH, MOST_ROUNDS = 20, 240, 9, 99


class LineReader(Reader):
    """A reader that tells the line of whatever is wrong."""

    def __init__(
        self, table: dict[str, Any], where: str, lines: list[str], key: str = "", parent: LineReader | None = None
    ) -> None:
        super().__init__(table, where, VOCABULARY)
        self.lines = lines
        self.key = key
        self.parent = parent
        self.section: str = f"{parent.section}.{key}".lstrip(".") if parent is not None else ""

    def inner(self, key: str, table: dict[str, Any]) -> Self:
        return type(self)(table, self.where, self.lines, key, self)

    def fail(self, problem: str, **values: object) -> BadComponents:
        return self.fail_at(str(values.get("key", "")), problem, **values)

    def fail_at(self, at: str, problem: str, **values: object) -> BadComponents:
        """What is wrong with an entry, whatever the sentence calls it."""
        return fail(self.line(at), problem, **values)

    def line(self, key: str = "") -> str:
        """The file and the line of an entry, or of the head of its section, or of the entry that the section is."""
        section = ""
        head = 0
        for number, line in enumerate(self.lines, 1):
            if found := SECTION.match(line):
                section = ".".join(part.strip(" \"'") for part in found[1].split("."))
                if key and section == f"{self.section}.{key}".lstrip("."):
                    return f"{self.where}, line {number}"
                head = number if section == self.section else head
            elif key and section == self.section and (entry := KEY.match(line)) and entry[1] == key:
                return f"{self.where}, line {number}"
        if head:
            return f"{self.where}, line {head}"
        return self.parent.line(self.key) if self.parent is not None else self.where


def fail(where: str, problem: str, /, **values: object) -> BadComponents:
    return BadComponents(f"{VOCABULARY.title}.components.{problem}", where=where, **values)


def load(path: Path) -> LineReader:
    """A TOML file as a reader."""
    try:
        content = path.read_bytes()
        text = content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
        return LineReader(tomllib.loads(text), path.name, text.split("\n"))
    except FileNotFoundError:
        raise fail(path.name, "no-file", folder=path.parent) from None
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise fail(f"{path.name}, line {line}", "no-utf8", byte=f"{content[error.start]:#04x}") from None
    except (OSError, ValueError, RecursionError) as error:  # no TOML, endless digits or brackets
        raise fail(path.name, "no-toml", reason=error) from None


# Rules


def read_rules(box: Box, rules: LineReader) -> None:
    supply = rules.child("supply")
    box.stones = supply.number("stones", 1, MOST_STONES)
    figures = rules.child("figures")
    box.figures = {seats: figures.number(str(seats), 1, MOST_FIGURES) for seats in range(2, MOST_SEATS + 1)}
    colours = rules.child("colours")
    box.colours = read_colours(colours)
    regions = rules.child("regions")
    worth = regions.value("points")
    if not isinstance(worth, list) or not 1 <= len(worth) < MOST_LANDSCAPES:
        raise fail(regions.line("points"), "worth", most=MOST_LANDSCAPES - 1)
    box.worth = vec[i64]([0, *regions.numbers("points", len(worth), 1, MOST_WORTH)])
    box.sources = ["", *(f"region:{number}" for number in range(1, len(worth) + 1))]
    endings = rules.child("endings")
    box.quiet_rounds = endings.number("quiet_rounds", 1, MOST_ROUNDS)
    for part in (supply, figures, colours, regions, endings):
        part.source()
        part.finish()
    rules.finish()


def read_colours(colours: LineReader) -> list[str]:
    """As many different colours as there can be seats."""
    value = colours.entries("seats", MOST_SEATS)
    for colour in value:
        if colour not in COLOURS or value.count(colour) > 1:
            raise colours.fail_at("seats", "colour", value=shown(colour), known=", ".join(COLOURS))
    return value


# Boards


def read_landscapes(box: Box, table: LineReader) -> tuple[dict[str, str], dict[str, int]]:
    """Names and stated numbers of fields, by letter."""
    if not len(box.worth) <= len(table.table) <= MOST_LANDSCAPES:
        raise fail(
            table.line(), "landscapes", count=len(table.table), least=len(box.worth), most=MOST_LANDSCAPES
        )  # fmt: skip
    names: dict[str, str] = {}
    counts: dict[str, int] = {}
    for letter in table.table:
        if not LETTER.fullmatch(letter):
            raise fail(table.line(letter), "letter-name", letter=shown(letter))
        entry = table.child(letter)
        name = entry.value("name")
        if not isinstance(name, str) or not LANDSCAPE.fullmatch(name):
            raise fail(table.line(letter), "landscape-name", name=shown(name))
        if name in names.values():
            raise fail(table.line(letter), "landscape-twice", name=name)
        fields = entry.value("fields")
        if not isinstance(fields, int) or isinstance(fields, bool) or not 1 <= fields <= ROWS * COLUMNS:
            raise fail(table.line(letter), "number", key="fields", value=shown(fields), least=1, most=ROWS * COLUMNS)
        for key in entry.table:
            if key not in entry.asked:
                raise fail(table.line(letter), "unknown", key=key, known="fields, name")
        names[letter], counts[letter] = name, fields
    return names, counts


def read_rows(table: LineReader, letters: Iterable[str]) -> dict[int, str]:
    """The rows of a board by their number in the grid."""
    known = "".join(letters)
    rows: dict[int, str] = {}
    names = [chr(ord("A") + number) for number in range(ROWS)]
    for name, row in table.table.items():
        table.asked.add(name)
        where = table.line(name)
        if name not in names:
            raise fail(where, "row-name", name=shown(name), last=names[-1])
        if not isinstance(row, str) or not 1 <= len(row) <= COLUMNS:
            raise fail(where, "row", name=name, most=COLUMNS)
        for letter in row:
            if letter not in known + NO_FIELD:
                raise fail(where, "letter", name=name, letter=letter, known=known + NO_FIELD)
        rows[names.index(name)] = row
    return rows


def check_shape(table: LineReader, rows: dict[int, str]) -> None:
    """No holes, and every field can be reached from every other."""
    fields = {
        (row, column) for row, letters in rows.items() for column, letter in enumerate(letters) if letter != NO_FIELD
    }

    def where(cell: Cell) -> str:
        return table.line(cell_name(cell)[0])

    first = min(fields)
    for cell in sorted(fields - spread(first, fields.__contains__)):
        raise fail(where(cell), "unreachable", field=cell_name(cell), first=cell_name(first))
    for cell in holes(fields):
        raise fail(where(cell), "hole", field=cell_name(cell))


def spread(start: Cell, goes: Callable[[Cell], bool]) -> set[Cell]:
    """All cells that can be reached step by step, where a step goes."""
    reached, waiting = {start}, [start]
    while waiting:
        cell = waiting.pop()
        for direction in range(len(DIRECTIONS)):
            other = step(cell, direction)
            if goes(other) and other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached


def holes(fields: set[Cell]) -> list[Cell]:
    """The gaps that land surrounds, in reading order: what the water outside does not reach."""
    left, right = min(map(half_columns, fields)), max(map(half_columns, fields))
    top, bottom = min(row for row, _ in fields), max(row for row, _ in fields)

    def near(cell: Cell) -> bool:
        return top - 1 <= cell[0] <= bottom + 1 and left - 2 <= half_columns(cell) <= right + 2

    start = min(cell for cell in around(top - 1, left - 2) if near(cell))
    water = spread(start, lambda cell: near(cell) and cell not in fields)
    columns = range(-COLUMNS, 2 * COLUMNS)
    everything = [(row, column) for row in range(top, bottom + 1) for column in columns if near((row, column))]
    return [cell for cell in everything if cell not in fields and cell not in water]


def around(row: int, left: int) -> list[Cell]:
    """The cells of a row from a left edge on."""
    return [(row, column) for column in range(-COLUMNS, 2 * COLUMNS) if half_columns((row, column)) >= left]


def read_board(box: Box, name: str, file: LineReader) -> Land:
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
        raise fail(file.line("fields"), "count", stated=stated, count=found)
    for letter, wanted in counts.items():
        if text.count(letter) != wanted:
            values = {"name": names[letter], "stated": wanted, "count": text.count(letter)}
            raise fail(landscapes.line(letter), "landscape-count", **values)
    check_shape(table, rows)
    file.finish()
    land = Land(name, title, rows, names)
    lexicon(land)
    return land


# Sets


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
    boards = {path.stem: load(path) for path in paths}
    for name, file in boards.items():
        file.check_name(name)
    box = Box(rules.name("name"), "")
    read_rules(box, rules)
    for name, file in boards.items():
        box.boards[name] = read_board(box, name, file)
    box.digest = digest([rules, *boards.values()])
    return box
