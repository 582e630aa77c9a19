"""A turn: send one clan member, carry out the action, then create or reserve an artifact."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.core.state import Step
from terrae.games.terramara.rules.action import FreeMove, Question
from terrae.games.terramara.rules.clan import SEND_EXPLORER, SENDINGS, Send, Standing, send
from terrae.games.terramara.rules.craft import (
    CREATE,
    RESERVE,
    against_card,
    against_creation,
    against_reserving,
    create,
    offer_creations,
    offer_reservations,
    reserve,
)
from terrae.games.terramara.rules.free import Own, against_free_move, offer_free_moves
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.spaces import MOST_SEATS
from terrae.games.terramara.rules.state import Mara

FLIP: Final = Verb("flip", icon="i-users", part="character:{seat}")
DECLINE: Final = Verb("decline", icon="i-close")


def against_flipping(seat: Seat) -> str:
    """Before the first clan member of a round; an Explorer that is lost must not stand on a future territory."""
    if seat.character == NONE:
        return "character"
    if seat.grown:
        return "young"
    if seat.sent:
        return "flip-early"
    return "" if seat.explorers >= seat.side.explorers else "flip-here"


def flip(state: Mara, seat: Seat) -> None:
    """The character grows up: what it could do as a child is lost."""
    grown = state.box.characters[seat.character].grown
    change = grown.explorers - seat.side.explorers
    if change:
        state.gain_explorers(seat, change, seat.side.source)
    while seat.bonus_tiles:
        seat.bonus_tiles &= seat.bonus_tiles - 1
        state.record(seat, "bonus-tile", -1, seat.side.source)
    seat.grown = True
    seat.ability_used = False
    seat.side = grown
    state.refresh(seat)
    state.programme(grown.instant[seat.number])


@final
class Turn(Question):
    """Whom does the seat send, and where to?"""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, SEND_EXPLORER)

    def enter(self, state: Mara) -> bool:
        state.turn = self.seat
        state.now = self
        return True

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        standing = Standing(state, seat)
        for verb in SENDINGS:
            verb.offer(state, seat, standing, out)
        if not against_flipping(seat):
            out.append(state.box.of(FLIP)[0])
        if not state.sparing:
            out.append(state.box.of(DECLINE)[0])
        offer_free_moves(state, seat, out)

    def objection(self, state: Mara, seat: Seat, move: Move) -> str | None:
        verb = move.verb
        if isinstance(verb, Send):
            return verb.against(state, seat, move.at)
        if verb is FLIP:
            return against_flipping(seat)
        if verb is DECLINE:
            return "not-sparing" if state.sparing else ""
        return against_free_move(state, seat, move)

    def play(self, state: Mara, move: Move) -> None:
        seat = state.seats[self.seat]
        verb = move.verb
        if isinstance(verb, Send):
            state.then(WINDOWS[self.seat], NEXT_TURN[self.seat])
            send(state, seat, verb.who, move.at)
            return
        state.then(self)
        if verb is FLIP:
            flip(state, seat)
        elif verb is DECLINE:
            state.sparing = True
        else:
            assert isinstance(verb, FreeMove)
            verb.take(state, seat, move.at)


@final
class Window(Own):
    """After the action: one artifact to create or reserve, unless that is done, and whatever else is free."""

    def __init__(self, seat: i64, crafted: bool) -> None:
        super().__init__(seat, CREATE)
        self.crafted = crafted

    def manner(self) -> str:
        return "crafted" if self.crafted else ""

    def enter(self, state: Mara) -> bool:
        out = self.answers(state)
        if not out:
            offer_free_moves(state, state.seats[self.seat], out)
            if not out:
                return False
        state.now = self
        return True

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        if not self.crafted:
            offer_creations(state, seat, 0, out)
            offer_reservations(state, seat, out)

    def objection(self, state: Mara, seat: Seat, move: Move) -> str | None:
        if move.verb is not CREATE and move.verb is not RESERVE:
            return super().objection(state, seat, move)
        if self.crafted:
            return "not-crafted"
        if move.verb is CREATE:
            return against_creation(state, seat, move.at, 0)
        return against_reserving(state, seat) or against_card(state, seat, move.at)

    def answer(self, state: Mara, move: Move) -> None:
        seat = state.seats[self.seat]
        state.then(CRAFTED[self.seat])
        if move.verb is CREATE:
            create(state, seat, move.at, 0)
        else:
            assert move.verb is RESERVE
            reserve(state, seat, move.at)


@final
class NextTurn(Step[Mara]):
    """On to the next seat that has clan members to send; when nobody has, the round ends."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Mara) -> None:
        state.sparing = False
        state.turn = NONE
        seats = len(state.seats)
        for ahead in range(1, seats + 1):
            number = (self.seat + ahead) % seats
            if state.seats[number].members():
                state.then(TURNS[number])
                return


# Frames never change, so those that only name a seat are made once.
TURNS: Final = [Turn(number) for number in range(MOST_SEATS)]
WINDOWS: Final = [Window(number, False) for number in range(MOST_SEATS)]
CRAFTED: Final = [Window(number, True) for number in range(MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(number) for number in range(MOST_SEATS)]
