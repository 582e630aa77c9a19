"""A turn: one action, what it grants, and free steps before, between and after."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from terrae.board.wide import SPOTS
from terrae.core.moves import Move, Verb
from terrae.core.state import SETTLE, Decision, Frame, Step
from terrae.games.terra_mystica.action import DONE, Action, add
from terrae.games.terra_mystica.box import MOST_SEATS, POST, ROUNDS, VOLCANO, WHEEL
from terrae.games.terra_mystica.building import (
    BRIDGE,
    BUILD,
    LAND_BRIDGE,
    TAKE_FAVOUR,
    UPGRADE,
    UPGRADES,
    builds_elsewhere,
)
from terrae.games.terra_mystica.conversion import BURN, CONVERT, can_convert
from terrae.games.terra_mystica.cults import (
    LOWER,
    PAIR,
    SEND,
    TO_TOP,
    choose_top,
    climb,
    may_step_back,
    offer_lowering,
    offer_stepping_back,
    offer_tops,
    offer_tracks,
    step_down,
)
from terrae.games.terra_mystica.digging import DIG, TRANSFORM, offer_spade_work
from terrae.games.terra_mystica.landscape import GIFT, LANDSCAPE, PORTAL, SHIFT, choose_gift, offer_gifts
from terrae.games.terra_mystica.neighbours import (
    OFFERS,
    TURN_ENDS,
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
from terrae.games.terra_mystica.offers import ASK
from terrae.games.terra_mystica.priests import settle_arrivals
from terrae.games.terra_mystica.seat import NONE, Seat
from terrae.games.terra_mystica.special import USE
from terrae.games.terra_mystica.state import SMALL, Mystica
from terrae.games.terra_mystica.task import Task
from terrae.games.terra_mystica.towns import TAKE_TOWN
from terrae.games.terra_mystica.tracks import ADVANCE, DIG_BOON, LESSON, SHIP, SHIP_BOON

PICK: Final = Verb("pick-color")


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


PASS: Final = Pass("pass")
ACTIONS: Final[list[Action]] = [BUILD, UPGRADE, DIG, TRANSFORM, ADVANCE, SEND, USE, PASS, LANDSCAPE]


def follows(state: Mystica, seat: Seat, move: Move) -> bool:
    """Does a move use what the action under way granted, instead of being an action of its own?"""
    task = state.task
    verb = move.verb
    if verb is BUILD:
        spot = SPOTS[state.land.hex_at[move.at]]
        return task.ride or (task.may_build and task.turned & spot != 0) or builds_elsewhere(state)
    if verb is UPGRADE:
        return task.posts > 0 and move.at % UPGRADES == POST - 1
    if verb is DIG:
        return task.spades > 0
    if verb is TRANSFORM:
        return task.storm or seat.home != VOLCANO
    if verb is LANDSCAPE:
        return task.storm or task.spades > 0 or task.boons & PORTAL != 0
    if verb is ADVANCE:
        boon = SHIP_BOON if move.at == SHIP else DIG_BOON | LESSON
        return task.boons & boon != 0
    return False


def obliged(state: Mystica, seat: Seat) -> bool:
    """Must something be settled before the next action?"""
    return state.task.busy() or seat.arrivals > 0 or seat.tokens_due > 0


def may_end(state: Mystica, seat: Seat) -> bool:
    """Has the seat acted, and settled what it had to settle in this turn?"""
    return state.task.acted and seat.steps <= seat.late_steps


def plays_on(state: Mystica, seat: Seat) -> bool:
    """By the site's custom, who plays alone may begin another turn before all of the last one is settled."""
    return not state.task.actions and state.task.acted and obliged(state, seat) and state.alone(seat)


