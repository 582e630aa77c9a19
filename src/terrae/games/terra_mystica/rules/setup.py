"""Set-up: nature's draws, factions, first dwellings, first bonus cards."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS, Places
from terrae.core.moves import Move, Verb
from terrae.core.state import SETTLE, Chance, Frame, Step
from terrae.games.terra_mystica.rules.action import OCCUPIED, add, every, lacking
from terrae.games.terra_mystica.rules.box import ROUNDS, SPADE, VARIABLE, WHEEL
from terrae.games.terra_mystica.rules.building import BUILD, TAKE_FAVOUR, set_dwelling, take_favour
from terrae.games.terra_mystica.rules.faction import Faction
from terrae.games.terra_mystica.rules.homes import PICK
from terrae.games.terra_mystica.rules.rounds import INCOME, START_ROUND
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.state import OTHER_QUESTION, SMALL, Mystica, Question
from terrae.games.terra_mystica.rules.terms import DRAWN
from terrae.games.terra_mystica.rules.turn import PASS, take_bonus

START: Final = [OCCUPIED, "not-start"]
DRAWN_BY_NATURE: Final = "i-eye"  # the icon
DRAW_SEAT: Final = Verb("draw seat", icon=DRAWN_BY_NATURE, part="seat:{target}")
DRAW_ROUND: Final = Verb("draw score", icon=DRAWN_BY_NATURE)
DRAW_BONUS: Final = Verb("draw bonus", icon=DRAWN_BY_NATURE)
DRAW_FINAL: Final = Verb("draw final", icon=DRAWN_BY_NATURE)
DRAW_FACTION: Final = Verb("draw faction", icon=DRAWN_BY_NATURE)
FACTION: Final = Verb("setup", icon="i-users", part="faction:{target}")
SPADES_UNTIL: Final = 4  # the round tile for spades lies in none of the later rounds


@final
class DrawSeat(Chance[Mystica]):
    """Nature seats the next player at the table."""

    def moves(self, state: Mystica) -> list[Move]:
        family = state.land.of(DRAW_SEAT)
        return [family[seat.number] for seat in state.seats if seat.number not in state.seating]

    def play(self, state: Mystica, move: Move) -> None:
        state.seating = [*state.seating, int(move.at)]


@final
class DrawRoundTile(Chance[Mystica]):
    """Nature draws the scoring tile of the next round."""

    def moves(self, state: Mystica) -> list[Move]:
        family = state.land.of(DRAW_ROUND)
        late = len(state.round_tiles) >= SPADES_UNTIL
        return [
            family[number]
            for number in state.terms.round_pool
            if number not in state.round_tiles and not (late and SPADE in state.box.round_tiles[number].deeds)
        ]

    def play(self, state: Mystica, move: Move) -> None:
        state.round_tiles = [*state.round_tiles, int(move.at)]


@final
class DrawBonusCard(Chance[Mystica]):
    """Nature draws a bonus card for this game."""

    def moves(self, state: Mystica) -> list[Move]:
        family = state.land.of(DRAW_BONUS)
        return [family[number] for number in state.terms.bonus_pool if not state.bonus_offer & SPOTS[number]]

    def play(self, state: Mystica, move: Move) -> None:
        state.bonus_offer |= SPOTS[move.at]


@final
class DrawFinalTile(Chance[Mystica]):
    """Nature draws the extra final scoring tile."""

    def moves(self, state: Mystica) -> list[Move]:
        return state.land.of(DRAW_FINAL)[: len(state.box.final_tiles)]

    def play(self, state: Mystica, move: Move) -> None:
        state.final_tile = move.at


def claimed(state: Mystica) -> i64:
    """The terrains that are somebody's home or were picked, as a mask."""
    mask: i64 = 0
    for seat in state.seats:
        if seat.home != NONE:
            mask |= SMALL[seat.home]
        if seat.picked != NONE:
            mask |= SMALL[seat.picked]
    if state.terms.factions is not None:
        for number in state.terms.factions:
            mask |= SMALL[state.terms.roster[number].mat.home]
    return mask


