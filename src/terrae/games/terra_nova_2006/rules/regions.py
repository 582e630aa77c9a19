"""Regions: which land a stone cuts off, what it is worth, and who wins it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from terrae.board.hexes import count, one
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.seat import NONE
from terrae.games.terra_nova_2006.rules.state import EMPTY, SCORED, Island, Region


@final
class Piece:
    """Open land that hangs together: its fields, its landscapes, and the figures on it."""

    def __init__(self, fields: list[i64], landscapes: i64, figures: list[i64]) -> None:
        self.fields = fields
        self.landscapes = landscapes  # as a set
        self.figures = figures  # by seat


def piece(land: Land, fields: vec[u8], start: i64, stone: i64, seats: i64, seen: vec[u8]) -> Piece:
    """The open land that hangs together with a field, as if there were a stone on another; marks what it has seen."""
    near = land.near
    found: list[i64] = [start]
    figures: list[i64] = [0] * seats
    landscapes: i64 = 0
    seen[start] = 1
    at = 0
    while at < len(found):
        field = found[at]
        at += 1
        landscapes |= one(land.landscape[field])
        if fields[field] != EMPTY:
            figures[i64(fields[field]) - 1] += 1
        for side in range(field * 6, field * 6 + 6):
            other = near[side]
            if other >= 0 and not seen[other] and fields[other] < SCORED and other != stone:
                seen[other] = 1
                found.append(other)
    return Piece(found, landscapes, figures)


def may_cut(land: Land, fields: vec[u8], at: i64) -> bool:
    """Could a stone on a field split the land, or take the last field of a landscape from it?

    Only if the open fields around it form two arcs or more, or none of them has its landscape. Everything else needs no
    search.
    """
    near = land.near
    arcs: i64 = 0
    alike = False
    last = near[at * 6 + 5]
    before = last >= 0 and fields[last] < SCORED
    for side in range(at * 6, at * 6 + 6):
        other = near[side]
        open_ = other >= 0 and fields[other] < SCORED
        if open_:
            if not before:
                arcs += 1
            if land.landscape[other] == land.landscape[at]:
                alike = True
        before = open_
    return arcs > 1 or not alike


def pieces_around(state: Island, at: i64) -> list[Piece]:
    """The pieces of open land that a stone on a field leaves beside it."""
    land, fields = state.land, state.fields
    seen = vec[u8]([0] * land.size)
    found: list[Piece] = []
    for side in range(at * 6, at * 6 + 6):
        other = land.near[side]
        if other >= 0 and not seen[other] and fields[other] < SCORED:
            found.append(piece(land, fields, other, at, len(state.seats), seen))
    return found


def as_region(state: Island, part: Piece) -> Region | None:
    """The region a piece is, unless it has too many landscapes."""
    landscapes = count(part.landscapes)
    if landscapes >= len(state.box.worth):
        return None
    return Region(part.fields, landscapes, part.figures, len(part.fields) * state.box.worth[landscapes])


def regions_closed_by(state: Island, at: i64) -> list[Region]:
    """The regions that a stone on a field makes."""
    if not may_cut(state.land, state.fields, at):
        return []
    found: list[Region] = []
    for part in pieces_around(state, at):
        region = as_region(state, part)
        if region is not None:
            found.append(region)
    return found


def score(state: Island, region: Region) -> None:
    """The most figures take the points, tied ones share them; then all figures leave the game."""
    source = state.box.sources[region.landscapes]
    for number in region.winners:
        state.gain_points(state.seats[number], region.share, source)
    for field in region.fields:
        if state.fields[field] != EMPTY:
            state.seats[i64(state.fields[field]) - 1].take(field)
            if field == state.mover:
                state.mover = NONE
            if field == state.other:
                state.other = NONE
        state.fields[field] = SCORED
    for seat in state.seats:
        lost = region.figures[seat.number]
        if lost:
            state.lose_figures(seat, lost, source)
    state.unsettled -= len(region.fields)
    state.regions = [*state.regions, region]


SPLIT: Final = 1
CLOSE: Final = 2


def effect_of_stone(state: Island, at: i64) -> i64:
    """What a stone on an empty field would do to the land: nothing, split it, or close a region."""
    if not may_cut(state.land, state.fields, at):
        return 0
    parts = pieces_around(state, at)
    for part in parts:
        if count(part.landscapes) < len(state.box.worth):
            return CLOSE
    return SPLIT if len(parts) > 1 else 0
