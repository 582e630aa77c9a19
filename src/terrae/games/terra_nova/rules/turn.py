"""A turn: one action or dropping out, with power exchange before and after."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.hexes import count, one
from terrae.core.moves import Move, Verb
from terrae.core.state import Frame, Step
from terrae.games.terra_nova.rules.action import Action, FreeMove, Question, add
from terrae.games.terra_nova.rules.box import MOST_SEATS, Payout
from terrae.games.terra_nova.rules.building import BUILD, HABITABLE, PALACE_LEFT, PALACE_RIGHT, UPGRADE
from terrae.games.terra_nova.rules.exchange import AfterAction, free_targets, offer_free_moves
from terrae.games.terra_nova.rules.power import POWER
from terrae.games.terra_nova.rules.river import BRIDGE, SAIL
from terrae.games.terra_nova.rules.seat import NONE, Seat
from terrae.games.terra_nova.rules.special import SPECIAL
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.towns import ChooseGroup, ChooseTownTile, grow_towns, new_towns
from terrae.games.terra_nova.rules.why import NOBODY, Why

BONUS: Final = Verb("bonus", icon="hand", part="tile:bonus-{target}")
BONUSES: Final[list[Verb]] = [BONUS]


def holding(state: Nova, seat: Seat, per: str) -> i64:
    """How many of something a seat has on the board when it drops out."""
    match per:
        case "house":
            return seat.house_count
        case "post":
            return seat.post_count
        case "palace":
            return seat.palace_count()
        case "sailing":
            return seat.sailing
        case "settlement":
            return len(state.groups(seat))
        case "rim-settlement":
            return sum([1 for group in state.groups(seat) if group & state.land.rim])
        case _:  # inland: buildings not next to the river
            return count(seat.buildings & state.land.inland)


def pay_out(state: Nova, seat: Seat, payouts: list[Payout]) -> None:
    """What dropping out brings."""
    for payout in payouts:
        if seat.has(payout.needs):
            number = holding(state, seat, payout.per)
            points = payout.worth(number)
            if points:
                state.gain_points(seat, points, payout.source)
            if payout.power and number:
                state.gain_power(seat, payout.power * number, payout.source)


@final
class DropOut(Action):
    """`drop`: leave the round, exchange the bonus tile."""

    def targets(self, state: Nova, seat: Seat, why: Why) -> i64:
        return 1

    def take(self, state: Nova, seat: Seat, at: i64) -> None:
        if not state.dropped:
            state.first = seat.number
        state.dropped = [*state.dropped, seat.number]
        pay_out(state, seat, state.box.bonus_tiles[seat.bonus].payouts)
        pay_out(state, seat, seat.faction.payouts)
        state.then(TAKE_BONUS[seat.number])


DROP: Final = DropOut("drop", icon="scroll")
ACTIONS: Final[list[Action]] = [
    HABITABLE, BUILD, UPGRADE, PALACE_LEFT, PALACE_RIGHT, SAIL, BRIDGE, POWER, SPECIAL, DROP,
]  # fmt: skip


@final
class Actions:
    """The actions one after another: walking through them is the busiest loop of a turn, and needs no look at types."""

    def __init__(self, action: Action, rest: Actions | None) -> None:
        self.action = action
        self.rest = rest


def chain(actions: list[Action]) -> Actions | None:
    return Actions(actions[0], chain(actions[1:])) if actions else None


ALL_ACTIONS: Final = chain(ACTIONS)


@final
class Turn(Question):
    """What does the seat do?"""

    def __init__(self, seat: i64, used: i64 = 0) -> None:
        super().__init__(seat)
        self.used = used  # free moves made in the window before the action

    def verbs(self, state: Nova) -> list[Verb]:
        return [*ACTIONS, *state.seats[self.seat].faction.free_moves]

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> i64:
        if isinstance(verb, FreeMove):
            return free_targets(state, seat, self.used, verb, why)
        assert isinstance(verb, Action)
        return verb.targets(state, seat, why)

    def moves(self, state: Nova) -> list[Move]:
        seat = state.seats[self.seat]
        families = state.land.families
        out: list[Move] = []
        each: Actions | None = ALL_ACTIONS
        while each is not None:
            targets = each.action.targets(state, seat, NOBODY)
            if targets:
                add(out, families[each.action.number], targets)
            each = each.rest
        offer_free_moves(state, seat, self.used, out)
        return out

    def play(self, state: Nova, move: Move) -> None:
        seat = state.seats[self.seat]
        action = move.verb
        assert isinstance(action, Action)
        if isinstance(action, FreeMove):
            state.then(Turn(self.seat, self.used | action.bit))
        else:
            state.then(TOWNS[self.seat], AFTER[self.seat])
        action.take(state, seat, move.at)


@final
class TakeBonus(Question):
    """Which bonus tile does the seat take?"""

    def verbs(self, state: Nova) -> list[Verb]:
        return BONUSES

    def targets(self, state: Nova, seat: Seat, verb: Verb, why: Why) -> i64:
        return why.only("bonus-offered", state.bonus_offer)

    def play(self, state: Nova, move: Move) -> None:
        seat = state.seats[self.seat]
        seat.dropped = state.round > 0  # in set-up nobody drops out
        take_bonus(state, seat, move.at)


def take_bonus(state: Nova, seat: Seat, tile: i64) -> None:
    """Take a bonus tile with the money on it, and give the old one back."""
    state.bonus_offer &= ~one(tile)
    if seat.bonus != NONE:
        state.bonus_offer |= one(seat.bonus)
    seat.bonus = tile
    if state.bonus_money[tile]:
        state.gain_money(seat, state.bonus_money[tile], state.box.bonus_tiles[tile].source)
        state.bonus_money[tile] = 0
    state.refresh_reach(seat)


@final
class FoundTowns(Step[Nova]):
    """After the action: towns, one after another, then what the faction may still do."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Nova) -> None:
        seat = state.seats[self.seat]
        if seat.grown:
            grow_towns(state, seat)
            groups = new_towns(state, seat)
            if groups:
                group = groups[0]
                state.then(ChooseTownTile(self.seat, group) if len(groups) == 1 else ChooseGroup(self.seat), self)
                return
            seat.grown = False
        seat.faction.after_action(state, seat)


@final
class NextTurn(Step[Nova]):
    """On to the next seat that has not dropped out; when all have, the round ends."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Nova) -> None:
        order = state.order
        seats = len(order)
        at = 0
        while order[at] != self.seat:
            at += 1
        for ahead in range(1, seats + 1):
            number = order[(at + ahead) % seats]
            if not state.seats[number].dropped:
                state.then(TURNS[number])
                return


@final
class WindowAndNext(Frame[Nova]):
    """The window after the action, then the next turn."""

    def __init__(self, seat: i64) -> None:
        self.window = AfterAction(seat)
        self.next = NextTurn(seat)

    def enter(self, state: Nova) -> bool:
        state.then(self.next)
        return self.window.enter(state)


# Frames never change, so those that only name a seat are made once.
TURNS: Final = [Turn(number) for number in range(MOST_SEATS)]
TOWNS: Final = [FoundTowns(number) for number in range(MOST_SEATS)]
AFTER: Final = [WindowAndNext(number) for number in range(MOST_SEATS)]
TAKE_BONUS: Final = [TakeBonus(number) for number in range(MOST_SEATS)]
