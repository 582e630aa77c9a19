"""The board: fields numbered in reading order, what lies next to what, and the straight ways from each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Cell, cell_name
from terrae.core.moves import Move, Verb
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.grid import DIRECTIONS, half_columns, step

SIDES: Final = 6
NO_FIELD: Final = "."


@final
class Land:
    """What never changes on a board, as tables by field number."""

    def __init__(self, name: str, title: str, rows: dict[int, str], landscapes: dict[str, str]) -> None:
        self.name = name
        self.title = title
        self.letters = list(landscapes)
        self.landscapes = list(landscapes.values())
        self.cells: list[Cell] = [
            (row, column)
            for row, letters in sorted(rows.items())
            for column, letter in enumerate(letters)
            if letter != NO_FIELD
        ]
        self.size: i64 = len(self.cells)
        self.names = [cell_name(cell) for cell in self.cells]
        self.by_name: dict[str, int] = {field: number for number, field in enumerate(self.names)}
        number = {cell: index for index, cell in enumerate(self.cells)}
        self.landscape = vec[i64]([self.letters.index(rows[row][column]) for row, column in self.cells])
        # Six entries for each field: the neighbour in each direction, or -1 beyond the rim.
        self.near = vec[i64](
            [number.get(step(cell, direction), -1) for cell in self.cells for direction in range(len(DIRECTIONS))]
        )
        left, top = min(half_columns(cell) for cell in self.cells), min(row for row, _ in self.cells)
        self.spots = [(half_columns(cell) - left, cell[0] - top) for cell in self.cells]  # where a picture has them
        # Filled by the catalogue: the moves that point at fields of this board, and where each leads.
        self.families: list[list[Move]] = []
        self.field_at = vec[i64]([0])  # by the number of a cell in the grid
        self.way_start = vec[i64]([0])  # by the number of a way in the catalogue
        self.way_end = vec[i64]([0])
        # The ways by field and direction, one after the other: those from field f in direction d lie between
        # bounds[6 * f + d] and bounds[6 * f + d + 1], the shortest first.
        self.bounds = vec[i64]([0])
        self.targets = vec[i64]([0])
        self.ways: list[Move] = []

    def of(self, verb: Verb) -> list[Move]:
        """The moves of a verb by the number of a field of this board."""
        return self.families[verb.number]
