"""What a seat may know as numbers: Terra Mystica hides nothing."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import PLACES, WORD
from terrae.board.wide import LOW, Places
from terrae.core.observer import Field, Observer, Piece, Slate, fields
from terrae.core.state import State
from terrae.core.vectors import vec
from terrae.games.terra_mystica.rules.box import CULTS, KINDS, ROUNDS, TERRAINS, WHEEL
from terrae.games.terra_mystica.rules.catalogue import (
    BONUS_CARDS,
    CATALOGUE,
    COLUMNS,
    FACTIONS,
    FAVOURS,
    FINAL_TILES,
    POWER_ACTIONS,
    ROUND_TILES,
    ROWS,
    TOWNS,
)
from terrae.games.terra_mystica.rules.grant import KNOWN, Held
from terrae.games.terra_mystica.rules.land import Land
from terrae.games.terra_mystica.rules.notation import SPECIALS
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.state import SMALL, Mystica

CELLS: Final = ROWS * COLUMNS
SHARED: Final = [*TERRAINS, "river", "edge"]
RIVER: Final = len(TERRAINS)
EDGE: Final = RIVER + 1
OF_A_SEAT: Final = [*KINDS, "landscape", "town", "reach", "bridges"]

NUMBERS: Final = [
    Field("points", 100),
    Field("coins", 20),
    Field("workers", 10),
    Field("priests", 7),
    Field("priests-placed", 7),
    Field("bowl1", 12),
    Field("bowl2", 12),
    Field("bowl3", 12),
    Field("keys", 4),
    Field("shipping", 5),
    Field("digging", 2),
    Field("skip", 4),
    Field("bridges", 3),
    Field("passed"),
    Field("out"),
    Field("turn", 5),
    Field("its-turn"),
    Field("steps", 4),
    Field("arrivals", 3),
    Field("cult-spades", 3),
    Field("makings", 3),
    Field("offers", 2),
    Field("offered-power", 6),
    *fields([f"cult-{cult}" for cult in CULTS], 10),
    *fields([f"number-{kind}" for kind in KINDS], 8),
]
CULTS_AT: Final = 23
KINDS_AT: Final = CULTS_AT + len(CULTS)
HOME_AT: Final = KINDS_AT + len(KINDS)  # home, unlocked terrains, favours, town tiles, then what add-ons add to
UNLOCKED_AT: Final = HOME_AT + len(TERRAINS)
FAVOURS_AT: Final = UNLOCKED_AT + WHEEL
TOWNS_AT: Final = FAVOURS_AT + len(FAVOURS)
FACTION_AT: Final = TOWNS_AT + len(TOWNS)

TABLE: Final = [
    Field("round", ROUNDS),
    Field("passed", 5),
    Field("over"),
    Field("by-passing"),
    Field("landscapes"),
    Field("actions", 2),
    Field("acted"),
    *fields([f"place-{cult}-{place}" for cult in CULTS for place in range(1, 5)]),
]
PRIESTS_AT: Final = 7
GRANTS_AT: Final = PRIESTS_AT + 16

FINAL_AT: Final = ROUNDS * 9  # round tiles, the extra final tile, power actions, favours, towns, then bonus cards
COVERED_AT: Final = FINAL_AT + len(FINAL_TILES)
SUPPLY_AT: Final = COVERED_AT + len(POWER_ACTIONS)
TOWN_SUPPLY_AT: Final = SUPPLY_AT + len(FAVOURS)
CARDS_AT: Final = TOWN_SUPPLY_AT + len(TOWNS)


def grants() -> list[str]:
    """The names by which views call what a turn or a seat may hold."""
    return sorted({grant.shown for grant in KNOWN if grant.shown})


def seat_fields() -> list[Field]:
    return [
        *NUMBERS,
        *fields([f"home-{terrain}" for terrain in TERRAINS]),
        *fields([f"unlocked-{terrain}" for terrain in TERRAINS[:WHEEL]]),
        *fields([f"favour-{tile}" for tile in FAVOURS]),
        *fields([f"town-{tile}" for tile in TOWNS], 2),
        *fields([f"faction-{faction}" for faction in FACTIONS]),
        *fields([f"bonus-{card}" for card in BONUS_CARDS]),
        *fields([f"used-{special}" for special in SPECIALS]),
        *fields([f"owes-{name}" for name in grants()], 2),
    ]


def tile_fields() -> list[Field]:
    return [
        *[Field(f"round-{number}-{tile}") for number in range(1, ROUNDS + 1) for tile in ROUND_TILES],
        *fields([f"final-{tile}" for tile in FINAL_TILES]),
        *fields([f"covered-{action}" for action in POWER_ACTIONS]),
        *fields([f"left-{tile}" for tile in FAVOURS], 3),
        *fields([f"left-{tile}" for tile in TOWNS], 2),
        *fields([f"offer-{card}" for card in BONUS_CARDS]),
        *fields([f"coins-{card}" for card in BONUS_CARDS], 3),
    ]


@final
class Spots:
    """Where the places of a map, land first, lie in the planes."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.cells = vec[i64]([row * COLUMNS + column for row, column in [*land.cells, *land.river]])


