"""Regions: which land a stone cuts off, what it is worth, and who wins it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from terrae.board.hexes import one
from terrae.core.vectors import vec
from terrae.games.terra_nova_2006.rules.box import MOST_LANDSCAPES
from terrae.games.terra_nova_2006.rules.land import Land
from terrae.games.terra_nova_2006.rules.seat import NONE
from terrae.games.terra_nova_2006.rules.state import EMPTY, SCORED, STONE_ON, Island, Region


@final
class Piece:
    """Open land that hangs together: its fields, its landscapes, and the figures on it."""

    def __init__(self, fields: list[i64], landscapes: i64, figures: list[i64]) -> None:
        self.fields = fields
        self.landscapes = landscapes  # how many
        self.figures = figures  # by seat


@final
class Walk:
    """A walk over open land, piece by piece, as if there were a stone on a field."""

    def __init__(self, state: Island, stone: i64, most: i64) -> None:
        self.state = state
        self.most = most  # landscapes of a piece that is of interest
        self.fields = state.fields[:]  # where the walk has been they hold the mark of a piece instead
        if stone != NONE:
            self.fields[stone] = STONE_ON
        self.mark = u8(STONE_ON)
        self.found = vec[i64]([0] * state.land.size)

    def is_new(self, field: i64) -> bool:
        """Is a field open land where the walk has not been?"""
        return self.fields[field] < SCORED

    def piece(self, start: i64) -> Piece | None:
        """The land that hangs together with a field; nothing if it has too many landscapes.

        It stops as soon as there are too many, or where it meets a piece that was given up like that: it is the same
        one. A piece that was walked over to its end is never met again.
        """
        land, fields, found, most = self.state.land, self.fields, self.found, self.most
        near, landscape = land.near, land.landscape
        landscapes: i64 = one(landscape[start])
        kinds: i64 = 1
        size: i64 = 1
        at: i64 = 0
        self.mark += 1
        mark = self.mark
        found[0] = start
        fields[start] = mark
        while at < size:
            first = found[at] * 6
            at += 1
            for side in range(first, first + 6):
                other = near[side]
                if other < 0:
                    continue
                holds = fields[other]
                if holds < SCORED:
                    kind = one(landscape[other])
                    if not landscapes & kind:
                        landscapes |= kind
                        kinds += 1
                        if kinds > most:
                            return None
                    fields[other] = mark
                    found[size] = other
                    size += 1
                elif holds > STONE_ON and holds != mark:
                    return None
        return Piece([found[number] for number in range(size)], kinds, self.figures_on(size))

    def figures_on(self, size: i64) -> list[i64]:
        """The figures by seat on so many fields that were found."""
        figures: list[i64] = [0] * len(self.state.seats)
        for number in range(size):
            holds = i64(self.state.fields[self.found[number]])
            if holds != EMPTY:
                figures[holds - 1] += 1
        return figures


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


def pieces_around(state: Island, at: i64, most: i64 = MOST_LANDSCAPES) -> list[Piece]:
    """The pieces of open land that a stone on a field leaves beside it, of so many landscapes at most."""
    walk = Walk(state, at, most)
    found: list[Piece] = []
    for side in range(at * 6, at * 6 + 6):
        other = state.land.near[side]
        if other >= 0 and walk.is_new(other):
            part = walk.piece(other)
            if part is not None:
                found.append(part)
    return found


def as_region(state: Island, part: Piece) -> Region | None:
    """The region a piece is, unless it has too many landscapes."""
    if part.landscapes > state.box.most:
        return None
    return Region(part.fields, part.landscapes, part.figures, len(part.fields) * state.box.worth[part.landscapes])


def regions_closed_by(state: Island, at: i64) -> list[Region]:
    """The regions that a stone on a field makes."""
    if not may_cut(state.land, state.fields, at):
        return []
    found: list[Region] = []
    for part in pieces_around(state, at, state.box.most):
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
        if part.landscapes <= state.box.most:
            return CLOSE
    return SPLIT if len(parts) > 1 else 0
