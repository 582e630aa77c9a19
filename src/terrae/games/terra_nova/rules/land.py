"""The map: land hexes numbered in reading order, and what lies next to what."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Cell, Hex, Hexes, bits, cell_name, neighbours, one, place, union
from terrae.core.moves import Move, Verb
from terrae.core.vectors import vec

RIVER: Final = "R"


@final
class Land:
    """What never changes on a map, as tables by hex number."""

    def __init__(
        self, name: str, title: str, rows: list[str], bridges: list[tuple[str, str]], letters: str, most_sailing: int
    ) -> None:
        self.name = name
        self.title = title
        self.rows = rows
        cells = [(row, column) for row in range(len(rows)) for column in range(len(rows[row]))]
        on_board = set(cells)
        self.cells: list[Cell] = [cell for cell in cells if rows[cell[0]][cell[1]] != RIVER]
        self.river: list[Cell] = [cell for cell in cells if rows[cell[0]][cell[1]] == RIVER]
        river = set(self.river)
        number = {cell: index for index, cell in enumerate(self.cells)}
        self.names = [cell_name(cell) for cell in self.cells]
        self.river_names = [cell_name(cell) for cell in self.river]
        self.bridge_names = [f"{a}-{b}" for a, b in bridges]
        self.by_name: dict[str, int] = {name: index for index, name in enumerate(self.names)}
        self.terrain = vec[i64]([0] * len(letters))
        for cell in self.cells:
            self.terrain[letters.index(rows[cell[0]][cell[1]])] |= one(number[cell])

        def land_around(cell: Cell) -> Hexes:
            mask: Hexes = 0
            for other in neighbours(cell[0], cell[1]):
                if other in number:
                    mask |= one(number[other])
            return mask

        self.adjacent = vec[i64]([land_around(cell) for cell in self.cells])
        self.banks = vec[i64]([land_around(cell) for cell in self.river])
        self.rim: Hexes = 0
        self.inland: Hexes = 0
        for cell in self.cells:
            around = neighbours(cell[0], cell[1])
            if any(other not in on_board for other in around):
                self.rim |= one(number[cell])
            if not any(other in river for other in around):
                self.inland |= one(number[cell])
        # By sailing value, then by hex: the hexes in reach of a building there. Rivers never change.
        self.reach = [self.adjacent[:] for _ in range(most_sailing + 1)]
        for cell in self.cells:
            shore = {other for other in neighbours(cell[0], cell[1]) if other in river}
            seen = set(shore)
            mask: Hexes = self.adjacent[number[cell]]
            for sailing in range(1, most_sailing + 1):
                for space in shore:
                    mask |= land_around(space)
                self.reach[sailing][number[cell]] = mask & ~one(number[cell])
                shore = {other for space in shore for other in neighbours(space[0], space[1]) if other in river} - seen
                seen |= shore
        # By bridge space: its two ends. By hex: the bridge spaces that touch it.
        self.bridge_ends = vec[i64]([one(self.by_name[a]) | one(self.by_name[b]) for a, b in bridges])
        self.spans = vec[i64]([0] * len(self.cells))
        for bridge, ends in enumerate(self.bridge_ends):
            for at in bits(ends):
                self.spans[at] |= one(bridge)
        self.marked = vec[i64]([0] * len(letters))  # by terrain: where neutral houses may stand
        self.first_game: dict[int, dict[str, list[int]]] = {}  # by seats and faction: the houses of the first game
        # Filled by the catalogue: the moves that point at places of this map, and where a move points.
        self.families: list[list[Move]] = []
        self.hex_at = vec[i64]([0])
        self.space_at = vec[i64]([0])
        self.bridge_at = vec[i64]([0])

    def of(self, verb: Verb) -> list[Move]:
        """The moves of a verb by the number of a hex, river space or bridge space of this map."""
        return self.families[verb.number]

    def across(self, at: Hex, bridges: i64) -> Hexes:
        """The hexes at the other end of these bridges from a hex."""
        return union(self.bridge_ends, self.spans[at] & bridges) & ~one(at)

    def around(self, mask: Hexes, bridges: i64) -> Hexes:
        """All hexes adjacent to the hexes of a set, over these bridges too."""
        return union(self.adjacent, mask) | self.far_ends(mask, bridges)

    def far_ends(self, mask: Hexes, bridges: i64) -> Hexes:
        """The hexes these bridges lead to from the hexes of a set."""
        result: Hexes = 0
        while bridges:
            low = bridges & -bridges
            ends = self.bridge_ends[place(low)]
            near = ends & mask
            if near:
                result |= ends if near == ends else ends & ~near
            bridges ^= low
        return result
