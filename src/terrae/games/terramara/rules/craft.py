"""Artifacts: creating, reserving, paying for them, and the row along the River."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from terrae.board.hexes import one, place
from terrae.core.moves import Move, Verb
from terrae.core.state import Chance, Frame, Step
from terrae.core.vectors import vec
from terrae.games.terramara.rules.action import DONE, add
from terrae.games.terramara.rules.box import Answer, Artifact, Powers
from terrae.games.terramara.rules.effects import ANY, RAW
from terrae.games.terramara.rules.free import GOODS_PART, Hopeful, Price
from terrae.games.terramara.rules.river import within_reach
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.state import Mara

CREATE: Final = Verb("create", icon="artifact", part="card:{target}")
RESERVE: Final = Verb("reserve", icon="reserve", part="card:{target}")
SWAP: Final = Verb("swap", icon="i-swap", part=GOODS_PART)
WAIVE: Final = Verb("waive", icon="any-refined", part=GOODS_PART)
DRAW_ARTIFACT: Final = Verb("draw artifact", icon="i-eye")
ALL_RAW: Final = 99  # raw goods may pay for everything

# The row


@final
class DrawArtifact(Chance[Mara]):
    """Nature turns up the next artifact: any of the lowest level that is left in the deck."""

    def moves(self, state: Mara) -> list[Move]:
        out: list[Move] = []
        for level in range(1, 4):
            cards = state.deck & state.box.level_cards[level]
            if cards:
                add(out, state.box.of(DRAW_ARTIFACT), cards)
                break
        return out

    def play(self, state: Mara, move: Move) -> None:
        state.deck &= ~one(move.at)
        state.row = [*state.row, int(move.at)]


@final
class Refill(Step[Mara]):
    """Fill the row, as long as there are cards."""

    def run(self, state: Mara) -> None:
        if len(state.row) < state.box.row and state.deck:
            state.then(DRAW, self)


DRAW: Final = DrawArtifact()
REFILL: Final = Refill()


def take_card(state: Mara, card: i64) -> None:
    """A card leaves the row; the others slide to the left, and a new one is drawn at once."""
    state.row = [other for other in state.row if other != card]


# Prices


def needs(state: Mara, seat: Seat, card: Artifact) -> vec[i64]:
    """What an artifact costs a seat: refined goods, less all discounts that hold anyway."""
    cost = lowered(card.cost, card, seat.side)
    cards = seat.cards & state.box.discount_cards
    while cards:
        low = cards & -cards
        cost = lowered(cost, card, state.box.artifacts[place(low)].powers)
        cards ^= low
    return cost


def lowered(cost: vec[i64], card: Artifact, powers: Powers) -> vec[i64]:
    """The same cost if these powers have no discount for a card, or one of its own."""
    category = powers.discount_category
    if category != ANY and category != card.category:
        return cost
    lower = cost[:]
    for kind in range(RAW):
        lower[kind] = max(lower[kind] - powers.discount[kind] - powers.discount_each, 0)
    return lower


def payable(seat: Seat, need: vec[i64], raw: i64) -> bool:
    """Can the seat pay, with so many raw goods in the place of refined ones?"""
    goods = seat.goods
    for kind in range(RAW):
        short = need[kind] - goods[RAW + kind]
        if short > 0:
            if short > goods[kind]:
                return False
            raw -= short
    return raw >= 0


def affordable(state: Mara, seat: Seat, number: i64, raw: i64) -> bool:
    """Can the seat create this artifact? A reserved one may cost one resource less."""
    need = needs(state, seat, state.box.artifacts[number])
    if payable(seat, need, raw):
        return True
    if not may_waive(state, seat, number):
        return False
    for kind in range(RAW):
        if need[kind] and payable(seat, less(need, kind), raw):
            return True
    return False


def may_waive(state: Mara, seat: Seat, number: i64) -> bool:
    """From a space of the River on, a reserved artifact costs one resource less, whichever the seat likes."""
    return number != NONE and seat.reserved == number and seat.culture >= state.box.discount_from


def less(need: vec[i64], kind: i64) -> vec[i64]:
    """The same with one less of a kind."""
    fewer = need[:]
    fewer[kind] -= 1
    return fewer


def raw_of(seat: Seat, raw: i64) -> i64:
    """How many raw goods may pay for refined ones."""
    return max(raw, seat.raw_for_refined)


def against_card(state: Mara, seat: Seat, number: i64) -> str:
    """The first thing against taking an artifact along the River."""
    if number not in state.row:
        return "card-there"
    return "" if state.row.index(number) < within_reach(state, seat) else "card-near"


def against_creation(state: Mara, seat: Seat, number: i64, raw: i64) -> str:
    """The first thing against creating an artifact."""
    found = "" if seat.reserved == number else against_card(state, seat, number)
    return found or ("" if affordable(state, seat, number, raw_of(seat, raw)) else "card-paid")


def against_reserving(state: Mara, seat: Seat) -> str:
    """The first thing against putting any artifact aside: once the Canoe is far enough, one at a time."""
    if seat.culture < state.box.reserve_from:
        return "reserve-river"
    return "" if seat.reserved == NONE else "reserve-one"


def offer_creations(state: Mara, seat: Seat, raw: i64, out: list[Move]) -> None:
    """`create` for whatever the seat can reach or has reserved, and can pay."""
    cheaper = (seat.cards & state.box.discount_cards) != 0 or may_waive(state, seat, seat.reserved)
    raw = raw_of(seat, raw)
    if not cheaper and seat.refined() + (seat.raw() if raw else 0) == 0:
        return  # nothing is free
    family = state.box.of(CREATE)
    for at in range(within_reach(state, seat)):
        if affordable(state, seat, state.row[at], raw):
            out.append(family[state.row[at]])
    if seat.reserved != NONE and affordable(state, seat, seat.reserved, raw):
        out.append(family[seat.reserved])


def offer_reservations(state: Mara, seat: Seat, out: list[Move]) -> None:
    """`reserve` for whatever the seat can reach, if it may put an artifact aside."""
    if not against_reserving(state, seat):
        for at in range(within_reach(state, seat)):
            out.append(state.box.of(RESERVE)[state.row[at]])


# Creating


def create(state: Mara, seat: Seat, number: i64, raw: i64) -> None:
    """Pay for an artifact, then it is the seat's."""
    need = needs(state, seat, state.box.artifacts[number])
    waive = may_waive(state, seat, number)
    state.then(PayArtifact(seat.number, number, need, raw_of(seat, raw), waive), Created(seat.number, number))


