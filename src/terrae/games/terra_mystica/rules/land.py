"""The map: land hexes numbered in reading order, and what lies next to what."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Cell, neighbours
from terrae.board.wide import SPOTS, Places, members
from terrae.core.moves import Move, Verb
from terrae.core.vectors import vec

RIVER: Final = "I"
MOST_RANGE: Final = 6  # river spaces a ship can cross
MOST_SKIP: Final = 4  # hexes that tunnel or carpet can skip


def distance(first: Cell, second: Cell) -> int:
    """Steps from hex to hex."""
    down = abs(first[0] - second[0])
    across = abs(2 * first[1] + (first[0] & 1) - 2 * second[1] - (second[0] & 1))
    return down if across < down else down + (across - down) // 2


@final
class Land:
    """What never changes on a map, as tables by hex number."""

    def __init__(
        self, name: str, title: str, site: dict[str, str], first_row: int, rows: list[str], letters: str
    ) -> None:
        self.name = name
        self.title = title
        self.site = site  # the ids by which ledgers name it, each with the starting points it stands for ("" the usual)
        self.rows = rows
        self.first_row = first_row
        cells = [(first_row + row, column) for row in range(len(rows)) for column in range(len(rows[row]))]
        on_board = set(cells)
        self.cells: list[Cell] = []
        self.river: list[Cell] = []
        self.names: list[str] = []
        self.river_names: list[str] = []
        self.terrain: list[int] = [0] * (len(letters) + 2)
        for row in range(len(rows)):
            number = 0
            for column, letter in enumerate(rows[row]):
                cell = (first_row + row, column)
                if letter == RIVER:
                    self.river_names.append(f"r{len(self.river)}")
                    self.river.append(cell)
                else:
                    number += 1
                    self.terrain[letters.index(letter)] |= SPOTS[len(self.cells)]
                    self.names.append(f"{chr(ord('A') + first_row + row)}{number}")
                    self.cells.append(cell)
        self.by_name: dict[str, int] = {name: index for index, name in enumerate(self.names)}
        land = {cell: index for index, cell in enumerate(self.cells)}
        river = set(self.river)

        def land_around(cell: Cell) -> Places:
            mask = 0
            for other in neighbours(cell[0], cell[1]):
                if other in land:
                    mask |= SPOTS[land[other]]
            return mask

        # A structure may stand on a river hex too: river hexes are places after those of the land.
        self.first_river = len(self.cells)
        places: list[Cell] = [*self.cells, *self.river]
        self.adjacent: list[int] = [land_around(cell) for cell in places]
        self.banks: list[int] = self.adjacent[self.first_river :]
        at = {cell: index for index, cell in enumerate(places)}
        # By river hex: all places around it, land and river.
        self.shores: list[int] = [
            sum(SPOTS[at[other]] for other in neighbours(cell[0], cell[1]) if other in at) for cell in self.river
        ]
        self.everything: Places = SPOTS[len(self.cells)] - 1
        self.riverside: Places = 0
        self.edge: Places = 0
        for cell in places:
            if cell in land and any(other in river for other in neighbours(cell[0], cell[1])):
                self.riverside |= SPOTS[land[cell]]
            row_end = len(rows[cell[0] - first_row]) - 1
            if cell[1] in (0, row_end) or cell[0] in (first_row, first_row + len(rows) - 1):
                self.edge |= SPOTS[at[cell]]
        # By shipping value, then by place: the places a ship can reach from there. Rivers never change.
        self.ships: list[list[int]] = [[0] * len(places) for _ in range(MOST_RANGE + 1)]
        for cell in places:
            shore = {other for other in neighbours(cell[0], cell[1]) if other in river}
            seen = set(shore)
            mask = 0
            for range_ in range(1, MOST_RANGE + 1):
                for space in shore:
                    mask |= self.shores[at[space] - self.first_river]
                self.ships[range_][at[cell]] = mask & ~SPOTS[at[cell]]
                shore = {other for space in shore for other in neighbours(space[0], space[1]) if other in river} - seen
                seen |= shore
        self.distances: list[list[int]] = [[distance(cell, other) for other in places] for cell in places]
        # By distance, then by place: the land so far away.
        rings: list[list[int]] = [[0] * len(places) for _ in range(MOST_SKIP + 2)]
        for here, away in enumerate(self.distances):
            for there in range(self.first_river):
                if away[there] < len(rings):
                    rings[away[there]][here] |= SPOTS[there]
        # By the number of hexes skipped, then by place: what tunnel or carpet can reach.
        self.jumps: list[list[int]] = [[0] * len(places)]
        for skip in range(1, MOST_SKIP + 1):
            self.jumps.append([near | far for near, far in zip(self.jumps[-1], rings[skip + 1], strict=True)])
        # Where bridges fit: two hexes whose two common neighbours are river, or one of them beyond the rim.
        self.bridge_names: list[str] = []
        self.bridge_ends: list[int] = []  # by bridge space: its two ends
        self.bridge_hexes: list[tuple[int, int]] = []
        for here, cell in enumerate(self.cells):
            for there in members(rings[2][here]):
                if there < here:
                    continue
                other = self.cells[there]
                shared = [step for step in neighbours(*cell) if step in neighbours(*other)]
                wet = [step for step in shared if step in river]
                beyond = [step for step in shared if step not in on_board]
                if len(wet) == 2 or (len(wet) == 1 and len(beyond) == 1 and cell[1] == other[1]):
                    self.bridge_names.append(f"{self.names[here]}:{self.names[there]}")
                    self.bridge_ends.append(SPOTS[here] | SPOTS[there])
                    self.bridge_hexes.append((here, there))
        # By place: the land beyond its six corners, where an edge of two others leads to.
        self.corners: list[int] = [
            sum(
                SPOTS[other]
                for other in members(rings[2][here])
                if sum(step in on_board and step in neighbours(*self.cells[other]) for step in neighbours(*cell)) == 2
            )
            for here, cell in enumerate(places)
        ]
        self.spaces_at: list[int] = [0] * len(places)  # by hex: the bridge spaces that touch it
        for bridge, ends in enumerate(self.bridge_hexes):
            for end in ends:
                self.spaces_at[end] |= SPOTS[bridge]
        # Filled by the catalogue: the moves that point at places of this map, and where a move points.
        self.families: list[list[Move]] = []
        self.hex_at = vec[i64]([0])
        self.bridge_at = vec[i64]([0])
        self.place_at = vec[i64]([0])

    def of(self, verb: Verb) -> list[Move]:
        """The moves of a verb by the number of a hex or bridge space of this map."""
        return self.families[verb.number]