@final
class MysticaObserver(Observer):
    """Planes of the land, what seats own, tracks, tiles."""

    def __init__(self, seats: i64) -> None:
        planes = list(SHARED)
        for ahead in range(seats):
            planes += [f"{what}-{ahead}" for what in OF_A_SEAT]
        board = Piece("board", fields(planes), grid=(ROWS, COLUMNS), about="the land, then what stands of each seat")
        of_seats = seat_fields()
        owned = Piece("seats", of_seats, rows=int(seats), about="what each seat owns, its cult tracks, what it owes")
        granted = fields([f"granted-{name}" for name in grants()], 2)
        table = Piece("table", [*TABLE, *granted], about="where the game stands; what the turn under way still grants")
        tiles = Piece("tiles", tile_fields(), about="tiles of rounds, power actions, what the supply holds")
        super().__init__(CATALOGUE, seats, [board, owned, table, tiles])
        self.owned: i64 = owned.start
        self.width: i64 = len(of_seats)
        self.table: i64 = table.start
        self.tiles: i64 = tiles.start
        self.bonus_at: i64 = FACTION_AT + len(FACTIONS)
        self.used_at: i64 = self.bonus_at + len(BONUS_CARDS)
        self.owes_at: i64 = self.used_at + len(SPECIALS)
        self.cards: i64 = len(BONUS_CARDS)
        self.grants = {name: number for number, name in enumerate(grants())}
        self.spots: Spots | None = None

    def plane(self, slate: Slate, plane: i64, places: Places, cells: vec[i64]) -> None:
        """Mark the places of a set."""
        first = plane * CELLS
        start: i64 = 0
        while places:
            word: i64 = places & LOW
            while word:
                low = word & -word
                slate.put(first + cells[start + PLACES[low % 67]], 1)
                word ^= low
            places >>= WORD
            start += WORD

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        assert isinstance(state, Mystica)
        spots = self.spots
        if spots is None or spots.land is not state.land:
            spots = Spots(state.land)
            self.spots = spots
        cells = spots.cells
        for terrain in range(len(TERRAINS)):
            self.plane(slate, terrain, state.terrain[terrain], cells)
        for at in range(state.land.first_river, len(cells)):
            slate.put(RIVER * CELLS + cells[at], 1)
        self.plane(slate, EDGE, state.land.edge, cells)
        for other in state.seats:
            ahead = self.ahead(other.number, seat)
            first = len(SHARED) + ahead * len(OF_A_SEAT)
            for kind in range(len(KINDS)):
                self.plane(slate, first + kind, other.standing[kind], cells)
            first += len(KINDS)
            self.plane(slate, first, other.landmark, cells)
            self.plane(slate, first + 1, other.towns, cells)
            self.plane(slate, first + 2, other.reach, cells)
            bridges = other.bridges
            number = 0
            while bridges:
                if bridges & 1:
                    self.plane(slate, first + 3, state.land.bridge_ends[number], cells)
                bridges >>= 1
                number += 1
            at_seat = self.owned + ahead * self.width
            self.write_owned(state, other, slate, at_seat)
            self.write_tiles_of(state, other, slate, at_seat)
        self.write_table(state, slate)

    def write_owned(self, state: Mystica, seat: Seat, slate: Slate, at: i64) -> None:
        """The goods and tracks of a seat, and what it owes."""
        slate.put(at, seat.points)
        slate.put(at + 1, seat.coins)
        slate.put(at + 2, seat.workers)
        slate.put(at + 3, seat.priests)
        slate.put(at + 4, seat.priests_placed)
        slate.put(at + 5, seat.bowl1)
        slate.put(at + 6, seat.bowl2)
        slate.put(at + 7, seat.bowl3)
        slate.put(at + 8, seat.keys)
        slate.put(at + 9, seat.shipping)
        slate.put(at + 10, seat.digging)
        slate.put(at + 11, seat.skip)
        slate.put(at + 12, seat.bridge_count)
        slate.put(at + 13, 1 if seat.passed else 0)
        slate.put(at + 14, 1 if seat.out else 0)
        order = state.order
        for number in range(len(order)):
            if order[number] == seat.number:
                slate.put(at + 15, number + 1)
        slate.put(at + 16, 1 if state.active == seat.number else 0)
        slate.put(at + 17, seat.steps)
        slate.put(at + 18, seat.arrivals)
        slate.put(at + 19, seat.cult_spades)
        slate.put(at + 20, seat.makings)
        offers = seat.offers
        if offers:
            slate.put(at + 21, len(offers))
            slate.put(at + 22, offers[0].power)
        for cult in range(len(CULTS)):
            slate.put(at + CULTS_AT + cult, seat.cults[cult])
        for kind in range(len(KINDS)):
            slate.put(at + KINDS_AT + kind, seat.counts[kind])

    def write_tiles_of(self, state: Mystica, seat: Seat, slate: Slate, at: i64) -> None:
        """The faction of a seat, its terrains, tiles and card, which special actions it has used."""
        if 0 <= seat.home < len(TERRAINS):
            slate.put(at + HOME_AT + seat.home, 1)
        if seat.unlocked:
            for terrain in range(WHEEL):
                slate.put(at + UNLOCKED_AT + terrain, 1 if seat.unlocked & SMALL[terrain] else 0)
        self.marks(slate, at + FAVOURS_AT, seat.favours)
        for tile in seat.town_tiles:
            slate.add(at + TOWNS_AT + tile, 1)
        if seat.faction.number != NONE:
            slate.put(at + FACTION_AT + seat.faction.number, 1)
        if seat.bonus != NONE:
            slate.put(at + self.bonus_at + seat.bonus, 1)
        self.marks(slate, at + self.used_at, seat.used)
        self.write_held(seat.held, slate, at + self.owes_at)

    def marks(self, slate: Slate, start: i64, mask: i64) -> None:
        """Mark the members of a small set."""
        number: i64 = 0
        while mask:
            if mask & 1:
                slate.put(start + number, 1)
            mask >>= 1
            number += 1

    def write_held(self, held: Held | None, slate: Slate, at: i64) -> None:
        """What is held of each grant."""
        while held is not None:
            if held.grant.shown:
                slate.add(at + self.grants[held.grant.shown], held.grant.count(held.amount))
            held = held.rest

    def write_table(self, state: Mystica, slate: Slate) -> None:
        """Where the game stands, and the tiles."""
        table = self.table
        slate.put(table, state.round)
        slate.put(table + 1, len(state.passing))
        slate.put(table + 2, 1 if state.over else 0)
        slate.put(table + 3, 1 if state.terms.by_passing else 0)
        slate.put(table + 4, 1 if state.terms.landscapes else 0)
        if state.active != NONE and not state.over:
            slate.put(table + 5, state.turn.actions)
            slate.put(table + 6, 1 if state.turn.acted else 0)
            self.write_held(state.turn.held, slate, table + GRANTS_AT)
        for cult in range(len(CULTS)):
            self.marks(slate, table + PRIESTS_AT + 4 * cult, state.priest_places[cult])
        tiles = self.tiles
        for number in range(len(state.round_tiles)):
            slate.put(tiles + number * len(ROUND_TILES) + state.round_tiles[number], 1)
        if state.final_tile != NONE:
            slate.put(tiles + FINAL_AT + state.final_tile, 1)
        self.marks(slate, tiles + COVERED_AT, state.covered)
        for tile in range(len(state.favours_left)):
            slate.put(tiles + SUPPLY_AT + tile, state.favours_left[tile])
        for tile in range(len(state.towns_left)):
            slate.put(tiles + TOWN_SUPPLY_AT + tile, state.towns_left[tile])
        self.marks(slate, tiles + CARDS_AT, state.bonus_offer)
        for card in range(len(state.bonus_coins)):
            slate.put(tiles + CARDS_AT + self.cards + card, state.bonus_coins[card])

    def points(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Mystica)
        return state.seats[seat].points

    def round_of(self, state: State) -> i64:
        assert isinstance(state, Mystica)
        return state.round