def free_factions(state: Mystica) -> list[Faction]:
    """The factions that may still be taken: nobody has their board's colour, or picked it."""
    mask = claimed(state)
    sets = [seat.faction.mat.home for seat in state.seats]
    return [
        state.terms.roster[number]
        for number in state.terms.allowed
        if state.terms.roster[number].mat.home not in sets
        and not (state.terms.roster[number].mat.home < WHEEL and mask & SMALL[state.terms.roster[number].mat.home])
    ]


def settle(state: Mystica, seat: Seat, faction: Faction) -> None:
    """A seat has its faction, and with it its starting goods."""
    mat = faction.mat
    terms = state.terms
    seat.faction = faction
    seat.home = mat.home if mat.home < VARIABLE else NONE
    points: i64 = state.box.start_points
    if terms.points is not None:
        points = terms.points[seat.number]
    elif terms.points_2017:
        points = mat.points_2017
    seat.most_priests = mat.priests
    seat.shipping = mat.shipping
    seat.skip = mat.jump
    state.gain_points(seat, points, "setup")
    state.gain_coins(seat, mat.start.coins, "setup")
    state.gain_workers(seat, mat.start.workers, "setup")
    state.welcome_priests(seat, mat.start.priests, "setup")
    seat.bowl1, seat.bowl2, seat.bowl3 = mat.bowls
    seat.cults = mat.cults


@final
class DrawFaction(Chance[Mystica]):
    """Nature deals a faction to the next seat."""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to = to

    def moves(self, state: Mystica) -> list[Move]:
        family = state.land.of(DRAW_FACTION)
        return [family[faction.number] for faction in free_factions(state)]

    def play(self, state: Mystica, move: Move) -> None:
        settle(state, state.seats[self.to], state.terms.roster[move.at])


@final
class ChooseFaction(Question):
    """Which faction?"""

    def moves(self, state: Mystica) -> list[Move]:
        family = state.land.of(FACTION)
        return [family[faction.number] for faction in free_factions(state)]

    def against(self, state: Mystica, move: Move) -> str:
        found = super().against(state, move)
        return "faction-claimed" if found and move.verb is FACTION else found

    def play(self, state: Mystica, move: Move) -> None:
        settle(state, state.seats[self.seat], state.terms.roster[move.at])


@final
class GiveFaction(Step[Mystica]):
    """The faction an option gave."""

    def __init__(self, seat: i64, faction: i64) -> None:
        self.seat = seat
        self.faction = faction

    def run(self, state: Mystica) -> None:
        settle(state, state.seats[self.seat], state.terms.roster[self.faction])


@final
class PickTerrain(Question):
    """Which terrain does a faction without one of its own begin on? `late`: after all factions are chosen."""

    def __init__(self, seat: i64, late: bool) -> None:
        super().__init__(seat)
        self.late = late

    def enter(self, state: Mystica) -> bool:
        seat = state.seats[self.seat]
        home = seat.faction.mat.home
        if home < WHEEL or seat.faction.picks_last != self.late or seat.out:
            return False
        state.now = self
        return True

    def moves(self, state: Mystica) -> list[Move]:
        mask = claimed(state)
        family = state.land.of(PICK)
        return [family[terrain] for terrain in range(WHEEL) if not mask & SMALL[terrain]]

    def against(self, state: Mystica, move: Move) -> str:
        found = super().against(state, move)
        return "terrain-claimed" if found and move.verb is PICK else found

    def play(self, state: Mystica, move: Move) -> None:
        seat = state.seats[self.seat]
        seat.faction.pick(seat, move.at)


@final
class FirstFavour(Question):
    """Some factions begin with a favour tile."""

    def enter(self, state: Mystica) -> bool:
        seat = state.seats[self.seat]
        if not seat.faction.mat.favours or seat.out:
            return False
        state.now = self
        return True

    def moves(self, state: Mystica) -> list[Move]:
        out: list[Move] = []
        TAKE_FAVOUR.offer(state, state.seats[self.seat], out)
        return out

    def against(self, state: Mystica, move: Move) -> str:
        if move.verb is not TAKE_FAVOUR:
            return OTHER_QUESTION
        return TAKE_FAVOUR.against(state, state.seats[self.seat], move.at)

    def play(self, state: Mystica, move: Move) -> None:
        take_favour(state, state.seats[self.seat], move.at)


