"""The clan: who can be sent where, and what sending brings with it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import below, one, place
from terrae.core.moves import Move, Verb
from terrae.core.state import Frame
from terrae.core.vectors import vec
from terrae.games.terramara.rules.action import add
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
from terrae.games.terramara.rules.spaces import (
    CROSSROADS_MASK,
    CURRENT,
    EVERYWHERE,
    FUTURE,
    HOMELAND_MASK,
    HUT_BIT,
    OWN_BIT,
    REACHED,
    SPACES,
    SPECIAL_MASK,
    TERRITORY_MASK,
)
from terrae.games.terramara.rules.state import Mara


@final
class Send(Verb):
    """`explorer 1a`: send a clan member of this kind."""

    def __init__(self, word: str, who: i64) -> None:
        super().__init__(word, icon=word, part="space:{target}")
        self.who = who

    def offer(self, state: Mara, seat: Seat, standing: Standing, out: list[Move]) -> None:
        """Add the moves that are possible now; the Hut is always there."""
        if not ready(seat, self.who):
            return
        found = standing.open
        for mask in standing.open_to(state, seat, self.who):
            found &= mask
        priced = found & state.priced
        while priced:
            low = priced & -priced
            if against_price(state, seat, self.who, place(low)):
                found &= ~low
            priced ^= low
        add(out, state.box.of(self), found)

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        """The name of the first condition that does not hold; empty if it is possible."""
        if not ready(seat, self.who):
            return f"{self.word}-left"
        standing = Standing(state, seat)
        for number in range(len(FOR_ALL)):
            if not standing.masks[number] & one(at):
                return FOR_ALL[number]
        masks = standing.open_to(state, seat, self.who)
        for number in range(len(FOR_SOME)):
            if not masks[number] & one(at):
                return FOR_SOME[number]
        return against_price(state, seat, self.who, at)


def ready(seat: Seat, who: i64) -> bool:
    """Is there a clan member of this kind to be sent?"""
    return seat.explorers > 0 if who == EXPLORER else seat.chieftain if who == CHIEFTAIN else seat.warriors > 0


def military_price(state: Mara, seat: Seat, who: i64, at: i64) -> i64:
    """What placing here takes of Military, losses included."""
    space = state.places[at]
    if seat.bends & one(NO_LOSS):
        return space.pay_military
    return space.pay_military + space.lose + (joining_loss(state, seat, one(at)) if who == EXPLORER else 0)


def against_price(state: Mara, seat: Seat, who: i64, at: i64) -> str:
    """The first thing against paying for a space, and fulfilling what it requires."""
    space = state.places[at]
    if seat.military < military_price(state, seat, who, at):
        return "military-paid"
    if seat.raw() + seat.refined() < space.pay_raw:
        return "goods-paid"
    requires = space.requires
    return "" if requires is None or state.meets(seat, requires) else "required"


SEND_EXPLORER: Final = Send("explorer", EXPLORER)
SEND_CHIEFTAIN: Final = Send("chieftain", CHIEFTAIN)
SEND_WARRIOR: Final = Send("warrior", WARRIOR)
SENDINGS: Final = [SEND_EXPLORER, SEND_CHIEFTAIN, SEND_WARRIOR]
# Conditions of a space, in the order of Standing's masks: for all clan members, and by kind of clan member.
FOR_ALL: Final[tuple[str, ...]] = (
    "own-crossroads", "in-homeland", "row-there", "crossroads-open", "special-open", "no-fire", "caravans-there",
    "not-closed", "not-single", "not-full",
)  # fmt: skip
FOR_SOME: Final[tuple[str, ...]] = ("not-future", "no-own-member", "stronger")


@final
class Standing:
    """Who stands where, as one seat sees it."""

    def __init__(self, state: Mara, seat: Seat) -> None:
        once: i64 = 0  # with an Explorer
        twice: i64 = 0  # with two
        closed: i64 = 0  # with a Chieftain or Warrior
        weaker: i64 = 0  # with an Explorer that one of this seat may join: by strength, or by equal strength
        strength = seat.military + (1 if seat.bends & one(ENTER_EQUAL) else 0)
        for other in state.seats:
            twice |= once & other.explorers_at
            once |= other.explorers_at
            closed |= other.chieftain_at | other.warriors_at
            if other is not seat and strength > other.military:
                weaker |= other.explorers_at
        for number in range(len(state.neutral_at)):
            twice |= once & state.neutral_at[number]
            once |= state.neutral_at[number]
            if strength > state.neutral_military[number]:
                weaker |= state.neutral_at[number]
        current = CURRENT[state.round]
        own = ~OWN_BIT
        if seat.bends & one(PERSONAL_CROSSROADS):
            own = EVERYWHERE
        self.masks = vec[i64](
            [
                own,
                ~HOMELAND_MASK | state.homeland,
                ~TERRITORY_MASK | current | FUTURE[state.round],
                ~CROSSROADS_MASK | current,
                ~SPECIAL_MASK | current,
                ~state.fire,
                ~CROSSROADS_MASK | REACHED[seat.slower()],
                ~closed | HUT_BIT,
                ~(once & state.singles),
                ~twice,
            ]
        )
        found: i64 = below(SPACES)
        for mask in self.masks:
            found &= mask
        self.open = found
        self.joinable = ~once | weaker

    def open_to(self, state: Mara, seat: Seat, who: i64) -> vec[i64]:
        """Where the conditions hold that differ by kind of clan member."""
        if who == EXPLORER:
            return vec[i64]([EVERYWHERE, ~seat.explorers_at, self.joinable | seat.explorers_at])
        present = ~FUTURE[state.round]
        return vec[i64]([present, EVERYWHERE if who == WARRIOR else ~seat.explorers_at, EVERYWHERE])


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