def reserve(state: Mara, seat: Seat, number: i64) -> None:
    """Put an artifact aside; nobody else can create it."""
    seat.reserved = number
    state.record(seat, "reserved", 1, "river")
    take_card(state, number)
    state.then(REFILL)


@final
class PayArtifact(Price):
    """How does the seat pay? Asked only where there is a choice."""

    def __init__(self, seat: i64, card: i64, need: vec[i64], raw: i64, waive: bool) -> None:
        super().__init__(seat, SWAP)
        self.card = card
        self.need = need  # refined goods still to be paid
        self.raw = raw  # how many of them may be paid raw
        self.waive = waive  # may one of them be left out?

    def manner(self) -> str:
        return "waive" if self.waive else ""

    def enter(self, state: Mara) -> bool:
        out = self.answers(state)
        if len(out) == 1 and out[0].verb is DONE:
            self.answer(state, out[0])
            return False
        return super().enter(state)

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        if self.waive:
            self.try_all(state, seat, WAIVE, out)
        if self.raw:
            self.try_all(state, seat, SWAP, out)
        self.try_all(state, seat, DONE, out)

    def try_all(self, state: Mara, seat: Seat, verb: Verb, out: list[Move]) -> None:
        for move in state.box.of(verb):
            if self.objection(state, seat, move) == "":
                out.append(move)

    def objection(self, state: Mara, seat: Seat, move: Move) -> str | None:
        if move.verb is WAIVE:
            return self.against_waiving(state, seat, move.at)
        if move.verb is not SWAP and move.verb is not DONE:
            return super().objection(state, seat, move)
        if self.waive:
            for kind in range(RAW):
                if not self.against_waiving(state, seat, kind):
                    return "waive-first"
        short: i64 = 0
        for kind in range(RAW):
            short += max(0, self.need[kind] - seat.goods[RAW + kind])
        if move.verb is DONE:
            return "swap-first" if short else ""
        kind = move.at
        if not self.raw:
            return "raw-pays"
        if not self.need[kind]:
            return "needed"
        if not seat.goods[kind]:
            return "good-held"
        return "" if short < self.raw or self.need[kind] > seat.goods[RAW + kind] else "raw-spared"

    def against_waiving(self, state: Mara, seat: Seat, kind: i64) -> str:
        if not self.waive:
            return "waiver"
        if not self.need[kind]:
            return "needed"
        return "" if payable(seat, less(self.need, kind), self.raw) else "rest-paid"

    def pay(self, state: Mara, move: Move) -> None:
        seat = state.seats[self.seat]
        kind = move.at
        source = state.box.artifacts[self.card].powers.source
        if move.verb is WAIVE:
            state.then(PayArtifact(self.seat, self.card, less(self.need, kind), self.raw, False))
        elif move.verb is SWAP:
            state.pay_goods(seat, kind, 1, source)
            state.then(PayArtifact(self.seat, self.card, less(self.need, kind), self.raw - 1, self.waive))
        else:
            for one_kind in range(RAW):
                if self.need[one_kind]:
                    state.pay_goods(seat, RAW + one_kind, self.need[one_kind], source)


