"""Reasons: why a move is not possible now.

The rules tell the first condition that does not hold. The sentence is named after it, and where there is more to tell,
after what is the case.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from terrae.board.hexes import one
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.core.voice import kind
from terrae.games.terra_nova.rules.action import DONE, FreeMove, Question
from terrae.games.terra_nova.rules.building import BUILD
from terrae.games.terra_nova.rules.exchange import EXCHANGE
from terrae.games.terra_nova.rules.seat import Seat
from terrae.games.terra_nova.rules.state import Nova
from terrae.games.terra_nova.rules.turn import Turn
from terrae.games.terra_nova.rules.why import Why
from terrae.games.terra_nova.words.asks import question
from terrae.games.terra_nova.words.case import VALUES, Case, holder, needed_sailing
from terrae.games.terra_nova.words.names import VOICE, text, who


def by_holder(case: Case, name: str = "") -> str:
    """It is one's own, somebody else's, or nobody's."""
    owner = holder(case)
    return f"{name or case.missing}-{'nobody' if owner is None else 'own' if owner is case.seat else 'other'}"


def own_building(case: Case) -> str:
    """What stands where another building is wanted."""
    if case.missing == "own-post" and case.seat.houses & case.spot:
        return "house-first"
    return by_holder(case, "unoccupied") if case.state.occupied & case.spot else "nothing-there"


def dear(case: Case) -> str:
    """Would exchanging power first help?"""
    may_exchange = isinstance(case.decision, Turn) and not case.decision.used & EXCHANGE.bit
    return "dear-exchange" if may_exchange and case.seat.money + case.seat.bowl3 >= case.number else "dear"


def no_answer(case: Case) -> str:
    """What the action would ask, and nothing could be answered."""
    assert case.next is not None
    name = kind(case.next)
    return "no-free-hex" if name == "dig" and not case.seat.reach & ~case.state.occupied else f"answer-{name}"


SENTENCES: dict[str, Callable[[Case], str]] = {
    "own-house": own_building,
    "own-post": own_building,
    "in-reach": lambda case: "in-reach" if needed_sailing(case) else "in-reach-never",
    "shovels-there": lambda case: "shovels-there" if case.free else "no-shovel",
    "answer": no_answer,
    **dict.fromkeys(("unoccupied", "bridge-free", "bonus-offered", "mat-free"), by_holder),
    **dict.fromkeys(("house-paid", "shovels-paid", "post-paid", "palace-paid", "sailing-paid", "bridge-paid"), dear),
}


def sentence(case: Case) -> Message:
    """The sentence about the condition that does not hold."""
    name = SENTENCES[case.missing](case) if case.missing in SENTENCES else case.missing
    return VOICE.told(f"reason.{name}", VALUES, case)


def standing(state: Nova, seat: Seat, at: int) -> Message | None:
    """What stands on a hex, as a sentence to a seat."""
    if not state.occupied & one(at):
        return None
    return sentence(Case(state, seat, Turn(seat.number), state.land.of(BUILD)[at], "unoccupied"))


def nowhere(state: Nova, place: str) -> str:
    """Why there is no such place on the map for a move."""
    if "-" in place:
        return "no-bridge-space"
    return "river" if place in state.land.river_names else "no-river" if place in state.land.by_name else "off-map"


def first_reason(state: Nova, seat: Seat, decision: Decision[Any], move: Move) -> Message | None:
    """The first thing against a move, if the question takes its verb at all."""
    if not isinstance(decision, Question) or move.verb not in decision.verbs(state):
        return None
    family = state.land.of(move.verb)
    case = Case(state, seat, decision, move)
    if move not in family:
        return sentence(replace(case, missing=nowhere(state, case.place)))
    why = Why(case.spot)
    if move.verb is not DONE:
        decision.targets(state, seat, move.verb, why)
    return sentence(replace(case, missing=why.missing, number=int(why.number))) if why.missing else None


def why_not(state: Nova, seat: int, move: Move) -> Message:
    """The reason why a move is not possible for a seat now."""
    decisions = [decision for decision in state.decisions() if decision.seat == seat]
    if not decisions:
        if state.over:
            return text("reason.over")
        owner = who(state, int(state.decision.seat))
        return text("reason.dropped" if state.seats[seat].dropped else "reason.not-your-turn", owner=owner)
    decision = decisions[0]
    found = first_reason(state, state.seats[seat], decision, move)
    if found is not None:
        return found
    if isinstance(move.verb, FreeMove) and hasattr(decision, "used"):
        return text(f"reason.no-{move.verb.word}")
    return VOICE.untaken(move, question(state, decision), isinstance(decision, Turn))
