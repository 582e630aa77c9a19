"""Reasons: why a move is not possible now.

The rules name the first condition that does not hold for a move (`against`); here each name has its sentence. Most are
messages of that name, and what a sentence mentions is looked up in `values`; `sentences` knows the others.
"""

from __future__ import annotations

from typing import Any

from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terra_mystica.rules.state import Mystica, Question
from terrae.games.terra_mystica.words.case import Case, reason
from terrae.games.terra_mystica.words.names import who
from terrae.games.terra_mystica.words.reasons.sentences import told


def first_reason(state: Mystica, seat: int, decision: Decision[Any], move: Move) -> Message | None:
    """The first thing against a move as the answer to a question, in words; nothing if it is possible."""
    assert isinstance(decision, Question)
    if move is state.resign and state.may_leave(state.seats[seat]):
        return None  # which needs no question
    name = decision.against(state, move)
    return told(Case(state, state.seats[seat], decision, move, name)) if name else None


def why_not(state: Mystica, seat: int, move: Move) -> Message:
    """The reason why a move is not possible for a seat now."""
    for decision in state.decisions():
        if decision.seat == seat:
            return first_reason(state, seat, decision, move) or reason("possible")
    if state.over:
        return reason("over")
    if state.seats[seat].out:
        return reason("out")
    owner = who(state, int(state.decision.seat))
    return reason("passed" if state.seats[seat].passed else "not-your-turn", owner=owner)
