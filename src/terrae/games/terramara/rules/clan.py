"""The clan: who can be sent where, and what sending brings with it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import one, place
from terrae.core.moves import Verb
from terrae.core.state import Frame
from terrae.games.terramara.rules.box import AT_CROSSROADS, IN_HUT, Answer, Space
from terrae.games.terramara.rules.effects import (
    ANY,
    CHIEFTAIN,
    ENTER_EQUAL,
    EXPLORER,
    NO_LOSS,
    NO_TERRAIN,
    NOBODY,
    OTHER,
    PERSONAL_CROSSROADS,
    WARRIOR,
)
from terrae.games.terramara.rules.goods import PayRaw
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.spaces import CROSSROADS_MASK, CURRENT, FUTURE, HUT_BIT, OWN_BIT, REACHED
from terrae.games.terramara.rules.state import Mara


@final
class Send(Verb):
    """`explorer 1a`: send a clan member of this kind."""

    def __init__(self, word: str, who: i64) -> None:
        super().__init__(word)
        self.who = who


SEND_EXPLORER: Final = Send("explorer", EXPLORER)
SEND_CHIEFTAIN: Final = Send("chieftain", CHIEFTAIN)
SEND_WARRIOR: Final = Send("warrior", WARRIOR)


@final
class Standing:
    """Who stands where, as one seat sees it."""

    def __init__(self, state: Mara, seat: Seat) -> None:
        once: i64 = 0
        twice: i64 = 0
        closed: i64 = state.fire
        for other in state.seats:
            twice |= once & other.explorers_at
            once |= other.explorers_at
            closed |= other.chieftain_at | other.warriors_at
        for mask in state.neutral_at:
            twice |= once & mask
            once |= mask
        closed &= ~HUT_BIT
        opened = CURRENT[state.round] | FUTURE[state.round] | state.homeland
        opened &= ~CROSSROADS_MASK | REACHED[seat.slower()]
        if seat.bends & one(PERSONAL_CROSSROADS):
            opened |= OWN_BIT
        self.empty: i64 = opened & ~once & ~closed
        self.lone: i64 = opened & once & ~twice & ~closed & ~state.singles  # one Explorer, and room for another


def weaker_explorers(state: Mara, seat: Seat) -> i64:
    """Spaces with an Explorer that an Explorer of this seat may join: by strength, or by equal strength."""
    strength = seat.military + (1 if seat.bends & one(ENTER_EQUAL) else 0)
    mask: i64 = 0
    for other in state.seats:
        if other is not seat and strength > other.military:
            mask |= other.explorers_at
    for number in range(len(state.neutral_at)):
        if strength > state.neutral_military[number]:
            mask |= state.neutral_at[number]
    return mask


def targets(state: Mara, seat: Seat, who: i64) -> i64:
    """Where a clan member of this kind can be sent, the Hut aside."""
    standing = Standing(state, seat)
    if who == EXPLORER:
        joint = standing.lone & weaker_explorers(state, seat)
    else:
        joint = standing.lone & ~FUTURE[state.round]
        standing.empty &= ~FUTURE[state.round]
        if who == CHIEFTAIN:
            joint &= ~seat.explorers_at
    found = standing.empty | joint
    priced = found & state.priced
    while priced:
        low = priced & -priced
        space = state.places[place(low)]
        loss = joining_loss(state, seat, low) if who == EXPLORER else 0
        if not payable(state, seat, space, loss):
            found &= ~low
        priced ^= low
    return found


def occupant_military(state: Mara, seat: Seat, spot: i64) -> i64:
    """The Military of whoever else has an Explorer on a space; nobody's is -1."""
    for other in state.seats:
        if other is not seat and other.explorers_at & spot:
            return other.military
    for number in range(len(state.neutral_at)):
        if state.neutral_at[number] & spot:
            return state.neutral_military[number]
    return -1


def joining_loss(state: Mara, seat: Seat, spot: i64) -> i64:
    """What an Explorer loses by joining another: 1 Military, unless it may enter at equal strength."""
    military = occupant_military(state, seat, spot)
    return 1 if 0 <= military < seat.military else 0


def payable(state: Mara, seat: Seat, space: Space, loss: i64) -> bool:
    """Can the seat pay for placing here, after such a loss, and does it fulfil what is required?"""
    if seat.bends & one(NO_LOSS):
        need = space.pay_military
    else:
        need = loss + space.lose + space.pay_military
    if seat.military < need or seat.raw() + seat.refined() < space.pay_raw:
        return False
    requires = space.requires
    return requires is None or state.meets(seat, requires)


def send(state: Mara, seat: Seat, who: i64, at: i64) -> None:
    """Place a clan member: losses and prices first, then what sending triggers, then the action."""
    space = state.places[at]
    spot = one(at)
    seat.sent += 1
    frames: list[Frame[Any]] = []
    if space.kind == IN_HUT:
        go_home(seat, who)
    else:
        occupied = NOBODY if occupant_military(state, seat, spot) < 0 else OTHER
        if who == EXPLORER and occupied == OTHER and joining_loss(state, seat, spot):
            state.lose_military(seat, 1, "join")
        if space.lose:
            state.lose_military(seat, space.lose, space.source)
        if space.pay_military:
            state.pay_military(seat, space.pay_military, space.source)
        if space.pay_raw:
            frames.append(PayRaw(seat.number, space.pay_raw, space.source))
        put(seat, who, spot)
        if who != WARRIOR:
            triggered(state, seat, who, space, occupied, frames)
    frames += space.frames[seat.number]
    state.programme(frames)


def put(seat: Seat, who: i64, spot: i64) -> None:
    """A clan member now stands on a space."""
    if who == EXPLORER:
        seat.explorers -= 1
        seat.explorers_at |= spot
    elif who == CHIEFTAIN:
        seat.chieftain = False
        seat.chieftain_at = spot
    else:
        seat.warriors -= 1
        seat.warriors_at |= spot


def go_home(seat: Seat, who: i64) -> None:
    """A clan member stays in the Hut."""
    if who == EXPLORER:
        seat.explorers -= 1
        seat.hut_explorers += 1
    elif who == CHIEFTAIN:
        seat.chieftain = False
        seat.chieftain_at = HUT_BIT
    else:
        seat.warriors -= 1
        seat.hut_warriors += 1


def triggered(state: Mara, seat: Seat, who: i64, space: Space, occupied: i64, frames: list[Frame[Any]]) -> None:
    """What cards and character give for sending."""
    answer_sending(seat.side.on_send, seat.number, who, space, occupied, frames)
    cards = seat.cards & state.box.send_cards
    while cards:
        low = cards & -cards
        answer_sending(state.box.artifacts[place(low)].powers.on_send, seat.number, who, space, occupied, frames)
        cards ^= low


def answer_sending(
    answers: list[Answer], seat: i64, who: i64, space: Space, occupied: i64, frames: list[Frame[Any]]
) -> None:
    for answer in answers:
        if not answer.who & one(who):
            continue
        if answer.terrain != NO_TERRAIN and answer.terrain != space.terrain:
            continue
        if answer.at_crossroads and space.kind != AT_CROSSROADS:
            continue
        if answer.occupied == ANY or answer.occupied == occupied:
            frames += answer.frames[seat]
