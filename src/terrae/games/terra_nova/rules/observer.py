"""What a seat may know as numbers: Terra Nova hides nothing."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import Hexes, one, place
from terrae.core.observer import Field, Observer, Piece, Slate, fields
from terrae.core.state import State
from terrae.core.vectors import vec
from terrae.games.terra_nova.rules.box import ROUNDS
from terrae.games.terra_nova.rules.building import Dig
from terrae.games.terra_nova.rules.catalogue import (
    BONUS_TILES,
    CATALOGUE,
    COLOURS,
    COLUMNS,
    FACTIONS,
    POWER_ACTIONS,
    ROUND_TILES,
    ROWS,
    TOWN_TILES,
)
from terrae.games.terra_nova.rules.land import Land
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.state import Nova

TERRAINS: Final = 5
SHARED: Final = ["terrain-1", "terrain-2", "terrain-3", "terrain-4", "terrain-5", "river", "rim", "neutral"]
RIVER: Final = 5
RIM: Final = 6
NEUTRAL: Final = 7
OF_A_SEAT: Final = ["house", "post", "palace-left", "palace-right", "town", "reach", "bridges"]
CELLS: Final = ROWS * COLUMNS

SEAT_FIELDS: Final = [
    Field("points", 50),
    Field("money", 15),
    Field("bowl1", 12),
    Field("bowl2", 12),
    Field("bowl3", 12),
    Field("sailing", 3),
    Field("houses", 8),
    Field("posts", 4),
    Field("palaces", 2),
    Field("bridges", 3),
    Field("harbours", 2),
    Field("dropped"),
    Field("first"),
    Field("turn", 4),
    Field("used-bonus"),
    Field("used-left"),
    Field("used-right"),
    *fields([f"town-{tile}" for tile in TOWN_TILES]),
    *fields([f"colour-{colour}" for colour in COLOURS]),
    *fields([f"bonus-{tile}" for tile in BONUS_TILES]),
    *fields([f"faction-{faction}" for faction in FACTIONS]),
]
TOWN_AT: Final = 17
COLOUR_AT: Final = TOWN_AT + len(TOWN_TILES)
BONUS_AT: Final = COLOUR_AT + len(COLOURS)
FACTION_AT: Final = BONUS_AT + len(BONUS_TILES)

TABLE_FIELDS: Final = [
    Field("round", ROUNDS),
    Field("dropped", 4),
    Field("over"),
    Field("dropout-order"),
    Field("planner"),
    Field("lucky-digger"),
    *fields([f"neutral-{colour}" for colour in COLOURS]),
]
NEUTRAL_AT: Final = 6

TILE_FIELDS: Final = [
    *[Field(f"round-{number}-{tile}") for number in range(1, ROUNDS + 1) for tile in ROUND_TILES],
    *fields([f"offer-{tile}" for tile in BONUS_TILES]),
    *fields([f"money-{tile}" for tile in BONUS_TILES], 4),
    *fields([f"used-{tile}" for tile in BONUS_TILES]),
    *fields([f"covered-{action}" for action in POWER_ACTIONS]),
]
OFFER_AT: Final = ROUNDS * len(ROUND_TILES)
MONEY_AT: Final = OFFER_AT + len(BONUS_TILES)
USED_AT: Final = MONEY_AT + len(BONUS_TILES)
COVERED_AT: Final = USED_AT + len(BONUS_TILES)


@final
class Places:
    """Where the hexes and river spaces of a map lie in the planes."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.cells = vec[i64]([row * COLUMNS + column for row, column in land.cells])
        self.river = vec[i64]([row * COLUMNS + column for row, column in land.river])


