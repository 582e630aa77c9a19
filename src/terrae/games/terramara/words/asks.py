"""Asks: what a decision asks, what a move does, where it is clicked, what a seat might regret; in words.

Texts are found by name: the question of a decision under the name of its class, and its manner if it has one; the label
of a move under its verb, or under verb and class where a verb means something else in that question.
"""

from __future__ import annotations

from string import Formatter
from typing import Any

from terrae.board.hexes import one
from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import Decision
from terrae.core.voice import asked, kind, target
from terrae.games.terramara.rules.action import DONE, Question
from terrae.games.terramara.rules.clan import Send, joining_loss, occupant_military
from terrae.games.terramara.rules.craft import CREATE, RESERVE
from terrae.games.terramara.rules.effects import EXPLORER, ITEMS, NO_LOSS, WORDS
from terrae.games.terramara.rules.seat import Seat
from terrae.games.terramara.rules.spaces import COLUMNS, FLIPPED_ROWS, HUT, TERRITORY, round_of
from terrae.games.terramara.rules.state import Mara
from terrae.games.terramara.rules.turn import FLIP, NEXT_TURN, Turn, Window
from terrae.games.terramara.words.case import VALUES, Case, text
from terrae.games.terramara.words.names import VOICE

PARTS = {"hut": "hut:{seat}", "military": "military:{military}"}  # of targets that are not clicked where others are


def case_of(state: Mara, decision: Decision[Any], move: Move | None = None) -> Case:
    return Case(state, state.seats[max(decision.seat, 0)], decision, move or state.box.of(DONE)[0])


def question(state: Mara, decision: Decision[Any]) -> Message:
    """What a decision asks, in words."""
    manner = decision.manner() if isinstance(decision, Question) else ""
    if isinstance(decision, Window) and not decision.answers(state):
        manner = "crafted"  # no artifact is within reach: only free moves are left
    name = f"{kind(decision)}-{manner}" if manner else kind(decision)
    return VOICE.told(f"ask.{name}", VALUES, case_of(state, decision))


def told(room: str, state: Mara, move: Move, seat: int | None) -> Message | None:
    """The text of a room of messages about a move, if there is one."""
    decision = asked(state, seat)
    name = VOICE.name_of(move, decision, room)
    return VOICE.told(name, VALUES, case_of(state, decision, move)) if name else None


def label(state: Mara, move: Move, seat: int | None = None) -> Message:
    """What a legal move is called."""
    found = told("move", state, move, seat)
    assert found is not None
    return found


def icon(state: Mara, move: Move, seat: int | None = None) -> str:
    """The picture of a move: of the good it points at, or that of its verb."""
    place = target(move)
    return WORDS[ITEMS.index(place)] if place in ITEMS else move.verb.icon


def parts(state: Mara, move: Move, seat: int | None = None) -> list[str]:
    """The parts of the scene that stand for a move: where it is clicked."""
    case = case_of(state, asked(state, seat), move)
    pattern = PARTS.get(case.place, move.verb.part or "prompt")
    names = [name for _, name, _, _ in Formatter().parse(pattern) if name]
    return [pattern.format(**{name: VALUES[name](case) for name in names})]


# Warnings


def _joins(before: Mara, after: Mara, seat: Seat, move: Move) -> Message | None:
    """An Explorer that joins another loses Military."""
    verb = move.verb
    if not isinstance(verb, Send) or verb.who != EXPLORER or move.at == HUT:
        return None
    owner = before.seats[seat.number]
    if occupant_military(before, owner, one(move.at)) < 0 or owner.bends & one(NO_LOSS):
        return None
    return text("warning.joins") if joining_loss(before, owner, one(move.at)) else None


def _never_back(before: Mara, after: Mara, seat: Seat, move: Move) -> Message | None:
    """An Explorer on a future territory stays there."""
    verb = move.verb
    if not isinstance(verb, Send) or verb.who != EXPLORER or move.at >= TERRITORY:
        return None
    row = int(move.at) // COLUMNS
    if round_of(row) <= before.round:
        return None
    return text("warning.never-back") if row >= FLIPPED_ROWS else text("warning.away", round=row + 1)


def _nothing(before: Mara, after: Mara, seat: Seat, move: Move) -> Message | None:
    """A Hut without raw goods gives nothing."""
    if not isinstance(move.verb, Send) or move.at != HUT:
        return None
    owner = before.seats[seat.number]
    return text("warning.empty-hut") if owner.raw() + owner.refined() == 0 else None


def _set_aside(before: Mara, after: Mara, seat: Seat, move: Move) -> Message | None:
    """What is put aside must be created."""
    return text("warning.reserved", points=int(before.box.reserved_points)) if move.verb is RESERVE else None


def _flipped(before: Mara, after: Mara, seat: Seat, move: Move) -> Message | None:
    return text("warning.flip") if move.verb is FLIP else None


WARNINGS = (_joins, _never_back, _nothing, _set_aside, _flipped)


# What can wait, and what is over


def turn_over(before: Mara, after: Mara, seat: int, move: Move) -> bool:
    """May the seat send somebody again, or at last? Then it has done so, or answered in the turn of another."""
    decision = None if after.over else asked(after, seat)
    if not isinstance(decision, Turn) or decision.seat != seat:
        return False
    ahead = before.stack
    while ahead is not None and ahead.first is not NEXT_TURN[seat]:
        ahead = ahead.rest
    return isinstance(move.verb, Send) or ahead is not None or before.turn != seat


def put_off(state: Mara, decision: Decision[Any]) -> Move | None:
    """After the action, Workers and once-a-round effects can wait for the next turn, if there is one this round."""
    if not isinstance(decision, Window) or not state.seats[decision.seat].members():
        return None
    if any(move.verb is CREATE or move.verb is RESERVE for move in decision.moves(state)):
        return None
    return state.box.of(DONE)[0]
