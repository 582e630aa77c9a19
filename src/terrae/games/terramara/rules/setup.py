"""Set-up: nature's draws, neutral players, the draft of characters and starting cards, first resources."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import below, one, set_of
from terrae.core.moves import Move, Verb
from terrae.core.state import NATURE, Chance, Frame, Step
from terrae.games.terramara.rules.action import Question, add
from terrae.games.terramara.rules.box import FOREST_MOUNTAIN, PLAINS_QUARRY, Space
from terrae.games.terramara.rules.craft import REFILL
from terrae.games.terramara.rules.effects import PERSONAL_BONUS, PERSONAL_CROSSROADS, PERSONAL_OUTPOST
from terrae.games.terramara.rules.neutral import neutral_setup
from terrae.games.terramara.rules.rounds import START_ROUND, clockwise
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.spaces import (
    COLUMNS,
    CROSSROADS_MASK,
    FLIPPED_ROWS,
    HOMELAND,
    HOMELAND_NAMES,
    OWN,
    ROWS,
    SPACES,
)
from terrae.games.terramara.rules.state import Mara

DRAW_FIRST: Final = Verb("draw first", icon="i-eye", part="seat:{target}")
DRAW_TILE: Final = Verb("draw tile", icon="i-eye")
DRAW_BONUS: Final = Verb("draw bonus", icon="i-eye")
DRAW_CHARACTER: Final = Verb("draw character", icon="i-eye")
DRAW_START: Final = Verb("draw start", icon="i-eye")
CHARACTER: Final = Verb("character", icon="i-user", part="character:{target}")
START: Final = Verb("start", icon="bonus-tile", part="start:{target}")
KEEP: Final = Verb("keep", icon="crossroads", part="tile:{target}")


@final
class DrawFirst(Chance[Mara]):
    """Nature gives the First Player card to a seat."""

    def moves(self, state: Mara) -> list[Move]:
        return state.box.of(DRAW_FIRST)[: len(state.seats)]

    def play(self, state: Mara, move: Move) -> None:
        start_with(state, move.at)


def start_with(state: Mara, first: i64) -> None:
    """This seat has the First Player card."""
    state.first = first
    state.order = clockwise(state)


@final
class DrawTile(Chance[Mara]):
    """Nature draws the next territory tile: of the level of its row, and of the kind of its column."""

    def moves(self, state: Mara) -> list[Move]:
        at = len(state.tiles)
        level = state.box.row_levels[at // 2]
        family = state.box.of(DRAW_TILE)
        drawn = set_of(state.tiles)
        return [
            family[number]
            for number, tile in enumerate(state.box.tiles)
            if tile.level == level and tile.kind == at % 2 and not drawn & one(number)
        ]

    def play(self, state: Mara, move: Move) -> None:
        state.tiles = [*state.tiles, int(move.at)]


@final
class DrawBonus(Chance[Mara]):
    """Nature draws the bonus tile of the next slot."""

    def moves(self, state: Mara) -> list[Move]:
        level = state.box.slots[len(state.bonus)].level
        family = state.box.of(DRAW_BONUS)
        drawn = set_of(state.bonus)
        return [
            family[number]
            for number, tile in enumerate(state.box.bonus_tiles)
            if tile.level == level and not drawn & one(number)
        ]

    def play(self, state: Mara, move: Move) -> None:
        state.bonus = [*state.bonus, int(move.at)]


@final
class LayOut(Step[Mara]):
    """The tiles lie on the table: every action space has its place."""

    def run(self, state: Mara) -> None:
        box = state.box
        places: list[Space] = []
        for row in range(ROWS):
            for column in range(COLUMNS):
                tile = box.tiles[state.tiles[2 * row + column // 3]]
                places.append(tile.spaces[column % 3])
        for row in range(FLIPPED_ROWS):
            places.append(box.crossroads[box.tiles[state.tiles[2 * row + 1]].crossroads])
        for row in range(FLIPPED_ROWS, ROWS):
            places.append(box.specials[box.tiles[state.tiles[2 * row + 1]].special])
        places += box.homeland
        places.append(box.hut)  # nobody has a personal Crossroads yet
        places.append(box.hut)
        set_places(state, places)
        if len(state.seats) == 2:  # Restriction tiles
            state.singles |= CROSSROADS_MASK


def set_places(state: Mara, places: list[Space]) -> None:
    """Every action space at its place, and which of them need a second look."""
    state.places = places
    for number in range(SPACES):
        if places[number].single:
            state.singles |= one(number)
        if places[number].priced:
            state.priced |= one(number)


# The draft


def undealt(family: list[Move], dealt: list[int]) -> list[Move]:
    """The moves of a family that point at none of these."""
    out: list[Move] = []
    add(out, family, below(len(family)) & ~set_of(dealt))
    return out


@final
class DrawCharacter(Chance[Mara]):
    """Nature reveals a character."""

    def moves(self, state: Mara) -> list[Move]:
        return undealt(state.box.of(DRAW_CHARACTER), state.dealt)

    def play(self, state: Mara, move: Move) -> None:
        state.dealt = [*state.dealt, int(move.at)]


@final
class DrawStart(Chance[Mara]):
    """Nature reveals a Starting Resources card."""

    def moves(self, state: Mara) -> list[Move]:
        return undealt(state.box.of(DRAW_START), state.starts)

    def play(self, state: Mara, move: Move) -> None:
        state.starts = [*state.starts, int(move.at)]


@final
class Draft(Question):
    """Which card does the seat take? First one of either kind, then one of the other."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, CHARACTER)

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        for move in [state.box.of(CHARACTER)[number] for number in state.dealt] + [
            state.box.of(START)[number] for number in state.starts
        ]:
            if self.objection(state, seat, move) == "":
                out.append(move)

    def objection(self, state: Mara, seat: Seat, move: Move) -> str | None:
        if move.verb is not CHARACTER and move.verb is not START:
            return None
        character = move.verb is CHARACTER
        if (seat.character if character else seat.start) != NONE:
            return "one-of-a-kind"
        return "" if move.at in (state.dealt if character else state.starts) else "on-offer"

    def play(self, state: Mara, move: Move) -> None:
        seat = state.seats[self.seat]
        if move.verb is START:
            state.starts = [number for number in state.starts if number != move.at]
            seat.start = move.at
            return
        state.dealt = [number for number in state.dealt if number != move.at]
        befriend(state, seat, move.at)


