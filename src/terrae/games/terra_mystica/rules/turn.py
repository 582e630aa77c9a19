"""A turn: one action, what it grants, and free steps before, between and after."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS
from terrae.core.moves import Move, Verb
from terrae.core.state import SETTLE, Frame, Step
from terrae.games.terra_mystica.rules.action import DONE, FIRST, WHEN, Action, add
from terrae.games.terra_mystica.rules.box import MOST_SEATS, ROUNDS
from terrae.games.terra_mystica.rules.building import BUILD, UPGRADE
from terrae.games.terra_mystica.rules.conversion import BURN, CONVERT, can_convert
from terrae.games.terra_mystica.rules.cults import LOWER, SEND
from terrae.games.terra_mystica.rules.customs import obliged
from terrae.games.terra_mystica.rules.grant import DEBTS, Held, each, find, offer_all, urgent
from terrae.games.terra_mystica.rules.landscape import LANDSCAPE
from terrae.games.terra_mystica.rules.neighbours import (
    OFFERS,
    RESIGN,
    TURN_ENDS,
    against_debt,
    decline,
    decline_all,
    forget,
    gain_of,
    offer_answers,
    offer_debts,
    offer_leaving,
    owes,
    remind,
    settle_debt,
)
from terrae.games.terra_mystica.rules.offers import ASK
from terrae.games.terra_mystica.rules.open_turn import OpenTurn
from terrae.games.terra_mystica.rules.priests import settle_arrivals
from terrae.games.terra_mystica.rules.seat import NONE, Seat
from terrae.games.terra_mystica.rules.spades import DIG, TRANSFORM
from terrae.games.terra_mystica.rules.special import USE
from terrae.games.terra_mystica.rules.state import Mystica, Question
from terrae.games.terra_mystica.rules.tracks import ADVANCE


@final
class Pass(Action):
    """`pass BON3`: leave the round, exchange the bonus card; in the last round just `pass`."""

    full = True

    def offer(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        family = state.land.of(self)
        if state.round == ROUNDS:
            out.append(family[0])
        else:
            add(out, family, state.bonus_offer * 2)  # the move without a card comes first

    def against(self, state: Mystica, seat: Seat, at: i64) -> str:
        if state.round == ROUNDS:
            return "no-card-now" if at else ""
        if not at:
            return "which-card"
        return "" if state.bonus_offer & SPOTS[at - 1] else "card-absent"

    def take(self, state: Mystica, seat: Seat, at: i64) -> None:
        if at or not seat.passed:  # in the last round the card is gone with the first passing
            state.pay_out(seat, state.box.bonus_cards[seat.bonus].payouts)
        seat.passed = True
        state.passing = [number for number in state.passing if number != seat.number] + [int(seat.number)]
        favours = seat.favours
        number = 0
        while favours:
            if favours & 1:
                state.pay_out(seat, state.box.favours[number].payouts)
            favours >>= 1
            number += 1
        if seat.has_stronghold():
            state.pay_out(seat, seat.faction.payouts)
        if at:
            take_bonus(state, seat, at - 1)


def take_bonus(state: Mystica, seat: Seat, card: i64) -> None:
    """Take a bonus card with the coins on it, and give the old one back."""
    offer = state.bonus_offer & ~SPOTS[card]
    if seat.bonus != NONE:
        offer |= SPOTS[seat.bonus]
    state.bonus_offer = offer
    seat.bonus = card
    coins = state.bonus_coins[card]
    if coins:
        state.gain_coins(seat, coins, state.box.bonus_cards[card].source)
        left = state.bonus_coins[:]
        left[card] = 0
        state.bonus_coins = left
    state.refresh_reach(seat)


PASS: Final = Pass("pass", icon="scroll", part="tile:bonus-{target}", beside=0)
ACTIONS: Final[list[Action]] = [BUILD, UPGRADE, DIG, TRANSFORM, ADVANCE, SEND, USE, PASS, LANDSCAPE]


def used(state: Mystica, seat: Seat, move: Move) -> Held | None:
    """What the action under way granted and a move uses; nothing if the move is an action of its own."""
    return find(state.turn.held, state, seat, move)


def offer_actions(state: Mystica, seat: Seat, only: Verb | None, out: list[Move]) -> None:
    """Add the actions, or one of them, but for those that something granted keeps for itself."""
    for action in ACTIONS:
        if only is not None and action is not only:
            continue
        held = state.turn.held
        while held is not None and not held.grant.claims(state, action):
            held = held.rest
        if held is None:
            action.offer(state, seat, out)


def no_end(state: Mystica, seat: Seat) -> str:
    """What keeps a turn from ending: its actions must be taken, and what is to be settled in it settled."""
    if state.terms.customs.holds_up(state, seat):
        return FIRST
    if state.turn.actions:
        return "act-first"
    return FIRST if seat.steps > seat.late_steps else ""


@final
class Turn(Question):
    """What does the seat do?"""

    def enter(self, state: Mystica) -> bool:
        seat = state.seats[self.seat]
        if seat.arrivals:
            settle_arrivals(state, seat)
        if (
            not state.turn.actions
            and (seat.passed or not seat.faction.listens)  # answers of others may bring something to this turn
            and not no_end(state, seat)
            and not obliged(state, seat)
            and (seat.passed or not can_convert(seat))
            and (seat.passed or len(self.moves(state)) == (1 if state.resign is None else 2))
        ):
            state.then(END_TURN[self.seat])
            return False
        state.now = self
        return True

    def moves(self, state: Mystica) -> list[Move]:
        return self.offered(state, None)

    def moves_by(self, state: Mystica, verb: Verb) -> list[Move]:
        return [move for move in self.offered(state, verb) if move.verb is verb]

    def offered(self, state: Mystica, only: Verb | None) -> list[Move]:
        """The legal moves; of one verb, all of them, and what costs little to find besides."""
        seat = state.seats[self.seat]
        customs = state.terms.customs
        out: list[Move] = []
        held = state.turn.held
        first = urgent(held)
        if first is not None:
            first.grant.offer(state, seat, first.amount, out)
            if customs.pays_first():
                offer_leaving(state, out)
                return out
            while held is not None and held.grant.rank < DEBTS:  # other choices wait even so
                held = held.rest
        if customs.answers_in_turn():
            offer_answers(state, seat, out)
        if owes(seat):
            offer_debts(state, seat, out)
        offer_all(held, state, seat, out)
        if only is None or only is LOWER:
            LOWER.offer(state, seat, out)
        if not customs.no_action(state, seat):
            offer_actions(state, seat, only, out)
        if not state.turn.actions and not no_end(state, seat):
            out.append(state.land.of(DONE)[0])
        if only is None or (isinstance(only, Action) and not only.full):
            BURN.offer(state, seat, out)
            CONVERT.offer(state, seat, out)
            for action in seat.faction.free_moves:
                action.offer(state, seat, out)
        if seat.answer != ASK:
            out.append(state.land.of(OFFERS)[0])
        offer_leaving(state, out)
        return out

    def against(self, state: Mystica, move: Move) -> str:
        """What was granted comes before actions, and keeps some verbs for itself."""
        seat = state.seats[self.seat]
        verb = move.verb
        if verb is DONE:
            return no_end(state, seat)
        first = urgent(state.turn.held)
        if first is not None and state.terms.customs.pays_first() and verb is not RESIGN:
            taken = first.grant.takes(state, seat, first.amount, move)
            return first.grant.against(state, seat, first.amount, move) if taken else FIRST
        owed = against_debt(state, seat, move, True)
        if owed is not None:
            return owed
        granted = ""  # the first thing against what was granted
        claimed = False
        for held in each(state.turn.held):
            if held.grant.takes(state, seat, held.amount, move):
                found = held.grant.against(state, seat, held.amount, move)
                if first is not None and held is not first and held.grant.rank < DEBTS:
                    return FIRST
                if not found:
                    return ""
                claimed = claimed or held.grant.claims(state, verb)
                granted = granted or found
        if isinstance(verb, Action):
            if verb in ACTIONS:
                barred = verb.missing(state, seat) or state.terms.customs.no_action(state, seat)
                if not granted or not (barred or claimed):
                    return barred or verb.against(state, seat, move.at)
            elif verb is LOWER or verb is BURN or verb is CONVERT or verb in seat.faction.free_moves:
                return granted or verb.against(state, seat, move.at)
        return granted or WHEN

    def play(self, state: Mystica, move: Move) -> None:
        seat = state.seats[self.seat]
        if move.verb is DONE:
            state.then(END_TURN[self.seat])
            return
        held = used(state, seat, move)
        if held is not None:
            state.then(self)
            held.grant.play(state, seat, held.amount, move)
        elif settle_debt(state, seat, move):
            state.then(self)
        else:
            self.act(state, seat, move)

    def act(self, state: Mystica, seat: Seat, move: Move) -> None:
        """An action, or a free step."""
        action = move.verb
        assert isinstance(action, Action)
        turn = state.turn
        customs = state.terms.customs
        if action.full:
            decline_all(state, seat)  # by acting; those that bring nothing just now do not hold the turn up
            if not turn.actions:
                turn.actions = 1
                seat.remembered = 0
                seat.late_steps = 0
            turn.actions -= 1
            turn.acted = True
            turn.drop_rights()
        over = False
        if action is PASS:
            customs.on_pass(state, seat)
            over = not customs.waits_after_pass(state, seat)
        state.then(END_TURN[self.seat] if over else self)
        action.take(state, seat, move.at)


@final
class BeginTurn(Step[Mystica]):
    """A seat's turn begins: offers that bring nothing lapse, a failed step to the top of a cult is forgotten."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Mystica) -> None:
        seat = state.seats[self.seat]
        turn = OpenTurn()
        turn.actions = 1
        state.turn = turn
        state.active = self.seat
        seat.remembered = 0
        seat.late_steps = 0  # steps earned before this turn are settled in it
        seat.earlier = state.deals
        for offer in seat.offers:
            if gain_of(seat, offer) == 0 and not offer.coins:
                decline(state, seat, offer)
        if state.open is not None:
            forget(state, seat)
        state.then(TURNS[self.seat])


@final
class EndTurn(Step[Mystica]):
    """On to the next seat that has not passed; when all have, the round ends."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Mystica) -> None:
        seat = state.seats[self.seat]
        state.active = NONE
        state.terms.customs.on_end(seat)
        state.turn.drop_rights()
        remind(state, seat)
        order = state.order
        seats = len(order)
        # On the site, who passes and has not settled everything is the last in the order before the next one is found.
        start = 0 if state.turn.unsettled else order.index(self.seat) + 1
        for ahead in range(seats):
            number = order[(start + ahead) % seats]
            if not state.seats[number].passed:
                state.then(BEGIN_TURN[number])
                return
        state.then(SETTLE)


# Frames never change, so those that only name a seat are made once.
TURNS: Final = [Turn(number) for number in range(MOST_SEATS)]
BEGIN_TURN: Final = [BeginTurn(number) for number in range(MOST_SEATS)]
END_TURN: Final[list[Frame[Mystica]]] = [EndTurn(number) for number in range(MOST_SEATS)]
TURN_ENDS.extend(END_TURN)
