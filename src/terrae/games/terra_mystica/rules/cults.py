"""Cults: steps on the tracks, keys, priests."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.core.moves import Move, Verb
from terrae.games.terra_mystica.rules.action import FIRST, Action, Tried
from terrae.games.terra_mystica.rules.box import CULTS
from terrae.games.terra_mystica.rules.grant import CHOICES, Choice
from terrae.games.terra_mystica.rules.seat import Seat
from terrae.games.terra_mystica.rules.state import SMALL, TOP, Mystica

SAFE: Final = 7  # nobody steps down below this of their own will
PLACES_OF: Final[list[int]] = [1, 16, 256, 4096]  # by cult: where its places begin in a mask of all of them
GUARDED: Final = "guarded"  # a step to the last space has to wait for somebody
SENDS: Final = 3  # ways to send a priest: for three, two or one step

STEP: Final = Verb("+", "", icon="i-plus", part="cult:{target}")
PAIR: Final = Verb("+2", "", icon="i-plus", part="cult:{target}")
TO_TOP: Final = Verb("top", icon="i-arrow", part="cult:{target}")  # which track, if there are not keys for all


def holder_of_top(state: Mystica, cult: i64) -> Seat | None:
    """Who stands on the last space of a track."""
    for seat in state.seats:
        if seat.cults[cult] == TOP:
            return seat
    return None


def set_level(state: Mystica, seat: Seat, cult: i64, level: i64, source: str) -> None:
    """The marker stands on a space of a track."""
    steps = level - seat.cults[cult]
    cults = seat.cults[:]
    cults[cult] = level
    seat.cults = cults
    if state.ledger is not None and steps:
        state.ledger.record(seat.number, "cult:" + CULTS[cult], steps, source)


def climb(state: Mystica, seat: Seat, cult: i64, steps: i64, source: str) -> None:
    """Steps up a track, with power on the way; the last space needs a key and is for one seat only."""
    start: i64 = seat.cults[cult]
    level = start
    power: i64 = 0
    for _ in range(steps):
        if level == TOP:
            break
        if level == TOP - 1:
            if holder_of_top(state, cult) is not None:
                break
            if seat.keys == 0:
                seat.remembered |= SMALL[cult]
                break
            seat.keys -= 1
        level += 1
        power += state.box.step_power[level]
    if level != start:
        set_level(state, seat, cult, level, source)
        if power:
            state.gain_power(seat, power, "cult:" + CULTS[cult])
        if level == TOP and seat.landmark:
            seat.faction.landmark_rules().on_top(state, seat)


def climb_all(state: Mystica, seat: Seat, steps: i64, source: str) -> None:
    """Steps on every track; where keys are too few for all that would reach their last space, the seat chooses."""
    wanting: list[i64] = []
    for cult in range(len(CULTS)):
        level = seat.cults[cult]
        if level < TOP <= level + steps and holder_of_top(state, cult) is None:
            wanting.append(cult)
    choosing = 0 < seat.keys < len(wanting)
    for cult in range(len(CULTS)):
        if choosing and cult in wanting:
            climb(state, seat, cult, TOP - 1 - seat.cults[cult], source)
            state.turn.hold(TOPS, state.turn.of(TOPS) | SMALL[cult])
        else:
            climb(state, seat, cult, steps, source)


@final
class Tops(Choice):
    """Tracks of which only some can go to the last space, for want of keys; the amount is a mask of them."""

    def count(self, amount: int) -> int:
        return sum(1 for cult in range(len(CULTS)) if amount & SMALL[cult])

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        return "" if amount & SMALL[move.at] else "no-top"

    def play(self, state: Mystica, seat: Seat, amount: int, move: Move) -> None:
        """A track goes to its last space; when the keys are used up, the others have to stay."""
        left = amount & ~SMALL[move.at]
        climb(state, seat, move.at, 1, "key")
        if not seat.keys:
            seat.remembered |= left
            left = 0
        state.turn.hold(self, left)


TOPS: Final = Tops("top", CHOICES + 30, TO_TOP, must=True, lasts=True, shown="tops")


def gain_keys(state: Mystica, seat: Seat, keys: i64) -> None:
    """Keys arrive: steps to the last space that failed this turn are made good, if there are keys for all of them."""
    seat.keys += keys
    waiting = [cult for cult in range(len(CULTS)) if seat.remembered & SMALL[cult]]
    if waiting and seat.keys >= len(waiting):
        seat.remembered = 0
        for cult in waiting:
            climb(state, seat, cult, 1, "key")


def step_down(state: Mystica, seat: Seat, cult: i64, steps: i64, source: str) -> None:
    """Steps down a track: no power, unless a landscape brings it; who leaves the last space gets the key back."""
    level = seat.cults[cult]
    if level == TOP:
        seat.keys += 1
    set_level(state, seat, cult, level - steps, source)
    if seat.landmark and not state.turn.quiet and seat.faction.landmark_rules().power_downwards():
        power = sum(state.box.step_power[level - steps + 1 : level + 1])
        if power:
            state.gain_power(seat, power, "cult:" + CULTS[cult])


def guarded(state: Mystica, seat: Seat, cult: i64) -> bool:
    """Must a step to the last space wait for another seat that may get there first by steps it is still to be given?"""
    if state.terms.free_order:
        return False
    for other in state.seats:
        each = other.faction.steps_when_taken()
        if each and other is not seat and other.keys and other.cults[cult] < TOP:
            coming = other.late_steps
            for deal in other.deals:
                if not deal.taken:
                    coming += each
            if coming and other.cults[cult] + coming >= TOP:
                return True
    return False


def may_climb(state: Mystica, seat: Seat, cult: i64, steps: i64) -> bool:
    """Is nobody in the way who has to decide first?"""
    if seat.cults[cult] + steps < TOP or seat.cults[cult] == TOP or not seat.keys:
        return True
    return not guarded(state, seat, cult)


def no_climb(state: Mystica, seat: Seat, cult: i64, steps: i64) -> str:
    """The first thing against steps on a track."""
    if seat.cults[cult] == TOP and not state.terms.customs.idle():
        return "top-already"
    return "" if may_climb(state, seat, cult, steps) else GUARDED


def offer_tracks(state: Mystica, seat: Seat, verb: Verb, steps: i64, out: list[Move]) -> None:
    """Add the tracks on which steps can be taken, or all of them if there is something against each."""
    family = state.land.of(verb)
    before = len(out)
    for cult in range(len(CULTS)):
        if not no_climb(state, seat, cult, steps):
            out.append(family[cult])
    if len(out) == before:
        out.extend(family)


def against_track(state: Mystica, seat: Seat, verb: Verb, steps: i64, cult: i64) -> str:
    """What keeps a track from being among them."""
    out: list[Move] = []
    offer_tracks(state, seat, verb, steps, out)
    return "" if state.land.of(verb)[cult] in out else no_climb(state, seat, cult, steps)


def may_lower(seat: Seat, cult: i64) -> bool:
    """Does a seat stand where a step down of its own will is possible?"""
    return SAFE < seat.cults[cult] < TOP


@final
class Lower(Action):
    """`-FIRE`: before a town tile with cult steps, one step down, to keep a key for another track."""

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        for cult in range(len(CULTS)):
            if may_lower(seat, cult) and not self.against(state, seat, cult):
                out.append(state.land.of(self)[cult])

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        if at >= len(CULTS):
            return "no-price"
        if not state.terms.customs.may_step_back(state):
            return "no-lowering"
        if state.turn.of(PRICES):
            return FIRST
        return "" if may_lower(seat, at) else "not-lowered"

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        step_down(state, seat, at, 1, "choice")


LOWER: Final = Lower("-", "", icon="i-minus")  # at: steps (1, 3, 4), then cults


@final
class Price(Choice):
    """Steps down to be paid, all on one track; the amount is the price."""

    def against(self, state: Mystica, seat: Seat, amount: int, move: Move) -> str:
        if move.at // len(CULTS) != (1 if amount == 3 else 2):
            return "other-price"
        return "" if seat.cults[move.at % len(CULTS)] >= amount else "low"

    def answers(self, state: Mystica, seat: Seat, amount: int, move: Move) -> bool:
        return move.verb is LOWER and move.at >= len(CULTS)

    def play(self, state: Mystica, seat: Seat, amount: int, move: Move) -> None:
        state.turn.hold(self, 0)
        step_down(state, seat, move.at % len(CULTS), amount, seat.faction.source)


PRICES: Final = Price("price", CHOICES - 10, LOWER, must=True, at_once=True, lasts=True, shown="price", unit="step")


@final
class Send(Tried):
    """`send p to FIRE for 3`: a priest to the order of a cult, for good, or for one step and back to the supply."""

    full = True

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        if seat.priests:
            super().offer(state, seat, out)

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        cult = at // SENDS
        steps = SENDS - at % SENDS
        if not seat.priests:
            return "no-priest"
        if steps > 1 and free_place(state, cult, steps) < 0:
            return "no-place"
        return "" if may_climb(state, seat, cult, steps + seat.faction.more_steps(seat)) else GUARDED

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        cult = at // SENDS
        steps = SENDS - at % SENDS
        place = free_place(state, cult, steps) if steps > 1 else -1
        state.pay_priests(seat, 1, "send")
        if place >= 0:
            places = state.priest_places[:]
            places[cult] |= SMALL[place]
            state.priest_places = places
            seat.orders |= SMALL[place] * PLACES_OF[cult]
            seat.priests_placed += 1
            seat.most_priests -= 1
        climb(state, seat, cult, steps + seat.faction.more_steps(seat), "send")


def free_place(state: Mystica, cult: i64, steps: i64) -> i64:
    """A free place for a priest that brings so many steps; -1 if there is none."""
    taken = state.priest_places[cult]
    for place, worth in enumerate(state.box.priest_steps):
        if worth == steps and not taken & SMALL[place]:
            return place
    return -1


SEND: Final = Send("send", icon="priest")