@final
class NovaObserver(Observer):
    """Planes of the land, what seats own, tiles."""

    def __init__(self, seats: i64) -> None:
        planes = list(SHARED)
        for ahead in range(seats):
            planes += [f"{what}-{ahead}" for what in OF_A_SEAT]
        board = Piece("board", fields(planes), grid=(ROWS, COLUMNS), about="the land, then the buildings of each seat")
        owned = Piece("seats", SEAT_FIELDS, rows=int(seats), about="what each seat owns")
        table = Piece("table", TABLE_FIELDS, about="where the game stands")
        tiles = Piece("tiles", TILE_FIELDS, about="tiles of rounds, bonus tiles on offer, power actions")
        super().__init__(CATALOGUE, seats, [board, owned, table, tiles])
        self.owned: i64 = owned.start
        self.table: i64 = table.start
        self.tiles: i64 = tiles.start
        self.places: Places | None = None

    def plane(self, slate: Slate, plane: i64, hexes: Hexes, cells: vec[i64]) -> None:
        """Mark the hexes of a set."""
        start = plane * CELLS
        while hexes:
            low = hexes & -hexes
            slate.put(start + cells[place(low)], 1)
            hexes ^= low

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        assert isinstance(state, Nova)
        places = self.places
        if places is None or places.land is not state.land:
            places = Places(state.land)
            self.places = places
        cells = places.cells
        for terrain in range(TERRAINS):
            self.plane(slate, terrain, state.terrain[terrain], cells)
        for cell in places.river:
            slate.put(RIVER * CELLS + cell, 1)
        self.plane(slate, RIM, state.land.rim, cells)
        self.plane(slate, NEUTRAL, state.neutral, cells)
        for other in state.seats:
            ahead = self.ahead(other.number, seat)
            self.write_seat(state, other, slate, len(SHARED) + ahead * len(OF_A_SEAT), cells)
            self.write_owned(state, other, slate, self.owned + ahead * len(SEAT_FIELDS))
        self.write_table(state, slate)

    def write_seat(self, state: Nova, seat: Seat, slate: Slate, first: i64, cells: vec[i64]) -> None:
        """The planes of a seat."""
        self.plane(slate, first, seat.houses, cells)
        self.plane(slate, first + 1, seat.posts, cells)
        self.plane(slate, first + 2, seat.left, cells)
        self.plane(slate, first + 3, seat.right, cells)
        self.plane(slate, first + 4, seat.towns, cells)
        self.plane(slate, first + 5, seat.reach, cells)
        bridges = seat.bridges
        while bridges:
            low = bridges & -bridges
            self.plane(slate, first + 6, state.land.bridge_ends[place(low)], cells)
            bridges ^= low

    def write_owned(self, state: Nova, seat: Seat, slate: Slate, at: i64) -> None:
        """What a seat owns."""
        slate.put(at, seat.points)
        slate.put(at + 1, seat.money)
        slate.put(at + 2, seat.bowl1)
        slate.put(at + 3, seat.bowl2)
        slate.put(at + 4, seat.bowl3)
        slate.put(at + 5, seat.sailing)
        slate.put(at + 6, seat.house_count)
        slate.put(at + 7, seat.post_count)
        slate.put(at + 8, seat.palace_count())
        slate.put(at + 9, seat.bridge_count)
        slate.put(at + 10, len(seat.harbours))
        slate.put(at + 11, 1 if seat.dropped else 0)
        slate.put(at + 12, 1 if state.first == seat.number else 0)
        for number in range(len(state.order)):
            if state.order[number] == seat.number:
                slate.put(at + 13, number + 1)
        slate.put(at + 15, 1 if seat.used & 2 else 0)
        slate.put(at + 16, 1 if seat.used & 4 else 0)
        for tile in range(len(TOWN_TILES)):
            slate.put(at + TOWN_AT + tile, 1 if seat.town_tiles & one(tile) else 0)
        if seat.colour != NONE:
            slate.put(at + COLOUR_AT + seat.colour, 1)
        if seat.bonus != NONE:
            slate.put(at + BONUS_AT + seat.bonus, 1)
            slate.put(at + 14, 1 if state.bonus_used & one(seat.bonus) else 0)
        if seat.faction.number < len(FACTIONS) and seat.faction.mat.key:
            slate.put(at + FACTION_AT + seat.faction.number, 1)

    def write_table(self, state: Nova, slate: Slate) -> None:
        """Where the game stands, and the tiles."""
        table = self.table
        slate.put(table, state.round)
        slate.put(table + 1, len(state.dropped))
        slate.put(table + 2, 1 if state.over else 0)
        slate.put(table + 3, 1 if state.terms.by_dropout else 0)
        slate.put(table + 4, 1 if state.terms.planner else 0)
        slate.put(table + 5, 1 if state.terms.lucky_digger else 0)
        if state.neutral_colour != NONE:
            slate.put(table + NEUTRAL_AT + state.neutral_colour, 1)
        tiles = self.tiles
        for number in range(len(state.round_tiles)):
            slate.put(tiles + number * len(ROUND_TILES) + state.round_tiles[number], 1)
        for tile in range(len(BONUS_TILES)):
            spot = one(tile)
            if state.bonus_offer & spot:
                slate.put(tiles + OFFER_AT + tile, 1)
            slate.put(tiles + MONEY_AT + tile, state.bonus_money[tile])
            if state.bonus_used & spot:
                slate.put(tiles + USED_AT + tile, 1)
        covered = state.covered
        while covered:
            low = covered & -covered
            slate.put(tiles + COVERED_AT + place(low), 1)
            covered ^= low

    def left(self, state: State, seat: i64) -> i64:
        now = state.now
        return now.free if isinstance(now, Dig) and now.seat == seat else 0

    def points(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Nova)
        return state.seats[seat].points

    def round_of(self, state: State) -> i64:
        assert isinstance(state, Nova)
        return state.round
