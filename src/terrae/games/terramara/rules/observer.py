"""What a seat may know as numbers: Terramara hides nothing but the order of what was not drawn, which nobody knows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import one, place
from terrae.core.observer import Field, Observer, Piece, Slate, fields
from terrae.core.state import State
from terrae.games.terramara.rules.catalogue import ARTIFACTS, BONUS_TILES, CATALOGUE, CHARACTERS, STARTS, TILES
from terrae.games.terramara.rules.effects import GOODS, ITEMS, TERRAINS
from terrae.games.terramara.rules.free import Refine
from terrae.games.terramara.rules.goods import PayRaw, Pick
from terrae.games.terramara.rules.raids import GiveTribute
from terrae.games.terramara.rules.road import Travel
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.spaces import FLIPPED_ROWS, HUT_BIT, ROUNDS, SPACES
from terrae.games.terramara.rules.state import Mara

# The action spaces as planes of one line: what they are, then who stands there.
SHARED: Final = [
    *TERRAINS, "small", "single", "fire", "priced", "lose", "pay-military", "pay-raw", "required", "neutral",
]  # fmt: skip
OF_A_SEAT: Final = ["explorer", "chieftain", "warrior"]
SMALL: Final = len(TERRAINS)
SLOTS: Final = 18  # bonus tiles that can lie along River and Road
OF_LINE: Final = 16  # territory tiles that can lie on the table

SEAT_FIELDS: Final = [
    Field("points", 60),
    Field("military", 15),
    Field("culture", 10),
    Field("caravan", 18),
    Field("second-caravan", 18),
    Field("end-points", 15),
    Field("clan", 6),
    Field("explorers", 6),
    Field("chieftain"),
    Field("warriors", 3),
    Field("hut-explorers", 4),
    Field("hut-chieftain"),
    Field("hut-warriors", 3),
    Field("sent", 6),
    Field("grown"),
    Field("ability-used"),
    Field("first"),
    Field("turn", 4),
    Field("its-turn"),
    *fields(list(ITEMS[:GOODS]), 4),
    *fields([f"worker-{level}" for level in (1, 2, 3)], 2),
    *fields([f"tired-{level}" for level in (1, 2, 3)], 2),
    *fields([f"flag-{row + 1}" for row in range(FLIPPED_ROWS)]),
    *fields([f"character-{name}" for name in CHARACTERS]),
    *fields([f"start-{name}" for name in STARTS]),
    *fields([f"bonus-{name}" for name in BONUS_TILES]),
    *fields([f"artifact-{name}" for name in ARTIFACTS]),
    *fields([f"used-{name}" for name in ARTIFACTS]),
    *fields([f"reserved-{name}" for name in ARTIFACTS]),
    *fields([f"crossroads-{name}" for name in TILES]),
    *fields([f"outpost-{name}" for name in TILES]),
]
GOODS_AT: Final = 19
WORKERS_AT: Final = GOODS_AT + GOODS
TIRED_AT: Final = WORKERS_AT + 3
FLAGS_AT: Final = TIRED_AT + 3
CHARACTER_AT: Final = FLAGS_AT + FLIPPED_ROWS
START_AT: Final = CHARACTER_AT + len(CHARACTERS)
BONUS_AT: Final = START_AT + len(STARTS)
CARDS_AT: Final = BONUS_AT + len(BONUS_TILES)
USED_AT: Final = CARDS_AT + len(ARTIFACTS)
RESERVED_AT: Final = USED_AT + len(ARTIFACTS)
CROSSROADS_AT: Final = RESERVED_AT + len(ARTIFACTS)
OUTPOST_AT: Final = CROSSROADS_AT + len(TILES)

TABLE_FIELDS: Final = [
    Field("round", ROUNDS),
    Field("over"),
    Field("hired", 3),
    Field("warriors", 8),
    Field("arrived", 8),
    Field("sparing"),
    Field("paying"),
    Field("moved", 4),
    *fields([f"spare-worker-{level}" for level in (1, 2, 3)], 6),
    *fields(["neutral-military-1", "neutral-military-2"], 15),
]
SPARE_AT: Final = 8
NEUTRAL_AT: Final = 11
NEUTRALS: Final = 2

TILE_FIELDS: Final = [
    *fields([f"row-{name}" for name in ARTIFACTS], 8),
    *fields([f"deck-{name}" for name in ARTIFACTS]),
    *fields([f"made-{name}" for name in ARTIFACTS]),
    *fields([f"dealt-{name}" for name in CHARACTERS]),
    *fields([f"start-{name}" for name in STARTS]),
    *fields([f"tile-{name}" for name in TILES], OF_LINE),
    *fields([f"bonus-{name}" for name in BONUS_TILES], SLOTS),
]
DECK_AT: Final = len(ARTIFACTS)
MADE_AT: Final = DECK_AT + len(ARTIFACTS)
DEALT_AT: Final = MADE_AT + len(ARTIFACTS)
STARTS_AT: Final = DEALT_AT + len(CHARACTERS)
TILES_AT: Final = STARTS_AT + len(STARTS)
SLOTS_AT: Final = TILES_AT + len(TILES)


@final
class MaraObserver(Observer):
    """The action spaces, what seats own, cards and tiles."""

    def __init__(self, seats: i64) -> None:
        planes = list(SHARED)
        for ahead in range(seats):
            planes += [f"{what}-{ahead}" for what in OF_A_SEAT]
        spaces = Piece("spaces", fields(planes), grid=(1, SPACES), about="the action spaces, then who stands there")
        owned = Piece("seats", SEAT_FIELDS, rows=int(seats), about="what each seat owns")
        table = Piece("table", TABLE_FIELDS, about="where the game stands")
        tiles = Piece("tiles", TILE_FIELDS, about="cards along the River and in the deck, tiles by their place from 1")
        super().__init__(CATALOGUE, seats, [spaces, owned, table, tiles])
        self.owned: i64 = owned.start
        self.table: i64 = table.start
        self.tiles: i64 = tiles.start

    def marks(self, slate: Slate, start: i64, mask: i64) -> None:
        """Mark the members of a set."""
        while mask:
            low = mask & -mask
            slate.put(start + place(low), 1)
            mask ^= low

    def places(self, slate: Slate, start: i64, numbers: list[int]) -> None:
        """Tell the place of each of some numbers, from 1."""
        for number in range(len(numbers)):
            slate.put(start + numbers[number], number + 1)

    def write(self, state: State, seat: i64, slate: Slate) -> None:
        assert isinstance(state, Mara)
        self.write_spaces(state, slate)
        for other in state.seats:
            ahead = self.ahead(other.number, seat)
            first = len(SHARED) + ahead * len(OF_A_SEAT)
            self.marks(slate, first * SPACES, other.explorers_at)
            self.marks(slate, (first + 1) * SPACES, other.chieftain_at)
            self.marks(slate, (first + 2) * SPACES, other.warriors_at)
            self.write_owned(state, other, slate, self.owned + ahead * len(SEAT_FIELDS))
        self.write_table(state, slate)
        tiles = self.tiles
        self.places(slate, tiles, state.row)
        self.marks(slate, tiles + DECK_AT, state.deck)
        if state.made != NONE:
            slate.put(tiles + MADE_AT + state.made, 1)
        self.places(slate, tiles + DEALT_AT, state.dealt)
        self.places(slate, tiles + STARTS_AT, state.starts)
        self.places(slate, tiles + TILES_AT, state.tiles)
        self.places(slate, tiles + SLOTS_AT, state.bonus)

    def write_spaces(self, state: Mara, slate: Slate) -> None:
        """What the action spaces are."""
        for number in range(len(state.places)):
            space = state.places[number]
            if space.terrain >= 0:
                slate.put(space.terrain * SPACES + number, 1)
            at = SMALL * SPACES + number
            slate.put(at, 1 if space.small else 0)
            slate.put(at + 4 * SPACES, space.lose)
            slate.put(at + 5 * SPACES, space.pay_military)
            slate.put(at + 6 * SPACES, space.pay_raw)
            slate.put(at + 7 * SPACES, 1 if space.requires is not None else 0)
        first = SMALL + 1
        self.marks(slate, first * SPACES, state.singles)
        self.marks(slate, (first + 1) * SPACES, state.fire)
        self.marks(slate, (first + 2) * SPACES, state.priced)
        for neutral in range(len(state.neutral_at)):
            self.marks(slate, (len(SHARED) - 1) * SPACES, state.neutral_at[neutral])

    def write_owned(self, state: Mara, seat: Seat, slate: Slate, at: i64) -> None:
        """What a seat owns."""
        slate.put(at, seat.points)
        slate.put(at + 1, seat.military)
        slate.put(at + 2, seat.culture)
        slate.put(at + 3, seat.caravan)
        slate.put(at + 4, seat.second)
        slate.put(at + 5, seat.end_points)
        slate.put(at + 6, seat.clan)
        slate.put(at + 7, seat.explorers)
        slate.put(at + 8, 1 if seat.chieftain else 0)
        slate.put(at + 9, seat.warriors)
        slate.put(at + 10, seat.hut_explorers)
        slate.put(at + 11, 1 if seat.chieftain_at == HUT_BIT else 0)
        slate.put(at + 12, seat.hut_warriors)
        slate.put(at + 13, seat.sent)
        slate.put(at + 14, 1 if seat.grown else 0)
        slate.put(at + 15, 1 if seat.ability_used else 0)
        slate.put(at + 16, 1 if state.first == seat.number else 0)
        for number in range(len(state.order)):
            if state.order[number] == seat.number:
                slate.put(at + 17, number + 1)
        slate.put(at + 18, 1 if state.turn == seat.number else 0)
        for kind in range(GOODS):
            slate.put(at + GOODS_AT + kind, seat.goods[kind])
        for level in range(3):
            slate.put(at + WORKERS_AT + level, seat.workers[level])
            slate.put(at + TIRED_AT + level, seat.tired[level])
        for row in range(FLIPPED_ROWS):
            if seat.flags & one(row):
                slate.put(at + FLAGS_AT + row, 1)
        if seat.character != NONE:
            slate.put(at + CHARACTER_AT + seat.character, 1)
        if seat.start != NONE:
            slate.put(at + START_AT + seat.start, 1)
        self.marks(slate, at + BONUS_AT, seat.bonus_tiles)
        self.marks(slate, at + CARDS_AT, seat.cards)
        self.marks(slate, at + USED_AT, seat.used)
        if seat.reserved != NONE:
            slate.put(at + RESERVED_AT + seat.reserved, 1)
        if seat.own_crossroads != NONE:
            slate.put(at + CROSSROADS_AT + seat.own_crossroads, 1)
        if seat.own_outpost != NONE:
            slate.put(at + OUTPOST_AT + seat.own_outpost, 1)

    def write_table(self, state: Mara, slate: Slate) -> None:
        """Where the game stands."""
        table = self.table
        slate.put(table, state.round)
        slate.put(table + 1, 1 if state.over else 0)
        slate.put(table + 2, state.hired)
        slate.put(table + 3, state.warriors)
        slate.put(table + 4, state.arrived)
        slate.put(table + 5, 1 if state.sparing else 0)
        slate.put(table + 6, 1 if state.paying else 0)
        slate.put(table + 7, state.moved)
        for level in range(3):
            slate.put(table + SPARE_AT + level, state.spare[level])
        for neutral in range(len(state.neutral_military)):
            if neutral < NEUTRALS:
                slate.put(table + NEUTRAL_AT + neutral, state.neutral_military[neutral])

    def left(self, state: State, seat: i64) -> i64:
        asked = state.decision
        if isinstance(asked, Travel):
            return asked.steps
        if isinstance(asked, Pick):
            return asked.number
        if isinstance(asked, PayRaw):
            return asked.number
        if isinstance(asked, Refine):
            return asked.number
        return asked.number if isinstance(asked, GiveTribute) else 0

    def points(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Mara)
        return state.seats[seat].points

    def round_of(self, state: State) -> i64:
        assert isinstance(state, Mara)
        return state.round
