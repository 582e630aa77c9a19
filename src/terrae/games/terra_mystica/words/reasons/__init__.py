"""Reasons: why a move is not possible now.

Each question names, for each verb it takes, the check that finds the first thing against a move. A check that finds
nothing means that the move is legal: tests hold all of them against the rules.
"""

from __future__ import annotations

from terrae.core.messages import Message, known
from terrae.core.moves import Move
from terrae.core.voice import kind
from terrae.games.terra_mystica.rules.neighbours import can_wait
from terrae.games.terra_mystica.rules.state import Mystica
from terrae.games.terra_mystica.rules.turn import Turn
from terrae.games.terra_mystica.words.asks.questions import question
from terrae.games.terra_mystica.words.names import text, verb, who
from terrae.games.terra_mystica.words.reasons import beginning, debts, deeds, ground, landscapes, order, works
from terrae.games.terra_mystica.words.reasons.case import Case, Check, first, reason

OFFERS: dict[str, Check] = {
    "leech": debts.answer,
    "decline": debts.answer,
    "coin": debts.coin,
    "offers": debts.standing_order,
}
DEBTS: dict[str, Check] = {
    "+": debts.step,
    "gain": debts.token,
    "-GAIN_P3_FOR_VP": debts.no_token,
    "unlock-terrain": debts.unlock,
    "tokens": debts.tokens,
}


def burn_first(case: Case) -> Message | None:
    """Power offers wait for burning in one's own turn only."""
    if can_wait(case.state, case.seat):
        return deeds.burn(case)
    return reason("not-your-turn", owner=who(case.state, int(case.state.active)))


def all_of(*checks: Check) -> Check:
    """Several checks as one."""
    return lambda case: first(case, *checks)


CHECKS: dict[str, dict[str, Check]] = {
    "turn": {
        **OFFERS,
        **DEBTS,
        "done": order.may_end,
        "resign": order.may_leave,
        "build": ground.dwelling,
        "dig": ground.spades_bought,
        "transform": ground.transform,
        "upgrade": works.upgrade,
        "bridge": works.bridge,
        "land-bridge": works.land_bridge,
        "landscape": landscapes.place_landscape,
        "advance": works.advance,
        "connect": works.connect,
        "send": deeds.send,
        "action": deeds.action,
        "pass": deeds.pass_,
        "burn": deeds.burn,
        "convert": deeds.convert,
        "+FAV": debts.favour,
        "+TW": debts.town,
        "+2": debts.pair,
        "top": debts.top,
        "gift": debts.gift,
        "-": debts.lower,
        "pick-color": debts.recolour,
    },
    "answers": {**OFFERS, **DEBTS, "burn": burn_first, "done": order.may_put_off, "resign": order.may_leave},
    "cult-spades": {"transform": ground.cult_transform, "done": lambda case: None},
    "choose-faction": {"setup": beginning.faction_free},
    "pick-terrain": {"pick-color": beginning.terrain_free},
    "first-favour": {"+FAV": debts.favour},
    "place-dwelling": {"build": all_of(ground.on_land, ground.unoccupied, ground.start_hex)},
    "first-card": {"pass": lambda case: deeds.card_offered(case) if case.move.at else reason("which-card")},
}


def first_reason(case: Case) -> Message | None:
    """The first thing against a move, if the question takes its verb at all."""
    check = CHECKS.get(kind(case.decision), {}).get(verb(case.move))
    return None if check is None else first(case, order.paid, check)


def why_not(state: Mystica, seat: int, move: Move) -> Message:
    """The reason why a move is not possible for a seat now."""
    decisions = [decision for decision in state.decisions() if decision.seat == seat]
    if not decisions:
        return order.not_asked(state, seat)
    decision = decisions[0]
    found = first_reason(Case(state, state.seats[seat], decision, move))
    if found is not None:
        return found
    name = verb(move)
    if name.startswith("draw-"):
        return text("when.draw")
    if isinstance(decision, Turn) and known(f"terra-mystica.when.{name}"):
        return text(f"when.{name}")
    if kind(decision) == "answers" and not can_wait(state, state.seats[seat]) and state.active >= 0:
        return reason("only-answers", owner=who(state, int(state.active)), question=question(state, decision))
    return reason("other-question", question=question(state, decision))