@final
class PlaceDwelling(Question):
    """A first dwelling; nothing follows from it."""

    def enter(self, state: Mystica) -> bool:
        return not state.seats[self.seat].out and super().enter(state)

    def sites(self, state: Mystica) -> list[Places]:
        seat = state.seats[self.seat]
        return [~state.occupied, seat.faction.start_hexes(state, seat)]

    def moves(self, state: Mystica) -> list[Move]:
        out: list[Move] = []
        add(out, state.land.of(BUILD), every(self.sites(state)))
        return out

    def against(self, state: Mystica, move: Move) -> str:
        if move.verb is not BUILD:
            return OTHER_QUESTION
        return lacking(START, self.sites(state), state.land.hex_at[move.at])

    def play(self, state: Mystica, move: Move) -> None:
        set_dwelling(state, state.seats[self.seat], state.land.hex_at[move.at])


@final
class FirstDwellings(Step[Mystica]):
    """One each around the table, one each back, then the third ones, then those who have only one."""

    def run(self, state: Mystica) -> None:
        order = state.seating
        back = order[::-1]
        state.order = order
        first = [number for number in order if state.seats[number].faction.mat.dwellings > 1]
        frames: list[Frame[Any]] = []
        frames += [PlaceDwelling(number) for number in first]
        frames += [PlaceDwelling(number) for number in first[::-1]]
        frames += [PlaceDwelling(number) for number in order if state.seats[number].faction.mat.dwellings > 2]
        frames += [PlaceDwelling(number) for number in order if state.seats[number].faction.mat.dwellings == 1]
        frames += [FirstCard(number) for number in back]
        frames += [INCOME, SETTLE, START_ROUND]
        state.programme(frames)


@final
class FirstCard(Question):
    """Which bonus card does a seat begin with?"""

    def enter(self, state: Mystica) -> bool:
        return not state.seats[self.seat].out and super().enter(state)

    def moves(self, state: Mystica) -> list[Move]:
        out: list[Move] = []
        PASS.offer(state, state.seats[self.seat], out)
        return out

    def against(self, state: Mystica, move: Move) -> str:
        return PASS.against(state, state.seats[self.seat], move.at) if move.verb is PASS else OTHER_QUESTION

    def play(self, state: Mystica, move: Move) -> None:
        take_bonus(state, state.seats[self.seat], move.at - 1)


@final
class ChooseFactions(Step[Mystica]):
    """Who plays what, around the table: given, dealt or chosen; then the terrains that are picked last."""

    def run(self, state: Mystica) -> None:
        terms = state.terms
        if not state.seating:
            state.seating = [int(seat.number) for seat in state.seats]
        frames: list[Frame[Any]] = []
        for number in state.seating:
            if terms.factions is not None:
                frames.append(GiveFaction(number, terms.factions[number]))
            elif terms.random_factions:
                frames.append(DrawFaction(number))
            else:
                frames.append(ChooseFaction(number))
            frames.append(PickTerrain(number, False))
            frames.append(FirstFavour(number))
        frames += [PickTerrain(number, True) for number in state.seating]
        frames.append(FirstDwellings())
        state.programme(frames)


def set_up(state: Mystica) -> None:
    """Run a new game up to its first question."""
    terms = state.terms
    frames: list[Frame[Any]] = []
    state.bonus_coins = [0] * len(state.box.bonus_cards)
    state.favours_left = [int(tile.copies) for tile in state.box.favours]
    state.towns_left = [
        int(tile.copies) if number in terms.town_pool else 0 for number, tile in enumerate(state.box.towns)
    ]
    if terms.shuffled:
        frames += [DrawSeat() for _ in state.seats]
    if terms.rounds is None:
        frames += [DrawRoundTile() for _ in range(ROUNDS)]
    else:
        state.round_tiles = list(terms.rounds)
    if terms.bonus is None:
        frames += [DrawBonusCard() for _ in range(len(state.seats) + state.box.spare_bonus_cards)]
    else:
        for card in terms.bonus:
            state.bonus_offer |= SPOTS[card]
    if terms.final == DRAWN:
        frames.append(DrawFinalTile())
    else:
        state.final_tile = terms.final
    frames.append(ChooseFactions())
    state.programme(frames)
    state.advance()
