"""What a seat may know as numbers: nothing is hidden."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.observer import Field, Observer, Piece, Slate, fields
from terrae.core.state import State
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.box import MOST_LANDSCAPES
from terrae.games.terra_nova_2006.rules.catalogue import CATALOGUE
from terrae.games.terra_nova_2006.rules.grid import COLUMNS, ROWS
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.seat import NONE
from terrae.games.terra_nova_2006.rules.state import SCORED, STONE_ON, Island

CELLS: Final = ROWS * COLUMNS
SHARED: Final = ["stone", "scored", "mover", "other-mover", "start"]
MOVER: Final = 2
LANDSCAPES_AT: Final = 5
FIGURES_AT: Final = LANDSCAPES_AT + MOST_LANDSCAPES
SEAT_FIELDS: Final = [Field("points", 50), Field("figures", 10), Field("held", 10), Field("first")]
TABLE_FIELDS: Final = [
    Field("stones", 40),
    Field("unsettled", 150),
    Field("turn", 60),
    Field("quiet", 12),
    Field("action", 3),
    Field("runs", 3),
    Field("laid"),
    Field("over"),
    Field("last-figure"),
]


@final
class Places:
    """Where the fields of a board lie in the planes."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.cells = vec[i64]([row * COLUMNS + column for row, column in land.cells])


@final
class IslandObserver(Observer):
    """Planes of the island, what seats have, the turn under way."""

    def __init__(self, seats: i64) -> None:
        planes = [
            *SHARED,
            *(f"landscape-{number + 1}" for number in range(MOST_LANDSCAPES)),
            *(f"figure-{ahead}" for ahead in range(int(seats))),
        ]
        board = Piece(
            "board",
            fields(planes),
            grid=(ROWS, COLUMNS),
            about="stones, scored land, the figures that moved in this turn and where the first began it, the "
            "landscapes, the figures of each seat",
        )
        owned = Piece("seats", SEAT_FIELDS, rows=int(seats), about="points and figures of each seat")
        table = Piece("table", TABLE_FIELDS, about="where the game and the turn stand")
        super().__init__(CATALOGUE, seats, [board, owned, table])
        self.owned: i64 = owned.start
        self.table: i64 = table.start
        self.places: Places | None = None

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        assert isinstance(state, Island)
        places = self.places
        if places is None or places.land is not state.land:
            places = Places(state.land)
            self.places = places
        cells = places.cells
        holds = state.fields
        landscape = state.land.landscape
        for field in range(len(holds)):
            cell = cells[field]
            slate.put((LANDSCAPES_AT + landscape[field]) * CELLS + cell, 1)
            here = i64(holds[field])
            if here == STONE_ON:
                slate.put(cell, 1)
            elif here == SCORED:
                slate.put(CELLS + cell, 1)
            elif here:
                slate.put((FIGURES_AT + self.ahead(here - 1, seat)) * CELLS + cell, 1)
        if state.mover != NONE:
            slate.put(MOVER * CELLS + cells[state.mover], 1)
        if state.other != NONE:
            slate.put((MOVER + 1) * CELLS + cells[state.other], 1)
        if state.start != NONE:
            slate.put((MOVER + 2) * CELLS + cells[state.start], 1)
        for other in state.seats:
            at = self.owned + self.ahead(other.number, seat) * len(SEAT_FIELDS)
            slate.put(at, other.points)
            slate.put(at + 1, other.count)
            slate.put(at + 2, other.held)
            slate.put(at + 3, 1 if state.first == other.number else 0)
        table = self.table
        slate.put(table, state.stones)
        slate.put(table + 1, state.unsettled)
        slate.put(table + 2, state.turn)
        slate.put(table + 3, state.quiet)
        slate.put(table + 4, state.action)
        slate.put(table + 5, state.runs)
        slate.put(table + 6, 1 if state.laid else 0)
        slate.put(table + 7, 1 if state.over else 0)
        slate.put(table + 8, 1 if state.terms.last_figure else 0)

    def points(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Island)
        return state.seats[seat].points

    def round_of(self, state: State) -> i64:
        assert isinstance(state, Island)
        return state.turn // len(state.seats) + 1 if state.first != NONE else 0
