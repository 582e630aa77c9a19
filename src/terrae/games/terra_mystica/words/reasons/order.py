"""Order: reasons of whose turn it is, and of what comes first in it."""

from __future__ import annotations

from terrae.core.messages import Message
from terrae.games.terra_mystica.rules.customs import obliged
from terrae.games.terra_mystica.rules.grant import DEBTS, each, urgent
from terrae.games.terra_mystica.rules.neighbours import RESIGN, can_put_off
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import Turn
from terrae.games.terra_mystica.words.asks.questions import question
from terrae.games.terra_mystica.words.names import who
from terrae.games.terra_mystica.words.reasons.case import Case, reason


def settled(case: Case) -> Message | None:
    """Nothing must be done before anything else."""
    if obliged(case.state, case.seat):
        return reason("first", question=question(case.state, case.decision))
    return None


def paid(case: Case) -> Message | None:
    """A price that is due comes before anything else; custom lets only other choices wait for it."""
    price = urgent(case.task.held)
    if price is None or case.move.verb in (price.grant.verb, RESIGN) or not isinstance(case.decision, Turn):
        return None
    grants = [held.grant for held in each(case.task.held) if held.grant.rank < DEBTS]
    waits = not case.state.terms.customs.leaves_choices() or case.move.verb in [grant.verb for grant in grants]
    return reason("first", question=question(case.state, case.decision)) if waits else None


def may_act(case: Case) -> Message | None:
    """An action is left in this turn, and nothing must be settled before it, unless custom lets that wait."""
    found = None if case.state.terms.customs.leaves_choices() else settled(case)
    if found is not None:
        return found
    return None if case.task.actions or case.state.terms.customs.plays_on(case.state, case.seat) else reason("acted")


def may_end(case: Case) -> Message | None:
    """The turn can end: all its actions are taken, and nothing is owed, unless custom lets that wait."""
    found = settled(case) if case.state.terms.customs.holds_up(case.state, case.seat) else None
    if found is not None:
        return found
    if case.task.actions:
        return reason("act-first")
    if case.seat.steps > case.seat.late_steps:
        return reason("first", question=question(case.state, case.decision))
    return None


def may_put_off(case: Case) -> Message | None:
    """Cult steps and tokens may wait for the next phase, where custom lets them."""
    if can_put_off(case.state, case.seat):
        return None
    return reason("first", question=question(case.state, case.decision))


def may_leave(case: Case) -> Message | None:
    """Leaving the game, where the option allows it."""
    return None if case.state.terms.may_resign else reason("no-resigning")


def not_asked(state: Mystica, seat: int) -> Message:
    """Why a seat cannot play anything now."""
    if state.over:
        return reason("over")
    owner = who(state, int(state.decision.seat))
    if state.seats[seat].out:
        return reason("out")
    return reason("passed" if state.seats[seat].passed else "not-your-turn", owner=owner)
