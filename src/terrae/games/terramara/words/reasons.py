"""Reasons: why a move is not possible now. The rules tell the first condition that does not hold, by its name."""

from __future__ import annotations

from typing import Any

from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.games.terramara.rules.action import Question
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import Turn
from terrae.games.terramara.words.asks import question
from terrae.games.terramara.words.case import VALUES, Case, has_card, text, who
from terrae.games.terramara.words.names import VOICE


def sentence(case: Case) -> Message:
    """The sentence about the condition that does not hold."""
    name = case.missing
    if name == "card-there":
        holders = [seat for seat in case.state.seats if has_card(seat, case.at)]
        name = "card-absent" if not holders else "card-own" if case.seat in holders else "card-taken"
    return VOICE.told(f"reason.{name}", VALUES, case)


def first_reason(state: Mara, seat: Seat, decision: Decision[Any], move: Move) -> Message | None:
    """The first thing against a move, if the question takes its verb at all."""
    missing = decision.objection(state, seat, move) if isinstance(decision, Question) else None
    return sentence(Case(state, seat, decision, move, missing)) if missing else None


def why_not(state: Mara, seat: int, move: Move) -> Message:
    """The reason why a move is not possible for a seat now."""
    decisions = [decision for decision in state.decisions() if decision.seat == seat]
    if not decisions:
        if state.over:
            return text("reason.over")
        return text("reason.not-your-turn", owner=who(state, int(state.decision.seat)))
    found = first_reason(state, state.seats[seat], decisions[0], move)
    return found or VOICE.untaken(move, question(state, decisions[0]), isinstance(decisions[0], Turn))