@final
class Turn(Decision[Mystica]):
    """What does the seat do?"""

    def enter(self, state: Mystica) -> bool:
        seat = state.seats[self.seat]
        if seat.arrivals:
            settle_arrivals(state, seat)
        if (
            not state.task.actions
            and (seat.passed or not seat.faction.listens)  # answers of others may bring something to this turn
            and may_end(state, seat)
            and not obliged(state, seat)
            and (seat.passed or not can_convert(seat))
            and (seat.passed or len(self.moves(state)) == (2 if state.terms.may_resign else 1))
        ):
            state.then(END_TURN[self.seat])
            return False
        state.now = self
        return True

    def moves(self, state: Mystica) -> list[Move]:
        seat = state.seats[self.seat]
        task = state.task
        out: list[Move] = []
        if not state.terms.strict_offers:
            offer_answers(state, seat, out)
        if owes(seat):
            offer_debts(state, seat, out)
        self.offer_granted(state, seat, out)
        late = state.terms.late_choices
        free = not task.busy() if late else not obliged(state, seat)
        if (task.actions and (free or late)) or plays_on(state, seat):
            for action in ACTIONS:
                action.offer(state, seat, out)
        if free and may_end(state, seat):
            out.append(state.land.of(DONE)[0])
        BURN.offer(state, seat, out)
        CONVERT.offer(state, seat, out)
        seat.faction.free_moves(state, seat, out)
        if seat.answer != ASK:
            out.append(state.land.of(OFFERS)[0])
        offer_leaving(state, out)
        return out

    def offer_granted(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        """Add what the action under way granted."""
        task = state.task
        if task.favours:
            TAKE_FAVOUR.offer(state, seat, out)
        if task.towns:
            TAKE_TOWN.offer(state, seat, out)
        if may_step_back(state):
            offer_stepping_back(state, seat, out)
        if task.pairs:
            offer_tracks(state, seat, PAIR, 2, out)
        if task.tops:
            offer_tops(state, seat, out)
        if task.price:
            offer_lowering(state, seat, task.price, out)
        if task.recolour:
            self.offer_homes(state, seat, out)
        if task.bridges:
            BRIDGE.offer(state, seat, out)
            if seat.landmark:
                LAND_BRIDGE.offer(state, seat, out)
        if task.posts:
            UPGRADE.offer_free(state, seat, out)
        if task.spades or task.storm:
            offer_spade_work(state, seat, out)
            if task.spades:
                DIG.offer_more(state, seat, out)
        if state.terms.landscapes:
            LANDSCAPE.offer_granted(state, seat, out)
            if task.boons:
                ADVANCE.offer_boons(state, seat, out)
                if task.boons & SHIFT:
                    self.offer_homes(state, seat, out)
            if task.gifts:
                offer_gifts(state, seat, out)
        if task.may_build or task.ride or task.digs or task.storm:
            BUILD.offer_after(state, seat, out)

    def offer_homes(self, state: Mystica, seat: Seat, out: list[Move]) -> None:
        """Add the terrains that nobody else calls home."""
        homes = state.foreign_homes(seat) | SMALL[seat.home]
        for terrain in range(WHEEL):
            if not homes & SMALL[terrain]:
                out.append(state.land.of(PICK)[terrain])

    def play(self, state: Mystica, move: Move) -> None:
        seat = state.seats[self.seat]
        verb = move.verb
        task = state.task
        if verb is DONE:
            state.then(END_TURN[self.seat])
        elif verb is PAIR:
            state.then(self)
            task.pairs -= 1
            climb(state, seat, move.at, 2, seat.faction.source)
        elif verb is LOWER:
            state.then(self)
            if move.at < 4:
                step_down(state, seat, move.at, 1, "choice")
            else:
                step_down(state, seat, move.at % 4, task.price, seat.faction.source)
                task.price = 0
        elif verb is TO_TOP:
            state.then(self)
            choose_top(state, seat, move.at)
        elif verb is PICK:
            state.then(self)
            task.recolour = False
            task.boons &= ~SHIFT
            recolour(state, seat, move.at)
        elif verb is GIFT:
            state.then(self)
            choose_gift(state, seat, move.at)
        elif settle_debt(state, seat, move):
            state.then(self)
        else:
            action = verb
            assert isinstance(action, Action)
            if (action.full or action is TRANSFORM or action is LANDSCAPE) and not follows(state, seat, move):
                decline_all(state, seat)  # by acting; those that bring nothing just now do not hold the turn up
                if not task.actions:
                    task.actions = 1
                    seat.remembered = 0
                    seat.late_steps = 0
                task.actions -= 1
                task.acted = True
                task.drop_rights()
            if action is PASS and state.terms.strict_double:
                task.actions = 0
            if action is PASS and state.terms.late_choices and state.terms.by_passing:
                task.unsettled = task.unsettled or seat.steps > 0 or task.actions > 0 or obliged(state, seat)
            if action is PASS and not task.actions and not (state.terms.late_choices and obliged(state, seat)):
                state.then(END_TURN[self.seat])
            else:
                state.then(self)
            action.take(state, seat, move.at)


def recolour(state: Mystica, seat: Seat, terrain: i64) -> None:
    """A new home terrain: the hexes of all own structures change with it, those turned in this action do not."""
    state.task.turned = 0
    state.task.may_build = False
    seat.home = terrain
    state.set_terrain(seat.structures, terrain)


@final
class BeginTurn(Step[Mystica]):
    """A seat's turn begins: offers that bring nothing lapse, a failed step to the top of a cult is forgotten."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, state: Mystica) -> None:
        seat = state.seats[self.seat]
        task = Task()
        task.actions = 1
        state.task = task
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
        if state.terms.strict_making:
            seat.makings = 0
        state.task.drop_rights()
        remind(state, seat)
        order = state.order
        seats = len(order)
        # On the site, who passes and has not settled everything is the last in the order before the next one is found.
        start = 0 if state.task.unsettled else order.index(self.seat) + 1
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