@final
class Created(Step[Mara]):
    """The card is paid: it leaves the row or the reserve, a new one is drawn, and its benefits follow."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Mara) -> None:
        seat = state.seats[self.seat]
        card = state.box.artifacts[self.card]
        frames: list[Frame[Any]] = []
        if seat.reserved == self.card:
            seat.reserved = NONE
            state.record(seat, "reserved", -1, card.powers.source)
        else:
            take_card(state, self.card)
            frames.append(REFILL)
        made = Made(self.card)
        answer_creation(seat.side.on_create, seat.number, card, made, frames)
        cards = seat.cards & state.box.create_cards
        while cards:
            low = cards & -cards
            answer_creation(state.box.artifacts[place(low)].powers.on_create, seat.number, card, made, frames)
            cards ^= low
        seat.cards |= one(self.card)
        state.record(seat, "artifact", 1, card.powers.source)
        state.refresh(seat)
        frames += card.powers.instant[seat.number]
        state.programme(frames)


@final
class Made(Step[Mara]):
    """What follows looks at this artifact, even if another one was created meanwhile."""

    def __init__(self, card: i64) -> None:
        self.card = card

    def run(self, state: Mara) -> None:
        state.made = self.card


def answer_creation(answers: list[Answer], seat: i64, card: Artifact, made: Made, frames: list[Frame[Any]]) -> None:
    for answer in answers:
        if answer.levels and not answer.levels & one(card.level):
            continue
        if answer.category == ANY or answer.category == card.category:
            frames.append(made)
            frames += answer.frames[seat]


@final
class CreateExtra(Hopeful):
    """An effect lets the seat create one artifact at once; raw goods may pay."""

    def offer(self, state: Mara, seat: Seat, out: list[Move]) -> None:
        offer_creations(state, seat, ALL_RAW, out)

    def against(self, state: Mara, seat: Seat, at: i64) -> str:
        return against_creation(state, seat, at, ALL_RAW)

    def answer(self, state: Mara, move: Move) -> None:
        create(state, state.seats[self.seat], move.at, ALL_RAW)


CREATE_EXTRA: Final = [CreateExtra(number, CREATE) for number in range(4)]