def befriend(state: Mara, seat: Seat, number: i64) -> None:
    """A seat has its character, young as yet, with all it brings at once."""
    seat.character = number
    seat.side = state.box.characters[number].young
    state.refresh(seat)
    if seat.side.explorers:
        state.gain_explorers(seat, seat.side.explorers, seat.side.source)
    if seat.bends & one(PERSONAL_BONUS):
        for tile in range(len(state.box.bonus_tiles)):
            if tile not in state.bonus:
                seat.bonus_tiles |= one(tile)
                state.record(seat, "bonus-tile", 1, seat.side.source)
    frames: list[Frame[Any]] = []
    if seat.bends & one(PERSONAL_CROSSROADS):
        frames.append(KeepTile(seat.number, FOREST_MOUNTAIN))
    if seat.bends & one(PERSONAL_OUTPOST):
        frames.append(KeepTile(seat.number, PLAINS_QUARRY))
    frames += seat.side.instant[seat.number]
    state.programme(frames)


@final
class KeepTile(Question):
    """Which leftover level-1 tile of this kind does the seat keep, face down?"""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat, KEEP)
        self.kind = kind

    def manner(self) -> str:
        return "outpost" if self.kind == PLAINS_QUARRY else "crossroads"

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        tile = state.box.tiles[at]
        return "" if tile.level == 1 and tile.kind == self.kind and at not in state.tiles else "on-offer"

    def play(self, state: Mara, move: Move) -> None:
        seat = state.seats[self.seat]
        if self.kind == PLAINS_QUARRY:
            seat.own_outpost = move.at
            return
        seat.own_crossroads = move.at
        places = list(state.places)
        places[OWN] = state.box.crossroads[state.box.tiles[move.at].crossroads]
        set_places(state, places)


@final
class TakeStart(Step[Mara]):
    """A seat gets what its Starting Resources card shows; the card goes back to the box."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Mara) -> None:
        seat = state.seats[self.seat]
        card = seat.start
        seat.start = NONE
        state.programme(state.box.starts[card].frames[seat.number])


@final
class PutAway(Step[Mara]):
    """What nobody took goes back to the box."""

    def run(self, state: Mara) -> None:
        state.dealt = []
        state.starts = []


@final
class FirstGame(Step[Mara]):
    """Without a draft everybody starts alike, but for Military by place in the order."""

    def run(self, state: Mara) -> None:
        frames: list[Frame[Any]] = []
        for at, number in enumerate(state.order):
            frames += state.box.first_gain[number]
            state.gain_military(state.seats[number], state.box.first_military[at], "setup")
        state.programme(frames)


@final
class Deal(Step[Mara]):
    """Once the order is known: neutral players, then the draft or the start of a first game."""

    def run(self, state: Mara) -> None:
        order = state.order
        frames: list[Frame[Any]] = []
        if len(state.neutral_military):
            frames += neutral_setup(state)
        if state.terms.draft:
            frames += [DrawCharacter() for _ in range(len(order) + 1)]
            frames += [DrawStart() for _ in range(len(order) + 1)]
            frames += [Draft(number) for number in reversed(order)]
            frames += [Draft(number) for number in order]
            frames.append(PutAway())
            frames += [TakeStart(number) for number in order]
        else:
            frames.append(FirstGame())
        frames.append(START_ROUND)
        state.programme(frames)


def set_up(state: Mara) -> None:
    """Run a new game up to its first question."""
    box = state.box
    seats = len(state.seats)
    state.deck = below(len(box.artifacts))
    for number in range(len(HOMELAND_NAMES)):
        if seats in box.homeland_seats[number]:
            state.homeland |= one(HOMELAND + number)
    for seat in state.seats:
        state.gain_explorers(seat, box.explorers, "setup")
    frames: list[Frame[Any]] = []
    if state.terms.first == NATURE:
        frames.append(DrawFirst())
    else:
        start_with(state, state.terms.first)
    frames += [DrawTile() for _ in range(2 * ROWS)]
    frames += [DrawBonus() for _ in box.slots]
    frames += [LayOut(), REFILL, Deal()]
    state.programme(frames)
    state.advance()
