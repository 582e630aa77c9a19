"""The grid that every board of this title is cut from: sixteen rows of sixteen fields, with one way of naming them.

A field is named by its row letter and its column, counted from the left edge of the grid. The left edge runs as on the
printed island: row A begins furthest to the right, each row to G half a field further left, then back again.
"""

from __future__ import annotations

from typing import Final

from terrae.board.hexes import Cell, cell_name

ROWS: Final = 16
COLUMNS: Final = 16
CORNER: Final = 6  # the row whose first field lies furthest to the left

# Steps on slanting axes, counter-clockwise: neighbours in this list touch each other round any field.
DIRECTIONS: Final[list[tuple[int, int]]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

CELLS: Final[list[Cell]] = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
CELL_NAMES: Final[list[str]] = [cell_name(cell) for cell in CELLS]


def first_of(row: int) -> int:
    """Where a row begins on the slanting axis."""
    return max(0, CORNER - row)


def step(cell: Cell, direction: int) -> Cell:
    """The next cell in a direction; it may lie outside the grid."""
    across, down = DIRECTIONS[direction]
    row = cell[0] + down
    return row, cell[1] + first_of(cell[0]) + across - first_of(row)


def in_grid(cell: Cell) -> bool:
    return 0 <= cell[0] < ROWS and 0 <= cell[1] < COLUMNS


def line(cell: Cell, direction: int) -> list[Cell]:
    """The cells of the grid that lie in a straight line from a cell, the nearest first."""
    found: list[Cell] = []
    at = step(cell, direction)
    while in_grid(at):
        found.append(at)
        at = step(at, direction)
    return found


def half_columns(cell: Cell) -> int:
    """How many halves of a field a cell lies from the left edge of the grid."""
    return 2 * (cell[1] + first_of(cell[0])) + cell[0] - CORNER
