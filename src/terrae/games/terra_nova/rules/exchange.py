"""Power exchange and the windows for it: before and after the action, between rounds."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terra_nova.rules.action import DONE, FreeMove, Question, add
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.why import NOBODY, Why


@final
class ExchangePower(FreeMove):
    """`exchange 3`: one money for each power of bowl III."""

    def price(self, seat: Seat) -> i64:
        return 1

    def gain(self, seat: Seat) -> i64:
        return 1

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        state.exchange(seat, at + 1)


EXCHANGE: Final = ExchangePower("exchange", 1, "i-swap")


def free_targets(state: Nova, seat: Seat, used: i64, action: FreeMove, why: Why) -> i64:
    """How often a free move can be made, if it was not made in this window yet."""
    return 0 if used & action.bit and why.stop("unused") else action.targets(state, seat, why)


def offer_free_moves(state: Nova, seat: Seat, used: i64, out: list[Move]) -> None:
    """Power exchange, and what else the faction may do besides its action."""
    if seat.bowl3:
        for action in seat.faction.free_moves:
            add(out, state.land.of(action), free_targets(state, seat, used, action, NOBODY))


def has_free_move(state: Nova, seat: Seat, used: i64) -> bool:
    """Is there one left?"""
    if seat.bowl3:
        for action in seat.faction.free_moves:
            if free_targets(state, seat, used, action, NOBODY):
                return True
    return False


class Window(Question):
    """A time at which power may be exchanged."""

    def __init__(self, seat: i64, used: i64 = 0) -> None:
        super().__init__(seat)
        self.used = used  # free moves made in this window

    def verbs(self, state: Nova) -> list[Verb]:
        return [DONE, *state.seats[self.seat].faction.free_moves]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> i64:
        assert isinstance(verb, FreeMove)
        return free_targets(state, seat, self.used, verb, why)

    def moves(self, state: Nova) -> list[Move]:
        out = [state.land.of(DONE)[0]]
        offer_free_moves(state, state.seats[self.seat], self.used, out)
        return out

    def play(self, state: Nova, move: Move) -> None:
        action = move.verb
        if isinstance(action, FreeMove):
            action.take(state, state.seats[self.seat], move.at)
            self.go_on(state, self.used | action.bit)

    def go_on(self, state: Nova, used: i64) -> None:
        """A free move was made; perhaps there is another."""
        raise NotImplementedError


@final
class AfterAction(Window):
    """The window after the action."""

    def enter(self, state: Nova) -> bool:
        if not has_free_move(state, state.seats[self.seat], self.used):
            return False
        state.now = self
        return True

    def go_on(self, state: Nova, used: i64) -> None:
        state.then(AfterAction(self.seat, used))


@final
class BetweenRounds(Window):
    """The window of phase 3: open to all seats at once, in the order of the next round."""

    def rank(self, state: Nova) -> i64:
        return state.order.index(self.seat)

    def go_on(self, state: Nova, used: i64) -> None:
        if has_free_move(state, state.seats[self.seat], used):
            state.owe(BetweenRounds(self.seat, used))
