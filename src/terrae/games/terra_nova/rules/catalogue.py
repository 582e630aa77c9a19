"""The catalogue: every move of the title on every map that fits the grid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from terrae.board.hexes import Cell, cell_name, spans
from terrae.core.moves import Block, Catalogue, Verb
from terrae.core.vectors import vec
from terrae.games.terra_nova.rules.action import DONE
from terrae.games.terra_nova.rules.box import MOST_SEATS
from terrae.games.terra_nova.rules.building import BUILD, HABITABLE, PALACE_LEFT, PALACE_RIGHT, UPGRADE
from terrae.games.terra_nova.rules.exchange import EXCHANGE
from terrae.games.terra_nova.rules.factions.druids import WORSHIP
from terrae.games.terra_nova.rules.factions.sea_dogs import HARBOUR
from terrae.games.terra_nova.rules.land import Land
from terrae.games.terra_nova.rules.neutral import DRAW_HOUSE, DRAW_NEUTRAL, NEUTRAL
from terrae.games.terra_nova.rules.power import POWER
from terrae.games.terra_nova.rules.river import BRIDGE, SAIL
from terrae.games.terra_nova.rules.setup import DRAW_BONUS, DRAW_FACTION, DRAW_FIRST, DRAW_ROUND, FACTION, MAT
from terrae.games.terra_nova.rules.special import SPECIAL
from terrae.games.terra_nova.rules.towns import FOUND, TOWN
from terrae.games.terra_nova.rules.turn import BONUS, DROP

ROWS: Final = 9
COLUMNS: Final = 10
MOST_POWER: Final = 8

CELLS: Final[list[Cell]] = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
CELL_NAMES: Final = [cell_name(cell) for cell in CELLS]
SPANS: Final = [
    f"{cell_name(cell)}-{cell_name(other)}" for cell in CELLS for other in spans(cell[0], cell[1]) if other in CELLS
]
COLOURS: Final = ["blue", "red", "black", "green", "yellow"]
PRINTED_FACTIONS: Final = [
    "water-sprites", "sea-dogs", "golems", "fire-sprites", "leprechauns",
    "inventors", "fairies", "druids", "sun-worshippers", "sand-cats",
]  # fmt: skip
FACTIONS: Final = [*PRINTED_FACTIONS]  # a new one is added here, and as blocks at the end of the catalogue
ROUND_TILES: Final = ["house", "post", "palace", "town", "sailing", "shovel"]
BONUS_TILES: Final = ["A", "B", "C", "D", "E", "F", "G", "H"]
TOWN_TILES: Final = ["money", "power", "points", "sailing"]
POWER_ACTIONS: Final = ["bridge-3", "bridge-4", "sailing", "money", "shovel", "two-shovels"]
SPECIALS: Final = ["bonus", "left", "right"]


def turned(span: str) -> str:
    """A bridge named from its other end."""
    first, second = span.split("-")
    return f"{second}-{first}"


def numbers(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


# The order is what trained weights rely on: append, never insert.
CATALOGUE: Final = Catalogue(
    [
        Block(DONE, [""]),
        Block(EXCHANGE, numbers(MOST_POWER)),
        Block(HABITABLE, CELL_NAMES),
        Block(BUILD, CELL_NAMES),
        Block(UPGRADE, CELL_NAMES),
        Block(PALACE_LEFT, CELL_NAMES),
        Block(PALACE_RIGHT, CELL_NAMES),
        Block(SAIL, [""]),
        Block(BRIDGE, SPANS),
        Block(POWER, POWER_ACTIONS),
        Block(SPECIAL, SPECIALS),
        Block(DROP, [""]),
        Block(BONUS, BONUS_TILES),
        Block(FOUND, CELL_NAMES),
        Block(TOWN, TOWN_TILES),
        Block(HARBOUR, CELL_NAMES),
        Block(WORSHIP, numbers(MOST_POWER // 3)),
        Block(MAT, COLOURS),
        Block(FACTION, PRINTED_FACTIONS),
        Block(NEUTRAL, CELL_NAMES),
        Block(DRAW_FIRST, numbers(MOST_SEATS)),
        Block(DRAW_ROUND, ROUND_TILES),
        Block(DRAW_BONUS, BONUS_TILES),
        Block(DRAW_FACTION, PRINTED_FACTIONS),
        Block(DRAW_NEUTRAL, COLOURS),
        Block(DRAW_HOUSE, COLOURS),
    ],
    {f"bridge {turned(span)}": f"bridge {span}" for span in SPANS},
)

BY_LAND: Final[list[Verb]] = [HABITABLE, BUILD, UPGRADE, PALACE_LEFT, PALACE_RIGHT, FOUND, NEUTRAL]
BY_RIVER: Final[list[Verb]] = [HARBOUR]
BY_BRIDGE: Final[list[Verb]] = [BRIDGE]


def lexicon(land: Land) -> None:
    """Tell a map which moves point at its places, and where each move points."""
    cells = {name: number for number, name in enumerate(CELL_NAMES)}
    spans_by_name = {name: number for number, name in enumerate(SPANS)}
    places: list[tuple[list[Verb], list[int], int]] = [
        (BY_LAND, [cells[name] for name in land.names], len(CELL_NAMES)),
        (BY_RIVER, [cells[name] for name in land.river_names], len(CELL_NAMES)),
        (BY_BRIDGE, [spans_by_name[name] for name in land.bridge_names], len(SPANS)),
    ]
    families = list(CATALOGUE.families)
    where: list[list[int]] = []
    for verbs, targets, size in places:
        at = [-1] * size
        for number, target in enumerate(targets):
            at[target] = number
        where.append(at)
        for verb in verbs:
            families[verb.number] = [CATALOGUE.families[verb.number][target] for target in targets]
    land.families = families
    land.hex_at = vec[i64](where[0])
    land.space_at = vec[i64](where[1])
    land.bridge_at = vec[i64](where[2])
