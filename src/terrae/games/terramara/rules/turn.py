"""A turn: send one clan member, carry out the action, then create or reserve an artifact."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.core.state import Decision, Step
from terrae.games.terramara.rules.action import FreeMove, add
from terrae.games.terramara.rules.clan import SEND_CHIEFTAIN, SEND_EXPLORER, SEND_WARRIOR, Send, send, targets
from terrae.games.terramara.rules.craft import CREATE, RESERVE, create, offer_creations, offer_reservations, reserve
from terrae.games.terramara.rules.effects import CHIEFTAIN, EXPLORER, WARRIOR
from terrae.games.terramara.rules.free import Own, offer_free_moves
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.spaces import HUT, MOST_SEATS
from terrae.games.terramara.rules.state import Mara

FLIP: Final = Verb("flip")
DECLINE: Final = Verb("decline")


def may_flip(seat: Seat) -> bool:
    """Before the first clan member of a round; an Explorer that is lost must not stand on a future territory."""
    if seat.character == NONE or seat.grown or seat.sent:
        return False
    return seat.explorers >= seat.side.explorers


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
class Turn(Decision[Mara]):
    """Whom does the seat send, and where to?"""

    def enter(self, state: Mara) -> bool:
        state.turn = self.seat
        state.now = self
        return True

    def moves(self, state: Mara) -> list[Move]:
        seat = state.seats[self.seat]
        box = state.box
        out: list[Move] = []
        if seat.explorers:
            add(out, box.of(SEND_EXPLORER), targets(state, seat, EXPLORER))
            out.append(box.of(SEND_EXPLORER)[HUT])
        if seat.chieftain:
            add(out, box.of(SEND_CHIEFTAIN), targets(state, seat, CHIEFTAIN))
            out.append(box.of(SEND_CHIEFTAIN)[HUT])
        if seat.warriors:
            add(out, box.of(SEND_WARRIOR), targets(state, seat, WARRIOR))
            out.append(box.of(SEND_WARRIOR)[HUT])
        if may_flip(seat):
            out.append(box.of(FLIP)[0])
        if not state.sparing:
            out.append(box.of(DECLINE)[0])
        offer_free_moves(state, seat, out)
        return out

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
        super().__init__(seat)
        self.crafted = crafted

    def enter(self, state: Mara) -> bool:
        out: list[Move] = []
        self.offer(state, out)
        if not out:
            offer_free_moves(state, state.seats[self.seat], out)
            if not out:
                return False
        state.now = self
        return True

    def offer(self, state: Mara, out: list[Move]) -> None:
        if not self.crafted:
            seat = state.seats[self.seat]
            offer_creations(state, seat, 0, out)
            offer_reservations(state, seat, out)

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
