"""The catalogue: every move of the title on every board that fits the grid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrae.board.hexes import cell_name
from terrae.core.moves import Block, Catalogue, Move, Verb
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.box import MOST_SEATS
from terrae.games.terra_nova_2006.rules.figures import MOVE
from terrae.games.terra_nova_2006.rules.grid import CELL_NAMES, CELLS, DIRECTIONS, line
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.setup import DRAW_FIGURE, DRAW_FIRST, PLACE
from terrae.games.terra_nova_2006.rules.stones import STONE
from terrae.games.terra_nova_2006.rules.turn import DONE

WAYS: Final[list[str]] = [
    f"{cell_name(cell)}-{cell_name(end)}"
    for cell in CELLS
    for direction in range(len(DIRECTIONS))
    for end in line(cell, direction)
]

# The order is what trained weights rely on: append, never insert.
CATALOGUE: Final = Catalogue(
    [
        Block(DONE, [""]),
        Block(STONE, CELL_NAMES),
        Block(PLACE, CELL_NAMES),
        Block(MOVE, WAYS, bare=True),
        Block(DRAW_FIRST, [str(number + 1) for number in range(MOST_SEATS)]),
        Block(DRAW_FIGURE, CELL_NAMES),
    ],
    {f"move {way}": way for way in WAYS},
)

BY_FIELD: Final[list[Verb]] = [STONE, PLACE, DRAW_FIGURE]


def lexicon(land: Land) -> None:
    """Tell a board which moves point at its fields, and where each move leads."""
    numbers = [CELL_NAMES.index(name) for name in land.names]
    families = list(CATALOGUE.families)
    for verb in BY_FIELD:
        families[verb.number] = [CATALOGUE.families[verb.number][number] for number in numbers]
    at = [-1] * len(CELL_NAMES)
    for field, number in enumerate(numbers):
        at[number] = field
    land.families = families
    land.field_at = vec[i64](at)
    ways: list[Move] = CATALOGUE.of(MOVE)
    by_ends = {way: number for number, way in enumerate(WAYS)}
    starts, ends = [-1] * len(ways), [-1] * len(ways)
    bounds, targets, moves = [0], [], []
    for field, name in enumerate(land.names):
        for direction in range(len(DIRECTIONS)):
            end = int(land.near[field * 6 + direction])
            while end >= 0:
                number = by_ends[f"{name}-{land.names[end]}"]
                starts[number], ends[number] = field, end
                targets.append(end)
                moves.append(ways[number])
                end = int(land.near[end * 6 + direction])
            bounds.append(len(targets))
    land.way_start = vec[i64](starts)
    land.way_end = vec[i64](ends)
    land.bounds = vec[i64](bounds)
    land.targets = vec[i64](targets)
    land.ways = moves
