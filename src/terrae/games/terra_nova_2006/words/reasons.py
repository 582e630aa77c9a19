"""Reasons: why a move is not possible now."""

from __future__ import annotations

from typing import Any

from terrae.core.messages import Message
from terrae.core.moves import Move
from terrae.core.state import NATURE, Decision
from terrae.core.voice import asked, target
from terrae.games.terra_nova_2006.rules.catalogue import CATALOGUE
from terrae.games.terra_nova_2006.rules.grid import CELL_NAMES, CELLS, DIRECTIONS, line
from terrae.games.terra_nova_2006.rules.seat import NONE
from terrae.games.terra_nova_2006.rules.setup import DRAW_FIGURE, DRAW_FIRST, PLACE, PlaceFigure
from terrae.games.terra_nova_2006.rules.state import EMPTY, SCORED, STONE_ON, Island
from terrae.games.terra_nova_2006.rules.stones import STONE
from terrae.games.terra_nova_2006.rules.turn import DONE, Act
from terrae.games.terra_nova_2006.words.asks import text, who


def reason(name: str, /, **values: object) -> Message:
    return text(f"reason.{name}", **values)


def standing(state: Island, seat: int, place: str) -> Message | None:
    """Why a field cannot be gone to or take a stone: what is on it, or that there is no such field."""
    field = state.land.by_name.get(place, NONE)
    if field == NONE:
        return reason("no-field", place=place)
    holds = int(state.fields[field])
    if holds == EMPTY:
        return None
    if holds == STONE_ON:
        return reason("stone-there", place=place)
    if holds == SCORED:
        return reason("scored-there", place=place)
    if holds == seat + 1:
        return reason("own-there", place=place)
    return reason("other-there", place=place, owner=who(state, holds - 1))


def other_turn(state: Island, decision: Decision[Any]) -> Message:
    return reason("other-turn", who=who(state, int(decision.seat)))


def why_not(state: Island, seat: int, move: Move) -> Message:
    """The reason why a move is not possible for a seat now."""
    verb = move.verb
    if verb is DRAW_FIRST or verb is DRAW_FIGURE:
        return reason("nature")
    if state.over:
        return reason("over")
    decision = asked(state, seat)
    if decision.seat == NATURE:
        return reason("draw-first")
    if isinstance(decision, PlaceFigure):
        if verb is not PLACE:
            return reason("set-up")
        return standing(state, seat, target(move)) or other_turn(state, decision)
    if verb is PLACE:
        return reason("all-placed")
    if decision.seat != seat:
        return other_turn(state, decision)
    if verb is DONE:
        return reason("must-act")
    if decision.moves(state)[0].verb is DONE:
        return reason("only-done")
    return why_no_stone(state, seat, target(move)) if verb is STONE else why_blocked(state, seat, move)


def why_no_stone(state: Island, seat: int, place: str) -> Message:
    """The first action is a move; then the field must be empty, and beside a figure that moved."""
    there = standing(state, seat, place)
    if there is not None:
        return there
    if state.action == 0:
        return reason("move-first", place=place)
    moved = [state.land.names[field] for field in (state.mover, state.other) if field != NONE]
    if not moved:
        return reason("mover-gone", place=place)
    return reason("not-beside", place=place, moved=", ".join(moved))


def why_no_way(state: Island, seat: int, start: str, end: str) -> Message | None:
    """Why no figure of the seat can go from one field to another, be there a straight way or not."""
    start, end = start.upper(), end.upper()
    if start not in CELL_NAMES or end not in CELL_NAMES:
        return None
    way = CATALOGUE.by_text.get(f"{start}-{end}")
    if way is not None:
        return None if way in state.moves_of(seat) else why_not(state, seat, way)
    decision = asked(state, seat)
    if not isinstance(decision, Act) or decision.seat != seat:
        return None
    return no_figure(state, seat, start, end) or reason("nowhere" if start == end else "crooked", start=start, end=end)


def no_figure(state: Island, seat: int, start: str, end: str) -> Message | None:
    """Both fields must be on the board, and an own figure on the first."""
    for place in (start, end):
        if place not in state.land.by_name:
            return reason("no-field", place=place)
    holds = int(state.fields[state.land.by_name[start]])
    if holds != seat + 1:
        if holds == EMPTY or holds >= SCORED:
            return reason("no-figure", place=start)
        return reason("not-yours", place=start, owner=who(state, holds - 1))
    return None


def why_blocked(state: Island, seat: int, move: Move) -> Message:
    """An own figure must stand there, and the way must be free; nothing else forbids a way but the ban on returning."""
    start, end = move.text.split("-")
    missing = no_figure(state, seat, start, end)
    if missing is not None:
        return missing
    for place in way(start, end):
        there = standing(state, seat, place)
        if there is not None:
            return there if place == end else reason("way", start=start, end=end, what=there)
    return reason("return", place=end)


def way(start: str, end: str) -> list[str]:
    """The fields from one to another, the first one left out."""
    cell, goal = CELLS[CELL_NAMES.index(start)], CELLS[CELL_NAMES.index(end)]
    for direction in range(len(DIRECTIONS)):
        cells = line(cell, direction)
        if goal in cells:
            return [CELL_NAMES[CELLS.index(one)] for one in cells[: cells.index(goal) + 1]]
    raise AssertionError("every way of the catalogue is straight")
