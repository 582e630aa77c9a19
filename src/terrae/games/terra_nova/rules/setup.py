"""Set-up: nature's draws, factions, first houses, first bonus tiles."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import below, one
from terrae.core.moves import Move, Verb
from terrae.core.state import NATURE, Chance, Frame, Step
from terrae.games.terra_nova.rules.action import Question, add
from terrae.games.terra_nova.rules.box import ROUNDS
from terrae.games.terra_nova.rules.building import BUILD, free_homes, set_house
from terrae.games.terra_nova.rules.faction import Faction
from terrae.games.terra_nova.rules.neutral import DrawNeutral
from terrae.games.terra_nova.rules.rounds import START_ROUND, clockwise, place_money
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import TAKE_BONUS, take_bonus
from terrae.games.terra_nova.rules.why import Why

DRAW_FIRST: Final = Verb("draw first", icon="i-eye", part="seat:{target}")
DRAW_ROUND: Final = Verb("draw round", icon="i-eye")
DRAW_BONUS: Final = Verb("draw bonus", icon="i-eye")
DRAW_FACTION: Final = Verb("draw faction", icon="i-eye")
MAT: Final = Verb("mat", icon="i-user", part="colour:{target}")
FACTION: Final = Verb("faction", icon="i-users", part="faction:{target}")
START: Final[list[Verb]] = [BUILD]


@final
class DrawFirst(Chance[Nova]):
    """Nature gives the start player token."""

    def moves(self, state: Nova) -> list[Move]:
        return state.land.of(DRAW_FIRST)[: len(state.seats)]

    def play(self, state: Nova, move: Move) -> None:
        start_with(state, int(move.at))


def start_with(state: Nova, first: int) -> None:
    """This seat has the start player token."""
    state.first = first
    state.order = clockwise(state)


@final
class DrawRoundTile(Chance[Nova]):
    """Nature draws the scoring tile of the next round."""

    def left(self, state: Nova) -> list[int]:
        copies = [tile.copies for tile in state.box.round_tiles]
        for number in state.round_tiles:
            copies[number] -= 1
        return copies

    def moves(self, state: Nova) -> list[Move]:
        family = state.land.of(DRAW_ROUND)
        return [family[number] for number, copies in enumerate(self.left(state)) if copies]

    def weights(self, state: Nova) -> list[int]:
        return [copies for copies in self.left(state) if copies]

    def play(self, state: Nova, move: Move) -> None:
        state.round_tiles = [*state.round_tiles, int(move.at)]


@final
class DrawBonusTile(Chance[Nova]):
    """Nature draws a bonus tile for this game."""

    def moves(self, state: Nova) -> list[Move]:
        out: list[Move] = []
        add(out, state.land.of(DRAW_BONUS), below(len(state.box.bonus_tiles)) & ~state.bonus_offer)
        return out

    def play(self, state: Nova, move: Move) -> None:
        state.bonus_offer |= one(move.at)


def free_factions(state: Nova) -> list[Faction]:
    """The factions whose colour nobody has and that is not neutral."""
    taken = 0 if state.neutral_colour == NONE else one(state.neutral_colour)
    for seat in state.seats:
        if seat.colour != NONE:
            taken |= one(seat.colour)
    return [faction for faction in state.box.factions if not taken & one(faction.colour)]


def settle(state: Nova, seat: Seat, faction: Faction) -> None:
    """A seat has its faction, and with it its starting money."""
    seat.faction = faction
    seat.colour = faction.colour
    state.gain_money(seat, faction.mat.money, "setup")


@final
class DrawFaction(Chance[Nova]):
    """Nature deals a faction to the next seat."""

    def moves(self, state: Nova) -> list[Move]:
        family = state.land.of(DRAW_FACTION)
        return [family[faction.number] for faction in free_factions(state)]

    def play(self, state: Nova, move: Move) -> None:
        for number in state.order:
            if state.seats[number].colour == NONE:
                settle(state, state.seats[number], state.box.factions[move.at])
                return


@final
class ChooseMat(Question):
    """Which colour? In the first game only those of its factions."""

    def verbs(self, state: Nova) -> list[Verb]:
        return [MAT]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> i64:
        first_game = state.terms.first_game
        free: i64 = 0
        for faction in free_factions(state):
            free |= one(faction.colour)
        allowed: i64 = 0
        for faction in state.box.factions:
            if first_game is None or faction.mat.key in first_game.tiles:
                allowed |= one(faction.colour)
        return why.only("mat-free", free) & why.only("in-first-game", allowed)

    def play(self, state: Nova, move: Move) -> None:
        state.seats[self.seat].colour = move.at


@final
class FirstGameSides(Step[Nova]):
    """In the first game the mat brings its faction with it."""

    def run(self, state: Nova) -> None:
        first_game = state.terms.first_game
        assert first_game is not None
        for seat in state.seats:
            for faction in state.box.factions:
                if faction.colour == seat.colour and faction.mat.key in first_game.tiles:
                    settle(state, seat, faction)


@final
class ChooseSide(Question):
    """Which of the two factions of the mat?"""

    def verbs(self, state: Nova) -> list[Verb]:
        return [FACTION]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> i64:
        sides: i64 = 0
        for faction in state.box.factions:
            if faction.colour == seat.colour:
                sides |= one(faction.number)
        return why.only("side-of-mat", sides)

    def play(self, state: Nova, move: Move) -> None:
        settle(state, state.seats[self.seat], state.box.factions[move.at])


@final
class DealFactions(Step[Nova]):
    """Who plays what, unless an option gave it: dealt by nature, or chosen, mats before sides."""

    def run(self, state: Nova) -> None:
        terms = state.terms
        order = state.order
        frames: list[Frame[Any]] = []
        if terms.random_factions:
            frames += [DrawFaction() for _ in order]
        elif terms.factions is None:
            frames += [ChooseMat(number) for number in order]
            if terms.first_game is None:
                frames += [ChooseSide(number) for number in order]
            else:
                frames.append(FirstGameSides())
        frames.append(FIRST_HOUSES)
        state.programme(frames)


@final
class FirstHouses(Step[Nova]):
    """One house each in turn order, one each in reverse, then the third ones; bonus tiles in reverse order."""

    def run(self, state: Nova) -> None:
        order = state.order
        back = order[::-1]
        first_game = state.terms.first_game
        frames: list[Frame[Any]] = []
        if first_game is None:
            frames += [PlaceHouse(number) for number in order]
            frames += [PlaceHouse(number) for number in back]
            frames += [PlaceHouse(number) for number in order if state.seats[number].faction.mat.houses > 2]
            frames += [TAKE_BONUS[number] for number in back]
        else:
            for seat in state.seats:
                for at in state.land.first_game[len(order)][seat.faction.mat.key]:
                    set_house(state, seat, at)
                take_bonus(state, seat, first_game.tiles[seat.faction.mat.key])
        frames.append(READY)
        state.programme(frames)


@final
class PlaceHouse(Question):
    """A first house, on any free hex of the home terrain; nothing follows from it."""

    def verbs(self, state: Nova) -> list[Verb]:
        return START

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> i64:
        return free_homes(state, seat, why)

    def play(self, state: Nova, move: Move) -> None:
        set_house(state, state.seats[self.seat], state.land.hex_at[move.at])


@final
class Ready(Step[Nova]):
    """One money on each bonus tile nobody took, then the first round."""

    def run(self, state: Nova) -> None:
        place_money(state)
        state.then(START_ROUND)


def set_up(state: Nova) -> None:
    """Run a new game up to its first question."""
    terms = state.terms
    frames: list[Frame[Any]] = []
    if terms.factions is not None:
        for seat in state.seats:
            settle(state, seat, state.box.factions[terms.factions[seat.number]])
    if terms.first == NATURE:
        frames.append(DrawFirst())
    else:
        start_with(state, terms.first)
    if terms.planner:
        frames.append(DrawNeutral())
    if terms.rounds is None:
        frames += [DrawRoundTile() for _ in range(ROUNDS)]
    else:
        state.round_tiles = list(terms.rounds)
    if terms.bonus is None:
        frames += [DrawBonusTile() for _ in range(len(state.seats) + state.box.spare_bonus_tiles)]
    else:
        for tile in terms.bonus:
            state.bonus_offer |= one(tile)
    frames.append(DealFactions())
    state.programme(frames)
    state.advance()


FIRST_HOUSES: Final = FirstHouses()
READY: Final = Ready()
