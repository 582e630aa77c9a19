"""Reasons: why a move is not possible now.

Each verb lists what must hold where it can be asked for; the first thing that does not hold is the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from terrae.board.hexes import one
from terrae.core.messages import Message, known
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.core.voice import kind, target
from terrae.games.terramara.rules.action import any_possible
from terrae.games.terramara.rules.choices import Menu
from terrae.games.terramara.rules.clan import Send, joining_loss, occupant_military
from terrae.games.terramara.rules.craft import (
    ALL_RAW,
    CreateExtra,
    PayArtifact,
    affordable,
    less,
    needs,
    payable,
    raw_of,
)
from terrae.games.terramara.rules.deeds import PayMore, TakeUpTo, Trade
from terrae.games.terramara.rules.effects import (
    CHIEFTAIN,
    ENTER_EQUAL,
    EXPLORER,
    GOODS,
    ITEMS,
    MILITARY,
    NO_LOSS,
    PERSONAL_BONUS,
    PERSONAL_CROSSROADS,
    RAW,
    WARRIOR,
)
from terrae.games.terramara.rules.goods import Pick
from terrae.games.terramara.rules.neutral import PlaceNeutral
from terrae.games.terramara.rules.river import within_reach
from terrae.games.terramara.rules.road import END, RIGHT, right_open
from terrae.games.terramara.rules.seat import NONE, Seat
from terrae.games.terramara.rules.spaces import (
    CROSSROADS,
    HOMELAND,
    HUT,
    OWN,
    ROUNDS,
    SPECIAL,
    TERRITORY,
    round_of,
)
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import Turn, Window
from terrae.games.terramara.words.asks import goods_of, question, source_name, space_name, text, who


@dataclass(frozen=True)
class Case:
    """A move that a seat would like to play as the answer to a question."""

    state: Mara
    seat: Seat
    decision: Decision[Any]
    move: Move

    @property
    def at(self) -> int:
        return int(self.move.at)

    @property
    def place(self) -> str:
        return target(self.move)

    @property
    def name(self) -> Message:
        """The space the move points at."""
        return space_name(self.state, self.at)


Check = Callable[[Case], Message | None]


def reason(name: str, /, **values: object) -> Message:
    return text(f"reason.{name}", **values)


# Sending


def kind_of(case: Case) -> int:
    verb = case.move.verb
    assert isinstance(verb, Send)
    return int(verb.who)


def member_left(case: Case) -> Message | None:
    seat, who_ = case.seat, kind_of(case)
    if who_ == EXPLORER:
        return None if seat.explorers else reason("no-explorer")
    if who_ == CHIEFTAIN:
        return None if seat.chieftain else reason("no-chieftain")
    return None if seat.warriors else reason("no-warrior")


def on_table(case: Case) -> Message | None:
    """Is the space there in this game, for this seat?"""
    state, at = case.state, case.at
    if at == OWN and not case.seat.bends & one(PERSONAL_CROSSROADS):
        return reason("no-own-crossroads")
    if HOMELAND <= at < OWN and not state.homeland & one(at):
        return reason("other-homeland", place=case.place, seats=len(state.seats))
    return None


def opened(case: Case) -> Message | None:
    """Is it this space's time?"""
    state, at = case.state, case.at
    if at < TERRITORY:
        round_ = int(round_of(at // 6))
        if round_ < state.round:
            return reason("turned-over", row=at // 6 + 1)
        if round_ > state.round and kind_of(case) != EXPLORER:
            return reason("future-chieftain" if kind_of(case) == CHIEFTAIN else "future-warrior", round=round_)
    elif at < SPECIAL and at - CROSSROADS + 1 >= state.round:
        return reason("crossroads-later", round=at - CROSSROADS + 2)
    elif SPECIAL <= at < HOMELAND and state.round < ROUNDS:
        return reason("special-later", round=ROUNDS)
    return None


def not_burning(case: Case) -> Message | None:
    return reason("fire", place=case.place) if case.state.fire & one(case.at) else None


def caravans_there(case: Case) -> Message | None:
    if not CROSSROADS <= case.at < SPECIAL:
        return None
    row = case.at - CROSSROADS + 1
    reached = [int(at) // 3 >= row for at in (case.seat.caravan, case.seat.second)]
    return None if all(reached) else reason("caravans", row=row, number=sum(reached))


def occupants(case: Case) -> list[tuple[int, int]]:
    """Who stands there: seat number (neutral players from -2 downwards) and kind of clan member."""
    spot = one(case.at)
    found: list[tuple[int, int]] = []
    for other in case.state.seats:
        for mask, who_ in (
            (other.explorers_at, EXPLORER),
            (other.chieftain_at, CHIEFTAIN),
            (other.warriors_at, WARRIOR),
        ):
            if mask & spot:
                found.append((int(other.number), who_))
    found += [(-2 - number, EXPLORER) for number, mask in enumerate(case.state.neutral_at) if mask & spot]
    return found


def owner_name(case: Case, number: int) -> Message:
    if number < 0:
        return text("who.neutral", number=-1 - number)
    return text("who.you") if number == case.seat.number else who(case.state, number)


def has_room(case: Case) -> Message | None:
    """Nobody's Chieftain or Warrior there, no second Explorer, no own member, not a space for one."""
    here = occupants(case)
    if not here:
        return None
    for number, who_ in here:
        if who_ != EXPLORER:
            return reason("closed", owner=owner_name(case, number), place=case.place)
    if case.state.singles & one(case.at):
        return reason("single", place=case.place)
    if len(here) > 1:
        return reason("full", place=case.place)
    if here[0][0] == case.seat.number and kind_of(case) != WARRIOR:
        return reason("own-member", place=case.place)
    return None


def strong_enough(case: Case) -> Message | None:
    """An Explorer joins only a weaker player's."""
    if kind_of(case) != EXPLORER:
        return None
    military = int(occupant_military(case.state, case.seat, one(case.at)))
    mine = int(case.seat.military)
    if military < 0 or mine > military or (mine == military and case.seat.bends & one(ENTER_EQUAL)):
        return None
    return reason("weaker", place=case.place, mine=mine, theirs=military)


def price_paid(case: Case) -> Message | None:
    """What placing costs, and what is required."""
    state, seat = case.state, case.seat
    space = state.places[case.at]
    loss = int(joining_loss(state, seat, one(case.at))) if kind_of(case) == EXPLORER else 0
    need = int(space.pay_military) + (0 if seat.bends & one(NO_LOSS) else loss + int(space.lose))
    if seat.military < need:
        return reason("few-military", place=case.place, need=need, have=int(seat.military))
    have = int(seat.raw() + seat.refined())
    if have < space.pay_raw:
        return reason("few-goods", place=case.place, need=int(space.pay_raw), have=have)
    if space.requires is not None and not state.meets(seat, space.requires):
        return reason("required", place=case.place, condition=space.requires.words())
    return None


# Artifacts


def in_reach(case: Case) -> Message | None:
    state, seat = case.state, case.seat
    card = state.box.artifacts[case.at]
    if seat.reserved == case.at:
        return reason("reserved-already", name=card.name) if case.move.verb.word == "reserve" else None
    if seat.cards & one(case.at):
        return reason("card-own", name=card.name)
    if case.at not in state.row:
        for other in state.seats:
            if other.cards & one(case.at) or other.reserved == case.at:
                return reason("card-taken", name=card.name, owner=who(state, int(other.number)))
        return reason("card-absent", name=card.name)
    place = state.row.index(case.at)
    if place < within_reach(state, seat):
        return None
    space = next(number for number in range(int(state.box.river_last) + 1) if state.box.reach[number] > place)
    return reason("card-far", name=card.name, space=space, culture=int(seat.culture))


def crafted_once(case: Case) -> Message | None:
    return reason("crafted") if isinstance(case.decision, Window) and case.decision.crafted else None


def can_pay(case: Case) -> Message | None:
    state, seat = case.state, case.seat
    raw = int(raw_of(seat, ALL_RAW if isinstance(case.decision, CreateExtra) else 0))
    if affordable(state, seat, case.at, raw):
        return None
    card = state.box.artifacts[case.at]
    need = needs(state, seat, card)
    short = [max(0, need[number] - int(seat.goods[RAW + number])) for number in range(RAW)]
    return reason("card-dear", name=card.name, cost=goods_of(need), short=goods_of(short))


def may_reserve(case: Case) -> Message | None:
    seat, box = case.seat, case.state.box
    if seat.culture < box.reserve_from:
        return reason("reserve-river", space=int(box.reserve_from), culture=int(seat.culture))
    if seat.reserved != NONE:
        return reason("reserve-one", name=box.artifacts[seat.reserved].name)
    return None


def has_card(case: Case) -> Message | None:
    card = case.state.box.artifacts[case.at]
    if not case.seat.cards & one(case.at):
        return reason("card-not-yours", name=card.name)
    if not any(card.powers.once):
        return reason("card-no-use", name=card.name)
    if case.seat.used & one(case.at):
        return reason("card-used", name=card.name)
    if not any_possible(case.state, card.powers.once[case.seat.number]):
        return reason("card-idle", name=card.name)
    return None


# Free moves


def own_turn(case: Case) -> Message | None:
    return None if case.state.turn == case.seat.number else reason("free-later")


def price_safe(case: Case) -> Message | None:
    """In the middle of a price only effects that take nothing can be used."""
    word, box = case.move.verb.word, case.state.box
    if word == "use":
        safe = box.artifacts[case.at].powers.only_brings
    else:
        safe = box.bonus_tiles[case.at].only_brings if word == "bonus" else case.seat.side.only_brings
    return reason("price-first") if case.state.paying and not safe else None


def worker_ready(case: Case) -> Message | None:
    seat = case.seat
    if not seat.workers[case.at]:
        return reason("no-worker", level=case.at + 1)
    if not seat.ready(case.at):
        return reason("worker-tired", level=case.at + 1)
    return None if seat.raw() else reason("no-raw")


def ability_ready(case: Case) -> Message | None:
    seat = case.seat
    if not any(seat.side.once):
        return reason("no-ability")
    if seat.ability_used:
        return reason("ability-used")
    return None if any_possible(case.state, seat.side.once[seat.number]) else reason("ability-idle")


def tile_ready(case: Case) -> Message | None:
    seat, tile = case.seat, case.state.box.bonus_tiles[case.at]
    if not seat.bends & one(PERSONAL_BONUS) or not seat.bonus_tiles & one(case.at):
        return reason("tile-not-yours", tile=tile.key)
    if seat.ability_used:
        return reason("tile-once")
    if tile.level > case.state.round:
        return reason("tile-level", level=int(tile.level), round=int(case.state.round))
    return None if any_possible(case.state, tile.frames[seat.number]) else reason("tile-idle", tile=tile.key)


def can_flip(case: Case) -> Message | None:
    seat = case.seat
    if seat.character == NONE:
        return reason("no-character")
    if seat.grown:
        return reason("grown")
    if seat.sent:
        return reason("flip-late")
    return reason("flip-future") if seat.explorers < seat.side.explorers else None


def not_sparing(case: Case) -> Message | None:
    return reason("sparing") if case.state.sparing else None


# Goods


def good_held(case: Case) -> Message | None:
    if case.at >= GOODS or case.seat.goods[case.at]:
        return None
    return reason("no-good", what=text(f"name.{ITEMS[case.at]}"))


def payable_kind(case: Case) -> Message | None:
    decision = case.decision
    if isinstance(decision, Trade):
        give = int(decision.deed.give)
        if (give == MILITARY) != (case.at == MILITARY):
            return reason("other-price", source=source_name(case.state, decision.deed.source))
        if give != MILITARY and case.at < RAW and ITEMS[give] == "any_refined":
            return reason("refined-only")
    elif isinstance(decision, PayMore) and case.at < RAW and ITEMS[decision.deed.give] == "any_refined":
        return reason("refined-only")
    if case.at == MILITARY and not isinstance(decision, Trade):
        return reason("no-military-here")
    return None


def enough_to_trade(case: Case) -> Message | None:
    """The whole price of one exchange is there."""
    decision, seat = case.decision, case.seat
    if not isinstance(decision, Trade) or decision.deed.possible(case.state):
        return None
    need = int(decision.deed.number)
    if decision.deed.give == MILITARY:
        return reason("few-strength", need=need, have=int(seat.military))
    have = seat.refined() + (seat.raw() if ITEMS[decision.deed.give] == "any_raw" else 0)
    return reason("few-to-give", need=need, have=int(have))


def same_side(case: Case) -> Message | None:
    """The right side of goods, and not what was just given."""
    decision = case.decision
    assert isinstance(decision, Pick)
    if (case.at >= RAW) != decision.refined:
        return reason("pick-refined" if decision.refined else "pick-raw")
    return reason("same-kind") if case.at == decision.but else None


def swap_useful(case: Case) -> Message | None:
    decision = case.decision
    assert isinstance(decision, PayArtifact)
    if not decision.raw:
        return reason("no-swap")
    if case.move in decision.moves(case.state):
        return None
    if any(move.verb.word == "waive" for move in decision.moves(case.state)):
        return reason("waive-first")
    if not decision.need[case.at]:
        return reason("not-needed", what=text(f"name.{ITEMS[RAW + case.at]}"))
    return good_held(case) or reason("swap-kept")


def waive_useful(case: Case) -> Message | None:
    decision = case.decision
    assert isinstance(decision, PayArtifact)
    if not decision.waive:
        return reason("no-waiver", space=int(case.state.box.discount_from))
    if not decision.need[case.at]:
        return reason("not-needed", what=text(f"name.{ITEMS[RAW + case.at]}"))
    short = less(decision.need, case.at)
    return None if payable(case.seat, short, decision.raw) else reason("waive-short")


# The rest


def path_open(case: Case) -> Message | None:
    seat = case.seat
    at = int(seat.caravan if case.at < 3 else seat.second)
    if at == END:
        return reason("caravan-home", caravan=case.at // 3 + 1)
    if case.at >= 3 and seat.caravan == seat.second:
        return reason("caravans-alike")
    if at % 3 and case.at % 3:
        return reason("on-detour", caravan=case.at // 3 + 1)
    if case.at % 3 == RIGHT and not right_open(case.state, at // 3):
        return reason("outpost-closed", row=at // 3 + 1)
    return None


def option_possible(case: Case) -> Message | None:
    decision = case.decision
    assert isinstance(decision, Menu)
    if case.at >= len(decision.deed.options):
        return reason("no-option", number=len(decision.deed.options))
    if not decision.left & one(case.at):
        return reason("option-used")
    return None if any_possible(case.state, decision.deed.options[case.at]) else reason("option-idle")


def on_offer(case: Case) -> Message | None:
    if case.move in case.decision.moves(case.state):
        return None
    owned = {"character": case.seat.character, "start": case.seat.start}.get(case.move.verb.word, NONE)
    return reason("one-of-a-kind") if owned != NONE else reason("not-on-offer", name=case.place)


def neutral_place(case: Case) -> Message | None:
    decision = case.decision
    assert isinstance(decision, PlaceNeutral)
    if case.at // 6 != decision.row:
        return reason("other-row", row=int(decision.row) + 1)
    if any(mask & one(case.at) for mask in case.state.neutral_at):
        return reason("neutral-there", place=case.place)
    return not_burning(case)


def amount_offered(case: Case) -> Message | None:
    decision = case.decision
    assert isinstance(decision, TakeUpTo)
    number = int(decision.deed.number(case.state))
    return None if case.at <= number else reason("take-most", number=number)


SENDING: tuple[Check, ...] = (
    member_left, on_table, opened, not_burning, caravans_there, has_room, strong_enough, price_paid,
)  # fmt: skip
FREE: dict[str, tuple[Check, ...]] = {
    "worker": (own_turn, worker_ready),
    "use": (own_turn, has_card, price_safe),
    "ability": (own_turn, ability_ready, price_safe),
    "bonus": (own_turn, tile_ready, price_safe),
}
CHECKS: dict[str, dict[str, tuple[Check, ...]]] = {
    "turn": {
        **FREE,
        "explorer": SENDING,
        "chieftain": SENDING,
        "warrior": SENDING,
        "flip": (can_flip,),
        "decline": (not_sparing,),
    },
    "window": {**FREE, "create": (crafted_once, in_reach, can_pay), "reserve": (crafted_once, may_reserve, in_reach)},
    "create-extra": {**FREE, "create": (in_reach, can_pay)},
    "trade": {**FREE, "pay": (payable_kind, good_held, enough_to_trade)},
    "menu": {**FREE, "choose": (option_possible,)},
    "refine": {**FREE, "refine": (good_held,)},
    "pick": {**FREE, "gain": (same_side,)},
    "pay-raw": {**FREE, "pay": (payable_kind, good_held)},
    "pay-more": {**FREE, "pay": (payable_kind, good_held)},
    "pay-artifact": {**FREE, "swap": (swap_useful,), "waive": (waive_useful,)},
    "give-tribute": {"give": (good_held,)},
    "take-up-to": {**FREE, "take": (amount_offered,)},
    "travel": {**FREE, "caravan": (path_open,)},
    "draft": {"character": (on_offer,), "start": (on_offer,)},
    "keep-tile": {"keep": (on_offer,)},
    "place-neutral": {"neutral": (neutral_place,)},
}


def first_reason(case: Case) -> Message | None:
    """The first thing against a move, if the question takes its verb at all."""
    for check in CHECKS.get(kind(case.decision), {}).get(case.move.verb.word, ()):
        if check in SENDING and case.at == HUT and check is not member_left:
            continue
        found = check(case)
        if found is not None:
            return found
    return None


def why_not(state: Mara, seat: int, move: Move) -> Message:
    """The reason why a move is not possible for a seat now."""
    decisions = [decision for decision in state.decisions() if decision.seat == seat]
    if not decisions:
        return reason("over") if state.over else reason("not-your-turn", owner=who(state, int(state.decision.seat)))
    decision = decisions[0]
    found = first_reason(Case(state, state.seats[seat], decision, move))
    if found is not None:
        return found
    verb = move.verb.word.replace(" ", "-")
    if isinstance(decision, Turn) and known(f"terramara.when.{verb}"):
        return text(f"when.{verb}")
    if verb.startswith("draw-"):
        return text("when.draw")
    return reason("other-question", question=question(state, decision))
