"""A turn: three actions, the first of them a move; then the next seat, or the end of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.core.state import Decision, Step
from terrae.games.terra_nova_2006.rules.box import MOST_SEATS
from terrae.games.terra_nova_2006.rules.figures import ACTIONS, MOVE, move_figure, offer_moves
from terrae.games.terra_nova_2006.rules.seat import NONE
from terrae.games.terra_nova_2006.rules.state import BLOCKED, NO_FIGURES, QUIET, RUNNING, Island
from terrae.games.terra_nova_2006.rules.stones import STONE, offer_stones, place_stone

DONE: Final = Verb("done", icon="i-check")


@final
class Act(Decision[Island]):
    """What does the seat do as its next action? Whoever can do nothing says so; whoever can act must."""

    def moves(self, state: Island) -> list[Move]:
        out: list[Move] = []
        if state.action:
            offer_stones(state, out)
        offer_moves(state, state.seats[self.seat], out)
        if not out:
            out.append(state.land.of(DONE)[0])
        return out

    def moves_by(self, state: Island, verb: Verb) -> list[Move]:
        if verb is not STONE:
            return super().moves_by(state, verb)
        out: list[Move] = []
        if state.action:
            offer_stones(state, out)
        return out

    def play(self, state: Island, move: Move) -> None:
        verb = move.verb
        if verb is DONE:
            state.then(END_TURN[self.seat])
            return
        if verb is MOVE:
            land = state.land
            move_figure(state, state.seats[self.seat], land.way_start[move.at], land.way_end[move.at])
        else:
            place_stone(state, state.land.field_at[move.at])
        state.action += 1
        if state.ending == RUNNING:
            state.then(END_TURN[self.seat] if state.action == ACTIONS else ACT[self.seat])


def begin_turn(state: Island, number: i64) -> None:
    """The next seat acts; nothing has moved in its turn yet."""
    state.action = 0
    state.mover = NONE
    state.other = NONE
    state.start = NONE
    state.runs = 0
    state.laid = False
    state.then(ACT[number])


def ending_now(state: Island) -> i64:
    """Is the game over between two turns, and how?"""
    able = 0
    for seat in state.seats:
        if state.can_move(seat):
            able += 1
        elif state.terms.last_figure and seat.count == 0:
            return NO_FIGURES
    if able <= 1:
        return BLOCKED
    if state.quiet >= state.box.quiet_rounds * len(state.seats):
        return QUIET
    return RUNNING


@final
class EndTurn(Step[Island]):
    """After a turn: the game is over, or the next seat acts."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Island) -> None:
        state.turn += 1
        state.quiet = 0 if state.laid else state.quiet + 1
        how = ending_now(state)
        if how != RUNNING:
            state.end(how)
        else:
            begin_turn(state, (self.seat + 1) % len(state.seats))


# Frames never change, so those that only name a seat are made once.
ACT: Final = [Act(number) for number in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(number) for number in range(MOST_SEATS)]
